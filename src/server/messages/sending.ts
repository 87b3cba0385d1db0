import { createHash } from 'node:crypto'
import { isQuietHour } from '#domain/earlier-wish'
import { MINUTE_MS } from '#domain/time-units'
import type { AppointmentDeps } from '../appointments/book.ts'
import type { Directory } from '../booking/directory.ts'
import { displacedReason, isOfferOpen } from '../directory/displaced.ts'
import { visitLink } from '../keys/visit-link.ts'
import type { Log } from '../log.ts'
import type { Failures } from '../running/failures.ts'
import type { GuestMessage, MessageOutcome } from '../store/message-store.ts'
import { LEAST_AHEAD_MS } from '../store/offers.ts'
import type { ProviderKey, StoredAppointment } from '../store/store.ts'
import { composed } from './compose.ts'
import { contactOf, zoneOfGuest } from './contact.ts'
import type { OptOuts } from './opt-outs.ts'
import { type Mail, type SendMail, type Sent, WHOLE_MS } from './smtp.ts'

/** Messages that one process sends at the same time. */
const AT_ONCE = 16
/** A process that claimed a message and has not settled it by then has died. */
const LEASE_MS = 2 * WHOLE_MS
/** Before each further attempt. An offer is over after ten minutes, and a reminder is of no use in the last hour. */
const PAUSES: Record<GuestMessage['kind'], readonly number[]> = {
  reminder: [1, 5, 15, 60, 180].map((minutes) => minutes * MINUTE_MS),
  offer: [0.5, 1, 2, 3].map((minutes) => minutes * MINUTE_MS),
}
/** How often a message looks whether the night is over. */
const QUIET_MS = 5 * MINUTE_MS
/** A guest needs so long to open an offer. */
const LEAST_TO_ANSWER_MS = MINUTE_MS

export type MailOutcome = 'sent' | 'postponed' | 'dropped' | 'failed'

export type SendingDeps = Pick<AppointmentDeps, 'store' | 'keys' | 'clock' | 'directory' | 'content'> & {
  log: Log
  failures: Failures
  publicUrl: string
  send: SendMail
  optOuts: OptOuts
  /** Counts messages. */
  mailed?: (outcome: MailOutcome) => void
  isStopping?: () => boolean
}

/**
 * Returns what sends the messages that are due (VISIT-06). Each is judged anew just before it is sent: a visit that was moved, cancelled or
 * displaced meanwhile gets none. It never rejects: what fails is logged, and comes with a later run.
 */
export function createSending(deps: SendingDeps): () => Promise<void> {
  const { store, failures, isStopping = () => false } = deps
  return async () => {
    try {
      const problems = new Set<string>()
      for (let isMore = true; isMore && !isStopping(); ) {
        const claimed = await store.claimMessages(AT_ONCE, LEASE_MS)
        await Promise.all(
          claimed.map(async (one) => {
            const outcome = await outcomeOf(deps, one)
            await store.settleMessage(one, outcome)
            report(deps, one, { outcome, problems })
          }),
        )
        isMore = claimed.length === AT_ONCE
      }
    } catch (error) {
      failures.own('messages', error)
    }
  }
}

async function outcomeOf(deps: SendingDeps, message: GuestMessage): Promise<MessageOutcome> {
  const mail = await mailOf(deps, message)
  return 'status' in mail ? mail : afterSending(message, await deps.send(mail))
}

function afterSending({ kind, attempts }: GuestMessage, sent: Sent): MessageOutcome {
  if (sent.outcome === 'sent') return { status: 'sent' }
  const afterMs = PAUSES[kind][attempts]
  if (sent.outcome === 'refused' || afterMs === undefined) return { status: 'failed', reason: sent.problem }
  return { status: 'waiting', afterMs, reason: sent.problem, isAttempt: true }
}

/** Names each problem of a run once, and each message that a guest will not get. */
function report(
  { log, mailed = () => {} }: SendingDeps,
  { kind, appointmentId, attempts }: GuestMessage,
  { outcome, problems }: { outcome: MessageOutcome; problems: Set<string> },
): void {
  if (outcome.status !== 'waiting') mailed(outcome.status)
  if (outcome.status === 'failed')
    log({ event: 'mail-failed', kind, visit: appointmentId, problem: outcome.reason, attempts: attempts + 1 })
  if (outcome.status !== 'waiting' || !outcome.isAttempt) return
  mailed('postponed')
  if (!problems.has(outcome.reason)) log({ event: 'mail-failing', kind, problem: outcome.reason })
  problems.add(outcome.reason)
}

const dropped = (reason: string): MessageOutcome => ({ status: 'dropped', reason })

/** The e-mail of a message; or why there is none, or none yet. */
async function mailOf(deps: SendingDeps, message: GuestMessage): Promise<Mail | MessageOutcome> {
  const { store, keys, clock, optOuts, content, publicUrl } = deps
  const appointment = await store.appointment(message.appointmentId)
  if (!appointment) return dropped('removed')
  if (appointment.status === 'canceled') return dropped('canceled')
  const visitId = appointment.firstId ?? appointment.id
  const consent = await store.messageConsent(visitId)
  if (!consent || consent.endedAt !== null) return dropped('stopped')
  const { status = 'waiting' } = (await store.visitStates([appointment.id])).get(appointment.id) ?? {}
  if (status !== 'waiting') return dropped('served')
  const directory = await deps.directory()
  const provider = directory.provider(appointment.provider)
  if (!provider) return dropped('displaced')
  const isDisplaced = displacedReason(directory, appointment) !== undefined
  const about = await (message.kind === 'offer'
    ? offerOf(deps, message, { appointment, directory })
    : reminderOf(message, appointment, { isDisplaced, now: clock() }))
  if ('status' in about) return about
  const contact = contactOf(keys, appointment)
  if (!contact) return dropped('noAddress')
  const { zone: place } =
    (about.provider && directory.provider(about.provider))?.calendar ?? provider.calendar
  const zone = provider.licensureStates === null ? place : zoneOfGuest(contact.zone, provider)
  if (isQuietHour(clock(), place) || isQuietHour(clock(), zone))
    return { status: 'waiting', afterMs: QUIET_MS, reason: 'quiet', isAttempt: false }
  if (await optOuts.has(contact.address)) return dropped('optedOut')
  const { kind, startsAt } = message
  const link = visitLink(keys, publicUrl, visitId)
  const facts = { kind, startsAt, zone, link, provider: appointment.provider, language: consent.language }
  return {
    ...(await composed(content, publicUrl, { ...facts, until: about.until })),
    id: createHash('sha256').update(message.id).digest('hex').slice(0, 32),
    to: contact.address,
    stopLink: link,
  }
}

/** `provider`: whose time it is, where that is not the provider of the appointment. */
type About = { until: number | undefined; provider?: ProviderKey | undefined }

async function reminderOf(
  { startsAt }: GuestMessage,
  appointment: StoredAppointment,
  { isDisplaced, now }: { isDisplaced: boolean; now: number },
): Promise<About | MessageOutcome> {
  if (appointment.startsAt !== startsAt) return dropped('moved')
  if (isDisplaced) return dropped('displaced')
  return startsAt - now < LEAST_AHEAD_MS ? dropped('late') : { until: undefined }
}

async function offerOf(
  { store }: SendingDeps,
  { offerId }: GuestMessage,
  { appointment, directory }: { appointment: StoredAppointment; directory: Directory },
): Promise<About | MessageOutcome> {
  const offer = offerId === null ? undefined : await store.offer(offerId)
  const isOpen = offer?.status === 'open' && offer.answerBy - (await store.now()) >= LEAST_TO_ANSWER_MS
  if (offer && !isOfferOpen(directory, appointment, offer)) return dropped('displaced')
  return offer && isOpen ? { until: offer.answerBy, provider: offer.provider } : dropped('over')
}

import type { Infer } from 'superstruct'
import type { EarlierTimes } from '#contract/appointment-earlier'
import type { MovedAppointments } from '#contract/appointment-move'
import type { getVisitMessages, postReply, postVisitEarlier, postVisitMove } from '#contract/operator'
import type { AppointmentDeps } from '../appointments/book.ts'
import { changeEarlier, earlierTimesOf } from '../appointments/earlier.ts'
import { moveVisit } from '../appointments/move.ts'
import { refusal } from '../http/refusal.ts'
import { meaningOf, type OptOuts } from '../messages/opt-outs.ts'
import type { KeptMessage } from '../store/message-store.ts'
import type { StoredAppointment } from '../store/store.ts'
import type { OperatorToken } from '../store/tokens.ts'
import { nameOfToken } from './tokens.ts'
import { refuseUnseen, unknownVisit } from './visits.ts'

export type ChangeDeps = AppointmentDeps & { offerTimes: () => Promise<void>; optOuts: OptOuts }

type Asked = { id: string; token: OperatorToken }

/** Moves a visit on behalf of the guest (VISIT-02). Throws Refusal. */
export async function moveVisitAs(
  deps: ChangeDeps,
  { id, token }: Asked,
  { body, idempotencyKey }: { body: Infer<typeof postVisitMove.body>; idempotencyKey: string | null },
): Promise<MovedAppointments> {
  await appointmentOf(deps, { id, token })
  const moved = await moveVisit(deps, { id, idempotencyKey, body, isByGuest: false })
  const visits = moved.appointments.map((one) => one.id)
  await deps.store.addAudit({ who: nameOfToken(token), action: 'visit.move', visits, about: {} })
  await deps.offerTimes()
  return moved
}

/** What a guest waits for, and the times that are kept for them (VISIT-04). Throws Refusal. */
export async function earlierTimesFor(deps: ChangeDeps, asked: Asked): Promise<EarlierTimes> {
  return earlierTimesOf(deps, await appointmentOf(deps, asked))
}

/** Has a guest wait, or answers for them (VISIT-04). Throws Refusal. */
export async function changeEarlierAs(
  deps: ChangeDeps,
  { id, token }: Asked,
  body: Infer<typeof postVisitEarlier.body>,
): Promise<EarlierTimes> {
  const appointment = await appointmentOf(deps, { id, token })
  const times = await changeEarlier(deps, appointment, { ...body, isByGuest: false })
  const about = {
    ...(body.wish !== undefined && { wish: body.wish === null ? 'none' : 'set' }),
    ...(body.answer && { offer: body.answer.accept ? 'accepted' : 'declined' }),
  }
  await deps.store.addAudit({ who: nameOfToken(token), action: 'visit.earlier', visits: [id], about })
  return times
}

/** The consent of a guest to e-mails, and what became of each (VISIT-06). Throws Refusal. */
export async function messagesFor(
  deps: ChangeDeps,
  asked: Asked,
): Promise<Infer<typeof getVisitMessages.data>> {
  const { id, firstId } = await appointmentOf(deps, asked, 'noMessages')
  const consent = await deps.store.messageConsent(firstId ?? id)
  const iso = (at: number) => new Date(at).toISOString()
  return {
    consent: consent
      ? {
          language: consent.language,
          wording: consent.wording,
          agreedAt: iso(consent.agreedAt),
          endedAt: consent.endedAt === null ? null : iso(consent.endedAt),
        }
      : null,
    messages: (await deps.store.messagesOf(id)).map(
      ({ kind, startsAt, status, reason, changedAt }: KeptMessage) => ({
        kind,
        startsAt: iso(startsAt),
        status,
        reason,
        at: iso(changedAt),
      }),
    ),
  }
}

/** Takes the answer of a guest to an e-mail (VISIT-06). Throws Refusal. */
export async function takeReply(
  { content, optOuts, store }: ChangeDeps,
  token: OperatorToken,
  { address, text }: Infer<typeof postReply.body>,
): Promise<Infer<typeof postReply.data>> {
  if (token.locations !== null)
    throw refusal(403, 'tokenLocation', 'This concerns the whole chain: use a token of all locations.')
  const meaning = meaningOf(await content.document('visitMessages'), text)
  if (meaning !== 'other') {
    await optOuts.set(address, meaning === 'stop')
    const action = meaning === 'stop' ? 'messages.stop' : 'messages.start'
    await store.addAudit({ who: nameOfToken(token), action, visits: [], about: {} })
  }
  return { meaning }
}

/**
 * Throws Refusal, the same (404) for one that is not there and one that the token may not see. A walk-in is there and has no appointment:
 * 409 with the key `ofWalkIn`, because programs forget a visit after a 404.
 */
async function appointmentOf(
  { store, keys }: ChangeDeps,
  { id, token }: Asked,
  ofWalkIn: 'notMovable' | 'noMessages' = 'notMovable',
): Promise<StoredAppointment> {
  await refuseUnseen({ store, keys }, id, token)
  const appointment = await store.appointment(id)
  if (appointment) return appointment
  const [checkIn] = await store.checkInsOf([id])
  throw checkIn ? refusal(409, ofWalkIn, 'This visit is a walk-in: it has no appointment.') : unknownVisit()
}

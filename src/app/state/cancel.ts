import { proxy } from 'valtio'
import { type CancelBody, type CanceledAppointments, cancelAppointment } from '#contract/appointments'
import { SCHEDULER_FLOWS, type SchedulerFlow } from '#contract/vocabulary'
import type { CalendarVisit } from '#domain/ics'
import { zoneAbbreviation } from '#domain/slot-times'
import { call } from '../api/call.ts'
import { say } from '../messages/catalogue.ts'
import { cancel as texts } from '../messages/en/cancel.ts'
import { row } from '../messages/joined.ts'
import { leftToRight } from '../messages/left-to-right.ts'
import { said } from '../messages/when.ts'
import { href } from '../paths.ts'
import { browserZone } from '../platform/clock.ts'
import { go } from '../platform/navigate.ts'
import { reportFailedCall } from './flow.ts'

/** Id and code of an appointment (CANCEL-12). */
export interface CancelKey {
  id: string
  confirmCode: string
}

/** `unreachable`: our server did not answer. `refused`: it refused for another reason, or failed (CANCEL-15, CANCEL-16). */
export type CancelProblem = 'alreadyCanceled' | 'unreachable' | 'refused'

type Cancelling = { status: 'idle' | 'in_progress' } | { status: 'failed'; problem: CancelProblem }

/** The cancelled appointments on the page that follows. After a reload only the flow is known (CANCEL-19). */
export interface Canceled {
  flow: SchedulerFlow
  visits: CalendarVisit[]
  /** What was cancelled, one line an appointment; empty where the provider did not say (BK-45, BK-65). */
  lines: string[]
}

/** `link` is the opened cancel link. */
export const cancelling = proxy<{
  state: Cancelling
  link: CancelKey | undefined
  canceled: Canceled | undefined
}>({ state: { status: 'idle' }, link: undefined, canceled: undefined })

const LINK = new RegExp(`^${href('cancelOpened')}/([^/]+)/([^/]+)/?$`)

/** Removes id and code from the address before anything is drawn (ROUTE-14, quality section 7). */
export function takeCancelLink(): void {
  const [, id, confirmCode] = LINK.exec(window.location.pathname) ?? []
  if (id === undefined || confirmCode === undefined) return
  const link = { id: decoded(id), confirmCode: decoded(confirmCode) }
  cancelling.link = link
  cancelling.state = { status: 'idle' }
  go(href('cancelOpened'), { replace: true })
  void import('./kept-link.ts').then(({ keepLink }) => keepLink(link)).catch(() => undefined) // offline
}

/** Decodes a part of the address. A broken escape stays, because the server knows no such appointment. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Ids of appointments that an unanswered request may have cancelled. */
const unanswered = new Set<string>()

/**
 * Cancels an appointment, and a first one with its follow-up (CANCEL-12 to CANCEL-14). It tries twice without an answer, and ignores a
 * second press meanwhile. Returns whether the appointment is cancelled now.
 */
export async function cancel(key: CancelKey, known?: Canceled): Promise<boolean> {
  if (cancelling.state.status === 'in_progress') return false
  cancelling.state = { status: 'in_progress' }
  let outcome = await attempt(key)
  if (outcome === 'unreachable') outcome = await attempt(key)
  if (typeof outcome === 'string') {
    cancelling.state = { status: 'failed', problem: outcome }
    return false
  }
  unanswered.delete(key.id)
  learnCanceled(known ? withRevisions(known, outcome) : knownOf(outcome))
  return true
}

/** Records that the appointments are cancelled, now or before (CANCEL-15). */
export function learnCanceled(known: Canceled): void {
  const ids = known.visits.map(({ id }) => id)
  void import('./receipts.ts').then(({ removeBookedReceipts }) => removeBookedReceipts(ids))
  void import('./kept-link.ts').then(({ forgetLink }) => forgetLink()).catch(() => undefined) // offline
  Object.assign(cancelling, { state: { status: 'idle' }, link: undefined, canceled: known })
}

/** The visit may have been moved on another device since this one learned of it. */
function withRevisions(known: Canceled, canceled: CanceledAppointments['appointments']): Canceled {
  const revisions = new Map(canceled.map(({ id, revision }) => [id, revision]))
  const visits = known.visits.map((one) => ({ ...one, revision: revisions.get(one.id) ?? one.revision }))
  return { ...known, visits }
}

/** What the answer alone says of the cancelled appointments: as much as a calendar needs to remove its entries (CANCEL-19). */
function knownOf(canceled: CanceledAppointments['appointments']): Canceled {
  const title = say(texts).calendarTitleCanceled
  const visits = canceled.flatMap(({ id, startsAt, revision }) =>
    startsAt === undefined
      ? []
      : { id, startsAt: Date.parse(startsAt), revision, title, place: '', notes: title },
  )
  const zone = browserZone()
  const lines = visits.map(({ startsAt }) => {
    const time = `${said('time', startsAt, zone)} ${leftToRight(zoneAbbreviation(startsAt, zone))}`
    return row([said('long', startsAt, zone), time])
  })
  return { flow: 'IN_PERSON', visits, lines }
}

/** Tries once. Returns the cancelled appointments, or the problem. */
async function attempt({
  id,
  confirmCode,
}: CancelKey): Promise<CanceledAppointments['appointments'] | CancelProblem> {
  const body: CancelBody = { status: 'CANCELED', confirmCode }
  const result = await call(cancelAppointment, { params: { id }, body })
  if (result.kind === 'answered') return result.data?.appointments ?? []
  // Whatever a 2xx says, the visit is cancelled (BK-65).
  if (result.kind === 'failed' && result.reason === 'unreadable') return []
  const isConflict = result.kind === 'refused' && result.status === 409
  if (isConflict && unanswered.has(id)) return [] // CANCEL-14
  reportFailedCall(cancelAppointment.path, result)
  if (isConflict) return 'alreadyCanceled'
  if (result.kind === 'refused') return 'refused'
  unanswered.add(id)
  return result.kind === 'failed' && result.reason === 'server' ? 'refused' : 'unreachable'
}

/** Closes the message about the last try. */
export function dismissCancelling(): void {
  if (cancelling.state.status === 'failed') cancelling.state = { status: 'idle' }
}

/** Opens the page that says that an appointment is cancelled. Its entry keeps that for a reload, without whose or which (CANCEL-11). */
export function goToCanceled(): void {
  go(href('canceled'), { replace: true, state: { canceled: cancelling.canceled?.flow } })
}

/** What is known of a cancel after a reload of its page. Undefined where there was none. */
export function canceledBefore(entry: unknown): Canceled | undefined {
  const kept = typeof entry === 'object' && entry && 'canceled' in entry ? entry.canceled : undefined
  const flow = SCHEDULER_FLOWS.find((one) => one === kept)
  return flow && { flow, visits: [], lines: [] }
}

/** Forgets the cancelled appointments when the guest leaves their page. */
export function forgetCanceled(): void {
  cancelling.canceled = undefined
}

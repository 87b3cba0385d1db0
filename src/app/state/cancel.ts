import { proxy } from 'valtio'
import { type CancelBody, type CanceledAppointments, cancelAppointment } from '#contract/appointments'
import type { SchedulerFlow } from '#contract/vocabulary'
import type { CalendarVisit } from '#domain/ics'
import { call } from '../api/call.ts'
import { say } from '../messages/catalogue.ts'
import { cancel as texts } from '../messages/en/cancel.ts'
import { href } from '../paths.ts'
import { go } from '../platform/navigate.ts'
import { reportError } from './flow.ts'

/** What opens an appointment (CANCEL-12). */
export interface CancelKey {
  id: string
  confirmCode: string
}

/** `unreachable`: no answer of ours was heard; `refused`: any other no (CANCEL-15, CANCEL-16). */
export type CancelProblem = 'alreadyCanceled' | 'unreachable' | 'refused'

export type Cancelling = { status: 'idle' | 'in_progress' } | { status: 'failed'; problem: CancelProblem }

/** What the cancelled page knows of what was cancelled; nothing after a reload (CANCEL-19). */
export interface Canceled {
  flow: SchedulerFlow
  visits: CalendarVisit[]
}

/** `link`: what the opened cancel link held, kept in memory alone. */
export const cancelling = proxy<{
  state: Cancelling
  link: CancelKey | undefined
  canceled: Canceled | undefined
}>({ state: { status: 'idle' }, link: undefined, canceled: undefined })

const LINK = new RegExp(`^${href('cancelOpened')}/([^/]+)/([^/]+)/?$`)

/** Takes id and code out of the address, with whatever came after them, before anything is drawn (ROUTE-14, quality section 7). */
export function takeCancelLink(): void {
  const [, id, confirmCode] = LINK.exec(window.location.pathname) ?? []
  if (id === undefined || confirmCode === undefined) return
  cancelling.link = { id: plain(id), confirmCode: plain(confirmCode) }
  cancelling.state = { status: 'idle' }
  go(href('cancelOpened'), { replace: true })
}

/** A broken escape is kept as it is; the server knows no such appointment. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

type CanceledOnes = CanceledAppointments['appointments']

/** Ids that a request without an answer may have cancelled already. */
const unanswered = new Set<string>()

/**
 * Cancels an appointment, a first one with its follow-up (CANCEL-12 to CANCEL-14); whether it is cancelled now. What is without
 * an answer is asked once more. A second press while one is under way does nothing.
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
  learnCanceled(known ?? knownOf(outcome))
  return true
}

/** Takes note that what is known of is cancelled, by us or before (CANCEL-15). */
export function learnCanceled(known?: Canceled): void {
  Object.assign(cancelling, { state: { status: 'idle' }, link: undefined, canceled: known })
}

/** What a link's guest can be told from the answer: enough for the entries of a calendar to go (CANCEL-19). */
function knownOf(canceled: CanceledOnes): Canceled | undefined {
  const title = say(texts).calendarTitleCanceled
  const visits = canceled.flatMap(({ id, startsAt }) =>
    startsAt === undefined ? [] : { id, startsAt: Date.parse(startsAt), title, place: '', notes: title },
  )
  return visits.length > 0 ? { flow: 'IN_PERSON', visits } : undefined
}

/** What was cancelled as far as is known, or why nothing was. */
async function attempt({ id, confirmCode }: CancelKey): Promise<CanceledOnes | CancelProblem> {
  const body: CancelBody = { status: 'CANCELED', confirmCode }
  const result = await call(cancelAppointment, { params: { id }, body })
  if (result.kind === 'answered') return result.data.appointments
  const isConflict = result.kind === 'refused' && result.status === 409
  if (isConflict && unanswered.has(id)) return [] // CANCEL-14
  const status = 'status' in result ? (result.status ?? 500) : 500
  reportError({ description: result.kind, endpoint: cancelAppointment.path, status })
  if (isConflict) return 'alreadyCanceled'
  if (result.kind === 'refused') return 'refused'
  unanswered.add(id)
  return result.kind === 'failed' && result.reason === 'server' ? 'refused' : 'unreachable'
}

/** Puts away what was said of the last try. */
export function dismissCancelling(): void {
  if (cancelling.state.status === 'failed') cancelling.state = { status: 'idle' }
}

/** The cancelled page is left: what it knew goes. */
export function forgetCanceled(): void {
  cancelling.canceled = undefined
}

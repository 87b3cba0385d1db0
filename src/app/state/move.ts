import { APPOINTMENT_HEADER, type MoveBody, moveAppointment } from '#contract/appointment-move'
import type { ErrorKey } from '#contract/endpoint'
import { RESERVATION_HEADER, type ReservationBody, releaseReservation, reserve } from '#contract/reservations'
import type { Slot } from '#domain/slot-view'
import { call } from '../api/call.ts'
import { randomKey } from '../platform/secrets.ts'
import { type CancelKey, cancelling } from './cancel.ts'
import { type LinkedVisit, viewLinked } from './cancel-view.ts'
import { reportFailedCall } from './flow.ts'
import { holdRequestBody, type Which } from './hold-request.ts'
import { endMove, type MoveProblem, moving, type PickedTime } from './moving.ts'

/** Gives back the new time of one appointment. */
export function dropPicked(which: Which): void {
  const code = moving.picked[which]?.code
  delete moving.picked[which]
  if (code !== undefined) release(code)
}

function release(reservationCode: string): void {
  void call(releaseReservation, { params: { reservationCode }, keepalive: true })
}

/** Gives back all new times. */
export function dropAllPicked(): void {
  for (const which of ['appointment', 'followup'] as const) dropPicked(which)
}

/** The headers by which the visit's own time counts as free (VISIT-03). */
export function ownTimeHeaders(link: CancelKey, code?: string): Record<string, string> {
  return {
    [APPOINTMENT_HEADER]: `${link.id}.${link.confirmCode}`,
    ...(code !== undefined && { [RESERVATION_HEADER]: code }),
  }
}

let picks = 0

/** Holds a new time in place of the one picked before. */
export async function pickTime(visit: LinkedVisit, which: Which, { value, at }: Slot): Promise<void> {
  const { [which]: appointment, provider } = visit
  const { link } = cancelling
  if (!appointment || !provider || !link) return
  picks += 1
  const mine = picks
  const former = moving.picked[which]?.code
  moving.state = { status: 'idle' }
  moving.picked[which] = { value, at, status: 'holding', ...(former !== undefined && { code: former }) }
  const result = await call(reserve, {
    body: JSON.parse(holdRequestBody({ ...appointment, timestamp: value }, provider)) as ReservationBody,
    idempotencyKey: randomKey(),
    headers: ownTimeHeaders({ ...link }, former),
    retries: 1,
  })
  const held = result.kind === 'answered' ? result.data.appointmentReservations[0] : undefined
  if (mine !== picks || moving.picked[which]?.value !== value) {
    if (held) release(held.reservationCode)
    return
  }
  if (held) {
    const { reservationCode: code, expiresAt } = held
    const end = expiresAt == null ? {} : { expiresAt: Date.parse(expiresAt) }
    moving.picked[which] = { value, at, status: 'held', code, ...end }
    return
  }
  const keys = errorKeys(result)
  if (keys.includes('notHeld')) {
    moving.picked[which] = { value, at, status: 'free' }
    return
  }
  delete moving.picked[which]
  fail(result.kind === 'refused' ? (problemOf(keys) ?? 'slotTaken') : 'unreachable')
}

let sent: { text: string; key: string } | undefined

/** Moves the visit to the picked times. A lost answer is asked for again with the same key (API-49). */
export async function submitMove(visit: LinkedVisit): Promise<void> {
  const { link } = cancelling
  const { appointment, followup } = moving.picked
  if (!link || moving.state.status === 'in_progress') return
  moving.state = { status: 'in_progress' }
  const body: MoveBody = {
    confirmCode: link.confirmCode,
    revision: visit.appointment?.revision ?? 0,
    ...(appointment && timeOf(appointment, visit.appointment?.timezone)),
    ...(followup && { followupAppointment: timeOf(followup, visit.followup?.timezone) }),
  }
  const text = JSON.stringify(body)
  if (sent?.text !== text) sent = { text, key: randomKey() }
  const { id } = link
  const result = await call(moveAppointment, { params: { id }, body, idempotencyKey: sent.key, retries: 2 })
  if (result.kind === 'answered') {
    await afterMove(id)
    endMove()
    moving.state = { status: 'moved' }
    return
  }
  if (result.kind === 'refused') sent = undefined
  else reportFailedCall(moveAppointment.path, result)
  const problem = moveProblemOf(result)
  if (problem === 'slotTaken' || problem === 'notOnSchedule') moving.picked = {}
  if (problem === 'visitChanged') await leaveMove(problem)
  else fail(problem)
}

/** Goes back to the visit, as it is now, and says there why its time cannot be changed. */
export async function leaveMove(problem: MoveProblem): Promise<void> {
  dropAllPicked()
  endMove()
  await viewLinked()
  fail(problem)
}

/** Shows the visit as it is now; what this device kept of it has the old time. */
export async function afterMove(id: string): Promise<void> {
  await viewLinked()
  const [{ mayHaveDatabase }, { removeBookedReceipts }] = await Promise.all([
    import('../platform/storage.ts'),
    import('./receipts.ts'),
  ])
  await removeBookedReceipts([id])
  if (!(await mayHaveDatabase('visit'))) return
  const { endCanceled } = await import('./draft.ts')
  await endCanceled(id).catch(() => undefined) // storage
}

function timeOf({ value, code }: PickedTime, timezone = 'UTC') {
  return { dateTime: { value, timezone }, ...(code !== undefined && { reservationCode: code }) }
}

function fail(problem: MoveProblem): void {
  if (problem === 'slotTaken' || problem === 'notOnSchedule') moving.lost += 1
  moving.state = { status: 'failed', problem }
}

/** Why a call that would have moved the visit did not. */
export function moveProblemOf(result: { kind: string }): MoveProblem {
  return result.kind === 'refused' ? (problemOf(errorKeys(result)) ?? 'refused') : 'unreachable'
}

function errorKeys(result: { errors?: readonly { key: ErrorKey }[] } | object): ErrorKey[] {
  return 'errors' in result ? (result.errors ?? []).map(({ key }) => key) : []
}

const PROBLEMS: Partial<Record<ErrorKey, MoveProblem>> = {
  slotTaken: 'slotTaken',
  sameTime: 'slotTaken',
  visitChanged: 'visitChanged',
  visitBegun: 'visitChanged',
  alreadyCanceled: 'visitChanged',
  tooManyMoves: 'tooManyMoves',
  followupTooEarly: 'followupTooEarly',
  notEligible: 'notEligible',
  doseTooEarly: 'notEligible',
  patientTooYoung: 'notEligible',
  patientTooOld: 'notEligible',
  notOnSchedule: 'notOnSchedule',
  serviceSwitchedOff: 'refused',
  busy: 'unreachable',
}

function problemOf(keys: readonly ErrorKey[]): MoveProblem | undefined {
  return keys.map((key) => PROBLEMS[key]).find((problem) => problem !== undefined)
}

import { proxy } from 'valtio'
import type { BookingBody } from '#contract/appointments'
import { getTimeslots } from '#contract/providers'
import { GRACE_MS, releaseReservation } from '#contract/reservations'
import { addDays } from '#domain/calendar'
import { nearestSlots, type Slot, visitDays } from '#domain/slot-view'
import { todayIn } from '#domain/zones'
import { call } from '../api/call.ts'
import { now } from '../platform/clock.ts'
import { reportAlert } from './flow.ts'
import {
  areReservationsEnabled,
  clearFollowup,
  findOut,
  holdEnd,
  isHeld,
  mayHoldAnother,
  type PickOutcome,
  reserveAppointment,
  reserveFollowup,
} from './hold.ts'
import { ownCode, type Which } from './hold-request.ts'
import { type Appointment, isFinished, visit } from './visit.ts'

/** Times offered in place of a lost one, and the days around it that are looked at. */
const NEAREST = 4
const DAYS_AROUND = 3

/**
 * The state of a hold that has expired (HOLD-24). `over`: the app waits until the guest touches the page, and then holds the same
 * slot again if it is free. `lost`: another guest has the slot; `nearest` has slots of the same provider around it.
 */
export type HoldAgain =
  | { status: 'idle' | 'over' | 'in_progress' | 'again' | 'failed' }
  | { status: 'lost'; which: Which; nearest: Slot[] }

export const holdAgain = proxy<{ state: HoldAgain }>({ state: { status: 'idle' } })

/** Whether something is selected that is held no longer. */
export function isHoldOver(): boolean {
  if (!visit.appointment?.timestamp || isFinished(visit.appointment) || !areReservationsEnabled())
    return false
  const end = holdEnd(visit)
  return end !== undefined && end <= now()
}

/**
 * Whether the guest can submit: every selected slot is held, as far as the app knows, or belongs to a day so full of holds that it
 * is booked without one (HD-03). Where reservations are disabled, no slot needs a hold.
 */
export function isAllHeld(): boolean {
  const selected = [visit.appointment, visit.followup].filter((one) => one !== undefined)
  const isSettled = selected.every((one) => one.isUnheld === true || isHeld(one))
  return !areReservationsEnabled() || (isSettled && !mayHoldAnother())
}

/** Says that the hold has ended; what was typed stays. */
export function sayHoldEnded(): void {
  if (holdAgain.state.status === 'idle' || holdAgain.state.status === 'again')
    holdAgain.state = { status: 'over' }
}

/** Removes the message about a hold that ended. */
export function settleHold(): void {
  holdAgain.state = { status: 'idle' }
}

let running: Promise<void> | undefined

/** Holds the same times again. All who ask while the request is under way wait for the same answer (BK-24). */
export function holdSameAgain(): Promise<void> {
  if (holdAgain.state.status === 'lost') return Promise.resolve()
  running ??= reserveBothAgain().finally(() => {
    running = undefined
  })
  return running
}

/** The first dose comes first: without it there is no second (design: the server). */
async function reserveBothAgain(): Promise<void> {
  holdAgain.state = { status: 'in_progress' }
  if (!(await findOut())) {
    holdAgain.state = { status: 'failed' }
    return
  }
  for (const which of ['appointment', 'followup'] as const) {
    const outcome = await reserveAgain(which)
    if (outcome === 'held') continue
    if (outcome === 'taken') await lose(which)
    else holdAgain.state = { status: outcome === 'failed' ? 'failed' : 'idle' }
    return
  }
  holdAgain.state = { status: 'again' }
}

async function reserveAgain(which: Which): Promise<PickOutcome> {
  if (!visit[which] || isHeld(visit[which])) return 'held'
  return which === 'appointment' ? reserveAppointment(ownCode(which)) : reserveFollowup(ownCode(which))
}

async function lose(which: Which): Promise<void> {
  const lost = visit[which]
  // Another first dose moves the second: both are chosen again.
  const isMore = which === 'appointment' && visit.followup !== undefined
  reportAlert('lost')
  if (which === 'appointment') clearFollowup()
  // The code is used up.
  if (lost) Object.assign(lost, { reservationCode: undefined, holdExpiresAt: undefined })
  holdAgain.state = { status: 'lost', which, nearest: lost && !isMore ? await nearestTo(lost) : [] }
}

/** Offers the times around a lost one anew, because somebody else has taken one of them (HOLD-11). */
export async function offerNearest(which: Which): Promise<void> {
  const lost = visit[which]
  const nearest = lost ? await nearestTo(lost) : []
  const { state } = holdAgain
  if (state.status === 'lost' && state.which === which) state.nearest = nearest
}

/** Free times of the same provider around a lost one; empty without an answer. */
async function nearestTo({ timestamp, timezone, services }: Appointment): Promise<Slot[]> {
  const { provider } = visit
  if (!provider) return []
  const at = Date.parse(timestamp)
  const day = todayIn(at, timezone)
  const today = todayIn(now(), timezone)
  const first = addDays(day, -DAYS_AROUND)
  const who =
    provider.isTeam && provider.licensureState !== undefined
      ? { isVirtualVisit: true, licensureState: provider.licensureState }
      : { locationIds: [provider.providerId] }
  const result = await call(getTimeslots, {
    query: {
      businessNames: [provider.businessName],
      serviceIds: services.filter(({ isAvailable }) => isAvailable).map(({ id }) => String(id)),
      startDate: first > today ? first : today,
      endDate: addDays(day > today ? day : today, DAYS_AROUND),
      ...who,
    },
  })
  const [found] = result.kind === 'answered' ? result.data.appointmentTimeSlots : []
  return found ? nearestSlots(visitDays(found, timezone), at, NEAREST) : []
}

/** A release is not waited for longer than this: a booking does not need it (BOOK-08). */
const TIMEOUT = 3000
const BOTH = ['appointment', 'followup'] as const

/** When each time was released for a booking, in milliseconds since 1970 by the server's clock. */
const releasedAt: Partial<Record<Which, number>> = {}

/**
 * Releases the holds whose codes the booking carries (BOOK-07): for 60 seconds that booking alone may take the slots. The visit
 * keeps the codes. If a release fails, the hold goes on.
 */
export async function releaseForBooking(body: string): Promise<void> {
  const codes = codesIn(body)
  await Promise.all(BOTH.map((which) => release(which, codes[which])))
}

/** Gives up what was held again meanwhile, when it turns out that an earlier body was booked. */
export function releaseUnbooked(body: string): void {
  const codes = codesIn(body)
  for (const which of BOTH) {
    const code = visit[which]?.reservationCode
    if (code !== undefined && code !== codes[which])
      void call(releaseReservation, { params: { reservationCode: code }, keepalive: true })
  }
}

function codesIn(body: string): Partial<Record<Which, string | undefined>> {
  const { reservationCode, followupAppointment } = JSON.parse(body) as BookingBody
  return { appointment: reservationCode, followup: followupAppointment?.reservationCode }
}

async function release(which: Which, code: string | undefined): Promise<void> {
  // The visit has a newer hold: the code in an earlier body is no longer valid.
  if (code === undefined || visit[which]?.reservationCode !== code) return
  const result = await call(releaseReservation, { params: { reservationCode: code }, timeoutMs: TIMEOUT })
  if (result.kind === 'answered') releasedAt[which] = now()
}

/**
 * Holds again what was not booked, when it is still free (BOOK-08). `isLost`: the server says that it is not; then the nearest times
 * are offered instead. Otherwise the guest sees nothing: this visit itself may have booked the slot.
 */
export async function holdUnbooked(isLost: boolean): Promise<void> {
  if (!areReservationsEnabled()) return
  for (const which of BOTH) {
    const held = visit[which]
    if (held?.reservationCode === undefined) continue
    if (isLost) held.holdExpiresAt = now()
    else await holdQuietly(which)
  }
  if (isLost) {
    settleHold()
    await holdSameAgain()
  }
}

async function holdQuietly(which: Which): Promise<void> {
  const held = visit[which]
  const code = held?.reservationCode
  if (!held || code === undefined) return
  const outcome = await (which === 'appointment' ? reserveAppointment(code) : reserveFollowup(code))
  if (outcome === 'taken') held.holdExpiresAt = undefined
  const released = releasedAt[which]
  if (outcome === 'failed' && released !== undefined && held.holdExpiresAt !== undefined) {
    held.holdExpiresAt = Math.min(held.holdExpiresAt, released + GRACE_MS)
  }
}

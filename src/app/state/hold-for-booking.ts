import type { BookingBody } from '#contract/appointments'
import { GRACE_MS, releaseReservation } from '#contract/reservations'
import { call } from '../api/call.ts'
import { now } from '../platform/clock.ts'
import { areReservationsEnabled, reserveAppointment, reserveFollowup } from './hold.ts'
import { holdSameAgain, settleHold } from './hold-again.ts'
import type { Which } from './hold-request.ts'
import { visit } from './visit.ts'

/** A release is not waited for longer than this: a booking does not need it (BOOK-08). */
const TIMEOUT = 3000
const BOTH = ['appointment', 'followup'] as const

/** When each time was released for a booking, in milliseconds since 1970 by the server's clock. */
const releasedAt: Partial<Record<Which, number>> = {}

/**
 * Releases what the visit holds and a booking carries the codes of (BOOK-07): for 60 seconds that booking alone may take the
 * places. The codes stay with the visit; a release that fails is none, and the hold goes on.
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
  // An earlier body's code stands for nothing any more when the visit has another.
  if (code === undefined || visit[which]?.reservationCode !== code) return
  const result = await call(releaseReservation, { params: { reservationCode: code }, timeoutMs: TIMEOUT })
  if (result.kind === 'answered') releasedAt[which] = now()
}

/**
 * Holds again what was not booked, when it is still free (BOOK-08). `isLost`: the server says that it is not; then the nearest times
 * are offered in its place. Without such a word nothing is said: it may be this very visit that has the place.
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
  if (outcome === 'trouble' && released !== undefined && held.holdExpiresAt !== undefined) {
    held.holdExpiresAt = Math.min(held.holdExpiresAt, released + GRACE_MS)
  }
}

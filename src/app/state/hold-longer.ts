import { extendReservation, HOLD_MS, LONGEST_HOLD_MS } from '#contract/reservations'
import { call } from '../api/call.ts'
import { now } from '../platform/clock.ts'
import { endOf, hold, holdEnd } from './hold.ts'
import type { Which } from './hold-request.ts'
import { visit } from './visit.ts'

type Kept = { readonly heldSince?: number | undefined; readonly timestamp?: string }

/** When the hold ends at the latest, however often it is extended; undefined until no full extension is left (HOLD-24). */
export function longestEnd(of: Readonly<Partial<Record<Which, Kept | undefined>>>): number | undefined {
  if (hold.isLongest) return holdEnd(of)
  const ends = [of.appointment, of.followup].flatMap((one) => {
    if (one?.heldSince === undefined) return []
    const longest = one.heldSince + LONGEST_HOLD_MS
    return one.timestamp ? Math.min(longest, Date.parse(one.timestamp)) : longest
  })
  const first = Math.min(...ends)
  return first - now() <= HOLD_MS ? first : undefined
}

/** Extends all holds of the visit (HOLD-24). Returns false when one of them has expired. */
export async function keepHold(): Promise<boolean> {
  if (hold.extending === 'in_progress') return true
  hold.extending = 'in_progress'
  const answers = await Promise.all([extend('appointment'), extend('followup')])
  hold.extending = answers.includes('failed') ? 'failed' : 'idle'
  return !answers.includes('over')
}

/** Extends the holds after a step of the form was saved, at most once a minute and without a message. */
export async function renewHold(): Promise<void> {
  const end = holdEnd(visit)
  if (end === undefined || end - now() > HOLD_MS - 60_000) return
  await keepHold()
}

async function extend(which: Which): Promise<'kept' | 'over' | 'failed'> {
  const wanted = visit[which]
  const code = wanted?.reservationCode
  if (!wanted || code === undefined) return 'kept'
  const result = await call(extendReservation, { params: { reservationCode: code }, body: {}, retries: 1 })
  if (result.kind === 'refused') {
    if (result.errors.some(({ key }) => key === 'holdExpired')) return 'over'
    // The tables have no call that extends a hold: it goes on until its end (BK-63).
    hold.isLongest = true
    return 'kept'
  }
  const reservation = result.kind === 'answered' ? result.data.appointmentReservations[0] : undefined
  if (!reservation) return 'failed'
  const end = endOf(reservation)
  if (wanted.reservationCode === code) wanted.holdExpiresAt = end
  hold.isLongest = end < now() + HOLD_MS - 5000
  return 'kept'
}

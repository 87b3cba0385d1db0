import { DAY_MS, MINUTE_MS } from '#domain/time-units'
import type { ClockFacts } from '../store/purge-store.ts'

/** A purge that was not held is at most this long ago: a longer standstill cannot be told from a clock that runs ahead. */
const LONGEST_GAP_MS = 2 * DAY_MS
/** How far the database's clock and elapsed time may differ. */
const STEP_MS = 5 * MINUTE_MS
/** A clock that ran so long without a step is believed. */
const STEADY_MS = 7 * DAY_MS

/** `days`: how far the clock is from where it was expected, with one decimal. */
export type ClockVerdict = { isRight: true } | { isRight: false; days: number }
type Reading = { now: number; elapsed: number }

/**
 * Judges the database's clock by what it showed before and by `elapsed`, milliseconds of a clock that never steps (HD-17). A clock
 * that is not believed is believed again when it comes back, when the operator says that it is right, and after STEADY_MS.
 */
export function createClockTrust(elapsed: () => number): (facts: ClockFacts) => ClockVerdict {
  let believed: Reading | undefined
  let steadySince: Reading | undefined
  let confirmed: string | undefined

  return (facts) => {
    const reading = { now: facts.now, elapsed: elapsed() }
    // The operator knows better than what this process saw.
    if (confirmed !== undefined && facts.confirmed !== confirmed) believed = undefined
    confirmed = facts.confirmed
    if (!steadySince || isStep(steadySince, reading)) steadySince = reading
    const expected = believed ? expectedAfter(believed, reading) : facts.believedAt
    const gap = facts.now - facts.believedAt
    const isOdd = Math.abs(facts.now - expected) > STEP_MS && believed !== undefined
    const isFar = gap > LONGEST_GAP_MS || gap < -STEP_MS
    const isSteady = reading.elapsed - steadySince.elapsed >= STEADY_MS
    if ((isOdd || isFar) && !isSteady) return { isRight: false, days: daysBetween(expected, facts.now) }
    believed = reading
    return { isRight: true }
  }
}

function expectedAfter(before: Reading, { elapsed }: Reading): number {
  return before.now + elapsed - before.elapsed
}

function isStep(before: Reading, reading: Reading): boolean {
  return Math.abs(reading.now - expectedAfter(before, reading)) > STEP_MS
}

function daysBetween(from: number, to: number): number {
  return Math.round(((to - from) / DAY_MS) * 10) / 10
}

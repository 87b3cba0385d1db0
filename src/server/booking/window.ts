import { daysBetween, isDay } from '#domain/calendar'
import { localDay } from '#domain/offsets'
import { MINUTE_MS } from '#domain/time-units'
import { ZONES } from '#domain/zones'
import { Refusal, refusal } from '../http/refusal.ts'
import type { LocalDays } from './needs.ts'

const EPOCH = '1970-01-01'
/** Longest window of a search; the longest that is shown is 90 days (RESULTS-12). */
const MOST_DAYS = 100

/**
 * The days of a search. A first day in the past becomes today, by the zone of TIME-02 where today is earliest (TIME-05). Refused
 * with 400: a text that is no day, an end before the start, more than 100 days.
 */
export function readWindow(
  { startDate, endDate }: { startDate: string; endDate: string },
  now: number,
): LocalDays {
  for (const [field, day] of Object.entries({ startDate, endDate })) {
    if (!isDay(day)) throw refusal(400, 'invalidRequest', 'This is not a day.', field)
  }
  const [start, end] = [daysBetween(EPOCH, startDate), daysBetween(EPOCH, endDate)]
  if (end < start) throw refusal(400, 'invalidRequest', 'The end lies before the start.', 'endDate')
  const from = Math.max(start, earliestToday(now))
  if (end - from >= MOST_DAYS) {
    throw refusal(400, 'invalidRequest', `A search is for ${MOST_DAYS} days at most.`, 'endDate')
  }
  return { from, to: end }
}

/** Days of all services together from which a search is large: a guest's page asks for 90 days of one, or for fewer of several. */
const LARGE = 100

/** Whether a search gives way to others while the server is busy. One that is refused anyway is not large. */
export function isLarge(
  { serviceIds, ...days }: { serviceIds: readonly string[]; startDate: string; endDate: string },
  now: number,
): boolean {
  try {
    const { from, to } = readWindow(days, now)
    return (to - from + 1) * serviceIds.length > LARGE
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The days that lie in both. */
export function overlap(one: LocalDays, other: LocalDays): LocalDays {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }
}

let known = { minute: Number.NaN, day: 0 }

/** A day begins with a minute everywhere. */
function earliestToday(now: number): number {
  const minute = Math.floor(now / MINUTE_MS)
  if (known.minute !== minute) {
    known = { minute, day: Math.min(...ZONES.map(({ name }) => localDay(now, name))) }
  }
  return known.day
}

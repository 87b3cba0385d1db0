import type { Day } from './calendar.ts'
import { addDays } from './calendar.ts'
import { localDay, offsetAt, writtenDay } from './offsets.ts'
import type { Spans } from './opening.ts'
import { clock, DAY_MINUTES } from './opening.ts'
import { DAY_MS, MINUTE_MS } from './time-units.ts'

/** Monday first. */
type Week = readonly Spans[]

/** When a place is open; null: not known. */
export interface OpeningWeek {
  readonly hours: Week | null
  readonly breaks: Week | null
  /** Days on which it is closed, both ends included; `hours`: only these minutes of each. */
  readonly closures: readonly {
    readonly from: Day
    readonly to: Day
    readonly hours?: readonly [start: number, end: number] | undefined
    /** What guests read; '': nothing. */
    readonly reason?: string
  }[]
}

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Opening times of seven days, `today` first, as "Friday: 09:00 AM - 06:00 PM" (ENTITY-25); none when they are not known. */
export function weekHours(week: OpeningWeek, today: Day): string[] {
  if (week.hours === null) return []
  return NAMES.map((_, ahead) => addDays(today, ahead)).map(
    (day) => `${NAMES[weekdayOf(day)]}: ${hoursOn(week, day)}`,
  )
}

/** A closure of hours, or of some services, says less of a place than one of whole days. */
type Announced = { readonly reason?: string; readonly hours?: unknown; readonly serviceIds?: unknown }

/**
 * Closures that have a reason, in the order in which guests read it: the first that fits counts. One of the whole place comes before
 * one of services, whole days before hours, and of two alike the one that was made later.
 */
export function announced<T extends Announced>(closures: readonly T[]): (T & { reason: string })[] {
  const rank = ({ serviceIds, hours }: T) => (serviceIds ? 2 : 0) + (hours ? 1 : 0)
  return closures
    .filter((one): one is T & { reason: string } => Boolean(one.reason))
    .reverse()
    .sort((one, other) => rank(one) - rank(other))
}

/** Why it is closed on a day, or for hours of it; undefined if no reason is given. */
export function closedReason({ closures }: OpeningWeek, day: Day): string | undefined {
  return announced(closures).find(({ from, to }) => from <= day && day <= to)?.reason
}

/** Opening times of a day as "09:00 AM - 06:00 PM", "Open 24 hours" or "Closed"; null when they are not known (LOCATOR-44). */
export function hoursOn(week: OpeningWeek, day: Day): string | null {
  if (week.hours === null) return null
  const spans = openOn(week, day)
  const isAllDay = spans.some(([start, end]) => start === 0 && end >= DAY_MINUTES)
  if (isAllDay) return 'Open 24 hours'
  return spans.length === 0 ? 'Closed' : written(spans)
}

/** The pause of a day, written as hours are; empty on a day without one, null when hours are not known (LOCATOR-44, BK-49). */
export function lunchOn(week: OpeningWeek, day: Day): string | null {
  if (week.hours === null) return null
  const spans = openOn(week, day)
  const pauses = spans.length === 0 ? [] : breaksOn(week, day)
  return written(pauses)
}

/** The pauses of a day, whether or not it is open then. */
export function breaksOn({ breaks }: OpeningWeek, day: Day): Spans {
  return breaks?.[weekdayOf(day)] ?? []
}

/** Whether it is open at an instant (epoch milliseconds) in its zone, by the clock on the wall; closed where hours are not known. */
export function isOpenAt(week: OpeningWeek, instantMs: number, zone: string): boolean {
  const today = localDay(instantMs, zone)
  const minute = (instantMs + offsetAt(instantMs, zone) - today * DAY_MS) / MINUTE_MS
  const isWithin = (spans: Spans, at: number) => spans.some(([start, end]) => start <= at && at < end)
  const isOpen = (day: Day, at: number) =>
    isWithin(openOn(week, day), at) && !isWithin(breaksOn(week, day), at)
  return isOpen(writtenDay(today), minute) || isOpen(writtenDay(today - 1), minute + DAY_MINUTES)
}

/** The opening times of a day minus its closures. A pause counts as open: `breaksOn` tells it. */
export function openOn({ hours, closures }: OpeningWeek, day: Day): Spans {
  const closed = closures.filter(({ from, to }) => from <= day && day <= to)
  if (closed.some((one) => !one.hours)) return []
  const closedHours = closed.flatMap((one) => (one.hours ? [one.hours] : []))
  return closedHours.reduce(without, hours?.[weekdayOf(day)] ?? [])
}

function without(spans: Spans, [from, to]: Spans[number]): Spans {
  return spans.flatMap(([start, end]) => {
    const pieces = [[start, Math.min(end, from)] as const, [Math.max(start, to), end] as const]
    return pieces.filter(([start, end]) => start < end)
  })
}

function written(spans: Spans): string {
  return spans.map(([start, end]) => `${clock(start)} - ${clock(end)}`).join(', ')
}

/** 0 is Monday. */
function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

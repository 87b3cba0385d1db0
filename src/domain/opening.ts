import type { OperatingHours } from '#contract/providers'
import type { Day } from './calendar.ts'
import { addDays } from './calendar.ts'
import { twoDigits } from './time-units.ts'
import { formatTimeWithZone, todayIn } from './zones.ts'

/** Whether a place is open now; times as "08:00 PM" (TIME-06), in its zone. */
export type Opening =
  | { kind: 'open'; until: string }
  | { kind: 'allDay' }
  | { kind: 'opens'; at: string }
  /** For the rest of the day; `next`: when it opens on another one of these seven. */
  | { kind: 'closed'; next?: { day: Day; at: string } }

export const DAY_MINUTES = 1440

/** Minutes from a day's midnight; an end beyond 1440 runs past the next one. */
export type Spans = readonly (readonly [start: number, end: number])[]

/**
 * Whether a place with these hours is open at an instant (epoch milliseconds) in its zone; an end before its start is on the next day.
 * `closedDays`: local days on which it is closed in spite of its hours.
 */
export function openingAt(
  hours: OperatingHours,
  instantMs: number,
  zone: string,
  closedDays: readonly Day[] = [],
): Opening {
  return openingOf((day) => (closedDays.includes(day) ? [] : timesOn(hours, day)), instantMs, zone)
}

/** Whether a place that is open so on each day is open at an instant (epoch milliseconds) in its zone. */
export function openingOf(spansOn: (day: Day) => Spans, instantMs: number, zone: string): Opening {
  const today = todayIn(instantMs, zone)
  const minute = minuteOf(formatTimeWithZone(instantMs, zone))
  const spans = spansOn(today)
  const open =
    spans.find(([start, end]) => start <= minute && minute < end) ??
    spansOn(addDays(today, -1)).find(([, end]) => minute < end - DAY_MINUTES)
  if (open) {
    const isAllDay = open[0] === 0 && open[1] === DAY_MINUTES
    return isAllDay ? { kind: 'allDay' } : { kind: 'open', until: clock(open[1]) }
  }
  const later = spans.find(([start]) => minute < start)
  return later ? { kind: 'opens', at: clock(later[0]) } : { kind: 'closed', ...nextOf(spansOn, today) }
}

function nextOf(spansOn: (day: Day) => Spans, today: Day): { next?: { day: Day; at: string } } {
  for (let ahead = 1; ahead < 7; ahead += 1) {
    const day = addDays(today, ahead)
    const [first] = spansOn(day)
    if (first) return { next: { day, at: clock(first[0]) } }
  }
  return {}
}

/** Opening times of a day as "09:00 AM - 06:00 PM", or 'allDay'; undefined where the place is closed or its hours are not known. */
export function hoursOf(hours: OperatingHours, day: Day): string | undefined {
  const [span] = timesOn(hours, day)
  if (!span) return undefined
  const [start, end] = span
  return end - start === DAY_MINUTES ? 'allDay' : `${clock(start)} - ${clock(end)}`
}

function timesOn(hours: OperatingHours, day: Day): Spans {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const { start, end } = weekday === 0 ? hours.sunday : weekday === 6 ? hours.saturday : hours.mondayToFriday
  const [from, to] = [minutes(start), minutes(end)]
  return from === undefined || to === undefined ? [] : [spanOf(from, to)]
}

/** A span between two minutes of the clock. If `to` is not after `from`, the span ends on the next day. */
export function spanOf(from: number, to: number): readonly [start: number, end: number] {
  return [from, to > from ? to : to + DAY_MINUTES]
}

/** "HH:mm" in minutes from midnight. */
function minutes(text: string | null): number | undefined {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text ?? '') ?? []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

/** "09:05 PM", whatever follows it, in minutes from midnight. */
export function minuteOf(time: string): number {
  const hour = (Number(time.slice(0, 2)) % 12) + (time.slice(6, 8) === 'PM' ? 12 : 0)
  return hour * 60 + Number(time.slice(3, 5))
}

/** A minute of the local day, or of the next one, as "09:05 PM" (TIME-06). */
export function clock(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  return `${twoDigits(hour % 12 || 12)}:${twoDigits(minute % 60)} ${hour < 12 ? 'AM' : 'PM'}`
}

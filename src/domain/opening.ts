import type { OperatingHours } from '#contract/providers'
import type { Day } from './calendar.ts'
import { addDays } from './calendar.ts'
import { formatTimeWithZone, todayIn } from './zones.ts'

/** Whether a place is open now; times as "08:00 PM" (TIME-06), in its zone. */
export type Opening =
  | { kind: 'open'; until: string }
  | { kind: 'allDay' }
  | { kind: 'opens'; at: string }
  | { kind: 'closed' }

const DAY_MINUTES = 1440

/** Whether a place with these hours is open at an instant (epoch milliseconds) in its zone; an end before its start lies past midnight. */
export function openingAt(hours: OperatingHours, instantMs: number, zone: string): Opening {
  const today = todayIn(instantMs, zone)
  const minute = minuteOf(formatTimeWithZone(instantMs, zone))
  const before = timesOn(hours, addDays(today, -1))
  const now = timesOn(hours, today)
  if (before && minute < before.end - DAY_MINUTES) return { kind: 'open', until: clock(before.end) }
  if (!now || minute >= now.end) return { kind: 'closed' }
  if (now.start === 0 && now.end === DAY_MINUTES) return { kind: 'allDay' }
  return minute < now.start
    ? { kind: 'opens', at: clock(now.start) }
    : { kind: 'open', until: clock(now.end) }
}

function timesOn(hours: OperatingHours, day: Day): { start: number; end: number } | undefined {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const { start, end } = weekday === 0 ? hours.sunday : weekday === 6 ? hours.saturday : hours.mondayToFriday
  const [from, to] = [minutes(start), minutes(end)]
  if (from === undefined || to === undefined) return undefined
  return { start: from, end: to > from ? to : to + DAY_MINUTES }
}

/** "HH:mm" in minutes from midnight. */
function minutes(text: string | null): number | undefined {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text ?? '') ?? []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

/** "09:05 PM EST" in minutes from midnight. */
function minuteOf(time: string): number {
  const hour = (Number(time.slice(0, 2)) % 12) + (time.slice(6, 8) === 'PM' ? 12 : 0)
  return hour * 60 + Number(time.slice(3, 5))
}

/** A minute of the local day, or of the next one, as "09:05 PM" (TIME-06). */
export function clock(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(hour % 12 || 12)}:${two(minute % 60)} ${hour < 12 ? 'AM' : 'PM'}`
}

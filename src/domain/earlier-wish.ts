import { localDay, offsetAt } from './offsets.ts'
import { partOf } from './slot-view.ts'
import { DAY_MS, HOUR_MS } from './time-units.ts'

/** Guests are offered earlier times from this local hour on, and until the other one (VISIT-04). */
const FIRST_HOUR = 8
const LAST_HOUR = 21

/** The local hour of an instant (epoch milliseconds) in a zone, 0 to 23. */
function hourIn(instant: number, zone: string): number {
  const local = instant + offsetAt(instant, zone)
  return Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / HOUR_MS)
}

/** Whether guests are not to be disturbed at an instant (epoch milliseconds) in a zone: from 21 to 8 o'clock (VISIT-04). */
export function isQuietHour(instant: number, zone: string): boolean {
  const hour = hourIn(instant, zone)
  return hour < FIRST_HOUR || hour >= LAST_HOUR
}

/** Whether a time (epoch milliseconds) suits a guest by its day of the week and its part of the day, in the provider's zone (VISIT-04). */
export function suits(
  { days, parts }: { days: readonly number[]; parts: readonly string[] },
  instant: number,
  zone: string,
): boolean {
  const part = partOf(hourIn(instant, zone))
  // 1970-01-01 was a Thursday.
  const weekday = (localDay(instant, zone) + 4) % 7
  return days.includes(weekday) && parts.includes(part === 'night' ? 'evening' : part)
}

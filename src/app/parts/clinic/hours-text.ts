import { readHours } from '#domain/clinic-hours'
import { DAY_MINUTES } from '#domain/opening'
import { say } from '../../messages/catalogue.ts'
import { clinics as texts } from '../../messages/en/clinics.ts'
import { results } from '../../messages/en/results.ts'
import { row } from '../../messages/joined.ts'
import { saidDay, saidMinute } from '../../messages/when.ts'

/** The hours of a day as a clinic writes them, "09:00 AM - 06:00 PM", in the chosen language (LANG-04); other words stay as they are. */
export function hoursText(written: string): string {
  const spans = readHours(written)
  if (!spans) return written
  const t = say(texts)
  if (spans.length === 0) return t.closed
  if (spans.some(([from, to]) => from === 0 && to === DAY_MINUTES)) return say(results).openAllDay
  return row(spans.map(([from, to]) => t.span(saidMinute(from), saidMinute(to))))
}

/** "Monday" in the chosen language; `weekday`: 0 for Sunday. */
export function weekdayText(weekday: number): string {
  return saidDay('weekdayLong', dayOfWeek(weekday))
}

/** "Mon" in the chosen language; `weekday`: 0 for Sunday. */
export function shortWeekdayText(weekday: number): string {
  return saidDay('weekday', dayOfWeek(weekday))
}

/** A day of a week that begins on a Sunday. */
function dayOfWeek(weekday: number): string {
  return `2026-11-${22 + weekday}`
}

import type { Day } from './calendar.ts'

const FORMATS = {
  weekday: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' }),
  weekdayLong: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' }),
  monthDay: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }),
}

/** A day in words: "Mon", "Monday", "Nov 23". Throws RangeError for what is no day. */
export function dayWords(day: Day): { weekday: string; weekdayLong: string; monthDay: string } {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return {
    weekday: FORMATS.weekday.format(noon),
    weekdayLong: FORMATS.weekdayLong.format(noon),
    monthDay: FORMATS.monthDay.format(noon),
  }
}

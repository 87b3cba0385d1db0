import { spokenLanguage, spokenLocale } from './catalogue.ts'

/** In English: "Wednesday, Nov 4, 2026", "Wednesday, Nov 4", "Wed, Nov 4, 2026", "Wed, Nov 4", "Wed", "11/04/2026", "Nov 4, 2026", "Nov 4", "09:05 AM". */
const STYLES = {
  long: { weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' },
  spoken: { weekday: 'long', month: 'short', day: 'numeric' },
  shortOfYear: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  weekday: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
  numeric: { month: '2-digit', day: '2-digit', year: 'numeric' },
  medium: { month: 'short', day: 'numeric', year: 'numeric' },
  monthDay: { month: 'short', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Style = keyof typeof STYLES

const formats = new Map<string, Intl.DateTimeFormat>()

/** An instant (epoch milliseconds) in an IANA zone, as the chosen language says it (LANG-04, TIME-06, TIME-07); throws RangeError for an unknown zone. */
export function said(style: Style, at: number, timeZone: string): string {
  const locale = spokenLocale()
  const key = `${locale} ${style} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone })
  formats.set(key, format)
  return format.format(at).replaceAll('\u202F', ' ')
}

/** A minute of a day, or of the next one, as the chosen language says it: "09:05 AM" (LANG-04, TIME-06). */
export function saidMinute(minute: number): string {
  return said('time', minute * 60_000, 'UTC')
}

/** A day ("2026-11-04") as the chosen language says it. Throws RangeError for what is no day. */
export function saidDay(style: Exclude<Style, 'time'>, day: string): string {
  return said(style, Date.parse(`${day}T12:00:00Z`), 'UTC')
}

/** A day as MM/DD/YYYY in English (FIND-27). In other languages its month is a word, because many of them write the day first (LANG-04). */
export function saidDate(day: string): string {
  return saidDay(spokenLanguage() === 'en' ? 'numeric' : 'medium', day)
}

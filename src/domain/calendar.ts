import { DAY_MS, twoDigits } from './time-units.ts'

/** A calendar day without a zone, written YYYY-MM-DD. */
export type Day = string

/** A date as a guest types it: three texts. */
export type DateParts = { year: string; month: string; day: string }

const FIRST_YEAR = 1900 // VALID-11
const LAST_YEAR = 3000 // VALID-11
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** The text with a leading zero when it is a single digit (PATIENT-18). */
export function pad2(text: string): string {
  return /^\d$/.test(text) ? `0${text}` : text
}

/**
 * The day that three typed texts name: all of them filled, year 1900-3000, a real date without roll-over
 * (VALID-10 to VALID-12, PATIENT-19, PATIENT-20); undefined otherwise. Future days are real days (VALID-13).
 */
export function dayOf(parts: DateParts): Day | undefined {
  const { year, month, day } = parts
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  if (y < FIRST_YEAR || y > LAST_YEAR || m < 1 || m > 12) return undefined
  if (d < 1 || d > daysInMonth(y, m)) return undefined
  return `${year}-${pad2(month)}-${pad2(day)}`
}

/** A day as YYYY-MM-DD, or a month as YYYY-MM where the day is empty; undefined where they make neither. */
export function dayOrMonthOf(parts: DateParts): string | undefined {
  return parts.day === '' ? dayOf({ ...parts, day: '1' })?.slice(0, 'YYYY-MM'.length) : dayOf(parts)
}

/** First and last day of what `dayOrMonthOf` makes; undefined for any other text. */
export function daysOf(dayOrMonth: string): { first: Day; last: Day } | undefined {
  if (isDay(dayOrMonth)) return { first: dayOrMonth, last: dayOrMonth }
  const first = `${dayOrMonth}-01`
  return isDay(first) ? { first, last: addDays(addMonths(first, 1), -1) } : undefined
}

/** Whether the text is a real day, written YYYY-MM-DD, of the years 1900 to 3000. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(partsOfDay(text)) !== undefined
}

/** The day `days` days later, earlier when negative; throws RangeError when `day` is not a day. */
export function addDays(day: Day, days: number): Day {
  return dayAt(dayNumber(day) + days)
}

/** The same day of the month `months` months later; the last of the month where it is too short. Throws as addDays. */
export function addMonths(day: Day, months: number): Day {
  dayNumber(day)
  const { year, month, day: ofMonth } = numbersOf(day)
  const count = year * 12 + month - 1 + months
  const [y, m] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  return write(y, m, Math.min(ofMonth, daysInMonth(y, m)))
}

/** Days from `from` to `to`, negative when `to` is earlier; throws as addDays. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/**
 * Whole months from birth to today, negative before birth; throws as addDays. Where the month has no such day
 * they are full on the first of the next (as vaccine schedules count), so that nobody is served a day early.
 */
export function ageInMonths(birth: Day, today: Day): number {
  dayNumber(birth)
  dayNumber(today)
  const [from, to] = [numbersOf(birth), numbersOf(today)]
  const months = (to.year - from.year) * 12 + to.month - from.month
  return to.day < from.day ? months - 1 : months
}

/** Whole years from birth to today (ELIG-12), counted as ageInMonths counts. */
export function ageInYears(birth: Day, today: Day): number {
  return Math.floor(ageInMonths(birth, today) / 12)
}

/** A day as MM/DD/YYYY (FIND-27). */
export function formatUsDate(day: Day): string {
  const { year, month, day: ofMonth } = partsOfDay(day)
  return `${month}/${ofMonth}/${year}`
}

/** The number of a month, two digits, from its English name, three letters of it, or its number; other text unchanged. */
export function monthNumber(text: string): string {
  const word = text.trim().replace(/\.$/, '').toLowerCase()
  if (/^\d{1,2}$/.test(word)) return pad2(word)
  const index = MONTHS.findIndex((name) => name === word || name.slice(0, 3) === word)
  if (index >= 0) return twoDigits(index + 1)
  return word === 'sept' ? '09' : text
}

/** The parts of a whole date pasted into one field, in the order of the United States; undefined when it is no real date. */
export function partsOfPasted(text: string): DateParts | undefined {
  if (text.length > 40) return undefined
  const found =
    /^(?<month>\d{1,2})(?<sign>[-/.])(?<day>\d{1,2})\k<sign>(?<year>\d{4})$/.exec(text.trim()) ??
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(text.trim()) ??
    /^(?<month>[A-Za-z]{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})$/.exec(text.trim()) ??
    /^(?<day>\d{1,2}) (?<month>[A-Za-z]{3,9})\.?,? (?<year>\d{4})$/.exec(text.trim())
  const { year = '', month = '', day = '' } = found?.groups ?? {}
  const parts = { year, month: monthNumber(month), day: pad2(day) }
  return dayOf(parts) ? parts : undefined
}

/** Year, month and day of a day, with leading zeros. */
export function partsOfDay(day: Day): DateParts {
  const [year = '', month = '', ofMonth = ''] = day.split('-')
  return { year, month, day: ofMonth }
}

function numbersOf(day: Day): { year: number; month: number; day: number } {
  const { year, month, day: ofMonth } = partsOfDay(day)
  return { year: Number(year), month: Number(month), day: Number(ofMonth) }
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Days since 1970-01-01. */
function dayNumber(day: Day): number {
  if (!isDay(day)) throw new RangeError('not a day (YYYY-MM-DD)')
  const { year, month, day: ofMonth } = numbersOf(day)
  return Date.UTC(year, month - 1, ofMonth) / DAY_MS
}

function dayAt(number: number): Day {
  const date = new Date(number * DAY_MS)
  return write(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

function write(year: number, month: number, day: number): Day {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

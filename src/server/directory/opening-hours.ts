import { isDay } from '#domain/calendar'
import { hourAndMinute, twoDigits } from '#domain/time-units'
import type { DayHours, WeekHours } from '../store/directory-entries.ts'

export type ReadHours =
  | {
      outcome: 'read'
      hours: WeekHours
      notes: string[]
      /** A span ends at or before its start, and not at midnight: it was read as past midnight. */
      endsBeforeStart: boolean
      /** "PH off" is among the rules. */
      closesOnHolidays: boolean
      /** Days of each year that are off, MM-DD. */
      yearlyClosures: string[]
    }
  | { outcome: 'refused'; reason: string }

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const DAY_MINUTES = 1440
const MAX_TEXT = 500
const DAY_PART = /^(?:[A-Z][a-z]|[PS]H)(?:-[A-Z][a-z])?$/
const TIME_SPAN = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const YEARLY = /^((?:[A-Z][a-z]{2} \d{1,2})(?:, ?[A-Z][a-z]{2} \d{1,2})*) (?:off|closed)$/

class Unreadable extends Error {}

/**
 * Reads the subset of OpenStreetMap opening hours that retailers use: `Mo-Fr 09:00-20:00; Sa 09:00-13:00,14:00-18:00; Su off`, `24/7`.
 * A later rule replaces the days it names, a rule after a comma adds to them; an end at or before its start runs past midnight.
 * Times may be of the twelve-hour clock, with AM and PM. `PH off` and `Dec 25 off` are kept apart; other rules for
 * public and school holidays are left out with a note. Times are local minutes from midnight. Never throws.
 */
export function parseOpeningHours(text: string): ReadHours {
  try {
    return readRules(withoutMeridiem(text.trim()))
  } catch (error) {
    if (error instanceof Unreadable) return { outcome: 'refused', reason: error.message }
    throw error
  }
}

/** Times of the twelve-hour clock, "9:00 AM - 1:30PM", as the others are written; "Closed" alone is closed all week. */
function withoutMeridiem(text: string): string {
  if (text.length > MAX_TEXT) return text
  if (/^closed$/i.test(text)) return 'Mo-Su off'
  if (!/[AP]M/i.test(text)) return text
  return text
    .replace(
      /(?<![\d:])(0?[1-9]|1[0-2])(?::(\d{2}))? ?([AP])M(?![A-Z])/gi,
      (_, hour, minute = '00', half) => {
        const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
        return `${twoDigits(hours)}:${minute}`
      },
    )
    .replace(/(:\d{2}) ?- ?(?=\d)/g, '$1-')
    .replace(/\bclosed\b/gi, 'off')
}

function readRules(text: string): ReadHours {
  if (text === '') throw new Unreadable('no opening hours')
  if (text.length > MAX_TEXT) throw new Unreadable(`longer than ${MAX_TEXT} characters`)
  const hours = closedWeek()
  const notes: string[] = []
  const yearlyClosures: string[] = []
  let [closesOnHolidays, endsBeforeStart] = [false, false]
  for (const sequence of text.split(';')) {
    if (sequence.trim() === '') continue
    const replaced = new Set<number>()
    if (/^PH (?:off|closed)$/.test(sequence.trim())) {
      closesOnHolidays = true
      continue
    }
    const yearly = YEARLY.exec(sequence.trim())
    if (yearly) {
      yearlyClosures.push(...yearlyDays(yearly[1] ?? ''))
      continue
    }
    for (const rule of splitAdded(sequence)) {
      const { days, spans, holidays, endsBeforeStart: backwards } = readRule(rule)
      endsBeforeStart ||= backwards
      if (holidays) notes.push(`holiday rule '${rule}' is not kept`)
      for (const day of days) {
        const kept = replaced.has(day) ? (hours[day] ?? []) : []
        hours[day] = merge([...kept, ...spans])
        replaced.add(day)
      }
    }
  }
  return { outcome: 'read', hours, notes, endsBeforeStart, closesOnHolidays, yearlyClosures }
}

/** "Dec 24, Dec 25" as MM-DD. */
function yearlyDays(text: string): string[] {
  return text.split(/, ?/).map((part) => {
    const [month = '', day = ''] = part.split(' ')
    const written = `${twoDigits(MONTHS.indexOf(month) + 1)}-${twoDigits(Number(day))}`
    // A leap year has every day that a year may have.
    if (!isDay(`2028-${written}`)) throw new Unreadable(`'${part}' is not a day of the year`)
    return written
  })
}

/** `Mo 08:00-12:00, Tu 09:00-10:00` is two rules, `Mo, Tu 09:00-10:00` is one. */
function splitAdded(sequence: string): string[] {
  const rules: string[] = []
  let rule = ''
  for (const part of sequence.split(',')) {
    const piece = part.trim()
    if (rule !== '' && /^[A-Z]/.test(piece) && /\d|off|closed/.test(rule)) {
      rules.push(rule)
      rule = piece
    } else rule = rule === '' ? piece : `${rule},${piece}`
  }
  return [...rules, rule]
}

type Rule = { days: Iterable<number>; spans: DayHours; holidays: boolean; endsBeforeStart: boolean }

function readRule(rule: string): Rule {
  if (rule === '24/7')
    return { days: DAYS.keys(), spans: [[0, DAY_MINUTES]], holidays: false, endsBeforeStart: false }
  const words = rule.replace(/\s*,\s*/g, ',').split(/\s+/)
  const startsWithDays = /^[A-Z]/.test(words[0] ?? '')
  const [dayText, timeText] = startsWithDays ? [words[0] ?? '', words[1]] : ['Mo-Su', words[0]]
  if (words.length > (startsWithDays ? 2 : 1)) throw new Unreadable(`'${rule}' is not days and times`)
  if (timeText === undefined) throw new Unreadable(`'${rule}' has no times`)
  const { days, holidays } = readDays(dayText)
  const isClosed = timeText === 'off' || timeText === 'closed'
  const read = isClosed ? [] : timeText.split(',').map(readSpan)
  const spans: DayHours = read.map(({ span }) => span)
  return { days, spans, holidays, endsBeforeStart: read.some(({ isBackwards }) => isBackwards) }
}

function readDays(text: string): { days: Set<number>; holidays: boolean } {
  const days = new Set<number>()
  let holidays = false
  for (const part of text.split(',')) {
    if (!DAY_PART.test(part)) throw new Unreadable(`'${part}' is not a weekday`)
    if (part === 'PH' || part === 'SH') {
      holidays = true
      continue
    }
    const [from = '', to = from] = part.split('-')
    const first = DAYS.indexOf(from)
    const last = DAYS.indexOf(to)
    if (first < 0 || last < 0) throw new Unreadable(`'${part}' is not a weekday`)
    const count = ((last - first + DAYS.length) % DAYS.length) + 1
    for (let step = 0; step < count; step++) days.add((first + step) % DAYS.length)
  }
  return { days, holidays }
}

/** `isBackwards`: it ends at or before its start, and not at midnight. */
function readSpan(text: string): { span: [number, number]; isBackwards: boolean } {
  const [, startHour, startMinute, endHour, endMinute] = TIME_SPAN.exec(text) ?? []
  if (startHour === undefined) throw new Unreadable(`'${text}' is not a span of time`)
  if (Number(startMinute) > 59 || Number(endMinute) > 59) throw new Unreadable(`'${text}' is not a time`)
  const start = Number(startHour) * 60 + Number(startMinute)
  const written = Number(endHour) * 60 + Number(endMinute)
  const end = written > start ? written : written + DAY_MINUTES
  if (start >= DAY_MINUTES || end > 2 * DAY_MINUTES) throw new Unreadable(`'${text}' is not a time of day`)
  return { span: [start, end], isBackwards: written > 0 && written <= start }
}

/** Sorted, without overlaps. */
function merge(spans: DayHours): DayHours {
  const merged: DayHours = []
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

/** The week of a text that the product itself holds. Throws when it is not understood. */
export function weekOf(text: string): WeekHours {
  const read = parseOpeningHours(text)
  if (read.outcome === 'refused') throw new Error(`${text}: ${read.reason}`)
  return read.hours
}

/** A week without opening times. */
export function closedWeek(): WeekHours {
  return [[], [], [], [], [], [], []]
}

/** The same hours as text that `parseOpeningHours` reads back, a rule a day. */
export function formatOpeningHours(hours: WeekHours): string {
  return hours
    .map((spans, day) => `${DAYS[day]} ${spans.length === 0 ? 'off' : spans.map(formatSpan).join(',')}`)
    .join('; ')
}

function formatSpan([start, end]: [number, number]): string {
  const isShort = end > DAY_MINUTES && end - DAY_MINUTES <= start
  return `${hourAndMinute(start)}-${hourAndMinute(isShort ? end - DAY_MINUTES : end)}`
}

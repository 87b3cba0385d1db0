import type { DateParts, Day } from '#domain/calendar'
import { dayOf } from '#domain/calendar'
import type { DatePart } from './date-parts.ts'
import { DATE_PARTS } from './date-parts.ts'

type Messages = {
  /** Nothing at all is typed; absent: the date is optional. */
  required?: string | undefined
  /** Incomplete, or no real date (VALID-10 to VALID-12). */
  invalid: string
  /** One part that cannot be right (PATIENT-09 to PATIENT-11). */
  parts: Record<DatePart, string>
  check?: ((day: Day) => string | undefined) | undefined
}

const WELL_FORMED: Record<DatePart, RegExp> = {
  month: /^(0[1-9]|1[0-2])$/,
  day: /^(0[1-9]|[12]\d|3[01])$/,
  year: /^\d{4}$/,
}

/** What is wrong with a date in three parts, and which part to go to; one message at a time. */
export function dateProblem(
  parts: DateParts,
  messages: Messages,
): { part: DatePart; message: string } | undefined {
  const blank = DATE_PARTS.filter((part) => parts[part] === '')
  if (blank.length === DATE_PARTS.length) {
    return messages.required === undefined ? undefined : { part: 'month', message: messages.required }
  }
  const wrong = DATE_PARTS.find((part) => parts[part] !== '' && !WELL_FORMED[part].test(parts[part]))
  if (wrong) return { part: wrong, message: messages.parts[wrong] }
  const [missing] = blank
  if (missing) return { part: missing, message: messages.invalid }
  const day = dayOf(parts)
  if (day === undefined) return { part: hasRealYear(parts) ? 'day' : 'year', message: messages.invalid }
  const message = messages.check?.(day)
  return message === undefined ? undefined : { part: 'month', message }
}

function hasRealYear({ year }: DateParts): boolean {
  return dayOf({ year, month: '01', day: '01' }) !== undefined
}

import type { DateValidation } from '#contract/content/eligibility'
import type { Day } from '../calendar.ts'
import { addDays, isDay } from '../calendar.ts'
import type { Wording } from './wording.ts'

const INVALID: Wording = { key: 'invalidDate' }

export type DateLimits = {
  readonly validations: readonly DateValidation[]
  readonly today: Day
  /** No dose was given before it. */
  readonly birth?: Day | undefined
}

/**
 * What is wrong with a date: it is no real one, a validation refuses it (ELIG-14, the texts ELIG-15), or it is before birth.
 * The past ends yesterday.
 */
export function dateProblem(text: string, { validations, today, birth }: DateLimits): Wording | undefined {
  if (!isDay(text)) return INVALID
  const broken = validations.find((one) => !keeps(text, one, today))
  if (broken) return broken.message ?? defaultText(broken)
  return birth !== undefined && text < birth ? INVALID : undefined
}

/** Whether some date keeps all of the validations. */
export function hasPossibleDate({ validations, today, birth }: DateLimits): boolean {
  const starts = validations.flatMap((one) => (one.type === 'dateOnOrAfter' ? [one.date] : []))
  const days = [today, addDays(today, -1), ...starts, ...(birth === undefined ? [] : [birth])]
  return days.some((day) => dateProblem(day, { validations, today, birth }) === undefined)
}

function keeps(day: Day, validation: DateValidation, today: Day): boolean {
  if (validation.type === 'dateMustBeInPast') return day < today
  if (validation.type === 'dateOnOrAfter') return day >= validation.date
  return day <= addDays(today, validation.days)
}

function defaultText(validation: DateValidation): Wording {
  if (validation.type === 'dateMustBeInPast') return { key: 'notInPast' }
  return validation.type === 'dateOnOrAfter' ? { key: 'notOnOrAfter', date: validation.date } : INVALID
}

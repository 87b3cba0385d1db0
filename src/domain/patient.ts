import type { AgeLimits } from './age-limits.ts'
import { ageInMonths, ageInYears, type Day } from './calendar.ts'
import { asciiDigits, isBlank, tidy } from './text.ts'

const MIN_AGE_MONTHS = 12 // PATIENT-14
const MIN_AGE_MONTHS_MISSISSIPPI = 18 // PATIENT-16
const MAX_AGE_YEARS = 120
const ADULT_YEARS = 18 // FINANCE-10

/** Whether the text, once tidied, has a letter and nothing but letters of any script, with the signs and numbers that names have ("3rd", "(Bill)"). */
export function isName(text: string): boolean {
  const name = tidy(text)
  const isWritten = /^(?:[\p{L}\p{M}\p{Nd} '’‘׳״‐‑.,·()/-]|\u200C|\u200D)+$/u.test(name)
  return isWritten && !isBlank(name) && /\p{L}/u.test(name)
}

/** Whether the text is a weight: a whole number of up to three digits, 0-999, in pounds (PATIENT-38). */
export function isWeight(text: string): boolean {
  return /^\d{1,3}$/.test(asciiDigits(tidy(text)))
}

/** A Medicare id as it is kept: capitals, hyphens set as ####-###-#### (PATIENT-40, PATIENT-42); other text is only tidied. */
export function tidyMedicareId(text: string): string {
  const id = asciiDigits(tidy(text)).toUpperCase()
  const signs = id.replace(/[ -]/g, '')
  if (!/^[A-Z0-9]{11}$/.test(signs)) return id
  return `${signs.slice(0, 4)}-${signs.slice(4, 7)}-${signs.slice(7)}`
}

/** Whether the text, once tidied, is a Medicare id: ####-###-####, letters and digits (PATIENT-40 to PATIENT-42). */
export function isMedicareId(text: string): boolean {
  return /^[A-Z0-9]{4}-[A-Z0-9]{3}-[A-Z0-9]{4}$/.test(tidyMedicareId(text))
}

/** Youngest age that is treated in a state, in months: 12, in Mississippi 18 (PATIENT-14, PATIENT-16, PATIENT-17). */
export function minimumAgeMonths(state: string | undefined): number {
  return state === 'MS' ? MIN_AGE_MONTHS_MISSISSIPPI : MIN_AGE_MONTHS
}

/** Whether a person born on `birth` is old enough to be treated in the provider's state (PATIENT-14 to PATIENT-17). */
export function isOldEnough(birth: Day, today: Day, state: string | undefined): boolean {
  return ageInMonths(birth, today) >= minimumAgeMonths(state)
}

/** Whether a person born on `birth` is not older than 120 years. */
export function isLivingAge(birth: Day, today: Day): boolean {
  return ageInYears(birth, today) <= MAX_AGE_YEARS
}

/** Whether a person born on `birth` is under 18 today (FINANCE-10). */
export function isMinor(birth: Day, today: Day): boolean {
  return ageInYears(birth, today) < ADULT_YEARS
}

/** Whether the text is a social security number that can have been issued, with or without hyphens (INSURANCE-18). */
export function isSocialSecurityNumber(text: string): boolean {
  const number = asciiDigits(tidy(text))
  return /^(?!000|666|9)\d{3}([- ]?)(?!00)\d{2}\1(?!0000)\d{4}$/.test(number)
}

/** Which limit a person born on `birth` is beyond on `day`; undefined: neither. */
export function limitBroken(
  birth: Day,
  day: Day,
  { minAgeMonths, maxAgeMonths }: AgeLimits,
): 'tooYoung' | 'tooOld' | undefined {
  const age = ageInMonths(birth, day)
  if (minAgeMonths !== undefined && age < minAgeMonths) return 'tooYoung'
  if (maxAgeMonths === undefined) return undefined
  const last = maxAgeMonths % 12 === 0 ? maxAgeMonths + 11 : maxAgeMonths
  return age > last ? 'tooOld' : undefined
}

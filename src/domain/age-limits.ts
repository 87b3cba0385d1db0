import { ageInMonths, type Day } from './calendar.ts'

/** The youngest and the oldest patients of a service, in whole months; an oldest age of whole years includes the year that it begins. */
export type AgeLimits = {
  readonly minAgeMonths?: number | undefined
  readonly maxAgeMonths?: number | undefined
}

/** The limits of a service alone, without those that it does not have. */
export function limitsOf({ minAgeMonths, maxAgeMonths }: AgeLimits): AgeLimits {
  return {
    ...(minAgeMonths !== undefined && { minAgeMonths }),
    ...(maxAgeMonths !== undefined && { maxAgeMonths }),
  }
}

/** The limits of a visit: a patient must be of an age for each of its services (DIR-15). */
export function limitsOfAll(services: readonly AgeLimits[]): AgeLimits {
  const youngest = services.flatMap(({ minAgeMonths }) => minAgeMonths ?? [])
  const oldest = services.flatMap(({ maxAgeMonths }) => maxAgeMonths ?? [])
  return {
    ...(youngest.length > 0 && { minAgeMonths: Math.max(...youngest) }),
    ...(oldest.length > 0 && { maxAgeMonths: Math.min(...oldest) }),
  }
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

/** The youngest and the oldest patients of a service, in whole months; an oldest age of whole years includes the year that it begins. */
export type AgeLimits = {
  readonly minAgeMonths?: number | undefined
  readonly maxAgeMonths?: number | undefined
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

import type { CatalogueService } from './services.ts'

/** Names of a flu vaccine, and of no vaccine against Haemophilus influenzae. */
const FLU = /\b(?:flu|influenza)\b/i

/** The message about two chosen vaccines of one kind, of which a walk-in takes one (STORE-08); undefined where there are none. */
export function sameKindMessage(
  chosen: readonly Pick<CatalogueService, 'name' | 'isCovidVaccine'>[],
): 'oneFluShot' | 'oneCovidShot' | undefined {
  const covid = chosen.filter(({ isCovidVaccine }) => isCovidVaccine)
  const flu = chosen.filter(({ name, isCovidVaccine }) => FLU.test(name) && !isCovidVaccine)
  if (flu.length > 1) return 'oneFluShot'
  return covid.length > 1 ? 'oneCovidShot' : undefined
}

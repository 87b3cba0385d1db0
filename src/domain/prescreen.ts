import type { CatalogueService } from './services.ts'
import { optionName } from './vaccines.ts'

/** What a guest can book of a category: available menu options, no second doses. */
export function bookable(services: readonly CatalogueService[], category: string): CatalogueService[] {
  return services.filter(
    (one) => one.category === category && one.isAvailable && !one.notMenuOption && one.dose < 2,
  )
}

/** The service of a name, as it is or as it is offered (WALKIN-10); of a series the first dose. Case does not matter. */
export function serviceNamed(
  name: string,
  services: readonly CatalogueService[],
): CatalogueService | undefined {
  const wanted = name.trim().toLowerCase()
  const named = services.filter(
    (one) =>
      one.isAvailable && [one.name, optionName(one.name)].some((text) => text.toLowerCase() === wanted),
  )
  return named.sort((a, b) => a.dose - b.dose)[0]
}

import type { BusinessName } from '#contract/vocabulary'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import type { Day } from '#domain/calendar'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import type { Store } from '../store/store.ts'
import { demonstrationLocations, demonstrationWaits } from './demonstration-locations.ts'
import { DEMONSTRATION_RECORDS } from './demonstration-people.ts'
import { DEMONSTRATION_SERVICES } from './demonstration-services.ts'

/** Any day does where only ids count. */
const ANY_DAY = '2026-01-01'

/**
 * Fills an empty directory with fictional stores, clinics, providers, services and codes; `today` decides for which years
 * holidays are closed. A directory that holds a location is left as it is. Says how many locations were added.
 */
export async function seedDemonstration(store: Store, today: Day): Promise<{ locations: number }> {
  await seedServices(store)
  if ((await store.countLocations()) > 0) return { locations: 0 }
  const locations = demonstrationLocations(today)
  await store.putWaits(demonstrationWaits(locations))
  const { inserted } = await store.putLocations(locations)
  return { locations: inserted }
}

/** Adds the demonstration's services, providers and codes to a directory without services: imported locations offer them. */
export async function seedServices(store: Store): Promise<void> {
  if ((await store.services(BUSINESS_NAMES)).length > 0) return
  // Services last: they are the sign that all is there.
  await store.putRecords(DEMONSTRATION_RECORDS)
  await store.putServices(DEMONSTRATION_SERVICES)
}

/** The ids of the demonstration's locations of one business. */
export function demonstrationIds(businessName: BusinessName): string[] {
  const isOfBusiness = (location: DirectoryLocation) => location.businessName === businessName
  return demonstrationLocations(ANY_DAY)
    .filter(isOfBusiness)
    .map(({ id }) => id)
}

import { BUSINESS_NAMES, type BusinessName } from '#contract/vocabulary'
import type { Day } from '#domain/calendar'
import type { DirectoryDraft } from '../store/directory-edits.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import { OWN_DIRECTORY } from '../store/directory-writer.ts'
import type { Store } from '../store/store.ts'
import { demonstrationLocations, demonstrationWaits } from './demonstration-locations.ts'
import { DEMONSTRATION_RECORDS } from './demonstration-people.ts'
import { DEMONSTRATION_SERVICES } from './demonstration-services.ts'

/** Any day does where only ids count. */
const ANY_DAY = '2026-01-01'

/**
 * Fills an empty directory with fictional stores, clinics, providers, services and codes; `today` decides for which years
 * holidays are closed. A directory that holds a location, or that an operator imported into, is left as it is. Says how many
 * locations were added.
 */
export async function seedDemonstration(store: Store, today: Day): Promise<{ locations: number }> {
  if ((await store.countLocations()) > 0 || (await store.fact(OWN_DIRECTORY)) !== undefined)
    return { locations: 0 }
  const locations = demonstrationLocations(today)
  return store.editDirectory(async (writer) => {
    await seedServices(writer)
    for (const record of DEMONSTRATION_RECORDS) await writer.putRecord(record)
    for (const wait of demonstrationWaits(locations)) await writer.putWait(wait, true)
    for (const location of locations) await writer.putLocation(location)
    return { locations: locations.length }
  })
}

/** Whether guests find fictional stores that a former start made, and no import has removed or kept (DIR-05). */
export async function hasStaleDemonstration(store: Pick<Store, 'fact' | 'locationsOf'>): Promise<boolean> {
  if ((await store.fact(OWN_DIRECTORY)) !== undefined) return false
  return (await store.locationsOf(BUSINESS_NAMES)).some(({ demonstration }) => demonstration)
}

/** Whether guests see the demonstration, which ends for good when an operator imports. */
export interface Demonstration {
  /** As the database was when it was last asked. */
  isOn(): boolean
  /** Asks the database; never rejects. */
  look(): Promise<void>
}

/** `isWanted`: whether an empty directory is filled. */
export async function openDemonstration(
  store: Pick<Store, 'fact'>,
  isWanted: boolean,
): Promise<Demonstration> {
  let isOn = isWanted
  const demonstration: Demonstration = {
    isOn: () => isOn,
    async look() {
      if (!isOn) return
      const own = await store.fact(OWN_DIRECTORY).catch(() => undefined) // it is asked again
      isOn = own === undefined
    },
  }
  await demonstration.look()
  return demonstration
}

/** Adds the demonstration's services to a directory without services, which imported locations offer. Returns whether it did. */
export async function seedServices(writer: DirectoryDraft): Promise<boolean> {
  if ((await writer.services()).length > 0) return false
  for (const service of DEMONSTRATION_SERVICES) await writer.putService(service, true)
  return true
}

/** The ids of the demonstration's locations of one business. */
export function demonstrationIds(businessName: BusinessName): string[] {
  const isOfBusiness = (location: DirectoryLocation) => location.businessName === businessName
  return demonstrationLocations(ANY_DAY)
    .filter(isOfBusiness)
    .map(({ id }) => id)
}

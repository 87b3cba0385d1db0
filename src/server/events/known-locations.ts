import { zoneOfProvider } from '../directory/open-locations.ts'
import { SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'

type Known = Pick<Store, 'location' | 'records' | 'hasEventsAt'>

/** Whether the directory has a location, video team, clinician or dietitian with this id, or the log has an event of one that is gone. */
export async function isKnownLocation(store: Known, id: string): Promise<boolean> {
  return (await zoneOfProvider(store, id)) !== undefined || store.hasEventsAt(id)
}

/** Throws SettingError for the first id after `option` that is not known: a typing error would leave out everything in silence. */
export async function checkLocations(
  store: Known,
  ids: readonly string[],
  option = '--location',
): Promise<void> {
  for (const id of ids)
    if (!(await isKnownLocation(store, id))) throw new SettingError(`${option}: there is no location ${id}.`)
}

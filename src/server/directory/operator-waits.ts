import { SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import type { LocationWait } from '../store/waits.ts'

/** Sets how long guests wait at a clinic, or at a store where no clinic has the id (DIR-12). Throws SettingError for an unknown id. */
export async function setWait(
  store: Pick<Store, 'location' | 'putWaits'>,
  id: string,
  wait: Omit<LocationWait, 'businessName' | 'id' | 'setAt'>,
): Promise<void> {
  for (const businessName of ['tlc', 'pharmacy'] as const) {
    if (!(await store.location(businessName, id))) continue
    await store.putWaits([{ businessName, id, ...wait }])
    return
  }
  throw new SettingError(`The directory has no location ${id}.`)
}

import type { TabletReport } from '#contract/kiosk'
import { refusal } from '../http/refusal.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { clientMark } from '../keys/seal.ts'
import type { Client, Limits } from '../limits/limits.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'

type Deps = {
  store: Store
  keys: Pick<ServerKeys, 'codeKeys'>
  settings: Pick<Settings, 'kioskCode'>
  limits: Limits
}

/**
 * Remembers that a tablet of a store is there, and what waits on it (DESK-10). Where tablets have tokens, others are not remembered: a
 * guest's device could say so too. Where they have none, few new ones are taken in a day, so that a stranger cannot put those of the store off
 * its list. Throws Refusal.
 */
export async function takeTabletReport(
  { store, keys, settings, limits }: Deps,
  { locationId, tablet, waiting }: TabletReport,
  client: Client,
): Promise<never> {
  const { isTablet, origin } = client
  limits.spend('reports', client)
  if (!(await store.location('pharmacy', locationId))) {
    throw refusal(404, 'unknownLocation', 'There is no such location.')
  }
  if (!isTablet && settings.kioskCode !== undefined) return undefined as never
  const id = isTablet ? origin : clientMark(keys, 'tablet of a store', `${locationId} ${tablet}`)
  const isNew = !isTablet && !(await store.tabletsOf(locationId)).some((known) => known.id === id)
  if (isNew) await limits.charge(limits.charges('newTablets', client, locationId))
  await store.seeTablet(locationId, { id, waiting })
  return undefined as never
}

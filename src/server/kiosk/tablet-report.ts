import type { TabletReport } from '#contract/kiosk'
import { refusal } from '../http/refusal.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { clientMark } from '../keys/seal.ts'
import type { Client } from '../limits/limits.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'

type Deps = { store: Store; keys: Pick<ServerKeys, 'codeKeys'>; settings: Pick<Settings, 'kioskCode'> }

/**
 * Remembers that a tablet of a store is there, and what waits on it (DESK-10). Where tablets have tokens, others are not remembered: a
 * guest's device could say so too. Throws Refusal.
 */
export async function takeTabletReport(
  { store, keys, settings }: Deps,
  { locationId, tablet, waiting }: TabletReport,
  { isTablet, origin }: Client,
): Promise<never> {
  if (!(await store.location('pharmacy', locationId))) {
    throw refusal(404, 'unknownLocation', 'There is no such location.')
  }
  const isKnown = isTablet || settings.kioskCode === undefined
  const id = isTablet ? origin : clientMark(keys, 'tablet of a store', `${locationId} ${tablet}`)
  if (isKnown) await store.seeTablet(locationId, { id, waiting })
  return undefined as never
}

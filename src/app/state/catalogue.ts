import { proxy } from 'valtio'
import { LOCATION_ID, SERVICES_AT_LOCATION } from '#contract/entry'
import type { ServicesAtLocation } from '#contract/services'
import type { CallResult } from '../api/call.ts'
import { reportFailedCall } from './flow.ts'

/** The services of one store, while and after they load (CONTENT-14). */
export type StoreServices =
  | { status: 'idle' }
  | { status: 'in_progress'; locationId: string }
  | { status: 'done'; locationId: string; value: ServicesAtLocation }
  | { status: 'failed'; locationId: string; reason: 'unknownLocation' | 'unavailable' }

const initial = (): { store: StoreServices } => ({ store: { status: 'idle' } })

/** The services of the store that the guest is at. */
export const catalogue = proxy(initial())

/** Stores an answer, e.g. the one that came with the page. */
export function fillStore(value: ServicesAtLocation): void {
  catalogue.store = { status: 'done', locationId: value.location.providerId, value }
}

/** Loads the services of a store (API-07), unless they are loaded or loading. Reports failures (FIND-54). */
export async function loadStore(locationId: string): Promise<void> {
  const { store } = catalogue
  if (store.status !== 'idle' && store.status !== 'failed' && store.locationId === locationId) return
  if (!LOCATION_ID.test(locationId)) {
    catalogue.store = { status: 'failed', locationId, reason: 'unknownLocation' }
    return
  }
  catalogue.store = { status: 'in_progress', locationId }
  const result = await fetchStore(locationId)
  // The guest may have opened another store meanwhile.
  if (catalogue.store.status !== 'in_progress' || catalogue.store.locationId !== locationId) return
  if (result.kind === 'answered') {
    catalogue.store = { status: 'done', locationId, value: result.data }
    return
  }
  const isUnknown = result.kind === 'refused' && result.status === 404
  catalogue.store = { status: 'failed', locationId, reason: isUnknown ? 'unknownLocation' : 'unavailable' }
  if (isUnknown) return
  reportFailedCall(SERVICES_AT_LOCATION, result)
}

/** The server's pages already have the answer, so the code of calls is loaded only where a page lacks it. */
export async function fetchStore(locationId: string): Promise<CallResult<ServicesAtLocation>> {
  try {
    return await (await import('./ask-store.ts')).askStore(locationId, 1)
  } catch {
    return { kind: 'failed', reason: 'network' }
  }
}

export function resetCatalogue(): void {
  Object.assign(catalogue, initial())
}

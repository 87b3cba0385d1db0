import { proxy } from 'valtio'
import { LOCATION_ID, SERVICES_AT_LOCATION } from '#contract/entry'
import type { ServicesAtLocation } from '#contract/services'
import type { CallResult } from '../api/call.ts'
import { reportError } from './flow.ts'

/** The services of one store, as they are asked for (CONTENT-14). */
export type StoreServices =
  | { status: 'idle' }
  | { status: 'in_progress'; locationId: string }
  | { status: 'done'; locationId: string; value: ServicesAtLocation }
  | { status: 'failed'; locationId: string; reason: 'unknownLocation' | 'unavailable' }

const initial = (): { store: StoreServices } => ({ store: { status: 'idle' } })

/** What can be had where: the services of the store the guest is at. */
export const catalogue = proxy(initial())

/** Takes an answer that came with the page. */
export function fillStore(value: ServicesAtLocation): void {
  catalogue.store = { status: 'done', locationId: value.location.providerId, value }
}

/** Loads the services of a store (API-07), unless they are here or on their way; failures are reported (FIND-54). */
export async function loadStore(locationId: string): Promise<void> {
  const { store } = catalogue
  if (store.status !== 'idle' && store.status !== 'failed' && store.locationId === locationId) return
  if (!LOCATION_ID.test(locationId)) {
    catalogue.store = { status: 'failed', locationId, reason: 'unknownLocation' }
    return
  }
  catalogue.store = { status: 'in_progress', locationId }
  const result = await askStore(locationId)
  // Another store may have been asked for meanwhile.
  if (catalogue.store.status !== 'in_progress' || catalogue.store.locationId !== locationId) return
  if (result.kind === 'answered') {
    catalogue.store = { status: 'done', locationId, value: result.data }
    return
  }
  const isUnknown = result.kind === 'refused' && result.status === 404
  catalogue.store = { status: 'failed', locationId, reason: isUnknown ? 'unknownLocation' : 'unavailable' }
  if (isUnknown) return
  const status = 'status' in result ? (result.status ?? 500) : 500
  reportError({ description: result.kind, endpoint: SERVICES_AT_LOCATION, status })
}

/** A page of the server brings the answer with it, so what asks for it is loaded only where it must. */
async function askStore(locationId: string): Promise<CallResult<ServicesAtLocation>> {
  try {
    const [{ call }, { getServicesAtLocation }] = await Promise.all([
      import('../api/call.ts'),
      import('#contract/services'),
    ])
    return await call(getServicesAtLocation, {
      query: { locationId, businessNames: ['pharmacy'] },
      retries: 1,
    })
  } catch {
    return { kind: 'failed', reason: 'network' }
  }
}

/** Forgets the store, so that the next one who asks loads it afresh. */
export function resetCatalogue(): void {
  Object.assign(catalogue, initial())
}

import { getServicesAtLocation } from '#contract/services'
import { call } from '../api/call.ts'
import { catalogue, fillStore } from './catalogue.ts'

/** Asks again what a store offers, and takes the answer when it is another; without one what is shown stays. */
export async function renewStore(): Promise<void> {
  const { store } = catalogue
  if (store.status !== 'done') return
  const { locationId, value } = store
  const before = JSON.stringify(value)
  const result = await call(getServicesAtLocation, { query: { locationId, businessNames: ['pharmacy'] } })
  if (catalogue.store.status !== 'done' || catalogue.store.locationId !== locationId) return
  if (result.kind === 'refused' && result.status === 404) {
    catalogue.store = { status: 'failed', locationId, reason: 'unknownLocation' }
  }
  if (result.kind === 'answered' && JSON.stringify(result.data) !== before) fillStore(result.data)
}

import { askStore } from './ask-store.ts'
import { catalogue, fillStore } from './catalogue.ts'

/** Loads the services of the page's store again, and shows them if they have changed. */
export async function renewStore(): Promise<void> {
  const { store } = catalogue
  if (store.status !== 'done') return
  const { locationId, value } = store
  const before = JSON.stringify(value)
  const result = await askStore(locationId, 0)
  if (catalogue.store.status !== 'done' || catalogue.store.locationId !== locationId) return
  if (result.kind === 'refused' && result.status === 404) {
    catalogue.store = { status: 'failed', locationId, reason: 'unknownLocation' }
  }
  if (result.kind === 'answered' && JSON.stringify(result.data) !== before) fillStore(result.data)
}

import { StoreNow } from '#contract/services'
import { ask } from '../api/reach.ts'
import { catalogue } from './catalogue.ts'
import { connection } from './connection.ts'

const ADDRESS = '/health-services/store-now?filter.locationId='

/**
 * Asks the server for the hours and the wait of the loaded store, but not while the page is in the background (DESK-08). When no answer
 * comes, the page keeps what it shows.
 */
export async function lookAtStore(): Promise<void> {
  const { store } = catalogue
  if (store.status !== 'done' || connection.status === 'offline' || document.visibilityState === 'hidden')
    return
  const { locationId } = store
  const answer = (await ask(ADDRESS + locationId)) as { data?: unknown } | undefined
  const [, now] = StoreNow.validate(answer?.data, { coerce: true })
  if (!now || catalogue.store.status !== 'done' || catalogue.store.locationId !== locationId) return
  const { location } = catalogue.store.value
  const textOf = ({ hours = null, wait = null }: Partial<StoreNow>) => JSON.stringify([hours, wait])
  if (textOf(location) !== textOf(now)) Object.assign(location, now)
}

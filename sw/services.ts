import { getServicesAtLocation } from '#contract/services'
import { CACHES } from './caches.ts'

declare const self: ServiceWorkerGlobalScope

const LOCATION = 'filter.locationId'

/** Services of one store have one entry, whatever else the question held. */
export function servicesKey(locationId: string): string {
  return `${self.location.origin}${getServicesAtLocation.path}?${LOCATION}=${encodeURIComponent(locationId)}`
}

/** The store that the services are asked of, in a question or a key. */
export function storeAsked(url: string): string {
  return new URL(url).searchParams.get(LOCATION) ?? ''
}

/** Keeps the services/location answer that came inside a page. */
export async function keepServices(locationId: string, data: unknown): Promise<void> {
  const cache = await caches.open(CACHES.services)
  await cache.put(servicesKey(locationId), Response.json({ data }))
}

/** Stores whose services are kept, oldest first. */
export async function storesKept(): Promise<string[]> {
  const cache = await caches.open(CACHES.services)
  const stores = (await cache.keys()).map(({ url }) => storeAsked(url))
  return stores.filter((store) => store !== '')
}

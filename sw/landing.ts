import { getServicesAtLocation } from '#contract/services'
import { CACHES, LANDING_CACHE } from './caches.ts'
import { bootOf, landingPath, locationIn, scriptsOf } from './pages.ts'
import { isOfShell, pageOf, ROUTE_TABLE } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** The longest wait for the server's landing page, in milliseconds. */
export const LANDING_PATIENCE_MS = 2500
const MOST = 20

/** The cached landing page of a store for this build, with the services in it. */
export function keptLanding(locationId: string): Promise<Response | undefined> {
  return caches.match(landingPath(ROUTE_TABLE, locationId), { cacheName: LANDING_CACHE })
}

/** Fetches and caches the landing page of a store. Returns false when the server has none of this build. */
export async function fetchLanding(locationId: string): Promise<boolean> {
  const response = await fetch(landingPath(ROUTE_TABLE, locationId), {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(LANDING_PATIENCE_MS),
  })
  await readLanding(response, locationId)
  return (await keptLanding(locationId)) !== undefined
}

/** Fetches every cached landing page again, after the banner around them has changed. */
export async function refetchLandings(): Promise<void> {
  const cache = await caches.open(LANDING_CACHE)
  const stores = (await cache.keys()).map(({ url }) => locationIn(ROUTE_TABLE, new URL(url).pathname))
  await Promise.all(stores.map((store) => store && fetchLanding(store).catch(() => false))) // offline
}

/**
 * Caches the server's landing page and the services in it. Returns undefined when the server failed, has another build, or is a
 * captive portal.
 */
export async function readLanding(response: Response, locationId: string): Promise<Response | undefined> {
  if (response.type === 'opaqueredirect') return response
  if (response.status >= 500) return undefined
  const html = await response.text()
  const scripts = scriptsOf(html)
  const isOfThisServer = scripts.some((source) => source.startsWith('/assets/'))
  const boot = isOfThisServer ? bootOf(html) : undefined
  if (boot !== undefined) await keepServices(locationId, boot)
  const isOfThisBuild = scripts.length > 0 && scripts.every(isOfShell)
  if (!isOfThisBuild) return undefined
  const page = pageOf(html, response, response.status)
  if (boot !== undefined) await cachePage(locationId, page.clone())
  return page
}

/** Caches a page while there is room. It never drops another, because the browser's static routes may point to it. */
async function cachePage(locationId: string, page: Response): Promise<void> {
  const cache = await caches.open(LANDING_CACHE)
  const path = landingPath(ROUTE_TABLE, locationId)
  const isRoom = (await cache.match(path)) !== undefined || (await cache.keys()).length < MOST
  if (isRoom) await cache.put(path, page)
}

const LOCATION_QUERY = 'filter.locationId'

/** The cache key of a store's services: one entry, whatever the rest of the query. */
export function servicesKey(locationId: string): string {
  return `${self.location.origin}${getServicesAtLocation.path}?${LOCATION_QUERY}=${encodeURIComponent(locationId)}`
}

/** The store in a query or key for services. */
export function storeAsked(url: string): string {
  return new URL(url).searchParams.get(LOCATION_QUERY) ?? ''
}

/** Stores the services/location answer of a page. */
async function keepServices(locationId: string, data: unknown): Promise<void> {
  const cache = await caches.open(CACHES.services)
  await cache.put(servicesKey(locationId), Response.json({ data }))
}

/** The stores whose services are cached, oldest first. */
export async function storesKept(): Promise<string[]> {
  const cache = await caches.open(CACHES.services)
  const stores = (await cache.keys()).map(({ url }) => storeAsked(url))
  return stores.filter((store) => store !== '')
}

import type { RouteHandlerObject, WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { TENANT_HEADERS } from '#contract/endpoint'
import { getServices, getServicesAtLocation } from '#contract/services'
import { getZipCodes } from '#contract/zip-codes'
import { BANNER_CACHE, CACHES } from './caches.ts'
import { fetchLanding, keptLanding, servicesKey, storeAsked } from './landing.ts'

type Matches = (url: URL) => boolean

const CONTENT = '/content/v2/objects/'
const IMAGES = '/content/v2/binary/image/'
const LICENSURE = '/appointment-management/v2/licensure-states' // API-27

/** Accepts only JSON of our server. A page of a captive portal or a broken proxy counts as no answer. */
const onlyJson: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500 && isA(response, 'application/json')) return response
    if (state) state['unusable'] = response
    throw new TypeError('No answer of ours')
  },
  // Without a cached answer the page gets the unusable one, and handles it.
  handlerDidError: async ({ state }) => state?.['unusable'] as Response | undefined,
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? withoutTime(response) : null),
}

const onlyImages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && /^(image\/|application\/(json|geo\+json))/.test(typeOf(response))
      ? withoutTime(response)
      : null,
}

/** Gives each store one cache entry for its services, and renews its landing page when they change. */
const byLocation: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => servicesKey(storeAsked(request.url)),
  cacheDidUpdate: async ({ request, oldResponse, newResponse }) => {
    const store = storeAsked(request.url)
    if (!oldResponse || !(await keptLanding(store)) || (await isSame(oldResponse, newResponse))) return
    await fetchLanding(store).catch(() => undefined) // offline
  },
}

const storeServices = new NetworkFirst({
  cacheName: CACHES.services,
  networkTimeoutSeconds: 3,
  plugins: [onlyJson, byLocation, atMost(20)],
})

const zipCodes = jsonFirst(CACHES.zipCodes, { seconds: 3, entries: 20 })

/**
 * What may be cached; the first match counts. All other requests go to the network, so that no cache has anything about a guest.
 * Clinic searches are not cached, because their addresses tell where a guest is; the app stores the clinics themselves.
 */
export const STRATEGIES: readonly (readonly [Matches, RouteHandlerObject])[] = [
  [({ pathname }) => pathname === getServicesAtLocation.path, storeServices],
  [({ pathname }) => pathname === getServices.path, jsonFirst(CACHES.services, { seconds: 3, entries: 20 })],
  [({ pathname }) => pathname === getZipCodes.path, zipCodes],
  // After three seconds the app uses its bundled copy.
  [({ pathname }) => pathname.startsWith(CONTENT), jsonFirst(CACHES.content, { seconds: 2, entries: 60 })],
  [({ pathname }) => pathname === LICENSURE, jsonFirst(CACHES.licensure, { seconds: 3, entries: 20 })],
  [({ pathname }) => pathname.startsWith(IMAGES), keptFirst(CACHES.images, 60)],
  [({ pathname }) => pathname.startsWith('/basemap/'), keptFirst(CACHES.map, 60)],
  [({ pathname }) => pathname === '/manifest.webmanifest', new NetworkFirst({ cacheName: BANNER_CACHE })],
]

function jsonFirst(cacheName: string, { seconds, entries }: { seconds: number; entries: number }) {
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: seconds,
    plugins: [onlyJson, atMost(entries)],
  })
}

function keptFirst(cacheName: string, entries: number) {
  return new StaleWhileRevalidate({ cacheName, plugins: [onlyImages, atMost(entries)] })
}

/** Fetches and caches the services of a store, because no worker answered the first page. */
export async function fetchServices(event: ExtendableEvent, locationId: string): Promise<void> {
  const request = new Request(servicesKey(locationId), {
    headers: { ...TENANT_HEADERS, accept: 'application/json' },
  })
  const [response, done] = storeServices.handleAll({ event, request })
  await response
  await done
}

/** Fetches and caches the ZIP codes around a store whose services are cached, so that the form fills in towns offline too. */
export async function fetchZipCodes(event: ExtendableEvent, locationId: string): Promise<void> {
  const kept = await caches.match(servicesKey(locationId), { cacheName: CACHES.services })
  const near: unknown = (await kept?.json())?.data?.location?.address?.postalCode
  if (typeof near !== 'string' || near === '') return
  const query = new URLSearchParams({ 'filter.near': near })
  const request = new Request(`${getZipCodes.path}?${query}`, {
    headers: { ...TENANT_HEADERS, accept: 'application/json' },
  })
  const [response, done] = zipCodes.handleAll({ event, request })
  await response
  await done
}

/** Deletes the oldest entries beyond a number. */
function atMost(entries: number): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName)
      const keys = await cache.keys() // oldest first
      await Promise.all(keys.slice(0, Math.max(0, keys.length - entries)).map((key) => cache.delete(key)))
    },
  }
}

async function isSame(one: Response, other: Response): Promise<boolean> {
  const texts = [one, other].map(async (response) => JSON.stringify((await response.clone().json()).data))
  const [before, now] = await Promise.all(texts)
  return before === now
}

/** Removes the time from a cached answer: pages learn the server's time from answers, and this one is old. */
async function withoutTime(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  for (const name of ['date', 'age', 'content-encoding', 'content-length']) headers.delete(name)
  return new Response(await response.arrayBuffer(), { status: response.status, headers })
}

function isA(response: Response, type: string): boolean {
  return typeOf(response).includes(type)
}

function typeOf(response: Response): string {
  return response.headers.get('content-type') ?? ''
}

import { LANDING_CACHE } from './caches.ts'
import { fetchLanding, storesKept } from './landing.ts'
import { landingPath, locationIn } from './pages.ts'
import { fetchServices, fetchZipCodes } from './routes.ts'
import { ROUTE_TABLE } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** An install event with static routing, which answers without starting this worker. Not every browser has it. */
export type RoutingInstallEvent = ExtendableEvent & { addRoutes?: (rules: object[]) => Promise<void> }

const STATIC_ROUTES = [
  { condition: { urlPattern: '/assets/*', requestMethod: 'get' }, source: 'cache' },
  { condition: { requestMethod: 'post' }, source: 'network' },
]
/** A worker fetches at most this many landing pages when it installs. */
const MOST = 5

/** Caches the landing pages of stores that were opened here, and lets the browser answer with them by static routes. */
export async function prepareStores(event: RoutingInstallEvent): Promise<void> {
  const stores = await storesOpened()
  const kept = await Promise.all(stores.map((store) => prepareStore(event, store)))
  const routes = stores.filter((_, index) => kept[index]).map(landingRoute)
  await event.addRoutes?.([...STATIC_ROUTES, ...routes]).catch(() => undefined) // unsupported
}

/** Caches the services of stores whose pages opened while the worker installed. */
export async function keepOpenStores(event: ExtendableEvent): Promise<void> {
  const kept = await storesKept()
  const missing = (await storesOpened()).filter((store) => !kept.includes(store))
  await Promise.all(missing.map((store) => keepStore(event, store)))
}

/** The stores of open pages and of cached services. The first page that loads the worker was not answered by it. */
async function storesOpened(): Promise<string[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.map(({ url }) => locationIn(ROUTE_TABLE, new URL(url).pathname))
  const stores = [...open, ...(await storesKept()).reverse()].filter((store) => store !== undefined)
  return [...new Set(stores)].slice(0, MOST)
}

/** Caches the store's landing page, or at least its services. Returns whether the page is cached. */
async function prepareStore(event: ExtendableEvent, store: string): Promise<boolean> {
  const isKept = await fetchLanding(store).catch(() => false) // offline
  await (isKept ? fetchZipCodes(event, store).catch(() => undefined) : keepStore(event, store)) // offline
  return isKept
}

/** Caches the services of a store and the ZIP codes around it. */
async function keepStore(event: ExtendableEvent, store: string): Promise<void> {
  await fetchServices(event, store)
    .then(() => fetchZipCodes(event, store))
    .catch(() => undefined) // offline
}

/** A static route for a stopped worker. A running worker answers itself, because it can fill in a page that is no longer cached. */
function landingRoute(store: string): object {
  return {
    condition: {
      urlPattern: { pathname: landingPath(ROUTE_TABLE, store), search: '' },
      requestMethod: 'get',
      requestMode: 'navigate',
      runningStatus: 'not-running',
    },
    source: { cacheName: LANDING_CACHE },
  }
}

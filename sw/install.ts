import { LANDING_CACHE } from './caches.ts'
import { fetchLanding } from './landing.ts'
import { landingPath, locationIn } from './pages.ts'
import { fetchServices } from './routes.ts'
import { storesKept } from './services.ts'
import { PAGES } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/** Static routing, where the browser has it: it answers without starting this worker. */
export type RoutingInstallEvent = ExtendableEvent & { addRoutes?: (rules: object[]) => Promise<void> }

const STATIC_ROUTES = [
  { condition: { urlPattern: '/assets/*', requestMethod: 'get' }, source: 'cache' },
  { condition: { requestMethod: 'post' }, source: 'network' },
]
/** Landing pages that are asked for while a worker installs. */
const MOST = 5

/** Keeps the landing pages of the stores that were opened here, and lets the browser answer with them by itself. */
export async function prepareStores(event: RoutingInstallEvent): Promise<void> {
  const stores = await storesOpened()
  const kept = await Promise.all(stores.map((store) => prepareStore(event, store)))
  const routes = stores.filter((_, index) => kept[index]).map(landingRoute)
  await event.addRoutes?.([...STATIC_ROUTES, ...routes]).catch(() => undefined) // unsupported
}

/** Services of a store whose page was on its way while the worker installed, and was seen by nobody. */
export async function keepOpenStores(event: ExtendableEvent): Promise<void> {
  const kept = await storesKept()
  const missing = (await storesOpened()).filter((store) => !kept.includes(store))
  await Promise.all(missing.map((store) => fetchServices(event, store).catch(() => undefined))) // offline
}

/** The page that brings the worker was answered before there was one. */
async function storesOpened(): Promise<string[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.map(({ url }) => locationIn(PAGES, new URL(url).pathname))
  const stores = [...open, ...(await storesKept()).reverse()].filter((store) => store !== undefined)
  return [...new Set(stores)].slice(0, MOST)
}

/** Whether the store's landing page is kept; without it at least the services are. */
async function prepareStore(event: ExtendableEvent, store: string): Promise<boolean> {
  const isKept = await fetchLanding(store).catch(() => false) // offline
  if (!isKept) await fetchServices(event, store).catch(() => undefined) // offline
  return isKept
}

/** A worker that runs answers itself. What is not in the cache any more would come from the network alone. */
function landingRoute(store: string): object {
  return {
    condition: {
      urlPattern: { pathname: landingPath(PAGES, store), search: '' },
      requestMethod: 'get',
      requestMode: 'navigate',
      runningStatus: 'not-running',
    },
    source: { cacheName: LANDING_CACHE },
  }
}

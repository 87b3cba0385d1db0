import { LANDING_CACHE } from './caches.ts'
import { bootOf, landingPath, locationIn, scriptsOf } from './pages.ts'
import { keepServices } from './services.ts'
import { PAGES, pageOf, shell } from './shell.ts'

/** Longest wait for the server's landing page, in milliseconds. */
export const PATIENCE = 2500
const MOST = 20

/** The landing page of a store as the server last wrote it, with its services in it; undefined: it has not, for this build. */
export function keptLanding(locationId: string): Promise<Response | undefined> {
  return caches.match(landingPath(PAGES, locationId), { cacheName: LANDING_CACHE })
}

/** Asks the server for the landing page of a store, to keep it; false when it gives none of this build. */
export async function fetchLanding(locationId: string): Promise<boolean> {
  const response = await fetch(landingPath(PAGES, locationId), {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE),
  })
  await readLanding(response, locationId)
  return (await keptLanding(locationId)) !== undefined
}

/** Asks again for every landing page that is kept: the banner around them has changed. */
export async function refetchLandings(): Promise<void> {
  const cache = await caches.open(LANDING_CACHE)
  const stores = (await cache.keys()).map(({ url }) => locationIn(PAGES, new URL(url).pathname))
  await Promise.all(stores.map((store) => store && fetchLanding(store).catch(() => false))) // offline
}

/**
 * The server's landing page, kept with what it says of the store; undefined when it failed, is another build's, or not ours at all
 * (a captive portal).
 */
export async function readLanding(response: Response, locationId: string): Promise<Response | undefined> {
  if (response.type === 'opaqueredirect') return response
  if (response.status >= 500) return undefined
  const html = await response.text()
  const scripts = scriptsOf(html)
  const isOfThisServer = scripts.some((source) => source.startsWith('/assets/'))
  const boot = isOfThisServer ? bootOf(html) : undefined
  if (boot !== undefined) await keepServices(locationId, boot)
  const isOfThisBuild = scripts.length > 0 && scripts.every((source) => shell.getCacheKeyForURL(source))
  if (!isOfThisBuild) return undefined
  const page = pageOf(html, response, response.status)
  if (boot !== undefined) await keep(locationId, page.clone())
  return page
}

/** None is ever dropped for another: the browser may answer with it by itself. */
async function keep(locationId: string, page: Response): Promise<void> {
  const cache = await caches.open(LANDING_CACHE)
  const path = landingPath(PAGES, locationId)
  const isRoom = (await cache.match(path)) !== undefined || (await cache.keys()).length < MOST
  if (isRoom) await cache.put(path, page)
}

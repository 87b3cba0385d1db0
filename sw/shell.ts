import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { SHELL_CACHE } from './caches.ts'
import { withTypeface } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/** Headers of a cached file that are wrong for a page made from its text. */
const OF_THE_BYTES = ['content-encoding', 'content-length', 'etag', 'date', 'vary']

export const ROUTE_TABLE = __ROUTE_TABLE__

/** All files of this build. Each is checked against its hash, so that no other answer is cached. */
export const shell = new PrecacheController({ cacheName: SHELL_CACHE })
shell.addToCacheList(self.__WB_MANIFEST)

export const shellRoute = new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false })

/** Answers with a chunk of this build or the previous one from any cache. The hash in its name makes it unique. */
export async function answerAsset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** A template of this build, unless the browser has deleted it. */
export function templateOf(name: string): Promise<Response | undefined> {
  return shell.matchPrecache(ROUTE_TABLE.files[name] ?? '')
}

/** Makes a page with the headers of a response, which include its security policy, and with the typeface. */
export function pageOf(html: string, { headers }: Response, status: number): Response {
  const kept = new Headers(headers)
  for (const name of OF_THE_BYTES) kept.delete(name)
  const page = withTypeface(html, (file) => shell.getCacheKeyForURL(file) !== undefined)
  return new Response(page, { status, headers: kept })
}

import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { SHELL_CACHE } from './caches.ts'

declare const self: ServiceWorkerGlobalScope

/** What a page made from a text does not have any more. */
const OF_THE_BYTES = ['content-encoding', 'content-length', 'etag', 'date']

export const PAGES = __PAGES__

/** Every file of this build, checked against its hash, so that no other answer gets in. */
export const shell = new PrecacheController({ cacheName: SHELL_CACHE })
shell.addToCacheList(self.__WB_MANIFEST)

export const shellRoute = new PrecacheRoute(shell, { directoryIndex: '', cleanURLs: false })

/** A chunk with a hash in its name, of this build or of the one before: whoever has it is right. */
export async function answerAsset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** A template of this build; undefined: the browser has thrown it away. */
export function templateOf(name: string): Promise<Response | undefined> {
  return shell.matchPrecache(`/offline/${name}`)
}

/** A page with the headers, and so the security policy, of the response it came in. */
export function pageOf(html: string, { headers }: Response, status: number): Response {
  const kept = new Headers(headers)
  for (const name of OF_THE_BYTES) kept.delete(name)
  return new Response(html, { status, headers: kept })
}

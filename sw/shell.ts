import { SHELL_FILES } from '#contract/worker'
import { SHELL_CACHE } from './caches.ts'
import { withTypeface } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/** Headers of a cached file that are wrong for a page made from its text. */
const OF_THE_BYTES = ['content-encoding', 'content-length', 'etag', 'date', 'vary']

export const ROUTE_TABLE = __ROUTE_TABLE__

const FILES = self.__WB_MANIFEST

/** Whether the list of the worker names a file. The scripts and styles that come together are not in it. */
export function isOfShell(path: string): boolean {
  return FILES.some(({ url }) => url === path)
}

/** Caches all files of this build, side by side: one after another they take a minute on a slow network. */
export async function installShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE)
  await Promise.all(FILES.map((file) => cacheFile(cache, file)))
}

/** Caches a file. Its hash is checked, so that no other answer is cached. */
async function cacheFile(cache: Cache, { url, revision, integrity }: ShellFile): Promise<void> {
  if (await cache.match(url)) return // cached before an installation failed
  const response = await fetch(url, { integrity, cache: revision === null ? 'default' : 'no-cache' })
  await (url.startsWith(SHELL_FILES) ? cacheTexts(cache, await response.json()) : cache.put(url, response))
}

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

/** Caches the scripts and styles whose texts one file has by their addresses. */
async function cacheTexts(cache: Cache, texts: Record<string, string>): Promise<void> {
  const puts = Object.entries(texts).map(([address, text]) => {
    const type = TYPES[address.split('.').at(-1) ?? ''] ?? ''
    return cache.put(address, new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } }))
  })
  await Promise.all(puts)
}

/** Answers with a file of this build, or with a chunk of the previous one: the hash in its name makes a chunk unique. */
export async function answerFile(request: Request): Promise<Response> {
  return (await fromShell(request)) ?? (await caches.match(request)) ?? fetch(request)
}

function fromShell(file: Request | string): Promise<Response | undefined> {
  return caches.match(file, { cacheName: SHELL_CACHE })
}

/** A template of this build, unless the browser has deleted it. */
export function templateOf(name: string): Promise<Response | undefined> {
  return fromShell(ROUTE_TABLE.files[name] ?? '')
}

/** Makes a page with the headers of a response, which include its security policy, and with the typeface. */
export function pageOf(html: string, { headers }: Response, status: number): Response {
  const kept = new Headers(headers)
  for (const name of OF_THE_BYTES) kept.delete(name)
  const page = withTypeface(html, isOfShell)
  return new Response(page, { status, headers: kept })
}

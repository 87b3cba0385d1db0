import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { SHELL_CACHE } from './caches.ts'
import { bootOf, fillLanding, pageAt, scriptsOf, TEMPLATES } from './pages.ts'
import { keepServices } from './routes.ts'

declare const self: ServiceWorkerGlobalScope

/** Longest wait for the server's landing page, in milliseconds. */
const PATIENCE = 2500
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

/** Answers a navigation: pages that need nothing of the server at once, the landing page with what the server knows, if it answers soon. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const page = pageAt(PAGES, url)
  switch (page.kind) {
    case 'moved':
      return Response.redirect(new URL(page.to, url), page.status)
    case 'page':
      return (await shell.matchPrecache(templateUrl(page.template))) ?? fetch(event.request)
    case 'landing': {
      const answered = fetch(event.request).then((response) => landingOf(response, page.locationId))
      return (await inTime(event, answered)) ?? landingTemplate(event, page.locationId)
    }
    case 'unknown': {
      const answered = fetch(event.request).then((response) =>
        response.status >= 500 ? undefined : response,
      )
      return (await inTime(event, answered)) ?? notFoundTemplate(event)
    }
  }
}

/** What comes within our patience. A late answer is still read, for what it teaches. */
async function inTime(
  event: FetchEvent,
  answered: Promise<Response | undefined>,
): Promise<Response | undefined> {
  const settled = answered.catch(() => undefined)
  event.waitUntil(settled)
  return Promise.race([settled, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))])
}

/** The server's landing page; undefined when it failed, is another build's, or not ours at all (a captive portal). */
async function landingOf(response: Response, locationId: string): Promise<Response | undefined> {
  if (response.type === 'opaqueredirect') return response
  if (response.status >= 500) return undefined
  const html = await response.text()
  const scripts = scriptsOf(html)
  const isOfThisServer = scripts.some((source) => source.startsWith('/assets/'))
  const boot = isOfThisServer ? bootOf(html) : undefined
  if (boot !== undefined) await keepServices(locationId, boot)
  const isOfThisBuild = scripts.length > 0 && scripts.every((source) => shell.getCacheKeyForURL(source))
  return isOfThisBuild ? pageOf(html, response, response.status) : undefined
}

async function landingTemplate(event: FetchEvent, locationId: string): Promise<Response> {
  const template = await shell.matchPrecache(templateUrl(TEMPLATES.landing))
  if (!template) return fetch(event.request)
  return pageOf(fillLanding(await template.text(), locationId), template, 200)
}

async function notFoundTemplate(event: FetchEvent): Promise<Response> {
  const template = await shell.matchPrecache(templateUrl(TEMPLATES.notFound))
  if (!template) return fetch(event.request)
  return pageOf(await template.text(), template, 404)
}

/** A page with the headers, and so the security policy, of the response it came in. */
function pageOf(html: string, { headers }: Response, status: number): Response {
  const kept = new Headers(headers)
  for (const name of OF_THE_BYTES) kept.delete(name)
  return new Response(html, { status, headers: kept })
}

function templateUrl(name: string): string {
  return `/offline/${name}`
}

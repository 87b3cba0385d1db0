import { type BannerFillings, getBanner } from '#contract/banner'
import { TENANT_HEADERS } from '#contract/endpoint'
import { BANNER_CACHE, CACHES } from './caches.ts'
import { keptLanding, LANDING_PATIENCE_MS, readLanding, refetchLandings } from './landing.ts'
import { fillLanding, mayWantAnother, pageAt, TEMPLATES, withNeutralTitle } from './pages.ts'
import { pageOf, ROUTE_TABLE, templateOf } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Answers a navigation from the cache; the page then asks for changes. A landing page that is not cached comes from the server if it
 * answers soon, else from the template.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const page = pageAt(ROUTE_TABLE, url)
  event.waitUntil(renewBanner())
  switch (page.kind) {
    case 'moved':
      return Response.redirect(new URL(page.to, url), page.status)
    case 'page':
      return (await pageFrom(url, page.template, 200)) ?? fetch(event.request)
    case 'landing': {
      const kept = await keptLanding(page.locationId)
      if (kept) return kept
      const answered = fetch(event.request).then((response) => readLanding(response, page.locationId))
      return (await inTime(event, answered)) ?? landingTemplate(event, page.locationId)
    }
    case 'unknown': {
      const answered = fetch(event.request).then((response) =>
        response.status >= 500 ? undefined : response,
      )
      return (await inTime(event, answered)) ?? notFoundTemplate(event)
    }
    case 'elsewhere':
      return fetch(event.request)
  }
}

/** Waits for an answer as long as guests do. A late answer is still read and cached. */
async function inTime(
  event: FetchEvent,
  answered: Promise<Response | undefined>,
): Promise<Response | undefined> {
  const settled = answered.catch(() => undefined) // told elsewhere
  event.waitUntil(settled)
  return Promise.race([
    settled,
    new Promise<undefined>((resolve) => setTimeout(resolve, LANDING_PATIENCE_MS)),
  ])
}

async function landingTemplate(event: FetchEvent, locationId: string): Promise<Response> {
  const page = await pageFrom(new URL(event.request.url), TEMPLATES.landing, 200, (html) =>
    fillLanding(html, locationId),
  )
  return page ?? fetch(event.request)
}

async function notFoundTemplate(event: FetchEvent): Promise<Response> {
  return (await pageFrom(new URL(event.request.url), TEMPLATES.notFound, 404)) ?? fetch(event.request)
}

/** A template of this build with the banner of this host. Undefined when the browser has deleted one of them. */
async function pageFrom(
  url: URL,
  name: string,
  status: number,
  fill = (html: string) => html,
): Promise<Response | undefined> {
  const template = await templateOf(name)
  return template && bannered(url, fill(await template.text()), template, status)
}

const LOGO = '__BANNER_LOGO__'
const WEB_MANIFEST = '/manifest.webmanifest'

let renewal: Promise<void> | undefined

/**
 * Caches the banner of this host with its logo, which every template needs, and the texts of the languages that it offers (LANG-03).
 * Rejects when the server does not answer.
 */
export async function keepBanner(): Promise<void> {
  const text = await askBanner()
  const cache = await caches.open(BANNER_CACHE)
  await cache.put(getBanner.path, new Response(text))
  const { slots = {}, languages = [] } = fillingsIn(text) ?? {}
  await Promise.all([
    keepFile(BANNER_CACHE, WEB_MANIFEST),
    keepFile(CACHES.images, slots[LOGO] ?? ''),
    ...languages
      .flatMap((code) => ROUTE_TABLE.languages[code] ?? [])
      .map((file) => keepFile(BANNER_CACHE, file)),
  ])
}

/** Fetches the banner again for the next page, once in the life of a worker. */
function renewBanner(): Promise<void> {
  renewal ??= renew().catch(() => undefined) // offline
  return renewal
}

async function renew(): Promise<void> {
  const before = await keptText()
  await keepBanner()
  if (before !== undefined && before !== (await keptText())) await refetchLandings()
}

/** Puts the banner of this host into a page, with the security policy that allows its style. Returns undefined without a cached banner. */
async function bannered(
  url: URL,
  html: string,
  template: Response,
  status: number,
): Promise<Response | undefined> {
  const fillings = fillingsIn((await keptText()) ?? '')
  if (!fillings) return undefined
  const isNeutral = mayWantAnother(url, self.navigator.languages, fillings.languages)
  const filled = Object.entries(fillings.slots).reduce(
    (page, [slot, text]) => page.replaceAll(slot, () => text),
    isNeutral ? withNeutralTitle(html) : html,
  )
  const page = pageOf(filled, template, status)
  page.headers.set('content-security-policy', withOwnStyles(fillings.policy))
  return page
}

/** The policy is that of the server, which may be of another build than this worker and its templates (RUN-04). */
function withOwnStyles(policy: string): string {
  const hashes = ROUTE_TABLE.styleHashes.map((hash) => `'${hash}'`)
  const missing = hashes.filter((hash) => !policy.includes(hash))
  return policy.replace("style-src 'self'", ["style-src 'self'", ...missing].join(' '))
}

async function keptText(): Promise<string | undefined> {
  return (await caches.match(getBanner.path, { cacheName: BANNER_CACHE }))?.text()
}

async function askBanner(): Promise<string> {
  const response = await fetch(getBanner.path, {
    headers: { ...TENANT_HEADERS, accept: 'application/json' },
    cache: 'no-cache',
  })
  const text = response.status === 200 ? await response.text() : ''
  if (!fillingsIn(text)) throw new TypeError('No banner of ours')
  return text
}

/** Decodes the answer. Returns undefined for a page of a captive portal or a broken proxy. */
function fillingsIn(text: string): BannerFillings | undefined {
  try {
    const { data }: { data: unknown } = JSON.parse(text)
    return getBanner.data.is(data) ? data : undefined
  } catch {
    return undefined
  }
}

/** Caches a file of this origin. Pages show a name in place of a missing logo. */
async function keepFile(cacheName: string, path: string): Promise<void> {
  if (!path.startsWith('/')) return
  const response = await fetch(path, { cache: 'no-cache' }).catch(() => undefined) // offline
  if (!response?.ok || (response.headers.get('content-type') ?? '').startsWith('text/html')) return
  const cache = await caches.open(cacheName)
  await cache.put(path, response)
}

import { type BannerFillings, getBanner } from '#contract/banner'
import { TENANT_HEADERS } from '#contract/endpoint'
import { BANNER_CACHE, CACHES } from './caches.ts'
import { refetchLandings } from './landing.ts'
import { pageOf } from './shell.ts'

const LOGO = '__BANNER_LOGO__'
const WEB_MANIFEST = '/manifest.webmanifest'

let renewal: Promise<void> | undefined

/** Caches the banner of this host with its logo, which every template needs. Rejects when the server does not answer. */
export async function keepBanner(): Promise<void> {
  const text = await askBanner()
  const cache = await caches.open(BANNER_CACHE)
  await cache.put(getBanner.path, new Response(text))
  await Promise.all([
    keepFile(BANNER_CACHE, WEB_MANIFEST),
    keepFile(CACHES.images, fillingsIn(text)?.slots[LOGO] ?? ''),
  ])
}

/** Fetches the banner again for the next page, once in the life of a worker. */
export function renewBanner(): Promise<void> {
  renewal ??= renew().catch(() => undefined) // offline
  return renewal
}

async function renew(): Promise<void> {
  const before = await keptText()
  await keepBanner()
  if (before !== undefined && before !== (await keptText())) await refetchLandings()
}

/** Puts the banner of this host into a page, with the security policy that allows its style. Returns undefined without a cached banner. */
export async function bannered(
  html: string,
  template: Response,
  status: number,
): Promise<Response | undefined> {
  const fillings = fillingsIn((await keptText()) ?? '')
  if (!fillings) return undefined
  const filled = Object.entries(fillings.slots).reduce(
    (page, [slot, text]) => page.replaceAll(slot, () => text),
    html,
  )
  const page = pageOf(filled, template, status)
  page.headers.set('content-security-policy', fillings.policy)
  return page
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

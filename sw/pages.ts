import { LOCATION_ID } from '#contract/vocabulary'

/** The app's addresses, which the build puts into the worker. */
export interface RouteTable {
  routes: readonly { pattern: string; template: string; store?: boolean }[]
  redirects: readonly { from: string; to: string }[]
}

/** How the worker answers a navigation. */
type PageAnswer =
  | { kind: 'moved'; to: string; status: 302 | 308 }
  /** Only the server knows the name and the services of this store. */
  | { kind: 'landing'; locationId: string }
  | { kind: 'page'; template: string }
  /** Below an address of the app, but none of its pages. */
  | { kind: 'unknown' }
  /** Not of the app: only the server knows whether it exists, the pages of staff among them. */
  | { kind: 'elsewhere' }

const LANDING = 'landing.html'
const SHELL = 'shell.html'

/** The page at an address of this origin, the same as on the server of this build. */
export function pageAt({ routes, redirects }: RouteTable, { pathname, search }: URL): PageAnswer {
  if (pathname !== '/' && pathname.endsWith('/')) {
    // A path with two slashes at its start would name another host.
    return { kind: 'moved', to: `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, status: 308 } // ROUTE-41
  }
  for (const { from, to } of redirects) {
    const given = match(from, pathname)
    const filled = given && to.replace(/:(\w+)/g, (_, key: string) => given[key] ?? '')
    if (filled) return { kind: 'moved', to: filled + search, status: 302 }
  }
  for (const { pattern, template, store } of routes) {
    const parameters = match(pattern, pathname)
    if (!parameters) continue
    if (!store) return { kind: 'page', template }
    const locationId = parameters['locationId'] ?? ''
    // The app says that the store does not exist.
    return LOCATION_ID.test(locationId) ? { kind: 'landing', locationId } : { kind: 'page', template: SHELL }
  }
  return { kind: routes.some(({ pattern }) => isBelow(pathname, pattern)) ? 'unknown' : 'elsewhere' }
}

/** Whether an address shares the folder of a page: "/health-services/scheduler" of "/health-services/scheduler/main". */
function isBelow(pathname: string, pattern: string): boolean {
  const [, root, folder, page] = pattern.split('/')
  return page !== undefined && `${pathname}/`.startsWith(`/${root}/${folder}/`)
}

/** The store of a page, if it has one. */
export function locationIn({ routes }: RouteTable, pathname: string): string | undefined {
  for (const { pattern } of routes) {
    const locationId = match(pattern, pathname)?.['locationId']
    if (locationId !== undefined && LOCATION_ID.test(locationId)) return locationId
  }
  return undefined
}

/** The address of a store's landing page. */
export function landingPath({ routes }: RouteTable, locationId: string): string {
  const pattern = routes.find(({ store }) => store)?.pattern ?? ''
  return pattern.replace(/:\w+/, encodeURIComponent(locationId))
}

/** Fills the store's id into the landing template. */
export function fillLanding(template: string, locationId: string): string {
  return template.replaceAll('__STORE_ID__', locationId)
}

const FONT = /url\((\/assets\/[^)]+\.woff2)\)/

/**
 * A page that draws with the product's typeface from its first paint on, and asks for it at once. `isHere`: whether the worker has
 * precached a file. Otherwise the page keeps the system's typeface, and so does the whole visit (WI-40).
 */
export function withTypeface(html: string, isHere: (file: string) => boolean): string {
  const font = FONT.exec(html)?.[1]
  if (font === undefined || !isHere(font)) return html
  return html
    .replace('<html ', '<html data-typeface ')
    .replace(
      '</title>',
      `</title><link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    )
}

/** Whether the guest may want another language than the English of the templates. `wishes`: the browser's, best first. */
export function mayWantAnother(
  { searchParams }: URL,
  wishes: readonly string[],
  offered: readonly string[] = [],
): boolean {
  const codes = wishes.map((tag) => tag.split('-')[0] ?? '')
  const wanted = searchParams.get('lang') ?? codes.find((code) => offered.includes(code)) ?? 'en'
  return offered.length > 0 && wanted !== 'en'
}

/** A page whose title is the host's name, until the app says it in the guest's language. */
export function withNeutralTitle(html: string): string {
  return html.replace(/<title>[^<]*</, '<title>__BANNER_TITLE__<')
}

/** The addresses of a page's scripts. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source ?? '')
}

/** The services/location answer that the server put into a landing page, if any. */
export function bootOf(html: string): unknown {
  const text = /<script type="application\/json" id="boot">([^<]*)<\/script>/.exec(html)?.[1]
  const boot: unknown = text === undefined ? undefined : JSON.parse(text)
  return typeof boot === 'object' && boot !== null && 'services' in boot ? boot : undefined
}

export const TEMPLATES = { landing: LANDING, notFound: 'not-found.html' } as const

/** The parameters of a path, if it matches a pattern such as "/a/:id". */
function match(pattern: string, pathname: string): Record<string, string> | undefined {
  const expression = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${expression}$`).exec(pathname)
  return found ? { ...found.groups } : undefined
}

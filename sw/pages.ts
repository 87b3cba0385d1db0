import { LOCATION_ID } from '#contract/vocabulary'

/** What the build knows of the app's addresses. */
export interface Pages {
  routes: readonly { pattern: string; template: string; store?: boolean }[]
  redirects: readonly { from: string; to: string }[]
}

/** How the address of a navigation is answered. */
export type Page =
  | { kind: 'moved'; to: string; status: 302 | 308 }
  /** The server knows more of this page: the store's name, and what its services are. */
  | { kind: 'landing'; locationId: string }
  | { kind: 'page'; template: string }
  | { kind: 'unknown' }

const LANDING = 'landing.html'
const SHELL = 'shell.html'

/** The page at an address of this origin, as the server of the same build has it. */
export function pageAt({ routes, redirects }: Pages, { pathname, search }: URL): Page {
  if (pathname !== '/' && pathname.endsWith('/')) {
    // A path that began with two slashes would name another host.
    return { kind: 'moved', to: `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, status: 308 } // ROUTE-41
  }
  const moved = redirects.find(({ from }) => from === pathname)
  if (moved) return { kind: 'moved', to: moved.to + search, status: 302 }
  for (const { pattern, template, store } of routes) {
    const parameters = match(pattern, pathname)
    if (!parameters) continue
    if (!store) return { kind: 'page', template }
    const locationId = parameters['locationId'] ?? ''
    // The app says itself that there is no such store.
    return LOCATION_ID.test(locationId) ? { kind: 'landing', locationId } : { kind: 'page', template: SHELL }
  }
  return { kind: 'unknown' }
}

/** The store that a page is about; undefined: none. */
export function locationIn({ routes }: Pages, pathname: string): string | undefined {
  for (const { pattern } of routes) {
    const locationId = match(pattern, pathname)?.['locationId']
    if (locationId !== undefined && LOCATION_ID.test(locationId)) return locationId
  }
  return undefined
}

/** The address of a store's landing page. */
export function landingPath({ routes }: Pages, locationId: string): string {
  const pattern = routes.find(({ store }) => store)?.pattern ?? ''
  return pattern.replace(/:\w+/, encodeURIComponent(locationId))
}

/** The landing template for a store. */
export function fillLanding(template: string, locationId: string): string {
  return template.replaceAll('__STORE_ID__', locationId)
}

/** The scripts a page starts. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source ?? '')
}

/** The services/location answer that the server put into a landing page; undefined: it had none. */
export function bootOf(html: string): unknown {
  const text = /<script type="application\/json" id="boot">([^<]*)<\/script>/.exec(html)?.[1]
  const boot: unknown = text === undefined ? undefined : JSON.parse(text)
  return typeof boot === 'object' && boot !== null && 'services' in boot ? boot : undefined
}

export const TEMPLATES = { landing: LANDING, notFound: 'not-found.html' } as const

/** The parameters of a path that fits a pattern such as "/a/:id"; undefined: it does not fit. */
function match(pattern: string, pathname: string): Record<string, string> | undefined {
  const expression = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${expression}$`).exec(pathname)
  return found ? { ...found.groups } : undefined
}

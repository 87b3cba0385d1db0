import { PATHS } from '../paths.ts'
import { NOWHERE, sendNow, sendTo } from '../platform/analytics.ts'
import { beaconTo, isTrackingRefused } from '../platform/beacon.ts'
import { documents, load } from './documents.ts'
import { leaveForm, reportLink } from './flow.ts'

/** Sends events to the address that the scheduler configuration names, and says which links are followed (EVENTS-04, EVENTS-05). */
export async function startTracking(): Promise<void> {
  document.addEventListener('click', onClick, { capture: true })
  window.addEventListener('pagehide', leaveForm)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendNow()
  })
  sendTo(isTrackingRefused() ? NOWHERE : await configuredSink())
}

async function configuredSink() {
  await load('schedulerConfig', new AbortController().signal)
  const config = documents.loads.schedulerConfig
  const { eventsPath } = config?.status === 'ok' ? (config.data as { eventsPath?: string }) : {}
  return eventsPath === undefined ? NOWHERE : beaconTo(eventsPath)
}

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  const kind = link && linkKind(link.getAttribute('href') ?? '', window.location.origin)
  if (kind) reportLink(kind)
}

const PAGES = Object.entries(PATHS).map(([name, path]) => ({
  name,
  matches: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}))

/**
 * Where an address leads, in words that are about no guest: the name of a page of ours, another origin's host, the scheme of what
 * is no web page. Undefined within the page.
 */
export function linkKind(address: string, origin: string): string | undefined {
  if (address.startsWith('#') || !URL.canParse(address, origin)) return undefined
  const { protocol, host, pathname, origin: there } = new URL(address, origin)
  if (protocol !== 'https:' && protocol !== 'http:') return protocol.slice(0, -1)
  if (there !== origin) return host
  return PAGES.find(({ matches }) => matches.test(pathname))?.name ?? 'other'
}

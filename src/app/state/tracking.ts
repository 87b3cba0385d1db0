import { PATHS } from '../paths.ts'
import type { Sink } from '../platform/analytics.ts'
import { NOWHERE, sendNow, sendTo } from '../platform/analytics.ts'
import { documents, load } from './documents.ts'
import { leaveForm, reportLink } from './flow.ts'

/** Sends events to the address in the scheduler configuration, and reports followed links (EVENTS-04, EVENTS-05). */
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

/** Returns a sink that sends events as a JSON list to a path of this origin. Without a network they wait. */
export function beaconTo(path: string): Sink {
  return (events) =>
    navigator.onLine !== false &&
    navigator.sendBeacon(path, new Blob([JSON.stringify(events)], { type: 'application/json' }))
}

/** Whether the browser asks not to track its guest (Global Privacy Control, Do Not Track). */
export function isTrackingRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
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
 * The target of a link without anything about the guest: the name of our page, the host of another origin, or another scheme. Returns
 * undefined for links within the page.
 */
export function linkKind(address: string, origin: string): string | undefined {
  if (address.startsWith('#') || !URL.canParse(address, origin)) return undefined
  const { protocol, host, pathname, origin: target } = new URL(address, origin)
  if (protocol !== 'https:' && protocol !== 'http:') return protocol.slice(0, -1)
  if (target !== origin) return host
  return PAGES.find(({ matches }) => matches.test(pathname))?.name ?? 'other'
}

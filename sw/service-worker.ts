import { registerRoute } from 'workbox-routing'
import type { ToWorker } from '#contract/worker'
import { OUTBOX_SYNC } from '#contract/worker'
import { removeOldCaches } from './caches.ts'
import { sendOutbox, syncOutbox } from './outbox.ts'
import { locationIn } from './pages.ts'
import { fetchServices, ROUTES } from './routes.ts'
import { answerAsset, answerPage, PAGES, shell, shellRoute } from './shell.ts'
import { answerVisitKey, forgetVisitKey, keepVisitKey } from './visit-key.ts'

declare const self: ServiceWorkerGlobalScope

/** Static routing, where the browser has it: it answers without starting this worker. */
type RoutingInstallEvent = ExtendableEvent & { addRoutes?: (rules: object[]) => Promise<void> }
type SyncEvent = ExtendableEvent & { readonly tag: string }

const STATIC_ROUTES = [
  { condition: { urlPattern: '/assets/*', requestMethod: 'get' }, source: 'cache' },
  { condition: { requestMethod: 'post' }, source: 'network' },
]

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(shell.install(event))
  event.waitUntil(event.addRoutes?.(STATIC_ROUTES).catch(() => undefined) ?? Promise.resolve())
  event.waitUntil(fetchServicesOfOpenPages(event))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event))
})

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ event }) => answerPage(event as FetchEvent),
)
for (const [matches, strategy] of ROUTES) {
  registerRoute(({ url, sameOrigin }) => sameOrigin && matches(url), strategy)
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => answerAsset(request),
)
registerRoute(shellRoute)

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker | undefined
  switch (message?.type) {
    case 'takeOver':
      return event.waitUntil(self.skipWaiting())
    case 'keepVisitKey':
      return keepVisitKey(message.visit, message.key)
    case 'askVisitKey':
      return answerVisitKey(event.ports[0])
    case 'forgetVisitKey':
      return forgetVisitKey()
    case 'sendOutbox':
      return event.waitUntil(sendOutbox())
  }
})

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag === OUTBOX_SYNC) (event as SyncEvent).waitUntil(syncOutbox())
})

async function activate(event: ExtendableEvent): Promise<void> {
  await shell.activate(event)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await removeOldCaches(pages.length > 0)
  // The first page a guest opens is served from now on, too.
  await self.clients.claim()
}

/** The page that brings the worker was answered before there was one. */
async function fetchServicesOfOpenPages(event: ExtendableEvent): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const stores = new Set(pages.map(({ url }) => locationIn(PAGES, new URL(url).pathname)))
  for (const store of stores)
    if (store !== undefined) await fetchServices(event, store).catch(() => undefined)
}

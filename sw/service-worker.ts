import { registerRoute } from 'workbox-routing'
import type { ToWorker } from '#contract/worker'
import { OUTBOX_SYNC } from '#contract/worker'
import { keepBanner } from './banner.ts'
import { removeOldCaches } from './caches.ts'
import { keepOpenStores, prepareStores, type RoutingInstallEvent } from './install.ts'
import { answerPage } from './navigation.ts'
import { sendOutbox, syncOutbox } from './outbox.ts'
import { ROUTES } from './routes.ts'
import { answerAsset, shell, shellRoute } from './shell.ts'
import { answerVisitKey, forgetVisitKey, keepVisitKey } from './visit-key.ts'

declare const self: ServiceWorkerGlobalScope

type SyncEvent = ExtendableEvent & { readonly tag: string }

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(shell.install(event))
  event.waitUntil(keepBanner())
  event.waitUntil(prepareStores(event))
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
  await keepOpenStores(event)
}

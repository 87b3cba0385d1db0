import { registerRoute } from 'workbox-routing'
import type { ToWorker, VisitKeyAnswer } from '#contract/worker'
import { OUTBOX_SYNC } from '#contract/worker'
import { makeRoom, removeOldCaches } from './caches.ts'
import { keepOpenStores, prepareStores, type RoutingInstallEvent } from './install.ts'
import { answerPage, keepBanner } from './navigation.ts'
import { replayOutbox, syncOutbox } from './outbox.ts'
import { STRATEGIES } from './routes.ts'
import { answerFile, installShell, isOfShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

type SyncEvent = ExtendableEvent & { readonly tag: string }

/** The key of a tablet's visit. Only this memory has it, so it ends with the browser and is on no disk. */
let visitKey: VisitKeyAnswer

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(installShell())
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
for (const [matches, strategy] of STRATEGIES) {
  registerRoute(({ url, sameOrigin }) => sameOrigin && matches(url), strategy)
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/assets/') || isOfShell(url.pathname)),
  ({ request }) => answerFile(request),
)

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker | undefined
  switch (message?.type) {
    case 'takeOver':
      return event.waitUntil(self.skipWaiting())
    case 'keepVisitKey':
      visitKey = { visit: message.visit, key: message.key }
      return
    case 'askVisitKey':
      return event.ports[0]?.postMessage(visitKey)
    case 'forgetVisitKey':
      visitKey = undefined
      return
    case 'makeRoom':
      return event.waitUntil(makeRoom().finally(() => event.ports[0]?.postMessage(true)))
    case 'sendOutbox':
      return event.waitUntil(replayOutbox())
  }
})

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag === OUTBOX_SYNC) (event as SyncEvent).waitUntil(syncOutbox())
})

async function activate(event: ExtendableEvent): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await removeOldCaches(pages.length > 0)
  // The first page, which loaded this worker, is served by it from now on.
  await self.clients.claim()
  await keepOpenStores(event)
}

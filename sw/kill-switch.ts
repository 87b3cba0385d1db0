import { removeAllCaches } from './caches.ts'

declare const self: ServiceWorkerGlobalScope

// KILL_SWITCH=1 builds this in place of the worker. It takes over at once, removes the caches of this product and unregisters itself. It
// does not reload pages, and keeps the databases, so that no check-in in the outbox is lost.
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeAllCaches().then(() => self.registration.unregister()))
})

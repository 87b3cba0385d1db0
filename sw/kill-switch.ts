import { removeAllCaches } from './caches.ts'

declare const self: ServiceWorkerGlobalScope

// Built in the place of the worker with KILL_SWITCH=1: takes over at once, leaves nothing of ours behind and goes. No page is
// reloaded; databases stay, so that no check-in that waits is lost.
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeAllCaches().then(() => self.registration.unregister()))
})

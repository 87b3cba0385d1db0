/** What is said to the worker and what it says: a page names the messages it knows. */
type Message = { readonly type: string }

const ADDRESS = '/service-worker.js'
/** A kiosk's page may stay open for weeks. */
const LOOK_EVERY = 60 * 60_000

let registration: ServiceWorkerRegistration | undefined
let isTakingOver = false
let listeners: (() => void)[] = []

/** Registers the service worker of a built app, once the page has loaded. Without a secure context, or when it fails, the app goes on without. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox(trustedAddress(), { scope: '/', updateViaCache: 'none' })
  const found = await workbox.register().catch(() => undefined)
  if (!found) return
  registration = found
  // Workbox itself stops watching after the first update that another tab has asked for.
  found.addEventListener('updatefound', () => watch(found.installing))
  watch(found.installing)
  report()
  window.setInterval(() => void found.update().catch(() => undefined), LOOK_EVERY)
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', report)
}

function report(): void {
  for (const listener of listeners) listener()
}

/** The only script address this app ever makes (quality: Trusted Types). */
function trustedAddress(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: Policies }
  return trustedTypes?.createPolicy('app', { createScriptURL: onlyOurs }).createScriptURL(ADDRESS) ?? ADDRESS
}

function onlyOurs(address: string): string {
  if (address !== ADDRESS) throw new TypeError('Not the service worker')
  return address
}

/** A trusted address passes for a string wherever a browser takes one. */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string }
}

/** Whether a newer build is installed and waits. */
export function isUpdateWaiting(): boolean {
  return !isTakingOver && Boolean(registration?.waiting && registration.active)
}

/** The same, asked by a page that has not started the worker yet. */
export async function findUpdate(): Promise<boolean> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  registration ??= await workers?.getRegistration().catch(() => undefined)
  return isUpdateWaiting()
}

/** Calls `listener` whenever isUpdateWaiting may have changed; answers how to stop. */
export function onUpdateChange(listener: () => void): () => void {
  listeners.push(listener)
  return () => {
    listeners = listeners.filter((other) => other !== listener)
  }
}

/**
 * Lets the newer build take over, and reloads this page once when it has. `first` is said to the new worker before. False: none waits,
 * nothing happens. Everything typed must be on the disk.
 */
export function takeOver(first?: Message): boolean {
  const waiting = registration?.waiting
  if (!waiting || isTakingOver) return false
  isTakingOver = true
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  if (first) waiting.postMessage(first)
  waiting.postMessage({ type: 'takeOver' })
  report()
  return true
}

/** Says something to the worker that serves this page; without one nothing happens. Works while the page is being left. */
export function tellWorker(message: Message): void {
  activeWorker()?.postMessage(message)
}

/** Asks the worker that serves this page; undefined when there is none or it does not answer in time. */
export function askWorker<Answer>(message: Message, timeoutMs = 1000): Promise<Answer | undefined> {
  const worker = activeWorker()
  if (!worker) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (answer: Answer | undefined) => {
      window.clearTimeout(timer)
      port1.close()
      resolve(answer)
    }
    const timer = window.setTimeout(() => end(undefined), timeoutMs)
    port1.onmessage = ({ data }: MessageEvent<Answer>) => end(data)
    worker.postMessage(message, [port2])
  })
}

/** Calls `listener` with what the worker says; answers how to stop. */
export function onWorkerMessage(listener: (message: Message) => void): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const hear = ({ data }: MessageEvent<Message>) => listener(data)
  workers?.addEventListener('message', hear)
  workers?.startMessages()
  return () => workers?.removeEventListener('message', hear)
}

/** A page that was reloaded past the cache has a worker, though none controls it. */
function activeWorker(): ServiceWorker | undefined {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  return workers?.controller ?? registration?.active ?? undefined
}

/** A message to the worker; its callers name those that they send. */
type Message = { readonly type: string }

const ADDRESS = '/service-worker.js'
/** A tablet's page may stay open for weeks, so it looks for a newer build this often, in milliseconds. */
const LOOK_EVERY = 60 * 60_000
/** A first installation that failed is tried again after this long, in milliseconds, and then each time after twice as long. */
const TRY_AGAIN_AFTER = 5000

let registration: ServiceWorkerRegistration | undefined
let isTakingOver = false
let taking = new AbortController()
let listeners: (() => void)[] = []

/** Registers the service worker of a built app. The app also runs without one: in dev, without a secure context, or after a failure. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return
  await register(trustedAddress(), TRY_AGAIN_AFTER)
}

/**
 * The browser forgets a worker whose first installation failed, because one of its many files did not come. It is registered again
 * then, and goes on from the files that did come.
 */
async function register(address: string, tryAgainAfter: number): Promise<void> {
  const tryAgain = () =>
    window.setTimeout(() => void register(address, Math.min(2 * tryAgainAfter, LOOK_EVERY)), tryAgainAfter)
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox(address, { scope: '/', updateViaCache: 'none' })
  const found = await workbox.register().catch(() => undefined) // offline
  if (!found) return void tryAgain()
  registration = found
  let looking = 0
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      report()
      if (worker.state !== 'redundant' || found.active) return
      window.clearInterval(looking)
      tryAgain()
    })
  // Workbox stops watching after the first update that another tab has asked for.
  found.addEventListener('updatefound', () => watch(found.installing))
  watch(found.installing)
  report()
  looking = window.setInterval(() => void found.update().catch(() => undefined), LOOK_EVERY) // offline
}

function report(): void {
  for (const listener of listeners) listener()
}

/** The only script address that this app creates (quality: Trusted Types). */
function trustedAddress(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: Policies }
  return trustedTypes?.createPolicy('app', { createScriptURL: onlyOurs }).createScriptURL(ADDRESS) ?? ADDRESS
}

function onlyOurs(address: string): string {
  if (address !== ADDRESS) throw new TypeError('Not the service worker')
  return address
}

/** Browsers accept a trusted address wherever they accept a string. */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string }
}

/** Whether a newer build is installed and waits to take over. */
export function isUpdateWaiting(): boolean {
  return !isTakingOver && Boolean(registration?.waiting && registration.active)
}

/** As `isUpdateWaiting`, for a page that has not started the worker yet. */
export async function findUpdate(): Promise<boolean> {
  registration ??= await container()
    ?.getRegistration()
    .catch(() => undefined) // unsupported
  return isUpdateWaiting()
}

/** Calls `listener` whenever `isUpdateWaiting` may have changed. Returns how to stop. */
export function onUpdateChange(listener: () => void): () => void {
  listeners.push(listener)
  return () => {
    listeners = listeners.filter((other) => other !== listener)
  }
}

/**
 * Lets the newer build take over, then reloads this page. The new worker gets `first` before. Callers must have written everything
 * typed to disk. Returns false when no newer build waits.
 */
export function takeOver(first?: Message): boolean {
  const waiting = registration?.waiting
  if (!waiting || isTakingOver) return false
  isTakingOver = true
  taking = new AbortController()
  const { signal } = taking
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { signal })
  if (first) waiting.postMessage(first)
  waiting.postMessage({ type: 'takeOver' })
  report()
  return true
}

/** Waits no longer for a newer build that does not start: when it does, it must not reload this page in the middle of a visit. */
export function stopTakingOver(): void {
  taking.abort()
  isTakingOver = false
}

/** Sends a message to the worker that serves this page, if there is one. It works while the guest leaves the page. */
export function tellWorker(message: Message): void {
  activeWorker()?.postMessage(message)
}

/** Asks the worker that serves this page. Returns undefined without a worker, or when it does not answer in time. */
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

/** After a forced reload no worker controls the page, although one is active. */
function activeWorker(): ServiceWorker | undefined {
  return container()?.controller ?? registration?.active ?? undefined
}

/** Browsers offer no workers without a secure context. */
function container(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker
}

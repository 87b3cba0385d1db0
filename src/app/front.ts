import './ui/font.css'
import './ui/tokens.css'
import './ui/base.css'
import './ui/forced-colors.css'
import './platform/moments.ts'
import { keys } from 'idb-keyval'
import { SERVICES_AT_LOCATION } from '#contract/entry'
import { ask, askEarly, fetchAhead, isServerThere } from './api/reach.ts'
import { setToday } from './parts/find/written-form.ts'
import { writePlainHours } from './parts/plain-hours.ts'
import { wait } from './platform/clock.ts'
import { followEarlyLink, holdEarlyLinks, holdEarlyPresses } from './platform/early-press.ts'
import { watchFailures } from './platform/failures.ts'
import { atEase, loaded, painted, touched } from './platform/moments.ts'
import { keepScrollPlace } from './platform/scroll-place.ts'
import { BESIDE_PAGES, deviceDatabase, mayHaveDatabase } from './platform/storage.ts'
import { bootedStore } from './state/boot.ts'
import { prepareForOffline } from './state/prepare-offline.ts'

// The only script that runs at load (decision 110). It must stay free of React and of what the app begins with.

const WALK_IN = '/health-services/instant-vaccines/'
/** Milliseconds after which a page that the guest has not touched loads what it needs without a network. */
const UNHURRIED = 6000
/** What a touch asks for goes first, for so many milliseconds: a browser asks for six files at a time. */
const FOR_THE_TOUCH = 1000
/** The app starts after so many milliseconds without a touch, because a store may pause or close meanwhile. */
const UNTOUCHED = 60_000
/** Milliseconds before the app is asked for again. */
const AGAIN_AFTER = 1500

const lateLine = document.getElementById('no-script')
lateLine?.remove() // scripts run

/** The app's files, as links that the browser does not load. Only a page that works without the app has such links. */
const files = linksOf('later')

/** The files of the page's parts and of the next page. Only a touch asks for them, because they are many. */
const filesAfter = linksOf('touch')
/** Paths of the documents that the next page asks the service for. */
const documentsAfter = linksOf('document').map(({ href }) => new URL(href).pathname)

let starting: Promise<void> | undefined

watchFailures()
void keepScrollPlace()
holdEarlyPresses()
setToday()
const decided = isWhole() ? waitForGuest() : start()
void prepare()

function linksOf(rel: string): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)]
}

/** Whether this page says all there is to say, as far as can be told at once. */
function isWhole(): boolean {
  const { search, pathname } = window.location
  const isAsOpened = search === '' && window.history.state === null && pathname === openedPath()
  if (files.length === 0 || !isAsOpened || !navigator.onLine) return false
  if (document.querySelector('[data-tile]')) return true
  const store = bootedStore()
  return store !== undefined && writePlainHours(store.location)
}

/** The path of this document. The guest may have gone Back within it before this runs. */
function openedPath(): string | undefined {
  const [document] = performance.getEntriesByType('navigation')
  return document && new URL(document.name).pathname
}

/** Runs the app with the first touch, or when the page must say more than is written in it. */
async function waitForGuest(): Promise<void> {
  void touched().then(start)
  for (const event of ['offline', 'popstate']) window.addEventListener(event, start, { once: true })
  if (await keepsAnything()) {
    void start()
    return
  }
  holdEarlyLinks()
  setTimeout(start, UNTOUCHED)
  if (navigator.serviceWorker?.controller) void compareKept()
}

/** Whether this device has something that a page must show or apply: a visit, codes, check-ins that wait, a tablet's profile, a size of text. */
async function keepsAnything(): Promise<boolean> {
  const names = ['visit', 'outbox', 'receipts'] as const
  if ((await Promise.all(names.map(mayHaveDatabase))).includes(true)) return true
  if (!(await mayHaveDatabase('device'))) return false
  const kept = await keys(deviceDatabase.use).catch(() => undefined) // storage
  return !kept?.every((key) => BESIDE_PAGES.includes(String(key)))
}

/** Runs the app if the page that the worker kept is no longer what the server says, so that a paused store is not shown as open. */
async function compareKept(): Promise<void> {
  await loaded()
  await painted()
  await atEase()
  if (!(await isAsServed())) void start()
}

/** Whether the server answers, and says the same of the store as this page. */
async function isAsServed(): Promise<boolean> {
  if (!(await isServerThere())) return false
  const store = bootedStore()
  if (!store) return true
  const answer = await ask(`${SERVICES_AT_LOCATION}?filter.locationId=${store.location.providerId}`)
  return JSON.stringify((answer as { data?: unknown } | undefined)?.data) === JSON.stringify(store)
}

/** Loads and runs the app, once. Resolves when it draws the page. */
function start(): Promise<void> {
  starting ??= load()
  return starting
}

/** Asks for the app until it comes. After the second failure it helps the guest another way. */
async function load(): Promise<void> {
  for (const link of [...files, ...filesAfter]) link.rel = 'modulepreload'
  askEarly(documentsAfter)
  for (let tries = 1; ; tries += 1) {
    try {
      const { open } = await import('./main.tsx')
      await open()
      return lateLine?.remove()
    } catch {
      // told elsewhere: the line above the page says it.
      if (tries === 2) await helpWithoutApp()
      await wait(AGAIN_AFTER)
    }
  }
}

/** Follows a link that waits, or loads a newer build, or offers to try again. */
async function helpWithoutApp(): Promise<void> {
  if (followEarlyLink()) return
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (document?.type !== 'reload' && (await isServerThere())) return window.location.reload()
  showLateLine()
}

function showLateLine(): void {
  if (!lateLine) return
  lateLine.style.animationDelay = '0s'
  document.body.prepend(lateLine)
}

/**
 * Fetches the app and prepares for no connection, after the first paint, which is late on a tablet: at once for a walk-in, elsewhere
 * after the first touch or some seconds. What the guest asks for goes first.
 */
async function prepare(): Promise<void> {
  await Promise.all([loaded(), decided])
  await starting
  await painted()
  if (!starting) {
    await atEase()
    await fetchAhead(files.map(({ href }) => href))
  }
  if (starting) await wait(FOR_THE_TOUCH)
  if (!window.location.pathname.startsWith(WALK_IN))
    await Promise.race([wait(UNHURRIED), touched().then(alive)])
  await prepareForOffline()
}

/** Resolves when the app has drawn the page that the guest touched, and has had time for what it asks for. */
async function alive(): Promise<void> {
  await start()
  await painted()
  await wait(FOR_THE_TOUCH)
}

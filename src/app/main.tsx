import './ui/tokens.css'
import './ui/base.css'
import './platform/moments.ts'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { ServicesAtLocation } from '#contract/services'
import type { Tablet } from './App.tsx'
import { App, loadTablet } from './App.tsx'
import { watchFailures } from './platform/failures.ts'
import { painted, touched, whenAlive } from './platform/moments.ts'
import { leaveFor } from './platform/navigate.ts'
import { mayHaveDatabase } from './platform/storage.ts'
import { setTitleEnd } from './platform/title.ts'
import { banner } from './state/banner.ts'
import { catalogue, fillStore } from './state/catalogue.ts'
import { watchConnection } from './state/connection.ts'
import { kiosk, kioskKnown, ledHome, readKiosk } from './state/kiosk.ts'

const WALK_IN = '/health-services/instant-vaccines/'
const CANCEL = '/health-services/scheduler/cancel/'
/** A page that is only looked at makes itself ready for use without a network after this many milliseconds. */
const UNHURRIED = 6000
/** A tablet that could not be opened is opened again after so many milliseconds. */
const AGAIN_AFTER = 5000

watchFailures()

const boot: unknown = JSON.parse(document.getElementById('boot')?.textContent ?? 'null')
if (isStore(boot)) fillStore(boot)
setTitleEnd(banner.titleEnd)

/** The server of this page wrote it: what a store offers, or why there is none. */
function isStore(written: unknown): written is ServicesAtLocation {
  return typeof written === 'object' && written !== null && 'location' in written
}

let root: Root | undefined
let isGoing = false

const opened = open()

/** A store's tablet leads home before anything else is drawn (CARD-07), and what is drawn reads its search from the entry. */
async function open(): Promise<void> {
  await Promise.all([kioskKnown(fetchTablet), readAddress()])
  const home = ledHome(window.location.pathname)
  if (home !== undefined) return leaveFor(home)
  if (kiosk.enrolment) return openTablet()
  draw()
  await readKiosk()
  if (kiosk.enrolment) await openTablet() // its profile was slow to read
}

/** What a tablet needs comes while its profile is still being judged. */
function fetchTablet(): void {
  loadParts().catch(() => undefined) // offline: whoever needs them tries again
}

const loadParts = () => Promise.all([loadTablet(), import('./state/home.ts')])

/** Without all that erases what a guest types a tablet shows nothing that asks. */
async function openTablet(): Promise<void> {
  try {
    const [tablet, { readyForGuest }] = await loadParts()
    await readyForGuest()
    draw(tablet)
  } catch {
    window.setTimeout(() => window.location.reload(), AGAIN_AFTER)
  }
}

/** What moves a search or a cancel link out of the address is loaded only where there may be one (ROUTE-14, ROUTE-34, ROUTE-41). */
async function readAddress(): Promise<void> {
  const { search, pathname } = window.location
  if (pathname.startsWith(CANCEL)) {
    const read = import('./state/cancel.ts').then(({ takeCancelLink }) => takeCancelLink())
    return read.catch(() => undefined) // offline: the page does so itself
  }
  if (search === '' && !/.\/$/.test(pathname)) return
  const { moveQueryIntoState } = await import('./state/search.ts')
  moveQueryIntoState()
}

/** A tablet's own home takes the place of what the build rendered. */
function draw(tablet?: Tablet): void {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no root')
  const app = (
    <StrictMode>
      <App {...(tablet && { tablet })} />
    </StrictMode>
  )
  if (!root && !tablet && place.hasChildNodes()) {
    root = hydrateRoot(place, app, {
      onRecoverableError: (error) => {
        if (!hasLeftDocument()) reportError(error)
      },
    })
    return
  }
  root ??= createRoot(place)
  root.render(app)
}

/**
 * Whether the address is no longer the one that the server drew a page for. A guest may go Back before React has compared its page
 * with the server's; then they differ, React draws the page of the new address, and nothing is wrong.
 */
function hasLeftDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).pathname !== window.location.pathname
}

// After the first paint and whatever it needs: a tablet draws its home late.
window.addEventListener('load', async () => {
  await opened
  await painted()
  void whenAlive().then(() => {
    watchConnection()
    void sendWhatWaits()
    void renewStoreOfPage()
  })
  window.setTimeout(() => void import('./ui/font.css').catch(() => undefined), 2000) // offline
  void trackWhoStays()
  if (window.location.pathname.startsWith(WALK_IN)) {
    void goOffline()
    return
  }
  window.setTimeout(goOffline, UNHURRIED)
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, goOffline, { once: true, capture: true })
})

/** What sends the outbox is loaded only where there may be one. */
async function sendWhatWaits(): Promise<void> {
  if (!(await mayHaveDatabase('outbox'))) return
  const { watchOutbox } = await import('./state/outbox.ts')
  watchOutbox()
}

/** Whoever only looks at the first page is told to nobody; where events go is loaded with the first touch. */
async function trackWhoStays(): Promise<void> {
  await touched()
  try {
    const { startTracking } = await import('./state/tracking.ts')
    await startTracking()
  } catch {
    // offline: nothing is tracked.
  }
}

/** A page that the worker or the browser answered says what its store offered when the server was last asked. */
async function renewStoreOfPage(): Promise<void> {
  if (catalogue.store.status !== 'done' || !navigator.serviceWorker?.controller) return
  const { renewStore } = await import('./state/renewal.ts')
  await renewStore()
}

/** The worker, and the key to seal to: at once where a guest walks in, elsewhere when the page is first used, or has been looked at for a while. */
async function goOffline(): Promise<void> {
  if (isGoing) return
  isGoing = true
  const [{ startWorker }, { keepOutboxKey }] = await Promise.all([
    import('./platform/worker.ts'),
    import('./state/outbox-key.ts'),
  ])
  await Promise.all([startWorker(), keepOutboxKey()])
}

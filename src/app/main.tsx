import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Tablet } from './App.tsx'
import { App, loadTablet } from './App.tsx'
import { spokenLanguage } from './messages/catalogue.ts'
import { loaded, painted, touched, whenAlive } from './platform/moments.ts'
import { leaveFor, setTitleEnd } from './platform/navigate.ts'
import { mayHaveDatabase } from './platform/storage.ts'
import { banner } from './state/banner.ts'
import { bootedStore } from './state/boot.ts'
import { catalogue, fillStore } from './state/catalogue.ts'
import { watchConnection } from './state/connection.ts'
import { kiosk, kioskKnown, ledHome, readKiosk } from './state/kiosk.ts'

const CANCEL = '/health-services/scheduler/cancel/'
/** A tablet's page that cannot load reloads after this many milliseconds. */
const AGAIN_AFTER = 5000

const store = bootedStore()
if (store) fillStore(store)
setTitleEnd(banner.titleEnd)

let root: Root | undefined

/** The language of the server's markup. */
const written = document.documentElement.lang || 'en'

/** Resolves when the page of this address is being drawn. Rejects when what reads the address does not come: front.ts tries again. */
export async function open(): Promise<void> {
  await drawPage()
  void startServices()
}

/** Leads a store's tablet home before anything is drawn (CARD-07). Pages are drawn after the search is in the history entry. */
async function drawPage(): Promise<void> {
  await Promise.all([kioskKnown(fetchTablet), readAddress(), readLanguage()])
  const home = ledHome(location.pathname)
  if (home !== undefined) return leaveFor(home)
  if (kiosk.enrolment) return openTablet().then(applyAids)
  void applyAids()
  draw()
  await readKiosk()
  if (kiosk.enrolment) await openTablet() // reading the profile took long
}

/** Starts to load the code of tablets while the profile is decoded. */
function fetchTablet(): void {
  loadParts().catch(() => undefined) // offline: the page loads each part again when it needs it
}

const loadParts = () => Promise.all([loadTablet(), import('./state/home.ts')])

/** Draws a tablet's page. Without the code that wipes a visit it draws nothing, and reloads. */
async function openTablet(): Promise<void> {
  try {
    const [tablet, { readyForGuest }] = await loadParts()
    await readyForGuest()
    if (banner.languages) await (await import('./state/language.ts')).speakOfDraft()
    draw(tablet)
  } catch {
    setTimeout(() => location.reload(), AGAIN_AFTER)
  }
}

/** Removes a search or a cancel link from the address. Its code is loaded only where there may be one (ROUTE-14, ROUTE-34, ROUTE-41). */
async function readAddress(): Promise<void> {
  const { search, pathname } = location
  if (pathname.startsWith(CANCEL)) {
    const read = import('./state/cancel.ts').then(({ takeCancelLink }) => takeCancelLink())
    return read.catch(() => undefined) // offline: the page does the same
  }
  if (search === '' && !/.\/$/.test(pathname)) return
  const { moveQueryIntoState } = await import('./state/search.ts')
  moveQueryIntoState()
}

/** Speaks another language than English. Its code is loaded only where one is offered and may be wanted (LANG-03). */
async function readLanguage(): Promise<void> {
  const asked = /[?&]lang=([\w-]+)/.exec(location.search)?.[1]
  if (!banner.languages) return
  const isEnglish = !asked && written === 'en' && navigator.language.startsWith('en')
  if (isEnglish && !(await mayHaveDatabase('device'))) return
  const language = await import('./state/language.ts').catch(() => undefined) // offline
  await language?.speakWanted(asked)
}

/** Draws the app over the markup of the server, or in place of it on a tablet and where the guest wants another language than its. */
function draw(tablet?: Tablet): void {
  const place = document.getElementById('root') as HTMLElement // every template has it
  const app = (
    <StrictMode>
      <App {...(tablet && { tablet })} />
    </StrictMode>
  )
  if (!root && !tablet && written === spokenLanguage() && place.hasChildNodes()) {
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
 * Whether the guest has left the address of the server's markup. If they go Back before React has compared both pages, React reports a
 * difference and draws the page of the new address, which is not an error.
 */
function hasLeftDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).pathname !== location.pathname
}

/** Starts what no page waits for, after the first paint, which is late on a tablet. */
async function startServices(): Promise<void> {
  await loaded()
  await painted()
  void trackFromFirstTouch()
  await whenAlive()
  watchConnection()
  void sendOutboxOfDevice()
  void renewStoreOfPage()
  void dropOldLinkOfDevice()
}

/** Applies the text size that the guest chose before. Its code is loaded only where a choice may be kept. */
async function applyAids(): Promise<void> {
  if (!(await mayHaveDatabase('device'))) return
  const aids = await import('./state/aids.ts').catch(() => undefined) // offline
  await aids?.applyKeptAids()
}

/** Sends the outbox. Its code is loaded only where an outbox may exist. */
async function sendOutboxOfDevice(): Promise<void> {
  if (!(await mayHaveDatabase('outbox'))) return
  const { watchOutbox } = await import('./state/outbox.ts')
  watchOutbox()
}

/** Removes the link of a visit that was opened a day ago. Its code is loaded only where one may be kept. */
async function dropOldLinkOfDevice(): Promise<void> {
  if (!(await mayHaveDatabase('link'))) return
  const kept = await import('./state/kept-link.ts').catch(() => undefined) // offline
  await kept?.dropOldLink()
}

/** Starts tracking with the first touch. Visitors who never interact are not tracked. */
async function trackFromFirstTouch(): Promise<void> {
  await touched()
  try {
    const { startTracking } = await import('./state/tracking.ts')
    await startTracking()
  } catch {
    // offline: nothing is tracked.
  }
}

/** Loads the store's services again if the page may come from the worker's cache. */
async function renewStoreOfPage(): Promise<void> {
  if (catalogue.store.status !== 'done' || !navigator.serviceWorker?.controller) return
  const { renewStore } = await import('./state/renewal.ts')
  await renewStore()
}

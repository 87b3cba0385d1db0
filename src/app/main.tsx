import './ui/tokens.css'
import './ui/base.css'
import './platform/traversal.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { is } from 'superstruct'
import { ServicesAtLocation } from '#contract/services'
import { App } from './App.tsx'
import { leaveFor } from './platform/navigate.ts'
import { mayHaveDatabase } from './platform/storage.ts'
import { fillStore } from './state/catalogue.ts'
import { watchConnection } from './state/connection.ts'
import { kioskKnown, ledHome } from './state/kiosk.ts'

const WALK_IN = '/health-services/instant-vaccines/'
const CANCEL = '/health-services/scheduler/cancel/'
/** A page that is only looked at makes itself ready for use without a network after this many milliseconds. */
const UNHURRIED = 6000

const boot: unknown = JSON.parse(document.getElementById('boot')?.textContent ?? 'null')
if (is(boot, ServicesAtLocation)) fillStore(boot)

// A store's tablet leads home before anything else is drawn (CARD-07), and what is drawn reads its search from the entry.
void Promise.all([kioskKnown(), readAddress()]).then(() => {
  const home = ledHome(window.location.pathname)
  if (home === undefined) draw()
  else leaveFor(home)
})

/** What moves a search or a cancel link out of the address is loaded only where there may be one (ROUTE-14, ROUTE-34, ROUTE-41). */
async function readAddress(): Promise<void> {
  const { search, pathname } = window.location
  if (pathname.startsWith(CANCEL)) {
    // The page does so itself where this fails.
    return import('./state/cancel.ts').then(({ takeCancelLink }) => takeCancelLink()).catch(() => undefined)
  }
  if (search === '' && !/.\/$/.test(pathname)) return
  const { moveQueryIntoState } = await import('./state/search.ts')
  moveQueryIntoState()
}

function draw(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

// After the first paint and whatever it needs.
window.addEventListener('load', () => {
  watchConnection()
  window.setTimeout(() => void import('./ui/font.css').catch(() => undefined), 2000)
  void sendWhatWaits()
  if (window.location.pathname.startsWith(WALK_IN)) {
    void goOffline()
    return
  }
  window.setTimeout(goOffline, UNHURRIED)
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, goOffline, { once: true })
})

/** What sends the outbox is loaded only where there may be one. */
async function sendWhatWaits(): Promise<void> {
  if (!(await mayHaveDatabase('outbox'))) return
  const { watchOutbox } = await import('./state/outbox.ts')
  watchOutbox()
}

let isGoing = false

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

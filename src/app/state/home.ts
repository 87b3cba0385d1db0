import { wait } from '../platform/clock.ts'
import { hideAll, showAll } from '../platform/screen.ts'
import { mayHaveDatabase } from '../platform/storage.ts'
import { findUpdate, takeOver } from '../platform/worker.ts'
import { endVisit } from './draft.ts'
import { kiosk, tabletPageOf } from './kiosk.ts'

/** The longest waits, in milliseconds: for a deletion, for a finger to lift, for a newer build. */
const DELETION = 1000
const PRESS = 2000
const UPDATE = 4000
/** The page stays in place for this many milliseconds after a press. */
const QUIET = 1000
const LOOK_EVERY = 50

let wasPressed: number | undefined
if (typeof window !== 'undefined') {
  const notice = () => {
    window.clearTimeout(wasPressed)
    wasPressed = window.setTimeout(() => {
      wasPressed = undefined
    }, QUIET)
  }
  for (const sign of ['pointerdown', 'click']) window.addEventListener(sign, notice, { capture: true })
}

/**
 * Prepares a store's tablet for its next guest before anything is drawn, so that no press is lost. It deletes an abandoned visit. If a
 * newer build waits, that build replaces the page and this never resolves.
 */
export async function readyForGuest(): Promise<void> {
  const page = kiosk.enrolment && tabletPageOf(window.location.pathname, kiosk.enrolment.locationId)
  // The guest pressed Start before scripts ran, so the browser itself opened the selection.
  const isEntered = page === 'selection' && window.history.state === null && isNavigation()
  const update = findUpdate() // runs while the visit ends
  if (page === 'landing' || page === 'staff' || isEntered) await endLeftVisit()
  if (page !== 'landing') return
  await update
  await takeNewerBuild()
  await noPress()
}

/** Ends a visit that a crash, a power cut or an address typed by staff interrupted, so that the next guest cannot continue it. */
async function endLeftVisit(): Promise<void> {
  if (!(await mayHaveDatabase('visit'))) return
  await Promise.race([endVisit(), wait(DELETION)])
}

/** Lets a waiting build reload this page while the guest presses nothing. Resolves when none waits, or when a guest was quicker. */
export async function takeNewerBuild(): Promise<void> {
  const path = window.location.pathname
  if (!(await findUpdate())) return
  await noPress()
  if (window.location.pathname !== path) return
  // A covered page gets no presses.
  hideAll()
  if (takeOver()) await wait(UPDATE)
  // The newer build did not start, so this one continues.
  showAll()
}

/** Resolves when no finger is down and the last press has had its effect. */
async function noPress(): Promise<void> {
  for (let waited = 0; waited < PRESS && isPressed(); waited += LOOK_EVERY) await wait(LOOK_EVERY)
}

function isPressed(): boolean {
  return wasPressed !== undefined || document.documentElement.matches(':active')
}

function isNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

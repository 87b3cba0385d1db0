import { hideAll, showAll } from '../platform/screen.ts'
import { mayHaveDatabase } from '../platform/storage.ts'
import { findUpdate, takeOver } from '../platform/worker.ts'
import { endVisit } from './draft.ts'
import { kiosk, placeOf } from './kiosk.ts'

/** Longest waits, in milliseconds: for a deletion, for a finger to lift, for a newer build. */
const DELETION = 1000
const PRESS = 2000
const UPDATE = 4000
/** After a press nothing is taken from under it for so long, in milliseconds. */
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
 * Makes a store's tablet ready for its next guest before anything is drawn, so that a press on what is drawn is never lost: what was
 * begun and left is deleted, and a newer build that waits takes over: then the page is replaced and this never resolves.
 */
export async function readyForGuest(): Promise<void> {
  const place = kiosk.enrolment && placeOf(window.location.pathname, kiosk.enrolment.locationId)
  // A press on the page that the build rendered has led from home to the selection.
  const isEntered = place === 'selection' && window.history.state === null && isNavigation()
  const update = findUpdate() // asked for while the visit ends
  if (place === 'landing' || place === 'staff' || isEntered) await endLeftVisit()
  if (place !== 'landing') return
  await update
  await takeNewerBuild()
  await noPress()
}

/** A visit that a crash, a power cut or an address typed by staff has left: nobody is to go on with it (design: privacy on shared devices). */
async function endLeftVisit(): Promise<void> {
  if (!(await mayHaveDatabase('visit'))) return
  await Promise.race([endVisit(), wait(DELETION)])
}

/** Lets a newer build that waits begin this page anew while nobody presses anything; resolves when there is none, or a guest was quicker. */
export async function takeNewerBuild(): Promise<void> {
  const path = window.location.pathname
  if (!(await findUpdate())) return
  await noPress()
  if (window.location.pathname !== path) return
  // What cannot be seen is not pressed.
  hideAll()
  if (takeOver()) await wait(UPDATE)
  // It has not come: this build goes on.
  showAll()
}

/** Resolves when no finger is down, and what the last press asked for has begun. */
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

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, milliseconds))
}

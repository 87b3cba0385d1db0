import { proxy } from 'valtio'
import { deviceNow, wait } from '../platform/clock.ts'
import { hideAll, showAll } from '../platform/screen.ts'
import { mayHaveDatabase } from '../platform/storage.ts'
import { findUpdate, stopTakingOver, takeOver } from '../platform/worker.ts'
import { endVisit } from './draft.ts'
import { restoreClock } from './kept-clock.ts'
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
 * Tells a store's tablet the time, and prepares it for its next guest before anything is drawn, so that no press is lost. It deletes an abandoned visit. If a
 * newer build waits, that build replaces the page and this never resolves.
 */
export async function readyForGuest(): Promise<void> {
  const page = kiosk.enrolment && tabletPageOf(window.location.pathname, kiosk.enrolment.locationId)
  // The guest pressed Start before scripts ran, so the browser itself opened the selection.
  const isEntered = page === 'selection' && window.history.state === null && isNavigation()
  const isForNext = page === 'landing' || page === 'staff' || isEntered
  const update = findUpdate()
  await Promise.all([restoreClock(), isForNext && endLeftVisit()])
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
  stopTakingOver()
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

/** Milliseconds without a sign of the guest until the warning where nothing else is configured, and from the warning until the wipe. */
export const IDLE_AFTER = 60_000
export const COUNTDOWN = 30_000
/** A guest who asks for more time has this much of it, in milliseconds. */
export const MORE_TIME = 180_000

/** Until when a guest has asked for more time, in milliseconds by the device's clock. */
let moreUntil = 0

/** Gives the guest three minutes more (WI-33). */
export function giveMoreTime(): void {
  moreUntil = deviceNow() + MORE_TIME
}

const SIGNS = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const
const WAKES = ['focus', 'pageshow'] as const

export const idle = proxy<{ state: { phase: 'present' } | { phase: 'warned'; secondsLeft: number } }>({
  state: { phase: 'present' },
})

/**
 * Watches for signs of the guest, and calls `onGone` when the guest does not answer a warning. It reads the wall clock, so that a
 * tablet that slept wipes when it wakes (quality, fault 44). `idleAfter` is asked each second, because the page may show more to read
 * (WI-33). Returns how to stop.
 */
export function watchIdle(onGone: () => void, idleAfter: () => number = () => IDLE_AFTER): () => void {
  moreUntil = 0
  let lastSign = deviceNow()
  let warnedAt: number | undefined

  function onSign(event: Event): void {
    const time = deviceNow()
    // After sleep the touch comes before the timer.
    if (isOver(time)) {
      end()
      return
    }
    lastSign = time
    if (warnedAt === undefined) return
    // A key that closes the warning has no other effect. A touch closes it at its click, so that the click hits nothing below.
    if (event.type === 'keydown') event.preventDefault()
    if (event.type !== 'pointerdown') look()
  }

  function look(): void {
    const time = deviceNow()
    if (isOver(time)) {
      end()
      return
    }
    // Staff set the device's clock back.
    if (time < lastSign) {
      lastSign = time
      moreUntil = 0
    }
    const isAnswered = warnedAt !== undefined && (lastSign >= warnedAt || time < warnedAt)
    if (isAnswered) warnedAt = undefined
    else if (time >= idleAt(lastSign)) warnedAt ??= time
    idle.state =
      warnedAt === undefined
        ? { phase: 'present' }
        : { phase: 'warned', secondsLeft: Math.ceil((warnedAt + COUNTDOWN - time) / 1000) }
  }

  /** When a guest who has given no sign since `sign` is idle. */
  function idleAt(sign: number): number {
    return Math.max(sign + idleAfter(), moreUntil)
  }

  function isOver(time: number): boolean {
    if (warnedAt === undefined) return time >= idleAt(lastSign) + COUNTDOWN
    return lastSign < warnedAt && time - warnedAt >= COUNTDOWN
  }

  function end(): void {
    stop()
    onGone()
  }

  const timer = setInterval(look, 1000)
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: false })
  // In the bubbling phase, so that a button of the warning acts before the warning closes.
  window.addEventListener('click', onSign)
  // A page may scroll by itself under the opening warning, which is not a sign of the guest.
  const onScroll = (event: Event) => {
    if (warnedAt === undefined) onSign(event)
  }
  window.addEventListener('scroll', onScroll, { capture: true })
  for (const wake of WAKES) window.addEventListener(wake, look)
  document.addEventListener('visibilitychange', look)

  function stop(): void {
    clearInterval(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true })
    window.removeEventListener('click', onSign)
    window.removeEventListener('scroll', onScroll, { capture: true })
    for (const wake of WAKES) window.removeEventListener(wake, look)
    document.removeEventListener('visibilitychange', look)
    idle.state = { phase: 'present' }
  }
  return stop
}

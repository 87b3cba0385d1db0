import { type EntryState, isTablet } from './navigate.ts'

/** Name of the member of a history entry that has how far its page was scrolled, in CSS pixels. */
const SCROLLED = 'scrolled'

/** Most milliseconds that a page may take to become long enough again. */
const WAIT_MS = 10_000

/** What a guest does who reads on without waiting. */
const ACTS = ['wheel', 'touchstart', 'mousedown', 'keydown'] as const

/**
 * Brings a guest back to where they were when the browser loads a page again. The browser's own way fails here, because the lists and
 * forms are drawn after the load.
 */
export function keepScrollPlace(): void {
  if (isTablet()) return // the next guest begins at the top
  const top = readTop()
  // When the page is left it is too late: Chromium drops what is written then.
  for (const moment of ['scrollend', 'visibilitychange']) document.addEventListener(moment, writeTop)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'navigate' && top > window.scrollY) scrollWhenLong(top)
}

function readTop(): number {
  const entry: EntryState | null = window.history.state
  const top = entry?.[SCROLLED]
  return typeof top === 'number' ? top : 0
}

function writeTop(): void {
  const top = Math.round(window.scrollY)
  if (top === readTop()) return
  const entry: EntryState | null = window.history.state
  window.history.replaceState({ ...entry, [SCROLLED]: top }, '')
}

/** Scrolls to `top` as soon as the page is long enough, unless the guest acts or leaves it before. */
function scrollWhenLong(top: number): void {
  const { pathname } = window.location
  const { documentElement } = document
  const ended = new AbortController()
  const growing = new ResizeObserver(() => {
    if (window.location.pathname !== pathname) return ended.abort()
    if (documentElement.scrollHeight < top + window.innerHeight) return
    window.scrollTo(0, top)
    ended.abort()
  })
  ended.signal.addEventListener('abort', () => growing.disconnect())
  for (const act of ACTS)
    window.addEventListener(act, () => ended.abort(), { passive: true, signal: ended.signal })
  window.setTimeout(() => ended.abort(), WAIT_MS)
  growing.observe(document.body)
}

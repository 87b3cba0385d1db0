import { painted } from './moments.ts'

/** Most milliseconds that a page may take to become long enough again. */
const WAIT_MS = 10_000

/** What a guest does who reads on without waiting. */
const ACTS = ['wheel', 'touchstart', 'mousedown', 'keydown'] as const

/** The path on which the browser itself brings the guest back to a place, until they act. */
let comesBackTo: string | undefined

/** Begins a page or a step at its top, unless a guest comes back to a place in it. */
export function beginAtTop(): void {
  const isTablet = document.documentElement.dataset['kiosk'] !== undefined // its next guest begins at the top
  if (isTablet || window.location.pathname !== comesBackTo) window.scrollTo(0, 0)
}

/**
 * Brings a guest back to where they were when the browser loads a page again. The browser knows the place, but scrolls only while the
 * document loads, and lists and forms are drawn after that. So the page is made long until the browser has scrolled.
 */
export async function keepScrollPlace(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!navigation || navigation.type === 'navigate') return
  comesBackTo = window.location.pathname
  const stay = () => {
    comesBackTo = undefined
  }
  for (const act of ACTS) window.addEventListener(act, stay, { passive: true, once: true })
  const { style } = document.documentElement
  style.minHeight = '99999px'
  await painted()
  const top = window.scrollY
  style.removeProperty('min-height')
  if (top > window.scrollY) scrollWhenLong(top)
}

/** Scrolls to `top` as soon as the page is long enough, unless the guest acts or leaves it before. */
function scrollWhenLong(top: number): void {
  const { pathname } = window.location
  const { documentElement } = document
  const ended = new AbortController()
  const growing = new ResizeObserver(() => {
    const isTablet = documentElement.dataset['kiosk'] !== undefined // its next guest begins at the top
    if (window.location.pathname !== pathname || isTablet) return ended.abort()
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

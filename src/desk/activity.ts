import { deviceNow } from '../app/platform/clock.ts'
import { lastUse, setLastUse } from './browser-marks.ts'

const SIGNS = ['keydown', 'pointerdown', 'wheel'] as const
/** Milliseconds between two marks by which this tab tells the desk's other tabs that somebody uses it. */
const TELL_MS = 1000

let usedAt = 0
let reportedAt = 0
let isUsed = false

function use(): void {
  usedAt = deviceNow()
  isUsed = true
  if (Math.abs(usedAt - reportedAt) < TELL_MS) return
  reportedAt = usedAt
  setLastUse(usedAt)
}

/** Begins to notice that somebody uses the page, and tells the desk's other tabs at once. Returns how to stop. */
export function watchUse(): () => void {
  reportedAt = 0
  use()
  for (const sign of SIGNS) window.addEventListener(sign, use, { capture: true, passive: true })
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, use, { capture: true })
  }
}

/** Whether somebody has used the page since this was asked last. */
export function takeUse(): boolean {
  const was = isUsed
  isUsed = false
  return was
}

/** Milliseconds since somebody used this page or another one of the desk: all have one session, and one lock. */
export function idleFor(): number {
  const now = deviceNow()
  const elsewhere = lastUse() ?? 0
  // A clock that was set back since would keep the desk open for too long.
  return now - (elsewhere <= now ? Math.max(usedAt, elsewhere) : usedAt)
}

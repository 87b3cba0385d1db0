import { deviceNow } from '../app/platform/clock.ts'

const SIGNS = ['keydown', 'pointerdown', 'wheel'] as const

let usedAt = 0
let isUsed = false

function use(): void {
  usedAt = deviceNow()
  isUsed = true
}

/** Begins to notice that somebody uses the page. Returns how to stop. */
export function watchUse(): () => void {
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

/** Milliseconds since somebody used the page. */
export function idleFor(): number {
  return deviceNow() - usedAt
}

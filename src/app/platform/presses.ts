import { painted } from './moments.ts'

let isPressed = false

// The blur of the window ends a press that is released outside of it. Blurs of fields do not bubble to the window.
const ENDS = ['pointerup', 'pointercancel', 'blur'] as const

/**
 * Runs something once no finger or button is down, and what the press itself changes is painted. A message that appears between press
 * and release would move the button away, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    void painted().then(run)
    return
  }
  const released = new AbortController()
  const end = () => {
    released.abort()
    void painted().then(run)
  }
  for (const name of ENDS) window.addEventListener(name, end, { signal: released.signal })
}

/** Watches presses for `afterPress`. Returns how to stop. */
export function watchPresses(): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  window.addEventListener('pointerdown', () => setPressed(true), { signal, capture: true })
  for (const name of ENDS) window.addEventListener(name, () => setPressed(false), { signal })
  return () => {
    stopped.abort()
    setPressed(false)
  }
}

function setPressed(now: boolean): void {
  isPressed = now
}

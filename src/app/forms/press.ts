let isPressed = false

// The window's own blur ends a press that is let go outside of it; those of fields do not bubble up to here.
const ENDS = ['pointerup', 'pointercancel', 'blur'] as const

/**
 * Runs something once no finger or button is down. A message that appears between press and release would move what is
 * being pressed away, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    setTimeout(run)
    return
  }
  const released = new AbortController()
  const end = () => {
    released.abort()
    setTimeout(run)
  }
  for (const name of ENDS) window.addEventListener(name, end, { signal: released.signal })
}

/** Keeps watch over presses; returns how to stop. */
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

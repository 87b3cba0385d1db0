let isPressed = false

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
  for (const end of ENDS) {
    window.addEventListener(
      end,
      () => {
        released.abort()
        setTimeout(run)
      },
      { signal: released.signal },
    )
  }
}

/** Keeps watch over presses; returns how to stop. */
export function watchPresses(): () => void {
  const stopped = new AbortController()
  const options = { signal: stopped.signal, capture: true }
  window.addEventListener('pointerdown', () => setPressed(true), options)
  for (const end of ENDS) window.addEventListener(end, () => setPressed(false), options)
  return () => stopped.abort()
}

const ENDS = ['pointerup', 'pointercancel', 'blur'] as const

function setPressed(now: boolean): void {
  isPressed = now
}

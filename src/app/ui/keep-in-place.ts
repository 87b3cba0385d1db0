import { flushSync } from 'react-dom'

/** Draws a change at once, and scrolls so that the focused control stays where the guest sees it. */
export function keepInPlace(change: () => void): void {
  const focused = document.activeElement ?? document.body
  const before = focused.getBoundingClientRect().top
  flushSync(change)
  const moved = focused.getBoundingClientRect().top - before
  if (moved !== 0 && focused.isConnected) window.scrollBy(0, moved)
}

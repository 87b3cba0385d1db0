/** Calls `listener` whenever the window has another size; returns how to stop. */
export function watchWidth(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** The window's width in CSS pixels. */
export function windowWidth(): number {
  return window.innerWidth
}

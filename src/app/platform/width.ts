let width: number | undefined

/** Calls `listener` whenever the window has another size; returns how to stop. */
export function watchWidth(listener: () => void): () => void {
  const look = () => {
    width = window.innerWidth
    listener()
  }
  width = window.innerWidth
  window.addEventListener('resize', look)
  return () => window.removeEventListener('resize', look)
}

/** The window's width in CSS pixels, as it was when it last changed: asking the browser lays the page out. */
export function windowWidth(): number {
  width ??= window.innerWidth
  return width
}

/** The window's height in CSS pixels now. */
export function windowHeight(): number {
  return window.innerHeight
}

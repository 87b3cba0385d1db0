const LONGEST = 100

/** Resolves when what was last drawn is on the screen, so that an answer to a tap is seen before the work it starts. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A page in the background draws no frames.
    const late = window.setTimeout(resolve, LONGEST)
    requestAnimationFrame(() =>
      window.setTimeout(() => {
        window.clearTimeout(late)
        resolve()
      }),
    )
  })
}

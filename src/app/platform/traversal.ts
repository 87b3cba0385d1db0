const waiting = new Set<() => void>()

// Listened to from the first moment: on the window, whoever came first hears first, and the router must come after.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    for (const run of waiting) run()
  })
}

/** Runs something whenever the browser's Back or Forward is about to change the page; returns how to stop. */
export function beforeTraversal(run: () => void): () => void {
  waiting.add(run)
  return () => void waiting.delete(run)
}

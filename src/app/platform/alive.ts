let comeAlive = () => {}
const alive = new Promise<void>((resolve) => {
  comeAlive = resolve
})

/** The page of this address is drawn by its scripts, or cannot be. */
export function pageIsAlive(): void {
  comeAlive()
}

/**
 * Resolves when the page of this address is drawn by its scripts. What changes a page must wait for it: until then React compares
 * the page with the one that the server drew, and draws anew what differs.
 */
export function whenAlive(): Promise<void> {
  return alive
}

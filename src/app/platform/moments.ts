/** The browser changes the page on Back or Forward after these have run. */
const beforeBack = new Set<() => void>()

// Listeners on the window run in the order in which they were added, and this one must run before the router's.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    for (const run of beforeBack) run()
  })
}

/** Runs something whenever the browser's Back or Forward is about to change the page. Returns how to stop. */
export function beforeTraversal(run: () => void): () => void {
  beforeBack.add(run)
  return () => void beforeBack.delete(run)
}

let comeAlive = () => {}
const alive = new Promise<void>((resolve) => {
  comeAlive = resolve
})

/** Says that scripts have drawn the page of this address, or never will. */
export function pageIsAlive(): void {
  comeAlive()
}

/**
 * Resolves when scripts have drawn the page of this address. Whatever changes a page must wait for it: until then React compares the
 * page with the server's markup, and draws again whatever differs.
 */
export function whenAlive(): Promise<void> {
  return alive
}

/** Resolves when the document and all that it names is loaded. */
export function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }))
}

/** Resolves when the browser has nothing to do for this page. */
export function atEase(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve) // unsupported
  })
}

/** Pages in the background draw no frames, so nothing waits for one longer than this, in milliseconds. */
const LONGEST_FRAME = 100

/** Resolves when the last drawing is on the screen, so that guests see the answer to a tap before the work that it starts. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST_FRAME)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late)
        resolve()
      }),
    )
  })
}

/** The first act of a guest on a page, by finger, mouse or keyboard, or by a device that replaces them. */
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin', 'click', 'input', 'submit']

let touch: Promise<void> | undefined

/** Resolves when the guest first does something with this page, or at once if they already have. */
export function touched(): Promise<void> {
  touch ??= firstTouch()
  return touch
}

function firstTouch(): Promise<void> {
  const { activeElement, body } = document
  const isUsed = navigator.userActivation?.hasBeenActive === true
  if (isUsed || (activeElement !== null && activeElement !== body)) return Promise.resolve()
  return new Promise((resolve) => {
    const done = new AbortController()
    const options = { capture: true, passive: true, signal: done.signal }
    const onTouch = (event: Event) => {
      if (isAtRest(event)) return
      done.abort()
      resolve()
    }
    for (const event of TOUCHES) window.addEventListener(event, onTouch, options)
  })
}

/** Whether a mouse does not move: browsers report its position when a page appears under it. */
function isAtRest(event: Event): boolean {
  const { type, movementX, movementY } = event as Partial<PointerEvent>
  return type === 'pointermove' && movementX === 0 && movementY === 0
}

/** What a guest does first with a page, by finger, mouse, keyboard, or what stands in for them. */
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin', 'click', 'input', 'submit']

/** Resolves when the guest first does something with this page; at once where that came before this was asked. */
export function touched(): Promise<void> {
  const { activeElement, body } = document
  const isUsed = navigator.userActivation?.hasBeenActive === true
  if (isUsed || (activeElement !== null && activeElement !== body)) return Promise.resolve()
  return new Promise((resolve) => {
    const done = new AbortController()
    const { signal } = done
    for (const event of TOUCHES) {
      window.addEventListener(
        event,
        () => {
          done.abort()
          resolve()
        },
        { capture: true, passive: true, signal },
      )
    }
  })
}

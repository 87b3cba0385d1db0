let pressed: Element | undefined

/**
 * Keeps presses of the template's forms and buttons, those with `data-early`, until they are alive; the browser does not send such a
 * form. Returns how to stop.
 */
export function holdEarlyPresses(): () => void {
  const stopped = new AbortController()
  const options = { capture: true, signal: stopped.signal }
  document.addEventListener('submit', (event) => hold(event, event.target), options)
  document.addEventListener('click', (event) => hold(event, buttonOf(event.target)), options)
  return () => stopped.abort()
}

function buttonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button[data-early]') : null
}

function hold(event: Event, target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target.dataset['early'] === undefined) return
  event.preventDefault()
  event.stopPropagation()
  pressed = target
}

/** The form or button is alive: a press that came before is answered now. */
export function answerEarlyPress(element: HTMLFormElement | HTMLButtonElement | null): void {
  if (!element) return
  delete element.dataset['early']
  if (pressed !== element) return
  pressed = undefined
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}

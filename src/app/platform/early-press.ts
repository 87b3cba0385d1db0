let pressed: Element | undefined
/** A finger that stays where it is wavers by less, in CSS pixels. */
const STILL = 10

// From the start: a finger may come down before the page is alive.
if (typeof document !== 'undefined') answerMovedPresses(document)

/** A page that comes alive may move a button from under a finger: that press counts all the same. */
function answerMovedPresses(page: Document): void {
  let down: PointerEvent | undefined
  page.addEventListener(
    'pointerdown',
    (event) => {
      down = event
    },
    { capture: true },
  )
  page.addEventListener(
    'click',
    (event) => {
      const before = down
      down = undefined
      if (before) movedButton(before, event)?.click()
    },
    { capture: true },
  )
}

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

/** The button that a finger came down on and that is elsewhere by now: the click goes to what both places have in common. */
function movedButton(down: PointerEvent, click: MouseEvent): HTMLButtonElement | undefined {
  const button = down.target instanceof Element ? down.target.closest('button') : null
  const { target, clientX, clientY } = click
  if (!button || !(target instanceof Node) || target === button || !target.contains(button)) return undefined
  return Math.hypot(clientX - down.clientX, clientY - down.clientY) < STILL ? button : undefined
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

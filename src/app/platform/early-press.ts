let pressed: Element | undefined
/** A resting finger moves by less than this, in CSS pixels. */
const STILL = 10

// This runs at once, because a finger may come down before scripts have drawn the page.
if (typeof document !== 'undefined') answerMovedPresses(document)

/** Completes a press whose button or link moved away or was drawn anew under the finger while scripts drew the page. */
function answerMovedPresses(page: Document): void {
  let down: PointerEvent | undefined
  page.addEventListener(
    'pointerdown',
    (event) => {
      down = event
    },
    { capture: true },
  )
  page.addEventListener('pointerup', (event) => drawnAnew(down, event)?.click(), { capture: true })
  page.addEventListener(
    'click',
    (event) => {
      const before = down
      down = undefined
      if (before) movedAway(before, event)?.click()
    },
    { capture: true },
  )
}

/**
 * Remembers the last press on a form or button of the template (with `data-early`) until scripts have drawn it, and stops the browser
 * from sending the form by itself.
 */
export function holdEarlyPresses(): void {
  window.addEventListener('submit', (event) => hold(event, event.target), true)
  window.addEventListener('click', (event) => hold(event, buttonOf(event.target)), true)
}

/**
 * As `holdEarlyPresses`, for links with `data-early`: the app answers them without another page. Only for a page whose markup the app
 * keeps: on a tablet the app replaces the page, and a kept press would get no answer.
 */
export function holdEarlyLinks(): void {
  window.addEventListener('click', (event) => isPlain(event) && hold(event, linkOf(event.target)), true)
}

/** Whether a click opens a link here, and not in another tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Lets the browser follow the link that was pressed early, because the app cannot be loaded. Answers whether there was one. */
export function followEarlyLink(): boolean {
  if (!(pressed instanceof HTMLAnchorElement)) return false
  window.location.assign(pressed.href)
  return true
}

/** The button or link on which a finger came down and which has moved since. Browsers then send the click to a common ancestor. */
function movedAway(down: PointerEvent, click: MouseEvent): HTMLElement | undefined {
  const touched = pressable(down.target)
  const { target, clientX, clientY } = click
  if (!touched || !(target instanceof Node) || target === touched || !target.contains(touched))
    return undefined
  return Math.hypot(clientX - down.clientX, clientY - down.clientY) < STILL ? touched : undefined
}

/**
 * The button or link that has taken the place of the one on which a mouse came down. Browsers then send no click. A finger needs no help:
 * the browser sends its click to the element under it when it lifts.
 */
function drawnAnew(down: PointerEvent | undefined, up: PointerEvent): HTMLElement | undefined {
  if (down?.pointerType !== 'mouse' || up.button !== 0) return undefined
  const before = pressable(down.target)
  const now = pressable(up.target)
  const isSame = before?.localName === now?.localName && before?.textContent === now?.textContent
  return before && now && isSame && !before.isConnected ? now : undefined
}

function pressable(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null
}

function buttonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button[data-early]') : null
}

function linkOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a[data-early]') : null
}

function hold(event: Event, target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target.dataset['early'] === undefined) return
  event.preventDefault()
  event.stopPropagation()
  pressed = target
}

/** Answers an earlier press on this form, button or link, which scripts have drawn by now. */
export function answerEarlyPress(
  element: HTMLFormElement | HTMLButtonElement | HTMLAnchorElement | null,
): void {
  if (!element) return
  delete element.dataset['early']
  if (pressed !== element) return
  pressed = undefined
  if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}

let pressed: HTMLFormElement | undefined

/** Keeps the browser from sending a form of the template, one with `data-early`, before it is alive; returns how to stop. */
export function holdEarlyPresses(): () => void {
  const stopped = new AbortController()
  document.addEventListener('submit', hold, { capture: true, signal: stopped.signal })
  return () => stopped.abort()
}

function hold(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset['early'] === undefined) return
  event.preventDefault()
  event.stopPropagation()
  pressed = form
}

/** The form is alive: a press that came before is answered now. */
export function answerEarlyPress(form: HTMLFormElement | null): void {
  if (!form) return
  delete form.dataset['early']
  if (pressed !== form) return
  pressed = undefined
  form.requestSubmit()
}

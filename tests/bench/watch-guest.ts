import type { Page } from 'playwright'

/** `screens` are headings, `taps` presses and fields typed in or chosen, `fields` all that the forms show. */
export type Effort = { screens: number; fields: number; taps: number }

/** Counts what the guest of a page does, over all documents that it opens. */
export async function watch(page: Page): Promise<Effort> {
  const effort: Effort = { screens: 0, fields: 0, taps: 0 }
  await page.exposeBinding('countEffort', (_, what: keyof Effort, times: number) => {
    effort[what] += times
  })
  await page.addInitScript(() => {
    const count = (what: string, times = 1) =>
      (window as unknown as { countEffort: (what: string, times: number) => void }).countEffort(what, times)
    const typed = new WeakSet<EventTarget>()
    let heading = ''
    let pressedAt = 0
    addEventListener(
      'click',
      (event) => {
        // A press on a label is a second one on its box.
        if (!event.isTrusted || event.timeStamp - pressedAt < 20) return
        pressedAt = event.timeStamp
        count('taps')
        const form = (event.target as Element).closest('button[type=submit]')?.closest('form')
        if (form) count('fields', namesIn(form).size)
      },
      true,
    )
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLElement) || typed.has(target)) return
        if (target.matches('[type=radio], [type=checkbox]')) return
        typed.add(target)
        count('taps')
      },
      true,
    )
    const look = () => {
      const now = document.querySelector('main h1')?.textContent ?? ''
      if (now === '' || now === heading) return
      heading = now
      count('screens')
    }
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true }),
    )
    function namesIn(form: Element): Set<string> {
      const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      return new Set(controls.filter((one) => one.checkVisibility()).map(({ name, id }) => name || id))
    }
  })
  return effort
}

import type { Page } from 'playwright'
import { expect } from 'playwright/test'

/** A fingerprint of what the page's origin keeps of a visit; empty when nothing is kept. */
export function keptVisit(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('visit')) return ''
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('visit')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const stores = [...database.objectStoreNames]
    const sealed = await new Promise<{ iv: Uint8Array } | undefined>((resolve, reject) => {
      if (!stores.includes('values')) return resolve(undefined)
      const request = database.transaction('values').objectStore('values').get('visit')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    database.close()
    return sealed ? [...sealed.iv].join() : ''
  })
}

/** Leaves the field that is focused and waits until all that was typed is on the disk: nothing is written any more. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const seen = ['', '', '']
  await expect
    .poll(
      async () => {
        seen.shift()
        seen.push(await keptVisit(page))
        return seen[0] !== '' && new Set(seen).size === 1
      },
      { intervals: [80] },
    )
    .toBe(true)
}

/** Every answer on the open page, as it is now: name, value, and whether it is ticked. */
export function shownAnswers(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    // The form tidies a field that was left after the next frame.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise<void>((drawn) => {
        requestAnimationFrame(() => setTimeout(drawn))
        setTimeout(drawn, 200)
      })
    const answers: Record<string, string> = {}
    for (const control of document.querySelectorAll('form :is(input, select, textarea)')) {
      if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
        if (control.checked) answers[`${control.name} ${control.value}`] = 'on'
      } else if (
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      )
        answers[control.name] = control.value
    }
    return answers
  })
}

import type { Page } from 'playwright'
import type { Visit } from '../../src/app/state/visit.ts'
import type { Ask, BookedKind, BookedVisit } from './booked-kinds.ts'
import { bookVisit as book } from './booked-kinds.ts'

const asking =
  (page: Page): Ask =>
  async (path, body) => {
    const answer = await (body ? page.request.post(path, { data: body }) : page.request.get(path))
    return { status: answer.status(), text: await answer.text() }
  }

/** Books a visit of the demonstration directory for a guest of its own. */
export function bookVisit(page: Page, kind: BookedKind): Promise<BookedVisit> {
  return book(asking(page), kind)
}

/** Opens the confirmation of a booked visit: puts it where the app keeps one across a reload, and lets the app read it. */
export async function openConfirmation(page: Page, visit: Visit): Promise<void> {
  await page.goto('/health-services/clinic/locations') // a page that looks at no visit
  const text = JSON.stringify({ schema: 1, savedAt: Date.now(), visit })
  await page.evaluate(async (kept) => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(kept))
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('visit', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('values')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    await new Promise((resolve, reject) => {
      const writing = database.transaction('values', 'readwrite')
      writing.objectStore('values').put(key, 'key')
      writing.objectStore('values').put({ iv, data }, 'visit')
      writing.oncomplete = resolve
      writing.onerror = () => reject(writing.error)
    })
    database.close()
  }, text)
  await page.goto('/health-services/scheduler/confirmation')
}

/** Opens a folded card of the confirmation, such as "Modify Appointment". */
export async function unfold(page: Page, title: string): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).click()
}

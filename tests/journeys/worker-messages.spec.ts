import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { exportSince } from '../support/exported.ts'
import { aGuest, fillScreen, proceed, readCode, walkIn } from '../support/walk-in-flow.ts'
import { test, untilServed } from '../support/worker.ts'

/** A page of this origin that runs nothing of the app: whatever is sent, the worker sends. */
const BARE = '/robots.txt'

function tell(page: Page, message: { type: string }): Promise<void> {
  return page.evaluate((message) => navigator.serviceWorker.controller?.postMessage(message), message)
}

/** Every entry of the outbox, as it lies on the disk. */
function waiting(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const open = indexedDB.open('outbox')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const all = open.result.transaction('values').objectStore('values').getAll()
          all.onsuccess = () => {
            open.result.close()
            resolve(all.result)
          }
        }
      }),
  )
}

test('CARD-05 quality R4: with no page of the app open the worker sends what waits, oldest first and once @phone', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  const began = Date.now()
  await page.goto('/health-services/scheduler/main')
  await untilServed(page)
  const keyKept = page.waitForResponse('**/outbox-key')
  await walkIn(page, { until: 'name' })
  await (await keyKept).finished()
  await site.kill()
  const codes: string[] = []
  for (const guest of [aGuest(), aGuest()]) {
    await walkIn(page, { guest, vaccines: 1, until: 'general' })
    await fillScreen(page, 'general', guest)
    await proceed(page)
    codes.push(await readCode(page))
  }
  await page.goto('about:blank')
  await site.serve()
  await page.goto(BARE)
  expect(await waiting(page)).toHaveLength(2)
  await page.evaluate(() => {
    Object.assign(window, { heard: [] })
    navigator.serviceWorker.onmessage = ({ data }) =>
      void (window as Window & { heard?: unknown[] }).heard?.push(data)
  })
  await tell(page, { type: 'sendOutbox' })
  await tell(page, { type: 'sendOutbox' })
  await expect.poll(() => waiting(page)).toEqual([])
  const heard = () => page.evaluate(() => (window as Window & { heard?: unknown[] }).heard)
  await expect.poll(heard).toContainEqual({ type: 'outboxChanged' })
  const received = await exportSince(site, began - 1000)
  expect(received.map(({ counterCode }) => counterCode)).toEqual(codes)
})

test('design: the worker keeps a visit key in memory, answers who asks, and forgets @phone', async ({
  page,
}) => {
  await page.goto('/health-services/scheduler/main')
  await untilServed(page)
  const ask = () =>
    page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel()
      const answered = new Promise<{ visit: string; key: CryptoKey } | undefined>((resolve) => {
        port1.onmessage = ({ data }) => resolve(data)
      })
      navigator.serviceWorker.controller?.postMessage({ type: 'askVisitKey' }, [port2])
      const answer = await answered
      return answer && [answer.visit, answer.key.type, answer.key.extractable]
    })
  expect(await ask()).toBeUndefined()
  await page.evaluate(async () => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
    navigator.serviceWorker.controller?.postMessage({ type: 'keepVisitKey', visit: 'one', key })
  })
  await page.reload()
  expect(await ask()).toEqual(['one', 'secret', false])
  await tell(page, { type: 'forgetVisitKey' })
  expect(await ask()).toBeUndefined()
})

test('what is no message of ours leaves the worker as it is @phone', async ({ page }) => {
  await page.goto('/health-services/scheduler/main')
  await untilServed(page)
  for (const message of [null, 'takeOver', { type: 'other' }, { type: 'askVisitKey' }]) {
    await page.evaluate((message) => navigator.serviceWorker.controller?.postMessage(message), message)
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

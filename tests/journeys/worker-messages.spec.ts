import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { exportSince } from '../support/exported.ts'
import { quickWalkIn } from '../support/quick-form.ts'
import { keysIn } from '../support/tablet.ts'
import { aGuest, DEMONSTRATION_STORE, heading } from '../support/walk-in-flow.ts'
import { test, untilServed } from '../support/worker.ts'

/** A page of this origin that runs nothing of the app: whatever is sent, the worker sends. */
const BARE = '/robots.txt'

function tell(page: Page, message: { type: string }): Promise<void> {
  return page.evaluate((message) => navigator.serviceWorker.controller?.postMessage(message), message)
}

test('with no page of the app open the worker sends what waits, oldest first and once [CARD-05, quality R4]', async ({
  page,
  site,
}) => {
  const began = Date.now()
  await page.goto(DEMONSTRATION_STORE)
  await untilServed(page)
  await expect.poll(() => keysIn(page, 'device')).toContain('outboxKey')
  await site.kill()
  const codes: string[] = []
  for (const guest of [aGuest(), aGuest()]) {
    await page.goto(DEMONSTRATION_STORE)
    codes.push(await quickWalkIn(page, guest))
    await expect(heading(page, 'Your form is saved')).toBeVisible()
  }
  await page.goto('about:blank')
  await site.serve()
  await page.goto(BARE)
  expect(await keysIn(page, 'outbox')).toHaveLength(2)
  await page.evaluate(() => {
    Object.assign(window, { heard: [] })
    navigator.serviceWorker.onmessage = ({ data }) =>
      void (window as Window & { heard?: unknown[] }).heard?.push(data)
  })
  await tell(page, { type: 'sendOutbox' })
  await tell(page, { type: 'sendOutbox' })
  await expect.poll(() => keysIn(page, 'outbox')).toEqual([])
  const heard = () => page.evaluate(() => (window as Window & { heard?: unknown[] }).heard)
  await expect.poll(heard).toContainEqual({ type: 'outboxChanged' })
  const received = await exportSince(site, began - 1000)
  expect(received.map(({ counterCode }) => counterCode)).toEqual(codes)
})

test('the worker keeps a visit key in memory, answers who asks, and forgets; what is no message of ours changes nothing [design]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/health-services/scheduler/main')
  await page.waitForLoadState()
  await page.clock.fastForward(6000) // so long a page that is only looked at waits
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
  for (const message of [null, 'takeOver', { type: 'other' }, { type: 'askVisitKey' }])
    await page.evaluate((message) => navigator.serviceWorker.controller?.postMessage(message), message)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await ask()).toEqual(['one', 'secret', false])
  await tell(page, { type: 'forgetVisitKey' })
  expect(await ask()).toBeUndefined()
})

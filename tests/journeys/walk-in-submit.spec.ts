import type { Page } from 'playwright'
import { exportSince } from '../support/exported.ts'
import { expect, pauseRequests, test } from '../support/fixtures.ts'
import { answersOf, fillForm } from '../support/quick-form.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import {
  aGuest,
  DEMONSTRATION_STORE,
  type Guest,
  heading,
  proceed,
  readCode,
} from '../support/walk-in-flow.ts'

const CALL = '**/appointments/walk-in'
const LAST = 'Your agreement to the vaccines'
const TROUBLE = "We're having trouble connecting at the moment. Please try again shortly."

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

/** Fills the whole form, up to its last button. */
async function readyToFinish(page: Page, guest: Guest, origin = ''): Promise<void> {
  await page.goto(origin + DEMONSTRATION_STORE)
  await fillForm(page, answersOf(guest), LAST)
}

/** How often the check-in is sent from now on. */
function countAttempts(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/appointments/walk-in')) count += 1
  })
  return () => count
}

test('a double tap on Finish, and Enter after it, is one request [fault 8]', async ({ page, server }) => {
  const since = Date.now()
  const attempts = countAttempts(page)
  await pauseRequests(page)
  await readyToFinish(page, aGuest())
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(CALL, async (route) => {
    await answered
    await route.continue()
  })
  const finish = page.getByRole('button', { name: 'Finish and check in' })
  await finish.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await finish.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [middle, centre] = [x + width / 2, y + height / 2]
  await page.touchscreen.tap(middle, centre)
  await page.touchscreen.tap(middle, centre)
  await expect(page.getByRole('button', { name: 'Sending your check-in' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox').first().press('Enter')
  answer()
  const code = await readCode(page)
  expect(attempts()).toBe(1)
  expect((await exportSince(server, since)).map(({ counterCode }) => counterCode)).toEqual([code])
})

test('a server killed between commit and answer, and started again, has one check-in [API-49, fault 17]', async ({
  browser,
}) => {
  const dataDir = temporaryFolder()
  let server = await startServer({ dataDir })
  const { port, url } = server
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  // Without the key that a check-in is sealed to, nothing waits on the device (BOOK-18).
  await page.route('**/outbox-key', (route) => route.abort())
  await readyToFinish(page, aGuest(), url)
  let isKilled = false
  await page.route(CALL, async (route) => {
    if (!isKilled) {
      isKilled = true
      await route.fetch()
      await server.kill9()
    }
    await route.abort()
  })
  await proceed(page)
  await expect(page.getByRole('alert').filter({ hasText: TROUBLE })).toBeVisible()
  await expect(heading(page, LAST)).toBeVisible()
  await page.unroute(CALL)
  server = await startServer({ dataDir, port })
  await proceed(page)
  const code = await readCode(page)
  expect((await exportSince(server, 0)).map(({ counterCode }) => counterCode)).toEqual([code])
  await context.close()
  await server.stop()
})

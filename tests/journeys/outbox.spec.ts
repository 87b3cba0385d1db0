import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { exportSince } from '../support/exported.ts'
import { expect, test } from '../support/fixtures.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import {
  aGuest,
  DEMONSTRATION_STORE,
  expectScreen,
  fillScreen,
  heading,
  proceed,
  readCode,
  walkIn,
} from '../support/walk-in-flow.ts'

const CALL = '**/appointments/walk-in'

test.slow()

/** Fills the whole form and presses its last button. */
async function finish(page: Page, guest = aGuest(), origin = ''): Promise<void> {
  await walkIn(page, { guest, vaccines: 1, store: origin + DEMONSTRATION_STORE, until: 'general' })
  await fillScreen(page, 'general', guest)
  await proceed(page)
}

test('BOOK-19 a check-in that nobody answers is saved, says so, and is received when the server is back', async ({
  browser,
}) => {
  const dataDir = temporaryFolder()
  let server = await startServer({ dataDir })
  const { port, url } = server
  const page = await (await browser.newContext()).newPage()
  await walkIn(page, { guest: aGuest(), vaccines: 1, store: url + DEMONSTRATION_STORE, until: 'general' })
  await fillScreen(page, 'general', aGuest())
  await server.kill9()
  await proceed(page)
  await expect(heading(page, 'Your form is saved')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('the pharmacy does not have your form yet')).toBeVisible()
  await expect(page.getByText('No connection.')).toBeVisible()
  const code = await readCode(page)

  server = await startServer({ dataDir, port })
  await expect(page.getByText('The pharmacy now has your form.')).toBeVisible({ timeout: 45_000 })
  const lines = await exportSince(server, 0)
  expect(lines.map(({ counterCode, status }) => [counterCode, status])).toEqual([[code, 'checkedIn']])
  await page.context().close()
  await server.stop()
})

test('R4 fault 5 a reply that was lost and the entry that follows it are one check-in', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  const since = Date.now()
  let isFirst = true
  await page.route(CALL, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    await route.abort()
  })
  await finish(page)
  const code = await readCode(page)
  await expect(page.getByText('The pharmacy now has your form.')).toBeVisible({ timeout: 45_000 })
  expect((await exportSince(server, since)).map(({ counterCode }) => counterCode)).toEqual([code])
})

test('S8 what waits on the device is readable to the server alone', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  await page.route(CALL, (route) => route.abort())
  const guest = aGuest()
  await finish(page, guest)
  await expect(heading(page, 'Your form is saved')).toBeVisible({ timeout: 15_000 })
  const kept = await page.evaluate(async () => {
    const open = indexedDB.open('outbox')
    await new Promise((resolve) => {
      open.onsuccess = resolve
    })
    const all = open.result.transaction('values').objectStore('values').getAll()
    await new Promise((resolve) => {
      all.onsuccess = resolve
    })
    open.result.close()
    return JSON.stringify(all.result)
  })
  expect(JSON.parse(kept)).toHaveLength(1)
  for (const typed of [guest.firstName, guest.lastName, guest.address.line1, guest.phone]) {
    expect(kept).not.toContain(typed)
  }
})

test.describe('after its confirmation was left', () => {
  // What waits is sent by the page alone.
  test.use({ serviceWorkers: 'block' })

  test("BOOK-19 a saved check-in is named by its code, and by nothing else, on main and on the store's page until it is received", async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED/)
    await page.route(CALL, (route) => route.abort())
    const guest = aGuest()
    await finish(page, guest)
    await expect(heading(page, 'Your form is saved')).toBeVisible({ timeout: 15_000 })
    const code = await readCode(page)
    const waits = page.getByRole('status').filter({ hasText: 'Your check-in waits to be sent.' })
    for (const path of ['/health-services/scheduler/main', DEMONSTRATION_STORE]) {
      await page.goto(path)
      await expect(waits).toContainText(code)
      await expect(page.locator('body')).not.toContainText(guest.firstName)
      await expectAccessible(page, { state: `a check-in waits, ${path}` })
    }
    await page.unroute(CALL)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    const received = page.getByRole('status').filter({ hasText: 'The pharmacy now has your check-in.' })
    await expect(received).toContainText(code)
    await expect(waits).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Start' })).toBeVisible()
    await expect(page.getByText(code)).toHaveCount(0)
  })
})

test.describe('a guest who starts over while the check-in is sent', () => {
  test.use({ serviceWorkers: 'block' })

  test('BOOK-19 is told that it is being sent, stays at the start, and its answer is not taken for that of the next form', async ({
    page,
    server,
  }) => {
    const since = Date.now()
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(CALL, async (route) => {
      await isHeld
      await route.continue()
    })
    await finish(page)
    await page.getByRole('button', { name: 'Start over' }).click()
    const dialog = page.getByRole('dialog', { name: 'Start over?' })
    await expect(dialog).toContainText('We are sending your check-in right now.')
    await dialog.getByRole('button', { name: 'Erase and start over' }).click()
    await page.getByRole('link', { name: 'Start' }).click()
    await page.getByRole('checkbox').first().check()
    await proceed(page)
    await expectScreen(page, 'name')
    const answered = page.waitForResponse(CALL)
    answer()
    await answered
    expect(await exportSince(server, since)).toHaveLength(1)
    await page.getByLabel("Patient's Legal First Name").fill('Next')
    await expectScreen(page, 'name')
    await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue('Next')
  })
})

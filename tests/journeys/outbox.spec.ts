import type { Page } from 'playwright'
import { exportSince } from '../support/exported.ts'
import { expect, test } from '../support/fixtures.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import {
  aGuest,
  DEMONSTRATION_STORE,
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

import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { expectNotShown } from '../support/next-guest.ts'
import { databasesOf, enrolTablet, expectHome, HOME, TABLET } from '../support/tablet.ts'
import { ADULT, aGuest, expectScreen, heading, proceed, readCode, walkIn } from '../support/walk-in-flow.ts'
import { buildCopy, shownVersion, test, untilServed } from '../support/worker.ts'

test.use(TABLET)

/** Lets the browser look for a newer build, as it does every hour. */
function lookForUpdate(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
}

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)

test.describe('a tablet and its worker @desktop', () => {
  test('fault 35 a newer build waits for the end of the visit, asks no guest, and takes over at home', async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000)
    const next = await buildCopy('kiosk-next', '98.0.0')
    await enrolTablet(page, { url: site.url })
    await untilServed(page)
    const before = await shownVersion(page)
    await page.getByRole('link', { name: 'Start' }).click()
    await page.getByRole('checkbox').first().check()
    await proceed(page)
    await expectScreen(page, 'name')
    await site.serve(next)
    await lookForUpdate(page)
    // All of its files are fetched and checked first.
    await expect.poll(() => isWaiting(page), { timeout: 60_000 }).toBe(true)
    await expect(page.getByText('A new version is ready.')).toHaveCount(0)
    expect(await shownVersion(page)).toBe(before)
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Erase and start over' }).click()
    // Home is drawn by the newer build alone, so no press is lost to the change.
    await expectHome(page)
    expect(await shownVersion(page)).toMatch(/^98\.0\.0/)
    expect(await databasesOf(page)).toContain('device')
    await page.getByRole('link', { name: 'Start' }).click()
    await expect(heading(page, 'Which vaccines would you like today?')).toBeVisible()
  })

  test('CARD-07 without a server the tablet is at home, takes check-ins one after another, and says how many wait', async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000)
    await enrolTablet(page, { url: site.url })
    await untilServed(page)
    // One visit to the form, so that what it needs has been seen.
    await walkIn(page, { store: `${site.url}${HOME}`, guest: aGuest(), vaccines: 1 })
    await page.getByRole('button', { name: 'Done' }).click()
    await expectHome(page)
    await site.kill()
    for (let count = 1; count <= 2; count += 1) {
      const { insurance: _, ...guest } = aGuest(ADULT)
      await walkIn(page, { store: `${site.url}${HOME}`, guest, vaccines: 1 })
      await expect(heading(page, 'Your form is saved')).toBeVisible()
      const code = await readCode(page)
      await page.getByRole('button', { name: 'Done' }).click()
      await expectHome(page)
      await expect(page.getByText(`${count} waiting to be sent`)).toBeVisible()
      expect(await databasesOf(page)).not.toContain('visit')
      await expectNotShown(page, [code])
    }
    await page.goto(`${site.url}/health-services/scheduler/main`)
    await expectHome(page)
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    await site.serve()
    await expect(page.getByText(/waiting to be sent/)).toHaveCount(0, { timeout: 60_000 })
  })
})

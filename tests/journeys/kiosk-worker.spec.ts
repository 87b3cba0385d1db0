import { expect } from 'playwright/test'
import { NEXT } from '../support/builds.ts'
import { databasesOf, enrolTablet, expectHome, TABLET } from '../support/tablet.ts'
import { expectScreen, heading, proceed } from '../support/walk-in-flow.ts'
import { lookForUpdate, shownVersion, test, untilServed } from '../support/worker.ts'

test.use(TABLET)

test.describe('a tablet and its worker @desktop', () => {
  test('a newer build waits for the end of the visit, asks no guest, and takes over at home [fault 35]', async ({
    page,
    site,
  }) => {
    await enrolTablet(page, { url: site.url })
    await untilServed(page)
    const build = () => page.locator('script[type=module]').first().getAttribute('src')
    const before = await build()
    await page.getByRole('link', { name: 'Start' }).click()
    await page.getByRole('checkbox').first().check()
    await proceed(page)
    await expectScreen(page, 'name')
    await site.serve(NEXT)
    expect(await lookForUpdate(page)).toBe(true)
    await expect(page.getByText('A new version is ready.')).toHaveCount(0)
    expect(await build()).toBe(before)
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Erase and start over' }).click()
    // Home is drawn by the newer build alone, so no press is lost to the change.
    await expectHome(page)
    expect(await shownVersion(page)).toContain(NEXT.version)
    expect(await build()).not.toBe(before)
    expect(await databasesOf(page)).toContain('device')
    await page.getByRole('link', { name: 'Start' }).click()
    await expect(heading(page, 'Which vaccines would you like today?')).toBeVisible()
  })
})

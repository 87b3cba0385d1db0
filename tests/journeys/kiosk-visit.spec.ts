import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import { expectNotShown, throughHistory } from '../support/next-guest.ts'
import { databasesOf, enrolTablet, expectHome, expectWorker, HOME, STORE, TABLET } from '../support/tablet.ts'
import { ADULT, aGuest, expectScreen, fillScreen, heading, proceed, walkIn } from '../support/walk-in-flow.ts'

const HOUR = 60 * 60_000
const CANARY = 'Zephyrine-Quillfeather'

test.use(TABLET)

/** A guest of the tablet who has typed the first page and looks at the second. */
async function beginVisit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start' }).click()
  await page.getByRole('checkbox').first().check()
  await proceed(page)
  await expectScreen(page, 'name')
  await fillScreen(page, 'name', aGuest(ADULT, { firstName: CANARY }))
  await proceed(page)
  await expectScreen(page, 'contact')
}

/** The next guest looks everywhere: nothing of the one before is there. */
async function expectNothingLeft(page: Page): Promise<void> {
  await expectHome(page)
  expect(await databasesOf(page)).not.toContain('visit')
  expect(await databasesOf(page)).toContain('device')
  await throughHistory(page, [CANARY])
  await page.goto('/health-services/scheduler/schedule')
  await expectHome(page)
  await page.reload()
  await expectHome(page)
  await page.getByRole('link', { name: 'Start' }).click()
  await page.getByRole('checkbox').first().waitFor()
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await page.getByRole('checkbox').first().check()
  await proceed(page)
  await expectScreen(page, 'name')
  await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue('')
  await expectNotShown(page, [CANARY])
}

/** Whether this origin's worker has the key of a visit. */
function keyHeldByWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations()
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<unknown>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data)
    })
    registration?.active?.postMessage({ type: 'askVisitKey' }, [port2])
    return (await answer) !== undefined
  })
}

test.describe('the end of a visit @desktop', () => {
  test('CARD-08 fault 38 fault 39 a guest who walks away is warned, and then everything is erased', async ({
    page,
  }) => {
    await page.clock.install()
    await enrolTablet(page)
    await beginVisit(page)
    const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })
    await page.clock.runFor(59_000)
    await expect(warning).toBeHidden()
    await page.clock.runFor(2000)
    await expect(warning).toBeVisible()
    await expect(warning.locator('[aria-live]')).toHaveText('20 seconds left')
    await page.clock.runFor(10_000)
    await expect(warning.locator('[aria-live]')).toHaveText('10 seconds left')
    await warning.getByRole('button', { name: 'I need more time' }).click()
    await expect(warning).toBeHidden()
    await expectScreen(page, 'contact')
    await page.clock.runFor(61_000)
    await expect(warning).toBeVisible()
    await page.keyboard.press('Shift')
    await expect(warning).toBeHidden()
    await page.clock.runFor(61_000)
    await expect(warning).toBeVisible()
    await page.clock.runFor(21_000)
    await expectNothingLeft(page)
  })

  test('the warning can be answered with "Erase my answers now"', async ({ page }) => {
    await page.clock.install()
    await enrolTablet(page)
    await beginVisit(page)
    await page.clock.runFor(61_000)
    await page.getByRole('button', { name: 'Erase my answers now' }).click()
    await expectNothingLeft(page)
  })

  test('fault 44 a tablet that slept for 8 hours is erased when it wakes', async ({ page }) => {
    await page.clock.install()
    await enrolTablet(page)
    await beginVisit(page)
    await page.clock.fastForward(8 * HOUR)
    await expectNothingLeft(page)
  })

  test('the landing page waits for ever', async ({ page }) => {
    await page.clock.install()
    await enrolTablet(page)
    await page.clock.fastForward(8 * HOUR)
    await page.clock.runFor(90_000)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expectHome(page)
  })

  test('CARD-08 "Start over" erases, from the form and from the selection', async ({ page }) => {
    await enrolTablet(page)
    await beginVisit(page)
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Erase and start over' }).click()
    await expectNothingLeft(page)
    await page.goto(HOME)
    await expectHome(page)
    await page.getByRole('link', { name: 'Start' }).click()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Start over' }).click()
    await expectHome(page)
  })

  test('CARD-08 CONFIRM-19 a finished visit is erased by "Done", by "Get Another Vaccine" and by waiting', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.clock.install()
    await enrolTablet(page)
    const finish = async () => {
      await walkIn(page, { store: HOME, guest: aGuest(ADULT, { firstName: CANARY }), vaccines: 1 })
    }
    await finish()
    await page.getByRole('button', { name: 'Done' }).click()
    await expectNothingLeft(page)
    await finish()
    await page.getByRole('button', { name: 'Get Another Vaccine' }).click()
    await expect(heading(page, 'Which vaccines would you like today?')).toBeVisible()
    await page.getByRole('checkbox').first().check()
    await proceed(page)
    await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue('')
    await finish()
    await page.clock.runFor(61_000)
    await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
    await page.clock.runFor(21_000)
    await expectNothingLeft(page)
  })

  test('fault 39 a page that the browser had frozen and shows again is erased', async ({ page }) => {
    await enrolTablet(page)
    await beginVisit(page)
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expectNothingLeft(page)
  })

  test('CARD-05 the visit outlives a reload, and leaves no trail in the history', async ({ page }) => {
    await enrolTablet(page)
    await expectWorker(page)
    const before = await page.evaluate(() => history.length)
    await beginVisit(page)
    expect(await page.evaluate(() => history.length)).toBe(before)
    await page.reload()
    await expectScreen(page, 'contact')
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(CANARY)
  })

  test('fault 40 without the key that the worker held, what is on the disk is thrown away', async ({
    page,
  }) => {
    await enrolTablet(page)
    await expectWorker(page)
    await beginVisit(page)
    await page.goto(`/health-services/kiosk/${STORE}`)
    const session = await page.context().newCDPSession(page)
    await session.send('ServiceWorker.enable')
    await expect
      .poll(async () => {
        await session.send('ServiceWorker.stopAllWorkers') // a message under way starts it again
        return keyHeldByWorker(page)
      })
      .toBe(false)
    await page.goto('/health-services/scheduler/schedule')
    await expectNothingLeft(page)
  })

  test('screen settings go with the guest', async ({ page }) => {
    await enrolTablet(page)
    await page.getByRole('button', { name: 'Larger text' }).click()
    await page.getByRole('button', { name: 'More contrast' }).click()
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-text', 'large')
    await expect(root).toHaveAttribute('data-contrast', 'more')
    await page.getByRole('link', { name: 'Start' }).click()
    await expect(page.getByRole('button', { name: 'Larger text' })).toHaveAttribute('aria-pressed', 'true')
    await expect(root).toHaveAttribute('data-text', 'large')
    await page.getByRole('button', { name: 'Start over' }).click()
    await expectHome(page)
    await expect(root).not.toHaveAttribute('data-text')
    await expect(root).not.toHaveAttribute('data-contrast')
  })
})

import type { Page } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import { untilKept } from '../support/kept.ts'
import { expectNotShown, throughHistory } from '../support/next-guest.ts'
import { quickWalkIn } from '../support/quick-form.ts'
import { databasesOf, enrolTablet, expectHome, expectWorker, TABLET } from '../support/tablet.ts'
import { ADULT, aGuest, expectScreen, fillScreen, heading, proceed } from '../support/walk-in-flow.ts'

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
  await expectScreen(page, 'record')
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
  test('a guest who walks away is warned, and then everything is erased [CARD-08, fault 38, fault 39]', async ({
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
    await page.clock.runFor(31_000)
    await expectNothingLeft(page)
  })

  test('"Get Another Vaccine" begins a visit that knows nothing of the one before [CARD-08, CONFIRM-19]', async ({
    page,
  }) => {
    await enrolTablet(page)
    await quickWalkIn(page, aGuest(ADULT, { firstName: CANARY }))
    await page.getByRole('button', { name: 'Get Another Vaccine' }).click()
    await expect(heading(page, 'Which vaccines would you like today?')).toBeVisible()
    await page.getByRole('checkbox').first().check()
    await proceed(page)
    await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue('')
    await expectNotShown(page, [CANARY])
  })

  test('erasing takes the key of the visit from the worker too [CARD-08]', async ({ page }) => {
    await enrolTablet(page)
    await expectWorker(page)
    await beginVisit(page)
    await untilKept(page)
    await expect.poll(() => keyHeldByWorker(page)).toBe(true)
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Erase and start over' }).click()
    await expectHome(page)
    await expect.poll(() => keyHeldByWorker(page)).toBe(false)
  })

  test('the visit outlives a reload, leaves no trail in the history, and is thrown away without the key that the worker held [CARD-05, fault 40]', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/favicon\.ico/)
    await enrolTablet(page)
    await expectWorker(page)
    const before = await page.evaluate(() => history.length)
    await beginVisit(page)
    expect(await page.evaluate(() => history.length)).toBe(before)
    await untilKept(page)
    await page.reload()
    await expectScreen(page, 'record')
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByLabel("Patient's Legal First Name")).toHaveValue(CANARY)

    await page.goto('/robots.txt') // nothing there hands the key over again
    expect(await databasesOf(page)).toContain('visit')
    const session = await page.context().newCDPSession(page)
    await session.send('ServiceWorker.enable')
    await expect
      .poll(async () => {
        await session.send('ServiceWorker.stopAllWorkers') // a message under way starts it again
        return keyHeldByWorker(page)
      })
      .toBe(false)
    // The tablet leads home, maybe before this page has loaded.
    await page.goto('/health-services/scheduler/schedule', { waitUntil: 'commit' })
    await expectNothingLeft(page)
  })
})

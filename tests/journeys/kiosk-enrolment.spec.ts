import { chromium } from 'playwright'
import { launchOptions } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { enrolTablet, expectHome, HOME, LEAVE_CODE, STORE, STORE_NAME, TABLET } from '../support/tablet.ts'
import { heading } from '../support/walk-in-flow.ts'

test.use(TABLET)

test('staff make a device a tablet of their store, whose home is the walk-in flow, until they hold the name of the store and type their code to leave [CARD-07, CARD-08, WI-32] @desktop', async ({
  page,
}) => {
  await page.clock.install()
  await enrolTablet(page)
  await expect(page.locator('html')).toHaveAttribute('data-kiosk', '')
  for (const path of [
    '/',
    '/health-services/scheduler/schedule',
    '/health-services/scheduler/cancel/an-id/a-code',
    '/health-services/instant-vaccines/select/90100002',
  ]) {
    await page.goto(path)
    await expectHome(page)
  }
  await page.getByText(STORE_NAME, { exact: true }).hover()
  await page.mouse.down()
  await page.clock.runFor(5100)
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'Leave store tablet mode?' })
  await dialog.getByLabel('Code to leave tablet mode').fill(LEAVE_CODE)
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/scheduler\/main$/)
  await expect(page.locator('html')).not.toHaveAttribute('data-kiosk')
  await page.goto(HOME)
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
})

test('on plain http that is not this computer the page says what is missing @desktop', async ({ server }) => {
  const { args = [], ...options } = launchOptions()
  const rules = '--host-resolver-rules=MAP tablet.example 127.0.0.1'
  const browser = await chromium.launch({ ...options, args: [...args, rules] })
  try {
    const page = await browser.newPage()
    await page.goto(`http://tablet.example:${server.port}/health-services/kiosk/${STORE}`)
    await heading(page, /Set up this tablet/).waitFor()
    await expect(page.getByText('A store tablet needs https.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use as a store tablet' })).toHaveCount(0)
  } finally {
    await browser.close()
  }
})

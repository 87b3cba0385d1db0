import { chromium } from 'playwright'
import { launchOptions } from '../support/browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { startServer } from '../support/server.ts'
import { databasesOf, enrolTablet, expectHome, HOME, STORE, STORE_NAME, TABLET } from '../support/tablet.ts'
import { DEMONSTRATION_STORE, heading } from '../support/walk-in-flow.ts'

test.use(TABLET)

test.describe('enrolment @desktop', () => {
  test('CARD-07 CARD-08 staff make a device a tablet of their store, and its home is the walk-in flow', async ({
    page,
  }) => {
    await page.goto(`/health-services/kiosk/${STORE}`)
    await expect(heading(page, `Set up this tablet for ${STORE_NAME}`)).toBeVisible()
    await expect(page.getByLabel('Staff code')).toHaveCount(0)
    await page.getByRole('button', { name: 'Use as a store tablet' }).click()
    await expectHome(page)
    await expect(page.locator('html')).toHaveAttribute('data-kiosk', '')
    await expect(page.getByRole('button', { name: new RegExp(STORE_NAME) })).toBeVisible()
    for (const path of [
      '/',
      '/health-services',
      '/health-services/scheduler/main',
      '/health-services/clinic/locations',
      '/health-services/scheduler/schedule',
      '/health-services/scheduler/confirmation',
      '/health-services/scheduler/cancel/an-id/a-code',
      '/health-services/scheduler/canceled',
      `/health-services/poster/${STORE}`,
      '/health-services/instant-vaccines/90100002',
      '/health-services/instant-vaccines/select/90100002',
    ]) {
      await page.goto(path)
      await expectHome(page)
    }
  })

  test("CARD-07 on a guest's own device the home route is main", async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/scheduler\/main$/)
    await page.goto(DEMONSTRATION_STORE)
    await expect(page.getByRole('link', { name: 'Start' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-kiosk')
    await expect(page.getByRole('heading', { name: 'Use your own phone' })).toHaveCount(0)
  })

  test('the page says so when the store is not known', async ({ page, complaints }) => {
    complaints.allow(/status of 404/)
    await page.goto('/health-services/kiosk/90109999')
    await expect(heading(page, "We can't find this store")).toBeVisible()
  })

  test('class 41 without an answer of the server nothing is enrolled, and it can be tried again', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED/)
    await page.route('**/kiosk-enrolments', (route) => route.abort(), { times: 1 })
    await page.goto(`/health-services/kiosk/${STORE}`)
    await page.getByRole('button', { name: 'Use as a store tablet' }).click()
    await expect(page.getByRole('alert')).toContainText("We can't reach the server.")
    await page.getByRole('button', { name: 'Use as a store tablet' }).click()
    await expectHome(page)
  })

  test('holding the name of the store for 5 seconds, by touch or by key, asks whether to leave', async ({
    page,
  }) => {
    await page.clock.install()
    await enrolTablet(page)
    const name = page.getByRole('button', { name: new RegExp(STORE_NAME) })
    const dialog = page.getByRole('dialog', { name: 'Leave store tablet mode?' })
    await name.hover()
    await page.mouse.down()
    await page.clock.runFor(4000)
    await page.mouse.up()
    await page.clock.runFor(4000)
    await expect(dialog).toBeHidden()
    await page.mouse.down()
    await page.clock.runFor(5100)
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog).toBeHidden()
    await name.focus()
    await page.keyboard.down('Enter')
    await page.clock.runFor(5100)
    await page.keyboard.up('Enter')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(/\/scheduler\/main$/)
    await expect(page.locator('html')).not.toHaveAttribute('data-kiosk')
    await page.goto(HOME)
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  })
})

test('CARD-07 a server with a code asks for it: to enrol and to leave; a wrong one is said beside the field @desktop', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (403|503)|another origin/)
  const server = await startServer({ env: { KIOSK_CODE: '2468' } })
  try {
    await page.clock.install()
    await page.goto(`${server.url}/health-services/kiosk/${STORE}`)
    const code = page.getByLabel('Staff code')
    const enrol = page.getByRole('button', { name: 'Use as a store tablet' })
    await enrol.click()
    await expect(code).toHaveAccessibleDescription(/Type the staff code\./)
    await expect(code).toBeFocused()
    await code.fill('1357')
    await enrol.click()
    await expect(code).toHaveAccessibleDescription(/That is not the staff code\./)
    await expect(code).toBeFocused()
    await expect(page).toHaveURL(/\/kiosk\//)
    await code.fill('2468')
    await enrol.click()
    await expectHome(page)

    await page.getByRole('button', { name: new RegExp(STORE_NAME) }).hover()
    await page.mouse.down()
    await page.clock.runFor(5100)
    await page.mouse.up()
    const dialog = page.getByRole('dialog', { name: 'Leave store tablet mode?' })
    for (let times = 0; times < 3; times += 1) {
      await code.fill(`wrong${times}`)
      await dialog.getByRole('button', { name: 'Leave' }).click()
      await expect(code).toHaveAccessibleDescription(/That is not the staff code\./)
    }
    await code.fill('2468')
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/Too many tries\. Wait a minute/)
    await page.reload()
    await expectHome(page)
    expect(await databasesOf(page)).toContain('device')
  } finally {
    await page.close() // what it still asks for is asked of nobody else
    await server.stop()
  }
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
    await expect(page.getByText(/The README of this product explains/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use as a store tablet' })).toHaveCount(0)
  } finally {
    await browser.close()
  }
})

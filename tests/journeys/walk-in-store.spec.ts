import { expect, test } from '../support/fixtures.ts'
import { heading } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const TROUBLE = "We're having trouble loading vaccine services. Please refresh this page to try again."
const SERVICES = '**/services/location**'

test.describe('a store that is not there', () => {
  for (const id of ['99999999', 'x'.repeat(21), 'Irmo%20Station', '..%2F..%2Fetc%2Fpasswd', '%3Cscript%3E']) {
    test(`WALKIN-02 quality class 36 leads from "${id}" to the clinic finder @phone`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 404/)
      for (const way of ['', 'select/']) {
        await page.goto(`/health-services/instant-vaccines/${way}${id}`)
        await expect(heading(page, "We can't find this store")).toBeVisible()
      }
      await page.getByRole('link', { name: 'Find a clinic' }).click()
      await expect(page).toHaveTitle('Clinic Locator')
    })
  }
})

test('WALKIN-06 services that fail to load say so, and Refresh gets them', async ({ page, complaints }) => {
  complaints.allow(/status of 500|ERR_FAILED/)
  await page.route(SERVICES, (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await page.goto('/health-services/instant-vaccines/select/90100001')
  await expect(page.getByRole('alert')).toContainText(TROUBLE)
  await page.unroute(SERVICES)
  await page.route(SERVICES, (route) => route.abort())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert')).toContainText(TROUBLE)
  await page.unroute(SERVICES)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})

test('WALKIN-06 a landing page that cannot get its store says so, and Refresh gets it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await page.route(SERVICES, (route) => route.abort())
  await page.goto('/health-services/scheduler/main')
  await page.getByLabel('Store number').fill('90100001')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
  await expect(page.getByText('Your Neighborhood Pharmacy')).toBeVisible() // WALKIN-01
  await expect(page.getByRole('alert')).toContainText(TROUBLE)
  await page.unroute(SERVICES)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('100 Lantern Sq, Cincinnati, OH 45202')).toBeVisible()
  await page.getByRole('link', { name: 'Start' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})

test('a page that cannot be loaded says so, and Try again gets it @phone', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/INTERNET_DISCONNECTED|dynamically imported module|Unable to preload/)
  await page.goto('/health-services/instant-vaccines/90100001')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: "We're having trouble connecting at the moment." })
  await expect(alert).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
  await page.goForward()
  await expect(alert).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})

test('WALKIN-06 a store number that is sent before any script is there leads to the store @phone', async ({
  page,
}) => {
  let letThrough: () => void = () => undefined
  const pressed = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await pressed
    await route.continue().catch(() => undefined) // the document that asked is gone
  })
  await page.goto('/health-services/scheduler/main', { waitUntil: 'commit' })
  await page.getByLabel('Store number').fill('90100001')
  await page.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true })
  await page.waitForURL(/storeNumber=90100001/, { waitUntil: 'commit' })
  letThrough()
  await expect(page).toHaveURL(/\/instant-vaccines\/90100001$/)
  await expect(heading(page, 'Walk-In Vaccine')).toBeVisible()
})

import { expect, test } from '../support/fixtures.ts'
import { heading } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

test('an address of no store leads to the clinic finder [WALKIN-02, quality class 36]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  for (const way of ['', 'select/']) {
    await page.goto(`/health-services/instant-vaccines/${way}..%2F..%2Fetc%2Fpasswd`)
    await expect(heading(page, "We can't find this store")).toBeVisible()
  }
  await page.getByRole('link', { name: 'Find a clinic' }).click()
  await expect(page).toHaveTitle('Clinic Locator')
})

test('a page that cannot be loaded says so, and comes by itself once the connection is back [BK-03]', async ({
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
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
})

test('a page whose chunk is gone reloads once into the kept visit; when that fails too it says what to do [RUN-05]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404|dynamically imported module|Unable to preload/)
  let isGone = true
  await page.route(/\/assets\/IntakePage-[^/]*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await page.goto('/health-services/instant-vaccines/90100001')
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Flu', exact: true }).check()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => loads).toBe(1)
  const alert = page.getByRole('alert').filter({ hasText: "We're having trouble connecting at the moment." })
  await expect(alert).toBeVisible()
  isGone = false
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Who is getting the vaccine?')).toBeVisible()
  expect(loads).toBe(2)
})

test('a store number that is sent before any script is there leads to the store [WALKIN-06]', async ({
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

test('a fourth vaccine is refused where the guest looks, also at the end of a long list [WALKIN-08, WI-06] @widths', async ({
  page,
}) => {
  await page.goto('/health-services/instant-vaccines/select/90100001')
  for (const name of ['Flu', 'Shingles', 'RSV']) {
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  const last = page.getByRole('checkbox').last()
  await last.click({ force: true }) // it says that it waits, so a plain click would wait too
  await expect(last).not.toBeChecked()
  await expect(page.locator('main').getByText('Select up to 3 Vaccines')).toBeInViewport()
  await expect(page.locator('main').getByText('3 of 3: Flu, RSV, Shingles')).toBeInViewport()
})

import { expectAccessible } from '../support/axe.ts'
import { aClinic, CLINIC, DETAILS, DETAILS_CALL, LOCATIONS } from '../support/clinics.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectLargeTargets } from '../support/targets.ts'

test.use({ serviceWorkers: 'block' })

test('SCOPE-07 CLINIC-01 to CLINIC-06 ROUTE-28 the details of a clinic, and the pages its buttons lead to', async ({
  page,
}) => {
  const call = page.waitForRequest(DETAILS_CALL)
  await page.goto(CLINIC)
  const asked = new URL((await call).url()).searchParams
  expect([asked.get('filter.divisionNumber'), asked.get('filter.storeNumber')]).toEqual(['951', '00001']) // CLINIC-10
  await expect(page).toHaveTitle('Appointments - The Little Clinic in Cincinnati, OH (100 Lantern Sq)')
  await expect(page.getByRole('heading', { level: 1, name: 'Clinic Details' })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Fernlight Clinic at Marrowby Market Lantern Square' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In an emergency' })).toBeVisible() // CLINIC-06
  const days = page
    .getByRole('heading', { name: 'Opening hours' })
    .locator('xpath=ancestor::section')
    .getByRole('term')
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-US', { weekday: 'long' }))
  await expect(days).toHaveCount(7)
  await expect(days.first()).toHaveText(today)
  const map = page.getByRole('img', { name: 'Map of the places in the list' })
  const width = (await map.boundingBox())?.width ?? 0
  if ((page.viewportSize()?.width ?? 0) > 1200) expect(Math.abs(width - 500)).toBeLessThanOrEqual(2)
  for (const [name, path] of [
    ['View Services', '/health/clinic/services'],
    ['View Pricing', '/health/clinic/billing-insurance-payment'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Clinic Details' })).toBeVisible()
})

test('CLINIC-02 quality section 7 the address is copied, as no link leads to the maps of others', async ({
  page,
}) => {
  let copied = ''
  await page.exposeFunction('hearCopy', (text: string) => {
    copied = text
  })
  await page.addInitScript('navigator.clipboard.writeText = (text) => window.hearCopy(text)')
  await page.goto(CLINIC)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied!' })).toBeVisible()
  expect(copied).toMatch(/^100 Lantern Sq, Cincinnati, OH \d{5}$/)
})

test('CLINIC-05 LOCATOR-44 a clinic that nobody knows the point or the hours of has no map and says so', async ({
  page,
}) => {
  const clinic = { ...aClinic(1, { location: { lat: 0, lng: 0 } }), services: [] }
  await page.route(DETAILS_CALL, (route) => route.fulfill({ json: { data: { clinic } } }))
  await page.goto(CLINIC)
  await expect(page.getByText('Hours not currently available')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Map/ })).toHaveCount(0)
})

test('CLINIC-01 CLINIC-05 class 46 a clinic without a street or a point shows all but the map', async ({
  page,
}) => {
  const address = { addressLines: ['  '], cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' }
  const clinic = { ...aClinic(1, { address }), location: null, services: [] }
  await page.route(DETAILS_CALL, (route) => route.fulfill({ json: { data: { clinic } } }))
  await page.goto(CLINIC)
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await expect(page).toHaveTitle('Appointments - The Little Clinic in Mason, OH')
  await expect(page.getByRole('img', { name: /^Map/ })).toHaveCount(0)
})

test('LOCATOR-47 the map of a clinic in the middle of a large county is wide enough to show an outline', async ({
  page,
}) => {
  const clinic = { ...aClinic(1, { location: { lat: 33.3906, lng: -111.9281 } }), services: [] }
  await page.route(DETAILS_CALL, (route) => route.fulfill({ json: { data: { clinic } } }))
  await page.goto(CLINIC)
  const map = page.getByRole('img', { name: 'Map of the places in the list' })
  await expect(map.locator('svg path:not([d="M0 0"])').first()).toBeAttached()
})

test('CLINIC-07 CLINIC-08 loading, a failure with a retry, then the clinic', async ({ page, complaints }) => {
  complaints.allow(/500|ERR_FAILED|Failed to load/)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let calls = 0
  await page.route(DETAILS_CALL, async (route) => {
    calls += 1
    if (calls === 1) return route.abort()
    if (calls === 2) return route.fulfill({ status: 500, json: { errors: [] } })
    await held
    return route.continue()
  })
  await page.goto(CLINIC)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(page.getByText('There has been a network failure. Please try again.')).toBeVisible()
  await retry.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Oops, something went wrong!')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await retry.click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading the clinic' })).toBeAttached()
  letGo()
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
})

test('CLINIC-09 LOCATOR-10 LOCATOR-11 ROUTE-27 a clinic that is not there leads to the locator, which says so', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/)
  for (const path of ['/999/99999', '/95/1', '/abc/%3Cb%3E']) {
    await page.goto(DETAILS + path)
    await expect(page).toHaveURL(`${LOCATIONS}?invalidStoreId=1`)
    await expect(page.getByText('Clinic Not Found')).toBeVisible()
    await expect(
      page.getByText(
        "We're sorry, the clinic details page requested does not exist. Please find your clinic using the search tool below.",
      ),
    ).toBeVisible()
  }
})

test('ROUTE-26 ROUTE-31 the error page of the clinics: whom to ask, and the ways on', async ({ page }) => {
  await page.goto('/health-services/clinic/error')
  await expect(page).toHaveTitle('Something went wrong')
  await expect(
    page.getByText(/^Oops, something went wrong! Please contact customer support at/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find an appointment' })).toBeVisible()
  await page.getByRole('link', { name: 'Find a clinic' }).click()
  await expect(page).toHaveTitle('Clinic Locator')
})

test('quality A1 A2 the details and the error page at three widths, light and dark @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [CLINIC, '/health-services/clinic/error', `${LOCATIONS}?invalidStoreId=1`]) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Find an appointment' })).toBeVisible()
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page, { state: `${path}, ${width}, ${colorScheme}` })
      }
      await expectLargeTargets(page, { state: `${path}, ${width}` })
    }
  }
})

import { expectAccessible } from '../support/axe.ts'
import { expectTypes, holdUp, searchIn, submitOf } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectLargeTargets } from '../support/targets.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const PAGE = '/health-services/scheduler/benefit-codes'
const CHECK = /benefit-code\/validate/
const HEADING = 'We need your Benefit Code information to find your appointment availability.'

test('BENEFIT-01 BENEFIT-02 BENEFIT-04 BENEFIT-08 ROUTE-05 the page asks for a code, and is not indexed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PAGE)
  await expect(page).toHaveTitle('Benefit Code Eligibility')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const code = page.getByLabel('Please enter your Benefit Code')
  for (const typed of ['', '   ', '\u200b']) {
    await code.fill(typed)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(code).toHaveAccessibleDescription('Error: You must enter a benefit code.')
    await expect(code).toBeFocused()
    await expect(page).toHaveTitle('Error: Benefit Code Eligibility')
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, { state: `benefit code refused, ${colorScheme}` })
  }
  await expectLargeTargets(page, { state: 'benefit code refused' })
  await code.press('x')
  await expect(code).not.toHaveAttribute('aria-invalid')
  await expect(page).toHaveTitle('Benefit Code Eligibility')
})

test('SCOPE-04 BENEFIT-03 BENEFIT-05 FIND-10 BENEFIT-13 an accepted code goes with the search', async ({
  page,
}) => {
  await page.goto(`${PAGE}?location=45202`)
  await page.getByLabel('Please enter your Benefit Code').fill(' LANTERN-2026 ')
  const letGo = await holdUp(page, CHECK)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Checking…' })).toBeVisible()
  letGo()
  await expect(page).toHaveURL(/\/scheduler\/main$/)
  expect(await searchIn(page)).toEqual({ location: '45202', benefitCode: 'LANTERN-2026' })
  await expect(page.getByText('Benefit code has been verified')).toBeVisible()
  await expectTypes(page)
  await page.getByLabel('Appointment Type').selectOption('Clinic Visits')
  await submitOf(page).click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page).toHaveURL(/\/scheduler\/result$/)
  expect(await searchIn(page)).toMatchObject({ benefitCode: 'LANTERN-2026', location: '45202' })
})

test('BENEFIT-06 class 38 a code that nobody accepts is told so', async ({ page }) => {
  await page.goto(PAGE)
  const code = page.getByLabel('Please enter your Benefit Code')
  await code.fill('%_<b>')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(code).toHaveAccessibleDescription(
    'Error: Your benefit code entry is invalid. Please try again.',
  )
  await expect(code).toBeFocused()
  expect(new URL(page.url()).pathname).toBe(PAGE)
})

test('BENEFIT-07 a check that fails is told so, and can be tried again', async ({ page, complaints }) => {
  complaints.allow(/status of 503/)
  await page.route(CHECK, (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await page.goto(PAGE)
  const code = page.getByLabel('Please enter your Benefit Code')
  await code.fill('RIVERCREW')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(code).toHaveAccessibleDescription('Error: There is a network error. Please try again.')
  await page.unroute(CHECK)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/scheduler\/main$/)
})

import { expectAccessible } from '../support/axe.ts'
import {
  configure,
  configureCategory,
  dayFrom,
  expectTypes,
  holdUp,
  MAIN,
  openForm,
  openWithoutTypes,
  searchIn,
  submitOf,
  toggleOf,
  touch,
} from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectLargeTargets } from '../support/targets.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const RESULT = /\/scheduler\/result$/
const SERVICES = '**/appointment-management/v1/services?*'
const TROUBLE = "We're having trouble connecting at the moment."

test('FIND-01 FIND-04 FIND-05 FIND-06 FIND-08 FIND-09 the form says what it asks, and fetches its values', async ({
  page,
}) => {
  const letGo = await holdUp(page, SERVICES)
  await openWithoutTypes(page)
  await expect(page.getByRole('heading', { name: 'Find Appointment' })).toBeVisible()
  const type = page.getByLabel('Appointment Type')
  await expect(type.locator('option')).toHaveText(['Fetching values...'])
  await expect(page.getByPlaceholder('ZIP or City, State')).toBeVisible()
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue((await dayFrom(page, 0)).day)
  await submitOf(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill out' })).toHaveCount(0)
  letGo()
  await expectTypes(page)
  await expect(type.locator('option').first()).toHaveText('Choose one')
  const types = await type.locator('option').allTextContents()
  expect(types).toContain('Physicals')
  expect(new Set(types).size).toBe(types.length)
  // The press that came before is answered now.
  await expect(page.getByText('Please fill out all required fields to continue')).toBeVisible()
  await expect(type).toBeFocused()
})

test('FIND-13 FIND-19 FIND-20 FIND-23 FIND-24 VALID-08 VALID-09 every field that is wrong says so, and the first has focus', async ({
  page,
}) => {
  await openForm(page)
  const [type, location, date] = [
    page.getByLabel('Appointment Type'),
    page.getByRole('combobox', { name: 'Location' }),
    page.getByLabel('Date', { exact: true }),
  ]
  await date.fill('')
  await submitOf(page).click()
  await expect(type).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  const alert = page.getByRole('alert').filter({ hasText: 'Please fill out all required fields to continue' })
  await expect(alert.getByRole('link')).toHaveText([
    'Appointment Type is a required field.',
    'Location is a required field.',
    'Date is invalid',
  ])
  for (const [field, message] of [
    [type, 'Appointment Type is a required field.'],
    [location, 'Location is a required field.'],
    [date, 'Date is invalid'],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(`Error: ${message}`)
  }
  await expectAccessible(page, { state: 'every field wrong' })
  await expectLargeTargets(page, { state: 'every field wrong' })
  await alert.getByRole('link', { name: 'Date is invalid' }).click()
  await expect(date).toBeFocused()

  await type.selectOption('Clinic Visits')
  await location.fill('x')
  await date.fill((await dayFrom(page, 0)).day)
  await expect(type).not.toHaveAttribute('aria-invalid')
  await expect(location).toHaveAccessibleDescription('Error: Location must be 2 characters or more.') // FIND-21
  await location.fill('x'.repeat(129))
  await expect(location).toHaveAccessibleDescription('Error: Location must be 128 characters or less.') // FIND-23
  await location.fill('45202')
  await expect(location).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText('That is all. You can go on.')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('FIND-25 FIND-26 FIND-27 TIME-05 a day too early or too late is refused with the limit', async ({
  page,
}) => {
  await openForm(page)
  const date = page.getByLabel('Date', { exact: true })
  const [yesterday, today, last, late] = await Promise.all([-1, 0, 14, 15].map((days) => dayFrom(page, days)))
  await page.getByLabel('Appointment Type').selectOption('Clinic Visits')
  await page.getByRole('combobox', { name: 'Location' }).fill('45202')
  await date.fill(yesterday?.day ?? '')
  await submitOf(page).click()
  await expect(date).toHaveAccessibleDescription(`Error: Date must be on or after ${today?.written}.`)
  await expect(date).toBeFocused()
  await date.fill(late?.day ?? '')
  await expect(date).toHaveAccessibleDescription(`Error: Date must be on or before ${last?.written}.`)
  await date.fill(last?.day ?? '')
  await expect(date).not.toHaveAttribute('aria-invalid')
})

test('SCOPE-03 FIND-30 FIND-32 FIND-34 FIND-36 FIND-39 FIND-40 FIND-41 a visit, its flu question, and the results', async ({
  page,
}) => {
  await openForm(page)
  await page.getByLabel('Appointment Type').selectOption('Clinic Visits')
  await page.getByRole('combobox', { name: 'Location' }).fill(' Cincinnati,  OH ')
  await submitOf(page).click()
  const dialog = page.getByRole('dialog', { name: 'Need a flu vaccine?' })
  await expect(dialog.getByRole('button')).toHaveText(['Add Flu Vaccine', 'No'])
  await expectAccessible(page, { state: 'flu question' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(MAIN)
  await expect(submitOf(page)).toBeFocused()

  await submitOf(page).click()
  await dialog.getByRole('button', { name: 'No' }).click()
  await expect(page).toHaveURL(RESULT)
  const { day } = await dayFrom(page, 0)
  const wanted = { type: 'Clinic Visits', location: 'Cincinnati, OH', date: day, isPharmacyOnly: false }
  const without = await searchIn(page)
  expect(without).toMatchObject({ ...wanted, shouldAddPromotion: false, showLeadTimeWarning: false })
  expect(without['serviceIds']).toContain(29)
  expect(without['serviceIds']).not.toContain(201)

  await page.goBack()
  await expectTypes(page)
  await expect(page.getByLabel('Appointment Type')).toHaveValue('Clinic Visits')
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(/Cincinnati, +OH/)
  await submitOf(page).click()
  await dialog.getByRole('button', { name: 'Add Flu Vaccine' }).click()
  await expect(page).toHaveURL(RESULT)
  const withFlu = await searchIn(page)
  expect(withFlu).toMatchObject({ ...wanted, shouldAddPromotion: true })
  expect(withFlu['serviceIds']).toEqual(expect.arrayContaining([29, 201]))
})

test('FIND-42 FIND-43 FIND-44 FIND-45 FIND-46 FIND-47 FIND-48 a visit on video asks for the state alone', async ({
  page,
}) => {
  await openForm(page, `${MAIN}?location=ohio&date=2999-12-31`)
  await page.getByLabel('Appointment Type').selectOption('Video Visits')
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveCount(0)
  await submitOf(page).click()
  const dialog = page.getByRole('dialog', { name: 'Where will you be during the visit?' })
  const state = dialog.getByRole('combobox', { name: 'Your state' })
  await expect(state).toHaveValue('OH')
  const names = await state.locator('option').allTextContents()
  expect(names[0]).toBe('Choose One')
  expect(names.slice(1)).toEqual([...names.slice(1)].sort((a, b) => a.localeCompare(b)))
  await state.selectOption('')
  await dialog.getByRole('button', { name: 'Check availability' }).click()
  await expect(state).toBeFocused()
  await expect(state).toHaveAccessibleDescription(
    /Error: Choose the state where you will be during the visit\./,
  )
  await expectAccessible(page, { state: 'state refused' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await submitOf(page).click()
  await state.selectOption({ label: 'Kentucky' })
  await dialog.getByRole('button', { name: 'Check availability' }).click()
  await expect(page).toHaveURL(RESULT)
  const { day } = await dayFrom(page, 0)
  expect(await searchIn(page)).toMatchObject({ type: 'Video Visits', location: 'KY', date: day })
})

test('FIND-28 FIND-31 FIND-38 a type that the pharmacy books opens its page in a new window', async ({
  page,
  context,
}) => {
  await configureCategory(
    page,
    'Clinic Visits',
    { redirectAction: 'PHARMACY_SCHEDULER' },
    { pharmacySchedulerUrl: '/health-services/clinic/locations' },
  )
  await openForm(page)
  await page.getByLabel('Appointment Type').selectOption('Clinic Visits')
  await page.getByRole('combobox', { name: 'Location' }).fill('45202')
  const opened = context.waitForEvent('page')
  await submitOf(page).click()
  const window = await opened
  await expect(window).toHaveURL(/\/clinic\/locations$/)
  await window.close()
  await expect(page.getByRole('link', { name: 'Open it again' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(MAIN)
})

test('FIND-28 without an address of the pharmacy there is a number to call', async ({ page }) => {
  await configureCategory(page, 'Clinic Visits', { redirectAction: 'PHARMACY_SCHEDULER' })
  await openForm(page)
  await page.getByLabel('Appointment Type').selectOption('Clinic Visits')
  await page.getByRole('combobox', { name: 'Location' }).fill('45202')
  await submitOf(page).click()
  const told = page.getByRole('status').filter({ hasText: 'The pharmacy books this visit by phone.' })
  await expect(told.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+1-\d/)
})

test('FIND-12 FIND-13 what the configuration says stands in the form, in place of the banner', async ({
  page,
}) => {
  const text = 'We are fixing <b>online</b> booking.'
  await configure(page, 'safError', (data) => ({ ...data, isDisplayed: true, text }))
  await configureCategory(page, 'Travel Vaccines', {
    inlineSAFMessage: { type: 'warning', text: 'Plan ahead.' },
  })
  await openForm(page)
  await expect(page.getByText(text)).toBeVisible() // class 11: markup in it is text
  await page.getByLabel('Appointment Type').selectOption('Travel Vaccines')
  await expect(page.getByRole('status').filter({ hasText: 'Plan ahead.' })).toBeVisible()
  await submitOf(page).click()
  await expect(page.getByText('Location is a required field.').first()).toBeVisible()
  await expect(page.getByText('Please fill out all required fields to continue')).toHaveCount(0)
  await page.getByLabel('Appointment Type').selectOption('Clinic Visits')
  await expect(page.getByText('Plan ahead.')).toHaveCount(0)
})

test('FIND-10 FIND-11 FIND-49 ROUTE-33 a search that found nobody there comes back to its location', async ({
  page,
}) => {
  await openForm(
    page,
    `${MAIN}?error=locationUnavailable&type=Clinic+Visits&location=Nowhere&benefitCode=X1&a=1`,
  )
  const location = page.getByRole('combobox', { name: 'Location' })
  await expect(location).toBeFocused()
  await expect(location).toHaveAccessibleDescription(
    "Error: We're unable to find a provider in this location. Please enter another city, state, or ZIP code and try again.",
  )
  await expect(page.getByText('Benefit code has been verified')).toBeVisible()
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe(`${MAIN}?a=1`) // ROUTE-35
  await expectAccessible(page, { state: 'location unavailable' })
  await location.fill('45202')
  await expect(location).not.toHaveAttribute('aria-invalid')
})

for (const [error, advice] of [
  ['Client+Error', 'Please refresh the page to try again.'], // FIND-50
  ['Server+Error', 'Please try again shortly.'], // FIND-51
  ['anything', 'Please try again shortly.'],
] as const) {
  test(`FIND-50 FIND-51 FIND-52 ${error} says what to do`, async ({ page }) => {
    await openForm(page, `${MAIN}?error=${error}`)
    const alert = page.getByRole('alert').filter({ hasText: TROUBLE })
    await expect(alert).toContainText(advice)
    await expect(alert.getByRole('button')).toHaveCount(error === 'Client+Error' ? 1 : 0)
  })
}

test('FIND-53 FIND-54 services that do not come leave the list empty, and come when asked again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  await page.route(SERVICES, (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await page.goto(MAIN)
  await touch(page)
  const alert = page.getByRole('alert').filter({ hasText: TROUBLE })
  await expect(alert).toBeVisible()
  await expect(page.getByLabel('Appointment Type').locator('option')).toHaveText(['Choose one'])
  await expectAccessible(page, { state: 'no services' })
  await page.unroute(SERVICES)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expectTypes(page)
  await expect(alert).toHaveCount(0)
})

test('FIND-02 FIND-03 the section folds away and then names what was chosen', async ({ page }) => {
  await openForm(page)
  await page.getByLabel('Appointment Type').selectOption('Physicals')
  const toggle = toggleOf(page)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toContainText('Physicals')
  await expect(page.getByLabel('Appointment Type')).toBeHidden()
  await expectAccessible(page, { state: 'folded' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await toggle.click()
  await expect(page.getByLabel('Appointment Type')).toHaveValue('Physicals')
  await expect(submitOf(page)).toBeVisible()
})

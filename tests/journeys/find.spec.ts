import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import {
  dayFrom,
  expectTypes,
  holdUp,
  MAIN,
  openForm,
  searchIn,
  submitOf,
  toggleOf,
  touch,
} from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks } from '../support/looks.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const RESULT = /\/scheduler\/result\?/
const SERVICES = '**/appointment-management/v1/services?*'
const typeOf = (page: Page) => page.getByLabel('Appointment Type')
const locationOf = (page: Page) => page.getByRole('combobox', { name: 'Location' })
const optionsOf = (page: Page) => page.getByRole('listbox', { name: 'Places' }).getByRole('option')
const fluDialog = (page: Page) => page.getByRole('dialog', { name: 'Need a flu vaccine?' })

test('a phone search leads by a tapped place and the flu question to the results, and Back to the form [SCOPE-03, FIND-15, FIND-36, FIND-39, FIND-40, FIND-41]', async ({
  page,
}) => {
  await openForm(page)
  await typeOf(page).selectOption('Clinic Visits')
  await locationOf(page).tap()
  await locationOf(page).pressSequentially('4520')
  await optionsOf(page).first().tap()
  await expect(locationOf(page)).toHaveValue(/^4520\d$/)
  await expect(optionsOf(page)).toHaveCount(0)
  await expect(locationOf(page)).toBeFocused()
  await submitOf(page).tap()
  await expect(fluDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(fluDialog(page)).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(MAIN)
  await expect(submitOf(page)).toBeFocused()

  await submitOf(page).tap()
  await fluDialog(page).getByRole('button', { name: 'No' }).tap()
  await expect(page).toHaveURL(RESULT)
  const { day } = await dayFrom(page, 0)
  const wanted = { type: 'Clinic Visits', location: expect.stringMatching(/^4520\d$/), date: day }
  expect(await searchIn(page)).toMatchObject({ ...wanted, shouldAddPromotion: false })
  await page.goBack()
  await expectTypes(page)
  await expect(typeOf(page)).toHaveValue('Clinic Visits')
  await expect(locationOf(page)).toHaveValue(/^4520\d$/)
})

test('the keyboard alone fills in the whole form and sends it [quality A3] @desktop', async ({ page }) => {
  await openForm(page)
  const type = typeOf(page)
  for (let presses = 0; presses < 24; presses += 1) {
    if (await type.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(type).toBeFocused()
  await page.keyboard.type('Clinic')
  await expect(type).toHaveValue('Clinic Visits')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Cinci')
  await expect(optionsOf(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Date', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fluDialog(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(RESULT)
  const { day } = await dayFrom(page, 0)
  expect(await searchIn(page)).toMatchObject({
    location: 'Cincinnati, OH',
    date: day,
    shouldAddPromotion: false,
  })
})

test('without a connection the page says once that a search needs one [FIND-08]', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await openForm(page)
  await context.setOffline(true)
  const said = page.getByText(/No connection|trouble connecting/)
  // A request that fails first is told until the page knows that there is no connection.
  await expect(said).toHaveCount(1)
  await expect(said).toHaveText('No connection. You can go on, but to search or to book you need it back.')
  await expectAccessible(page, { state: 'offline' })
  await context.setOffline(false)
  await expect(said).toHaveCount(0)
})

test('the Find form and the benefit code have contrast and large targets in every state [FIND-03, quality A1, A2]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openForm(page)
  await page.getByLabel('Date', { exact: true }).fill('')
  await submitOf(page).click()
  await expect(typeOf(page)).toBeFocused()
  await expectGoodLooks(page, 'every field wrong')
  await page.getByLabel('Date', { exact: true }).fill((await dayFrom(page, 0)).day)
  await typeOf(page).selectOption('Clinic Visits')
  await locationOf(page).pressSequentially('Cinci')
  await expect(optionsOf(page).first()).toBeVisible()
  await expectGoodLooks(page, 'suggestions')
  await optionsOf(page).first().click()
  await submitOf(page).click()
  await expect(fluDialog(page)).toBeVisible()
  await expectGoodLooks(page, 'flu question')
  await page.keyboard.press('Escape')

  await typeOf(page).selectOption('Video Visits')
  await submitOf(page).click()
  const dialog = page.getByRole('dialog', { name: 'Where will you be during the visit?' })
  const state = dialog.getByRole('combobox', { name: 'Your state' })
  await state.selectOption('')
  await dialog.getByRole('button', { name: 'Check availability' }).click()
  await expect(state).toBeFocused()
  await expectGoodLooks(page, 'state refused')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await toggleOf(page).click()
  await expect(typeOf(page)).toBeHidden()
  await expectGoodLooks(page, 'folded')
  await toggleOf(page).click()
  await expect(submitOf(page)).toBeVisible()

  await openForm(page, `${MAIN}?error=locationUnavailable&type=Clinic+Visits&location=Nowhere&benefitCode=X1`)
  await expect(locationOf(page)).toBeFocused()
  await expectGoodLooks(page, 'location unavailable')
  await page.route(SERVICES, (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await page.goto(MAIN)
  await touch(page)
  await expect(page.getByRole('alert').filter({ hasText: 'trouble connecting' })).toBeVisible()
  await expectGoodLooks(page, 'no services')

  await page.goto('/health-services/scheduler/benefit-codes')
  const code = page.getByLabel('Please enter your Benefit Code')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(code).toBeFocused()
  await expectGoodLooks(page, 'benefit code refused')
  const letGo = await holdUp(page, /benefit-code\/validate/)
  await code.fill('LANTERN-2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Checking…' })).toBeVisible()
  letGo()
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
})

import type { Route } from 'playwright'
import { expect, test } from '../support/fixtures.ts'
import { ADULT, expectScreen, fillScreen, openScreen, proceed, startForm } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

test('ADDRESS-13, -15, -16, -18 to -20, -22 a corrected address is reviewed, and the chosen one is kept', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Check your address' })
  const state = page.getByLabel('State', { exact: true })
  await startForm(page)
  await openScreen(page, 'address')
  await fillScreen(page, 'address', { ...ADULT, address: { ...ADULT.address, state: 'KY' } })
  await proceed(page)
  await expect(dialog).toContainText(
    'We found this verified address that closely matches what you entered. Do you want us to update your address?',
  )
  await expect(dialog.getByRole('radio', { name: 'Suggested address' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('You must select an address.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Edit Address' }).click()
  await expect(dialog).toBeHidden()
  await expect(state).toHaveValue('KY')
  await expect(page.getByLabel('Address Line 1')).toHaveValue('221 Linden Avenue')

  await proceed(page)
  await dialog.getByRole('radio', { name: 'Address you entered' }).check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expectScreen(page, 'about')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(state).toHaveValue('KY')

  await proceed(page)
  await dialog.getByRole('radio', { name: 'Suggested address' }).check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expectScreen(page, 'about')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(state).toHaveValue('OH')
  await expect(page.getByLabel('Address Line 1')).toHaveValue('221 Linden Ave')
})

test('ADDRESS-17 fault 42 an address that cannot be checked goes on as it was typed @phone', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 500|ERR_FAILED/)
  await startForm(page)
  const answers = [
    (route: Route) => route.fulfill({ status: 500, json: { errors: [] } }),
    (route: Route) => route.abort(),
    (route: Route) =>
      route.fulfill({
        json: { data: { addressValidations: { validated: true, corrected: true, address: {} } } },
      }),
  ]
  for (const answer of answers) {
    await page.route('**/address-validation**', answer, { times: 1 })
    await openScreen(page, 'address')
    await fillScreen(page, 'address', ADULT)
    await proceed(page)
    await expectScreen(page, 'about')
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByLabel('Address Line 1')).toHaveValue('221 Linden Avenue')
  }
})

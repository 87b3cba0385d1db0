import { cards as clinicsOf, LOCATIONS } from '../support/clinics.ts'
import { submitOf } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { cards, slots } from '../support/results-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

test('API-46 "Book a visit" at a clinic leads to its own times, before those of nearer places; another place forgets it', async ({
  page,
}) => {
  await page.route('**/results/physical?*', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const appointmentTimeSlots = data.appointmentTimeSlots.toReversed()
    await route.fulfill({ response, json: { ...rest, data: { ...data, appointmentTimeSlots } } })
  })
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(clinicsOf(page)).toHaveCount(2)
  const name = (await clinicsOf(page).first().getByRole('heading').innerText()).replace(/^A:\s*/, '')
  await clinicsOf(page)
    .first()
    .getByRole('link', { name: /^Book a visit/ })
    .click()
  await expect(page).toHaveURL(/\/scheduler\/main$/)
  await page.getByLabel('Appointment Type').selectOption({ label: 'Clinic Visits' })
  await submitOf(page).click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(slots(page).first()).toBeVisible()
  await expect(page.getByText(`${name}, which you chose, comes first.`)).toBeVisible()
  await expect(cards(page).first()).toContainText(name)
  expect(await cards(page).count()).toBeGreaterThan(1)
  await page.reload()
  await expect(page.getByText(`${name}, which you chose, comes first.`)).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('45202')
  await page.getByRole('combobox', { name: 'Location' }).fill('45040')
  await submitOf(page).click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(slots(page).first()).toBeVisible()
  await expect(page.getByText(/which you chose/)).toHaveCount(0)
  await expect(page.getByText(/clinic that you chose/)).toHaveCount(0)
})

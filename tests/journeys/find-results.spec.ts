import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { dayFrom, MAIN, openForm, searchIn, submitOf } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const formOf = (page: Page) => page.getByRole('region', { name: /^Find Appointment/ })
const ownToggle = (page: Page) => formOf(page).getByRole('heading', { level: 2 }).getByRole('button')

async function search(page: Page, location: string): Promise<void> {
  await openForm(page)
  await page.getByLabel('Appointment Type').selectOption('Clinic Visits')
  await page.getByRole('combobox', { name: 'Location' }).fill(location)
  await submitOf(page).click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page).toHaveURL(/\/scheduler\/result$/)
}

test('FIND-55 FIND-02 FIND-37 the form stands folded on the results, with the search in it, and starts another', async ({
  page,
}) => {
  await search(page, 'Cincinnati, OH')
  const toggle = ownToggle(page)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toContainText('Minor Illness or Injury Visit')
  await expect(toggle).toContainText('Cincinnati, OH, from ')
  // Times that the bar at the bottom covers for the moment count as small.
  await expectAccessible(page, { state: 'results, form folded', without: ['target-size'] })
  await toggle.click()
  await expect(page.getByLabel('Appointment Type')).toHaveValue('Clinic Visits')
  const location = formOf(page).getByRole('combobox', { name: 'Location' })
  await expect(location).toHaveValue('Cincinnati, OH')
  const { day } = await dayFrom(page, 2)
  await page.getByLabel('Date', { exact: true }).fill(day)
  await submitOf(page).click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await searchIn(page)).toMatchObject({ type: 'Clinic Visits', date: day, serviceIds: [29] })
  await page.goBack()
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe(MAIN)
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Cincinnati, OH')
})

test('FIND-49 a place that nobody knows opens the form at its location, which another place puts right', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  await search(page, 'Nowhere at all, ZZ')
  const location = formOf(page).getByRole('combobox', { name: 'Location' })
  await expect(location).toBeFocused()
  await expect(location).toHaveAccessibleDescription(
    /^Error: We're unable to find a provider in this location\./,
  )
  await expectAccessible(page, { state: 'unknown place', without: ['target-size'] })
  await location.fill('45202')
  await expect(location).not.toHaveAttribute('aria-invalid')
  await submitOf(page).click()
  await expect(ownToggle(page)).toHaveAttribute('aria-expanded', 'false')
  expect(await searchIn(page)).toMatchObject({ location: '45202' })
})

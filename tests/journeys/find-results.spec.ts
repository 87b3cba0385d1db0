import type { Page } from 'playwright'
import { dayFrom, MAIN, openForm, searchIn, submitOf, toggleOf } from '../support/find.ts'
import { expect, test } from '../support/fixtures.ts'
import { openResults, SEARCHES } from '../support/results-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const formOf = (page: Page) => page.getByRole('region', { name: /^Find Appointment/ })

test('a guest searches, searches again on the results, and finds the form filled on coming back [FIND-55, FIND-02, ROUTE-18]', async ({
  page,
}) => {
  await openForm(page)
  await page.getByLabel('Appointment Type').selectOption('Clinic Visits')
  await page.getByRole('combobox', { name: 'Location' }).fill('Cincinnati, OH')
  await submitOf(page).click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page).toHaveURL(/\/scheduler\/result\?/)
  const toggle = toggleOf(page)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(formOf(page).getByRole('combobox', { name: 'Location' })).toHaveValue('Cincinnati, OH')
  const { day } = await dayFrom(page, 2)
  await page.getByLabel('Date', { exact: true }).fill(day)
  await submitOf(page).click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(await searchIn(page)).toMatchObject({ type: 'Clinic Visits', date: day, serviceIds: [29] })
  await page.goBack()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Cincinnati, OH')

  await test.step('Back leads to a page of another document, too', async () => {
    await openResults(page, SEARCHES.flu)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
  })
})

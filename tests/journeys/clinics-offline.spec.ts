import { CLINIC, cards, LOCATIONS, placeOf } from '../support/clinics.ts'
import { expect } from '../support/fixtures.ts'
import { test, untilServed } from '../support/worker.ts'

test('LOCATOR-31 ENTITY-20 offline the locator has the last list and the last clinic, with their date', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/health-services/scheduler/main')
  await untilServed(page)
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText(/^This is what we knew on/)).toHaveCount(0)
  await page.goto(CLINIC)
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await site.kill()
  await context.setOffline(true)
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText(/^This is what we knew on \w{3}, \w{3} \d+, \d\d:\d\d [AP]M/)).toBeVisible()
  await expect(cards(page).getByText('Wait', { exact: true })).toHaveCount(0)
  await page.goto(CLINIC)
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await expect(page.getByText(/^This is what we knew on/)).toBeVisible()
  await page.goto(LOCATIONS)
  await placeOf(page).fill('Columbus, OH')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('There has been a network failure. Please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})

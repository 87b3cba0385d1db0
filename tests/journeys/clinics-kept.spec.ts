import type { Page } from 'playwright'
import { aClinic, answerSearches, cards, LOCATIONS, SEARCHES } from '../support/clinics.ts'
import { expect, test } from '../support/fixtures.ts'
import { keysIn } from '../support/tablet.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const SIX = Array.from({ length: 6 }, (_, index) => aClinic(index + 1))

/** What answers is a network that wants its guests to sign in. */
async function nobodyAnswers(page: Page): Promise<void> {
  await page.unroute(SEARCHES)
  await page.route(SEARCHES, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }))
}

test('LOCATOR-28 LOCATOR-31 the clinics that were seen have their pages when nobody answers, near their place and anywhere', async ({
  page,
}) => {
  await answerSearches(page, SIX)
  await page.goto(`${LOCATIONS}?searchText=45040`)
  await expect(cards(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect.poll(() => keysIn(page, 'device')).toContain('clinics')
  await nobodyAnswers(page)

  await page.goto(`${LOCATIONS}?searchText=Mason`)
  await expect(page.getByText('1 to 4 of 6')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('5 to 6 of 6')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await answerSearches(page, SIX.slice(0, 1))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('1 to 1 of 1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await nobodyAnswers(page)

  await page.goto(`${LOCATIONS}?searchText=Boise%2C%20ID`)
  await expect(cards(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'All clinics this device has seen' })).toBeFocused()
  await answerSearches(page, [])
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(/^We were unable to find any clinics/)).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

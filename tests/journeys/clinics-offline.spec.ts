import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
import { CLINIC, cards, DETAILS, LOCATIONS } from '../support/clinics.ts'
import { expect } from '../support/fixtures.ts'
import { keysIn } from '../support/tablet.ts'
import { foundIn, openPlaces } from '../support/traces.ts'
import { test, untilServed } from '../support/worker.ts'

const KNOWN = /^This is what we knew on \w{3}, \w{3} \d+, \d\d:\d\d [AP]M/
const FAILURE = 'There has been a network failure. Please try again.'

/** A worker serves the page, and two clinics were found near Cincinnati. */
async function openFound(page: Page): Promise<void> {
  await page.goto('/health-services/scheduler/main')
  await untilServed(page)
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText(KNOWN)).toHaveCount(0)
  await expect.poll(() => keysIn(page, 'device')).toContain('clinics')
}

test('offline a clinic that was in a list has its card near its place, and its page, with their date [LOCATOR-31, CLINIC-07, ENTITY-20]', async ({
  page,
  context,
  site,
}) => {
  await openFound(page)
  await site.kill()
  await context.setOffline(true)
  await page.goto(`${LOCATIONS}?searchText=Cincinnati%2C%20OH`)
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Clinics near Cincinnati, OH' })).toBeVisible()
  await expect(page.getByText(KNOWN)).toBeVisible()
  await expect(page.getByText(/that this device has seen before. There may be others.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(cards(page).getByText('Wait', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await cards(page)
    .first()
    .getByRole('link', { name: /^Clinic Details/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`${CLINIC}$`))
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await expect(page.getByText(KNOWN)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${DETAILS}/951/00099`)
  await expect(page.getByText(FAILURE)).toBeVisible()
})

test('no cache and no database keeps a street that was searched or where the device is, and offline the device still finds what is near it [LOCATOR-18, quality S1]', async ({
  page,
  context,
  site,
}) => {
  await openFound(page)
  await page.goto(`${LOCATIONS}?searchText=${encodeURIComponent('7731 Quillwort Lane, Cincinnati, OH')}`)
  await expect(cards(page)).toHaveCount(2)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 39.17353, longitude: -84.48219 })
  await page.goto(LOCATIONS)
  await expect(page).toHaveURL(/latitude=39\.1735&longitude=-84\.4822/)
  await expect(cards(page)).toHaveCount(2)
  const shown = await cards(page).first().innerText()
  const miles = /(\d+\.\d\d) mi/.exec(shown)?.[1] ?? 'no miles'
  await page.goto(CLINIC)
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  await page.goto('/health-services/scheduler/main')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const marks = ['Quillwort', '39.17', '-84.48', '45202&', 'freeFormAddress', 'latLng', miles]
  const kept = `${await keptIn(page)} ${await openPlaces(page)}`
  expect(foundIn(kept, marks)).toEqual([])
  expect(kept, 'what is kept is seen').toContain('95100001')

  await site.kill()
  await context.setOffline(true)
  await page.goto(LOCATIONS)
  await expect(page.getByRole('heading', { name: 'Clinics near you' })).toBeVisible()
  await expect(cards(page).first()).toContainText(`${miles} mi`)
  await expect(page.getByText(KNOWN)).toBeVisible()
})

/** Every address and every text in every cache of this origin. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const isText = /json|html/.test(response?.headers.get('content-type') ?? '')
        kept.push(request.url, isText ? ((await response?.text()) ?? '') : '')
      }
    }
    return kept.join(' ')
  })
}

import type { Page } from 'playwright'
import { aClinic, answerSearches, cards, LOCATIONS, placeOf } from '../support/clinics.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ serviceWorkers: 'block' })

const HERE = { latitude: 39.10314159, longitude: -84.51202653 }
const NEAR = Array.from({ length: 6 }, (_, index) => aClinic(index + 1))

async function letDeviceTell(page: Page, position = HERE): Promise<void> {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(position)
}

const places = (asked: readonly URLSearchParams[]) => asked.map((query) => query.get('filter.latLng'))

test('LOCATOR-14 LOCATOR-15 LOCATOR-18 LOCATOR-19 ROUTE-27 the clinics near the device, and an address that says where', async ({
  page,
}) => {
  await letDeviceTell(page)
  const asked = await answerSearches(page, NEAR)
  await page.goto(`${LOCATIONS}?referrer=mail`) // LOCATOR-08
  await expect(page.getByRole('heading', { name: 'Clinics near you' })).toBeVisible()
  await expect(cards(page)).toHaveCount(4)
  await expect(page).toHaveURL(/\?latitude=39\.1031&longitude=-84\.512&sortBy=distance&referrer=mail$/)
  await page.waitForTimeout(1000)
  expect(places(asked)).toEqual(['39.1031,-84.512'])
})

test('LOCATOR-21 LOCATOR-22 a device that moves is searched near again from the fourth decimal on, and not for less', async ({
  page,
}) => {
  await letDeviceTell(page)
  const asked = await answerSearches(page, NEAR)
  await page.goto(LOCATIONS)
  await expect(cards(page)).toHaveCount(4)
  for (let jump = 1; jump <= 5; jump += 1) {
    await page.context().setGeolocation({ ...HERE, latitude: HERE.latitude + jump / 10_000_000 })
  }
  await page.waitForTimeout(6000)
  expect(asked).toHaveLength(1)
  await page.context().setGeolocation({ ...HERE, latitude: 39.2 })
  await expect(page).toHaveURL(/latitude=39\.2&/)
  for (let jump = 1; jump <= 20; jump += 1) {
    await page.context().setGeolocation({ ...HERE, latitude: 39.2 + jump / 1000 })
  }
  await expect(page).toHaveURL(/latitude=39\.22&/)
  await expect(cards(page)).toHaveCount(4)
  expect(asked.length).toBeLessThanOrEqual(5) // no storm
})

test('LOCATOR-16 LOCATOR-18 the point of the address counts when the device says nothing, or was not asked for', async ({
  page,
}) => {
  const asked = await answerSearches(page, NEAR)
  await page.goto(`${LOCATIONS}?latitude=40&longitude=-83`)
  await expect(cards(page)).toHaveCount(4)
  await letDeviceTell(page)
  await page.reload()
  await expect(cards(page)).toHaveCount(4)
  expect(places(asked)).toEqual(['40,-83', '40,-83'])
  await expect(page.getByRole('heading', { name: 'Clinics near the place in your link' })).toBeVisible()
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page).toHaveURL(/latitude=39\.1031/)
  await expect(page.getByRole('heading', { name: 'Clinics near you' })).toBeVisible()
})

test('LOCATOR-09 LOCATOR-15 a device that is not to be asked: the guest is told to type, and can', async ({
  page,
}) => {
  const asked = await answerSearches(page, NEAR)
  await page.goto(LOCATIONS)
  await expect(page.getByText(/^We do not know where you are: your browser does not share it/)).toBeVisible()
  expect(asked).toEqual([])
  await placeOf(page).fill('Mason, OH')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(cards(page)).toHaveCount(4)
  await expect(page.getByText(/does not share it/)).toHaveCount(0)
})

test('LOCATOR-15 a device that never answers, or does not know', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const watch = new URL(location.href).searchParams.get('referrer')
    navigator.geolocation.watchPosition = (_, fail) => {
      if (watch === 'lost') setTimeout(() => fail?.({ code: 2 } as GeolocationPositionError), 10)
      return 1
    }
  })
  const asked = await answerSearches(page, NEAR)
  await page.goto(LOCATIONS)
  await expect(page.getByText('Looking for where you are. You can also type a place.')).toBeVisible()
  await page.clock.fastForward(11_000)
  await expect(page.getByText(/^We do not know where you are yet/)).toBeVisible()
  await page.goto(`${LOCATIONS}?referrer=lost`)
  await page.clock.fastForward(100)
  await expect(page.getByText(/^Your device does not know where it is/)).toBeVisible()
  expect(asked).toEqual([])
})

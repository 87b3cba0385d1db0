import type { Page } from 'playwright'
import {
  aClinic,
  answerSearches,
  CLINIC,
  cards,
  DETAILS_CALL,
  LOCATIONS,
  placeOf,
  SEARCHES,
} from '../support/clinics.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectGoodLooks } from '../support/looks.ts'
import { openResults, SEARCHES as SEARCHES_OF } from '../support/results-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const FIFTY = Array.from({ length: 50 }, (_, index) => aClinic(index + 1))

const mapOf = (page: Page) => page.getByRole('img', { name: 'Map of the places in the list' })

test('a guest searches, sees clinics, and opens one [SCOPE-07, LOCATOR-01, LOCATOR-02, LOCATOR-04, LOCATOR-13, LOCATOR-17, LOCATOR-29, ROUTE-27, BK-19, BK-53]', async ({
  page,
}) => {
  await page.goto(LOCATIONS)
  await expect(page).toHaveTitle('Clinic Locator')
  await placeOf(page).fill('45202')
  await placeOf(page).press('Enter')
  await expect(page).toHaveURL(/\?searchText=45202&sortBy=distance$/)
  await expect(cards(page)).toHaveCount(2)
  await expect(mapOf(page)).toHaveCount(0)
  await expect(cards(page).first()).toContainText('Less than 0.1 mi')
  for (const card of await cards(page).all()) {
    expect((await card.boundingBox())?.height, 'a card on a phone').toBeLessThanOrEqual(420)
    const tops = await card
      .getByRole('link', { name: /^(Clinic Details|Book a visit)/ })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    expect(new Set(tops).size, 'two buttons in one row').toBe(1)
  }
  await cards(page)
    .first()
    .getByRole('link', { name: /^Clinic Details/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`${CLINIC}$`))
  await page.goBack()
  await expect(cards(page)).toHaveCount(2)
  await expect(placeOf(page)).toHaveValue('45202')
  await cards(page)
    .last()
    .getByRole('link', { name: /^Book a visit/ })
    .click()
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('45040')
})

test('by keyboard a guest chooses a place and a clinic; what draws their maps, with outlines and names, is loaded for the first one [LOCATOR-03, LOCATOR-26, LOCATOR-46, LOCATOR-47, CLINIC-05, BK-51, BK-53] @desktop', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/leaflet-map-[^/]*\.js$/.test(request.url())) scripts.push(request.url())
  })
  // A map shows where it is by an outline or by the name of a town (BK-17).
  const outline = mapOf(page).locator('svg path:not([d="M0 0"]), [class*=LocationMap_town]').first()
  await page.goto(`${LOCATIONS}?sortBy=distance`)
  // What is typed before the page is alive stays, and has no suggestions yet.
  await expect(async () => {
    await placeOf(page).fill('')
    await page.keyboard.type('Cinci')
    await expect(page.getByRole('option', { name: 'Cincinnati, OH' })).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(placeOf(page)).toHaveValue('Cincinnati, OH')
  expect(scripts).toEqual([])
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(2)
  await expect(outline).toBeAttached()
  expect(scripts).toHaveLength(1)
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const parts = page.locator('main form, main section[aria-labelledby=clinics-heading]')
    const widths = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width))
    expect(new Set(widths).size, `parts at ${width} px are ${widths}`).toBe(1)
  }
  const pins = mapOf(page).locator('[class*=LocationMap_mark]:has([class*=pin])')
  const offsets = await pins.evaluateAll((all) =>
    all.map((mark) => {
      const [point, pin] = [mark.getBoundingClientRect(), mark.children[0]?.getBoundingClientRect()]
      return pin && [pin.x + pin.width / 2 - point.x, pin.y + pin.height / 2 - point.y].map(Math.round)
    }),
  )
  expect(offsets, 'the middle of each pin is its place').toEqual([
    [0, 0],
    [0, 0],
  ])
  // A pin leads to the name of its clinic, not to the phone number, which Enter would dial.
  await mapOf(page).locator('[class*=pin]').filter({ hasText: /^B$/ }).click()
  await expect(cards(page).last().getByRole('heading')).toBeFocused()
  await cards(page)
    .first()
    .getByRole('link', { name: /^Clinic Details/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${CLINIC}$`))
  await expect(outline).toBeAttached()
  const { width } = (await mapOf(page).boundingBox()) ?? { width: 0 }
  expect(Math.abs(width - 500)).toBeLessThanOrEqual(2)

  // The middle of a large county, far from any line.
  const clinic = { ...aClinic(1, { location: { lat: 33.3906, lng: -111.9281 } }), services: [] }
  await page.route(DETAILS_CALL, (route) => route.fulfill({ json: { data: { clinic } } }))
  await page.goto(CLINIC)
  await expect(outline).toBeAttached()

  await openResults(page, SEARCHES_OF.flu)
  await expect(outline).toBeAttached()
})

test('on a small screen the results come into sight when loading ends [LIMITS-03, LOCATOR-24]', async ({
  page,
}) => {
  await answerSearches(page, FIFTY)
  await page.setViewportSize({ width: 800, height: 751 })
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(cards(page)).toHaveCount(4)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  for (const size of [
    { width: 414, height: 900 },
    { width: 800, height: 750 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(`${LOCATIONS}?searchText=45202&referrer=${size.width}`)
    await expect(cards(page)).toHaveCount(4)
    await expect(page.getByRole('heading', { name: 'Clinics near 45202' })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  }
})

test('a press counts when the page, coming alive, moves the button from under the finger', async ({
  page,
}) => {
  // The test alone moves the button after it has measured it, and the suggestions do not lie over it.
  const openSettled = async () => {
    await page.goto(LOCATIONS)
    await expect(page.getByText('your browser does not share it')).toBeVisible()
    await placeOf(page).fill('45202')
    await expect(page.getByRole('option')).toBeVisible()
    await placeOf(page).press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
  }
  await openSettled()
  const search = page.getByRole('button', { name: 'Search' })
  const box = await search.boundingBox()
  if (!box) throw new Error('There is no button')
  const move = (by: string) =>
    search.evaluate((button, margin) => {
      const { style } = button.parentElement ?? button
      style.marginBlockStart = margin
    }, by)
  await page.mouse.move(box.x + box.width / 2, box.y + 4)
  await page.mouse.down()
  await move('60px')
  await page.mouse.up()
  await expect(cards(page)).toHaveCount(2)

  await move('0')
  await openSettled()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y - 60, { steps: 3 })
  await page.mouse.up()
  await expect(page, 'a press that is taken back').toHaveURL(new RegExp(`${LOCATIONS}$`))
})

test("a clinic's page begins with its name on a phone [SC-35]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(CLINIC)
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
  const name = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(name?.y).toBeLessThanOrEqual(160)
})

test('the looks of the locator, a clinic and what goes wrong with them, at three widths [quality A1, A2] @desktop', async ({
  page,
  complaints,
}) => {
  complaints.allow(/401/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await answerSearches(page, FIFTY, '2026-01-02T12:00:00Z')
  const finder = page.getByRole('link', { name: 'Find an appointment' })
  for (const [path, shown] of [
    [`${LOCATIONS}?searchText=45202`, cards(page).first()],
    [`${LOCATIONS}?invalidStoreId=1`, page.getByText('Clinic Not Found')],
    [CLINIC, page.getByRole('heading', { name: 'Opening hours' })],
    ['/health-services/clinic/error', page.getByText(/^Oops/)],
  ] as const) {
    await page.goto(path)
    await expect(shown).toBeVisible()
    await expect(finder).toBeVisible()
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectGoodLooks(page, `${path}, ${width}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${path}, ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await page.unroute(SEARCHES)
  const errors = [{ key: 'unauthorized', message: 'Please sign in.' }]
  await page.route(SEARCHES, (route) => route.fulfill({ status: 401, json: { errors } }))
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectGoodLooks(page, 'a refused search')
})

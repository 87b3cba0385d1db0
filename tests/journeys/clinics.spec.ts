import type { Clinic } from '#contract/clinics'
import { expectAccessible } from '../support/axe.ts'
import { aClinic, answerSearches, CLINIC, cards, LOCATIONS, placeOf, SEARCHES } from '../support/clinics.ts'
import { expect, test } from '../support/fixtures.ts'
import { openResults, SEARCHES as SEARCHES_OF } from '../support/results-flow.ts'
import { expectLargeTargets } from '../support/targets.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const FIFTY = Array.from({ length: 50 }, (_, index) => aClinic(index + 1))

test('SCOPE-07 LOCATOR-01 LOCATOR-02 LOCATOR-03 LOCATOR-04 LOCATOR-13 LOCATOR-17 LOCATOR-25 ROUTE-27 a guest searches, sees clinics, a map where there is room, and opens one', async ({
  page,
}) => {
  await page.goto(LOCATIONS)
  await expect(page).toHaveTitle('Clinic Locator')
  const map = page.getByRole('img', { name: 'Map of the places in the list' })
  await expect(map).toHaveCount(0)
  await placeOf(page).fill('45202')
  await placeOf(page).press('Enter')
  await expect(page).toHaveURL(/\?searchText=45202&sortBy=distance$/)
  await expect(cards(page)).toHaveCount(2)
  await expect(map).toHaveCount((page.viewportSize()?.width ?? 0) > 480 ? 1 : 0)
  await expect(cards(page).first()).toContainText('0.00 mi') // LOCATOR-29
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

test('LOCATOR-12 CONTENT-20 the service finder says what its text collection says', async ({ page }) => {
  const words = {
    topMessage: 'Feeling ill?',
    title: 'Find care',
    schedulerUrl: '/health-services/scheduler/main',
  }
  await page.route('**/tlc/scheduler-texts.json', (route) => route.fulfill({ json: { data: words } }))
  await page.goto(`${LOCATIONS}?sortBy=name`)
  await expect(page.getByText('Feeling ill?')).toBeVisible()
  await page.getByRole('link', { name: 'Find care' }).click()
  await expect(page).toHaveTitle('Health and Wellness Scheduler')
})

test('LOCATOR-26 LOCATOR-27 LOCATOR-30 places are suggested for a whole ZIP code or three characters, and nothing is not searched', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('similar-addresses')) asked.push(request.url())
  })
  const answers = await answerSearches(page, [])
  await page.goto(`${LOCATIONS}?sortBy=distance`)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(placeOf(page)).toHaveAccessibleDescription(/Please enter a ZIP code or City, State\./)
  await expect(placeOf(page)).toBeFocused()
  await expect(page, 'quality A9').toHaveTitle('Error: Clinic Locator')
  await placeOf(page).pressSequentially('4520', { delay: 20 })
  await page.waitForTimeout(800)
  expect(asked).toEqual([])
  await placeOf(page).press('2')
  await expect(page.getByRole('option').first()).toBeVisible()
  await placeOf(page).fill('Ci')
  await page.waitForTimeout(800)
  expect(asked).toHaveLength(1)
  await placeOf(page).pressSequentially('nc')
  await expect(page.getByRole('option', { name: 'Cincinnati, OH' })).toBeVisible()
  await placeOf(page).press('ArrowDown')
  await placeOf(page).press('Enter')
  await placeOf(page).press('Enter')
  await expect(
    page.getByText(
      'We were unable to find any clinics with the information you provided. Please broaden your search and try again.',
    ),
  ).toBeVisible() // LOCATOR-30
  await expect(page.getByRole('img', { name: /^Map/ })).toHaveCount(0)
  expect(answers).toHaveLength(1)
})

test('LOCATOR-26 a search closes its suggestions, and none come after it', async ({ page }) => {
  await answerSearches(page, FIFTY)
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(cards(page)).toHaveCount(4)
  const places = page.getByRole('listbox')
  await placeOf(page).fill('Cincinn')
  await expect(places).toBeVisible()
  await placeOf(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Clinics near Cincinn' })).toBeVisible()
  await expect(places).toBeHidden()
  await placeOf(page).fill('Columb')
  await placeOf(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Clinics near Columb' })).toBeVisible()
  await page.waitForTimeout(1500)
  await expect(places).toBeHidden()
})

test('LOCATOR-34 quality A9 a place that nobody knows: the guest reads what to do', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/)
  await page.goto(`${LOCATIONS}?searchText=Nowhereville`)
  await expect(page.getByRole('alert')).toContainText(
    'We do not know this place. Check the spelling, or type a ZIP code.',
  )
})

test('CLINIC-05 class 46 a clinic that cannot be read or placed, or comes twice, does not cost the others', async ({
  page,
}) => {
  const lost = { location: null as unknown as Clinic['location'] }
  const broken = { weekHours: null as unknown as string[] }
  await answerSearches(page, [aClinic(1, lost), aClinic(2, broken), aClinic(3), aClinic(3)])
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(cards(page).getByRole('heading')).toHaveText([/Clinic 1/, /Clinic 3/])
  const map = page.getByRole('img', { name: 'Map of the places in the list' })
  await expect(map.getByText('B', { exact: true })).toBeVisible()
  await expect(map.getByText('A', { exact: true })).toHaveCount(0)
})

test('LOCATOR-03 LOCATOR-46 what draws maps is loaded for the map of the locator and of the results, and not before @desktop', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/leaflet-map-[^/]*\.js$/.test(request.url())) scripts.push(request.url())
  })
  const map = page.getByRole('img', { name: 'Map of the places in the list' })
  await page.goto(`${LOCATIONS}?sortBy=distance`)
  await expect(placeOf(page)).toBeVisible()
  expect(scripts).toEqual([])
  await placeOf(page).fill('45202')
  await placeOf(page).press('Enter')
  await expect(map.locator('svg path').first()).toBeAttached()
  expect(scripts).toHaveLength(1)
  await openResults(page, SEARCHES_OF.flu)
  await expect(map.locator('svg path').first()).toBeAttached()
})

test('LOCATOR-20 LOCATOR-28 fifty clinics are thirteen pages of four, and the same search again asks again', async ({
  page,
}) => {
  const asked = await answerSearches(page, FIFTY)
  await page.goto(`${LOCATIONS}?searchText=45202`)
  const names = new Set<string>()
  for (let at = 1; at <= 13; at += 1) {
    await expect(page.getByText(`Page ${at} of 13`)).toBeVisible()
    await expect(cards(page)).toHaveCount(at === 13 ? 2 : 4)
    for (const name of await cards(page).getByRole('heading').allTextContents()) names.add(name.slice(3))
    if (at < 13) await page.getByRole('button', { name: 'Next' }).click()
  }
  expect(names.size).toBe(50)
  expect(
    asked.every((query) => query.get('page.size') === '4' && query.get('filter.maxResults') === '50'),
  ).toBe(true)
  expect(asked.map((query) => query.get('page.offset'))).toEqual(
    FIFTY.slice(0, 13).map((_, at) => `${at * 4}`),
  )
  await placeOf(page).press('Enter')
  await expect(page.getByText('Page 1 of 13')).toBeVisible()
  await placeOf(page).press('Enter')
  await expect.poll(() => asked.length).toBe(15)
})

test('LOCATOR-06 LOCATOR-07 LOCATOR-23 the order is that of the address, also after going back', async ({
  page,
}) => {
  const asked = await answerSearches(page, FIFTY)
  await page.goto(`${LOCATIONS}?searchText=45202&sortBy=wait`)
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort).toHaveValue('distance')
  await sort.selectOption('name')
  await expect(page).toHaveURL(/sortBy=name/)
  await expect(sort).toHaveValue('name')
  await page.goBack()
  await expect(sort).toHaveValue('distance')
  await expect(cards(page)).toHaveCount(4)
  expect(asked.map((query) => query.get('filter.sortBy'))).toEqual(['distance', 'name', 'distance'])
})

test('LIMITS-03 LOCATOR-24 on a small screen the results come into sight when loading ends', async ({
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

test('LOCATOR-29 LOCATOR-40 to LOCATOR-44 waits, hours and distances in words', async ({ page }) => {
  const wait = (waitMinutes: number, description: string | null = null) => ({
    waitTimeInfo: { description, clinicAvailable: true, waitMinutes },
  })
  await answerSearches(page, [
    aClinic(1, { ...wait(0), timingInfo: { todaysHours: null, todaysLunchHours: null } }),
    aClinic(2, wait(75)),
    aClinic(3, wait(99999, 'Call for the wait')),
    aClinic(4, wait(-1)),
    aClinic(5, wait(99999)),
  ])
  await page.goto(`${LOCATIONS}?searchText=45202`)
  const card = (at: number) => cards(page).nth(at)
  await expect(card(0)).toContainText('1.13 mi')
  await expect(card(0).getByText('No Wait', { exact: true })).toBeVisible()
  await expect(card(0)).toContainText('Hours not currently available')
  await expect(card(0)).toContainText('Lunch hours not currently available')
  await expect(card(1)).toContainText('1 hr 15 min')
  await expect(card(2)).toContainText('Call for the wait')
  await expect(card(3)).toContainText('An error occurred when retrieving wait time')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByText('Wait', { exact: true })).toHaveCount(0)
})

test('SCOPE-07 ENTITY-20 ENTITY-25 a card says whether the clinic is open', async ({ page }) => {
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  const always = (hours: string) => ({ weekHours: days.map((day) => `${day}: ${hours}`) })
  const closed = { description: null, clinicAvailable: false, waitMinutes: 20 }
  await answerSearches(page, [
    aClinic(1, always('12:00 AM - 11:59 PM')),
    aClinic(2, always('Closed')),
    aClinic(3, { ...always('Open 24 hours'), waitTimeInfo: closed }),
    aClinic(4, always('by appointment')),
  ])
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(cards(page).nth(0).getByText('Open until 11:59 PM', { exact: true })).toBeVisible()
  await expect(cards(page).nth(1).getByText('Closed now', { exact: true })).toBeVisible()
  await expect(cards(page).nth(2).getByText('Closed now', { exact: true })).toBeVisible()
  await expect(cards(page).nth(3)).not.toContainText(/Open until|Opens at|Closed now/)
})

test('LOCATOR-31 to LOCATOR-39 every failure in its own words, with a retry that asks again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/40\d|500|ERR_FAILED|Failed to load/)
  const support =
    'Oops, something went wrong! Please contact customer support at care@example.com or call us at (800) 555-0101.'
  const answer = (status: number, key: string, message: string) => ({
    status,
    json: { errors: [{ key, message }] },
  })
  const retry = page.getByRole('button', { name: 'Retry' })
  let next: ReturnType<typeof answer> | undefined
  let calls = 0
  await page.route(SEARCHES, (route) => {
    calls += 1
    return next ? route.fulfill(next) : route.abort()
  })
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(page.getByText('There has been a network failure. Please try again.')).toBeVisible()
  next = answer(500, 'internalError', 'Secret.')
  await retry.press('Enter')
  await expect(page.getByRole('alert')).toContainText(support)
  await expect(page.getByRole('heading', { name: 'Clinics near 45202' })).toBeFocused()
  next = answer(500, 'TooManyReasonsErrorMessage', 'Too many reasons.')
  await retry.click()
  await expect(page.getByRole('alert')).toContainText('Too many reasons.')
  expect(calls).toBe(3)
  next = answer(401, 'unauthorized', 'Please sign in.')
  await retry.click()
  await expect(page.getByRole('alert')).toContainText('Please sign in.')
  await expect(retry).toHaveCount(0)
  await expectAccessible(page, { state: 'a refused search' })
})

test('LOCATOR-05 class 34 class 35 an absurd address asks for a place, and nothing of the server', async ({
  page,
}) => {
  const asked = await answerSearches(page, FIFTY)
  for (const query of [
    'latitude=NaN&longitude=1',
    'latitude=91&longitude=1',
    'longitude=1',
    'latitude=&longitude=',
    'searchText=%20%20',
    'searchText=x',
    `searchText=${'x'.repeat(200)}`,
    'invalidStoreId=2&sortBy=%00',
  ]) {
    await page.goto(`${LOCATIONS}?${query}`)
    await expect(placeOf(page)).toBeVisible()
    await expect(page.getByText('Clinic Not Found')).toHaveCount(0)
    await expect(page.getByText(/^Your link does not name a place/)).toHaveCount(/itude=/.test(query) ? 1 : 0)
  }
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
})

test('quality A1 A2 the locator at three widths, light and dark @desktop', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await answerSearches(page, FIFTY, '2026-01-02T12:00:00Z')
  await page.goto(`${LOCATIONS}?searchText=45202`)
  await expect(cards(page)).toHaveCount(4)
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, { state: `list, ${width}, ${colorScheme}` })
    }
    await expectLargeTargets(page, { state: `list, ${width}` })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width}`).toBeLessThanOrEqual(0)
  }
})

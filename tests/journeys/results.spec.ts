import { expect, test } from '../support/fixtures.ts'
import {
  addressOf,
  cards,
  chosen,
  dayAhead,
  MAIN,
  openResults,
  pickSlot,
  proceed,
  proceedToForm,
  RESULTS,
  SEARCHES,
  slots,
} from '../support/results-flow.ts'

test.use({ serviceWorkers: 'block' })

test('ROUTE-10 RESULTS-01 RESULTS-03 RESULTS-20 the in-person list: nearest first, five a page', async ({
  page,
}) => {
  await openResults(page, SEARCHES.flu)
  await expect(page).toHaveTitle('Appointment Search Results')
  expect(new URL(page.url()).search).toBe('')
  await expect(cards(page)).toHaveCount(5)
  const texts = await cards(page)
    .getByText(/^\d+\.\d mi$/)
    .allTextContents()
  const miles = texts.map(Number.parseFloat)
  expect(miles).toHaveLength(5)
  expect(miles).toEqual([...miles].sort((a, b) => a - b))
  await expect(page.getByText(/^Soonest: /)).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
})

test('RESULTS-13 RESULTS-19 @widths dates follow the width, four times a column until Show more', async ({
  page,
}) => {
  await openResults(page, SEARCHES.flu)
  const isPhone = (page.viewportSize()?.width ?? 0) <= 480
  const card = cards(page).nth(1)
  await expect(card.getByRole('group')).toHaveCount(isPhone ? 3 : 4)
  const more = card.getByRole('button', { name: /^Show more/ }).first()
  const day = /on (\w+, \w+ \d+)/.exec(await more.innerText())?.[1] ?? ''
  const column = card.getByRole('group', { name: day, exact: true })
  await expect(slots(column)).toHaveCount(4)
  await more.click()
  await expect(slots(column).nth(4)).toBeFocused()
  await expect(column.getByRole('button', { name: /^Show more/ })).toHaveCount(0)
})

test('RESULTS-17 RESULTS-09 later dates come on demand, up to the fourteenth day', async ({ page }) => {
  await openResults(page, SEARCHES.flu)
  const card = cards(page).first()
  const seen = new Set<string>()
  for (;;) {
    for (const day of await card.locator('legend').allTextContents()) seen.add(day)
    const later = card.getByRole('button', { name: /^Later dates/ })
    if ((await later.count()) === 0) break
    await later.click()
  }
  expect(seen.size).toBe(14)
  await expect(card.getByRole('button', { name: /^Earlier dates/ })).toBeFocused()
})

test('RESULTS-23 RESULTS-24 HOLD-01 HOLD-16 Continue asks for a time first, then leads to the form', async ({
  page,
}) => {
  await openResults(page, SEARCHES.flu)
  await proceed(page)
  await expect(
    page.getByRole('alert').getByText('Please select an appointment time to continue.'),
  ).toBeVisible()
  const name = await pickSlot(page, slots(page).first())
  await expect(chosen(page)).toHaveCount(1)
  await expect(page.getByText('Please select an appointment time to continue.')).toHaveCount(0)
  await proceedToForm(page)
  await expect(page.getByText(name.slice(0, 12)).first()).toBeVisible()
  await expect(page.getByText('Need help? Call')).toBeVisible()
})

test('ROUTE-42 without place, date, type or services it leads to main', async ({ page }) => {
  for (const name of ['type', 'location', 'date', 'serviceIds'] as const) {
    const { [name]: _, ...rest } = SEARCHES.flu
    await page.goto(addressOf(rest))
    await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
  }
})

test('ROUTE-18 Back leads where the guest came from, and to main without a history', async ({ page }) => {
  await page.goto(MAIN)
  await openResults(page, SEARCHES.flu)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
})

test('RESULTS-28 RESULTS-29 a place that nobody knows: no results, and the form opens on its field', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/)
  await page.goto(addressOf({ ...SEARCHES.flu, location: 'Xyzzyville' }))
  await expect(page.getByText('No results found!')).toBeVisible()
  await expect(page.getByLabel('Location')).toBeFocused()
  await expect(page.getByText(/We're unable to find a provider in this location/)).toBeVisible()
})

test('RESULTS-26 FIND-51 a server error is said, and the search can be made again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/)
  await page.route('**/results/physical*', (route) => route.fulfill({ status: 503, json: { errors: [] } }), {
    times: 1,
  })
  await page.goto(addressOf(SEARCHES.flu))
  await expect(page.getByText('Please try again shortly.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(slots(page).first()).toBeVisible()
  await expect(page.getByText('Please try again shortly.')).toHaveCount(0)
})

test('RESULTS-32 RESULTS-34 what a place does not offer is said by name', async ({ page }) => {
  await openResults(page, { ...SEARCHES.flu, serviceIds: '201,219' })
  await expect(page.getByText('This location does not offer RSV dose 1 at this time.').first()).toBeVisible()
})

test('RESULTS-30 RESULTS-31 no times, and no service, are said as such', async ({ page }) => {
  await page.route('**/results/physical*', async (route) => {
    const answer = await (await route.fetch()).json()
    const [one, other, ...rest] = answer.data.appointmentTimeSlots
    one.services = []
    for (const service of other.services) service.availability = []
    answer.data.appointmentTimeSlots = [one, other, ...rest.slice(0, 2)]
    await route.fulfill({ json: answer })
  })
  await openResults(page, SEARCHES.flu)
  const first = cards(page).filter({ hasText: 'Service Unavailable' })
  const second = cards(page).filter({ hasText: 'No Availability' })
  await expect(first).toHaveCount(1)
  await expect(
    first.getByText('Your selected service is unavailable here. Please try another location.'),
  ).toBeVisible()
  await expect(second).toHaveCount(1)
  await expect(
    second.getByText(
      'Your selected service is unavailable within this 14 day period. Please try another location or date range.',
    ),
  ).toBeVisible()
})

test('RESULTS-33 a date too far ahead is said without asking', async ({ page }) => {
  await page.goto(addressOf({ ...SEARCHES.flu, date: dayAhead(60) }))
  await expect(page.getByText('You can only book this type of appointment 30 days in advance.')).toBeVisible()
})

test('RESULTS-35 RESULTS-36 RESULTS-39 changed dates and warnings stand above the list', async ({ page }) => {
  await page.route('**/results/physical*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...answer, warnings: { appointmentTimeSlots: ['Some clinics did not answer.'] } },
    })
  })
  await openResults(page, { ...SEARCHES.flu, showLeadTimeWarning: 'true' })
  await expect(page.getByText('Some clinics did not answer.')).toBeVisible()
  await expect(
    page.getByText('Your dates have changed because clinics need more time to prepare for this appointment.'),
  ).toBeVisible()
})

test('RESULTS-21 the map ends above the bar, before and after a time is held @desktop', async ({ page }) => {
  await openResults(page, SEARCHES.flu)
  const map = page.getByRole('img', { name: 'Map of the places in the list' })
  const bar = page.locator('[class*=StickyBar-module_bar]')
  const room = async () => {
    const [seen, below] = [await map.boundingBox(), await bar.boundingBox()]
    return (below?.y ?? 0) - ((seen?.y ?? 0) + (seen?.height ?? Number.POSITIVE_INFINITY))
  }
  expect(await room()).toBeGreaterThan(0)
  await pickSlot(page, slots(page).first())
  expect(await room()).toBeGreaterThan(0)
})

test('BENEFIT-13 BENEFIT-14 FIND-11 with a code only accepting places are listed, and say so', async ({
  page,
}) => {
  await openResults(page, { ...SEARCHES.flu, benefitCode: 'RIVERCREW' })
  const count = await cards(page).count()
  expect(count).toBeLessThanOrEqual(4)
  await expect(page.getByText('This location accepts your benefit code')).toHaveCount(count)
  await page.getByRole('button', { name: /^Find Appointment/ }).click()
  await expect(page.getByText('Benefit code has been verified')).toBeVisible()
})

test('FIND-02 ROUTE-33 an address with a day that is past and a type that is none: neither is said', async ({
  page,
}) => {
  await openResults(page, { ...SEARCHES.flu, type: 'Bogus', date: dayAhead(-400) })
  const section = page.getByRole('button', { name: /^Find Appointment/ })
  await expect(section).toContainText(`, ${dayAhead(0).slice(0, 4)}`)
  await expect(section).not.toContainText('Bogus')
  await expect(section).not.toContainText(`, ${dayAhead(-400).slice(0, 4)}`)
})

test('BENEFIT-12 FIND-11 a wrong code in an address is not called verified, nor the place wrong', async ({
  page,
}) => {
  await page.goto(addressOf({ ...SEARCHES.flu, benefitCode: 'WRONG' }))
  await expect(page.getByText('No results found!')).toBeVisible()
  await expect(page.getByText(/^Nobody near this place takes this benefit code/)).toBeVisible()
  await expect(page.getByText('Benefit code has been verified')).toHaveCount(0)
  await expect(page.getByText(/We're unable to find a provider in this location/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Search without a code' }).click()
  await expect(slots(page).first()).toBeVisible()
})

test('BENEFIT-11 S6 after too many codes the panel says when to try again', async ({ page, complaints }) => {
  complaints.allow(/503/)
  await page.route('**/results/physical*', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ key: 'busy', message: 'No.' }] } }),
  )
  await page.goto(addressOf({ ...SEARCHES.flu, benefitCode: 'RIVERCREW' }))
  await expect(page.getByText('Please try again in a minute, or search other locations.')).toBeVisible()
})

test('BENEFIT-09 BENEFIT-10 BENEFIT-11 BENEFIT-12 with a code that gets no answer a panel offers a refresh', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/)
  await page.route('**/results/physical*', (route) => route.fulfill({ status: 500, json: { errors: [] } }), {
    times: 1,
  })
  await page.goto(addressOf({ ...SEARCHES.flu, benefitCode: 'RIVERCREW' }))
  await expect(page.getByText('Benefit code locations failed to load.')).toBeVisible()
  await expect(page.getByText('Please refresh to try again, or search other locations.')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(slots(page).first()).toBeVisible()
})

test('RESULTS-05 RESULTS-14 RESULTS-16 RESULTS-18 a video visit: one list of times, more days by calls of their own', async ({
  page,
}) => {
  const asked: URL[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v3/timeslots')) asked.push(new URL(request.url()))
  })
  const daysOf = (url: URL | undefined) => {
    const at = (name: string) => Date.parse(url?.searchParams.get(`filter.${name}`) ?? '')
    return (at('endDate') - at('startDate')) / 86_400_000 + 1
  }
  await openResults(page, SEARCHES.video)
  await expect(cards(page)).toHaveCount(1)
  const dates = (page.viewportSize()?.width ?? 0) <= 480 ? 3 : 5
  await expect(page.getByRole('group')).toHaveCount(dates)
  await expect.poll(() => asked.map(daysOf)).toEqual([dates - 2])
  await page.getByRole('button', { name: /^Later dates/ }).click()
  await expect.poll(() => asked.map(daysOf)).toEqual([dates - 2, dates])
  await pickSlot(page, slots(page).last())
  await proceedToForm(page)
  await expect(page.getByText('Video visit', { exact: true })).toBeVisible()
})

test('RESULTS-12 ENTITY-15 TIME-05 a dietitian is chosen by name, in the zone of the patient', async ({
  page,
}) => {
  await openResults(page, { ...SEARCHES.dietitian, timeZone: 'PT' })
  await expect(cards(page).first().getByText(/RD/)).toBeVisible()
  await expect(page.getByText(/Times in the time zone you chose \(P[SD]T\)/).first()).toBeVisible()
  await expect(slots(page).first()).toHaveAccessibleName(/ P[SD]T, /)
  await pickSlot(page, slots(page).first())
})

test('TIME-01 TIME-05 in person the times are those of the place, whatever the guest’s own zone', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Honolulu', baseURL: server.url })
  const page = await context.newPage()
  await openResults(page, { ...SEARCHES.flu, date: dayAhead(2) })
  await expect(page.getByText(/Times in E[SD]T/).first()).toBeVisible()
  await expect(slots(page).first()).toHaveAccessibleName(/ E[SD]T, /)
  await context.close()
})

test('RESULTS-21 LOCATOR-47 @desktop the map beside the list has its letters; a pin leads to its card', async ({
  page,
}) => {
  await openResults(page, SEARCHES.flu)
  const map = page.getByRole('img', { name: 'Map of the places in the list' })
  await expect(map).toBeVisible()
  const marks = map.locator('[class*=pin]')
  await expect(marks.first()).toBeVisible()
  const shown = (await marks.allTextContents()).flatMap((mark) =>
    /^\d+$/.test(mark) ? Array<string>(Number(mark)).fill('one of a cluster') : mark.split(' '),
  )
  expect(shown).toHaveLength(5)
  await expect.poll(() => map.locator('path').count()).toBeGreaterThan(1)
  const single = marks.filter({ hasText: /^[A-E]$/ }).last()
  // Some places stand together until the map is nearer.
  for (let nearer = 0; nearer < 3 && (await single.count()) === 0; nearer++) await marks.first().click()
  const letter = (await single.textContent()) ?? ''
  await single.click()
  await expect(cards(page).nth('ABCDE'.indexOf(letter)).getByRole('heading')).toBeFocused()
})

test('RESULTS-21 @phone a phone has no map, and nothing of it is loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openResults(page, SEARCHES.flu)
  expect(asked.filter((url) => /leaflet|basemap/.test(url))).toEqual([])
})

test('FIND-55 HOLD-10 another search from the results gives up what was held', async ({ page }) => {
  await openResults(page, SEARCHES.flu)
  await pickSlot(page, slots(page).first())
  await page
    .getByRole('button', { name: /^Find Appointment/ })
    .first()
    .click()
  await page.getByLabel('Location').fill('45208')
  const released = page.waitForRequest((request) => request.method() === 'DELETE')
  // The list of places may lie over the button by now.
  await page.getByLabel('Location').press('Enter')
  await released
  await expect(page.getByText('No time chosen yet')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${RESULTS}$`))
})

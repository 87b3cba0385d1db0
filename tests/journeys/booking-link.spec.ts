import type { Page } from 'playwright'
import { BOOKING_DEEP_LINK, MANIFEST_PATH, type SlotManifest } from '#contract/slot-feed'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { chosen, dayAhead, watchHolds } from '../support/results-flow.ts'
import type { Slot } from '../support/slot-feed.ts'
import { expectLargeTargets } from '../support/targets.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

const CAME = 'The time you came for'
const RESULTS = /\/scheduler\/result$/

/** The booking link of a free time of tomorrow in Ohio, the `nth` of its kind, as a reader of the feed finds it. */
async function publishedLink(page: Page, nth: number, business = /./): Promise<URL> {
  const manifest: SlotManifest = await (await page.request.get(MANIFEST_PATH)).json()
  const file = manifest.output.find(({ type, url }) => type === 'Slot' && url.includes('/OH-'))
  const lines = (await (await page.request.get(file?.url ?? '')).text()).trim().split('\n')
  const free = lines
    .map((line): Slot => JSON.parse(line))
    .filter(({ status, start }) => status === 'free' && start.startsWith(dayAhead(1)))
    .map((slot) => new URL(slot.extension?.find(({ url }) => url === BOOKING_DEEP_LINK)?.valueUrl ?? ''))
    .filter(
      ({ searchParams: of }) => of.get('type') === 'Vaccines' && business.test(of.get('businessName') ?? ''),
    )
  const link = free[nth]
  if (!link) throw new Error('The feed has no such time')
  return link
}

/** The same link for one vaccine, flu, as of a schedule that has no other. */
function forFlu(link: URL): string {
  const { searchParams } = link
  searchParams.set('serviceIds', '201')
  return `/health-services/scheduler/result?${searchParams}`
}

const holdButton = (page: Page) => page.getByRole('button', { name: /^Hold this time/ })
const flu = (page: Page) => page.getByRole('checkbox', { name: /^Flu\b(?!.*65)/ })

test('ROUTE-06 ROUTE-10 HOLD-01 a link of the public feed asks which of its vaccines, holds nothing, and then has its time chosen', async ({
  page,
}) => {
  const link = await publishedLink(page, 3)
  const holds = watchHolds(page)
  await page.goto(link.pathname + link.search)
  const came = page.getByRole('status').filter({ hasText: CAME })
  await expect(came).toContainText(/\d\d:\d\d [AP]M E[SD]T, \S/)
  const named = link.searchParams.get('serviceIds')?.split(',') ?? []
  await expect(page.getByRole('checkbox')).toHaveCount(named.length)
  await expectAccessible(page, { state: 'questions of a time that a link was for' })
  await page.reload()
  await expect(came).toContainText(/\d\d:\d\d [AP]M E[SD]T, \S/)
  await flu(page).check()
  await page.getByRole('button', { name: /^(Continue|See)/ }).click()
  await expect(page).toHaveURL(RESULTS)
  await expect(page.getByText(CAME, { exact: true })).toBeVisible()
  await expect(chosen(page)).toHaveCount(1)
  await expect(chosen(page)).toHaveAccessibleName(/^\d\d:\d\d [AP]M E[SD]T, \w+, /)
  await expect(page.getByText(/^Chosen: /)).toBeVisible()
  await expect(page.getByText('No time chosen yet')).toHaveCount(0)
  expect(holds).toEqual([])
  await expectAccessible(page, { state: 'a time that a link was for' })
  await expectLargeTargets(page, { state: 'a time that a link was for' })
  await page.reload()
  await expect(page.getByText(/^Chosen: /)).toBeVisible()
  expect(holds).toEqual([])
  const name = await chosen(page).getAttribute('aria-label')
  await holdButton(page).click()
  await expect(page.getByText(/^Held for /).last()).toBeVisible()
  await expect(page.getByText(CAME, { exact: true })).toHaveCount(0)
  await expect(chosen(page)).toHaveAccessibleName(name ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/scheduler\/schedule$/)
})

test('HOLD-01 RESULTS-23 the chosen time of a link is held by a tap on it, and gives way to another', async ({
  page,
}) => {
  const link = await publishedLink(page, 12)
  const holds = watchHolds(page)
  await page.goto(forFlu(link))
  await expect(chosen(page)).toHaveCount(1)
  const name = (await chosen(page).getAttribute('aria-label')) ?? ''
  const other = page.getByRole('button', { pressed: false, name: /^\d\d:\d\d [AP]M / }).first()
  const otherName = (await other.getAttribute('aria-label')) ?? ''
  await other.click()
  await expect(page.getByText(/^Held for /).last()).toBeVisible()
  await expect(chosen(page)).toHaveAccessibleName(otherName)
  await expect(page.getByText(/^Chosen: /)).toHaveCount(0)
  await page.getByRole('button', { name, exact: true }).click()
  await expect(chosen(page)).toHaveAccessibleName(name)
  await expect.poll(() => holds.filter(({ method }) => method === 'POST').length).toBe(2)
})

test('ROUTE-06 who wants another vaccine than the time is for goes on without it', async ({ page }) => {
  const link = await publishedLink(page, 15)
  link.searchParams.set('serviceIds', '201,205')
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByRole('button', { name: 'Another vaccine or time' }).click()
  await expect(page.getByRole('checkbox', { name: /Shingles/ })).toBeVisible()
  await expect(page.getByText(CAME)).toHaveCount(0)
})

test('CONTENT-28 a kept link of what is switched off says so, and leads on', async ({ page }) => {
  const link = await publishedLink(page, 18)
  await page.route('**/covid-vaccines-toggle.json', (route) =>
    route.fulfill({ json: { version: 1, data: { isEnabled: false } } }),
  )
  for (const [path, ids] of [
    [link.pathname, '261,263'],
    ['/health-services/scheduler/result', '261'],
  ] as const) {
    const stale = new URL(link)
    stale.searchParams.set('type', 'COVID-19 Vaccines')
    stale.searchParams.set('serviceIds', ids)
    await page.goto(path + stale.search)
    await expect(page.getByText('These visits cannot be booked online now.')).toBeVisible()
    await expect(page.getByText(/try again/i)).toHaveCount(0)
  }
  await expectAccessible(page, { state: 'switched off' })
  await page.getByRole('button', { name: 'See other visits' }).click()
  await expect(page).toHaveURL(/\/scheduler\/main$/)
})

test('RESULTS-31 a link for what its place does not give says that, and not that the time is gone', async ({
  page,
}) => {
  const link = await publishedLink(page, 3, /tlc/)
  const name = await nameAt(page, link)
  link.searchParams.set('serviceIds', '219') // RSV, which pharmacies give
  await page.goto(`/health-services/scheduler/result?${link.searchParams}`)
  await expect(page.getByText(`${name} does not give RSV`)).toBeVisible()
  await expect(page.getByText(/not free any more/)).toHaveCount(0)
  await expect(page.getByText(/^Soonest: /)).toBeVisible()
  await page.goto(link.pathname + link.search)
  await expect(page.getByText(`${name}, cannot be booked there now.`)).toBeVisible()
  await page.getByRole('button', { name: 'See Availability' }).click()
  await expect(page.getByText(`${name} does not give RSV`)).toBeVisible()
})

/** What the place of a link is called. */
async function nameAt(page: Page, link: URL): Promise<string> {
  const of = (name: string) => link.searchParams.get(name) ?? ''
  const query = new URLSearchParams({
    businessNames: of('businessName'),
    locationIds: of('provider'),
    serviceIds: '201',
    startDate: of('date'),
    endDate: of('date'),
  })
  const answer = await page.request.get(`/appointment-management/v3/timeslots?${query}`)
  const { data } = await answer.json()
  return data.appointmentTimeSlots[0].vanityName
}

test('HOLD-11 a link whose time somebody else has by now says so, and offers the others', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  const link = await publishedLink(page, 6)
  await page.goto(forFlu(link))
  await expect(page).toHaveURL(RESULTS)
  await expect(page.getByText(CAME, { exact: true })).toBeVisible()
  const of = (name: string) => link.searchParams.get(name)
  // All the places there are.
  for (let isFree = true; isFree; ) {
    const answer = await page.request.post('/appointment-management/v1/appointment-reservations', {
      data: {
        serviceId: 201,
        businessName: of('businessName'),
        reservationTime: of('slot'),
        locationNumber: of('provider'),
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    isFree = answer.status() === 201
  }
  await holdButton(page).click()
  await expect(page.getByText(/^The time you came for, .* is not free any more\./)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^The time you came for, .* is not free any more\./)).toBeVisible()
  await expect(page.getByText(/^Soonest: /)).toBeVisible()
  await expectAccessible(page, { state: 'a time that is gone' })
})

test('class 33 class 36 what is no time, place or business in a link is nothing', async ({ page }) => {
  const link = await publishedLink(page, 9)
  for (const [name, value] of [
    ['slot', 'tomorrow'],
    ['slot', '2026-99-99T00:00:00-05:00'],
    ['slot', '<b>'],
  ] as const) {
    const bad = new URL(link)
    bad.searchParams.set(name, value)
    await page.goto(forFlu(bad))
    await expect(page.getByText(/^Soonest: /)).toBeVisible()
    await expect(page.getByText(/time you came for/)).toHaveCount(0)
  }
})

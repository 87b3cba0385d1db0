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
async function publishedLink(page: Page, nth: number): Promise<URL> {
  const manifest: SlotManifest = await (await page.request.get(MANIFEST_PATH)).json()
  const file = manifest.output.find(({ type, url }) => type === 'Slot' && url.includes('/OH-'))
  const lines = (await (await page.request.get(file?.url ?? '')).text()).trim().split('\n')
  const free = lines
    .map((line): Slot => JSON.parse(line))
    .filter(({ status, start }) => status === 'free' && start.startsWith(dayAhead(1)))
    .map((slot) => new URL(slot.extension?.find(({ url }) => url === BOOKING_DEEP_LINK)?.valueUrl ?? ''))
    .filter(({ searchParams }) => searchParams.get('type') === 'Vaccines')
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

test('ROUTE-06 ROUTE-10 HOLD-01 a link of the public feed asks which vaccine, holds nothing, and then has its time ready', async ({
  page,
}) => {
  const link = await publishedLink(page, 3)
  const holds = watchHolds(page)
  await page.goto(link.pathname + link.search)
  await page.getByRole('checkbox', { name: /^Flu\b(?!.*65)/ }).check()
  await page.getByRole('button', { name: /^(Continue|See)/ }).click()
  await expect(page).toHaveURL(RESULTS)
  await expect(page.getByText(CAME, { exact: true })).toBeVisible()
  expect(holds).toEqual([])
  await expectAccessible(page, { state: 'a time that a link was for' })
  await expectLargeTargets(page, { state: 'a time that a link was for' })
  await page.getByRole('button', { name: /^Hold this time/ }).click()
  await expect(page.getByText(/^Held for /).last()).toBeVisible()
  await expect(page.getByText(CAME, { exact: true })).toHaveCount(0)
  await expect(chosen(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/scheduler\/schedule$/)
})

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
  await page.getByRole('button', { name: /^Hold this time/ }).click()
  await expect(
    page.getByText(/^The time you came for, .* is not free for this visit any more\./),
  ).toBeVisible()
  await page.reload()
  await expect(
    page.getByText(/^The time you came for, .* is not free for this visit any more\./),
  ).toBeVisible()
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

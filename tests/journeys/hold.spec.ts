import type { Page } from 'playwright'
import { expect, pauseRequests, test } from '../support/fixtures.ts'
import { untilKept } from '../support/kept.ts'
import {
  bar,
  cards,
  chosen,
  keepOwnClock,
  MAIN,
  openResults,
  pickSlot,
  proceed,
  proceedToForm,
  RESERVATIONS,
  SEARCHES,
  slots,
  watchHolds,
} from '../support/results-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

/** A store of the demonstration that sees one guest at a time. */
const ONE_PLACE = 'Observatory Hill'
const JUST_BOOKED = 'Unfortunately, the time selected was just booked. Please select a new time.'

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY)

test('of two guests who tap one time one has it; the other sees that and what is left [RESULTS-37, HOLD-11, fault 10]', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  complaints.allow(/409/)
  await openResults(page, SEARCHES.flu)
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
  const other = await context.newPage()
  await openResults(other, SEARCHES.flu)
  const single = cards(other).filter({ hasText: ONE_PLACE })
  const name = (await slots(single).first().getAttribute('aria-label')) ?? ''
  await pickSlot(other, other.getByRole('button', { name, exact: true }))
  const mine = page.getByRole('button', { name, exact: true })
  const refreshed = page.waitForResponse(/v3\/timeslots/)
  await mine.click()
  await expect(page.getByRole('alert').getByText(JUST_BOOKED)).toBeVisible()
  await refreshed
  await expect(mine).toHaveCount(0)
  await expect(chosen(page)).toHaveCount(0)
  await expect(bar(page)).toHaveCount(0)
  await expect(cards(page).filter({ hasText: ONE_PLACE }).getByText(JUST_BOOKED)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true)
  await pickSlot(page, slots(cards(page).filter({ hasText: ONE_PLACE })).first())
  await expect(page.getByText(JUST_BOOKED)).toHaveCount(0)
  await context.close()
})

test('what is picked and how far the page was scrolled survive a reload on the results and on the form; main releases it [HOLD-24, ROUTE-04, HOLD-10, fault 12]', async ({
  page,
}) => {
  const holds = watchHolds(page)
  const methods = () => holds.map(({ method }) => method)
  await openResults(page, SEARCHES.flu)
  const name = await pickSlot(page, slots(page).nth(1))
  await untilKept(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.reload()
  await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible()
  await expect.poll(() => scrolledTo(page)).toBe(700)
  await proceedToForm(page)
  await untilKept(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.reload()
  await expect.poll(() => scrolledTo(page)).toBe(300)
  await expect(page.getByText(/^Held for you for/).last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Appointments (1)' })).toBeVisible()
  expect(methods()).toEqual(['POST'])
  await page.goto(MAIN)
  await expect.poll(methods).toEqual(['POST', 'DELETE'])
})

test('a reload while a hold is being answered keeps the time for the guest [API-49, HOLD-24, fault 12]', async ({
  page,
}) => {
  await pauseRequests(page)
  await openResults(page, SEARCHES.flu)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(
    RESERVATIONS,
    async (route) => {
      await route.fetch()
      arrive() // the answer is never given
    },
    { times: 1 },
  )
  await slots(cards(page).filter({ hasText: ONE_PLACE }))
    .first()
    .click()
  await arrived
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await proceedToForm(page)
  await expect(page.getByText(/^Held for you for/).last()).toBeVisible()
})

test('at each Continue the words about a lost time come into sight [HOLD-24]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await pauseRequests(page)
  await keepOwnClock(page)
  await openResults(page, SEARCHES.flu)
  await pickSlot(page, slots(page).first())
  await page.route(
    RESERVATIONS,
    (route) => route.fulfill({ status: 409, json: { errors: [{ key: 'slotTaken', message: 'No.' }] } }),
    { times: 1 },
  )
  await page.clock.fastForward('16:00')
  await proceed(page)
  const lost = page.getByRole('alert').filter({ hasText: 'Your time was booked by somebody else.' })
  await expect(lost).toBeInViewport()
  await slots(page).last().scrollIntoViewIfNeeded()
  await slots(page).last().focus()
  await proceed(page)
  await expect(lost).toBeFocused()
  await expect(lost).toBeInViewport()
})

import { expect, test } from '../support/fixtures.ts'
import {
  cards,
  chosen,
  MAIN,
  openResults,
  pickSlot,
  proceed,
  proceedToForm,
  RESERVATIONS,
  SCHEDULE,
  SEARCHES,
  slots,
  watchHolds,
} from '../support/results-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })

/** A store of the demonstration that sees one guest at a time. */
const ONE_PLACE = 'Observatory Hill'
const JUST_BOOKED = 'Unfortunately, the time selected was just booked. Please select a new time.'

test('RESULTS-37 HOLD-11 fault 10 two guests on one time: one has it, the other is told and sees what is left', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  complaints.allow(/409/)
  await openResults(page, SEARCHES.flu)
  const context = await browser.newContext({ baseURL: server.url })
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
  await expect(page.getByText('No time chosen yet')).toBeVisible()
  await expect(cards(page).filter({ hasText: ONE_PLACE }).getByText(JUST_BOOKED)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true)
  await pickSlot(page, slots(cards(page).filter({ hasText: ONE_PLACE })).first())
  await expect(page.getByText(JUST_BOOKED)).toHaveCount(0)
  await context.close()
})

test('HOLD-12 no answer: not held, in words; the next try holds', async ({ page, complaints }) => {
  complaints.allow(/Failed to load|net::ERR/)
  await openResults(page, SEARCHES.flu)
  let tries = 0
  await page.route(RESERVATIONS, (route) => {
    tries += 1
    return tries <= 2 ? route.abort() : route.continue()
  })
  await slots(page).first().click()
  await expect(
    page.getByText("We're having trouble connecting at the moment. Please try again shortly."),
  ).toBeVisible()
  await expect(chosen(page)).toHaveCount(0)
  await pickSlot(page, slots(page).first())
})

test('fault 8 a double tap makes one request', async ({ page }) => {
  const holds = watchHolds(page)
  await openResults(page, SEARCHES.flu)
  await slots(page).first().dblclick()
  await expect(page.getByText(/^Held for you until/).last()).toBeVisible()
  await page.waitForTimeout(300)
  expect(holds.map(({ method }) => method)).toEqual(['POST'])
})

test('HOLD-24 fault 12 what is picked survives a reload on the results and on the form', async ({ page }) => {
  const holds = watchHolds(page)
  await openResults(page, SEARCHES.flu)
  const name = await pickSlot(page, slots(page).nth(1))
  await page.reload()
  await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible()
  await proceedToForm(page)
  await page.reload()
  await expect(page.getByText(/^Held for you until/).last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Appointments (1)' })).toBeVisible()
  expect(holds.map(({ method }) => method)).toEqual(['POST'])
})

test('API-49 HOLD-24 fault 12 a reload while a hold is being answered loses the time to nobody', async ({
  page,
}) => {
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
  await expect(page.getByText('No time chosen yet')).toHaveCount(0)
  await proceedToForm(page)
  await expect(page.getByText(/^Held for you until/).last()).toBeVisible()
})

test('fault 2 without a connection no other time can be tapped, and the one that is held stays', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/net::ERR/)
  await openResults(page, SEARCHES.flu)
  const name = await pickSlot(page, slots(page).first())
  await context.setOffline(true)
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  const other = slots(page).nth(1)
  await expect(other).toBeDisabled()
  await expect(other).toHaveAccessibleDescription('No connection. A time can be chosen when it is back.')
  await other.click({ force: true })
  await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible()
  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(other).toBeEnabled()
  await proceedToForm(page)
})

test('HOLD-24 fault 2 a pick that meets no server keeps the time held before', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load|net::ERR/)
  await openResults(page, SEARCHES.flu)
  const name = await pickSlot(page, slots(page).first())
  await page.route(RESERVATIONS, (route) => route.abort(), { times: 2 })
  await slots(page).nth(1).click()
  await expect(page.getByText("We're having trouble connecting at the moment.").first()).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible()
  await proceedToForm(page)
  await expect(page.getByText(/^Held for you until/).last()).toBeVisible()
})

test('HOLD-24 at each Continue a time that is lost says so, in sight and with focus', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await page.clock.install()
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
  await expect(page.getByText('What you typed is still here.')).toHaveCount(0)
  await expect(page.getByText('No time chosen yet')).toBeVisible()
  await expect(chosen(page)).toHaveCount(0)
  await slots(page).last().scrollIntoViewIfNeeded()
  await slots(page).last().focus()
  await proceed(page)
  await expect(lost).toBeFocused()
  await expect(lost).toBeInViewport()
  await expect(page.getByText('Please select an appointment time to continue.')).toBeVisible()
  await pickSlot(page, slots(page).nth(1))
  await expect(lost).toHaveCount(0)
  await proceedToForm(page)
})

test('HOLD-10 API-51 coming back to search releases it, and shows it as free', async ({ page }) => {
  const holds = watchHolds(page)
  await openResults(page, SEARCHES.flu)
  const name = await pickSlot(page, slots(cards(page).nth(2)).first())
  await proceedToForm(page)
  await page.goBack()
  await expect(slots(page).first()).toBeVisible()
  await expect.poll(() => holds.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  expect(holds[1]?.code).toBe(holds[0]?.code)
  await expect(page.getByText('No time chosen yet')).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
})

test('ROUTE-04 HOLD-10 main releases what was held before a reload', async ({ page }) => {
  const holds = watchHolds(page)
  await openResults(page, SEARCHES.flu)
  await pickSlot(page, slots(page).first())
  await page.goto(MAIN)
  await expect.poll(() => holds.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
})

test('ROUTE-43 the form without anything held leads to main', async ({ page }) => {
  await page.goto(SCHEDULE)
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
})

test('HOLD-24 in the last two minutes it can be kept longer', async ({ page }) => {
  await page.clock.install()
  await openResults(page, SEARCHES.flu)
  await pickSlot(page, slots(page).first())
  await proceedToForm(page)
  await page.clock.fastForward('13:30')
  await expect(page.getByRole('timer')).toHaveText(/^Held for 1 minute \d+ seconds? more$/)
  const extended = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Keep it longer' }).click()
  expect((await extended).status()).toBe(200)
  await expect(page.getByText(/^Held for you until/).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep it longer' })).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/Held for you until/)
})

test('HOLD-24 fault 11 when it ends the same time is held again as soon as the guest is there', async ({
  page,
}) => {
  const holds = watchHolds(page)
  await page.clock.install()
  await openResults(page, SEARCHES.flu)
  await pickSlot(page, slots(page).first())
  await proceedToForm(page)
  await page.getByRole('textbox').first().fill('Ada')
  await page.keyboard.press('Tab')
  await page.clock.fastForward('16:00')
  await expect(page.getByText('Your time is no longer held. What you typed is still here.')).toBeVisible()
  expect(holds.map(({ method }) => method)).toEqual(['POST'])
  await page.keyboard.press('Tab')
  await expect(page.getByText('We hold the same time for you again.').last()).toBeVisible()
  await expect(page.getByText(/^Held for you until/).last()).toBeVisible()
  expect(holds.map(({ method }) => method)).toEqual(['POST', 'POST'])
})

test('HOLD-24 a time that somebody else has meanwhile is replaced by one of the nearest', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await page.clock.install()
  await openResults(page, SEARCHES.flu)
  await pickSlot(page, slots(page).first())
  await proceedToForm(page)
  await page.route(
    RESERVATIONS,
    (route) => route.fulfill({ status: 409, json: { errors: [{ key: 'slotTaken', message: 'No.' }] } }),
    { times: 1 },
  )
  await page.clock.fastForward('16:00')
  await expect(page.getByText('Your time is no longer held.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Your time was booked by somebody else.')).toBeVisible()
  const nearest = page.getByRole('alert').getByRole('button', { name: /[AP]M/ })
  await expect(nearest).toHaveCount(4)
  const time = await nearest.first().innerText()
  await nearest.first().click()
  await expect(page.getByText(/^Held for you until/).last()).toBeVisible()
  await expect(page.getByText(time)).toBeVisible()
  await expect(page.getByText('Your time was booked by somebody else.')).toHaveCount(0)
})

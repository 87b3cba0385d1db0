import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  addressOf,
  cards,
  FOLLOWUP,
  MAIN,
  openSeries,
  pickSlot,
  proceed,
  proceedToForm,
  RESERVATIONS,
  RESULTS,
  SEARCHES,
  slots,
  watchHolds,
} from '../support/results-flow.ts'

// A worker would fetch the whole product again for every guest.
test.use({ serviceWorkers: 'block' })

/** To the second dose, with the first held at the first place that has it. */
async function toSecondDose(page: Parameters<typeof openSeries>[0]): Promise<string> {
  await openSeries(page)
  const name = await pickSlot(page, slots(page).first())
  await proceed(page)
  await expect(page).toHaveURL(new RegExp(`${FOLLOWUP}$`))
  await expect(
    page.getByRole('heading', { level: 1, name: 'Choose a time for your second dose' }),
  ).toBeVisible()
  await expect(slots(page).first()).toBeVisible()
  return name
}

test('ROUTE-11 HOLD-09 HOLD-13 HOLD-14 RESULTS-40 two doses are held, and both stand on the form', async ({
  page,
}) => {
  const holds = watchHolds(page)
  const first = await toSecondDose(page)
  await expect(page).toHaveTitle('Appointment Search Results')
  await expect(page.getByText('1st dose')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  const place = await cards(page).getByRole('heading').innerText()
  expect(first).toContain(place)
  await proceed(page)
  await expect(page.getByText('Please select an appointment time to continue.')).toBeVisible()
  await pickSlot(page, slots(page).first())
  await proceedToForm(page, 2)
  expect(holds.map(({ method }) => method)).toEqual(['POST', 'POST'])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Appointments (2)' })).toBeVisible()
})

test('HOLD-17 RESULTS-40 its days begin after the interval and go on fortnight by fortnight', async ({
  page,
}) => {
  const asked: URL[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v3/timeslots')) asked.push(new URL(request.url()))
  })
  await toSecondDose(page)
  const start = (url: URL | undefined) => Date.parse(url?.searchParams.get('filter.startDate') ?? '')
  const days = (start(asked[0]) - Date.parse(`${SEARCHES.shingles.date}T00:00:00Z`)) / 86_400_000
  expect(days).toBeGreaterThanOrEqual(60)
  const later = page.getByRole('button', { name: /^Later dates/ })
  for (let times = 0; times < 5; times += 1) await later.click()
  await expect.poll(() => asked.length).toBe(2)
  expect((start(asked[1]) - start(asked[0])) / 86_400_000).toBe(14)
  await expect(slots(page).first()).toBeVisible()
})

test('RESULTS-40 HOLD-07 "Choose another first date" releases the first', async ({ page }) => {
  const holds = watchHolds(page)
  await toSecondDose(page)
  await pickSlot(page, slots(page).first())
  await page.getByRole('button', { name: 'Choose another first date' }).click()
  await expect(page).toHaveURL(new RegExp(`${RESULTS}$`))
  await expect(page.getByText('No time chosen yet')).toBeVisible()
  await expect
    .poll(() => holds.map(({ method }) => method).sort())
    .toEqual(['DELETE', 'DELETE', 'POST', 'POST'])
})

test('HOLD-09 coming back from the form chooses the second dose anew, the first stays held', async ({
  page,
}) => {
  const holds = watchHolds(page)
  await toSecondDose(page)
  await pickSlot(page, slots(page).first())
  await proceedToForm(page, 2)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${FOLLOWUP}$`))
  await expect(page.getByText('No time chosen yet')).toBeVisible()
  await expect.poll(() => holds.filter(({ method }) => method === 'DELETE').length).toBe(1)
  expect(holds.at(-1)?.code).toBe(holds[1]?.code)
})

test('HOLD-13 HOLD-16 who wants the first dose alone goes straight to the form', async ({ page }) => {
  await openSeries(page, /Only the first dose/)
  await pickSlot(page, slots(page).first())
  await proceedToForm(page)
})

test('ROUTE-45 without a first dose it leads to main', async ({ page }) => {
  await page.goto(addressOf({ ...SEARCHES.shingles, serviceIds: '210' }, FOLLOWUP))
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
})

/** On the form with both doses held, that of a service for ten minutes only: when they are over somebody else has it. */
async function loseDose(page: Parameters<typeof openSeries>[0], serviceId: number): Promise<void> {
  let isHeldOnce = false
  await page.route(RESERVATIONS, async (route) => {
    if (route.request().postDataJSON()?.serviceId !== serviceId) return route.continue()
    if (isHeldOnce)
      return route.fulfill({ status: 409, json: { errors: [{ key: 'slotTaken', message: 'No.' }] } })
    isHeldOnce = true
    const response = await route.fetch()
    const answer = await response.json()
    const expiresAt = new Date(Date.now() + 10 * 60_000).toISOString()
    const [held] = answer.data.appointmentReservations
    const data = { ...answer.data, appointmentReservations: [{ ...held, expiresAt }] }
    return route.fulfill({ response, json: { ...answer, data } })
  })
  await page.clock.install()
  await toSecondDose(page)
  await pickSlot(page, slots(page).last())
  await proceedToForm(page, 2)
  await page.getByRole('textbox').first().fill('Ada')
  await page.keyboard.press('Tab')
  await page.clock.fastForward('12:00')
  await expect(page.getByText('Your time is no longer held.')).toBeVisible()
  await page.keyboard.press('Tab')
}

test('HOLD-24 HOLD-03 a second dose that is lost leaves the first held, and another time for it is near', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await loseDose(page, 210)
  const lost = page.getByRole('alert').filter({ hasText: 'booked by somebody else' })
  await expect(lost).toBeInViewport()
  await expect(lost).toContainText(
    'The time of your 2nd appointment was booked by somebody else. Your 1st appointment is still held. What you typed is still here.',
  )
  await expectAccessible(page, { state: 'second dose lost' })
  await page.unroute(RESERVATIONS)
  await lost.getByRole('button', { name: /[AP]M/ }).first().click()
  await expect(lost).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Appointments (2)' })).toBeVisible()
})

test('HOLD-24 HOLD-03 a first dose that is lost takes the second with it, and both are chosen again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/409/)
  await loseDose(page, 209)
  const lost = page.getByRole('alert').filter({ hasText: 'Your time was booked by somebody else.' })
  await expect(lost).toBeInViewport()
  await expect(lost.getByRole('button', { name: /[AP]M/ }), 'none is offered without its second').toHaveCount(
    0,
  )
  await expectAccessible(page, { state: 'first dose lost' })
  await lost.getByRole('button', { name: 'See all times' }).click()
  await expect(page).toHaveURL(new RegExp(`${RESULTS}$`))
  await expect(slots(page).first()).toBeVisible()
})

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
  RESULTS,
  SEARCHES,
  slots,
  watchHolds,
} from '../support/results-flow.ts'

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

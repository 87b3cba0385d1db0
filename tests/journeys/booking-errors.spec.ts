import type { Page } from 'playwright'
import {
  answersOf,
  aPatient,
  bookedBy,
  fillForm,
  findTimes,
  type Patient,
  pickTimes,
  type Wanted,
} from '../support/booking-flow.ts'
import { expect, pauseRequests, test } from '../support/fixtures.ts'
import { fillShown, goOn } from '../support/form-filling.ts'
import { untilKept } from '../support/kept.ts'
import { heading } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })
test.slow()

const CALL = '**/appointment-management/v2/appointments'
const TROUBLE = "We're having trouble connecting at the moment. Please try again shortly."
const LAST = /^Your agreement to pay for the visit/
const SCREENING: Wanted = { type: 'Health Screenings', prescreen: { healthScreeningType: '121' } }

/** The whole form of a screening, up to its last button. */
async function readyToBook(page: Page, patient: Patient): Promise<void> {
  await findTimes(page, SCREENING, answersOf(patient))
  await pickTimes(page, SCREENING)
  await fillForm(page, answersOf(patient), { until: LAST })
  await fillShown(page, answersOf(patient))
}

test('without an answer the guest presses again, and has one booking [BOOK-18, API-49, faults 3 to 5]', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/Failed to load|net::ERR/)
  const since = Date.now()
  const patient = aPatient()
  await pauseRequests(page)
  await readyToBook(page, patient)
  const sent: { key: string; body: string }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/v2/appointments')) return
    sent.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postData() ?? '' })
  })
  await page.route(CALL, async (route) => {
    await route.fetch() // it arrives, and the answer is lost
    await route.abort()
  })
  await goOn(page)
  await expect(page.getByRole('alert').getByText(TROUBLE)).toBeVisible()
  await expect(page.getByText(/Your time was booked by somebody else/)).toHaveCount(0)
  await page.unroute(CALL)
  await untilKept(page)
  await page.reload()
  await expect(heading(page, LAST)).toBeVisible()
  await expect(page.getByText('This visit may already be booked')).toBeVisible()
  await goOn(page)
  await expect(page.getByText(/For your safety we did not keep some numbers/)).toBeVisible()
  const told: string[] = []
  await fillForm(page, answersOf(patient), {
    onPage: async (title) => {
      if (await page.getByText('it will not be booked twice').isVisible()) told.push(title)
    },
  })
  expect(told[0]).toBe('Check your answers')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
  expect(await bookedBy(server, patient, since)).toHaveLength(1)
})

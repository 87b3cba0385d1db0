import type { Page } from 'playwright'
import { expectAccessible } from '../support/axe.ts'
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
import { expect, test } from '../support/fixtures.ts'
import { fillShown, goOn } from '../support/form-filling.ts'
import { chosen, MAIN, slots } from '../support/results-flow.ts'
import { heading } from '../support/walk-in-flow.ts'

// Routes are ours, not a worker's.
test.use({ serviceWorkers: 'block' })
test.slow()

const CALL = '**/appointment-management/v2/appointments'
const TROUBLE = "We're having trouble connecting at the moment. Please try again shortly."
const LAST = /^Do you agree to your care\?/
const SCREENING: Wanted = { type: 'Health Screenings', prescreen: { healthScreeningType: '121' } }

/** The whole form of a screening, up to its last button. */
async function readyToBook(page: Page, patient: Patient): Promise<void> {
  await findTimes(page, SCREENING, answersOf(patient))
  await pickTimes(page, SCREENING)
  await fillForm(page, answersOf(patient), { until: LAST })
  await fillShown(page, answersOf(patient))
}

const refuse = (page: Page, status: number, error: object) =>
  page.route(CALL, (route) => route.fulfill({ status, json: { errors: [error] } }), { times: 1 })

test('BOOK-18 API-49 faults 3 to 5 without an answer the guest presses again, and has one booking', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/Failed to load|net::ERR/)
  const since = Date.now()
  const patient = aPatient()
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
  await expectAccessible(page, { state: 'no answer to a booking' })
  await expect(page.getByText(/Your time was booked by somebody else/)).toHaveCount(0)
  await page.unroute(CALL)
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

test('BOOK-11 to BOOK-17 CONSENT-10 a refused booking is said in a dialog, and the guest chooses how to go on', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/status of 4\d\d/)
  const since = Date.now()
  const patient = aPatient()
  const dialog = page.getByRole('alertdialog')
  await readyToBook(page, patient)

  await test.step('BOOK-16 a field that the server will not take leads to its page', async () => {
    await refuse(page, 400, {
      key: 'invalidRequest',
      message: 'Input must be valid.',
      field: 'basicInfo.firstName',
    })
    await goOn(page)
    await expect(dialog.getByRole('heading')).toHaveText('Confirmation Error')
    await expect(dialog).toContainText('Patient details: Input must be valid.')
    await expect(dialog.getByRole('button')).toHaveText(['Schedule Appointment', 'Quit', 'Change my answers'])
    await expectAccessible(page, { state: 'a booking refused' })
    await dialog.getByRole('button', { name: 'Change my answers' }).click()
    await expect(page.locator('[name="firstName"]')).toHaveValue('Rosalind')
    await expect(page.getByText(/^Held for you until/).last()).toBeVisible()
    await page.goBack()
    await expect(heading(page, LAST)).toBeVisible()
  })

  await test.step('CONSENT-10 a text that has changed meanwhile is agreed to again', async () => {
    const boxes = page.locator('main form').getByRole('checkbox')
    await refuse(page, 400, {
      key: 'consentChanged',
      message: 'This text has changed. Please read it again.',
      field: 'consentDetails.documents.generalConsent',
    })
    await goOn(page)
    await expect(dialog).toContainText('General consent: This text has changed. Please read it again.')
    await dialog.getByRole('button', { name: 'Change my answers' }).click()
    await expect(heading(page, LAST)).toBeVisible()
    for (const box of await boxes.all()) await expect(box).not.toBeChecked()
    await fillShown(page, answersOf(patient))
  })

  await test.step('BOOK-12 BOOK-13 a time that is gone: other times of the same provider, or all of them', async () => {
    await refuse(page, 409, { key: 'slotTaken', message: 'No.' })
    await goOn(page)
    await expect(dialog.getByRole('heading')).toHaveText('Appointment Conflict')
    await expect(dialog).toContainText('The time you selected is no longer available.')
    await expect(dialog.getByRole('button')).toHaveText(['Check Availability', 'Quit'])
    await dialog.getByRole('button', { name: 'Check Availability' }).click()
    await expect(heading(page, 'Choose a time')).toBeVisible()
    await expect(slots(page).first()).toBeVisible()
    await expect(chosen(page)).toHaveCount(0)
    await pickTimes(page, SCREENING)
    await expect(page.locator('[name="firstName"]'), 'answers stay').toHaveValue('Rosalind')
  })

  await test.step('BOOK-09 it is booked at the other time', () => fillForm(page, answersOf(patient)))

  await test.step('BOOK-14 BOOK-15 BOOK-20 the same guest with another visit of the kind', async () => {
    await readyToBook(page, patient)
    await goOn(page)
    await expect(dialog.getByRole('heading')).toHaveText('Looks like you already have an appointment')
    await expect(dialog).toContainText('call 888-852-2567')
    await dialog.getByRole('button', { name: 'Quit' }).click()
    await expect(page).toHaveURL(new RegExp(`${MAIN}$`))
  })
  expect(await bookedBy(server, patient, since)).toHaveLength(1)
})

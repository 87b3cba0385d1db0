import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import type { BookingBody } from '#contract/appointments'
import { unfold } from './booked-visit.ts'
import { answersOf, type FlowType, type Patient, WANTED, type Wanted } from './booking-answers.ts'
import { exportSince } from './exported.ts'
import { MAIN, openForm, submitOf } from './find.ts'
import type { FieldAnswers } from './form-filling.ts'
import { expectAnother, fillShown, goOn, titleOf } from './form-filling.ts'
import { dayAhead, pickSlot, proceed, slots } from './results-flow.ts'
import type { RunningServer } from './server.ts'

export {
  answersOf,
  aPatient,
  type FlowType,
  type Patient,
  WANTED,
  type Wanted,
} from './booking-answers.ts'

const RESULT = /\/scheduler\/result$/
const PRESCREEN = /\/scheduler\/prescreen\/\d+$/
const SCHEDULE = /\/scheduler\/schedule$/
const CONFIRMATION = /\/scheduler\/.*confirmation/

/** From the main page through the questions of a type to its times. */
export async function findTimes(
  page: Page,
  { type, prescreen }: Wanted,
  answers: FieldAnswers,
): Promise<void> {
  await openForm(page)
  await page.getByLabel('Appointment Type').selectOption(type)
  // On video neither place nor date is asked for here (BK-05).
  if (!/^(Video Visits|Telenutrition)$/.test(type))
    await page.getByRole('combobox', { name: 'Location' }).fill('45202')
  // A visit of today may begin before its form is filled in; a dietitian's has its own date.
  if (WITH_DATE.test(type)) await page.getByLabel('Date', { exact: true }).fill(dayAhead(1))
  await submitOf(page).click()
  await answerDialogs(page)
  await expect(page).not.toHaveURL(new RegExp(`${MAIN}$`))
  while (!(await times(page).isVisible())) await answerQuestions(page, { ...answers, ...prescreen })
  await expect(slots(page).first()).toBeVisible()
}

const WITH_DATE = /^(?!Video Visits|Telenutrition)/

/** The questions between the form and its results: no flu vaccine besides, and the state of a video visit. */
async function answerDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  const no = dialog.getByRole('button', { name: 'No', exact: true })
  const state = dialog.getByRole('combobox')
  const isAsked = await Promise.race([
    no
      .or(state)
      .first()
      .waitFor()
      .then(() => true),
    page.waitForURL((url) => RESULT.test(url.pathname) || PRESCREEN.test(url.pathname)).then(() => false),
  ])
  if (!isAsked) return
  if (!(await state.isVisible())) return no.click()
  await state.selectOption('OH')
  await dialog.getByRole('button').first().click()
}

/** One page of a prescreen; who is eligible is led on, by themselves or by a button. */
async function answerQuestions(page: Page, answers: FieldAnswers): Promise<void> {
  const title = await titleOf(page)
  const see = page.getByRole('button', { name: 'See times' })
  const form = page.locator('main form:visible')
  await expect(form.or(see).or(times(page)).first()).toBeVisible()
  if (await times(page).isVisible()) return
  if (await form.isVisible()) {
    await fillShown(page, answers)
    await goOn(page)
  } else await see.click({ timeout: 2000 }).catch(() => {}) // it goes on by itself
  await expectAnother(page, title)
}

const times = (page: Page) => page.getByRole('heading', { level: 1, name: 'Choose a time' })

/** Picks the last time shown, of both doses where there are two, and opens the form: the first may begin before that is filled in. */
export async function pickTimes(page: Page, { isSeries }: Wanted): Promise<void> {
  await pickSlot(page, slots(page).last())
  await proceed(page)
  if (isSeries) {
    await expect(page).toHaveURL(/\/followup(\?|$)/)
    await pickSlot(page, slots(page).last())
    await proceed(page)
  }
  await expect(page).toHaveURL(SCHEDULE)
  await expect(page.locator('main form')).toBeVisible()
}

export interface Filling {
  /** Called on every page before it is filled, and after, with its title. */
  onPage?: (title: string) => Promise<void>
  onFilled?: (title: string) => Promise<void>
  /** Stops before the page of this title. */
  until?: RegExp
}

/** Fills the form page by page, up to the confirmation. */
export async function fillForm(page: Page, answers: FieldAnswers, filling: Filling = {}): Promise<void> {
  for (;;) {
    const title = await titleOf(page)
    if (filling.until?.test(title)) return
    await filling.onPage?.(title)
    await fillShown(page, answers)
    await filling.onFilled?.(title)
    await goOn(page)
    await expectAnother(page, title)
    if (!SCHEDULE.test(new URL(page.url()).pathname)) break
  }
  await expect(page).toHaveURL(CONFIRMATION)
}

/** A whole booking, from the main page to the confirmation. */
export async function book(
  page: Page,
  flow: FlowType,
  patient: Patient,
  filling: Filling = {},
): Promise<void> {
  const wanted: Wanted = WANTED[flow][patient.age]
  const answers = answersOf(patient)
  await findTimes(page, wanted, answers)
  await pickTimes(page, wanted)
  await fillForm(page, answers, filling)
}

/** Cancels on the confirmation; of two appointments the first, and with it both. */
export async function cancelHere(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Cancel Appointment' })
  if (!(await button.isVisible())) await unfold(page, 'Modify Appointment')
  await button.click()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('radio').first()
  if (!(await first.isChecked())) await first.check()
  await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment has been canceled!')
}

/** What a server has of a patient's bookings, the first visit first. */
export async function bookedBy(server: RunningServer, { lastName }: Patient, since: number) {
  const lines = await exportSince(server, since)
  return lines
    .map(({ payload, ...line }) => ({ ...line, payload: payload as unknown as BookingBody }))
    .filter(({ kind, payload }) => kind === 'appointment' && payload.basicInfo.lastName === lastName)
    .sort((one, other) => Date.parse(one.payload.dateTime.value) - Date.parse(other.payload.dateTime.value))
}

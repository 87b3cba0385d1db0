import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import { bookVisit } from '../../../../tests/support/dom-booked.ts'
import { bookings, fillForm, goOn } from '../../../../tests/support/dom-booking.ts'
import { goBack } from '../../../../tests/support/dom-prescreen.ts'
import {
  chosen,
  expectAddress,
  findSlot,
  firstSlot,
  MAIN,
  openHolding,
  pickSlot,
  proceed,
  SCHEDULE,
} from '../../../../tests/support/dom-results.ts'
import { answering, aVisit } from '../../../../tests/support/intake.ts'

const CALL = /\/v2\/appointments$/
const LAST = 'Your agreement to the vaccines'
const AT_LAST = { entry: { step: 'vaccineConsent', page: 'sign' } }

/** Opens the last page of a vaccine visit on which everything is answered. */
async function openLast(before?: (page: OpenedPage, answers: Record<string, unknown>) => Promise<void>) {
  const confirmed = { confirmPhoneNumber: '(513) 555-0177', confirmEmailAddress: 'w.ostrander@mail.example' }
  const { answers } = answering(aVisit(), 'patientDetails', confirmed)
  const page = await openHolding(
    SCHEDULE,
    { visit: { answers } },
    { ...AT_LAST, before: (opened) => before?.(opened, answers['patientDetails'] ?? {}) },
  )
  await screen.findByRole('heading', { level: 1, name: LAST })
  return page
}

/** Presses Book while the server refuses it in these words. */
async function bookInVain(page: OpenedPage, status: number, error: object) {
  let isRefused = false
  page.answer(CALL, (_path, _init, next) => {
    if (isRefused) return next()
    isRefused = true
    return Response.json({ errors: [error] }, { status })
  })
  goOn()
  return screen.findByRole('alertdialog')
}

const buttonsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const press = async ({ user }: OpenedPage, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const firstName = () => document.querySelector<HTMLInputElement>('[name=firstName]')

const BAD_NAME = { key: 'invalidRequest', message: 'pattern', field: 'basicInfo.firstName' }
const CHANGED = {
  key: 'consentChanged',
  message: 'textChanged',
  field: 'consentDetails.documents.generalConsent',
}
const TAKEN = { key: 'slotTaken', message: 'No.' }

describe('a booking with a field that the server does not take', () => {
  it('says which in a dialog with the ways on and a number to call [BK-43, BOOK-11, BOOK-16, BOOK-17]', async () => {
    const dialog = await bookInVain(await openLast(), 400, BAD_NAME)
    expect(within(dialog).getByRole('heading')).toHaveTextContent('Confirmation Error')
    expect(dialog).toHaveTextContent('Patient details: Input must be valid.')
    expect(buttonsOf(dialog)).toEqual(['Schedule Appointment', 'Quit', 'Change my answers'])
    expect(within(dialog).getByRole('link', { name: 'Call (800) 555-0101' })).toBeVisible()
    await expectAccessible('a booking refused')
  })

  it('offers to change the answers and keeps the visit also when no field is named [BK-30, BK-43]', async () => {
    const page = await openLast()
    const dialog = await bookInVain(page, 400, { key: 'invalidRequest', message: 'No.' })
    expect(buttonsOf(dialog)).toContain('Change my answers')
    await press(page, 'Change my answers')
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible()
    expect(await screen.findAllByText(/^Held for you for/)).not.toEqual([])
  })

  it('says in the words of the questions that the birth date is refused [BK-30]', async () => {
    const words = 'The vaccine is for adults 50 and older.'
    const refused = { key: 'notEligible', message: words, field: 'basicInfo.dateOfBirth' }
    const page = await openLast()
    expect(await bookInVain(page, 400, refused)).toHaveTextContent(words)
    await press(page, 'Change my answers')
    await waitFor(() => expect(firstName()).toHaveValue('Wilhelmina'))
  })

  it('opens the page of the field with the hold kept, and Back returns to the last page [BOOK-08, BOOK-16]', async () => {
    const page = await openLast()
    await bookInVain(page, 400, BAD_NAME)
    await press(page, 'Change my answers')
    await waitFor(() => expect(firstName()).toHaveValue('Wilhelmina'))
    expect(await screen.findAllByText(/^Held for you for/)).not.toEqual([])
    await goBack(page, SCHEDULE)
    expect(await screen.findByRole('heading', { level: 1, name: LAST })).toBeVisible()
  })
})

it('a text that has changed meanwhile is agreed to again, on its page [CONSENT-10]', async () => {
  const page = await openLast()
  const boxes = () => within(document.querySelector('main form') as HTMLElement).getAllByRole('checkbox')
  const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const dialog = await bookInVain(page, 400, CHANGED)
  expect(opened, 'screen readers hear the dialog once').toHaveBeenCalledTimes(1)
  expect(dialog).toBeInTheDocument()
  expect(dialog).toHaveTextContent('General consent: This text has changed. Please read it again.')
  await press(page, 'Change my answers')
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy and care' })).toBeVisible()
  for (const box of boxes()) expect(box).not.toBeChecked()
  await fillForm(page, {})
  expect(await bookings(page.server)).toHaveLength(1)
})

describe('a booking of a slot that is taken', () => {
  it('opens a dialog with the next steps [BOOK-11, BOOK-12, BOOK-13]', async () => {
    const dialog = await bookInVain(await openLast(), 409, TAKEN)
    expect(within(dialog).getByRole('heading')).toHaveTextContent('Appointment Conflict')
    expect(dialog).toHaveTextContent('The time you selected is no longer available.')
    expect(buttonsOf(dialog)).toEqual(['Check Availability', 'Quit'])
  })

  it('opens all slots without a choice, and books another one with the same answers [BOOK-09, BOOK-12, BOOK-13]', async () => {
    const page = await openLast()
    await bookInVain(page, 409, TAKEN)
    await press(page, 'Check Availability')
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible()
    await findSlot()
    expect(chosen()).toEqual([])
    await pickSlot(page, firstSlot())
    await proceed(page)
    await waitFor(() => expect(firstName()).toHaveValue('Wilhelmina'))
    await fillForm(page, {})
    expect((await bookings(page.server)).map(({ status }) => status)).toEqual(['booked'])
  })
})

it('a duplicate of a booked visit is refused, with the number, the cancel page and no word of an email, and Quit opens the main page [BK-43, BOOK-14, BOOK-15, BOOK-20, LIMITS-09]', async () => {
  const page = await openLast(async (opened, details) => {
    const { visit } = await bookVisit(opened, 'flu')
    const { phoneNumber } = visit.answers['patientDetails'] ?? {}
    Object.assign(details, { phoneNumber, confirmPhoneNumber: phoneNumber })
  })
  goOn()
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByRole('heading')).toHaveTextContent('Looks like you already have an appointment')
  expect(dialog).toHaveTextContent('Please check your confirmation or your calendar, or call 888-852-2567.')
  expect(within(dialog).getByRole('link', { name: '888-852-2567' })).toHaveAttribute(
    'href',
    'tel:+1-888-852-2567',
  )
  expect(within(dialog).getByRole('link', { name: 'Cancel a visit' })).toBeVisible()
  await press(page, 'Quit')
  await expectAddress(page, MAIN)
  expect(await bookings(page.server)).toHaveLength(1)
})

describe('a booking without an answer', () => {
  const TROUBLE = "We're having trouble connecting at the moment. Please try again shortly."
  const NUMBERS = { cardholderIdNumber: 'QX55820914', groupNumber: 'GRP7714' }

  const attempts = ({ network }: OpenedPage) => network.sent.filter(({ path }) => CALL.test(path))

  /** Presses Book, and every answer to it is lost from then on. */
  async function bookUnanswered(page: OpenedPage): Promise<() => void> {
    let isOver = false
    page.answer(CALL, async (_path, _init, next) => {
      const answer = await next()
      if (!isOver) throw new TypeError('terminated')
      return answer
    })
    goOn()
    await screen.findByText(TROUBLE)
    return () => {
      isOver = true
    }
  }

  it('says that it failed, and not that somebody else booked the slot [BOOK-18, faults 3 to 5]', async () => {
    await bookUnanswered(await openLast())
    expect(screen.getByText(TROUBLE).closest('[role=alert]')).toBeVisible()
    expect(screen.queryByText(/Your time was booked by somebody else/)).toBeNull()
    await expectAccessible('no answer to a booking')
  })

  it('is one booking after another press [BOOK-18, API-49]', async () => {
    const page = await openLast()
    const answerAgain = await bookUnanswered(page)
    answerAgain()
    goOn()
    await screen.findByRole('heading', { level: 1, name: 'Your appointment is confirmed!' })
    expect(attempts(page)).toHaveLength(3)
    expect(new Set(attempts(page).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(await bookings(page.server)).toHaveLength(1)
  })

  it('is one booking after a reload too: numbers are typed again, and the same is sent [BOOK-18, API-49, CARD-05]', async () => {
    const page = await openLast()
    const answerAgain = await bookUnanswered(page)
    answerAgain()
    await page.reload()
    await screen.findByRole('heading', { level: 1, name: LAST })
    expect(await screen.findByText('This visit may already be booked')).toBeVisible()
    goOn()
    await waitFor(() => expect(document.querySelector('[name=cardholderIdNumber]')).toBeVisible())
    expect(screen.getByText(/For your safety we did not keep some numbers/)).toBeVisible()
    const told: string[] = []
    await fillForm(page, NUMBERS, {
      onPage: (title) => {
        if (screen.queryByText(/it will not be booked twice/)) told.push(title)
      },
    })
    expect(told[0]).toBe('Check your answers')
    expect(new Set(attempts(page).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(new Set(attempts(page).map(({ body }) => body)).size).toBe(1)
    expect(await bookings(page.server)).toHaveLength(1)
  })
})

describe('a booking without an answer', () => {
  const DIALOG = { name: 'This visit may already be booked' }

  it('says at once that it may be booked, and Start over shows the confirmation when it is [BK-37]', async () => {
    const page = await openLast()
    let calls = 0
    page.answer(CALL, async (_path, _init, next) => {
      calls += 1
      const answer = await next()
      if (calls > 2) return answer
      throw new TypeError('the answer was lost')
    })
    goOn()
    expect(await screen.findByText('This visit may already be booked')).toBeVisible()
    await press(page, 'Start over')
    await press(page, 'Erase and start over')
    await expectAddress(page, '/health-services/scheduler/confirmation')
    expect(await bookings(page.server)).toHaveLength(1)
  })

  it('offline Start over cannot tell, and erases only after "Start over anyway" [BK-37]', async () => {
    const page = await openLast()
    page.answer(CALL, () => Promise.reject(new TypeError('offline')))
    goOn()
    await screen.findByText('This visit may already be booked')
    await press(page, 'Start over')
    await press(page, 'Erase and start over')
    const dialog = await screen.findByRole('dialog', DIALOG)
    expect(within(dialog).getByRole('link', { name: '888-852-2567' })).toHaveAttribute(
      'href',
      'tel:+1-888-852-2567',
    )
    await expectAccessible('start over, not settled')
    await press(page, 'Keep waiting')
    expect(screen.getByRole('heading', { level: 1, name: LAST })).toBeVisible()
    await press(page, 'Start over')
    await press(page, 'Erase and start over')
    await press(page, 'Start over anyway')
    await expectAddress(page, MAIN)
  })

  it('a link of the header asks the same before it leaves [BK-37, BK-01]', async () => {
    const page = await openLast()
    page.answer(CALL, () => Promise.reject(new TypeError('offline')))
    goOn()
    await screen.findByText('This visit may already be booked')
    await page.user.click(screen.getByRole('link', { name: 'Find a clinic' }))
    await press(page, 'Leave')
    expect(await screen.findByRole('dialog', DIALOG)).toBeVisible()
    expect(page.address()).toBe(SCHEDULE)
  })
})

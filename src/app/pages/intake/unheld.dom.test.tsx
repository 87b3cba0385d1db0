import { expect, it } from 'vitest'
import { answersOf, aPatient } from '../../../../tests/support/booking-answers.ts'
import { screen } from '../../../../tests/support/dom.tsx'
import { bookings, fillForm, openBookingForm } from '../../../../tests/support/dom-booking.ts'

const UNHELD = 'This time is not held. We will book it when you finish, if it is still free.'
/** No time of any day is held. */
const FULL = {
  trustProxy: false,
  publicUrl: undefined,
  kioskCode: undefined,
  limits: {
    'ceiling.longLeast': 0,
    'ceiling.longPercent': 0,
    'ceiling.shortLeast': 0,
    'ceiling.shortPercent': 0,
  },
}

it('the form says that the time is not held when too much of its day is, and the guest can still book it [HD-03]', async () => {
  const page = await openBookingForm('clinic', 'adult', { server: { settings: FULL } })
  expect(screen.getByText(UNHELD)).toBeVisible()
  expect(screen.queryByText(/^Held for you for/)).toBeNull()
  await fillForm(page, answersOf(aPatient('adult', true)))
  expect(await bookings(page.server)).toMatchObject([{ status: 'booked' }])
})

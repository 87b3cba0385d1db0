import { fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answersOf, aPatient, type Patient } from '../../../../tests/support/booking-answers.ts'
import { bookings, fillForm, openBookingForm } from '../../../../tests/support/dom-booking.ts'

/** The rows above the button that books: label, value, and the name of the link that changes it. */
function lastLook(): [string, string, string][] {
  const button = document.querySelector('main form button[type=submit]')
  if (button?.textContent !== 'Book this visit') return []
  const card = [...document.querySelectorAll('main form section')].at(-1)
  return [...(card?.querySelectorAll('dl > div') ?? [])].map((row) => [
    row.querySelector('dt')?.textContent ?? '',
    row.querySelector('dd')?.textContent ?? '',
    row.querySelector('a')?.getAttribute('aria-label') ?? '',
  ])
}

it.each<[Patient['age'], string]>([
  ['child', "I am the patient's parent or guardian"],
  ['adult', 'I am the patient'],
])(
  'the page with the last button names visit, time with its length, place and signer of %s, each with a way to change it [BK-41]',
  async (age, who) => {
    const patient = aPatient(age, false)
    const page = await openBookingForm('clinic', age)
    let empty: [string, string, string][] = []
    let filled: [string, string, string][] = []
    await fillForm(page, answersOf(patient), {
      onPage: () => {
        empty = lastLook()
      },
      onFilled: async () => {
        filled = lastLook()
        const change = document.querySelector('a[aria-label="Change “Who is signing?”"]')
        if (!change) return
        fireEvent.click(change)
        await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'relationshipWithPatient'))
      },
    })
    expect(empty.at(-1)).toEqual(['Who is signing?', 'Not finished', 'Change “Who is signing?”'])
    const [visit, when, where, signer, ...more] = filled
    expect(visit).toEqual(['Visit', expect.stringMatching(/\w/), 'Change “Visit”'])
    expect(when).toEqual([
      'When',
      expect.stringMatching(/^\w{3}, \w{3} \d{1,2}, \d\d:\d\d [AP]M EST, \d+ minutes$/),
      'Change “When”',
    ])
    expect(where).toEqual(['Where', expect.stringMatching(/, OH 45\d{3}$/), 'Change “Where”'])
    expect(signer?.[1]).toMatch(new RegExp(`${patient.lastName}, ${who}$`))
    expect(more).toEqual([])
    expect(await bookings(page.server)).toHaveLength(1)
  },
)

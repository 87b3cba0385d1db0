import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answersOf, aPatient } from '../../../../tests/support/booking-answers.ts'
import { openPage } from '../../../../tests/support/dom.tsx'
import { databases } from '../../../../tests/support/dom-booked.ts'
import { fillForm, fillShown, goOn, openBookingForm } from '../../../../tests/support/dom-booking.ts'
import { searchHere } from '../../../../tests/support/dom-find.ts'
import {
  expectAddress,
  FLU,
  findSlot,
  firstSlot,
  holdsOf,
  MAIN,
  methodsOf,
  openHolding,
  pickSlot,
  proceed,
  RESULTS,
  SCHEDULE,
  SHINGLES,
} from '../../../../tests/support/dom-results.ts'

const WHO = 'Who is getting the vaccine?'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)

describe('the way to the form', () => {
  it('a slot for a vaccine series opens its questions before it is held [ELIG-17, PRESCREEN-43]', async () => {
    const page = await openPage(RESULTS, { entry: SHINGLES })
    await expectAddress(page, '/health-services/scheduler/prescreen/1')
    expect(await screen.findByRole('checkbox', { name: /Shingles/ })).toBeChecked()
    expect(holdsOf(page)).toEqual([])
  })

  it('fills in the birth date of the prescreen, also after a reload [PATIENT-01]', async () => {
    const eligibility = { dateOfBirth: '1958-07-04' }
    const page = await openHolding(SCHEDULE, { visit: { eligibility, eligibilityServiceIds: [201] } })
    await heading(WHO)
    expect(field('dobYear')).toHaveValue('1958')
    await page.reload()
    await heading(WHO)
    expect(field('dobYear')).toHaveValue('1958')
    expect(screen.getByText('68 years old')).toBeVisible()
  })
})

describe('a birth date that the vaccine is not for', () => {
  it('is refused where it is typed, in the words of the questions, with the way to another vaccine [BK-30]', async () => {
    const page = await openHolding(SCHEDULE, { doses: 'both' })
    await heading(WHO)
    fillShown({ ...answersOf(aPatient()), dobYear: '1990' })
    goOn()
    const words = /The shingles vaccine is for adults 50 and older/
    expect(await screen.findAllByText(words)).not.toEqual([])
    expect(await heading(WHO)).toBeVisible()
    await page.user.click(screen.getByRole('button', { name: 'Choose another vaccine' }))
    await expectAddress(page, '/health-services/scheduler/prescreen/1')
  })

  it('is refused by the ages of the vaccine alone too, with the same way [BK-30, DIR-15]', async () => {
    const page = await openHolding(SCHEDULE, { ages: { minAgeMonths: 108, maxAgeMonths: 192 } })
    await heading(WHO)
    fillShown({ ...answersOf(aPatient()), dobYear: '1990' })
    goOn()
    const words = 'For this visit the patient must be 16 years or younger.'
    expect(await screen.findAllByText(words)).not.toEqual([])
    await page.user.click(screen.getByRole('button', { name: 'Choose another vaccine' }))
    await expectAddress(page, '/health-services/scheduler/prescreen/1')
  })

  it('is taken once it is one that it is for [BK-30]', async () => {
    await openHolding(SCHEDULE, { doses: 'both' })
    await heading(WHO)
    fillShown({ ...answersOf(aPatient()), dobYear: '1960' })
    goOn()
    await heading('For the vaccine record')
  })
})

describe('Back', () => {
  it('returns page by page to the results, releases the hold, and keeps the answers for another slot [INTAKE-12, INTAKE-16, HOLD-10]', async () => {
    const page = await openHolding(SCHEDULE)
    await heading(WHO)
    fillShown(answersOf(aPatient()))
    goOn()
    await heading('For the vaccine record')
    await page.user.click(screen.getByRole('link', { name: 'Back' }))
    await heading(WHO)
    await page.user.click(screen.getByRole('link', { name: 'Back' }))
    await heading('Choose a time')
    expect(searchHere()).toEqual(FLU)
    await waitFor(() => expect(methodsOf(page)).toEqual(['DELETE']))
    await findSlot()
    await pickSlot(page, firstSlot())
    await proceed(page)
    await waitFor(() => expect(field('firstName')).toHaveValue('Rosalind'))
  })
})

it('Start over asks, releases the hold, erases the visit and opens the main page [INTAKE-16, HOLD-10]', async () => {
  const page = await openHolding(SCHEDULE)
  await heading(WHO)
  expect(await databases()).toContain('visit')
  await page.user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(methodsOf(page)).toEqual([])
  await page.user.click(screen.getByRole('button', { name: 'Erase and start over' }))
  await expectAddress(page, MAIN)
  await waitFor(() => expect(methodsOf(page)).toEqual(['DELETE']))
  await waitFor(async () => expect(await databases()).not.toContain('visit'))
})

it('the form without a visit redirects to the main page [ROUTE-43]', async () => {
  const page = await openPage(SCHEDULE)
  await expectAddress(page, MAIN)
})

it('signs of COVID-19 before a visit of tomorrow offer a later day and a call [BK-31, HISTORY-22, WI-12]', async () => {
  const page = await openBookingForm('vaccine', 'adult', {
    before: async () => {
      const { visit } = await import('../../state/visit.ts')
      if (visit.appointment) visit.appointment.timestamp = '2026-11-21T15:00:00Z'
    },
  })
  await fillForm(page, answersOf(aPatient('adult', true)), { until: /^Today, allergies/ })
  fillShown({ haveCovid19Symptoms: 'Yes' })
  expect(await screen.findByText(/^You told us about signs of COVID-19/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  )
  await page.user.click(screen.getByRole('button', { name: 'Choose a later day' }))
  await waitFor(() => expect(page.address()).toContain('date=2026-11-30'))
})

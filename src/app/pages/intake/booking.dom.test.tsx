import { expect, it } from 'vitest'
import {
  answersOf,
  aPatient,
  type FlowType,
  type Patient,
} from '../../../../tests/support/booking-answers.ts'
import { type OpenedPage, screen } from '../../../../tests/support/dom.tsx'
import {
  bookings,
  fillForm,
  fillShown,
  openBookingForm,
  shownAnswers,
} from '../../../../tests/support/dom-booking.ts'

type Case = [FlowType, Patient['age'], insurance: 'with insurance' | 'without insurance']

/** Every flow for an adult and for a child with a guardian, with insurance and without; a dietitian asks for none. */
const CASES = (['clinic', 'video', 'dietitian', 'vaccine'] as const).flatMap((flow) =>
  (['adult', 'child'] as const).flatMap((age) =>
    (['with insurance', 'without insurance'] as const)
      .filter((insurance) => flow !== 'dietitian' || insurance === 'without insurance')
      .map((insurance): Case => [flow, age, insurance]),
  ),
)

/** Names of numbers that no draft keeps. */
const SECRETS = [
  'primary-memberId',
  'primary-groupNumber',
  'cardholderIdNumber',
  'groupNumber',
  'stateId',
  'stateIssuedId',
]

/** Reloads the page once, on that of the insurance numbers where there is one, and has the guest go on where they were. */
function reloadingOnce(page: OpenedPage, patient: Patient) {
  let pages = 0
  let isDone = false
  return async (title: string) => {
    pages += 1
    const before = shownAnswers()
    const secrets = SECRETS.filter((name) => name in before)
    if (isDone || (secrets.length === 0 && pages < 8)) return
    isDone = true
    await page.reload()
    await screen.findByRole('heading', { level: 1, name: title })
    expect(await screen.findAllByText(/^Held for you for/)).not.toEqual([])
    const forgotten = Object.fromEntries(secrets.map((name) => [name, '']))
    expect(shownAnswers()).toEqual({ ...before, ...forgotten })
    if (secrets.length > 0)
      expect(screen.getByText(/For your safety we did not keep some numbers/)).toBeVisible()
    fillShown(answersOf(patient))
  }
}

/** A physical has no reasons to choose from. */
const OWN_WORDS = 'The school’s form has two pages'

/** What the server must have of a booking. */
function expectedOf(flow: FlowType, { age, isInsured, lastName }: Patient): Record<string, unknown> {
  const isChild = age === 'child'
  const consent = expect.objectContaining({
    consentToTreat: true,
    privacyPolicyConsent: true,
    signature: expect.objectContaining({
      relationshipWithPatient: isChild ? 'Child' : 'Self',
      ...(isChild && { guardianLastName: lastName }),
    }),
    ...(flow === 'video' && { telehealthConsent: true }),
    ...(flow === 'dietitian' && { telenutritionConsent: true }),
  })
  const insurance = flow === 'vaccine' ? (isInsured ? '1' : '0') : isInsured ? 'YES' : 'NO'
  return {
    ...(flow !== 'vaccine' && { businessName: flow === 'dietitian' ? 'dietitian' : 'tlc' }),
    basicInfo: expect.objectContaining({ lastName, dateOfBirth: isChild ? '2017-03-09' : '1958-07-04' }),
    consentDetails: consent,
    patientTimeZone:
      flow === 'dietitian' ? 'America/New_York' : Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(flow !== 'dietitian' && {
      insuranceInfo: expect.objectContaining({ hasPrimaryInsurance: insurance }),
    }),
    ...((flow === 'video' || flow === 'dietitian') && { licensureState: 'OH' }),
    ...(flow === 'vaccine' && { requestedVaccinations: [isChild ? 'Hepatitis B' : 'Shingles'] }),
    ...(flow === 'clinic' && { category: 'Physicals', notes: [OWN_WORDS] }),
  }
}

it.each(CASES)(
  'a visit (%s, %s, %s) is filled in over a reload and booked [SCOPE-02, BOOK-01 to BOOK-10, INTAKE-09]',
  async (flow, age, insurance) => {
    const patient = aPatient(age, insurance === 'with insurance')
    const page = await openBookingForm(flow, age)
    const answers = { ...answersOf(patient), notesOwnWords: OWN_WORDS }
    await fillForm(page, answers, { onFilled: reloadingOnce(page, patient) })
    const booked = await bookings(page.server)
    expect(booked.map(({ status }) => status)).toEqual(flow === 'vaccine' ? ['booked', 'booked'] : ['booked'])
    expect(booked[0]?.payload).toMatchObject(expectedOf(flow, patient))
    const code = document.querySelector('[translate=no]')?.textContent
    expect(booked.map(({ counterCode }) => counterCode)).toContain(code)
  },
)

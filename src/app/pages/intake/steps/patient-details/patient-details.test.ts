import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../../../../tests/support/builders.ts'
import type { Setting } from '../../../../../../tests/support/intake.ts'
import {
  ALL_FLAGS,
  answering,
  aStore,
  aVisit,
  FLAGGED,
  problemsIn,
  sliceIn,
} from '../../../../../../tests/support/intake.ts'
import type { Answers } from '../../../../forms/spec.ts'

const STEP = 'patientDetails'
const EVERYTHING: Setting = { config: ALL_FLAGS }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const visitWith = (answers: Answers) => answering(aVisit(), STEP, answers)
const problems = (answers: Answers, setting?: Setting) => problemsIn(visitWith(answers), STEP, setting)
const slice = (answers: Answers, setting?: Setting) =>
  sliceIn(visitWith(answers), STEP, setting) as { basicInfo: object; consentDetails: object }
const born = (dobYear: string, dobMonth: string, dobDay: string): Answers => ({ dobYear, dobMonth, dobDay })

describe('patient details, filled in rightly', () => {
  it('PATIENT-01 PATIENT-02 PATIENT-20 PATIENT-29 have no problem and become basicInfo', () => {
    expect(problems({})).toEqual({})
    expect(slice({})).toEqual({
      basicInfo: {
        firstName: 'Wilhelmina',
        lastName: 'Ostrander',
        preferredName: 'Billie',
        dateOfBirth: '1984-07-04',
        phoneNumber: '513-555-0177',
        isMobileNum: true,
        emailAddress: 'w.ostrander@mail.example',
        sexAssignedAtBirth: 'Female',
        gender: 'Female',
        race: 'White',
        ethnicity: 'Not Hispanic or Latino',
        address: {
          addressLines: ['714 Cormorant Ln', 'Apt 9C'],
          cityTown: 'Cincinnati',
          stateProvince: 'OH',
          postalCode: '45219',
          county: 'Hamilton',
        },
      },
      consentDetails: { smsConsent: true },
    })
  })

  it('PATIENT-02 PATIENT-03 PATIENT-40 PATIENT-43 have no problem with every field shown, and all of it is sent', () => {
    expect(problems(FLAGGED, EVERYTHING)).toEqual({})
    expect(slice(FLAGGED, EVERYTHING).basicInfo).toMatchObject({
      weight: '150',
      preferredLanguage: 'Spanish',
      altId: '44012345678',
      motherMaidenFirstName: 'Ottoline',
      motherMaidenLastName: 'Vandermeer',
      medicareBeneficiaryIdNumber: '1EG4-TE5-MK73',
      primaryHealthcareProvider: {
        name: 'Dr. Quimby',
        address: {
          addressLines: ['88 Elm St'],
          cityTown: 'Cincinnati',
          stateProvince: 'OH',
          postalCode: '45202',
        },
        phoneNumber: '513-555-0199',
        fax: '513-555-0198',
      },
    })
  })

  it('PATIENT-07 PATIENT-18 tidy what was typed: names trimmed, months padded, phones in any notation', () => {
    const typed = { firstName: '  Wilhelmina ', phoneNumber: '+1 513.555.0177', ...born('1984', 'jul', '4') }
    expect(problems(typed)).toEqual({})
    expect(slice(typed).basicInfo).toMatchObject({
      firstName: 'Wilhelmina',
      phoneNumber: '513-555-0177',
      dateOfBirth: '1984-07-04',
    })
  })
})

describe('patient details say what is wrong:', () => {
  it.each<[string, Answers, Record<string, string>]>([
    [
      'PATIENT-04 no first name',
      { firstName: ' ' },
      { firstName: "Patient's Legal First Name is a required field." },
    ],
    [
      'PATIENT-05 no last name',
      { lastName: '\u200b' },
      { lastName: "Patient's Legal Last Name is a required field." },
    ],
    ['VALID-02 a name of digits', { firstName: 'R2D2' }, { firstName: 'Input must be valid.' }],
    [
      'VALID-02 a preferred name of signs',
      { preferredName: '<b>' },
      { preferredName: 'Input must be valid.' },
    ],
    [
      'PATIENT-08 no maiden names',
      { motherMaidenFirstName: '', motherMaidenLastName: '' },
      {
        motherMaidenFirstName: "Mother's First Name is a required field.",
        motherMaidenLastName: "Mother's Maiden Name is a required field.",
      },
    ],
    ['PATIENT-09 month 13', born('1984', '13', '04'), { dobMonth: 'Value must be in MM format' }],
    ['PATIENT-10 day 32', born('1984', '07', '32'), { dobDay: 'Value must be in DD format' }],
    ['PATIENT-11 a year of two digits', born('84', '07', '04'), { dobYear: 'Value must be in YYYY format' }],
    ['PATIENT-12 no birth date', born('', '', ''), { dobMonth: 'Please enter a valid date.' }],
    ['PATIENT-12 an incomplete birth date', born('1984', '07', ''), { dobDay: 'Please enter a valid date.' }],
    ['PATIENT-19 February 30', born('1984', '02', '30'), { dobDay: 'Please enter a valid date.' }],
    ['PATIENT-19 the year 1899', born('1899', '07', '04'), { dobYear: 'Please enter a valid date.' }],
    ['PATIENT-13 tomorrow', born('2026', '11', '21'), { dobMonth: 'Please enter a valid date.' }],
    ['PATIENT-12 121 years', born('1905', '07', '04'), { dobMonth: 'Please enter a valid date.' }],
    [
      'PATIENT-14 a day short of 12 months',
      born('2025', '11', '21'),
      { dobMonth: 'Patient must be 12 months or older.' },
    ],
    [
      'PATIENT-21 an address without @',
      { emailAddress: 'mail.example' },
      { emailAddress: 'Please enter a valid email address.' },
    ],
    [
      'PATIENT-21 an e-mail of 65 characters',
      { emailAddress: `${'a'.repeat(52)}@mail.example` },
      { emailAddress: 'Please enter a valid email address.' },
    ],
    [
      'PATIENT-26 PATIENT-51 no phone',
      { phoneNumber: '' },
      { phoneNumber: 'Please enter a valid phone number.' },
    ],
    [
      'PATIENT-26 nine digits',
      { phoneNumber: '513-555-017' },
      { phoneNumber: 'Please enter a valid phone number.' },
    ],
    [
      'PATIENT-30 no mobile answer',
      { isMobileNum: undefined },
      { isMobileNum: 'Mobile number is a required field.' },
    ],
    [
      'PATIENT-32 PATIENT-35 no sex',
      { sexAssignedAtBirth: undefined },
      { sexAssignedAtBirth: 'Sex Assigned at Birth is a required field.' },
    ],
    ['PATIENT-33 no gender', { gender: '' }, { gender: 'Gender is a required field.' }],
    ['PATIENT-34 no race', { race: 'Choose One' }, { race: 'Race is a required field.' }],
    ['PATIENT-34 no ethnicity', { ethnicity: undefined }, { ethnicity: 'Ethnicity is a required field.' }],
    [
      'PATIENT-36 a race that is none of the options',
      { race: 'Martian' },
      { race: 'Race is a required field.' },
    ],
    [
      'PATIENT-38 no weight',
      { weight: '' },
      { weight: 'Please enter a valid weight. Weight is a required field.' },
    ],
    [
      'PATIENT-38 a weight of four digits',
      { weight: '1000' },
      { weight: 'Please enter a valid weight. Weight is a required field.' },
    ],
    [
      'PATIENT-41 a Medicare id of 12 signs',
      { medicareBeneficiaryIdNumber: '1EG4-TE5-MK7' },
      {
        medicareBeneficiaryIdNumber:
          'Your Medicare Beneficiary Identification Number must be in ####-###-#### format.',
      },
    ],
    [
      'VALID-03 a card number of 31 signs',
      { altId: '4'.repeat(31) },
      { altId: 'Input must be 30 characters or less.' },
    ],
    [
      'ADDRESS-03 no street',
      { addressLineOne: '' },
      { addressLineOne: 'Address Line 1 is a required field.' },
    ],
    [
      'ADDRESS-03 a street of 41 signs',
      { addressLineOne: 'x'.repeat(41) },
      { addressLineOne: 'Input must be 40 characters or less.' },
    ],
    [
      'ADDRESS-04 a second line of 41 signs',
      { addressLineTwo: 'x'.repeat(41) },
      { addressLineTwo: 'Input must be 40 characters or less.' },
    ],
    ['ADDRESS-05 no city', { city: '' }, { city: 'City is a required field.' }],
    ['ADDRESS-06 ADDRESS-07 a city with digits', { city: 'Area 51' }, { city: 'Please enter a valid city.' }],
    ['ADDRESS-08 no state', { state: 'Choose One' }, { state: 'State is a required field.' }],
    ['ADDRESS-09 no ZIP', { zipCode: '' }, { zipCode: 'Please enter a valid zip code.' }],
    ['ADDRESS-09 a ZIP of four digits', { zipCode: '4521' }, { zipCode: 'Please enter a valid zip code.' }],
    ['ADDRESS-10 no county', { county: '' }, { county: 'County is a required field.' }],
    ['ADDRESS-11 a county of two letters', { county: 'Ha' }, { county: 'Please enter a valid county.' }],
  ])('%s', (_, answers, expected) => {
    expect(problems({ ...FLAGGED, ...answers, ...confirmed(answers) }, EVERYTHING)).toEqual(expected)
  })

  it('ADDRESS-09 ADDRESS-12 ZIP+4 without its hyphen and a county of two words are right', () => {
    expect(problems({ zipCode: '452191234', county: "Prince George's" })).toEqual({})
  })

  it('PATIENT-51 no e-mail is right for a walk-in, and wrong where the configuration asks for one', () => {
    const none = { emailAddress: '' }
    expect(problems(none)).toEqual({})
    expect(problems(none, { config: { emailRequired: true } })).toEqual({
      emailAddress: 'Please enter a valid email address.',
    })
  })

  it('PATIENT-22 PATIENT-23 an e-mail is typed twice alike, apart from case and spaces', () => {
    const again = (confirmEmailAddress: string) => problems({ ...FLAGGED, confirmEmailAddress }, EVERYTHING)
    expect(again(' W.OSTRANDER@mail.example ')).toEqual({})
    expect(again('w.ostranda@mail.example')).toEqual({ confirmEmailAddress: 'Email addresses must match' })
  })

  it('PATIENT-22 an optional e-mail that was typed must be typed again; an empty one need not', () => {
    expect(problems({ ...FLAGGED, confirmEmailAddress: '' }, EVERYTHING)).toEqual({
      confirmEmailAddress: 'Email addresses must match',
    })
    expect(problems({ ...FLAGGED, emailAddress: '', confirmEmailAddress: '' }, EVERYTHING)).toEqual({})
  })

  it('PATIENT-27 a phone number is typed twice alike, in any notation', () => {
    const again = (confirmPhoneNumber: string) => problems({ ...FLAGGED, confirmPhoneNumber }, EVERYTHING)
    expect(again('1-513-555-0177')).toEqual({})
    expect(again('513-555-0178')).toEqual({ confirmPhoneNumber: 'Phone numbers must match' })
  })
})

/** The confirmations that go with a phone or e-mail, so that only the first of both is wrong. */
function confirmed({ phoneNumber, emailAddress }: Answers): Answers {
  return {
    ...(phoneNumber === undefined ? {} : { confirmPhoneNumber: phoneNumber || '1' }),
    ...(phoneNumber === '' ? { confirmPhoneNumber: '-' } : {}),
    ...(emailAddress === undefined ? {} : { confirmEmailAddress: emailAddress }),
  }
}

describe('the youngest patient', () => {
  const mississippi = aStore({ address: { ...aStore().address, stateProvince: 'MS' } })
  const at = (store: typeof mississippi, [year = '', month = '', day = '']: string[]) =>
    problemsIn(
      answering(
        aVisit({ provider: { providerId: 'x', businessName: 'pharmacy', store } }),
        STEP,
        born(year, month, day),
      ),
      STEP,
    )

  it('PATIENT-14 PATIENT-15 is 12 months old today, outside of Mississippi', () => {
    expect(at(aStore(), ['2025', '11', '20'])).toEqual({})
  })

  it('PATIENT-16 PATIENT-17 is 18 months old today, in Mississippi', () => {
    expect(at(mississippi, ['2025', '05', '20'])).toEqual({})
    expect(at(mississippi, ['2025', '05', '21'])).toEqual({
      dobMonth: 'Patient must be 18 months or older.',
    })
  })
})

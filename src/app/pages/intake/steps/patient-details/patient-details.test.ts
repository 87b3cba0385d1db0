import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../../../../tests/support/builders.ts'
import {
  ALL_FLAGS,
  answering,
  aStore,
  aVisit,
  FLAGGED,
  intakeFor,
  problemsIn,
  type Setting,
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
  it('have no problem and become basicInfo [PATIENT-01, PATIENT-02, PATIENT-20, PATIENT-29]', () => {
    expect(problems({})).toEqual({})
    expect(slice({})).toEqual({
      basicInfo: {
        firstName: 'Wilhelmina',
        lastName: 'Ostrander',
        preferredName: 'Billie',
        dateOfBirth: '1984-07-04',
        phoneNumber: '513-555-0177',
        emailAddress: 'w.ostrander@mail.example',
        sexAssignedAtBirth: 'Female',
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
      consentDetails: {},
    })
  })

  it('have no problem with every field shown, and all of it is sent [PATIENT-02, PATIENT-03, PATIENT-40, PATIENT-43]', () => {
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

  it('tidies typed answers: names trimmed, months padded, phones in any notation [PATIENT-07, PATIENT-18]', () => {
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
      'no first name [PATIENT-04]',
      { firstName: ' ' },
      { firstName: "Patient's Legal First Name is a required field." },
    ],
    [
      'no last name [PATIENT-05]',
      { lastName: '\u200b' },
      { lastName: "Patient's Legal Last Name is a required field." },
    ],
    [
      'a name of digits [WI-11]',
      { firstName: '22' },
      { firstName: 'Use letters, spaces, hyphens and apostrophes.' },
    ],
    [
      'a name of 61 characters [VALID-03, WI-11]',
      { lastName: 'x'.repeat(61) },
      { lastName: 'Input must be 60 characters or less.' },
    ],
    [
      'a preferred name of signs [WI-11]',
      { preferredName: '<b>' },
      { preferredName: 'Use letters, spaces, hyphens and apostrophes.' },
    ],
    [
      'no maiden names [PATIENT-08]',
      { motherMaidenFirstName: '', motherMaidenLastName: '' },
      {
        motherMaidenFirstName: "Mother's First Name is a required field.",
        motherMaidenLastName: "Mother's Maiden Name is a required field.",
      },
    ],
    ['month 13 [PATIENT-09]', born('1984', '13', '04'), { dobMonth: 'Value must be in MM format' }],
    ['day 32 [PATIENT-10]', born('1984', '07', '32'), { dobDay: 'Value must be in DD format' }],
    [
      'a year of two digits [PATIENT-11]',
      born('84', '07', '04'),
      { dobYear: 'Value must be in YYYY format' },
    ],
    ['no birth date [PATIENT-12]', born('', '', ''), { dobMonth: 'Please enter a valid date.' }],
    [
      'an incomplete birth date [PATIENT-12]',
      born('1984', '07', ''),
      { dobDay: 'Please enter a valid date.' },
    ],
    ['February 30 [PATIENT-19]', born('1984', '02', '30'), { dobDay: 'Please enter a valid date.' }],
    ['the year 1899 [PATIENT-19]', born('1899', '07', '04'), { dobYear: 'Please enter a valid date.' }],
    ['tomorrow [PATIENT-13]', born('2026', '11', '21'), { dobMonth: 'Please enter a valid date.' }],
    ['121 years [PATIENT-12]', born('1905', '07', '04'), { dobMonth: 'Please enter a valid date.' }],
    [
      'a day short of 12 months [PATIENT-14]',
      born('2025', '11', '21'),
      { dobMonth: 'Patient must be 12 months or older.' },
    ],
    [
      'an address without @ [PATIENT-21]',
      { emailAddress: 'mail.example' },
      { emailAddress: 'Please enter a valid email address.' },
    ],
    [
      'an e-mail of 65 characters [PATIENT-21]',
      { emailAddress: `${'a'.repeat(52)}@mail.example` },
      { emailAddress: 'Please enter a valid email address.' },
    ],
    [
      'no phone [PATIENT-26, PATIENT-51]',
      { phoneNumber: '' },
      { phoneNumber: 'Please enter a valid phone number.' },
    ],
    [
      'nine digits [PATIENT-26]',
      { phoneNumber: '513-555-017' },
      { phoneNumber: 'Please enter a valid phone number.' },
    ],
    [
      'no mobile answer [PATIENT-30]',
      { isMobileNum: undefined },
      { isMobileNum: 'Mobile number is a required field.' },
    ],
    [
      'no sex [PATIENT-32, PATIENT-35]',
      { sexAssignedAtBirth: undefined },
      { sexAssignedAtBirth: 'Sex Assigned at Birth is a required field.' },
    ],
    ['no gender [PATIENT-33]', { gender: '' }, { gender: 'Gender is a required field.' }],
    ['no race [PATIENT-34]', { race: 'Choose One' }, { race: 'Race is a required field.' }],
    ['no ethnicity [PATIENT-34]', { ethnicity: undefined }, { ethnicity: 'Ethnicity is a required field.' }],
    ['a race outside the options [PATIENT-36]', { race: 'Martian' }, { race: 'Race is a required field.' }],
    [
      'no weight [PATIENT-38]',
      { weight: '' },
      { weight: 'Please enter a valid weight. Weight is a required field.' },
    ],
    [
      'a weight of four digits [PATIENT-38]',
      { weight: '1000' },
      { weight: 'Please enter a valid weight. Weight is a required field.' },
    ],
    [
      'a Medicare id of 12 signs [PATIENT-41]',
      { medicareBeneficiaryIdNumber: '1EG4-TE5-MK7' },
      {
        medicareBeneficiaryIdNumber:
          'Your Medicare Beneficiary Identification Number must be in ####-###-#### format.',
      },
    ],
    [
      'a card number of 31 signs [VALID-03]',
      { altId: '4'.repeat(31) },
      { altId: 'Input must be 30 characters or less.' },
    ],
    [
      'no street [ADDRESS-03]',
      { addressLineOne: '' },
      { addressLineOne: 'Address Line 1 is a required field.' },
    ],
    [
      'a street of 41 signs [ADDRESS-03]',
      { addressLineOne: 'x'.repeat(41) },
      { addressLineOne: 'Input must be 40 characters or less.' },
    ],
    [
      'a second line of 41 signs [ADDRESS-04]',
      { addressLineTwo: 'x'.repeat(41) },
      { addressLineTwo: 'Input must be 40 characters or less.' },
    ],
    ['no city [ADDRESS-05]', { city: '' }, { city: 'City is a required field.' }],
    [
      'a city with digits [ADDRESS-06, ADDRESS-07]',
      { city: 'Area 51' },
      { city: 'Please enter a valid city.' },
    ],
    ['no state [ADDRESS-08]', { state: 'Choose One' }, { state: 'State is a required field.' }],
    ['no ZIP [ADDRESS-09]', { zipCode: '' }, { zipCode: 'Please enter a valid zip code.' }],
    ['a ZIP of four digits [ADDRESS-09]', { zipCode: '4521' }, { zipCode: 'Please enter a valid zip code.' }],
    ['no county [ADDRESS-10]', { county: '' }, { county: 'County is a required field.' }],
    ['a county of two letters [ADDRESS-11]', { county: 'Ha' }, { county: 'Please enter a valid county.' }],
  ])('%s', (_, answers, expected) => {
    expect(problems({ ...FLAGGED, ...answers, ...confirmed(answers) }, EVERYTHING)).toEqual(expected)
  })

  it('ZIP+4 without its hyphen and a county of two words are right [ADDRESS-09, ADDRESS-12]', () => {
    expect(problems({ zipCode: '452191234', county: "Prince George's" })).toEqual({})
  })

  it('no e-mail is right for a walk-in, and wrong where the configuration asks for one [PATIENT-51]', () => {
    const none = { emailAddress: '' }
    expect(problems(none)).toEqual({})
    expect(problems(none, { config: { emailRequired: true } })).toEqual({
      emailAddress: 'Please enter a valid email address.',
    })
  })

  it('an e-mail is typed twice alike, apart from case and spaces [PATIENT-22, PATIENT-23]', () => {
    const again = (confirmEmailAddress: string) => problems({ ...FLAGGED, confirmEmailAddress }, EVERYTHING)
    expect(again(' W.OSTRANDER@mail.example ')).toEqual({})
    expect(again('w.ostranda@mail.example')).toEqual({ confirmEmailAddress: 'Email addresses must match' })
  })

  it('an optional e-mail that was typed must be typed again; an empty one need not [PATIENT-22]', () => {
    expect(problems({ ...FLAGGED, confirmEmailAddress: '' }, EVERYTHING)).toEqual({
      confirmEmailAddress: 'Email addresses must match',
    })
    expect(problems({ ...FLAGGED, emailAddress: '', confirmEmailAddress: '' }, EVERYTHING)).toEqual({})
  })

  it('a phone number is typed twice alike, in any notation [PATIENT-27]', () => {
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

  it('is 12 months old today, outside of Mississippi [PATIENT-14, PATIENT-15]', () => {
    expect(at(aStore(), ['2025', '11', '20'])).toEqual({})
  })

  it('is 18 months old today, in Mississippi [PATIENT-16, PATIENT-17]', () => {
    expect(at(mississippi, ['2025', '05', '20'])).toEqual({})
    expect(at(mississippi, ['2025', '05', '21'])).toEqual({
      dobMonth: 'Patient must be 18 months or older.',
    })
  })
})

it('no field of the name takes the reader for the patient, who may be a child [WI-16]', () => {
  const names = ['firstName', 'lastName', 'preferredName', 'dob']
  const fields = intakeFor(aVisit())
    .pages.filter(({ stepKey }) => stepKey === STEP)
    .flatMap(({ page }) => page.fields)
    .filter(({ name }) => names.includes(name))
  expect(fields).toHaveLength(names.length)
  for (const { label, hint = '' } of fields) expect(`${label} ${hint}`).not.toMatch(/\byour?\b/i)
})

it.each([
  ['17 years and 364 days', '2008-11-21', 'Where does the patient live?'],
  ['18 years', '2008-11-20', 'Where do you live?'],
])('for a patient of %s the form asks for the address with these words [WI-16]', (_, birth, title) => {
  const [year = '', month = '', day = ''] = birth.split('-')
  const record = intakeFor(visitWith(born(year, month, day))).pages.find(({ page }) => page.key === 'record')
  expect(record?.page.cards?.[0]?.title).toBe(title)
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormConfig } from '#contract/content/form-config'
import { TEST_NOW } from '../../../../../../tests/support/builders.ts'
import {
  ALL_FLAGS,
  answering,
  aVisit,
  documentIn,
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

const NONE = Object.fromEntries(
  Object.keys(FLAGGED).flatMap((name) => (/^provider|^primaryHealth/.test(name) ? [[name, '']] : [])),
)

describe('the healthcare provider', () => {
  const whole = {
    providerAddressLineOne: '88 Elm St',
    providerCity: 'Cincinnati',
    providerState: 'OH',
    providerZipCode: '45202',
  }
  const provided = (answers: Answers) => problems({ ...FLAGGED, ...NONE, ...answers }, EVERYTHING)

  it('may be left out altogether [PATIENT-43]', () => {
    expect(provided({})).toEqual({})
    expect(slice({ ...FLAGGED, ...NONE }, EVERYTHING).basicInfo).not.toHaveProperty(
      'primaryHealthcareProvider',
    )
  })

  it.each(Object.entries(whole))(
    'with %s alone lacks the other three, said beside each [PATIENT-44]',
    (name, text) => {
      const others = Object.keys(whole).filter((other) => other !== name)
      const message = 'A full healthcare provider address is required.'
      expect(provided({ [name]: text })).toEqual(Object.fromEntries(others.map((other) => [other, message])))
    },
  )

  it('spaces and invisible characters do not begin an address [PATIENT-44]', () => {
    expect(
      provided({ providerAddressLineOne: ' ', providerCity: '\u200b', providerZipCode: '\u3164' }),
    ).toEqual({})
  })

  it.each<[string, Answers, Record<string, string>]>([
    ['a city with digits', { ...whole, providerCity: 'C1' }, { providerCity: 'Please enter a valid city.' }],
    [
      'a ZIP of letters',
      { ...whole, providerZipCode: 'K1A 0B1' },
      { providerZipCode: 'Please enter a valid zip code.' },
    ],
    [
      'a phone of 7 digits',
      { providerPhoneNumber: '5550199' },
      { providerPhoneNumber: 'Please enter a valid phone number.' },
    ],
    ['a fax of letters', { providerFax: 'none' }, { providerFax: 'Please enter a valid phone number.' }],
    [
      'a street of 41 signs',
      { ...whole, providerAddressLineOne: 'x'.repeat(41) },
      { providerAddressLineOne: 'Input must be 40 characters or less.' },
    ],
  ])('%s is refused [PATIENT-45]', (_, answers, expected) => {
    expect(provided(answers)).toEqual(expected)
  })

  it('has a name of at most 40 characters [PATIENT-46]', () => {
    expect(provided({ primaryHealthcareProvider: 'é'.repeat(40) })).toEqual({})
    expect(provided({ primaryHealthcareProvider: 'x'.repeat(41) })).toEqual({
      primaryHealthcareProvider: 'Input must be 40 characters or less.',
    })
  })
})

/** What other forms ask beside a walk-in's. */
const ASKED = { showGender: true, showTextingConsent: true }

describe('what a configuration shows', () => {
  const namesIn = (config: Partial<FormConfig>, set: 'production' | 'test' = 'production') =>
    intakeFor(aVisit(), { set, config })
      .pages.filter((stop) => stop.stepKey === STEP)
      .flatMap(({ page }) => page.fields.map(({ name }) => name))
  const HIDDEN = [
    'weight',
    'altId',
    'preferredLanguage',
    'primaryHealthcareProvider',
    'motherMaidenFirstName',
  ]

  it('by default: address, gender, texting, preferred name, race, ethnicity, nothing else [PATIENT-48, PATIENT-49]', () => {
    const names = namesIn(ASKED)
    expect(names).toEqual(
      expect.arrayContaining([
        'addressLineOne',
        'gender',
        'isMobileNum',
        'isMobileConsentChecked',
        'preferredName',
        'race',
        'ethnicity',
      ]),
    )
    expect(names.filter((name) => HIDDEN.includes(name))).toEqual([])
  })

  it('every flag shows its own fields [PATIENT-47]', () => {
    const formConfig = documentIn('test', 'formConfig')
    expect(formConfig['walkInVaccine']?.default.showWeight).toBe(true)
    expect(namesIn({}, 'test')).toEqual(expect.arrayContaining(HIDDEN))
  })

  it('a hidden field is neither asked, nor validated, nor sent [PATIENT-50, ADDRESS-14]', () => {
    const config = Object.fromEntries(Object.keys(ALL_FLAGS).map((flag) => [flag, false]))
    const wrong = { ...FLAGGED, weight: 'x', zipCode: 'x', race: 'x', providerCity: '1', emailAddress: '' }
    expect(problems(wrong, { config })).toEqual({})
    expect(slice(wrong, { config })).toEqual({
      basicInfo: {
        firstName: 'Wilhelmina',
        lastName: 'Ostrander',
        dateOfBirth: '1984-07-04',
        phoneNumber: '513-555-0177',
        sexAssignedAtBirth: 'Female',
      },
      consentDetails: {},
    })
  })

  it('the consent to texts is neither asked nor sent unless the number is a mobile one [PATIENT-31]', () => {
    const no = { isMobileNum: 'No', isMobileConsentChecked: true }
    expect(problems(no, { config: ASKED })).toEqual({})
    expect(slice(no, { config: ASKED })).toMatchObject({ basicInfo: { isMobileNum: false } })
    expect(slice(no, { config: ASKED }).consentDetails).toEqual({})
    expect(slice({ isMobileConsentChecked: false }, { config: ASKED }).consentDetails).toEqual({
      smsConsent: false,
    })
  })

  it('a changed mobile answer takes the consent back [PATIENT-31]', () => {
    const { pages } = intakeFor(aVisit(), { config: ASKED })
    const mobile = pages.flatMap(({ page }) => page.fields).find(({ name }) => name === 'isMobileNum')
    expect(mobile).toMatchObject({ resets: ['isMobileConsentChecked'] })
  })

  it('the weight says that it determines the length of the needle [PATIENT-39]', () => {
    const { pages } = intakeFor(aVisit(), EVERYTHING)
    const weight = pages.flatMap(({ page }) => page.fields).find(({ name }) => name === 'weight')
    expect(weight?.why).toMatch(/needle/)
  })
})

describe('what can be chosen', () => {
  const choices = intakeFor(aVisit(), EVERYTHING).pages.flatMap(({ page }) => page.fields)
  const optionsOf = (name: string) =>
    choices.flatMap((field) =>
      field.name === name && 'options' in field ? field.options.map(({ label }) => label) : [],
    )

  it('sex assigned at birth and gender [PATIENT-32, PATIENT-33]', () => {
    expect(optionsOf('sexAssignedAtBirth')).toEqual(['Male', 'Female'])
    expect(optionsOf('gender')).toEqual(['Male', 'Female', 'Trans-Man', 'Trans-Woman', 'Non-Binary'])
  })

  it('race and ethnicity [PATIENT-36, PATIENT-37]', () => {
    expect(optionsOf('race')).toEqual([
      'American Indian or Alaska Native',
      'Asian',
      'Black or African American',
      'Hispanic or Latino',
      'Native Hawaiian or Other Pacific Islander',
      'White',
      'Other Race',
      'Not Specified',
    ])
    expect(optionsOf('ethnicity')).toEqual(['Hispanic or Latino', 'Not Hispanic or Latino', 'Not Specified'])
  })
})

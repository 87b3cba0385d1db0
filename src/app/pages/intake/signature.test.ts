import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import type { Setting } from '../../../../tests/support/intake.ts'
import {
  answering,
  aVisit,
  forChild,
  GUARDIAN,
  intakeFor,
  problemsIn,
  sliceIn,
} from '../../../../tests/support/intake.ts'
import type { Answers } from '../../forms/spec.ts'
import type { Visit } from '../../state/visit.ts'

const STEPS = ['vaccineConsent', 'financialConsent', 'telemedicineFinancialConsent'] as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(STEPS)('%s', (STEP) => {
  const config = { steps: ['patientDetails', STEP] }
  const moved = (visit: Visit): Visit => {
    const { vaccineConsent = {}, ...others } = visit.answers
    return { ...visit, answers: { ...others, [STEP]: vaccineConsent } }
  }
  const child = (answers: Answers = {}): Visit =>
    answering(moved(forChild(aVisit(), '2016-03-09')), STEP, answers)
  const adult = (answers: Answers = {}): Visit => answering(moved(aVisit()), STEP, answers)
  const problems = (visit: Visit, setting: Setting = {}) =>
    problemsIn(visit, STEP, { config: { ...config, ...setting.config } })
  const slice = (visit: Visit) => sliceIn(visit, STEP, { config })
  const pagesOf = (visit: Visit) =>
    intakeFor(visit, { config })
      .route.filter((stop) => stop.stepKey === STEP)
      .map(({ pageKey }) => pageKey)

  describe('signed rightly', () => {
    it('CONSENT-07 CONSENT-09 for oneself is a signature without a guardian', () => {
      expect(problems(adult())).toEqual({})
      expect(slice(adult())).toEqual({
        consentDetails: {
          signature: {
            legalName: 'Wilhelmina Ostrander',
            dateTime: '2026-11-20T17:00:00.000Z',
            relationshipWithPatient: 'Self',
          },
        },
      })
    })

    it('CONSENT-07 CONSENT-08 FINANCE-01 FINANCE-02 for a child has the responsible party as guardian', () => {
      expect(problems(child())).toEqual({})
      expect(slice(child())).toEqual({
        consentDetails: {
          signature: {
            legalName: 'Mina Ostrander',
            dateTime: '2026-11-20T17:00:00.000Z',
            relationshipWithPatient: 'Child',
            guardianName: 'Wilhelmina',
            guardianLastName: 'Ostrander',
            guardianDetails: {
              phoneNumber: '513-555-0177',
              relationshipWithPatient: 'Child',
              address: {
                addressLines: ['714 Cormorant Ln'],
                cityTown: 'Cincinnati',
                stateProvince: 'OH',
                postalCode: '45219',
                county: 'Hamilton',
              },
              dateOfBirth: '1984-07-04',
              sexAssignedAtBirth: 'Female',
            },
          },
        },
      })
    })

    it('FINANCE-08 the signature need not be the name of the patient', () => {
      expect(problems(adult({ patientLegalName: '山田 花子' }))).toEqual({})
    })
  })

  describe('says what is wrong:', () => {
    const date = 'Please enter a valid date.'
    it.each<[string, Visit, Record<string, string>]>([
      [
        'FINANCE-05 no legal name',
        adult({ patientLegalName: '\u00a0' }),
        { patientLegalName: "Patient's Legal Name is a required field." },
      ],
      [
        'FINANCE-06 a legal name of 51 characters',
        adult({ patientLegalName: 'x'.repeat(51) }),
        { patientLegalName: 'Input must be 50 characters or less.' },
      ],
      [
        'VALID-02 a legal name of digits',
        adult({ patientLegalName: '12345' }),
        { patientLegalName: 'Input must be valid.' },
      ],
      [
        'FINANCE-08 VALID-16 "Choose One" is no relationship',
        adult({ relationshipWithPatient: 'Choose One' }),
        { relationshipWithPatient: 'This is a required field.' },
      ],
      [
        'FINANCE-10 a minor who signs for themselves',
        child({ relationshipWithPatient: 'Self' }),
        { relationshipWithPatient: 'This is a required field.' },
      ],
      [
        'FINANCE-07 no first name',
        child({ responsiblePartyFirstName: '' }),
        { responsiblePartyFirstName: 'First name is a required field.' },
      ],
      [
        'FINANCE-07 no last name',
        child({ responsiblePartyLastName: '' }),
        { responsiblePartyLastName: 'Last name is a required field.' },
      ],
      [
        'VALID-02 a name of digits',
        child({ responsiblePartyFirstName: '007' }),
        { responsiblePartyFirstName: 'Input must be valid.' },
      ],
      [
        'FINANCE-02 no birth date',
        child({ responsiblePartyDobYear: '', responsiblePartyDobMonth: '', responsiblePartyDobDay: '' }),
        { responsiblePartyDobMonth: date },
      ],
      [
        'FINANCE-02 a birth date to come',
        child({ responsiblePartyDobYear: '2027' }),
        { responsiblePartyDobMonth: date },
      ],
      [
        'FINANCE-02 121 years',
        child({ responsiblePartyDobYear: '1905' }),
        { responsiblePartyDobMonth: date },
      ],
      [
        'FINANCE-10 a responsible person a day short of 18',
        child({
          responsiblePartyDobYear: '2008',
          responsiblePartyDobMonth: '11',
          responsiblePartyDobDay: '21',
        }),
        { responsiblePartyDobMonth: 'The responsible person must be 18 or older.' },
      ],
      [
        'FINANCE-02 no phone',
        child({ responsiblePartyPhoneNumber: '' }),
        { responsiblePartyPhoneNumber: 'Please enter a valid phone number.' },
      ],
      [
        'CONSENT-08 no sex',
        child({ responsiblePartySex: '' }),
        { responsiblePartySex: 'Sex Assigned at Birth is a required field.' },
      ],
      [
        'ADDRESS-03 no street',
        child({ responsiblePartyAddressLineOne: '' }),
        { responsiblePartyAddressLineOne: 'Address Line 1 is a required field.' },
      ],
      [
        'ADDRESS-06 a city with digits',
        child({ responsiblePartyCity: '4' }),
        { responsiblePartyCity: 'Please enter a valid city.' },
      ],
      [
        'ADDRESS-08 no state',
        child({ responsiblePartyState: '' }),
        { responsiblePartyState: 'State is a required field.' },
      ],
      [
        'ADDRESS-09 a ZIP of zeros',
        child({ responsiblePartyZipCode: '00000' }),
        { responsiblePartyZipCode: 'Please enter a valid zip code.' },
      ],
      [
        'ADDRESS-10 no county',
        child({ responsiblePartyCounty: '' }),
        { responsiblePartyCounty: 'County is a required field.' },
      ],
    ])('%s', (_, visit, expected) => {
      expect(problems(visit)).toEqual(expected)
    })

    it('FINANCE-06 the most characters of the legal name come from the configuration', () => {
      const name = adult({ patientLegalName: 'Wilhelmina O.' })
      expect(problems(name, { config: { legalNameMaxLength: 12 } })).toEqual({
        patientLegalName: 'Input must be 12 characters or less.',
      })
      expect(problems(name, { config: { legalNameMaxLength: 13 } })).toEqual({})
    })
  })

  describe('the responsible party', () => {
    it('FINANCE-03 FINANCE-10 INSURANCE-16 is asked for a child or spouse, not for "Self" nor before an answer', () => {
      const last = (relationshipWithPatient: string) => pagesOf(adult({ relationshipWithPatient })).at(-1)
      expect([last('Child'), last('Spouse')]).toEqual(['responsible', 'responsible'])
      expect([last('Self'), last('Choose One'), last('')]).toEqual(['signature', 'signature', 'signature'])
    })

    it('FINANCE-04 hidden, is neither validated nor sent', () => {
      const changed = adult({ ...GUARDIAN, relationshipWithPatient: 'Self', responsiblePartyZipCode: 'x' })
      expect(problems(changed)).toEqual({})
      expect(JSON.stringify(slice(changed))).not.toMatch(/guardian/)
    })

    it('ADDRESS-13 has its address verified before the page is left', () => {
      const { steps } = intakeFor(child(), { config })
      expect(steps.find(({ spec }) => spec.key === STEP)?.spec.beforeLeaving).toEqual({
        page: 'responsible',
        effect: 'verifyAddress',
        addressPrefix: 'responsibleParty',
      })
    })
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_NOW } from '../../../../tests/support/builders.ts'
import {
  answering,
  aVisit,
  forChild,
  GUARDIAN,
  intakeFor,
  problemsIn,
  type Setting,
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
  const signs = (visit: Visit) => {
    const fields = intakeFor(visit, { config }).pages.at(-1)?.page.fields ?? []
    const field = fields.find(({ name }) => name === 'relationshipWithPatient')
    return field?.kind === 'choice'
      ? { ...field, labels: field.options.map(({ label }) => label) }
      : undefined
  }

  describe('the question who signs', () => {
    it('has an answer for a patient, a spouse, and a parent, guardian or legal representative [FINANCE-10, WI-20, BK-32]', () => {
      const asked = signs(adult())
      expect(asked?.label).toBe('Who is signing?')
      expect(asked?.options).toEqual([
        { value: 'Self', label: 'I am the patient' },
        { value: 'Spouse', label: "I am the patient's spouse" },
        { value: 'Child', label: "I am the patient's parent, guardian or legal representative" },
      ])
    })

    it('for a patient under 18 has one answer, which is chosen already, and says why [FINANCE-10, WI-19, BK-32]', () => {
      const born = (day: string) => moved(forChild(aVisit(), day))
      const [minor, adult] = [born('2008-11-21'), born('2008-11-20')]
      expect(signs(minor)).toMatchObject({
        labels: ["I am the patient's parent or guardian"],
        hint: 'The patient is under 18. A parent or guardian must sign.',
      })
      expect(signs(adult)?.labels).toHaveLength(3)
      const prefilled = (visit: Visit) => {
        const { steps, context } = intakeFor(visit, { config })
        const { prefill } = steps.find(({ spec }) => spec.key === STEP)?.spec ?? {}
        return prefill?.(context.facts.answers, context.facts)['relationshipWithPatient']
      }
      expect([prefilled(minor), prefilled(adult)]).toEqual(['Child', undefined])
    })
  })

  describe('signed rightly', () => {
    it('for oneself is a signature without a guardian [CONSENT-07, CONSENT-09]', () => {
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

    it('for a child has the responsible party as guardian [CONSENT-07, CONSENT-08, FINANCE-01, FINANCE-02]', () => {
      expect(problems(child())).toEqual({})
      expect(slice(child())).toEqual({
        consentDetails: {
          signature: {
            legalName: 'Wilhelmina Ostrander',
            dateTime: '2026-11-20T17:00:00.000Z',
            relationshipWithPatient: 'Child',
            guardianName: 'Agathe',
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

    it('the signature need not be the name of the patient [FINANCE-08]', () => {
      expect(problems(adult({ patientLegalName: '山田 花子' }))).toEqual({})
    })

    it("where somebody else signs, the patient's whole name is sent, and not typed [CONSENT-07, WI-21]", () => {
      const long = answering(child({ patientLegalName: 'Somebody Else' }), 'patientDetails', {
        firstName: 'M'.repeat(30),
        lastName: 'O'.repeat(30),
      })
      expect(slice(long)).toMatchObject({
        consentDetails: {
          signature: { legalName: `${'M'.repeat(30)} ${'O'.repeat(30)}`, guardianName: 'Agathe' },
        },
      })
    })
  })

  describe('says what is wrong:', () => {
    const date = 'Please enter a valid date.'
    it.each<[string, Visit, Record<string, string>]>([
      [
        'no legal name [FINANCE-05]',
        adult({ patientLegalName: '\u00a0' }),
        { patientLegalName: "Patient's Legal Name is a required field." },
      ],
      [
        'a legal name of 51 characters [FINANCE-06]',
        adult({ patientLegalName: `x ${'x'.repeat(49)}` }),
        { patientLegalName: 'Input must be 50 characters or less.' },
      ],
      [
        'a legal name of one word [FINANCE-08, WI-18]',
        adult({ patientLegalName: 'q' }),
        { patientLegalName: 'Type your first and last name.' },
      ],
      [
        "a guardian who types the patient's name [FINANCE-10, WI-18]",
        child({ responsiblePartyFirstName: 'WILHELMINA' }),
        {
          responsiblePartyFirstName:
            "This is the patient's name. Type your own. If you have the same name, add Sr., Jr. or a middle name.",
        },
      ],
      [
        'a legal name of digits [FINANCE-08]',
        adult({ patientLegalName: '12345' }),
        { patientLegalName: 'Type your first and last name.' },
      ],
      [
        '"Choose One" is no relationship [FINANCE-08, VALID-16]',
        adult({ relationshipWithPatient: 'Choose One' }),
        { relationshipWithPatient: 'This is a required field.' },
      ],
      [
        'a minor who signs for themselves [FINANCE-10]',
        child({ relationshipWithPatient: 'Self' }),
        { relationshipWithPatient: 'The patient is under 18. A parent or guardian must sign.' },
      ],
      [
        'no first name [FINANCE-07]',
        child({ responsiblePartyFirstName: '' }),
        { responsiblePartyFirstName: 'First name is a required field.' },
      ],
      [
        'no last name [FINANCE-07]',
        child({ responsiblePartyLastName: '' }),
        { responsiblePartyLastName: 'Last name is a required field.' },
      ],
      [
        'a name of digits [WI-11]',
        child({ responsiblePartyFirstName: '007' }),
        { responsiblePartyFirstName: 'Use letters, spaces, hyphens and apostrophes.' },
      ],
      [
        'no birth date [FINANCE-02]',
        child({ responsiblePartyDobYear: '', responsiblePartyDobMonth: '', responsiblePartyDobDay: '' }),
        { responsiblePartyDobMonth: date },
      ],
      [
        'a birth date to come [FINANCE-02]',
        child({ responsiblePartyDobYear: '2027' }),
        { responsiblePartyDobMonth: date },
      ],
      [
        '121 years [FINANCE-02]',
        child({ responsiblePartyDobYear: '1905' }),
        { responsiblePartyDobMonth: date },
      ],
      [
        'a responsible person a day short of 18 [FINANCE-10]',
        child({
          responsiblePartyDobYear: '2008',
          responsiblePartyDobMonth: '11',
          responsiblePartyDobDay: '21',
        }),
        { responsiblePartyDobMonth: 'The responsible person must be 18 or older.' },
      ],
      [
        'no phone [FINANCE-02]',
        child({ responsiblePartyPhoneNumber: '' }),
        { responsiblePartyPhoneNumber: 'Please enter a valid phone number.' },
      ],
      [
        'no sex [CONSENT-08]',
        child({ responsiblePartySex: '' }),
        { responsiblePartySex: 'Sex Assigned at Birth is a required field.' },
      ],
      [
        'no street [ADDRESS-03]',
        child({ responsiblePartyAddressLineOne: '' }),
        { responsiblePartyAddressLineOne: 'Address Line 1 is a required field.' },
      ],
      [
        'a city with digits [ADDRESS-06]',
        child({ responsiblePartyCity: '4' }),
        { responsiblePartyCity: 'Please enter a valid city.' },
      ],
      [
        'no state [ADDRESS-08]',
        child({ responsiblePartyState: '' }),
        { responsiblePartyState: 'State is a required field.' },
      ],
      [
        'a ZIP of zeros [ADDRESS-09]',
        child({ responsiblePartyZipCode: '00000' }),
        { responsiblePartyZipCode: 'Please enter a valid zip code.' },
      ],
      [
        'no county [ADDRESS-10]',
        child({ responsiblePartyCounty: '' }),
        { responsiblePartyCounty: 'County is a required field.' },
      ],
    ])('%s', (_, visit, expected) => {
      expect(problems(visit)).toEqual(expected)
    })

    it("the most characters of the legal name come from the configuration, but the patient's own name fits [FINANCE-06, WI-11]", () => {
      const named = (firstName: string, lastName: string) =>
        answering(adult({ patientLegalName: 'Wilhelmina O.' }), 'patientDetails', { firstName, lastName })
      expect(problems(named('Wil', 'O.'), { config: { legalNameMaxLength: 12 } })).toEqual({
        patientLegalName: 'Input must be 12 characters or less.',
      })
      expect(problems(named('Wil', 'O.'), { config: { legalNameMaxLength: 13 } })).toEqual({})
      expect(problems(named('Wilhelmina', 'O.'), { config: { legalNameMaxLength: 12 } })).toEqual({})
    })
  })

  describe('the responsible party', () => {
    it('appears for a child or spouse, not for "Self" or without an answer [FINANCE-03, FINANCE-10, INSURANCE-16]', () => {
      const asks = (relationshipWithPatient: string) => {
        const missing = { ...GUARDIAN, relationshipWithPatient, responsiblePartyCity: '' }
        return Object.hasOwn(problems(adult(missing)), 'responsiblePartyCity')
      }
      expect([asks('Child'), asks('Spouse')]).toEqual([true, true])
      expect([asks('Self'), asks('Choose One'), asks('')]).toEqual([false, false, false])
    })

    it('hidden, is neither validated nor sent [FINANCE-04]', () => {
      const changed = adult({ ...GUARDIAN, relationshipWithPatient: 'Self', responsiblePartyZipCode: 'x' })
      expect(problems(changed)).toEqual({})
      expect(JSON.stringify(slice(changed))).not.toMatch(/guardian/)
    })

    it('has its address verified before the page is left [ADDRESS-13]', () => {
      const { steps } = intakeFor(child(), { config })
      expect(steps.find(({ spec }) => spec.key === STEP)?.spec.beforeLeaving).toEqual({
        page: 'sign',
        effect: 'verifyAddress',
        addressPrefix: 'responsibleParty',
      })
    })
  })
})

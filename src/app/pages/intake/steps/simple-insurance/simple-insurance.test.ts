import { describe, expect, it } from 'vitest'
import {
  answering,
  aVisit,
  documentIn,
  intakeFor,
  problemsIn,
  type Setting,
  sliceIn,
} from '../../../../../../tests/support/intake.ts'
import type { Answers } from '../../../../forms/spec.ts'

const STEP = 'simpleInsurance'
const INSURED: Answers = {
  hasPrimaryInsurance: '1',
  insuranceCarrier: 'Medicare Part B',
  cardholderIdNumber: '1EG4TE5MK73',
  groupNumber: 'G-1',
}
const UNINSURED: Answers = {
  hasPrimaryInsurance: '0',
  stateIssuedId: 'RT 884210',
  socialSecurityNumber: '078-05-1120',
}

const insuranceConfig = documentIn('production', 'insuranceStepConfig')
const BOTH: Setting = { set: 'test' } // shows the social security number too
const NEITHER: Setting = {
  documents: {
    insuranceStepConfig: { ...insuranceConfig, showStateId: false, showSocialSecurityNumber: false },
  },
}
const NO_CARRIERS: Setting = { documents: { insuranceStepConfig: { ...insuranceConfig, carriers: [] } } }

const visitWith = (answers: Answers) => {
  const visit = aVisit()
  return answering({ ...visit, answers: { ...visit.answers, [STEP]: {} } }, STEP, answers)
}
const problems = (answers: Answers, setting?: Setting) => problemsIn(visitWith(answers), STEP, setting)
const slice = (answers: Answers, setting?: Setting) => sliceIn(visitWith(answers), STEP, setting)

describe('insurance, filled in rightly', () => {
  it('with insurance sends carrier, cardholder id and group number [INSURANCE-06]', () => {
    expect(problems(INSURED)).toEqual({})
    expect(slice(INSURED)).toEqual({
      insuranceInfo: {
        hasPrimaryInsurance: '1',
        insuranceCarrier: 'Medicare Part B',
        cardholderIdNumber: '1EG4TE5MK73',
        groupNumber: 'G-1',
      },
    })
  })

  it('without insurance sends the state ID and nine digits [INSURANCE-06, INSURANCE-18]', () => {
    expect(problems(UNINSURED, BOTH)).toEqual({})
    expect(slice(UNINSURED, BOTH)).toEqual({
      insuranceInfo: {
        hasPrimaryInsurance: '0',
        stateIssuedId: 'RT 884210',
        socialSecurityNumber: '078051120',
      },
    })
  })

  it('group number, state ID and social security number may be left out [INSURANCE-12, INSURANCE-18]', () => {
    expect(problems({ ...INSURED, groupNumber: '' })).toEqual({})
    expect(problems({ hasPrimaryInsurance: '0' }, BOTH)).toEqual({})
    expect(slice({ hasPrimaryInsurance: '0' }, BOTH)).toEqual({ insuranceInfo: { hasPrimaryInsurance: '0' } })
  })

  it('nothing answered sends nothing', () => {
    expect(slice({})).toEqual({})
  })
})

describe('insurance says what is wrong:', () => {
  it.each<[string, Answers, Record<string, string>, Setting?]>([
    ['no answer [INSURANCE-15]', {}, { hasPrimaryInsurance: 'This is a required field.' }],
    [
      '"Choose One" is no carrier [INSURANCE-13, VALID-16]',
      { ...INSURED, insuranceCarrier: 'Choose One' },
      { insuranceCarrier: 'This is a required field.' },
    ],
    [
      'a carrier that is not offered [INSURANCE-13]',
      { ...INSURED, insuranceCarrier: 'Acme' },
      { insuranceCarrier: 'This is a required field.' },
    ],
    [
      'no typed carrier where none is configured [INSURANCE-14]',
      { ...INSURED, insuranceCarrier: ' ' },
      { insuranceCarrier: 'This is a required field.' },
      NO_CARRIERS,
    ],
    [
      'a typed carrier of 61 characters [VALID-03]',
      { ...INSURED, insuranceCarrier: 'x'.repeat(61) },
      { insuranceCarrier: 'Input must be 60 characters or less.' },
      NO_CARRIERS,
    ],
    [
      'no cardholder id [INSURANCE-12]',
      { ...INSURED, cardholderIdNumber: '' },
      { cardholderIdNumber: 'Cardholder ID number is a required field.' },
    ],
    [
      'a cardholder id of 21 characters [INSURANCE-10]',
      { ...INSURED, cardholderIdNumber: 'x'.repeat(21) },
      { cardholderIdNumber: 'Cardholder ID number must be 20 characters or less.' },
    ],
    [
      'a group number of 31 characters [INSURANCE-11]',
      { ...INSURED, groupNumber: 'x'.repeat(31) },
      { groupNumber: 'Group Number must be 30 characters or less.' },
    ],
    [
      'a state ID of 31 characters [VALID-03]',
      { ...UNINSURED, stateIssuedId: 'x'.repeat(31) },
      { stateIssuedId: 'Input must be 30 characters or less.' },
      BOTH,
    ],
    [
      'a social security number of eight digits [INSURANCE-18]',
      { ...UNINSURED, socialSecurityNumber: '07805112' },
      { socialSecurityNumber: 'Input must be valid.' },
      BOTH,
    ],
    [
      'a social security number that was never issued [INSURANCE-18]',
      { ...UNINSURED, socialSecurityNumber: '900-05-1120' },
      { socialSecurityNumber: 'Input must be valid.' },
      BOTH,
    ],
  ])('%s', (_, answers, expected, setting) => {
    expect(problems(answers, setting)).toEqual(expected)
  })

  it('the guest types a carrier where none is configured [INSURANCE-14]', () => {
    expect(problems({ ...INSURED, insuranceCarrier: 'Acme Mutual' }, NO_CARRIERS)).toEqual({})
  })

  it('lengths count what a person sees [INSURANCE-10, INSURANCE-11]', () => {
    expect(
      problems({ ...INSURED, cardholderIdNumber: '👩‍👧'.repeat(16), groupNumber: 'é'.repeat(30) }),
    ).toEqual({})
  })
})

describe('what the answer shows', () => {
  const shown = (answers: Answers, setting?: Setting) => {
    const [page] = intakeFor(visitWith(answers), setting).pages.filter((stop) => stop.stepKey === STEP)
    return page?.page.fields.map(({ name }) => name)
  }

  it('"No" hides the card: it is neither validated nor sent [INSURANCE-07]', () => {
    const answers = { ...INSURED, hasPrimaryInsurance: '0', cardholderIdNumber: 'x'.repeat(50) }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toEqual({ insuranceInfo: { hasPrimaryInsurance: '0' } })
  })

  it('"Yes" hides the alternatives: they are neither validated nor sent [INSURANCE-07]', () => {
    const answers = { ...INSURED, stateIssuedId: 'x'.repeat(50), socialSecurityNumber: 'x' }
    expect(problems(answers, BOTH)).toEqual({})
    expect(slice(answers, BOTH)).toEqual(slice(INSURED))
  })

  it('the alternatives are those that are configured [INSURANCE-05, INSURANCE-07]', () => {
    const all = ['withoutInsurance', 'stateIssuedId', 'socialSecurityNumber']
    const among = (names?: string[]) => names?.filter((name) => all.includes(name))
    expect(among(shown(UNINSURED, BOTH))).toEqual(all)
    expect(among(shown(UNINSURED))).toEqual(['withoutInsurance', 'stateIssuedId'])
    expect(among(shown(UNINSURED, NEITHER))).toEqual([])
    expect(slice(UNINSURED, NEITHER)).toEqual({ insuranceInfo: { hasPrimaryInsurance: '0' } })
  })
})

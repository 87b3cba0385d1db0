import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ASKED,
  BOTH,
  HERE,
  INSURED,
  NO_CARRIERS,
  problems,
  QUESTIONS,
  refusals,
  SPOUSES,
  STEP,
  slice,
  TWICE,
  UNINSURED,
  visitWith,
} from '../../../../../../tests/support/insurance-step.ts'
import type { Setting } from '../../../../../../tests/support/intake.ts'
import { submitted } from '../../../../../../tests/support/intake.ts'
import type { Answers } from '../../../../forms/spec.ts'

describe('insurance, filled in rightly', () => {
  it('INSURANCE-01 INSURANCE-02 INSURANCE-04 one policy of the patient’s own', () => {
    expect(problems(INSURED)).toEqual({})
    expect(slice(INSURED)).toEqual({
      insuranceInfo: {
        hasPrimaryInsurance: 'YES',
        ...ASKED,
        hasSecondaryInsurance: 'NO',
        'primary-insuranceCarrier': 'Medicare Advantage',
        'primary-memberId': '1EG4TE5MK73',
        'primary-relation': 'Self',
        'primary-sendInvoiceTo': 'Patient',
      },
    })
  })

  it('INSURANCE-02 INSURANCE-03 INSURANCE-08 INSURANCE-09 two policies of others, and where claims go', () => {
    const answers = { ...TWICE, ...SPOUSES }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toEqual({
      insuranceInfo: {
        hasPrimaryInsurance: 'YES',
        ...ASKED,
        hasSecondaryInsurance: 'YES',
        'primary-insuranceCarrier': 'Medicare Advantage',
        'primary-memberId': '1EG4TE5MK73',
        'primary-relation': 'Spouse',
        'primary-policyholder-firstName': 'Orville',
        'primary-policyholder-lastName': 'Ostrander',
        'primary-sexAssignedAtBirth': 'Male',
        'primary-sendInvoiceTo': 'Patient',
        'secondary-insuranceCarrier': 'Employer plan',
        'secondary-memberId': 'B2',
        'secondary-groupNumber': 'G-7',
        'secondary-personCode': '02',
        'secondary-relation': 'Child',
        'secondary-policyholder-firstName': 'Ottoline',
        'secondary-policyholder-lastName': 'Vandermeer',
        'secondary-sendInvoiceTo': 'Policyholder',
        'secondary-claimsAddress': {
          addressLines: ['PO Box 40'],
          cityTown: 'Dayton',
          stateProvince: 'OH',
          postalCode: '45401',
        },
      },
    })
  })

  it('INSURANCE-05 INSURANCE-18 none: the state ID and nine digits', () => {
    expect(problems(UNINSURED, BOTH)).toEqual({})
    expect(slice(UNINSURED, BOTH)).toEqual({
      insuranceInfo: {
        hasPrimaryInsurance: 'NO',
        ...ASKED,
        stateId: 'RT 884210',
        socialSecurityNumber: '078051120',
      },
    })
  })

  it('INSURANCE-12 INSURANCE-18 group number, person code, sex, state ID and social number may be left out', () => {
    expect(problems({ hasPrimaryInsurance: 'NO', ...QUESTIONS }, BOTH)).toEqual({})
    expect(problems({ ...INSURED, ...SPOUSES, 'primary-sexAssignedAtBirth': '' })).toEqual({})
  })

  it('nothing answered sends nothing', () => {
    expect(slice({})).toEqual({})
  })

  it.each<[string, Answers, Setting]>([
    ['a policy of one’s own', INSURED, HERE],
    ['a spouse’s', { ...INSURED, ...SPOUSES }, HERE],
    ['two policies', TWICE, HERE],
    ['none', UNINSURED, BOTH],
    ['a carrier that is typed', { ...INSURED, 'primary-insuranceCarrier': 'Acme Mutual' }, NO_CARRIERS],
  ])('INSURANCE-15 the server takes %s', (_, answers, setting) => {
    expect(problems(answers, setting)).toEqual({})
    expect(refusals(answers, setting)).toEqual([])
  })
})

const REQUIRED = 'This is a required field.'

describe('insurance says what is wrong, and the server the same:', () => {
  it.each<[string, Answers, Record<string, string>, Setting?]>([
    [
      'INSURANCE-15 the questions unanswered',
      { hasPrimaryInsurance: 'NO' },
      { hasMedicaid: REQUIRED, hasMedicare: REQUIRED, hasReferral: REQUIRED },
    ],
    [
      'INSURANCE-13 VALID-16 "Choose One" is no carrier',
      { ...INSURED, 'primary-insuranceCarrier': 'Choose One' },
      { 'primary-insuranceCarrier': REQUIRED },
    ],
    [
      'INSURANCE-14 no carrier typed where none is offered',
      { ...INSURED, 'primary-insuranceCarrier': ' ' },
      { 'primary-insuranceCarrier': REQUIRED },
      NO_CARRIERS,
    ],
    [
      'VALID-03 a typed carrier of 61 characters',
      { ...INSURED, 'primary-insuranceCarrier': 'x'.repeat(61) },
      { 'primary-insuranceCarrier': 'Input must be 60 characters or less.' },
      NO_CARRIERS,
    ],
    [
      'INSURANCE-12 no member id',
      { ...INSURED, 'primary-memberId': '' },
      { 'primary-memberId': 'Member ID is a required field.' },
    ],
    [
      'INSURANCE-10 a member id of 21 characters',
      { ...INSURED, 'primary-memberId': 'x'.repeat(21) },
      { 'primary-memberId': 'Member ID must be 20 characters or less.' },
    ],
    [
      'INSURANCE-11 a group number of 31 characters',
      { ...INSURED, 'primary-groupNumber': 'x'.repeat(31) },
      { 'primary-groupNumber': 'Group Number must be 30 characters or less.' },
    ],
    [
      'VALID-03 a person code of 61 characters',
      { ...INSURED, 'primary-personCode': '1'.repeat(61) },
      { 'primary-personCode': 'Input must be 60 characters or less.' },
    ],
    [
      'INSURANCE-13 VALID-16 "Choose One" is no relation',
      { ...INSURED, 'primary-relation': 'Choose One' },
      { 'primary-relation': REQUIRED },
    ],
    [
      'INSURANCE-02 a policyholder without a name',
      { ...INSURED, 'primary-relation': 'Child' },
      {
        'primary-policyholder-firstName': 'First name is a required field.',
        'primary-policyholder-lastName': 'Last name is a required field.',
      },
    ],
    [
      'VALID-02 a policyholder whose name is no name',
      { ...INSURED, ...SPOUSES, 'primary-policyholder-firstName': '12' },
      { 'primary-policyholder-firstName': 'Input must be valid.' },
    ],
    [
      'INSURANCE-15 nobody to send the invoice to',
      { ...INSURED, 'primary-sendInvoiceTo': '' },
      { 'primary-sendInvoiceTo': REQUIRED },
    ],
    [
      'INSURANCE-08 a second policy without answers',
      { ...INSURED, hasSecondaryInsurance: 'YES' },
      {
        'secondary-insuranceCarrier': REQUIRED,
        'secondary-memberId': 'Member ID is a required field.',
        'secondary-relation': REQUIRED,
        'secondary-sendInvoiceTo': REQUIRED,
      },
    ],
    [
      'INSURANCE-09 ADDRESS-03 ADDRESS-05 ADDRESS-08 ADDRESS-09 no claims address where the carrier asks for one',
      { ...INSURED, 'primary-insuranceCarrier': 'Other plan' },
      {
        primaryClaimsAddressLineOne: 'Address Line 1 is a required field.',
        primaryClaimsCity: 'City is a required field.',
        primaryClaimsState: 'State is a required field.',
        primaryClaimsZipCode: 'Please enter a valid zip code.',
      },
    ],
    [
      'ADDRESS-04 ADDRESS-06 ADDRESS-07 ADDRESS-09 a claims address that is none',
      {
        ...TWICE,
        secondaryClaimsAddressLineTwo: 'x'.repeat(41),
        secondaryClaimsCity: 'D4yton',
        secondaryClaimsZipCode: '4540',
      },
      {
        secondaryClaimsAddressLineTwo: 'Input must be 40 characters or less.',
        secondaryClaimsCity: 'Please enter a valid city.',
        secondaryClaimsZipCode: 'Please enter a valid zip code.',
      },
    ],
    [
      'VALID-03 a state ID of 31 characters',
      { ...UNINSURED, stateId: 'x'.repeat(31) },
      { stateId: 'Input must be 30 characters or less.' },
      BOTH,
    ],
    [
      'INSURANCE-18 a social security number of eight digits',
      { ...UNINSURED, socialSecurityNumber: '07805112' },
      { socialSecurityNumber: 'Input must be valid.' },
      BOTH,
    ],
    [
      'INSURANCE-18 a social security number that was never issued',
      { ...UNINSURED, socialSecurityNumber: '900-05-1120' },
      { socialSecurityNumber: 'Input must be valid.' },
      BOTH,
    ],
  ])('%s', (_, answers, expected, setting) => {
    expect(problems(answers, setting)).toEqual(expected)
    expect(refusals(answers, setting)).toEqual(Object.values(expected).sort())
  })

  it('INSURANCE-15 whether there is insurance at all', () => {
    expect(problems(QUESTIONS)).toEqual({ hasPrimaryInsurance: REQUIRED })
    expect(refusals(QUESTIONS)).toEqual([REQUIRED])
  })
})

describe('whatever a guest types, both sides agree', () => {
  const everything: Answers = { ...TWICE, ...SPOUSES, ...UNINSURED }
  const names = [
    ...Object.keys(everything),
    'primary-groupNumber',
    'primary-personCode',
    'secondaryClaimsAddressLineTwo',
  ]
  const given = [...new Set(Object.values(everything))] as string[]
  const aPiece = fc.oneof(
    fc.constantFrom(
      ...given,
      '',
      '\u3164',
      '\ud800',
      '１２３',
      'Self',
      'x'.repeat(21),
      'é'.repeat(31),
      'Choose One',
    ),
    fc.string({ unit: 'grapheme', maxLength: 70 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  const typed = fc.dictionary(fc.constantFrom(...names), aPiece, { maxKeys: 4 })

  it('VALID-09 PATIENT-50 what the form finds right the server finds right', () => {
    let taken = 0
    fc.assert(
      fc.property(
        fc.constantFrom(INSURED, TWICE, UNINSURED, { ...everything, hasPrimaryInsurance: 'YES' }),
        typed,
        fc.constantFrom(BOTH, NO_CARRIERS),
        (from, changes, setting) => {
          const visit = submitted(visitWith({ ...from, ...changes }), setting)
          const answers = visit.answers[STEP] ?? {}
          if (Object.keys(problems(answers, setting)).length > 0) return
          taken += 1
          expect(refusals(answers, setting)).toEqual([])
        },
      ),
      { numRuns: 500 },
    )
    expect(taken).toBeGreaterThan(40)
  })
})

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
import {
  answering,
  problemsIn,
  type Setting,
  sliceIn,
  submitted,
} from '../../../../../../tests/support/intake.ts'
import type { Answers } from '../../../../forms/spec.ts'

describe('insurance, filled in rightly', () => {
  it('one policy of the patient’s own [INSURANCE-01, INSURANCE-02, INSURANCE-04]', () => {
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

  it('two policies of others, and where claims go [INSURANCE-02, INSURANCE-03, INSURANCE-08, INSURANCE-09]', () => {
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

  it('no insurance: the state ID and nine digits [INSURANCE-05, INSURANCE-18]', () => {
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

  it('group number, person code, sex, state ID and social number may be left out [INSURANCE-12, INSURANCE-18]', () => {
    expect(problems({ hasPrimaryInsurance: 'NO', publicCover: 'Both', hasReferral: 'NO' }, BOTH)).toEqual({})
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
  ])('the server takes %s [INSURANCE-15]', (_, answers, setting) => {
    expect(problems(answers, setting)).toEqual({})
    expect(refusals(answers, setting)).toEqual([])
  })
})

const REQUIRED = 'This is a required field.'

describe('insurance says what is wrong, and the server the same:', () => {
  it.each<[string, Answers, Record<string, string>, Setting?]>([
    [
      'the questions unanswered [INSURANCE-15]',
      { ...INSURED, hasMedicaid: '', hasMedicare: '', hasReferral: '' },
      { hasMedicaid: REQUIRED, hasMedicare: REQUIRED, hasReferral: REQUIRED },
    ],
    [
      'a name of 61 characters of who refers [VALID-03]',
      { ...INSURED, hasReferral: 'YES', referredBy: 'x'.repeat(61) },
      { referredBy: 'Input must be 60 characters or less.' },
    ],
    [
      '"Choose One" is no carrier [INSURANCE-13, VALID-16]',
      { ...INSURED, 'primary-insuranceCarrier': 'Choose One' },
      { 'primary-insuranceCarrier': REQUIRED },
    ],
    [
      'no typed carrier where none is configured [INSURANCE-14]',
      { ...INSURED, 'primary-insuranceCarrier': ' ' },
      { 'primary-insuranceCarrier': REQUIRED },
      NO_CARRIERS,
    ],
    [
      'a typed carrier of 61 characters [VALID-03]',
      { ...INSURED, 'primary-insuranceCarrier': 'x'.repeat(61) },
      { 'primary-insuranceCarrier': 'Input must be 60 characters or less.' },
      NO_CARRIERS,
    ],
    [
      'no member id [INSURANCE-12]',
      { ...INSURED, 'primary-memberId': '' },
      { 'primary-memberId': 'Member ID is a required field.' },
    ],
    [
      'a member id of 21 characters [INSURANCE-10]',
      { ...INSURED, 'primary-memberId': 'x'.repeat(21) },
      { 'primary-memberId': 'Member ID must be 20 characters or less.' },
    ],
    [
      'a group number of 31 characters [INSURANCE-11]',
      { ...INSURED, 'primary-groupNumber': 'x'.repeat(31) },
      { 'primary-groupNumber': 'Group Number must be 30 characters or less.' },
    ],
    [
      'a person code of 61 characters [VALID-03]',
      { ...INSURED, 'primary-personCode': '1'.repeat(61) },
      { 'primary-personCode': 'Input must be 60 characters or less.' },
    ],
    [
      '"Choose One" is no relation [INSURANCE-13, VALID-16]',
      { ...INSURED, 'primary-relation': 'Choose One' },
      { 'primary-relation': REQUIRED },
    ],
    [
      'a policyholder without a name [INSURANCE-02]',
      { ...INSURED, 'primary-relation': 'Child' },
      {
        'primary-policyholder-firstName': 'First name is a required field.',
        'primary-policyholder-lastName': 'Last name is a required field.',
      },
    ],
    [
      'a policyholder whose name is no name [WI-11]',
      { ...INSURED, ...SPOUSES, 'primary-policyholder-firstName': '12' },
      { 'primary-policyholder-firstName': 'Use letters, spaces, hyphens and apostrophes.' },
    ],
    [
      'no recipient of the invoice [INSURANCE-15]',
      { ...INSURED, 'primary-sendInvoiceTo': '' },
      { 'primary-sendInvoiceTo': REQUIRED },
    ],
    [
      'a second policy without answers [INSURANCE-08]',
      { ...INSURED, hasSecondaryInsurance: 'YES' },
      {
        'secondary-insuranceCarrier': REQUIRED,
        'secondary-memberId': 'Member ID is a required field.',
        'secondary-relation': REQUIRED,
        'secondary-sendInvoiceTo': REQUIRED,
      },
    ],
    [
      'no claims address where the carrier asks for one [INSURANCE-09, ADDRESS-03, ADDRESS-05, ADDRESS-08, ADDRESS-09]',
      { ...INSURED, 'primary-insuranceCarrier': 'Other plan' },
      {
        primaryClaimsAddressLineOne: 'Address Line 1 is a required field.',
        primaryClaimsCity: 'City is a required field.',
        primaryClaimsState: 'State is a required field.',
        primaryClaimsZipCode: 'Please enter a valid zip code.',
      },
    ],
    [
      'an invalid claims address [ADDRESS-04, ADDRESS-06, ADDRESS-07, ADDRESS-09]',
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
      'a state ID of 31 characters [VALID-03]',
      { ...UNINSURED, stateId: 'x'.repeat(31) },
      { stateId: 'Input must be 30 characters or less.' },
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
    expect(refusals(answers, setting)).toEqual(Object.values(expected).sort())
  })

  it('the one question about Medicaid and Medicare unanswered [INSURANCE-15, BK-34]', () => {
    const answers = { hasPrimaryInsurance: 'NO' }
    expect(problems(answers)).toEqual({ publicCover: REQUIRED, hasReferral: REQUIRED })
    expect(refusals(answers)).toEqual([REQUIRED, REQUIRED, REQUIRED])
  })

  it('whether there is insurance at all [INSURANCE-15]', () => {
    expect(problems(QUESTIONS)).toEqual({ hasPrimaryInsurance: REQUIRED })
    // The form asks two of the three only of who has insurance; the server wants both flags of everybody.
    expect(refusals(QUESTIONS)).toEqual([REQUIRED, REQUIRED, REQUIRED])
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

  it('what the form finds right the server finds right [VALID-09, PATIENT-50]', () => {
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

describe('Medicare Part B [BK-29]', () => {
  const PART_B = { ...INSURED, 'primary-insuranceCarrier': 'Medicare Part B', 'primary-memberId': undefined }
  const withNumber = (answers: Answers) =>
    answering(visitWith(answers), 'patientDetails', { medicareBeneficiaryIdNumber: '1eg4te5mk73' })
  const here = { config: { steps: [STEP], showMedicareId: true } }

  it('the beneficiary number is the member id, which is not asked for again [BK-29]', () => {
    expect(problemsIn(withNumber(PART_B), STEP, here)).toEqual({})
    expect(sliceIn(withNumber(PART_B), STEP, here)).toMatchObject({
      insuranceInfo: { 'primary-memberId': '1EG4-TE5-MK73' },
    })
  })

  it('of another carrier, or without the number, the member id is asked for [BK-29]', () => {
    const other = { ...PART_B, 'primary-insuranceCarrier': 'Medicare Advantage' }
    expect(Object.keys(problemsIn(withNumber(other), STEP, here))).toEqual(['primary-memberId'])
    expect(Object.keys(problemsIn(visitWith(PART_B), STEP, here))).toEqual(['primary-memberId'])
  })

  it('contradicts "No" to Medicare, and the field says so [BK-29]', () => {
    const answers = { ...INSURED, 'primary-insuranceCarrier': 'Medicare Part B', hasMedicare: 'NO' }
    expect(problems(answers)).toEqual({
      'primary-insuranceCarrier': 'You said that you do not have Medicare.',
    })
    expect(refusals(answers)).toEqual(['You said that you do not have Medicare.'])
  })
})

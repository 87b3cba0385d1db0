import { describe, expect, it } from 'vitest'
import type { InsuranceInfo } from '#contract/appointments'
import { ADDRESS, aContext, CONFIG } from '../walk-in/example.ts'
import { checkInsurance } from './insurance.ts'

const CONTEXT = aContext({
  config: { ...CONFIG, steps: ['insurance'] },
  insurance: {
    ...aContext().insurance,
    carriers: [
      { label: 'Medicaid', value: 'Medicaid' },
      { label: 'Plan from work', value: 'Work', displayAddress: true },
    ],
    sendInvoiceTo: ['Patient', 'Policyholder'],
  },
})

const ASKED = { hasMedicaid: 'NO', hasMedicare: 'NO', hasReferral: 'NO' } as const
const HOLDER = {
  'primary-relation': 'Spouse',
  'primary-policyholder-firstName': 'Ann',
  'primary-policyholder-lastName': 'Lee',
} as const
const insured = (over: Partial<InsuranceInfo> = {}): InsuranceInfo => ({
  hasPrimaryInsurance: 'YES',
  ...ASKED,
  'primary-insuranceCarrier': 'Medicaid',
  'primary-memberId': 'A1',
  'primary-relation': 'Self',
  'primary-sendInvoiceTo': 'Patient',
  ...over,
})
const SECONDARY = {
  hasSecondaryInsurance: 'YES',
  'secondary-insuranceCarrier': 'Work',
  'secondary-memberId': 'B2',
  'secondary-claimsAddress': ADDRESS,
  'secondary-relation': 'Spouse',
  'secondary-policyholder-firstName': 'Ann',
  'secondary-policyholder-lastName': 'Lee',
  'secondary-sexAssignedAtBirth': 'Female',
  'secondary-personCode': '02',
  'secondary-sendInvoiceTo': 'Policyholder',
} as const

function fieldsOf(insuranceInfo: InsuranceInfo, context = CONTEXT): string[] {
  return checkInsurance({ insuranceInfo }, context).map(({ field }) => field.replace('insuranceInfo.', ''))
}

describe('the insurance of a visit', () => {
  it.each<[string, InsuranceInfo, string[]]>([
    ['one policy is enough', insured(), []],
    ['INSURANCE-08 two policies', insured(SECONDARY), []],
    [
      'INSURANCE-08 a second one is as complete as the first',
      insured({ hasSecondaryInsurance: 'YES' }),
      ['insuranceCarrier', 'memberId', 'relation', 'sendInvoiceTo'].map((name) => `secondary-${name}`),
    ],
    [
      'INSURANCE-09 a claims address where the carrier asks for it',
      insured({ ...SECONDARY, 'secondary-claimsAddress': undefined }),
      ['addressLines.0', 'cityTown', 'stateProvince', 'postalCode'].map(
        (name) => `secondary-claimsAddress.${name}`,
      ),
    ],
    [
      'INSURANCE-15 the other questions unanswered',
      insured({ hasMedicaid: undefined, hasMedicare: undefined, hasReferral: undefined }),
      ['hasMedicaid', 'hasMedicare', 'hasReferral'],
    ],
    [
      'INSURANCE-09 and not elsewhere',
      insured({ 'primary-claimsAddress': ADDRESS }),
      ['primary-claimsAddress'],
    ],
    ['INSURANCE-10 20 characters of a member id', insured({ 'primary-memberId': '1'.repeat(20) }), []],
    [
      'INSURANCE-11 31 characters of a group number',
      insured({ 'primary-groupNumber': '1'.repeat(31) }),
      ['primary-groupNumber'],
    ],
    ['INSURANCE-12 a blank member id', insured({ 'primary-memberId': ' ' }), ['primary-memberId']],
    ['INSURANCE-13 no relation', insured({ 'primary-relation': undefined }), ['primary-relation']],
    [
      'INSURANCE-17 an invoice to nobody that is configured',
      insured({ 'primary-sendInvoiceTo': 'My boss' }),
      ['primary-sendInvoiceTo'],
    ],
    ['INSURANCE-16 the policy of a spouse', insured(HOLDER), []],
    [
      'INSURANCE-02 a policyholder whose name is no name',
      insured({ ...HOLDER, 'primary-policyholder-lastName': '12' }),
      ['primary-policyholder-lastName'],
    ],
    [
      'INSURANCE-02 a policyholder without a name',
      insured({ 'primary-relation': 'Child' }),
      ['primary-policyholder-firstName', 'primary-policyholder-lastName'],
    ],
    [
      'INSURANCE-02 INSURANCE-03 the policyholder of the patient’s own policy',
      insured({ ...HOLDER, 'primary-relation': 'Self', 'primary-sexAssignedAtBirth': 'Male' }),
      ['primary-policyholder-firstName', 'primary-policyholder-lastName', 'primary-sexAssignedAtBirth'],
    ],
    [
      'VALID-03 61 characters of a person code',
      insured({ 'primary-personCode': '1'.repeat(61) }),
      ['primary-personCode'],
    ],
    [
      'INSURANCE-05 INSURANCE-07 none, with the numbers asked instead',
      { hasPrimaryInsurance: 'NO', ...ASKED, stateId: 'OH1', socialSecurityNumber: '123-45-6789' },
      [],
    ],
    [
      'INSURANCE-07 a second policy of who has none',
      { hasPrimaryInsurance: 'NO', ...ASKED, hasSecondaryInsurance: 'NO' },
      ['hasSecondaryInsurance'],
    ],
    ['INSURANCE-07 those numbers with a policy', insured({ stateId: 'OH1' }), ['stateId']],
    [
      'INSURANCE-18 class 26 a number that was never issued',
      { hasPrimaryInsurance: 'NO', ...ASKED, socialSecurityNumber: '000-00-0000' },
      ['socialSecurityNumber'],
    ],
  ])('%s', (_, info, fields) => {
    expect(fieldsOf(info)).toEqual(fields)
  })

  it('INSURANCE-14 a carrier is typed when there are no options', () => {
    const free = { ...CONTEXT, insurance: { ...CONTEXT.insurance, carriers: [] } }
    expect(fieldsOf(insured({ 'primary-insuranceCarrier': 'My own' }), free)).toEqual([])
    expect(fieldsOf(insured({ 'primary-insuranceCarrier': '' }), free)).toEqual(['primary-insuranceCarrier'])
    expect(fieldsOf(insured({ 'primary-insuranceCarrier': 'x'.repeat(61) }), free)).toEqual([
      'primary-insuranceCarrier',
    ])
  })

  it('INSURANCE-07 numbers that are not configured are not asked', () => {
    const bare = { ...CONTEXT.insurance, showStateId: false, showSocialSecurityNumber: false }
    const info = {
      hasPrimaryInsurance: 'NO',
      ...ASKED,
      stateId: 'OH1',
      socialSecurityNumber: '123-45-6789',
    } as const
    expect(fieldsOf(info, { ...CONTEXT, insurance: bare })).toEqual(['stateId', 'socialSecurityNumber'])
  })

  it('PATIENT-50 nothing is sent where neither form is configured', () => {
    const none = { ...CONTEXT, config: { ...CONFIG, steps: ['patientDetails'] } }
    expect(fieldsOf(insured(), none)).toEqual(['insuranceInfo'])
    expect(checkInsurance({ insuranceInfo: undefined }, none)).toEqual([])
  })
})

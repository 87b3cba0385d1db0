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
      { label: 'Medicare Part B', value: 'B' },
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
    ['two policies [INSURANCE-08]', insured(SECONDARY), []],
    [
      'a second one is as complete as the first [INSURANCE-08]',
      insured({ hasSecondaryInsurance: 'YES' }),
      ['insuranceCarrier', 'memberId', 'relation', 'sendInvoiceTo'].map((name) => `secondary-${name}`),
    ],
    [
      'a claims address where the carrier asks for it [INSURANCE-09]',
      insured({ ...SECONDARY, 'secondary-claimsAddress': undefined }),
      ['addressLines.0', 'cityTown', 'stateProvince', 'postalCode'].map(
        (name) => `secondary-claimsAddress.${name}`,
      ),
    ],
    [
      'the other questions unanswered [INSURANCE-15]',
      insured({ hasMedicaid: undefined, hasMedicare: undefined, hasReferral: undefined }),
      ['hasMedicaid', 'hasMedicare', 'hasReferral'],
    ],
    [
      'not elsewhere [INSURANCE-09 and]',
      insured({ 'primary-claimsAddress': ADDRESS }),
      ['primary-claimsAddress'],
    ],
    ['20 characters of a member id [INSURANCE-10]', insured({ 'primary-memberId': '1'.repeat(20) }), []],
    [
      '31 characters of a group number [INSURANCE-11]',
      insured({ 'primary-groupNumber': '1'.repeat(31) }),
      ['primary-groupNumber'],
    ],
    ['a blank member id [INSURANCE-12]', insured({ 'primary-memberId': ' ' }), ['primary-memberId']],
    ['no relation [INSURANCE-13]', insured({ 'primary-relation': undefined }), ['primary-relation']],
    [
      'an invoice to nobody that is configured [INSURANCE-17]',
      insured({ 'primary-sendInvoiceTo': 'My boss' }),
      ['primary-sendInvoiceTo'],
    ],
    ['the policy of a spouse [INSURANCE-16]', insured(HOLDER), []],
    [
      'a policyholder whose name is no name [INSURANCE-02]',
      insured({ ...HOLDER, 'primary-policyholder-lastName': '12' }),
      ['primary-policyholder-lastName'],
    ],
    [
      'a policyholder without a name [INSURANCE-02]',
      insured({ 'primary-relation': 'Child' }),
      ['primary-policyholder-firstName', 'primary-policyholder-lastName'],
    ],
    [
      'the policyholder of the patient’s own policy [INSURANCE-02, INSURANCE-03]',
      insured({ ...HOLDER, 'primary-relation': 'Self', 'primary-sexAssignedAtBirth': 'Male' }),
      ['primary-policyholder-firstName', 'primary-policyholder-lastName', 'primary-sexAssignedAtBirth'],
    ],
    [
      '61 characters of a person code [VALID-03]',
      insured({ 'primary-personCode': '1'.repeat(61) }),
      ['primary-personCode'],
    ],
    [
      'none, with the numbers asked instead [INSURANCE-05, INSURANCE-07]',
      { hasPrimaryInsurance: 'NO', ...ASKED, stateId: 'OH1', socialSecurityNumber: '123-45-6789' },
      [],
    ],
    [
      'a second policy of who has none [INSURANCE-07]',
      { hasPrimaryInsurance: 'NO', ...ASKED, hasSecondaryInsurance: 'NO' },
      ['hasSecondaryInsurance'],
    ],
    ['those numbers with a policy [INSURANCE-07]', insured({ stateId: 'OH1' }), ['stateId']],
    [
      'a number that was never issued [INSURANCE-18, class 26]',
      { hasPrimaryInsurance: 'NO', ...ASKED, socialSecurityNumber: '000-00-0000' },
      ['socialSecurityNumber'],
    ],
  ])('%s', (_, info, fields) => {
    expect(fieldsOf(info)).toEqual(fields)
  })

  it.each<[InsuranceInfo['hasMedicare'], string, string[]]>([
    ['NO', 'B', ['primary-insuranceCarrier']],
    ['YES', 'B', []],
    ['NO', 'Medicaid', []],
  ])('with Medicare %s, the carrier %s is refused at %j [BK-29]', (hasMedicare, name, fields) => {
    expect(fieldsOf(insured({ hasMedicare, 'primary-insuranceCarrier': name }))).toEqual(fields)
  })

  it('a carrier is typed when there are no options [INSURANCE-14]', () => {
    const free = { ...CONTEXT, insurance: { ...CONTEXT.insurance, carriers: [] } }
    expect(fieldsOf(insured({ 'primary-insuranceCarrier': 'My own' }), free)).toEqual([])
    expect(fieldsOf(insured({ 'primary-insuranceCarrier': '' }), free)).toEqual(['primary-insuranceCarrier'])
    expect(fieldsOf(insured({ 'primary-insuranceCarrier': 'x'.repeat(61) }), free)).toEqual([
      'primary-insuranceCarrier',
    ])
  })

  it('numbers that are not configured are not asked [INSURANCE-07]', () => {
    const bare = { ...CONTEXT.insurance, showStateId: false, showSocialSecurityNumber: false }
    const info = {
      hasPrimaryInsurance: 'NO',
      ...ASKED,
      stateId: 'OH1',
      socialSecurityNumber: '123-45-6789',
    } as const
    expect(fieldsOf(info, { ...CONTEXT, insurance: bare })).toEqual(['stateId', 'socialSecurityNumber'])
  })

  it('nothing is sent where neither form is configured [PATIENT-50]', () => {
    const none = { ...CONTEXT, config: { ...CONFIG, steps: ['patientDetails'] } }
    expect(fieldsOf(insured(), none)).toEqual(['insuranceInfo'])
    expect(checkInsurance({ insuranceInfo: undefined }, none)).toEqual([])
  })
})

import type { Coverage, Organization } from '@medplum/fhirtypes'
import type { Typed } from '../typed.ts'
import { addressOf, isSaid } from './people.ts'
import { identifierOf } from './resource-names.ts'
import type { Visit } from './visit-context.ts'

/** Codes of who pays, by the Source of Payment Typology. */
const SOPT = 'https://nahdo.org/sopt'
const MEDICARE = { system: SOPT, code: '1', display: 'Medicare' }
const MEDICAID = { system: SOPT, code: '2', display: 'Medicaid' }
const SELF_PAY = {
  system: 'http://terminology.hl7.org/CodeSystem/coverage-selfpay',
  code: 'pay',
  display: 'Pay',
}
const CLASS = 'http://terminology.hl7.org/CodeSystem/coverage-class'
const RELATIONSHIP = 'http://terminology.hl7.org/CodeSystem/subscriber-relationship'

/** One insurance, in the names of either form. */
type Policy = {
  carrier?: string | undefined
  memberId?: string | undefined
  group?: string | undefined
  relation?: string | undefined
  holder?: string | undefined
  dependent?: string | undefined
  claimsAddress?: NonNullable<NonNullable<Typed['basicInfo']>['address']> | undefined
}

/** Everything that may pay for the visit, in the order in which it is asked for; a guest without insurance pays. */
export function coveragesOf(visit: Visit): { name: string; resource: Coverage }[] {
  const { insuranceInfo, basicInfo } = visit.typed
  const all: [name: string, policy: Policy, type?: typeof MEDICARE][] = []
  const medicareId = basicInfo?.medicareBeneficiaryIdNumber
  const answers = (insuranceInfo ?? {}) as Readonly<Record<string, unknown>>
  const isYes = (name: string) => answers[name] === 'YES' || answers[name] === '1'
  const isNo = (name: string) => answers[name] === 'NO' || answers[name] === '0'
  if (isYes('hasPrimaryInsurance')) all.push(['primary', primaryPolicy(answers)])
  if (isYes('hasSecondaryInsurance')) all.push(['secondary', policyOf(answers, 'secondary')])
  if (isYes('hasMedicare') || isSaid(medicareId)) {
    all.push(['medicare', { carrier: 'Medicare', memberId: medicareId }, MEDICARE])
  }
  if (isYes('hasMedicaid')) all.push(['medicaid', { carrier: 'Medicaid' }, MEDICAID])
  if (all.length === 0 && isNo('hasPrimaryInsurance')) {
    const resource: Coverage = {
      ...coverage(visit, 'self-pay', 1),
      type: { coding: [SELF_PAY] },
      payor: [{ reference: visit.urns.patient }],
    }
    return [{ name: 'self-pay', resource }]
  }
  return all.map(([name, policy, type], at) => ({
    name,
    resource: insured(visit, { name, policy, type, order: at + 1 }),
  }))
}

function primaryPolicy(answers: Readonly<Record<string, unknown>>): Policy {
  if (answers['hasPrimaryInsurance'] === 'YES') return policyOf(answers, 'primary')
  return {
    carrier: textOf(answers['insuranceCarrier']),
    memberId: textOf(answers['cardholderIdNumber']),
    group: textOf(answers['groupNumber']),
  }
}

function policyOf(answers: Readonly<Record<string, unknown>>, prefix: 'primary' | 'secondary'): Policy {
  const said = (name: string) => textOf(answers[`${prefix}-${name}`])
  const holder = [said('policyholder-firstName'), said('policyholder-lastName')].filter(isSaid).join(' ')
  return {
    carrier: said('insuranceCarrier'),
    memberId: said('memberId'),
    group: said('groupNumber'),
    relation: said('relation'),
    holder,
    dependent: said('personCode'),
    claimsAddress: answers[`${prefix}-claimsAddress`] as Policy['claimsAddress'],
  }
}

function coverage({ urns }: Visit, name: string, order: number): Omit<Coverage, 'payor'> {
  return {
    resourceType: 'Coverage',
    identifier: [identifierOf(urns.coverage(name))],
    status: 'active',
    beneficiary: { reference: urns.patient },
    order,
  }
}

type Insured = { name: string; policy: Policy; type: typeof MEDICARE | undefined; order: number }

function insured(visit: Visit, { name, policy, type, order }: Insured): Coverage {
  const { carrier, memberId, group, relation, holder, dependent, claimsAddress } = policy
  const payor: Organization | undefined = claimsAddress && {
    resourceType: 'Organization',
    id: 'payor',
    ...(isSaid(carrier) && { name: carrier }),
    address: [addressOf(claimsAddress)],
  }
  const holds =
    relation === 'Self' ? { reference: visit.urns.patient } : isSaid(holder) ? { display: holder } : undefined
  return {
    ...coverage(visit, name, order),
    ...(payor && { contained: [payor] }),
    ...(type && { type: { coding: [type] } }),
    ...(isSaid(memberId) && { subscriberId: memberId }),
    ...(holds && { policyHolder: holds }),
    ...(relation !== undefined && {
      relationship: { coding: [{ system: RELATIONSHIP, code: relation.toLowerCase(), display: relation }] },
    }),
    ...(isSaid(dependent) && { dependent }),
    payor: [payor ? { reference: '#payor' } : { display: isSaid(carrier) ? carrier : 'Not given' }],
    ...(isSaid(group) && { class: [{ type: { coding: [{ system: CLASS, code: 'group' }] }, value: group }] }),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

import type { Coverage, Organization } from '@medplum/fhirtypes'
import { type Insurance, insurancesOf } from '../insurances.ts'
import { fhirAddress } from './people.ts'
import { identifierOf } from './resource-names.ts'
import type { FhirVisit } from './visit-context.ts'

/** Codes of who pays, by the Source of Payment Typology. */
const SOPT = 'https://nahdo.org/sopt'
const TYPES = {
  medicare: { system: SOPT, code: '1', display: 'Medicare' },
  medicaid: { system: SOPT, code: '2', display: 'Medicaid' },
}
const SELF_PAY = {
  system: 'http://terminology.hl7.org/CodeSystem/coverage-selfpay',
  code: 'pay',
  display: 'Pay',
}
const CLASS = 'http://terminology.hl7.org/CodeSystem/coverage-class'
const RELATIONSHIP = 'http://terminology.hl7.org/CodeSystem/subscriber-relationship'

/** Everything that may pay for the visit, in the order in which it is asked for; a guest without insurance pays. */
export function coveragesOf(visit: FhirVisit): { name: string; resource: Coverage }[] {
  const insurances = insurancesOf(visit.typed)
  if (insurances === undefined) return []
  if (insurances !== 'none') {
    return insurances.map((one, at) => ({ name: one.kind, resource: insured(visit, one, at + 1) }))
  }
  const resource: Coverage = {
    ...coverage(visit, 'self-pay', 1),
    type: { coding: [SELF_PAY] },
    payor: [{ reference: visit.urns.patient }],
  }
  return [{ name: 'self-pay', resource }]
}

function coverage({ urns }: FhirVisit, name: string, order: number): Omit<Coverage, 'payor'> {
  return {
    resourceType: 'Coverage',
    identifier: [identifierOf(urns.coverage(name))],
    status: 'active',
    beneficiary: { reference: urns.patient },
    order,
  }
}

function insured(visit: FhirVisit, insurance: Insurance, order: number): Coverage {
  const { kind, carrier, memberId, group, relation, holder, dependent, claimsAddress } = insurance
  const payor: Organization | undefined = claimsAddress && {
    resourceType: 'Organization',
    id: 'payor',
    ...(carrier !== undefined && { name: carrier }),
    address: [fhirAddress(claimsAddress)],
  }
  const policyHolder = relation === 'Self' ? { reference: visit.urns.patient } : holder && { display: holder }
  return {
    ...coverage(visit, kind, order),
    ...(payor && { contained: [payor] }),
    ...((kind === 'medicare' || kind === 'medicaid') && { type: { coding: [TYPES[kind]] } }),
    ...(memberId !== undefined && { subscriberId: memberId }),
    ...(policyHolder && { policyHolder }),
    ...(relation !== undefined && {
      relationship: { coding: [{ system: RELATIONSHIP, code: relation.toLowerCase(), display: relation }] },
    }),
    ...(dependent !== undefined && { dependent }),
    payor: [payor ? { reference: '#payor' } : { display: carrier ?? 'Not given' }],
    ...(group !== undefined && {
      class: [{ type: { coding: [{ system: CLASS, code: 'group' }] }, value: group }],
    }),
  }
}

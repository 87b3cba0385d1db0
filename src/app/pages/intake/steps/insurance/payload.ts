import type { InsuranceInfo } from '#contract/appointments'
import { lastDigits } from '#domain/text'
import type { Answers } from '../../../../forms/spec.ts'
import type { PayloadSlice } from '../../../../forms/step.ts'
import { textAnswered } from '../../../../parts/answers.ts'
import { addressOf } from '../../../../parts/fields.ts'
import { claimsPrefix } from './policy.ts'

const POLICY_TEXTS = [
  'insuranceCarrier',
  'memberId',
  'groupNumber',
  'personCode',
  'relation',
  'policyholder-firstName',
  'policyholder-lastName',
  'sexAssignedAtBirth',
  'sendInvoiceTo',
]

/** insuranceInfo (INSURANCE-01 to INSURANCE-05). */
export function payload(answers: Answers): PayloadSlice {
  const has = yesNo(answers, 'hasPrimaryInsurance')
  if (has === undefined) return {}
  const social = textAnswered(answers, 'socialSecurityNumber')
  return {
    insuranceInfo: {
      hasPrimaryInsurance: has,
      hasMedicaid: yesNo(answers, 'hasMedicaid'),
      hasMedicare: yesNo(answers, 'hasMedicare'),
      hasReferral: yesNo(answers, 'hasReferral'),
      hasSecondaryInsurance: has === 'YES' ? (yesNo(answers, 'hasSecondaryInsurance') ?? 'NO') : undefined,
      ...policyOf(answers, 'primary'),
      ...policyOf(answers, 'secondary'),
      stateId: textAnswered(answers, 'stateId'),
      socialSecurityNumber: social === undefined ? undefined : lastDigits(social, 9),
    },
  }
}

function policyOf(answers: Answers, prefix: 'primary' | 'secondary'): Partial<InsuranceInfo> {
  const named = POLICY_TEXTS.map((text) => `${prefix}-${text}`)
  return {
    ...Object.fromEntries(named.map((name) => [name, textAnswered(answers, name)])),
    [`${prefix}-claimsAddress`]: addressOf(answers, claimsPrefix(prefix)),
  }
}

function yesNo(answers: Answers, name: string): 'YES' | 'NO' | undefined {
  const answer = answers[name]
  return answer === 'YES' || answer === 'NO' ? answer : undefined
}

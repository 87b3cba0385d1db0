import type { InsuranceInfo } from '#contract/appointments'
import type { Facts } from '#domain/rules'
import { lastDigits } from '#domain/text'
import type { Answers, FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { PayloadSlice, StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { insurance as texts } from '../../../../messages/en/insurance.ts'
import { textAnswered } from '../../../../parts/answers.ts'
import { addressOf, withoutInsurance } from '../../../../parts/fields.ts'
import { yesNoField } from '../../../../parts/yes-no.ts'
import { claimsPrefix, policyFields } from './policy.ts'

const INSURED = { field: 'hasPrimaryInsurance', exactly: 'YES' }
const UNINSURED = { field: 'hasPrimaryInsurance', exactly: 'NO' }
const TWICE_INSURED = { field: 'hasSecondaryInsurance', exactly: 'YES' }

function pages({ document }: StepContext): PageSpec[] {
  const t = say(texts)
  const config = document('insuranceStepConfig')
  return [
    {
      key: 'insurance',
      title: t.questionsTitle,
      fields: [
        insuranceQuestion('hasPrimaryInsurance', t.hasInsurance),
        insuranceQuestion('hasMedicaid', t.hasMedicaid),
        insuranceQuestion('hasMedicare', t.hasMedicare),
        insuranceQuestion('hasReferral', t.hasReferral),
        ...withoutInsurance({ name: 'stateId', shownWhen: UNINSURED }, config),
      ],
    },
    {
      key: 'policy',
      title: t.policyTitle,
      hint: t.policyHint,
      shownWhen: INSURED,
      fields: [
        ...policyFields('primary', config),
        {
          kind: 'toggle',
          name: 'hasSecondaryInsurance',
          label: t.secondary,
          value: 'YES',
          without: 'NO',
          addLabel: t.addSecondary,
          removeLabel: t.removeSecondary,
          removed: t.secondaryRemoved,
          opens: 'secondary-insuranceCarrier',
        },
        {
          kind: 'group',
          name: 'secondary',
          label: t.secondary,
          shownWhen: TWICE_INSURED,
          fields: policyFields('secondary', config),
        },
      ],
    },
  ]
}

/** INSURANCE-01, INSURANCE-15. */
function insuranceQuestion(name: string, label: string): FieldSpec {
  const t = say(texts)
  return yesNoField({ name, label, required: t.required }, t, ['YES', 'NO'])
}

/** Most families share a last name. */
function prefill(answers: Facts['answers']): Answers {
  const lastName = textAnswered(answers, 'lastName')
  if (lastName === undefined) return {}
  return { 'primary-policyholder-lastName': lastName, 'secondary-policyholder-lastName': lastName }
}

/** INSURANCE-01 to INSURANCE-18: insurance for a clinic. */
export const step: StepSpec = {
  key: 'insurance',
  title: () => say(texts).step,
  documents: ['insuranceStepConfig'],
  prefill,
  pages,
  payload,
}

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

/** INSURANCE-01 to INSURANCE-05. */
function payload(answers: Answers): PayloadSlice {
  const has = yesNoAnswered(answers, 'hasPrimaryInsurance')
  if (has === undefined) return {}
  const social = textAnswered(answers, 'socialSecurityNumber')
  return {
    insuranceInfo: {
      hasPrimaryInsurance: has,
      hasMedicaid: yesNoAnswered(answers, 'hasMedicaid'),
      hasMedicare: yesNoAnswered(answers, 'hasMedicare'),
      hasReferral: yesNoAnswered(answers, 'hasReferral'),
      hasSecondaryInsurance:
        has === 'YES' ? (yesNoAnswered(answers, 'hasSecondaryInsurance') ?? 'NO') : undefined,
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

function yesNoAnswered(answers: Answers, name: string): 'YES' | 'NO' | undefined {
  const answer = answers[name]
  return answer === 'YES' || answer === 'NO' ? answer : undefined
}

import type { Facts } from '#domain/rules'
import type { Answers, FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { insurance as texts } from '../../../../messages/en/insurance.ts'
import { textAnswered } from '../../../../parts/answers.ts'
import { withoutInsurance } from '../../../../parts/fields.ts'
import { payload } from './payload.ts'
import { policyFields } from './policy.ts'

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
        yesNo('hasPrimaryInsurance', t.hasInsurance),
        yesNo('hasMedicaid', t.hasMedicaid),
        yesNo('hasMedicare', t.hasMedicare),
        yesNo('hasReferral', t.hasReferral),
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
function yesNo(name: string, label: string): FieldSpec {
  const t = say(texts)
  return {
    kind: 'choice',
    name,
    label,
    required: t.required,
    sideBySide: true,
    options: [
      { value: 'YES', label: t.yes },
      { value: 'NO', label: t.no },
    ],
  }
}

/** Most families share a last name. */
function prefill(answers: Facts['answers']): Answers {
  const lastName = textAnswered(answers, 'lastName')
  if (lastName === undefined) return {}
  return { 'primary-policyholder-lastName': lastName, 'secondary-policyholder-lastName': lastName }
}

/** INSURANCE-01 to INSURANCE-18: insurance as a clinic asks for it. */
export const step: StepSpec = {
  key: 'insurance',
  title: () => say(texts).step,
  documents: ['insuranceStepConfig'],
  prefill,
  pages,
  payload,
}

import type { FieldRule } from '#domain/fields/field'
import { clinicInsurance, INSURED, SECONDARY, uninsured } from '#domain/fields/insurance'
import type { Facts } from '#domain/rules'
import type { Answers, PageSpec } from '../../../../forms/spec.ts'
import type { PayloadContext, PayloadSlice, StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { insurance as texts } from '../../../../messages/en/patient.ts'
import { textAnswered, yesNoField } from '../../../../parts/answers.ts'
import { uninsuredSpecs } from '../../../../parts/fields.ts'
import { beneficiaryNumber } from '../../../../parts/part-b.ts'
import { ruled, sentOf } from '../../../../parts/ruled.ts'
import { policySpecs } from './policy.ts'

function pages({ document, facts, config: form }: StepContext): PageSpec[] {
  const t = say(texts)
  const config = document('insuranceStepConfig')
  const fields = clinicInsurance(config)
  const number = beneficiaryNumber(facts, form)
  const question = (field: FieldRule, label: string) =>
    yesNoField({ ...ruled(field), label }, t, ['YES', 'NO'])
  return [
    {
      key: 'insurance',
      title: t.questionsTitle,
      fields: [
        question(fields.hasPrimaryInsurance, t.hasInsurance),
        question(fields.hasMedicaid, t.hasMedicaid),
        question(fields.hasMedicare, t.hasMedicare),
        question(fields.hasReferral, t.hasReferral),
        ...uninsuredSpecs(uninsured('stateId', 'NO', config), config),
      ],
    },
    {
      key: 'policy',
      title: t.policyTitle,
      hint: t.policyHint,
      shownWhen: INSURED,
      fields: [
        ...policySpecs('primary', config, number),
        {
          kind: 'toggle',
          ...ruled(fields.hasSecondaryInsurance),
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
          shownWhen: SECONDARY,
          fields: policySpecs('secondary', config, number),
        },
      ],
    },
  ]
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

/** INSURANCE-01 to INSURANCE-05; one policy unless the guest adds another (INSURANCE-08). */
function payload(answers: Answers, { document }: PayloadContext): PayloadSlice {
  const fields = clinicInsurance(document('insuranceStepConfig'))
  const isInsured = answers['hasPrimaryInsurance'] === 'YES'
  return sentOf(fields, isInsured ? { hasSecondaryInsurance: 'NO', ...answers } : answers)
}

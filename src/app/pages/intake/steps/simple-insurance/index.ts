import { MAX_MEMBER_ID, simpleInsurance, uninsured } from '#domain/fields/insurance'
import type { PageSpec } from '../../../../forms/spec.ts'
import type { StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { insurance as texts } from '../../../../messages/en/patient.ts'
import { yesNoField } from '../../../../parts/answers.ts'
import { carrierSpec, uninsuredSpecs } from '../../../../parts/fields.ts'
import { beneficiaryNumber, filledForPartB } from '../../../../parts/part-b.ts'
import { ruled, sentOf, text } from '../../../../parts/ruled.ts'

function pages({ document, facts, config: form }: StepContext): PageSpec[] {
  const t = say(texts)
  const config = document('insuranceStepConfig')
  const { hasPrimaryInsurance, insuranceCarrier, cardholderIdNumber, groupNumber } = simpleInsurance(config)
  const width = MAX_MEMBER_ID
  return [
    {
      key: 'insurance',
      title: t.title,
      hint: t.hint,
      fields: [
        yesNoField({ ...ruled(hasPrimaryInsurance), label: t.hasInsurance }, t, ['1', '0']),
        carrierSpec(insuranceCarrier, config),
        ...filledForPartB(text(cardholderIdNumber, t.cardholderId, { hint: t.cardholderIdHint, width }), {
          carrier: insuranceCarrier.name,
          config,
          number: beneficiaryNumber(facts, form),
        }),
        text(groupNumber, t.groupNumber, { width }),
        ...uninsuredSpecs(uninsured('stateIssuedId', '0', config), config),
      ],
    },
  ]
}

/** INSURANCE-06, INSURANCE-07: insurance for a pharmacy counter. */
export const step: StepSpec = {
  key: 'simpleInsurance',
  title: () => say(texts).step,
  documents: ['insuranceStepConfig'],
  pages,
  payload: (answers, { document }) => sentOf(simpleInsurance(document('insuranceStepConfig')), answers),
}

import { MAX_MEMBER_ID } from '#domain/insurance'
import { fits, lastDigits } from '#domain/text'
import type { Answers, FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { PayloadSlice, StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { insurance as texts } from '../../../../messages/en/insurance.ts'
import { textAnswered } from '../../../../parts/answers.ts'
import { carrierField, groupNumberField, withoutInsurance } from '../../../../parts/fields.ts'
import { yesNoField } from '../../../../parts/yes-no.ts'

const INSURED = { field: 'hasPrimaryInsurance', exactly: '1' }
const UNINSURED = { field: 'hasPrimaryInsurance', exactly: '0' }

function pages({ document }: StepContext): PageSpec[] {
  const t = say(texts)
  const config = document('insuranceStepConfig')
  return [
    {
      key: 'insurance',
      title: t.title,
      hint: t.hint,
      fields: [
        yesNoField({ name: 'hasPrimaryInsurance', label: t.hasInsurance, required: t.required }, t, [
          '1',
          '0',
        ]),
        carrierField({ name: 'insuranceCarrier', shownWhen: INSURED }, config),
        cardholderField(),
        groupNumberField({ name: 'groupNumber', shownWhen: INSURED }),
        ...withoutInsurance({ name: 'stateIssuedId', shownWhen: UNINSURED }, config),
      ],
    },
  ]
}

/** INSURANCE-10, INSURANCE-12. */
function cardholderField(): FieldSpec {
  const t = say(texts)
  return {
    kind: 'text',
    name: 'cardholderIdNumber',
    label: t.cardholderId,
    hint: t.cardholderIdHint,
    shownWhen: INSURED,
    required: t.cardholderIdRequired,
    width: MAX_MEMBER_ID,
    check: (text) => (fits(text, MAX_MEMBER_ID) ? undefined : t.cardholderIdTooLong),
  }
}

/** INSURANCE-06, INSURANCE-07: insurance for a pharmacy counter. */
export const step: StepSpec = {
  key: 'simpleInsurance',
  title: () => say(texts).step,
  documents: ['insuranceStepConfig'],
  pages,
  payload,
}

/** INSURANCE-06. */
function payload(answers: Answers): PayloadSlice {
  const has = answers['hasPrimaryInsurance']
  if (has !== '1' && has !== '0') return {}
  const text = (name: string) => textAnswered(answers, name)
  const social = text('socialSecurityNumber')
  return {
    insuranceInfo: {
      hasPrimaryInsurance: has,
      insuranceCarrier: text('insuranceCarrier'),
      cardholderIdNumber: text('cardholderIdNumber'),
      groupNumber: text('groupNumber'),
      stateIssuedId: text('stateIssuedId'),
      socialSecurityNumber: social === undefined ? undefined : lastDigits(social, 9),
    },
  }
}

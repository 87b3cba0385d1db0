import { MAX_MEMBER_ID } from '#domain/insurance'
import { fits } from '#domain/text'
import type { FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { insurance as texts } from '../../../../messages/en/insurance.ts'
import { carrierField, groupNumberField, withoutInsurance } from '../../../../parts/fields.ts'
import { payload } from './payload.ts'

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
        {
          kind: 'choice',
          name: 'hasPrimaryInsurance',
          label: t.hasInsurance,
          required: t.required,
          sideBySide: true,
          options: [
            { value: '1', label: t.yes },
            { value: '0', label: t.no },
          ],
        },
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

/** INSURANCE-06, INSURANCE-07: insurance as a pharmacy counter asks for it. */
export const step: StepSpec = {
  key: 'simpleInsurance',
  title: () => say(texts).step,
  documents: ['insuranceStepConfig'],
  pages,
  payload,
}

import { isSocialSecurityNumber } from '#domain/patient'
import { fits } from '#domain/text'
import type { FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { insurance as texts } from '../../../../messages/en/insurance.ts'
import { payload } from './payload.ts'

const CARDHOLDER_LENGTH = 20 // INSURANCE-10
const CARRIER_LENGTH = 60
const GROUP_LENGTH = 30 // INSURANCE-11
const STATE_ID_LENGTH = 30
const INSURED = { field: 'hasPrimaryInsurance', exactly: '1' }
const UNINSURED = { field: 'hasPrimaryInsurance', exactly: '0' }

function pages({ document }: StepContext): PageSpec[] {
  const t = say(texts)
  const config = document('insuranceStepConfig')
  const alternatives: FieldSpec[] = [
    ...(config.showStateId || config.showSocialSecurityNumber
      ? [
          {
            kind: 'prose' as const,
            name: 'withoutInsurance',
            label: '',
            tone: 'plain' as const,
            shownWhen: UNINSURED,
            sections: [{ paragraphs: [config.withoutInsuranceText] }],
          },
        ]
      : []),
    ...(config.showStateId ? [stateIdField()] : []),
    ...(config.showSocialSecurityNumber ? [socialSecurityField()] : []),
  ]
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
        carrierField(config.carriers),
        ...cardFields(),
        ...alternatives,
      ],
    },
  ]
}

/** A select of carriers, or a text when there are none to choose from (INSURANCE-13, INSURANCE-14). */
function carrierField(carriers: { label: string; value: string }[]): FieldSpec {
  const t = say(texts)
  const common = { name: 'insuranceCarrier', label: t.carrier, shownWhen: INSURED, required: t.required }
  if (carriers.length === 0) return { kind: 'text', ...common, maxLength: CARRIER_LENGTH }
  return { kind: 'select', ...common, placeholder: t.chooseOne, options: carriers }
}

function cardFields(): FieldSpec[] {
  const t = say(texts)
  return [
    {
      kind: 'text',
      name: 'cardholderIdNumber',
      label: t.cardholderId,
      hint: t.cardholderIdHint,
      shownWhen: INSURED,
      required: t.cardholderIdRequired,
      width: CARDHOLDER_LENGTH,
      check: (text) => (fits(text, CARDHOLDER_LENGTH) ? undefined : t.cardholderIdTooLong),
    },
    {
      kind: 'text',
      name: 'groupNumber',
      label: t.groupNumber,
      shownWhen: INSURED,
      width: CARDHOLDER_LENGTH,
      check: (text) => (fits(text, GROUP_LENGTH) ? undefined : t.groupTooLong),
    },
  ]
}

function stateIdField(): FieldSpec {
  const t = say(texts)
  return {
    kind: 'text',
    name: 'stateIssuedId',
    label: t.stateId,
    shownWhen: UNINSURED,
    width: CARDHOLDER_LENGTH,
    check: (text) => (fits(text, STATE_ID_LENGTH) ? undefined : t.tooLong),
  }
}

/** INSURANCE-18: optional, nine digits. */
function socialSecurityField(): FieldSpec {
  const t = say(texts)
  return {
    kind: 'text',
    name: 'socialSecurityNumber',
    label: t.ssn,
    hint: t.ssnHint,
    control: 'digits',
    shownWhen: UNINSURED,
    width: 11,
    maxLength: 11,
    check: (text) => (isSocialSecurityNumber(text) ? undefined : t.ssnInvalid),
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

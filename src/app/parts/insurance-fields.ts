import type { InsuranceStepConfig } from '#contract/content/simple-insurance'
import type { Rule } from '#contract/rule'
import { MAX_GROUP_NUMBER, MAX_LINE, MAX_MEMBER_ID, MAX_STATE_ID } from '#domain/insurance'
import { isSocialSecurityNumber } from '#domain/patient'
import { fits } from '#domain/text'
import type { FieldSpec } from '../forms/spec.ts'
import { say } from '../messages/catalogue.ts'
import { insurance as texts } from '../messages/en/insurance.ts'

type When = { name: string; shownWhen?: Rule }

/** A select of carriers, or a text when there are none to choose from (INSURANCE-13, INSURANCE-14). */
export function carrierField(when: When, { carriers }: InsuranceStepConfig): FieldSpec {
  const t = say(texts)
  const common = { ...when, label: t.carrier, required: t.required }
  if (carriers.length === 0) return { kind: 'text', ...common, maxLength: MAX_LINE }
  return { kind: 'select', ...common, placeholder: t.chooseOne, options: carriers }
}

/** INSURANCE-11, INSURANCE-12. */
export function groupNumberField(when: When): FieldSpec {
  const t = say(texts)
  return {
    kind: 'text',
    ...when,
    label: t.groupNumber,
    width: MAX_MEMBER_ID,
    check: (text) => (fits(text, MAX_GROUP_NUMBER) ? undefined : t.groupTooLong),
  }
}

/** What is asked of a guest without insurance, as far as it is configured (INSURANCE-05, INSURANCE-07). */
export function withoutInsurance(
  { name: stateId, shownWhen }: Required<When>,
  config: InsuranceStepConfig,
): FieldSpec[] {
  const fields = [
    ...(config.showStateId ? [stateIdField({ name: stateId, shownWhen })] : []),
    ...(config.showSocialSecurityNumber ? [socialSecurityField(shownWhen)] : []),
  ]
  if (fields.length === 0) return []
  const sections = [{ paragraphs: [config.withoutInsuranceText] }]
  return [
    { kind: 'prose', name: 'withoutInsurance', label: '', tone: 'plain', shownWhen, sections },
    ...fields,
  ]
}

function stateIdField(when: When): FieldSpec {
  const t = say(texts)
  return {
    kind: 'text',
    ...when,
    label: t.stateId,
    width: MAX_MEMBER_ID,
    check: (text) => (fits(text, MAX_STATE_ID) ? undefined : t.tooLong),
  }
}

/** INSURANCE-18: optional, nine digits. */
function socialSecurityField(shownWhen: Rule): FieldSpec {
  const t = say(texts)
  return {
    kind: 'text',
    name: 'socialSecurityNumber',
    label: t.ssn,
    hint: t.ssnHint,
    control: 'digits',
    shownWhen,
    width: 11,
    maxLength: 11,
    check: (text) => (isSocialSecurityNumber(text) ? undefined : t.ssnInvalid),
  }
}

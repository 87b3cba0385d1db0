import type { InsuranceStepConfig } from '#contract/content/simple-insurance'
import { RELATIONSHIPS, SEXES } from '#contract/vocabulary'
import { isSomebodyElses, MAX_LINE, MAX_MEMBER_ID } from '#domain/insurance'
import { isName } from '#domain/patient'
import { fits } from '#domain/text'
import type { FieldSpec } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { insurance as texts } from '../../../../messages/en/insurance.ts'
import { addressFields, addressName, carrierField, groupNumberField } from '../../../../parts/fields.ts'

type Prefix = 'primary' | 'secondary'

const PERSON_CODE_WIDTH = 4

/** The fields of one policy, with its prefix in their names (INSURANCE-02 to INSURANCE-04). */
export function policyFields(prefix: Prefix, config: InsuranceStepConfig): FieldSpec[] {
  const t = say(texts)
  return [
    carrierField({ name: `${prefix}-insuranceCarrier` }, config),
    {
      kind: 'text',
      name: `${prefix}-memberId`,
      label: t.memberId,
      hint: t.memberIdHint,
      required: t.memberIdRequired,
      width: MAX_MEMBER_ID,
      check: (text) => (fits(text, MAX_MEMBER_ID) ? undefined : t.memberIdTooLong),
    },
    groupNumberField({ name: `${prefix}-groupNumber` }),
    {
      kind: 'text',
      name: `${prefix}-personCode`,
      label: t.personCode,
      hint: t.personCodeHint,
      width: PERSON_CODE_WIDTH,
      maxLength: MAX_LINE,
    },
    {
      kind: 'select',
      name: `${prefix}-relation`,
      label: t.relation,
      hint: t.relationHint,
      placeholder: t.chooseOne,
      required: t.required,
      options: RELATIONSHIPS.map((value) => ({ value, label: value })),
    },
    ...holderFields(prefix),
    {
      kind: 'choice',
      name: `${prefix}-sendInvoiceTo`,
      label: t.sendInvoiceTo,
      required: t.required,
      sideBySide: config.sendInvoiceTo.length === 2 && config.sendInvoiceTo.every(isShort),
      options: config.sendInvoiceTo.map((value) => ({ value, label: value })),
    },
    ...claimsFields(prefix, config),
  ]
}

/** Whether the text fits half the width of a phone without a line break. */
function isShort(text: string): boolean {
  return text.length <= 10
}

/** The policyholder, if it is not the patient. */
function holderFields(prefix: Prefix): FieldSpec[] {
  const t = say(texts)
  const shownWhen = { field: `${prefix}-relation`, oneOf: RELATIONSHIPS.filter(isSomebodyElses) }
  const check = (text: string) => (isName(text) ? undefined : t.nameInvalid)
  return [
    {
      kind: 'text',
      name: `${prefix}-policyholder-firstName`,
      label: t.holderFirstName,
      shownWhen,
      required: t.firstNameRequired,
      check,
    },
    {
      kind: 'text',
      name: `${prefix}-policyholder-lastName`,
      label: t.holderLastName,
      shownWhen,
      required: t.lastNameRequired,
      check,
    },
    {
      kind: 'choice',
      name: `${prefix}-sexAssignedAtBirth`,
      label: t.holderSex,
      shownWhen,
      sideBySide: true,
      options: SEXES.map((value) => ({ value, label: value })),
    },
  ]
}

/** The claims address, if the chosen carrier requires it (INSURANCE-09). It has no county. */
function claimsFields(prefix: Prefix, { carriers }: InsuranceStepConfig): FieldSpec[] {
  const t = say(texts)
  const name = claimsPrefix(prefix)
  const asking = carriers.filter(({ displayAddress }) => displayAddress === true)
  if (asking.length === 0) return []
  return [
    {
      kind: 'group',
      name,
      label: t.claims,
      hint: t.claimsHint,
      shownWhen: { field: `${prefix}-insuranceCarrier`, oneOf: asking.map(({ value }) => value) },
      fields: addressFields(name, { own: false }).filter(
        (field) => field.name !== addressName(name, 'county'),
      ),
    },
  ]
}

/** Prefix of the fields of a policy's claims address. */
export function claimsPrefix(prefix: Prefix): string {
  return `${prefix}Claims`
}

import type { InsuranceStepConfig } from '#contract/content/simple-insurance'
import { RELATIONSHIPS, SEXES } from '#contract/vocabulary'
import { claimsAddress, MAX_MEMBER_ID, type Prefix, policy } from '#domain/fields/insurance'
import type { FieldSpec } from '../../../../forms/spec.ts'
import { say } from '../../../../messages/catalogue.ts'
import { choices } from '../../../../messages/en/choices.ts'
import { insurance as texts } from '../../../../messages/en/patient.ts'
import { addressSpecs, carrierSpec } from '../../../../parts/fields.ts'
import { filledForPartB } from '../../../../parts/part-b.ts'
import { optionsOf, ruled, text } from '../../../../parts/ruled.ts'

/**
 * The fields of one policy (INSURANCE-02 to INSURANCE-04). `number`: the beneficiary number of a guest with Medicare, which is the member
 * id of Part B.
 */
export function policySpecs(prefix: Prefix, config: InsuranceStepConfig, number?: string): FieldSpec[] {
  const t = say(texts)
  const labels = say(choices)
  const { sendInvoiceTo } = config
  const fields = policy(prefix, config)
  const width = MAX_MEMBER_ID
  const specs: FieldSpec[] = [
    carrierSpec(fields.insuranceCarrier, config),
    ...filledForPartB(text(fields.memberId, t.memberId, { hint: t.memberIdHint, width }), {
      carrier: fields.insuranceCarrier.name,
      config,
      number,
    }),
    text(fields.groupNumber, t.groupNumber, { width }),
    text(fields.personCode, t.personCode, { hint: t.personCodeHint, width: 4 }),
    {
      kind: 'select',
      ...ruled(fields.relation),
      label: t.relation,
      hint: t.relationHint,
      placeholder: t.chooseOne,
      options: optionsOf(RELATIONSHIPS, labels.relationships),
    },
    text(fields['policyholder-firstName'], t.holderFirstName),
    text(fields['policyholder-lastName'], t.holderLastName),
    {
      kind: 'choice',
      ...ruled(fields.sexAssignedAtBirth),
      label: t.holderSex,
      sideBySide: true,
      options: optionsOf(SEXES, labels.sexes),
    },
    {
      kind: 'choice',
      ...ruled(fields.sendInvoiceTo),
      label: t.sendInvoiceTo,
      sideBySide: sendInvoiceTo.length === 2 && sendInvoiceTo.every(isShort),
      options: sendInvoiceTo.map((value) => ({ value, label: value })),
    },
  ]
  if (!fields.claims) return specs
  const address = addressSpecs(claimsAddress(prefix), { own: false })
  return [
    ...specs,
    { kind: 'group', ...ruled(fields.claims), label: t.claims, hint: t.claimsHint, fields: address },
  ]
}

/** Whether the text fits half the width of a phone without a line break. */
function isShort(text: string): boolean {
  return text.length <= 10
}

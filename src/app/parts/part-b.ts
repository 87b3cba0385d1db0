import type { FormConfig } from '#contract/content/form-config'
import type { InsuranceStepConfig } from '#contract/content/simple-insurance'
import type { Rule } from '#contract/rule'
import { partBNames } from '#domain/medicare'
import { isMedicareId, tidyMedicareId } from '#domain/patient'
import type { Facts } from '#domain/rules'
import type { FieldSpec, TextField } from '../forms/spec.ts'

/** The Medicare beneficiary number that the guest gave on an earlier page, as it is kept; undefined without a right one. */
export function beneficiaryNumber({ answers }: Facts, { showMedicareId }: FormConfig): string | undefined {
  const number = answers['medicareBeneficiaryIdNumber']
  return showMedicareId && typeof number === 'string' && isMedicareId(number)
    ? tidyMedicareId(number)
    : undefined
}

/**
 * The field of a member id. Where the carrier is Medicare Part B and the guest gave the beneficiary number before, that number is sent
 * and the field is not shown (BK-29). `carrier`: name of the carrier's field.
 */
export function filledForPartB(
  field: TextField,
  { carrier, config, number }: { carrier: string; config: InsuranceStepConfig; number: string | undefined },
): FieldSpec[] {
  const names = partBNames(config)
  if (number === undefined || names.length === 0) return [field]
  const { name, label, shownWhen } = field
  const asked: Rule[] = shownWhen ? [shownWhen] : []
  const others = names.map((one): Rule => ({ field: carrier, not: one }))
  return [
    { ...field, shownWhen: { and: [...asked, ...others] } },
    {
      kind: 'hidden',
      name,
      label,
      value: number,
      shownWhen: { and: [...asked, { field: carrier, oneOf: names }] },
    },
  ]
}

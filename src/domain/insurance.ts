import type { InsuranceStepConfig } from '#contract/content/simple-insurance'

export const MAX_MEMBER_ID = 20 // INSURANCE-10
export const MAX_GROUP_NUMBER = 30 // INSURANCE-11
export const MAX_STATE_ID = 30
/** Most characters of a carrier that is typed, and of a person code. */
export const MAX_LINE = 60

/** Whether a policy is somebody else's than the patient's, who is then asked for; not while no relation is chosen. */
export function isSomebodyElses(relation: unknown): boolean {
  return relation === 'Spouse' || relation === 'Child' // INSURANCE-16
}

/** The configured carrier of this value or label. */
export function carrierNamed(
  { carriers }: Pick<InsuranceStepConfig, 'carriers'>,
  name: string,
): InsuranceStepConfig['carriers'][number] | undefined {
  return carriers.find(({ value, label }) => value === name || label === name)
}

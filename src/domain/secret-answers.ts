/** Ids that are never kept, whatever form asks for them (quality: phone mode). */
const SECRETS = [
  'socialSecurityNumber',
  'stateId',
  'stateIssuedId',
  'memberId',
  'cardholderIdNumber',
  'groupNumber',
  'medicareBeneficiaryIdNumber',
]

/** Whether an answer is one that is never kept: with or without a prefix ("primary-memberId"). */
export function isSecret(name: string): boolean {
  return SECRETS.some((secret) => name === secret || name.endsWith(`-${secret}`))
}

/** Whether "Check your answers" shows only the end of an answer. A group number belongs to a plan, so it is shown whole (WI-24). */
export function isShownInPart(name: string): boolean {
  return isSecret(name) && !/(?:^|-)groupNumber$/.test(name)
}

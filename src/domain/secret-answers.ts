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

/** Whether a guest who checks the answers sees the end of this one alone. A group number is that of a plan, so it is shown whole (WI-24). */
export function isShownInPart(name: string): boolean {
  return isSecret(name) && !/(?:^|-)groupNumber$/.test(name)
}

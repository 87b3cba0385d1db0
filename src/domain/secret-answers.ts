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

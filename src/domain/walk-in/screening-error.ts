import type { MedicalInformation } from '#contract/content/medical-information'
import { fieldsOf } from '../eligibility/document-error.ts'

/** Answers that are there before the screening begins. */
const BEFORE = ['dateOfBirth', 'sexAssignedAtBirth']

/**
 * The first error of a screening that fits its struct, in words for an operator; questions are counted from one. A question may not
 * have the key of an earlier one, nor a rule about a later answer: such a rule never holds, so the question would never be shown.
 */
export function screeningError({ pages }: MedicalInformation): string | undefined {
  const known = new Set(BEFORE)
  for (const [at, { key, shownWhen }] of pages.flatMap(({ questions }) => questions).entries()) {
    if (known.has(key)) return `question ${at + 1} has a key that is taken`
    if (shownWhen && !fieldsOf(shownWhen).every((field) => known.has(field))) {
      return `question ${at + 1} has a rule about an answer that is not there yet`
    }
    known.add(key)
  }
  return undefined
}

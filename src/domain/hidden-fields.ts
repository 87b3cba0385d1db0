import { copyOf } from '#contract/wire'
import type { Problem } from './fields/problem.ts'

/**
 * Answers in these parts of the payload are dropped when the form hides their field (PATIENT-50, BK-59). Answers of steps that the
 * form does not have, and consents it did not ask for, are refused.
 */
const IGNORED = /^(basicInfo|insuranceInfo)\./

/** A body without the fields that the form hides from this guest, and the problems that are left. */
export function withoutHidden<T extends object>(
  body: T,
  problems: readonly Problem[],
): { body: T; problems: Problem[] } {
  const hidden = problems.filter(({ message, field }) => message === 'notAsked' && IGNORED.test(field))
  if (hidden.length === 0) return { body, problems: [...problems] }
  const left = copyOf(body as Record<string, unknown>) as T
  for (const { field } of hidden) remove(left, field.split('.'))
  return { body: left, problems: problems.filter((one) => !hidden.includes(one)) }
}

function remove(from: unknown, [name = '', ...rest]: readonly string[]): void {
  if (typeof from !== 'object' || from === null || !Object.hasOwn(from, name)) return
  const holder = from as Record<string, unknown>
  if (rest.length > 0) remove(holder[name], rest)
  else delete holder[name]
}

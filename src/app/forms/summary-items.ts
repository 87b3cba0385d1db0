import type { SummaryItem } from '../ui/ErrorSummary.tsx'
import { controlId } from './ids.ts'
import type { Problems } from './problems.ts'
import type { FieldSpec } from './spec.ts'
import { answerKeys } from './visible.ts'

/**
 * What a summary of problems lists: the words beside each field, and before them, where a message stands more than once,
 * what its field is called, with its group where fields of two groups are called alike.
 */
export function summaryItems(fields: readonly FieldSpec[], found: Problems): SummaryItem[] {
  const named = Object.entries(found).map(([key, message]) => ({ key, message, names: namesOf(fields, key) }))
  return named.map(({ key, message, names }) => {
    const alike = named.filter((other) => other.message === message)
    const [own = '', ...groups] = names
    const isNamesake = alike.filter((other) => other.names[0] === own).length > 1
    const name = isNamesake ? [...groups, own].join(', ') : own
    return {
      target: controlId(key),
      message: alike.length > 1 && own ? `${called(name)} ${message}` : message,
    }
  })
}

/** A name before its message: a question has a mark of its own. */
function called(name: string): string {
  return name.endsWith('?') ? name : `${name}:`
}

/** What the field of an answer is called, then its groups from the inside out. */
function namesOf(fields: readonly FieldSpec[], key: string): string[] {
  const field = fields.find((one) => one.name === key || answerKeys(one).includes(key))
  if (!field) return []
  return field.kind === 'group' ? [...namesOf(field.fields, key), field.label] : [field.label]
}

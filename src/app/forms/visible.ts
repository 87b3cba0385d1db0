import type { FormConfig } from '#contract/content/form-config'
import type { Facts } from '#domain/rules'
import { isMet } from '#domain/rules'
import { DATE_PARTS, dateKey, dayAnswered, isChosen, manyOf } from './answers.ts'
import type { Answers, FieldSpec } from './spec.ts'

/** The fields that a form configuration includes, also inside groups. Groups without fields are left out (CONTENT-22, PATIENT-50). */
export function applyConfig(fields: readonly FieldSpec[], config: FormConfig): FieldSpec[] {
  return fields.flatMap((field): FieldSpec[] => {
    if (field.flag !== undefined && !config[field.flag]) return []
    if (field.requiredFlag !== undefined && !config[field.requiredFlag]) {
      const { required: _, ...optional } = field
      return [optional]
    }
    if (field.kind !== 'group') return [field]
    const inside = applyConfig(field.fields, config)
    return inside.length > 0 ? [{ ...field, fields: inside }] : []
  })
}

/** The fields that are shown now, in their order, also those inside groups. For rules, a hidden field has no answer. */
export function visibleFields(fields: readonly FieldSpec[], answers: Answers, facts: Facts): FieldSpec[] {
  const all = flatten(fields, () => true)
  let shown = all
  // Hiding a field may hide or show another, so this repeats until nothing changes. The count ends circular rules.
  for (let round = 0; round <= all.length; round += 1) {
    const now = factsOf(all, shown, answers, facts)
    const next = flatten(fields, (field) => field.shownWhen === undefined || isMet(field.shownWhen, now))
    if (next.length === shown.length && next.every((field, index) => field === shown[index])) break
    shown = next
  }
  return shown
}

/** The answers of the fields that are shown, and the values of hidden kinds (PATIENT-50). */
export function visibleAnswers(fields: readonly FieldSpec[], answers: Answers, facts: Facts): Answers {
  const kept: Answers = {}
  for (const field of visibleFields(fields, answers, facts)) {
    if (field.kind === 'hidden') kept[field.name] = field.value
    for (const key of ownKeys(field)) {
      const answer = offered(field, answers)[key]
      if (answer !== undefined) kept[key] = answer
    }
  }
  return kept
}

/** The fields that are shown now, and the facts of the visit with the answers of these fields. */
export function formNow(
  fields: readonly FieldSpec[],
  answers: Answers,
  facts: Facts,
): { shown: FieldSpec[]; facts: Facts } {
  const shown = visibleFields(fields, answers, facts)
  return {
    shown,
    facts: factsOf(
      flatten(fields, () => true),
      shown,
      answers,
      facts,
    ),
  }
}

/** Keys of the answers to a field, or to the fields of a group. */
export function answerKeys(field: FieldSpec): string[] {
  return field.kind === 'group' ? field.fields.flatMap(answerKeys) : ownKeys(field)
}

function ownKeys(field: FieldSpec): string[] {
  switch (field.kind) {
    case 'date':
      return DATE_PARTS.map((part) => dateKey(field.name, part))
    case 'prose':
    case 'group':
    case 'hidden':
      return []
    default:
      return [field.name]
  }
}

/** The answers without options that the field does not offer, or offers no longer. */
function offered(field: FieldSpec, answers: Answers): Answers {
  if (field.kind === 'many') {
    const chosen = manyOf(field, answers)
    return chosen.length > 0 ? { [field.name]: chosen } : {}
  }
  if (field.kind === 'toggle') {
    return [field.value, field.without].some((one) => one === answers[field.name]) ? answers : {}
  }
  if (field.kind !== 'choice' && field.kind !== 'select') return answers
  return isChosen(field, answers[field.name]) ? answers : {}
}

function factsOf(
  all: readonly FieldSpec[],
  shown: readonly FieldSpec[],
  answers: Answers,
  facts: Facts,
): Facts {
  const now: Record<string, unknown> = { ...facts.answers }
  for (const field of all) {
    for (const key of [field.name, ...ownKeys(field)]) delete now[key]
  }
  for (const field of shown) {
    for (const key of ownKeys(field)) now[key] = offered(field, answers)[key]
    if (field.kind === 'hidden') now[field.name] = field.value
    if (field.kind === 'date') now[field.name] = dayAnswered(field.name, answers)
  }
  return { ...facts, answers: now }
}

function flatten(fields: readonly FieldSpec[], isShown: (field: FieldSpec) => boolean): FieldSpec[] {
  return fields.filter(isShown).flatMap((field) => {
    return field.kind === 'group' ? [field, ...flatten(field.fields, isShown)] : [field]
  })
}

import { isBlank, tidy } from '#domain/text'
import type { ChoiceField } from '../forms/spec.ts'

/** A typed answer without surplus spaces; undefined when it is absent or blank. */
export function textAnswered(answers: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = answers[name]
  const text = typeof value === 'string' ? tidy(value) : ''
  return isBlank(text) ? undefined : text
}

/** A question answered by one of two cards side by side, Yes first. */
export function yesNoField(
  field: Omit<ChoiceField, 'kind' | 'options' | 'sideBySide'>,
  words: { yes: string; no: string },
  [yes, no]: readonly [string, string] = ['Yes', 'No'],
): ChoiceField {
  const options = [
    { value: yes, label: words.yes },
    { value: no, label: words.no },
  ]
  return { kind: 'choice', sideBySide: true, ...field, options }
}

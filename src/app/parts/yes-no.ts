import type { ChoiceField } from '../forms/spec.ts'

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

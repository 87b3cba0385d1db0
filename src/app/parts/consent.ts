import type { ConsentDocument } from '#contract/content/consents'
import type { FieldSpec } from '../forms/spec.ts'

/** A text to be agreed to, and the boxes that must be ticked (CONSENT-02). */
export function consentFields(
  name: string,
  { summary, sections, boxes, note }: ConsentDocument,
): FieldSpec[] {
  return [
    {
      kind: 'prose',
      name: `${name}Text`,
      label: summary,
      sections: note === undefined ? sections : [...sections, { paragraphs: [note] }],
      scrolls: true,
    },
    ...boxes.map(
      ({ field, label, message }): FieldSpec => ({ kind: 'box', name: field, label, required: message }),
    ),
  ]
}

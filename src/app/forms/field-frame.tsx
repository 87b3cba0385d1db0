import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { withLang } from '../ui/with-lang.ts'
import { controlId } from './answers.ts'
import { useIsRequired, useScope } from './scope.ts'
import type { FieldSpec } from './spec.ts'

const MOST_IN_A_NAME = 40

/** What every kind of field shows around its control: props of `Field`, and what its control needs too. */
export function useFieldFrame(field: FieldSpec) {
  const texts = useTexts(formTexts)
  const isRequired = useIsRequired(field)
  const { title } = useScope()
  const id = controlId(field.name)
  const frame = {
    id,
    label: field.label,
    labelHidden: field.label === title,
    hint: field.hint,
    half: isHalf(field),
    errorWord: texts.errorWord,
    optional: isRequired ? undefined : texts.optional,
    aside: field.why !== undefined && (
      <Disclosure label={texts.whyWeAsk} name={texts.whyWeAskOf(inShort(field.label))} icon="question">
        <p>{withLang(field.why)}</p>
      </Disclosure>
    ),
  }
  return { id, texts, isRequired, frame }
}

/** Whether the field takes half a row, so that two fit side by side (SC-05): a line of text or a list does, unless a "why we ask" opens below it. */
function isHalf(field: FieldSpec): boolean {
  if (field.why !== undefined) return false
  return field.kind === 'select' || (field.kind === 'text' && field.control !== 'area' && !field.whole)
}

/** The first words of a long question, so that a name that has it stays below 60 characters (SC-24). */
function inShort(label: string): string {
  if (label.length <= MOST_IN_A_NAME) return label
  return `${label.slice(0, label.lastIndexOf(' ', MOST_IN_A_NAME))}…`
}

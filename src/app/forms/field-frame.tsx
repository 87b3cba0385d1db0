import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { controlId } from './answers.ts'
import { useIsRequired, useScope } from './scope.ts'
import type { FieldSpec } from './spec.ts'

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
    errorWord: texts.errorWord,
    optional: isRequired ? undefined : texts.optional,
    aside: field.why !== undefined && (
      <Disclosure label={texts.whyWeAsk} about={texts.about(field.label)} icon="question">
        <p>{field.why}</p>
      </Disclosure>
    ),
  }
  return { id, texts, isRequired, frame }
}

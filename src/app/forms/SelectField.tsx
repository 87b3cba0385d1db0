import { useForm } from 'react-final-form'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { describedBy, Field } from '../ui/Field.tsx'
import { SelectBox } from '../ui/SelectBox.tsx'
import { autofill } from './autofill.ts'
import { useChoose } from './ChoiceField.tsx'
import { textOf } from './date-parts.ts'
import { controlId } from './ids.ts'
import { answersOf, useAnswer, useIsRequired, useScope } from './scope.ts'
import type { Answers, ChoiceField as Spec } from './spec.ts'
import { Why } from './Why.tsx'

/** One of many: the platform's own list. */
export function SelectField({ field }: { field: Spec }) {
  const texts = useTexts(formTexts)
  const isRequired = useIsRequired(field)
  const { title, onLeave } = useScope()
  const form = useForm<Answers>()
  const { answer, message, leave } = useAnswer(field.name)
  const choose = useChoose(field)
  const id = controlId(field.name)
  return (
    <Field
      id={id}
      label={field.label}
      labelHidden={field.label === title}
      hint={field.hint}
      error={message}
      errorWord={texts.errorWord}
      optional={isRequired ? undefined : texts.optional}
      aside={<Why text={field.why} />}
    >
      <SelectBox
        id={id}
        name={field.name}
        value={textOf(answer)}
        options={field.options.filter(({ value }) => value !== '')}
        placeholder={field.placeholder ?? texts.chooseOne}
        autoComplete={autofill(undefined)}
        invalid={message !== undefined}
        describedBy={describedBy(id, field.hint !== undefined, message !== undefined)}
        aria-required={isRequired || undefined}
        onChange={(event) => {
          choose(event.target.value)
          // What depends on it follows at once; a message waits until the list is left, for arrow keys walk through options.
          onLeave(answersOf(form))
        }}
        onBlur={() => leave()}
      />
    </Field>
  )
}

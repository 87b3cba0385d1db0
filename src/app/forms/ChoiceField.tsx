import { useForm } from 'react-final-form'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { ChoiceCard, ChoiceCards } from '../ui/ChoiceCard.tsx'
import { Field } from '../ui/Field.tsx'
import { controlId } from './ids.ts'
import { useAnswer, useIsRequired, useScope } from './scope.ts'
import type { Answers, ChoiceField as Spec } from './spec.ts'
import { Why } from './Why.tsx'

/** A few answers as cards, of which one is picked. */
export function ChoiceField({ field }: { field: Spec }) {
  const texts = useTexts(formTexts)
  const isRequired = useIsRequired(field)
  const { title } = useScope()
  const { answer, message, leave } = useAnswer(field.name)
  const choose = useChoose(field)
  const id = controlId(field.name)
  return (
    <Field
      id={id}
      as="radios"
      label={field.label}
      labelHidden={field.label === title}
      hint={field.hint}
      error={message}
      errorWord={texts.errorWord}
      optional={isRequired ? undefined : texts.optional}
      required={isRequired}
      aside={<Why text={field.why} />}
    >
      <ChoiceCards sideBySide={field.sideBySide}>
        {field.options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            type="radio"
            id={index === 0 ? id : `${id}-${index}`}
            name={field.name}
            value={option.value}
            checked={answer === option.value}
            title={option.label}
            info={option.info}
            note={option.note}
            invalid={message !== undefined}
            onChange={() => {
              choose(option.value)
              leave()
            }}
          />
        ))}
      </ChoiceCards>
    </Field>
  )
}

/** Changes a choice and lets the answers that depend on it start afresh (PATIENT-31). */
export function useChoose({ name, resets }: Spec): (value: string) => void {
  const form = useForm<Answers>()
  return (value) =>
    form.batch(() => {
      form.change(name, value === '' ? undefined : value)
      for (const other of resets ?? []) form.change(other, undefined)
    })
}

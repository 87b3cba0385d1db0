import { useForm } from 'react-final-form'
import { ChoiceCard, ChoiceCards } from '../ui/ChoiceCard.tsx'
import { describedBy, Field, SelectBox } from '../ui/Field.tsx'
import { withLang } from '../ui/with-lang.ts'
import { textOf } from './answers.ts'
import { useFieldFrame } from './field-frame.tsx'
import styles from './fields.module.css'
import { howTo } from './how-to.ts'
import { answersOf, useAnswer, useScope } from './scope.ts'
import type { Answers, ChoiceField as Spec } from './spec.ts'
import { autofill } from './typing.ts'

/** A few options as cards, of which the guest picks one. */
export function ChoiceField({ field }: { field: Spec }) {
  const { id, frame, isRequired } = useFieldFrame(field)
  const { answer, message, leave } = useAnswer(field.name)
  const choose = useChoose(field)
  return (
    <Field
      {...frame}
      as="radios"
      error={message}
      howTo={howTo(field, answer)}
      required={isRequired}
      beside={field.sideBySide}
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

/** One of many options, in the browser's own list. What an option says besides is below the list while it is chosen. */
export function SelectField({ field }: { field: Spec }) {
  const { id, frame, texts, isRequired } = useFieldFrame(field)
  const { onLeave } = useScope()
  const form = useForm<Answers>()
  const { answer, message, leave } = useAnswer(field.name)
  const choose = useChoose(field)
  return (
    <Field {...frame} error={message} howTo={howTo(field, answer)}>
      <SelectBox
        id={id}
        name={field.name}
        value={textOf(answer)}
        options={field.options.filter(({ value }) => value !== '')}
        placeholder={field.placeholder ?? texts.chooseOne}
        autoComplete={autofill(field.autoComplete)}
        invalid={message !== undefined}
        describedBy={describedBy(id, field.hint !== undefined, message !== undefined)}
        aria-required={isRequired || undefined}
        onChange={(event) => {
          choose(event.target.value)
          // Other fields follow at once. A message waits until the guest leaves the list, because arrow keys walk through options.
          onLeave(answersOf(form))
        }}
        onBlur={() => leave()}
      />
      {field.options.some(({ info }) => info !== undefined) && (
        <p className={styles.info} role="status">
          {withLang(field.options.find(({ value }) => value === answer)?.info)}
        </p>
      )}
    </Field>
  )
}

/** Returns a function that changes a choice and clears the answers that depend on it (PATIENT-31). */
function useChoose({ name, resets }: Spec): (value: string) => void {
  const form = useForm<Answers>()
  return (value) =>
    form.batch(() => {
      form.change(name, value === '' ? undefined : value)
      for (const other of resets ?? []) form.change(other, undefined)
    })
}

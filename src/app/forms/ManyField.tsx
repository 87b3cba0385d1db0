import { useState } from 'react'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { ChoiceCard, ChoiceCards } from '../ui/ChoiceCard.tsx'
import { Field } from '../ui/Field.tsx'
import { manyOf, withOption } from './chosen.ts'
import { controlId } from './ids.ts'
import { useAnswer, useIsRequired, useScope } from './scope.ts'
import type { ManyField as Spec } from './spec.ts'
import { Why } from './Why.tsx'

/** Several answers as cards, at most `max`; when so many are chosen the others say why they wait. */
export function ManyField({ field }: { field: Spec }) {
  const texts = useTexts(formTexts)
  const isRequired = useIsRequired(field)
  const { title } = useScope()
  const { answer, message, change, leave } = useAnswer(field.name)
  const [wantsMore, setWantsMore] = useState(false)
  const id = controlId(field.name)
  const { max = field.options.length } = field
  const chosen = manyOf(field, { [field.name]: answer })
  const isFull = chosen.length >= max
  const hint = field.hint ?? (max < field.options.length ? texts.upTo(max) : undefined)
  const error = message ?? (wantsMore && isFull ? (field.tooMany ?? texts.tooMany(max)) : undefined)

  function toggle(value: string, isOn: boolean): void {
    setWantsMore(isOn && isFull)
    if (isOn && isFull) return
    change(isOn ? withOption(field, chosen, value) : chosen.filter((other) => other !== value))
    leave()
  }

  return (
    <Field
      id={id}
      as="group"
      label={field.label}
      labelHidden={field.label === title}
      hint={hint}
      error={error}
      errorWord={texts.errorWord}
      errorLive={field.max !== undefined}
      optional={isRequired ? undefined : texts.optional}
      aside={<Why text={field.why} />}
    >
      <ChoiceCards>
        {field.options.map((option, index) => {
          const isChosen = chosen.includes(option.value)
          return (
            <ChoiceCard
              key={option.value}
              type="checkbox"
              id={index === 0 ? id : `${id}-${index}`}
              name={field.name}
              value={option.value}
              checked={isChosen}
              title={option.label}
              info={option.info}
              note={option.note}
              waits={isFull && !isChosen ? texts.chosen(chosen.length) : undefined}
              invalid={message !== undefined}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
          )
        })}
      </ChoiceCards>
    </Field>
  )
}

import { type ChangeEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { BoxCard, ChoiceCard, ChoiceCards } from '../ui/ChoiceCard.tsx'
import { Field } from '../ui/Field.tsx'
import { manyOf, withOption } from './answers.ts'
import { useFieldFrame } from './field-frame.tsx'
import { howTo } from './how-to.ts'
import { useAnswer } from './scope.ts'
import type { BoxField as BoxSpec, ManyField as Spec } from './spec.ts'

/** From more options than these on, wide screens show two columns. */
const MANY = 8

/** Several options as cards, of which the guest ticks at most `max`. Then the other cards say why they wait. */
export function ManyField({ field }: { field: Spec }) {
  const { id, frame, texts } = useFieldFrame(field)
  const { answer, message, change, leave } = useAnswer(field.name)
  const [wantsMore, setWantsMore] = useState(false)
  const { max = field.options.length } = field
  const chosen = manyOf(field, { [field.name]: answer })
  const isFull = chosen.length >= max
  const hint = field.hint ?? (max < field.options.length ? texts.upTo(max) : undefined)
  const tooMany = field.tooMany ?? texts.tooMany(max)
  const error = message ?? (wantsMore && isFull && !field.onTooMany ? tooMany : undefined)

  function toggle(value: string, isOn: boolean): void {
    setWantsMore(isOn && isFull)
    field.onTooMany?.(isOn && isFull ? tooMany : undefined)
    if (isOn && isFull) return
    change(isOn ? withOption(field, chosen, value) : chosen.filter((other) => other !== value))
    leave()
  }

  // One handler for as long as the field is there: a card that does not change is not drawn again (P4).
  const toggleNow = useRef(toggle)
  useLayoutEffect(() => {
    toggleNow.current = toggle
  })
  const onChange = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) => toggleNow.current(target.value, target.checked),
    [],
  )

  return (
    <Field
      {...frame}
      as="group"
      hint={hint}
      error={error}
      howTo={howTo(field, answer)}
      errorLive={field.max !== undefined}
    >
      <ChoiceCards columns={field.options.length > MANY}>
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
              onChange={onChange}
            />
          )
        })}
      </ChoiceCards>
    </Field>
  )
}

/** One box to tick. */
export function BoxField({ field }: { field: BoxSpec }) {
  const { labelHidden: _, ...frame } = useFieldFrame(field).frame
  const { answer, message, change, leave } = useAnswer(field.name)
  return (
    <BoxCard
      {...frame}
      name={field.name}
      checked={answer === true}
      error={message}
      howTo={howTo(field, answer)}
      onChange={(event) => {
        change(event.target.checked || undefined)
        leave()
      }}
    />
  )
}

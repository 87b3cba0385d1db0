import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-final-form'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { outlines } from '../ui/outlines.ts'
import { BLANK_CARD, cardsOf } from './chosen.ts'
import { DetailsCard } from './DetailsCard.tsx'
import styles from './fields.module.css'
import { cardKey, controlId } from './ids.ts'
import { useAnswer, useIsRequired, useScope } from './scope.ts'
import type { DetailCard, DetailsField as Spec } from './spec.ts'
import { tidyCard } from './tidy-answers.ts'
import { Why } from './Why.tsx'

/** Cards that are added one after another: medicines, vaccines, conditions. */
export function DetailsField({ field }: { field: Spec }) {
  const texts = useTexts(formTexts)
  const isRequired = useIsRequired(field)
  const { title } = useScope()
  const { answer, change, leave } = useAnswer(field.name)
  const { errors, submitFailed } = useFormState({ subscription: { errors: true, submitFailed: true } })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState('')
  const id = controlId(field.name)
  const cards = cardsOf(field, { [field.name]: answer })
  const addId = `${id}-add`

  function messageOf(key: string): string | undefined {
    const message: unknown = errors?.[key]
    return typeof message === 'string' && (submitFailed || left.has(key)) ? message : undefined
  }

  function set(index: number, card: DetailCard): void {
    change(cards.map((other, at) => (at === index ? card : other)))
  }

  function add(): void {
    flushSync(() => change([...cards, { ...BLANK_CARD }]))
    document.getElementById(controlId(cardKey(field.name, cards.length, 'name')))?.focus()
  }

  function remove(index: number): void {
    const name = cards[index]?.name || texts.details.card(field.nameLabel, index + 1)
    flushSync(() => {
      setSaid(texts.details.removed(name))
      setLeft(new Set())
      change(cards.filter((_, at) => at !== index))
    })
    const before = document.getElementById(controlId(cardKey(field.name, Math.max(0, index - 1), 'remove')))
    const next = before ?? document.getElementById(addId)
    next?.focus()
    leave()
  }

  return (
    <Field
      id={id}
      as="group"
      label={field.label}
      labelHidden={field.label === title}
      hint={field.hint}
      errorWord={texts.errorWord}
      optional={isRequired ? undefined : texts.optional}
      aside={<Why text={field.why} />}
    >
      <div className={styles.cards}>
        {cards.map((card, index) => (
          <DetailsCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card has nothing of its own but its place
            key={index}
            field={field}
            card={card}
            index={index}
            messageOf={messageOf}
            onChange={(next) => set(index, next)}
            onLeave={(part) => {
              setLeft((before) => new Set([...before, cardKey(field.name, index, part)]))
              leave((typed) => (Array.isArray(typed) ? (typed as DetailCard[]).map(tidyCard) : typed))
            }}
            onRemove={cards.length > 1 || field.required === undefined ? () => remove(index) : undefined}
          />
        ))}
        {cards.length < field.maxCards ? (
          <Button id={addId} icon={outlines.add} onClick={add}>
            {field.addLabel}
          </Button>
        ) : (
          <p className={styles.note}>{texts.details.atMost(field.maxCards)}</p>
        )}
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
    </Field>
  )
}

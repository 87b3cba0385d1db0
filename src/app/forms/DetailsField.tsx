import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-final-form'
import { dayOf, partsOfDay } from '#domain/calendar'
import { isBlank } from '#domain/text'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceCard } from '../ui/ChoiceCard.tsx'
import { describedBy, Field, TextBox } from '../ui/Field.tsx'
import { outlines } from '../ui/outlines.ts'
import { BLANK_CARD, cardKey, cardsOf, controlId, DATE_PARTS, tidyCard } from './answers.ts'
import { DateBoxes } from './DateField.tsx'
import { useFieldFrame } from './field-frame.tsx'
import styles from './fields.module.css'
import { dateHowTo } from './how-to.ts'
import { pasteOnOneLine } from './paste-on-one-line.ts'
import { useAnswer, useScope } from './scope.ts'
import type { DetailCard, DetailsField as Spec } from './spec.ts'
import { autofill } from './typing.ts'

/** Cards that the guest adds one after another: medicines, vaccines, conditions. */
export function DetailsField({ field }: { field: Spec }) {
  const { id, frame, texts } = useFieldFrame(field)
  const { answer, change, leave } = useAnswer(field.name)
  const { errors, submitFailed } = useFormState({ subscription: { errors: true, submitFailed: true } })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')
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
      setAnnouncement(texts.details.removed(name))
      setLeft(new Set())
      change(cards.filter((_, at) => at !== index))
    })
    const before = document.getElementById(controlId(cardKey(field.name, Math.max(0, index - 1), 'remove')))
    const next = before ?? document.getElementById(addId)
    next?.focus()
    leave()
  }

  return (
    <Field {...frame} as="group">
      <div className={styles.cards}>
        {cards.map((card, index) => (
          <DetailsCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card has no id but its position
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
          {announcement}
        </p>
      </div>
    </Field>
  )
}

type CardProps = {
  field: Spec
  card: DetailCard
  index: number
  /** The message of a part, once the form may show it. */
  messageOf: (key: string) => string | undefined
  onChange: (card: DetailCard) => void
  onLeave: (part: string) => void
  /** Absent where the list needs at least this card. */
  onRemove: (() => void) | undefined
}

function DetailsCard({ field, card, index, messageOf, onChange, onLeave, onRemove }: CardProps) {
  const texts = useTexts(formTexts)
  const heading = texts.details.card(field.nameLabel, index + 1)
  const keyOf = (part: string) => cardKey(field.name, index, part)
  const lines = [
    { part: 'name', label: field.nameLabel },
    { part: 'dose', label: field.doseLabel },
  ] as const
  const [name, dose] = lines.map(({ part, label }) => {
    if (label === undefined) return null
    const id = controlId(keyOf(part))
    const message = messageOf(keyOf(part))
    return (
      <Field
        key={part}
        id={id}
        label={label}
        error={message}
        howTo={isBlank(card[part]) ? texts.howTo.type : texts.howTo.shorten}
        errorWord={texts.errorWord}
      >
        <TextBox
          id={id}
          name={keyOf(part)}
          value={card[part]}
          autoComplete={autofill('off')}
          invalid={message !== undefined}
          describedBy={describedBy(id, false, message !== undefined)}
          aria-required={part === 'name'}
          onChange={(event) => onChange({ ...card, [part]: event.target.value })}
          onPaste={pasteOnOneLine((text) => onChange({ ...card, [part]: text }))}
          onBlur={() => onLeave(part)}
        />
      </Field>
    )
  })
  return (
    <fieldset className={styles.detailsCard}>
      <legend className={styles.detailsLegend}>{heading}</legend>
      {name}
      {field.dateLabel !== undefined && (
        <CardDate {...{ field, card, keyOf, messageOf, onChange, onLeave }} />
      )}
      {dose}
      {onRemove && (
        <Button
          id={controlId(keyOf('remove'))}
          look="quiet"
          icon={outlines.trash}
          label={texts.details.removeOf(card.name || heading)}
          onClick={onRemove}
        >
          {texts.details.remove}
        </Button>
      )}
    </fieldset>
  )
}

const NO_DATE = { year: '', month: '', day: '' }

type DateProps = Omit<CardProps, 'index' | 'onRemove'> & { keyOf: (part: string) => string }

function CardDate({ field, card, keyOf, messageOf, onChange, onLeave }: DateProps) {
  const texts = useTexts(formTexts)
  const { today } = useScope().facts
  const id = controlId(keyOf('date'))
  const wrong = DATE_PARTS.find((part) => messageOf(keyOf(part)) !== undefined)
  const message = wrong && messageOf(keyOf(wrong))
  return (
    <Field
      id={id}
      as="group"
      label={field.dateLabel}
      optional={texts.optional}
      error={message}
      howTo={dateHowTo(dayOf(card), message)}
      errorWord={texts.errorWord}
    >
      <DateBoxes
        parts={card}
        keyOf={keyOf}
        wrong={wrong}
        describedBy={describedBy(id, false, message !== undefined)}
        required={false}
        onChange={(part, text) => onChange({ ...card, [part]: text })}
        onWhole={(parts) => onChange({ ...card, ...parts })}
        onLeave={(part) => card[part] !== '' && onLeave(part)}
      />
      {field.todayLabel !== undefined && (
        <div className={styles.today}>
          <ChoiceCard
            type="checkbox"
            name={keyOf('today')}
            value="today"
            title={field.todayLabel}
            checked={dayOf(card) === today}
            onChange={(event) => {
              onChange({ ...card, ...(event.target.checked ? partsOfDay(today) : NO_DATE) })
              onLeave('day')
            }}
          />
        </div>
      )}
    </Field>
  )
}

import type { ClipboardEvent } from 'react'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import type { DateParts, Day } from '#domain/calendar'
import { ageInMonths, dayOf, partsOfPasted } from '#domain/calendar'
import { isLivingAge } from '#domain/patient'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { afterPress } from '../platform/presses.ts'
import { describedBy, Field, TextBox } from '../ui/Field.tsx'
import { keepInPlace } from '../ui/keep-in-place.ts'
import type { DatePart } from './answers.ts'
import { controlId, DATE_PARTS, dateKey, textOf, tidyPart } from './answers.ts'
import { useFieldFrame } from './field-frame.tsx'
import styles from './fields.module.css'
import { dateHowTo } from './how-to.ts'
import { useAnswer, useScope } from './scope.ts'
import type { Answers, DateField as Spec } from './spec.ts'
import { autofill } from './typing.ts'

/** A date in three boxes. For a birth date it shows the age, so that guests notice a slip. */
export function DateField({ field }: { field: Spec }) {
  const { id, frame, texts, isRequired } = useFieldFrame(field)
  const { facts } = useScope()
  const form = useForm<Answers>()
  const [wasLeft, setWasLeft] = useState(false)
  const answers = {
    month: useAnswer(dateKey(field.name, 'month')),
    day: useAnswer(dateKey(field.name, 'day')),
    year: useAnswer(dateKey(field.name, 'year')),
  }
  const parts: DateParts = {
    month: textOf(answers.month.answer),
    day: textOf(answers.day.answer),
    year: textOf(answers.year.answer),
  }
  const day = dayOf({ ...parts, month: tidyPart('month', parts.month) })
  // A filled part can be wrong as soon as the guest leaves it. An empty one is wrong only when they leave the whole date.
  const wrong = DATE_PARTS.find((part) => {
    const { error, isTouched, isSubmitted } = answers[part]
    return error !== undefined && (isSubmitted || wasLeft || (isTouched && parts[part] !== ''))
  })
  const message = wrong && answers[wrong].error
  const descriptions = describedBy(id, field.hint !== undefined, message !== undefined)

  function setAll(whole: DateParts): void {
    form.batch(() => {
      for (const part of DATE_PARTS) answers[part].change(whole[part])
    })
  }

  function leave(part: DatePart): void {
    answers[part].leave((typed) => tidyPart(part, textOf(typed)))
  }

  return (
    <Field
      {...frame}
      as="group"
      error={message}
      howTo={dateHowTo(day, message)}
      onBlur={(event) => {
        const next = event.relatedTarget
        const isInside = next instanceof Node && event.currentTarget.contains(next)
        if (!isInside) afterPress(() => keepInPlace(() => setWasLeft(true)))
      }}
    >
      <div className={styles.withAge}>
        <DateBoxes
          parts={parts}
          keyOf={(part) => dateKey(field.name, part)}
          wrong={wrong}
          describedBy={descriptions}
          required={isRequired}
          autoComplete={field.autoComplete}
          onChange={(part, text) => answers[part].change(text)}
          onWhole={setAll}
          onLeave={leave}
        />
        {field.saysAge && (
          <p className={styles.age} role="status">
            {wrong === undefined && day !== undefined && ageText(day, facts.today, texts.date)}
          </p>
        )}
      </div>
    </Field>
  )
}

type AgeTexts = { age: (years: number) => string; ageInMonths: (months: number) => string }

const MONTHS_UP_TO = 24

function ageText(day: Day, today: Day, texts: AgeTexts): string {
  const months = ageInMonths(day, today)
  if (months < 0 || !isLivingAge(day, today)) return ''
  return months < MONTHS_UP_TO ? texts.ageInMonths(months) : texts.age(Math.floor(months / 12))
}

type BoxesProps = {
  parts: DateParts
  /** Key of a part's answer, from which its control gets its name and id. */
  keyOf: (part: DatePart) => string
  /** The part that the guest must correct, if any: of an empty date, all are marked. */
  wrong: DatePart | undefined
  describedBy: string | undefined
  required: boolean
  /** "bday" becomes one token for each part. */
  autoComplete?: 'bday' | undefined
  onChange: (part: DatePart, text: string) => void
  /** Called when the guest pastes a whole date, or types one into a single part. */
  onWhole: (parts: DateParts) => void
  onLeave: (part: DatePart) => void
}

const MOST_CHARACTERS: Record<DatePart, number | undefined> = { month: undefined, day: 2, year: 4 }

/** Three boxes for one date. Focus never moves by itself, and a pasted date is split over them. */
export function DateBoxes(props: BoxesProps) {
  const { date } = useTexts(formTexts)
  const { parts, keyOf, wrong, describedBy, required, autoComplete, onChange, onWhole, onLeave } = props

  const isEmpty = DATE_PARTS.every((part) => parts[part] === '')

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const whole = partsOfPasted(event.clipboardData.getData('text'))
    if (!whole) return
    event.preventDefault()
    onWhole(whole)
  }

  return (
    <div className={styles.date}>
      {DATE_PARTS.map((part) => {
        const id = controlId(keyOf(part))
        return (
          <div key={part} className={styles.part}>
            <label htmlFor={id}>{date[part]}</label>
            <TextBox
              id={id}
              name={keyOf(part)}
              value={parts[part]}
              width={4}
              type="text"
              inputMode="numeric"
              spellCheck={false}
              autoComplete={autofill(autoComplete && `${autoComplete}-${part}`)}
              maxLength={MOST_CHARACTERS[part]}
              invalid={wrong === part || (wrong !== undefined && isEmpty)}
              describedBy={describedBy}
              aria-required={required || undefined}
              onChange={(event) => onChange(part, event.target.value)}
              onPaste={paste}
              onBlur={() => {
                const whole = partsOfPasted(parts[part])
                if (whole) onWhole(whole)
                onLeave(part)
              }}
            />
          </div>
        )
      })}
    </div>
  )
}

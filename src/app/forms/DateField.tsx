import { useState } from 'react'
import { useForm } from 'react-final-form'
import type { DateParts } from '#domain/calendar'
import { ageInMonths, dayOf } from '#domain/calendar'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { describedBy, Field } from '../ui/Field.tsx'
import { DateBoxes } from './DateBoxes.tsx'
import type { DatePart } from './date-parts.ts'
import { DATE_PARTS, dateKey, textOf, tidyPart } from './date-parts.ts'
import styles from './fields.module.css'
import { controlId } from './ids.ts'
import { afterPress } from './press.ts'
import { useAnswer, useIsRequired, useScope } from './scope.ts'
import type { Answers, DateField as Spec } from './spec.ts'
import { Why } from './Why.tsx'

/** A date in three boxes; of a birth date it says back the age, so that a slip is seen. */
export function DateField({ field }: { field: Spec }) {
  const texts = useTexts(formTexts)
  const isRequired = useIsRequired(field)
  const { title, facts } = useScope()
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
  // A filled part can be wrong as soon as it is left, a gap only when the whole date is.
  const wrong = DATE_PARTS.find((part) => {
    const { error, isTouched, isSubmitted } = answers[part]
    return error !== undefined && (isSubmitted || wasLeft || (isTouched && parts[part] !== ''))
  })
  const message = wrong && answers[wrong].error
  const id = controlId(field.name)
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
      id={id}
      as="group"
      label={field.label}
      labelHidden={field.label === title}
      hint={field.hint}
      error={message}
      errorWord={texts.errorWord}
      optional={isRequired ? undefined : texts.optional}
      aside={<Why text={field.why} />}
      onBlur={(event) => {
        const next = event.relatedTarget
        const isInside = next instanceof Node && event.currentTarget.contains(next)
        if (!isInside) afterPress(() => setWasLeft(true))
      }}
    >
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
          {wrong === undefined && ageText(parts, facts.today, texts.date)}
        </p>
      )}
    </Field>
  )
}

type AgeTexts = { age: (years: number) => string; ageInMonths: (months: number) => string }

const OLDEST = 130
const MONTHS_UP_TO = 24

function ageText(parts: DateParts, today: string, texts: AgeTexts): string {
  const day = dayOf({ ...parts, month: tidyPart('month', parts.month) })
  const months = day === undefined ? -1 : ageInMonths(day, today)
  if (months < 0 || months > OLDEST * 12) return ''
  return months < MONTHS_UP_TO ? texts.ageInMonths(months) : texts.age(Math.floor(months / 12))
}

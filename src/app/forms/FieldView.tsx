import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { outlines } from '../ui/outlines.ts'
import { withLang } from '../ui/with-lang.ts'
import { controlId } from './answers.ts'
import { ChoiceField, SelectField } from './ChoiceField.tsx'
import { DateField } from './DateField.tsx'
import { DetailsField } from './DetailsField.tsx'
import { FilledGroup } from './FilledGroup.tsx'
import styles from './fields.module.css'
import { BoxField, ManyField } from './ManyField.tsx'
import { useAnswer, useFromAnswers, useScope } from './scope.ts'
import type {
  FieldSpec,
  GroupField as GroupSpec,
  PageSpec,
  ProseField as ProseSpec,
  ToggleField as ToggleSpec,
} from './spec.ts'
import { TextField } from './TextField.tsx'

/** The fields of a list that are shown now, one below the other. */
function FieldViews({ fields }: { fields: readonly FieldSpec[] }) {
  return fields.map((field) => <FieldView key={field.name} field={field} />)
}

/** The fields of a page in its cards, or below each other where it has none. */
export function FieldCards({ fields, cards = [] }: Pick<PageSpec, 'fields' | 'cards'>) {
  const begins = cards
    .map((card) => ({ ...card, at: fields.findIndex(({ name }) => name === card.from) }))
    .filter(({ at }) => at >= 0)
  if (begins.length === 0) return <FieldViews fields={fields} />
  return begins.map(({ from, title, at }, index) => (
    <section key={from} className={`${styles.group} ${styles.card}`}>
      {title !== undefined && <h2 className={styles.cardTitle}>{withLang(title)}</h2>}
      <FieldViews fields={fields.slice(index === 0 ? 0 : at, begins[index + 1]?.at)} />
    </section>
  ))
}

const FieldView = memo(function FieldView({ field }: { field: FieldSpec }) {
  const { now } = useScope()
  const isShown = useFromAnswers((answers) => now(answers).shown.has(field))
  return isShown ? <ShownField field={field} /> : null
})

function ShownField({ field }: { field: FieldSpec }) {
  switch (field.kind) {
    case 'text':
      return <TextField field={field} />
    case 'choice':
      return <ChoiceField field={field} />
    case 'select':
      return <SelectField field={field} />
    case 'many':
      return <ManyField field={field} />
    case 'box':
      return <BoxField field={field} />
    case 'toggle':
      return <ToggleField field={field} />
    case 'date':
      return <DateField field={field} />
    case 'details':
      return <DetailsField field={field} />
    case 'prose':
      return <ProseField field={field} />
    case 'group':
      return <GroupField field={field} />
    case 'hidden':
      return null
  }
}

/** Fields under one heading. */
function GroupField({ field }: { field: GroupSpec }) {
  const fields = <FieldViews fields={field.fields} />
  if (field.filled)
    return (
      <FilledGroup field={field} filled={field.filled}>
        {fields}
      </FilledGroup>
    )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{withLang(field.label)}</legend>
      {field.hint !== undefined && <p className={styles.note}>{field.hint}</p>}
      {fields}
    </fieldset>
  )
}

/** A text between fields: a note, a notice, or a consent to read. */
function ProseField({ field }: { field: ProseSpec }) {
  const { tone = 'plain', sections, folds } = field
  const text = sections.map(({ heading, paragraphs }) => (
    <section key={heading ?? paragraphs[0]}>
      {heading !== undefined && <h2 className={styles.proseHeading}>{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{withLang(paragraph)}</p>
      ))}
    </section>
  ))
  if (tone !== 'plain') return <Notice tone={tone}>{text}</Notice>
  if (!folds) return <div className={styles.prose}>{text}</div>
  const english = folds.inEnglish === undefined ? {} : ({ lang: 'en', dir: 'ltr' } as const)
  return (
    <div className={`${styles.prose} ${styles.card}`}>
      {folds.inEnglish !== undefined && <Notice tone="info">{folds.inEnglish}</Notice>}
      <p {...english}>{field.label}</p>
      {folds.points.length > 0 && (
        <section>
          <h2 className={styles.proseHeading}>{folds.heading}</h2>
          <ul className={styles.points} {...english}>
            {folds.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
      <details className={styles.whole}>
        <summary>{folds.unfold}</summary>
        <div className={styles.prose} {...english}>
          {text}
        </div>
      </details>
    </div>
  )
}

/** A button that adds further fields and removes them again. Their answers come back with them. */
function ToggleField({ field }: { field: ToggleSpec }) {
  const { answer, change, leave } = useAnswer(field.name)
  const [announcement, setAnnouncement] = useState('')
  const isAdded = answer === field.value

  function toggle(): void {
    flushSync(() => {
      change(isAdded ? field.without : field.value)
      setAnnouncement(isAdded ? field.removed : '')
    })
    if (!isAdded) document.getElementById(controlId(field.opens))?.focus()
    leave()
  }

  return (
    <div className={styles.toggle}>
      <Button id={controlId(field.name)} icon={isAdded ? outlines.trash : outlines.add} onClick={toggle}>
        {isAdded ? field.removeLabel : field.addLabel}
      </Button>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}

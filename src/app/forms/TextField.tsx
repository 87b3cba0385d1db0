import { lengthOf } from '#domain/text'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { describedBy, Field } from '../ui/Field.tsx'
import { TextBox } from '../ui/TextBox.tsx'
import { textOf } from './date-parts.ts'
import styles from './fields.module.css'
import { controlId } from './ids.ts'
import { pasteOnOneLine } from './paste-on-one-line.ts'
import { useAnswer, useIsRequired, useScope } from './scope.ts'
import type { TextField as Spec } from './spec.ts'
import { tidyText } from './tidy-answers.ts'
import { typingOf } from './typing.ts'
import { Why } from './Why.tsx'

const NEARLY_FULL = 0.75

/** A line or a few lines of text. */
export function TextField({ field }: { field: Spec }) {
  const texts = useTexts(formTexts)
  const isRequired = useIsRequired(field)
  const { title } = useScope()
  const { answer, message, change, leave } = useAnswer(field.name)
  const { control = 'line', maxLength } = field
  const id = controlId(field.name)
  const text = textOf(answer)
  const shared = {
    id,
    name: field.name,
    value: text,
    ...typingOf(field),
    invalid: message !== undefined,
    describedBy: describedBy(id, field.hint !== undefined, message !== undefined),
    'aria-required': isRequired || undefined,
    onBlur: () => leave((typed) => tidyText(field, textOf(typed))),
  }
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
      {control === 'area' ? (
        <TextBox {...shared} lines={3} onChange={(event) => change(event.target.value)} />
      ) : (
        <TextBox
          {...shared}
          width={field.width}
          unit={field.unit}
          maxLength={control === 'digits' || control === 'tel' ? maxLength : undefined}
          onChange={(event) => change(event.target.value)}
          onPaste={pasteOnOneLine(change)}
        />
      )}
      {control === 'area' && maxLength !== undefined && <Left text={text} most={maxLength} />}
    </Field>
  )
}

function Left({ text, most }: { text: string; most: number }) {
  const texts = useTexts(formTexts)
  const left = most - lengthOf(text)
  return <p className={styles.left}>{left <= most * (1 - NEARLY_FULL) && texts.charactersLeft(left)}</p>
}

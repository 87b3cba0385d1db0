import { lengthOf } from '#domain/text'
import { useTexts } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { describedBy, Field, TextBox } from '../ui/Field.tsx'
import { textOf, tidyText } from './answers.ts'
import { useFieldFrame } from './field-frame.tsx'
import styles from './fields.module.css'
import { howTo } from './how-to.ts'
import { pasteOnOneLine } from './paste-on-one-line.ts'
import { useAnswer } from './scope.ts'
import type { TextField as Spec } from './spec.ts'
import { typingOf } from './typing.ts'

/** From this share of its longest length on, an area says how many characters are left. */
const NEARLY_FULL = 0.75

/** A line or a few lines of text. */
export function TextField({ field }: { field: Spec }) {
  const { id, frame, isRequired } = useFieldFrame(field)
  const { answer, message, change, leave } = useAnswer(field.name)
  const { control = 'line', maxLength } = field
  const text = textOf(answer)
  const hint = field.isHintTrue?.(text) === false ? undefined : field.hint
  const shared = {
    id,
    name: field.name,
    value: text,
    ...typingOf(field),
    invalid: message !== undefined,
    describedBy: describedBy(id, hint !== undefined, message !== undefined),
    'aria-required': isRequired || undefined,
    onBlur: () => leave((typed) => tidyText(field, textOf(typed))),
  }
  return (
    <Field {...frame} hint={hint} error={message} howTo={howTo(field, answer)}>
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
      {control === 'area' && maxLength !== undefined && <CharactersLeft text={text} most={maxLength} />}
    </Field>
  )
}

function CharactersLeft({ text, most }: { text: string; most: number }) {
  const texts = useTexts(formTexts)
  const left = most - lengthOf(text)
  const words = left < 0 ? texts.charactersTooMany(-left) : texts.charactersLeft(left)
  return <p className={styles.left}>{left <= most * (1 - NEARLY_FULL) && words}</p>
}

import { type FieldRule, wrongIn } from '#domain/fields/field'
import type { Message } from '#domain/fields/problem'
import type { Facts } from '#domain/rules'
import { dayAnswered } from '../forms/answers.ts'
import type { Answers, Option, TextField } from '../forms/spec.ts'
import { say, type Texts } from '../messages/catalogue.ts'
import { fieldTexts } from '../messages/en/fields.ts'
import { formTexts } from '../messages/en/forms.ts'
import { textAnswered } from './answers.ts'

type Ruled = Pick<
  TextField,
  | 'name'
  | 'flag'
  | 'shownWhen'
  | 'required'
  | 'requiredFlag'
  | 'requiredWhen'
  | 'repeats'
  | 'maxLength'
  | 'tidy'
  | 'check'
>

/** The rules of a field for the form, with the texts of their messages. The step adds how the field looks. */
export function ruled(field: FieldRule): Ruled {
  const { name, flag, shownWhen, required, requiredFlag, requiredWhen, repeats, max, tidy } = field
  return {
    name,
    ...(flag && { flag }),
    ...(shownWhen && { shownWhen }),
    ...(required !== undefined && { required: messageText(required) }),
    ...(requiredFlag && { requiredFlag }),
    ...(requiredWhen && {
      requiredWhen: (facts: Facts) => {
        const message = requiredWhen(facts)
        return message === undefined ? undefined : messageText(message)
      },
    }),
    ...(repeats !== undefined && { repeats }),
    ...(max !== undefined && { maxLength: max }),
    ...(tidy && { tidy }),
    check: (text, facts) => textFor(wrongIn(field, text, facts)),
  }
}

/** The flag of a field whose parts fill a page. */
export function flagOf({ flag }: FieldRule): Pick<FieldRule, 'flag'> {
  return flag ? { flag } : {}
}

/** A text field by its rules. */
export function text(
  field: FieldRule,
  label: string,
  look: Partial<Omit<TextField, keyof Ruled>> = {},
): TextField {
  return { kind: 'text', ...ruled(field), label, ...look }
}

/** The choices of a vocabulary: its codes are sent, and guests read the labels (LANG-08). */
export function optionsOf<C extends string>(
  codes: readonly C[],
  labels: Readonly<Record<C, string>>,
): Option[] {
  return codes.map((value) => ({ value, label: labels[value] }))
}

/** The text of what is wrong, if anything is. */
export function textFor(wrong: Message | undefined): string | undefined {
  return wrong && (wrong.text ?? messageText(wrong.message, wrong.values))
}

/** The text of a message by its key, or by another key; the general one if this build has neither. */
export function messageText(message: string, values: readonly number[] = [], otherwise = 'pattern'): string {
  const text = wordsOf(message) ?? wordsOf(otherwise) ?? say(formTexts).pattern
  return typeof text === 'function' ? (text as (...values: number[]) => string)(...values) : String(text)
}

function wordsOf(key: string): Texts[string] | undefined {
  const texts: Texts | undefined = [say(fieldTexts), say(formTexts)].find((area) => Object.hasOwn(area, key))
  return texts?.[key]
}

/** The answers to fields as the payload has them (BOOK-05), in the order of the fields. Fields without an answer are absent. */
export function sentOf(fields: Record<string, FieldRule>, answers: Answers): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const { name, path, kind, sent } of Object.values(fields).flatMap(flat)) {
    const answer = kind === 'date' ? dayAnswered(name, answers) : textAnswered(answers, name)
    if (path !== undefined && answer !== undefined) put(whole, path.split('.'), sent ? sent(answer) : answer)
  }
  return whole
}

function flat(field: FieldRule): FieldRule[] {
  return field.parts ? Object.values(field.parts).flatMap(flat) : [field]
}

/** Puts a value at a path. A list gets it at its end, so that it has no holes. */
function put(whole: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) whole[name] = value
  else if (/^\d+$/.test(rest[0] ?? ''))
    whole[name] = [...((whole[name] as unknown[] | undefined) ?? []), value]
  else {
    whole[name] ??= {}
    put(whole[name] as Record<string, unknown>, rest, value)
  }
}

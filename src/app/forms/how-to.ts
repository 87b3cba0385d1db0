import type { Day } from '#domain/calendar'
import { asciiDigits, fits, isBlank } from '#domain/text'
import { say } from '../messages/catalogue.ts'
import { fieldTexts } from '../messages/en/fields.ts'
import { formTexts } from '../messages/en/forms.ts'
import { manyOf, textOf } from './answers.ts'
import type { Answer, FieldSpec } from './spec.ts'

/**
 * What the guest must do about a wrong or missing answer: the second sentence of its message, because the first, which the
 * specification words, often says only that something is wrong.
 */
export function howTo(field: FieldSpec, answer: Answer | undefined): string {
  const t = say(formTexts).howTo
  switch (field.kind) {
    case 'box':
      return saysOnlyThatItIsMissing(field.required) ? t.tickBox : ''
    case 'many':
      return field.max !== undefined && manyOf(field, { [field.name]: answer }).length > field.max
        ? t.untick
        : t.tickSome
    case 'select':
      return t.chooseInList
    case 'choice':
      return isYesNo(field.options) ? t.chooseYesNo : t.chooseOne
    case 'date':
    case 'details':
      return t.date
    case 'text':
      return textHowTo(field, textOf(answer))
    case 'toggle':
    case 'hidden':
    case 'prose':
    case 'group':
      return ''
  }
}

/** The same of a date. `day`: what the three boxes say, undefined where that is no day; `message`: the first sentence. */
export function dateHowTo(day: Day | undefined, message: string | undefined): string {
  const t = say(formTexts).howTo
  if (day === undefined) return t.date
  return message === say(fieldTexts).birthDateInvalid ? t.year : ''
}

/** An operator's own message of a box says what to do, such as "Check this box to agree to your care." */
function saysOnlyThatItIsMissing(message: string | undefined): boolean {
  return message === say(formTexts).boxRequired || message === say(fieldTexts).requiredField
}

function textHowTo(field: FieldSpec & { kind: 'text' }, text: string): string {
  const t = say(formTexts).howTo
  if (field.repeats !== undefined) return t.typeSame
  if (field.maxLength !== undefined && !fits(text, field.maxLength)) return t.shorten
  if (field.control === 'email') return t.email
  if (field.control === 'tel') return t.phone
  if (field.control === 'digits' && !/^[\d\s-]+$/.test(asciiDigits(text))) return t.digits
  return isBlank(text) ? t.type : t.typeAgain
}

function isYesNo(options: readonly { label: string }[]): boolean {
  const { yes, no } = say(formTexts)
  return options.length === 2 && options[0]?.label === yes && options[1]?.label === no
}

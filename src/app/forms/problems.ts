import type { DateParts } from '#domain/calendar'
import { dayOf, dayOrMonthOf } from '#domain/calendar'
import type { Facts } from '#domain/rules'
import { isMet } from '#domain/rules'
import { fits, isBlank } from '#domain/text'
import { say } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { row } from '../messages/joined.ts'
import type { SummaryItem } from '../ui/ErrorSummary.tsx'
import type { DatePart } from './answers.ts'
import {
  cardKey,
  cardsOf,
  controlId,
  DATE_PARTS,
  dateKey,
  datePartsOf,
  isChosen,
  manyOf,
  textOf,
  tidyCard,
  tidyText,
} from './answers.ts'
import type {
  Answers,
  ChoiceField,
  DateField,
  DetailCard,
  DetailsField,
  FieldSpec,
  ManyField,
  PageSpec,
  TextField,
} from './spec.ts'
import { answerKeys, formNow } from './visible.ts'

/** Messages by the key of the wrong answer, or of the wrong part of it, in the order of the fields. */
export type Problems = Record<string, string>

/** Problems with the answers of the fields that are shown (VALID-09). Hidden fields have none (PATIENT-50). */
export function problemsOf(fields: readonly FieldSpec[], answers: Answers, facts: Facts): Problems {
  const now = formNow(fields, answers, facts)
  const problems: Problems = {}
  for (const field of now.shown) {
    const required = requiredNow(field, now.facts)
    const asked = required === undefined ? field : { ...field, required }
    for (const [key, message] of fieldProblems(asked, answers, now.facts)) {
      if (message !== undefined) problems[key] = message
    }
  }
  return problems
}

/** The message for a missing answer; undefined while the field is optional (PATIENT-44). */
export function requiredNow(
  { required, requiredWhen }: Pick<FieldSpec, 'required' | 'requiredWhen'>,
  facts: Facts,
): string | undefined {
  return required ?? requiredWhen?.(facts)
}

/** The message that stops a guest on a page although every answer is right (HISTORY-22). */
export function blockOf(
  { fields, blockedWhen }: Pick<PageSpec, 'fields' | 'blockedWhen'>,
  answers: Answers,
  facts: Facts,
): string | undefined {
  if (!blockedWhen || !isMet(blockedWhen.rule, formNow(fields, answers, facts).facts)) return undefined
  return blockedWhen.message
}

type FieldProblems = [key: string, message: string | undefined][]

function fieldProblems(field: FieldSpec, answers: Answers, facts: Facts): FieldProblems {
  switch (field.kind) {
    case 'text':
      return [[field.name, textProblem(field, textOf(answers[field.name]), facts)]]
    case 'choice':
    case 'select':
      return [[field.name, choiceProblem(field, textOf(answers[field.name]), facts)]]
    case 'many':
      return [[field.name, manyProblem(field, answers)]]
    case 'box':
      return [[field.name, answers[field.name] === true ? undefined : field.required]]
    case 'date':
      return dateProblems(field, answers, facts)
    case 'details':
      return cardsOf(field, answers).flatMap((card, index) =>
        cardProblems(field, tidyCard(card), index, facts),
      )
    case 'toggle':
    case 'hidden':
    case 'prose':
    case 'group':
      return []
  }
}

function textProblem(field: TextField, typed: string, facts: Facts): string | undefined {
  const text = tidyText(field, typed)
  if (isBlank(text)) return field.required ?? field.requiredWhen?.(facts)
  const message = field.check?.(text, facts)
  if (message !== undefined) return message
  const { maxLength } = field
  return maxLength === undefined || fits(text, maxLength) ? undefined : say(formTexts).tooLong(maxLength)
}

function choiceProblem(field: ChoiceField, value: string, facts: Facts): string | undefined {
  if (!isChosen(field, value)) return field.required ?? field.requiredWhen?.(facts)
  return field.check?.(value, facts)
}

function manyProblem(field: ManyField, answers: Answers): string | undefined {
  const chosen = manyOf(field, answers)
  if (chosen.length < (field.min ?? 1)) return field.required
  if (field.max !== undefined && chosen.length > field.max) {
    return field.tooMany ?? say(formTexts).tooMany(field.max)
  }
  return field.check?.(chosen)
}

function dateProblems(field: DateField, answers: Answers, facts: Facts): FieldProblems {
  const problem = dateProblem(datePartsOf(field.name, answers), {
    required: field.required,
    invalid: field.invalid,
    parts: field.messages,
    check: (day) => field.check?.(day, facts),
  })
  return problem ? [[dateKey(field.name, problem.part), problem.message]] : []
}

function cardProblems(field: DetailsField, card: DetailCard, index: number, facts: Facts): FieldProblems {
  const texts = say(formTexts)
  const name = cardKey(field.name, index, 'name')
  const isUntouched = [card.name, card.dose, ...DATE_PARTS.map((part) => card[part])].every(isBlank)
  const missing = texts.requiredOf(field.nameLabel) // HISTORY-19
  const found: FieldProblems = []
  if (isBlank(card.name))
    found.push([name, isUntouched && index === 0 ? (field.required ?? missing) : missing])
  for (const part of ['name', 'dose'] as const) {
    const isTooLong = !fits(card[part], field.maxLength)
    if (isTooLong) found.push([cardKey(field.name, index, part), texts.tooLong(field.maxLength)])
  }
  if (field.dateLabel === undefined) return found
  const invalid = texts.dateInvalid
  const problem = dateProblem(card, {
    isMonthEnough: true,
    invalid,
    parts: { month: invalid, day: invalid, year: invalid },
    check: (date) => field.checkDate?.(date, facts),
  })
  if (problem) found.push([cardKey(field.name, index, problem.part), problem.message])
  return found
}

type DateMessages = {
  /** For an empty date; absent where the date is optional. */
  required?: string | undefined
  /** For an incomplete or impossible date (VALID-10 to VALID-12). */
  invalid: string
  /** For a part that is impossible by itself (PATIENT-09 to PATIENT-11). */
  parts: Record<DatePart, string>
  /** Gets YYYY-MM-DD, or YYYY-MM where a month is enough. */
  check?: ((date: string) => string | undefined) | undefined
  /** The day may be empty. */
  isMonthEnough?: true
}

const WELL_FORMED: Record<DatePart, RegExp> = {
  month: /^(0[1-9]|1[0-2])$/,
  day: /^(0[1-9]|[12]\d|3[01])$/,
  year: /^\d{4}$/,
}

/** The first problem of a date in three parts, and the part that the guest must correct. */
function dateProblem(
  parts: DateParts,
  messages: DateMessages,
): { part: DatePart; message: string } | undefined {
  const blank = DATE_PARTS.filter((part) => parts[part] === '')
  if (blank.length === DATE_PARTS.length) {
    return messages.required === undefined ? undefined : { part: 'month', message: messages.required }
  }
  const wrong = DATE_PARTS.find((part) => parts[part] !== '' && !WELL_FORMED[part].test(parts[part]))
  if (wrong) return { part: wrong, message: messages.parts[wrong] }
  const missing = blank.find((part) => part !== 'day' || !messages.isMonthEnough)
  if (missing) return { part: missing, message: messages.invalid }
  const date = dayOrMonthOf(parts)
  if (date === undefined) return { part: hasRealYear(parts) ? 'day' : 'year', message: messages.invalid }
  const message = messages.check?.(date)
  return message === undefined ? undefined : { part: 'month', message }
}

function hasRealYear({ year }: DateParts): boolean {
  return dayOf({ year, month: '01', day: '01' }) !== undefined
}

/**
 * The items of a summary of problems: the name of each field and its message, which may have the name already. Before the name comes
 * the group where two groups have wrong fields of the same name.
 */
export function summaryItems(fields: readonly FieldSpec[], problems: Problems): SummaryItem[] {
  const named = Object.entries(problems).map(([key, message]) => ({
    key,
    message,
    names: labelsOf(fields, key),
  }))
  return named.map(({ key, message, names }) => {
    const [own = '', ...groups] = names
    const isNamesake = named.filter((other) => other.message === message && other.names[0] === own).length > 1
    const name = isNamesake ? row([...groups, own]) : own
    const saysIt = own === '' || (!isNamesake && message.toLowerCase().includes(own.toLowerCase()))
    return { target: controlId(key), message: saysIt ? message : `${called(name)} ${message}` }
  })
}

/** The ends of sentences and questions in our languages; the Greek question mark looks like a semicolon. */
const SENTENCE_END = /[?.;？。؟։]$/

/** A name with a colon, unless it is a sentence. */
function called(name: string): string {
  return SENTENCE_END.test(name) ? name : `${name}:`
}

/** The label of an answer's field, then those of its groups from the inside out. */
function labelsOf(fields: readonly FieldSpec[], key: string): string[] {
  const field = fields.find((one) => one.name === key || answerKeys(one).includes(key))
  if (!field) return []
  return field.kind === 'group' ? [...labelsOf(field.fields, key), field.label] : [field.label]
}

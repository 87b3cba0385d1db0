import type { Day } from '#domain/calendar'
import { daysBetween } from '#domain/calendar'
import type { Facts } from '#domain/rules'
import { holds } from '#domain/rules'
import { fits, isBlank } from '#domain/text'
import { say } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { cardsOf, isChosen, manyOf } from './chosen.ts'
import { DATE_PARTS, dateKey, datePartsOf, textOf } from './date-parts.ts'
import { dateProblem } from './date-problem.ts'
import { cardKey } from './ids.ts'
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
import { tidyCard, tidyText } from './tidy-answers.ts'
import { formNow } from './visible.ts'

/** Messages by the key of the answer (or part of one) to put right, in the order of the fields. */
export type Problems = Record<string, string>

/** What is wrong with the answers of the fields that are shown (VALID-09); a hidden field is never wrong (PATIENT-50). */
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

/** The message of a field that must be answered now; undefined while it is optional (PATIENT-44). */
export function requiredNow(
  { required, requiredWhen }: Pick<FieldSpec, 'required' | 'requiredWhen'>,
  facts: Facts,
): string | undefined {
  return required ?? requiredWhen?.(facts)
}

/** The message that keeps a guest on a page although every answer is right (HISTORY-22). */
export function blockOf(
  { fields, blockedWhen }: Pick<PageSpec, 'fields' | 'blockedWhen'>,
  answers: Answers,
  facts: Facts,
): string | undefined {
  if (!blockedWhen || !holds(blockedWhen.rule, formNow(fields, answers, facts).facts)) return undefined
  return blockedWhen.message
}

const CARD_LENGTH = 100 // what the wire takes of a name or dose (HISTORY-27)

type Found = [key: string, message: string | undefined][]

function fieldProblems(field: FieldSpec, answers: Answers, facts: Facts): Found {
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
  if (field.max === undefined || chosen.length <= field.max) return undefined
  return field.tooMany ?? say(formTexts).tooMany(field.max)
}

function dateProblems(field: DateField, answers: Answers, facts: Facts): Found {
  const problem = dateProblem(datePartsOf(field.name, answers), {
    required: field.required,
    invalid: field.invalid,
    parts: field.messages,
    check: (day) => field.check?.(day, facts),
  })
  return problem ? [[dateKey(field.name, problem.part), problem.message]] : []
}

function cardProblems(field: DetailsField, card: DetailCard, index: number, { today }: Facts): Found {
  const texts = say(formTexts)
  const name = cardKey(field.name, index, 'name')
  const isUntouched = [card.name, card.dose, ...DATE_PARTS.map((part) => card[part])].every(isBlank)
  const missing = texts.requiredOf(field.nameLabel) // HISTORY-19
  const found: Found = []
  if (isBlank(card.name))
    found.push([name, isUntouched && index === 0 ? (field.required ?? missing) : missing])
  for (const part of ['name', 'dose'] as const) {
    const isTooLong = !fits(card[part], CARD_LENGTH)
    if (isTooLong) found.push([cardKey(field.name, index, part), texts.tooLong(CARD_LENGTH)])
  }
  if (field.dateLabel === undefined) return found
  const { invalid } = texts.date
  const problem = dateProblem(card, {
    required: texts.requiredOf(field.dateLabel),
    invalid,
    parts: { month: invalid, day: invalid, year: invalid },
    check: (day) => pastProblem(day, today, field.withinPastDays),
  })
  if (problem) found.push([cardKey(field.name, index, problem.part), problem.message])
  return found
}

// HISTORY-20
function pastProblem(day: Day, today: Day, withinDays: number | undefined): string | undefined {
  const { date } = say(formTexts)
  if (day > today) return date.past
  return withinDays !== undefined && daysBetween(day, today) > withinDays
    ? date.withinDays(withinDays)
    : undefined
}

import type { DateParts, Day } from '#domain/calendar'
import { dayOf, monthNumber, pad2 } from '#domain/calendar'
import { asciiDigits, tidy } from '#domain/text'
import type {
  Answer,
  Answers,
  ChoiceField,
  DetailCard,
  DetailsField,
  FieldSpec,
  ManyField,
  TextField,
} from './spec.ts'

/** Id of the control for an answer, or for a part of one. */
export function controlId(key: string): string {
  return `answer-${key}`
}

/** Key of one part of a details card, e.g. "medicines-0-month". */
export function cardKey(field: string, card: number, part: string): string {
  return `${field}-${card}-${part}`
}

/** The text of an answer, or an empty text. */
export function textOf(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : ''
}

export type DatePart = keyof DateParts

/** The parts of a date in the order in which the form asks for them. */
export const DATE_PARTS: readonly DatePart[] = ['month', 'day', 'year']

const ENDINGS: Record<DatePart, string> = { year: 'Year', month: 'Month', day: 'Day' }

/** Key of the answer that holds one part of a date field (PATIENT-01). */
export function dateKey(name: string, part: DatePart): string {
  return `${name}${ENDINGS[part]}`
}

/** Tidies one part of a date: two digits, and a number for the name of a month (PATIENT-18). */
export function tidyPart(part: DatePart, typed: string): string {
  const text = asciiDigits(tidy(typed))
  if (part === 'month') return monthNumber(text)
  return part === 'day' ? pad2(text) : text
}

/** The three parts of a date field's answer, tidied. */
export function datePartsOf(name: string, answers: Answers): DateParts {
  const part = (which: DatePart) => tidyPart(which, textOf(answers[dateKey(name, which)]))
  return { year: part('year'), month: part('month'), day: part('day') }
}

/** The day that a date field's answers name, if they name a real one. */
export function dayAnswered(name: string, answers: Answers): Day | undefined {
  return dayOf(datePartsOf(name, answers))
}

/** Whether an answer is one of the options. A placeholder is not (VALID-16). */
export function isChosen({ options }: Pick<ChoiceField, 'options'>, answer: unknown): boolean {
  return answer !== '' && options.some(({ value }) => value === answer)
}

/** The chosen options in the order of the field. An option that excludes the others counts only when it is the only one. */
export function manyOf({ name, options }: Pick<ManyField, 'name' | 'options'>, answers: Answers): string[] {
  const answer = answers[name]
  const chosen: unknown[] = Array.isArray(answer) ? answer : []
  const offered = options.filter(({ value }) => chosen.includes(value))
  const others = offered.filter(({ alone }) => !alone)
  return (others.length > 0 ? others : offered.slice(0, 1)).map(({ value }) => value)
}

/** The chosen options after the guest ticks one more, which may exclude the others or be excluded by them. */
export function withOption(
  { name, options }: Pick<ManyField, 'name' | 'options'>,
  chosen: string[],
  value: string,
): string[] {
  const isAlone = options.some((one) => one.value === value && one.alone)
  return isAlone ? [value] : manyOf({ name, options }, { [name]: [...chosen, value] })
}

export const BLANK_CARD: Readonly<DetailCard> = { name: '', year: '', month: '', day: '', dose: '' }

/** The cards that the guest has opened. A required list starts with one. */
export function cardsOf(
  { name, required }: Pick<DetailsField, 'name' | 'required'>,
  answers: Answers,
): DetailCard[] {
  const answer = answers[name]
  const cards = Array.isArray(answer) ? answer.filter((card) => typeof card === 'object') : []
  return cards.length === 0 && required !== undefined ? [BLANK_CARD] : cards
}

/** Tidies a text as its field requires. */
export function tidyText(field: TextField, typed: string): string {
  const text = tidy(typed)
  return field.tidy ? field.tidy(text) : text
}

export function tidyCard(card: DetailCard): DetailCard {
  const { year, month, day } = datePartsOf('', { Year: card.year, Month: card.month, Day: card.day })
  return { name: tidy(card.name), dose: tidy(card.dose), year, month, day }
}

/** Tidies all answers, as happens to each when the guest leaves its field. Empty texts are removed. */
export function tidyAnswers(fields: readonly FieldSpec[], answers: Answers): Answers {
  const tidied: Answers = { ...answers }
  for (const field of fields) {
    if (field.kind === 'group') Object.assign(tidied, tidyAnswers(field.fields, tidied))
    if (field.kind === 'text') set(tidied, field.name, (text) => tidyText(field, text))
    if (field.kind === 'date') {
      const parts = datePartsOf(field.name, answers)
      for (const part of DATE_PARTS) set(tidied, dateKey(field.name, part), () => parts[part])
    }
    const cards = tidied[field.name]
    if (field.kind === 'details' && Array.isArray(cards)) {
      tidied[field.name] = (cards as DetailCard[]).map(tidyCard)
    }
  }
  return tidied
}

function set(answers: Answers, key: string, tidier: (text: string) => string): void {
  const answer = answers[key]
  if (typeof answer !== 'string') return
  const text = tidier(answer)
  if (text === '') delete answers[key]
  else answers[key] = text
}

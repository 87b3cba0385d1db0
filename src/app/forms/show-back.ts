import { type Day, dayOrMonthOf, daysOf } from '#domain/calendar'
import type { Facts } from '#domain/rules'
import { isBlank, lengthOf } from '#domain/text'
import { say, spokenLocale } from '../messages/catalogue.ts'
import { formTexts } from '../messages/en/forms.ts'
import { row } from '../messages/joined.ts'
import { cardKey, cardsOf, dateKey, dayAnswered, manyOf, textOf, tidyCard, tidyText } from './answers.ts'
import type { Answers, DetailCard, DetailsField, FieldSpec } from './spec.ts'
import { visibleFields } from './visible.ts'

/** An answer for the guest to check: one line for a text, a line each for several options. */
export type ShownAnswer = {
  name: string
  label: string
  lines: string[]
  /** Key of the control that changes it. */
  control: string
  /** Headings of its groups, the outermost first. */
  within: readonly string[]
  /** The guest answered it before, but the device does not store it, so they must answer again. */
  isForgotten: boolean
}

type Ways = {
  language?: string
  /** Whether an answer must not be shown in full. */
  isSecret?: (name: string) => boolean
  /** Names of answers that the guest must give again. */
  forgotten?: readonly string[]
}

const LONG_SECRET = 6

/**
 * The answers in words, field by field, for "Check your answers". It leaves out hidden and unanswered fields and repeated typing, and
 * shows only the end of a secret. Dates are in the chosen language, or in `language`, a BCP 47 tag.
 */
export function showBack(
  fields: readonly FieldSpec[],
  answers: Answers,
  facts: Facts,
  { language = spokenLocale(), isSecret = () => false, forgotten = [] }: Ways = {},
): ShownAnswer[] {
  const within = headingsOf(fields)
  return visibleFields(fields, answers, facts).flatMap((field) => {
    const { name, label, repeats } = field
    if (repeats !== undefined) return []
    const lines = linesOf(field, answers, facts.today, language, isSecret)
    const isForgotten = lines.length === 0 && forgotten.includes(name)
    if (lines.length === 0 && !isForgotten) return []
    const shown = isForgotten ? [say(formTexts).shown.again] : lines
    return {
      name,
      label,
      lines: shown,
      control: controlOf(field),
      within: within.get(field) ?? [],
      isForgotten,
    }
  })
}

/** The headings over every field, from the outermost group in. */
function headingsOf(
  fields: readonly FieldSpec[],
  over: readonly string[] = [],
): Map<FieldSpec, readonly string[]> {
  const inside = (field: FieldSpec) =>
    field.kind === 'group' ? headingsOf(field.fields, field.label === '' ? over : [...over, field.label]) : []
  return new Map(fields.flatMap((field) => [[field, over] as const, ...inside(field)]))
}

function controlOf(field: FieldSpec): string {
  if (field.kind === 'date') return dateKey(field.name, 'month')
  return field.kind === 'details' ? cardKey(field.name, 0, 'name') : field.name
}

function linesOf(
  field: FieldSpec,
  answers: Answers,
  today: Day,
  language: string,
  isSecret: (name: string) => boolean,
): string[] {
  const texts = say(formTexts)
  switch (field.kind) {
    case 'text': {
      const text = tidyText(field, textOf(answers[field.name]))
      if (isBlank(text)) return []
      if (isSecret(field.name)) return [hide(text)]
      return [field.unit === undefined ? text : `${text} ${field.unit}`]
    }
    case 'choice':
    case 'select': {
      const chosen = field.options.find(({ value }) => value !== '' && value === answers[field.name])
      return chosen ? [chosen.label] : []
    }
    case 'many': {
      const chosen = manyOf(field, answers)
      return field.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
    }
    case 'box':
      return answers[field.name] === undefined ? [] : [answers[field.name] === true ? texts.yes : texts.no]
    case 'toggle':
      return answers[field.name] === field.value ? [texts.yes] : []
    case 'date': {
      const day = dayAnswered(field.name, answers)
      return day === undefined ? [] : [longDate(day, language)]
    }
    case 'details':
      return cardsOf(field, answers)
        .map((card) => cardLine(tidyCard(card), field, today, language))
        .filter((line) => line !== '')
    case 'hidden':
    case 'prose':
    case 'group':
      return []
  }
}

/** A day or a month in words, e.g. "July 4, 1980", "July 1980". */
function longDate(date: string, language: string): string {
  const { first = date, last } = daysOf(date) ?? {}
  const style =
    first === last ? ({ dateStyle: 'long' } as const) : ({ month: 'long', year: 'numeric' } as const)
  const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
  return format.format(new Date(`${first}T00:00:00Z`))
}

function cardLine(
  card: DetailCard,
  { todayLabel }: Pick<DetailsField, 'todayLabel'>,
  today: Day,
  language: string,
): string {
  const date = dayOrMonthOf(card)
  // Ticking the box with this label sets the date to today.
  const when = date === today ? todayLabel : undefined
  const parts = [card.name, card.dose, when ?? (date === undefined ? '' : longDate(date, language))]
  return row(parts.filter((part) => !isBlank(part)))
}

function hide(text: string): string {
  const { endsIn, given } = say(formTexts).shown
  return lengthOf(text) >= LONG_SECRET ? endsIn(text.slice(-4)) : given
}

import type { DateParts, Day } from '#domain/calendar'
import { dayOf, monthNumber, pad2 } from '#domain/calendar'
import { asciiDigits, tidy } from '#domain/text'
import type { Answer, Answers } from './spec.ts'

export type DatePart = keyof DateParts

/** In the order in which they are asked. */
export const DATE_PARTS: readonly DatePart[] = ['month', 'day', 'year']

const ENDINGS: Record<DatePart, string> = { year: 'Year', month: 'Month', day: 'Day' }

/** The answer that holds one part of a date field (PATIENT-01). */
export function dateKey(name: string, part: DatePart): string {
  return `${name}${ENDINGS[part]}`
}

/** One part as it is kept: digits of two, a month's name as its number (PATIENT-18). */
export function tidyPart(part: DatePart, typed: string): string {
  const text = asciiDigits(tidy(typed))
  if (part === 'month') return monthNumber(text)
  return part === 'day' ? pad2(text) : text
}

/** The three parts of a date field's answer, each as it is kept. */
export function datePartsOf(name: string, answers: Answers): DateParts {
  const part = (which: DatePart) => tidyPart(which, textOf(answers[dateKey(name, which)]))
  return { year: part('year'), month: part('month'), day: part('day') }
}

/** The day that a date field's answers name; undefined while they name none. */
export function dayAnswered(name: string, answers: Answers): Day | undefined {
  return dayOf(datePartsOf(name, answers))
}

/** The text of an answer; empty when it has none. */
export function textOf(answer: Answer | undefined): string {
  return typeof answer === 'string' ? answer : ''
}

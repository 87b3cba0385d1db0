import type { Rule } from '#contract/rule'
import type { AgeLimits } from './age-limits.ts'
import { ageInYears, type Day, daysBetween, isDay } from './calendar.ts'

/** What a rule is asked about: the answers so far, by field. */
export type Facts = {
  readonly today: Day
  readonly answers: Readonly<Record<string, unknown>>
  readonly providerState?: string
  /** The day of the visit, and who its services are for; absent: nothing is chosen yet. */
  readonly visit?: AgeLimits & {
    readonly day: Day
    /** Whether the patient had its vaccines before, where that was asked before the search (BK-31). */
    readonly hadVaccines?: 'Yes' | 'No' | undefined
    /** The words that refuse a patient who was born on a day, where the questions about the vaccine decide by age (BK-30). */
    readonly refusesBirth?: (birth: Day) => string | undefined
  }
}

type Operator<Operand> = (values: readonly string[], operand: Operand, today: Day) => boolean
type Operands = {
  exactly: string
  oneOf: readonly string[]
  not: string
  olderThanAge: number
  youngerThan: number
  includeAgeRange: readonly [number, number]
  withinDays: number
  dateBefore: Day
  dateOnOrAfter: Day
}

const OPERATORS: { readonly [Name in keyof Operands]: Operator<Operands[Name]> } = {
  exactly: (values, value) => values.includes(value), // ELIG-08
  oneOf: (values, list) => values.some((value) => list.includes(value)),
  not: (values, value) => !values.includes(value),
  olderThanAge: (values, years, today) => age(values, today, (age) => age >= years), // ELIG-12
  youngerThan: (values, years, today) => age(values, today, (age) => age < years),
  includeAgeRange: (values, [from, to], today) => age(values, today, (age) => age >= from && age <= to),
  withinDays: (values, days, today) => date(values, (day) => Math.abs(daysBetween(day, today)) <= days), // ELIG-13
  dateBefore: (values, limit) => date(values, (day) => day < limit),
  dateOnOrAfter: (values, limit) => date(values, (day) => day >= limit),
}

const PLACEHOLDERS = ['', 'Choose One', 'Choose one'] // VALID-15, VALID-16

/**
 * Whether a rule is true of the facts (ELIG-08 to ELIG-13). A missing answer makes every operator false save `not`;
 * a date that is none makes the age and date operators false. Ages are whole years today.
 */
export function isMet(rule: Rule, facts: Facts): boolean {
  if ('and' in rule) return rule.and.every((part) => isMet(part, facts)) // ELIG-11
  const values = answerOf(rule.field, facts.answers)
  const name = operatorOf(rule)
  return name !== undefined && apply(name, rule, values, facts.today)
}

function operatorOf(rule: object): keyof Operands | undefined {
  const names = Object.keys(OPERATORS) as (keyof Operands)[]
  return names.find((name) => Object.hasOwn(rule, name))
}

function apply<Name extends keyof Operands>(
  name: Name,
  rule: object,
  values: readonly string[],
  today: Day,
): boolean {
  return OPERATORS[name](values, (rule as Operands)[name], today)
}

function answerOf(field: string, answers: Readonly<Record<string, unknown>>): string[] {
  const answer = Object.hasOwn(answers, field) ? answers[field] : undefined
  const list = Array.isArray(answer) ? answer : [answer]
  return list.filter(isPlain).map(String).filter(isAnswered)
}

function isPlain(answer: unknown): answer is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof answer)
}

/** Whether a text is an answer: not blank, and no placeholder of a select (VALID-15, VALID-16). */
export function isAnswered(answer: string): boolean {
  return !PLACEHOLDERS.includes(answer.trim())
}

function date(values: readonly string[], test: (day: Day) => boolean): boolean {
  const [day] = values
  return values.length === 1 && day !== undefined && isDay(day) && test(day)
}

function age(values: readonly string[], today: Day, test: (years: number) => boolean): boolean {
  return date(values, (birth) => test(ageInYears(birth, today)))
}

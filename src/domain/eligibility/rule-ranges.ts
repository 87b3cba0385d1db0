import type { EligibilityQuestion } from '#contract/content/eligibility'
import type { Rule } from '#contract/rule'
import { isDay } from '../calendar.ts'
import { isAnswered, isMet } from '../rules.ts'

/**
 * What a field can hold: a day, names from an open list, or one of the listed texts. The list has '' if the field may stay empty.
 */
type Range = 'day' | 'names' | readonly string[]
export type Ranges = ReadonlyMap<string, Range>

type Leaf = Exclude<Rule, { and: Rule[] }>

const OLDEST = 150 // years

/** What rules may look at before any question is asked. */
export function factRanges(): Map<string, Range> {
  return new Map<string, Range>([
    ['vaccines', 'names'],
    ['isCovidVaccine', ['Yes', 'No']],
    ['isSeries', ['Yes', 'No']],
  ])
}

/** What the answer to a question can be. */
export function rangeOf(question: EligibilityQuestion): Range {
  if (question.type === 'date') return 'day'
  const mayBeEmpty = question.required !== true || question.skip !== undefined
  return [...choicesOf(question), ...(mayBeEmpty ? [''] : [])]
}

/** The values that a guest chooses among; none for a date. */
export function choicesOf({ type, options = [] }: EligibilityQuestion): string[] {
  if (type === 'date') return []
  return type === 'yesNo' ? ['Yes', 'No'] : options.map(({ value }) => value).filter(isAnswered)
}

/**
 * Whether a rule means something: every operator fits what its field can hold, no value is one that cannot be chosen, and
 * no two parts of it exclude each other. A refusal whose rule does not would accept every guest.
 */
export function canHold(rule: Rule, ranges: Ranges): boolean {
  const leaves = leavesOf(rule)
  return leaves.every((leaf) => fits(leaf, ranges.get(leaf.field)) && isOneChosen(leaf.field, leaves, ranges))
}

/** Whether a rule holds whatever is answered. */
export function isCertain(rule: Rule, ranges: Ranges): boolean {
  return leavesOf(rule).every((leaf) => {
    const range = ranges.get(leaf.field)
    return Array.isArray(range) && range.every((value) => holdsOf(leaf, value))
  })
}

function isOneChosen(field: string, leaves: readonly Leaf[], ranges: Ranges): boolean {
  const range = ranges.get(field)
  if (!Array.isArray(range)) return true
  const own = leaves.filter((leaf) => leaf.field === field)
  return range.some((value) => own.every((leaf) => holdsOf(leaf, value)))
}

function fits(leaf: Leaf, range: Range | undefined): boolean {
  const texts = textsOf(leaf)
  if (range === 'day') return texts ? texts.length > 0 && texts.every(isDay) : isPossibleDate(leaf)
  if (!texts || texts.length === 0) return false
  return range === 'names'
    ? texts.every(isAnswered)
    : texts.every((text) => isAnswered(text) && range?.includes(text))
}

function isPossibleDate(leaf: Leaf): boolean {
  if ('olderThanAge' in leaf) return leaf.olderThanAge <= OLDEST
  if ('youngerThan' in leaf) return leaf.youngerThan > 0
  if ('includeAgeRange' in leaf) {
    const [from, to] = leaf.includeAgeRange
    return Math.ceil(from) <= Math.floor(to) && to >= 0 && from <= OLDEST
  }
  if ('withinDays' in leaf) return leaf.withinDays >= 0
  if ('dateBefore' in leaf) return isDay(leaf.dateBefore)
  return 'dateOnOrAfter' in leaf && isDay(leaf.dateOnOrAfter)
}

/** The operand of the operators on values; undefined: it is one on dates. */
function textsOf(leaf: Leaf): readonly string[] | undefined {
  if ('exactly' in leaf) return [leaf.exactly]
  if ('not' in leaf) return [leaf.not]
  return 'oneOf' in leaf ? leaf.oneOf : undefined
}

function leavesOf(rule: Rule): Leaf[] {
  return 'and' in rule ? rule.and.flatMap(leavesOf) : [rule]
}

/** Of values alone, which no day changes. */
function holdsOf(leaf: Leaf, value: string): boolean {
  return isMet(leaf, { today: '2000-01-01', answers: { [leaf.field]: value } })
}

import type { EligibilityQuestion, EligibilityQuestions } from '#contract/content/eligibility'
import { QUESTION_TYPES } from '#contract/content/eligibility'
import type { Rule } from '#contract/rule'
import { VISIT_FACTS } from './visit-facts.ts'

/** Why a document cannot be asked, and at which of its questions, counted from zero. */
export type DocumentFault = {
  fault: 'noQuestions' | 'repeatedField' | 'noOptions' | 'looksAhead'
  at: number
}

const CHOICES = ['radio', 'dropdown', 'criteriaDropdown']

/**
 * What is wrong with a document that fits its struct: it is empty (ELIG-29), two questions collect one field, a choice has
 * no options, or a rule looks at an answer that is not there yet: a skip rule at its own or a later question, as cyclic
 * ones do, any rule at a field that nobody asks for. A rule that can never hold would let a guest through.
 */
export function documentFault({ questions }: EligibilityQuestions): DocumentFault | undefined {
  if (questions.length === 0) return { fault: 'noQuestions', at: 0 }
  const known = new Set<string>(VISIT_FACTS)
  for (const [at, question] of questions.entries()) {
    const fault = questionFault(question, known)
    if (fault) return { fault, at }
    known.add(question.dataFieldToCollect)
  }
  return undefined
}

const SAID: Record<DocumentFault['fault'], string> = {
  noQuestions: 'has no questions',
  repeatedField: 'collects a field that is taken',
  noOptions: 'has no options',
  looksAhead: 'has a rule about an answer that is not there yet',
}

/** Why guests will not be asked all of a document's questions, in English for an operator; questions are counted from one. */
export function askingFaults(document: EligibilityQuestions): string[] {
  const found = documentFault(document)
  const types: readonly string[] = QUESTION_TYPES
  const unknown = document.questions.flatMap(({ type }, at) =>
    types.includes(type) ? [] : [`question ${at + 1} is of an unknown type`],
  )
  if (!found) return unknown
  const { fault, at } = found
  return [fault === 'noQuestions' ? SAID.noQuestions : `question ${at + 1} ${SAID[fault]}`, ...unknown]
}

function questionFault(
  question: EligibilityQuestion,
  before: ReadonlySet<string>,
): DocumentFault['fault'] | undefined {
  const { dataFieldToCollect: own, type, options = [] } = question
  if (before.has(own)) return 'repeatedField'
  if (CHOICES.includes(type) && options.length === 0) return 'noOptions'
  const { whether, after } = rulesOf(question)
  const isAhead = whether.flatMap(fieldsOf).some((field) => !before.has(field))
  const isStray = after.flatMap(fieldsOf).some((field) => field !== own && !before.has(field))
  return isAhead || isStray ? 'looksAhead' : undefined
}

/** The rules of a question: `whether` it and its options are shown, and what happens `after`. */
export function rulesOf({ skip, options = [], actions = [], messages = [] }: EligibilityQuestion): {
  whether: Rule[]
  after: Rule[]
} {
  const whether = [skip, ...options.map((option) => option.skip)]
  const after = [...actions.map(({ on }) => on), ...messages.map(({ rule }) => rule)]
  return { whether: whether.filter(isRule), after: after.filter(isRule) }
}

/** Every field that a rule looks at, at any depth (ELIG-11). */
export function fieldsOf(rule: Rule): string[] {
  return 'and' in rule ? rule.and.flatMap(fieldsOf) : [rule.field]
}

function isRule(rule: Rule | undefined): rule is Rule {
  return rule !== undefined
}

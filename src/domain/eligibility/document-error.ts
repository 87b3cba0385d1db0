import type { EligibilityQuestion, EligibilityQuestions } from '#contract/content/eligibility'
import {
  EligibilityAction,
  EligibilityMessage,
  EligibilityOption,
  QUESTION_TYPES,
  EligibilityQuestion as Question,
} from '#contract/content/eligibility'
import type { Rule } from '#contract/rule'
import { isDay } from '../calendar.ts'
import { isMet } from '../rules.ts'
import { canHold, choicesOf, factRanges, isCertain, type Ranges, rangeOf } from './rule-ranges.ts'

/** Why a document cannot be asked, and at which of its questions, counted from zero. */
export type DocumentError = {
  error:
    | 'noQuestions'
    | 'unknownType'
    | 'unknownKey'
    | 'repeatedField'
    | 'noOptions'
    | 'looksAhead'
    | 'impossibleRule'
    | 'impossibleDate'
    | 'neverAsked'
  at: number
}

/**
 * The first error of a document that fits its struct. With an error the screen asks no question and accepts no guest. A document is
 * wrong when it is empty (ELIG-29), or when one of its questions has an unknown type (ELIG-27) or an unknown key, collects the
 * field of an earlier question, has no options, is always skipped, or has a rule that cannot work: a rule about a later answer, as
 * in a cycle of rules, or about an answer that cannot be given.
 */
export function documentError({ questions }: EligibilityQuestions): DocumentError | undefined {
  if (questions.length === 0) return { error: 'noQuestions', at: 0 }
  const ranges = factRanges()
  for (const [at, question] of questions.entries()) {
    const error = questionError(question, ranges)
    if (error) return { error, at }
    ranges.set(question.dataFieldToCollect, rangeOf(question))
  }
  return undefined
}

const SAID: Record<DocumentError['error'], string> = {
  noQuestions: 'has no questions',
  unknownType: 'is of an unknown type',
  unknownKey: 'has a key that means nothing',
  repeatedField: 'collects a field that is taken',
  noOptions: 'has no options',
  looksAhead: 'has a rule about an answer that is not there yet',
  impossibleRule: 'has a rule about an answer that cannot be given',
  impossibleDate: 'has a validation with a date that does not exist',
  neverAsked: 'is always skipped',
}

/**
 * Why guests will not be asked all of a document's questions, in English for an operator; questions are counted from one. A
 * document without an error may still ask nothing about some vaccines; guests who chose those see the text of ELIG-28.
 */
export function askingErrors(document: EligibilityQuestions): string[] {
  const found = documentError(document)
  if (!found) return asksEverybody(document) ? [] : ['asks nothing about some vaccines']
  const { error, at } = found
  return [error === 'noQuestions' ? SAID.noQuestions : `question ${at + 1} ${SAID[error]}`]
}

function questionError(question: EligibilityQuestion, before: Ranges): DocumentError['error'] | undefined {
  const { dataFieldToCollect: own, type, skip, validations = [] } = question
  const types: readonly string[] = QUESTION_TYPES
  if (!types.includes(type)) return 'unknownType'
  if (hasUnknownKey(question)) return 'unknownKey'
  if (before.has(own)) return 'repeatedField'
  if (type !== 'date' && choicesOf(question).length === 0) return 'noOptions'
  if (validations.some((one) => 'date' in one && !isDay(one.date))) return 'impossibleDate'
  const { whether, after } = rulesOf(question)
  const known = new Map(before).set(own, rangeOf(question))
  if (!whether.every((rule) => isKnown(rule, before))) return 'looksAhead'
  if (!after.every((rule) => isKnown(rule, known))) return 'looksAhead'
  if (![...whether, ...after].every((rule) => canHold(rule, known))) return 'impossibleRule'
  return skip && isCertain(skip, before) ? 'neverAsked' : undefined
}

function isKnown(rule: Rule, known: Ranges): boolean {
  return fieldsOf(rule).every((field) => known.has(field))
}

/** A misspelt key such as `actionz` would be ignored without a word. */
function hasUnknownKey(question: EligibilityQuestion): boolean {
  const { options = [], actions = [], messages = [] } = question
  const isRead = (schema: object) => (part: object) =>
    Object.keys(part).every((key) => Object.hasOwn(schema, key))
  return !(
    isRead(Question.schema)(question) &&
    options.every(isRead(EligibilityOption.schema)) &&
    actions.every(isRead(EligibilityAction.schema)) &&
    messages.every(isRead(EligibilityMessage.schema))
  )
}

/** Whether every kind of vaccine that needs the screen (PRESCREEN-43, PRESCREEN-44) leads to at least one question. */
function asksEverybody({ questions }: EligibilityQuestions): boolean {
  const kinds = [
    { isCovidVaccine: 'Yes', isSeries: 'No' },
    { isCovidVaccine: 'No', isSeries: 'Yes' },
    { isCovidVaccine: 'Yes', isSeries: 'Yes' },
  ]
  return kinds.every((answers) =>
    questions.some(({ skip }) => skip === undefined || !isMet(skip, { today: '2000-01-01', answers })),
  )
}

/**
 * The fields that a refusal depends on: its rule reads them, or they decide whether its question or one of its options is shown.
 * These fields are required, because an empty one would let a guest past the refusal.
 */
export function decisiveFields({ questions }: EligibilityQuestions): Set<string> {
  const decisive = new Set<string>()
  for (const question of [...questions].reverse()) {
    const refusals = (question.actions ?? []).filter(
      ({ submitAction }) => submitAction === 'failWithErrorMessage',
    )
    for (const { on } of refusals) for (const field of fieldsOf(on)) decisive.add(field)
    if (refusals.length === 0 && !decisive.has(question.dataFieldToCollect)) continue
    for (const field of rulesOf(question).whether.flatMap(fieldsOf)) decisive.add(field)
  }
  return decisive
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

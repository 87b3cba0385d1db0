import type { EligibilityQuestion, EligibilityQuestions, QuestionType } from '#contract/content/eligibility'
import type { Day } from '../calendar.ts'
import type { Detector } from '../doses.ts'
import { type Facts, isMet } from '../rules.ts'
import { decisiveFields, documentError, fieldsOf } from './document-error.ts'
import { turningDays } from './first-day.ts'
import { isAnswerable, type ShownQuestion, sayAnswer, showQuestion, typeOf } from './question.ts'
import type { VisitFacts } from './visit-facts.ts'
import type { Wording } from './wording.ts'

/** An answer that decided something, as a person reads it. */
export type Given = { readonly field: string; readonly question: string; readonly answer: string }

/** `pending`: the last of the questions asked is to be answered now (ELIG-17). */
export type Outcome =
  | { readonly kind: 'pending' }
  | { readonly kind: 'eligible'; readonly message: Wording }
  | {
      readonly kind: 'ineligible'
      readonly message: Wording
      /** The answers that the deciding rule looked at, in the order they were asked; at least the one given last. */
      readonly because: readonly Given[]
      /** The first day on which the same answers would not be refused; absent: waiting alone does not help. */
      readonly from?: Day
    }
  | {
      readonly kind: 'error'
      readonly reason: 'noDocument' | 'unknownType' | 'unanswerable' | 'noDetector'
      readonly message: Wording
    }

/** The questions asked so far, without skipped ones, and the outcome. */
export interface Eligibility {
  readonly asked: readonly ShownQuestion[]
  readonly outcome: Outcome
}

export interface EligibilityInput {
  /** Undefined: it is missing or could not be read. */
  readonly document: EligibilityQuestions | undefined
  /** What was submitted, by field; a date as YYYY-MM-DD. An optional question is passed over by an answer of ''. */
  readonly answers: Readonly<Record<string, unknown>>
  /** What is typed, not yet submitted, in answer to the question that is pending. */
  readonly draft?: unknown
  readonly facts: VisitFacts
  readonly today: Day
}

export type EligibilityDocuments = {
  readonly covidEligibilityQuestions?: EligibilityQuestions | undefined
  readonly twoDoseEligibilityQuestions?: EligibilityQuestions | undefined
}

/**
 * The eligibility for the chosen vaccines. Opened for a choice that needs no questions, it ends with the message of ELIG-30
 * (PRESCREEN-47).
 */
export function eligibilityOf(
  detector: Detector,
  documents: EligibilityDocuments,
  input: Omit<EligibilityInput, 'document'>,
): Eligibility {
  if (detector === 'none') return failed('noDetector', 'noDetector')
  const { covidEligibilityQuestions, twoDoseEligibilityQuestions } = documents
  const document = detector === 'covid' ? covidEligibilityQuestions : twoDoseEligibilityQuestions
  return askEligibility({ ...input, document })
}

/**
 * Asks the questions of a document one after another (ELIG-17 to ELIG-24). A rule reads the facts of the visit, the answers to
 * earlier questions that were asked, and the answer to its own question. Answers to skipped questions do not count. A question that
 * a refusal depends on is required. It never throws: a document that cannot be asked, or that asks nothing, ends with an error
 * (ELIG-27, ELIG-28) and never accepts a guest.
 */
export function askEligibility(input: EligibilityInput): Eligibility {
  const { document } = input
  const found = walk(input)
  if (!document || found.outcome.kind !== 'ineligible') return found
  const from = turningDays(document.questions, input).find((today) => {
    const then = walk({ ...input, draft: undefined, today })
    const isOpen = then.outcome.kind === 'pending' && then.asked.at(-1)?.answer === undefined
    return isOpen || then.outcome.kind === 'eligible'
  })
  return from === undefined ? found : { ...found, outcome: { ...found.outcome, from } }
}

function walk({ document, answers, draft, facts, today }: EligibilityInput): Eligibility {
  if (!document) return failed('noDocument', 'issue')
  const error = documentError(document)?.error
  if (error) return error === 'unknownType' ? failed(error, 'unknownType') : failed('noDocument', 'issue')
  const decisive = decisiveFields(document)
  const asked: ShownQuestion[] = []
  let known: Record<string, unknown> = { ...facts }
  for (const one of document.questions) {
    const { dataFieldToCollect: field } = one
    const question = { ...one, required: one.required === true || decisive.has(field) }
    if (question.skip && isMet(question.skip, { today, answers: known })) continue // ELIG-19
    const type = typeOf(question)
    if (!type) return failed('unknownType', 'unknownType', asked)
    const given = Object.hasOwn(answers, field) ? answers[field] : undefined
    const shown = showWith(question, type, given, { today, answers: known })
    if (!isAnswerable(question, shown, { today, answers: known }))
      return failed('unanswerable', 'issue', asked)
    if (given === undefined || shown.problem !== undefined) {
      const drafted = showWith(question, type, draft ?? given, { today, answers: known })
      return { asked: [...asked, drafted], outcome: { kind: 'pending' } }
    }
    asked.push(shown)
    known = { ...known, [field]: shown.answer }
    const outcome = actedOn(question, asked, { today, answers: known })
    if (outcome) return { asked, outcome }
  }
  if (asked.length === 0) return failed('unanswerable', 'issue') // without a question nothing was decided
  return { asked, outcome: { kind: 'eligible', message: { key: 'lastQuestion' } } } // ELIG-22
}

function showWith(
  question: EligibilityQuestion,
  type: QuestionType,
  answer: unknown,
  { today, answers }: Facts,
): ShownQuestion {
  return showQuestion(question, type, {
    today,
    answers: { ...answers, [question.dataFieldToCollect]: answer },
  })
}

/** What the first matching action that submits does (ELIG-05, ELIG-06); undefined: the next question follows (ELIG-21). */
function actedOn(
  { actions = [] }: EligibilityQuestion,
  asked: readonly ShownQuestion[],
  known: Facts,
): Outcome | undefined {
  const action = actions.find(({ on, submitAction }) => submitAction !== undefined && isMet(on, known))
  if (!action) return undefined
  if (action.submitAction === 'schedule') return { kind: 'eligible', message: { key: 'eligible' } }
  return {
    kind: 'ineligible',
    message: action.errorMessage ?? { key: 'ineligible' }, // ELIG-18
    because: decidedBy(fieldsOf(action.on), asked),
  }
}

function decidedBy(fields: readonly string[], asked: readonly ShownQuestion[]): Given[] {
  const named = asked.filter(({ field, answer }) => fields.includes(field) && answer !== undefined)
  return (named.length > 0 ? named : asked.slice(-1)).map((shown) => ({
    field: shown.field,
    question: shown.question,
    answer: sayAnswer(shown),
  }))
}

function failed(
  reason: Extract<Outcome, { kind: 'error' }>['reason'],
  key: 'issue' | 'unknownType' | 'noDetector',
  asked: readonly ShownQuestion[] = [],
): Eligibility {
  return { asked, outcome: { kind: 'error', reason, message: { key } } }
}

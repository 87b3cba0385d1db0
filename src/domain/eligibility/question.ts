import type { EligibilityQuestion, QuestionType } from '#contract/content/eligibility'
import { QUESTION_TYPES } from '#contract/content/eligibility'
import { isDay } from '../calendar.ts'
import { type Facts, isAnswered, isMet } from '../rules.ts'
import { dateProblem, hasPossibleDate } from './date-range.ts'
import type { Wording } from './wording.ts'

type Message = NonNullable<EligibilityQuestion['messages']>[number]
type MessageLocation = Message['messageLocation']
type ShownMessage = Pick<Message, 'messageType' | 'message'>
type ShownOption = { readonly label: string; readonly value: string; readonly tooltip?: string }

/** A question as the screen shows it now. */
export interface ShownQuestion {
  /** The answer's key. */
  readonly field: string
  readonly type: QuestionType
  readonly question: string
  readonly inputLabel?: string
  readonly isRequired: boolean
  /** Without those whose skip rule matches (ELIG-20); Yes and No for a yesNo, none for a date. */
  readonly options: readonly ShownOption[]
  /** Those whose rule holds, by place (ELIG-07). */
  readonly messages: Readonly<Record<MessageLocation, readonly ShownMessage[]>>
  /** Absent: the usual one (ELIG-26). */
  readonly buttonText?: string
  /** The answer so far; a date as YYYY-MM-DD. */
  readonly answer?: string
  /** Why the answer cannot be submitted; absent: it can. */
  readonly problem?: Wording
}

/** The type of a question, when this build can ask it (ELIG-01, ELIG-27). */
export function typeOf({ type }: EligibilityQuestion): QuestionType | undefined {
  return QUESTION_TYPES.find((known) => known === type)
}

/** A question of a known type as it is shown, given what is known, its own answer included. */
export function showQuestion(question: EligibilityQuestion, type: QuestionType, known: Facts): ShownQuestion {
  const { dataFieldToCollect: field, inputLabel, required = false } = question
  const options = optionsOf(question, type, known)
  const answer = answerTo(field, known)
  const buttonText = buttonOf(question, known)
  const problem = problemOf(question, type, options, answer, known)
  return {
    field,
    type,
    question: question.question,
    ...(inputLabel !== undefined && { inputLabel }),
    isRequired: required,
    options,
    messages: messagesOf(question, known),
    ...(buttonText !== undefined && { buttonText }),
    ...(answer !== undefined && { answer }),
    ...(problem !== undefined && { problem }),
  }
}

/** Whether a guest can answer a required question: it still has an option, or some date passes its validations. */
export function isAnswerable(
  question: EligibilityQuestion,
  { type, options, isRequired }: ShownQuestion,
  known: Facts,
): boolean {
  if (!isRequired) return true
  return type === 'date' ? hasPossibleDate(limitsOf(question, known)) : options.length > 0
}

/** An answer in words: the option's label. A date stays a day, for each language to write. */
export function sayAnswer({ options, answer = '' }: ShownQuestion): string {
  return options.find(({ value }) => value === answer)?.label ?? answer
}

function optionsOf({ options = [] }: EligibilityQuestion, type: QuestionType, known: Facts): ShownOption[] {
  if (type === 'date') return []
  if (type === 'yesNo') return ['Yes', 'No'].map((value) => ({ label: value, value }))
  const shown = options.filter(
    ({ skip, value }) => isAnswered(value) && !(skip !== undefined && isMet(skip, known)),
  )
  const values = shown.map(({ value }) => value)
  return shown
    .filter(({ value }, at) => values.indexOf(value) === at)
    .map(({ label, value, tooltip }) => ({ label, value, ...(tooltip !== undefined && { tooltip }) }))
}

/** The text that was answered; a placeholder, and anything but a text, is no answer (VALID-15, VALID-16). */
function answerTo(field: string, { answers }: Facts): string | undefined {
  const answer = Object.hasOwn(answers, field) ? answers[field] : undefined
  return typeof answer === 'string' && isAnswered(answer) ? answer : undefined
}

function problemOf(
  question: EligibilityQuestion,
  type: QuestionType,
  options: readonly ShownOption[],
  answer: string | undefined,
  known: Facts,
): Wording | undefined {
  if (answer === undefined) return question.required ? { key: 'required' } : undefined
  if (type === 'date') return dateProblem(answer, limitsOf(question, known))
  return options.some(({ value }) => value === answer) ? undefined : { key: 'required' }
}

function limitsOf({ dataFieldToCollect, validations = [] }: EligibilityQuestion, known: Facts) {
  const birth = dataFieldToCollect === 'dateOfBirth' ? undefined : answerTo('dateOfBirth', known)
  return { validations, today: known.today, birth: birth !== undefined && isDay(birth) ? birth : undefined }
}

function messagesOf({ messages = [] }: EligibilityQuestion, known: Facts): ShownQuestion['messages'] {
  const shown = messages.filter(({ rule }) => rule === undefined || isMet(rule, known))
  const at = (place: MessageLocation) =>
    shown
      .filter(({ messageLocation }) => messageLocation === place)
      .map(({ messageType, message }) => ({ messageType, message }))
  return { top: at('top'), question: at('question'), responses: at('responses') }
}

function buttonOf({ actions = [], buttonText }: EligibilityQuestion, known: Facts): string | undefined {
  const named = actions.find(({ setButtonText, on }) => setButtonText !== undefined && isMet(on, known))
  return named?.setButtonText ?? buttonText
}

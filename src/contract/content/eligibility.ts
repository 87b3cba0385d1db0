import type { Infer } from 'superstruct'
import {
  array,
  boolean,
  enums,
  integer,
  literal,
  max,
  min,
  optional,
  record,
  size,
  type,
  union,
} from 'superstruct'
import { Rule } from '../rule.ts'
import { CalendarDay, Key, Line, Paragraph } from './text.ts'

/** The question types that this build can ask (ELIG-01). A document that names another is not asked at all (ELIG-27). */
export const QUESTION_TYPES = ['date', 'radio', 'yesNo', 'dropdown', 'criteriaDropdown'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** What a date answer must be (ELIG-14); without a message the form shows the texts of ELIG-15. */
export const DateValidation = union([
  type({ type: literal('dateMustBeInPast'), message: optional(Line) }),
  type({ type: literal('dateOnOrAfter'), date: CalendarDay, message: optional(Line) }),
  type({
    type: literal('noMoreThenDaysInTheFuture'),
    days: max(min(integer(), 0), 3650),
    message: optional(Line),
  }),
])
export type DateValidation = Infer<typeof DateValidation>

/** An option whose skip rule matches is left out (ELIG-04, ELIG-20). */
export const EligibilityOption = type({
  label: Line,
  value: Line,
  tooltip: optional(Line),
  skip: optional(Rule),
})

/**
 * A question runs the first of its actions whose rule matches. If no rule matches, the next question follows (ELIG-05, ELIG-21).
 */
export const EligibilityAction = type({
  on: Rule,
  submitAction: optional(enums(['schedule', 'failWithErrorMessage'])),
  errorMessage: optional(Paragraph),
  setButtonText: optional(Line),
})

/** A text beside a question (ELIG-07). */
export const EligibilityMessage = type({
  messageType: enums(['info', 'warning', 'error']),
  messageLocation: enums(['top', 'question', 'responses']),
  message: Paragraph,
  /** Absent: always shown. */
  rule: optional(Rule),
})

/** One question of an eligibility document (ELIG-03 to ELIG-07). */
export const EligibilityQuestion = type({
  type: Line,
  question: Paragraph,
  inputLabel: optional(Line),
  /** The answer's key. */
  dataFieldToCollect: Key,
  /** A question that a refusal depends on is required whatever this says. */
  required: optional(boolean()),
  /** The answer that is chosen at first, e.g. of a question that most guests pass over (BK-28). */
  firstAnswer: optional(Line),
  validations: optional(size(array(DateValidation), 0, 10)),
  options: optional(size(array(EligibilityOption), 0, 200)),
  actions: optional(size(array(EligibilityAction), 0, 50)),
  messages: optional(size(array(EligibilityMessage), 0, 20)),
  buttonText: optional(Line),
  /** The question is passed over when this rule matches. */
  skip: optional(Rule),
})
export type EligibilityQuestion = Infer<typeof EligibilityQuestion>

/** Documents covidEligibilityQuestions and twoDoseEligibilityQuestions; for an empty list the screen shows the text of ELIG-28. */
export const EligibilityQuestions = type({ questions: size(array(EligibilityQuestion), 0, 50) })
export type EligibilityQuestions = Infer<typeof EligibilityQuestions>

/** Document serviceNameCriteriaMapper: the value of a criteriaDropdown to the names of the services it adds (ELIG-02, PRESCREEN-50). */
export const ServiceNameCriteria = record(Line, size(array(Line), 1, 20))
export type ServiceNameCriteria = Infer<typeof ServiceNameCriteria>

import type { Infer } from 'superstruct'
import {
  array,
  boolean,
  enums,
  integer,
  literal,
  min,
  optional,
  pattern,
  size,
  string,
  type,
} from 'superstruct'
import { Rule } from '../rule.ts'

/** The cards that a Yes opens: which list of the payload they fill, and what one card asks (HISTORY-19, HISTORY-27, HISTORY-28). */
export const QuestionDetails = type({
  list: enums([
    'immunoSuppressants',
    'bloodProductDetails',
    'recentVaccinationDetails',
    'allergies',
    'medicalConditions',
  ]),
  /** Label of the name field, as in "{label} is a required field." */
  nameLabel: string(),
  /** Label of the date field; absent: no date is asked. The date must be in the past. */
  dateLabel: optional(string()),
  /** The date must lie within this many past days (HISTORY-20). */
  withinPastDays: optional(min(integer(), 1)),
  doseLabel: optional(string()),
  addLabel: string(),
  maxCards: min(integer(), 1),
})
export type QuestionDetails = Infer<typeof QuestionDetails>

/** One yes/no question of the screening questionnaire (HISTORY-18). */
export const ScreeningQuestion = type({
  /** The flag's own key in the payload (HISTORY-26). */
  key: pattern(string(), /^[a-z][A-Za-z0-9]{0,63}$/),
  question: string(),
  hint: optional(string()),
  /** Why it is asked. */
  why: optional(string()),
  shownWhen: optional(Rule),
  details: optional(QuestionDetails),
  /** A Yes here is the "COVID yes" of HISTORY-22. */
  isCovid: optional(literal(true)),
  /** Shown beside a Yes, e.g. "Tell the pharmacist about it at the counter." */
  yesNote: optional(string()),
})
export type ScreeningQuestion = Infer<typeof ScreeningQuestion>

/** Document medicalInformation: the screening questionnaire, in cards of a few questions. */
export const MedicalInformation = type({
  pages: size(
    array(
      type({
        key: string(),
        title: string(),
        hint: optional(string()),
        questions: size(array(ScreeningQuestion), 1, 12),
      }),
    ),
    1,
    12,
  ),
  /** Text that blocks when preventContinueIfYesOnCovid is set (HISTORY-22, HISTORY-23). */
  covidBlockText: string(),
  showComments: boolean(),
  commentsLabel: string(),
})
export type MedicalInformation = Infer<typeof MedicalInformation>

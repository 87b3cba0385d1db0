import type { Infer } from 'superstruct'
import { array, boolean, enums, integer, literal, max, min, optional, size, type } from 'superstruct'
import { Rule } from '../rule.ts'
import { Key, Line, Paragraph } from './text.ts'

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
  nameLabel: Line,
  /** Label of the date field; absent: no date is asked. The date, or the month, must be in the past, and may stay empty. */
  dateLabel: optional(Line),
  /** Label of a box that sets the date to today, e.g. "I still take it". */
  todayLabel: optional(Line),
  /** The date must lie within this many past days (HISTORY-20). */
  withinPastDays: optional(min(integer(), 1)),
  doseLabel: optional(Line),
  addLabel: Line,
  maxCards: max(min(integer(), 1), 20),
})
export type QuestionDetails = Infer<typeof QuestionDetails>

/** One yes/no question of the screening questionnaire (HISTORY-18). */
export const ScreeningQuestion = type({
  /** The flag's own key in the payload (HISTORY-26). */
  key: Key,
  question: Line,
  /** The question in words for somebody who answers for a patient under 18. */
  childQuestion: optional(Line),
  hint: optional(Line),
  /** Why it is asked. */
  why: optional(Line),
  shownWhen: optional(Rule),
  details: optional(QuestionDetails),
  /** Label of an optional line that a Yes opens, where it opens no cards; its text goes with the payload's `answerDetails`. */
  detailLabel: optional(Line),
  /** How the patient is today, which a visit later than tomorrow does not ask. */
  isOfToday: optional(literal(true)),
  /** A Yes here is the "COVID yes" of HISTORY-22. */
  isCovid: optional(literal(true)),
  /** Shown beside a Yes, e.g. "Tell the pharmacist about it at the counter." */
  yesNote: optional(Line),
})
export type ScreeningQuestion = Infer<typeof ScreeningQuestion>

/** Document medicalInformation: the screening questionnaire, in cards of a few questions. */
export const MedicalInformation = type({
  pages: size(
    array(
      type({
        key: Key,
        title: Line,
        /** Where the questions of today are left out. */
        laterTitle: optional(Line),
        /** What the guest reads in place of them (BK-31). */
        laterNote: optional(Line),
        hint: optional(Line),
        questions: size(array(ScreeningQuestion), 1, 12),
      }),
    ),
    1,
    12,
  ),
  /** Text that blocks when preventContinueIfYesOnCovid is set (HISTORY-22, HISTORY-23). */
  covidBlockText: Paragraph,
  showComments: boolean(),
  commentsLabel: Line,
})
export type MedicalInformation = Infer<typeof MedicalInformation>

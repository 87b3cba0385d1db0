import type {
  MedicalInformation,
  QuestionDetails,
  ScreeningQuestion,
} from '#contract/content/medical-information'
import type { MedicalInfo } from '#contract/intake'
import type { WalkIn } from '#contract/walk-in'
import { type Day, daysBetween, isDay } from '../calendar.ts'
import { type Facts, holds } from '../rules.ts'
import { isBlank } from '../text.ts'
import {
  INVALID,
  type Problem,
  problem,
  requiredField,
  unasked,
  type WalkInContext,
  when,
} from './problem.ts'

type Screened = Pick<WalkIn, 'basicInfo' | 'questionnaire' | 'medicalInfo'>
type List = QuestionDetails['list']
type Card = { name: string; lastTakenDate?: string | undefined; dose?: string | undefined }
type Flags = Readonly<Record<string, unknown>>

const LISTS: readonly List[] = [
  'immunoSuppressants',
  'bloodProductDetails',
  'recentVaccinationDetails',
  'allergies',
  'medicalConditions',
]
const UNANSWERED = 'This is a required field' // HISTORY-18

/** The screening questionnaire: every shown question answered, no other, its details complete (HISTORY-18 to HISTORY-28). */
export function checkQuestionnaire(walkIn: Screened, context: WalkInContext): Problem[] {
  const { config, medical, today } = context
  const { questionnaire: flags = {}, medicalInfo = {} } = walkIn
  if (!config.steps.includes('medicalInformation')) {
    return [
      ...when(Object.keys(flags).length > 0, unasked('questionnaire')),
      ...when(Object.keys(medicalInfo).length > 0, unasked('medicalInfo')),
    ]
  }
  const shown = shownQuestions(medical, walkIn, today)
  const affirmed = shown.filter((question) => answerTo(question, flags) === 'Yes')
  return [
    ...checkFlags(shown, flags),
    ...LISTS.flatMap((list) => checkList(list, affirmed, medicalInfo, today)),
    ...checkCovid(affirmed, medicalInfo, context),
  ]
}

function shownQuestions(medical: MedicalInformation, walkIn: Screened, today: Day): ScreeningQuestion[] {
  const { dateOfBirth, sexAssignedAtBirth } = walkIn.basicInfo
  const facts: Facts = { today, answers: { ...walkIn.questionnaire, dateOfBirth, sexAssignedAtBirth } }
  return medical.pages
    .flatMap((page) => page.questions)
    .filter((question) => !question.shownWhen || holds(question.shownWhen, facts))
}

function checkFlags(shown: readonly ScreeningQuestion[], flags: Flags): Problem[] {
  const keys = new Set(shown.map((question) => question.key))
  return [
    ...shown.flatMap((question) =>
      when(answerTo(question, flags) === undefined, problem(`questionnaire.${question.key}`, UNANSWERED)),
    ),
    ...Object.keys(flags).flatMap((key) => when(!keys.has(key), unasked(`questionnaire.${key}`))),
  ]
}

function answerTo({ key }: ScreeningQuestion, flags: Flags): unknown {
  return Object.hasOwn(flags, key) ? flags[key] : undefined
}

function checkList(
  list: List,
  affirmed: readonly ScreeningQuestion[],
  medicalInfo: MedicalInfo,
  today: Day,
): Problem[] {
  const field = `medicalInfo.${list}`
  const details = affirmed.flatMap((question) => (question.details?.list === list ? [question.details] : []))
  const cards = (medicalInfo[list] ?? []).map(
    (card): Card => (typeof card === 'string' ? { name: card } : card),
  )
  const [first] = details
  if (!first) return when(cards.length > 0, unasked(field))
  if (cards.length === 0) return [problem(field, requiredField(first.nameLabel))] // HISTORY-19
  const most = details.reduce((sum, one) => sum + one.maxCards, 0)
  return [
    ...when(cards.length > most, problem(field, INVALID)),
    ...cards.flatMap((card, index) => checkCard(card, `${field}.${index}`, details, today)),
  ]
}

/** Two questions may fill one list: a card is right when it fits one of them. */
function checkCard(card: Card, field: string, details: readonly QuestionDetails[], today: Day): Problem[] {
  const verdicts = details.map((one) => cardProblems(card, field, one, today))
  return verdicts.find((verdict) => verdict.length === 0) ?? verdicts[0] ?? []
}

function cardProblems(card: Card, field: string, details: QuestionDetails, today: Day): Problem[] {
  const { nameLabel, dateLabel, doseLabel } = details
  return [
    ...when(isBlank(card.name), problem(`${field}.name`, requiredField(nameLabel))),
    ...(dateLabel
      ? checkDate(card.lastTakenDate, `${field}.lastTakenDate`, dateLabel, details, today)
      : when(card.lastTakenDate !== undefined, unasked(`${field}.lastTakenDate`))),
    ...when(!doseLabel && card.dose !== undefined, unasked(`${field}.dose`)),
  ]
}

/** HISTORY-20; a medicine taken today counts as past. */
function checkDate(
  date: string | undefined,
  field: string,
  label: string,
  { withinPastDays: days }: QuestionDetails,
  today: Day,
): Problem[] {
  if (!date) return [problem(field, requiredField(label))]
  if (!isDay(date)) return [problem(field, 'Date is invalid.')]
  if (date > today) return [problem(field, 'Date must be in the past.')]
  const isTooOld = days !== undefined && daysBetween(date, today) > days
  return when(isTooOld, problem(field, `Date must be within the past ${days} days.`))
}

/** HISTORY-22: a COVID yes blocks when so configured, otherwise it is sent on as withCare. */
function checkCovid(
  affirmed: readonly ScreeningQuestion[],
  { withCare }: MedicalInfo,
  { config, medical }: WalkInContext,
): Problem[] {
  const covid = affirmed.find((question) => question.isCovid)
  if (!covid) return when(withCare !== undefined, unasked('medicalInfo.withCare'))
  if (config.preventContinueIfYesOnCovid)
    return [problem(`questionnaire.${covid.key}`, medical.covidBlockText)]
  return when(withCare !== true, problem('medicalInfo.withCare', INVALID))
}

import type {
  MedicalInformation,
  QuestionDetails,
  ScreeningQuestion,
} from '#contract/content/medical-information'
import type { MedicalInfo } from '#contract/intake'
import type { WalkIn } from '#contract/walk-in'
import { type Day, daysBetween, daysOf } from '../calendar.ts'
import { isMet } from '../rules.ts'
import { fits, isBlank } from '../text.ts'
import { type FieldRule, factsIn, fieldsAt, judgeFields } from './field.ts'
import { type Message, type Problem, problem, tooLong, unasked, type WalkInContext, when } from './problem.ts'

type Screened = Pick<WalkIn, 'basicInfo' | 'questionnaire' | 'medicalInfo'>
type List = QuestionDetails['list']
type Card = { name: string; lastTakenDate?: string | undefined; dose?: string | undefined }

export const MAX_CARD_TEXT = 100 // HISTORY-27
const LISTS: readonly List[] = [
  'immunoSuppressants',
  'bloodProductDetails',
  'recentVaccinationDetails',
  'allergies',
  'medicalConditions',
]

type AskedBy = Pick<WalkInContext, 'config' | 'today' | 'visitDay'>

/** Whether the form of a visit asks a question. How the patient is today is not asked before a visit later than tomorrow (HISTORY-18). */
export function isAsked(
  { key, isOfToday }: Pick<ScreeningQuestion, 'key' | 'isOfToday'>,
  { config, today, visitDay = today }: AskedBy,
): boolean {
  return !config.skippedQuestions?.includes(key) && !(isOfToday && daysBetween(today, visitDay) > 1)
}

/** The questions of the screening, each answered Yes or No (HISTORY-18). One that the form does not ask may come all the same. */
export function screening({ pages }: MedicalInformation, by: AskedBy): Record<string, FieldRule> {
  const questions = pages.flatMap((page) => page.questions)
  return fieldsAt(
    'questionnaire',
    Object.fromEntries(
      questions.map(({ key, shownWhen, isOfToday }) => [
        key,
        {
          ...(isAsked({ key, isOfToday }, by) && { required: 'requiredAnswer' }),
          ...(shownWhen && { shownWhen }),
        },
      ]),
    ),
  )
}

/**
 * What is wrong with the date of a card, YYYY-MM-DD or YYYY-MM (HISTORY-20). Today and this month count as past, and a month as its
 * last day.
 */
export function pastDate(date: string, today: Day, withinDays: number | undefined): Message | undefined {
  const days = daysOf(date)
  if (!days) return { message: 'dateInvalid' }
  if (days.first > today) return { message: 'datePast' }
  const isTooOld = withinDays !== undefined && daysBetween(days.last, today) > withinDays
  return isTooOld ? { message: 'dateWithin', values: [withinDays] } : undefined
}

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
  const fields = screening(medical, context)
  const facts = factsIn(fields, walkIn, context)
  const affirmed = medical.pages
    .flatMap((page) => page.questions)
    .filter(
      ({ key, shownWhen }) =>
        isMet({ field: key, exactly: 'Yes' }, facts) && (!shownWhen || isMet(shownWhen, facts)),
    )
  return [
    ...judgeFields(fields, walkIn, context),
    ...Object.keys(flags).flatMap((key) =>
      when(!Object.hasOwn(fields, key), unasked(`questionnaire.${key}`)),
    ),
    ...LISTS.flatMap((list) => checkList(list, affirmed, medicalInfo, today)),
    ...checkAnswerDetails(affirmed, medicalInfo),
    ...checkCovid(affirmed, medicalInfo, context),
  ]
}

/** Each Yes of a question with a line has at most one text, and no other question has one (HISTORY-27). */
function checkAnswerDetails(
  affirmed: readonly ScreeningQuestion[],
  { answerDetails = [] }: MedicalInfo,
): Problem[] {
  return answerDetails.flatMap(({ question, text }, index) => {
    const field = `medicalInfo.answerDetails.${index}`
    const isAsked = affirmed.some((one) => one.key === question && hasDetailLine(one))
    if (!isAsked) return [unasked(field)]
    const isFirst = answerDetails.findIndex((one) => one.question === question) === index
    return [
      ...when(!isFirst || isBlank(text), problem(field, 'pattern')),
      ...when(!fits(text, MAX_CARD_TEXT), problem(`${field}.text`, tooLong(MAX_CARD_TEXT))),
    ]
  })
}

/** Whether a Yes opens a line for a few words: cards ask for more than it would. */
export function hasDetailLine({ detailLabel, details }: ScreeningQuestion): boolean {
  return detailLabel !== undefined && details === undefined
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
  if (cards.length === 0) return [problem(field, 'required')] // HISTORY-19
  const most = details.reduce((sum, one) => sum + one.maxCards, 0)
  return [
    ...when(cards.length > most, problem(field, 'pattern')),
    ...cards.flatMap((card, index) => checkCard(card, `${field}.${index}`, details, today)),
  ]
}

/** Two questions may fill one list: a card is right when it fits one of them. */
function checkCard(card: Card, field: string, details: readonly QuestionDetails[], today: Day): Problem[] {
  const verdicts = details.map((one) => cardProblems(card, field, one, today))
  return verdicts.find((verdict) => verdict.length === 0) ?? verdicts[0] ?? []
}

function cardProblems(
  { name, lastTakenDate: day, dose }: Card,
  field: string,
  { dateLabel, doseLabel, withinPastDays }: QuestionDetails,
  today: Day,
): Problem[] {
  const asksDate = dateLabel !== undefined
  const wrongDate = day === undefined ? undefined : pastDate(day, today, withinPastDays)
  return [
    ...when(isBlank(name), problem(`${field}.name`, 'required')), // HISTORY-19
    ...when(!fits(name, MAX_CARD_TEXT), problem(`${field}.name`, tooLong(MAX_CARD_TEXT))),
    ...(asksDate && wrongDate ? [problem(`${field}.lastTakenDate`, wrongDate)] : []),
    ...when(!asksDate && day !== undefined, unasked(`${field}.lastTakenDate`)),
    ...when(!fits(dose ?? '', MAX_CARD_TEXT), problem(`${field}.dose`, tooLong(MAX_CARD_TEXT))),
    ...when(!doseLabel && dose !== undefined, unasked(`${field}.dose`)),
  ]
}

/** HISTORY-22: a COVID yes blocks when so configured, otherwise it is sent on as withCare. */
function checkCovid(
  affirmed: readonly ScreeningQuestion[],
  { withCare }: MedicalInfo,
  { config }: WalkInContext,
): Problem[] {
  const covid = affirmed.find((question) => question.isCovid)
  if (!covid) return when(withCare !== undefined, unasked('medicalInfo.withCare'))
  if (config.preventContinueIfYesOnCovid) return [problem(`questionnaire.${covid.key}`, 'pattern')]
  return when(withCare !== true, problem('medicalInfo.withCare', 'pattern'))
}

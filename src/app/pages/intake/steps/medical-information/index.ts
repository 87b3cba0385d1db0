import type {
  MedicalInformation,
  QuestionDetails,
  ScreeningQuestion,
} from '#contract/content/medical-information'
import type { MedicalInfo, Questionnaire } from '#contract/intake'
import { dayOrMonthOf } from '#domain/calendar'
import { isForMinor } from '#domain/fields/consents'
import { MAX_OWN_WORDS } from '#domain/fields/notes'
import { hasDetailLine, isAsked, MAX_CARD_TEXT, pastDate } from '#domain/fields/questionnaire'
import type { Facts } from '#domain/rules'
import { tidy } from '#domain/text'
import type { Answers, DetailCard, FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { PayloadContext, PayloadSlice, StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { translate } from '../../../../messages/document-texts.ts'
import { formTexts } from '../../../../messages/en/forms.ts'
import { history as texts } from '../../../../messages/en/questionnaires.ts'
import { textAnswered, yesNoField } from '../../../../parts/answers.ts'
import { messageText, textFor } from '../../../../parts/ruled.ts'

function pages({ document, config, facts }: StepContext): PageSpec[] {
  const medical = document('medicalInformation')
  const last = medical.pages.length - 1
  const isChild = isForMinor(facts)
  const context = { config, today: facts.today, ...(facts.visit && { visitDay: facts.visit.day }) }
  const isBlocking = ({ isCovid }: ScreeningQuestion) => isCovid && config.preventContinueIfYesOnCovid
  const asked = medical.pages.map((page) => ({
    ...page,
    questions: page.questions.filter((question) => isAsked(question, context)),
    isLater: page.questions.some((question) => question.isOfToday && !isAsked(question, context)),
  }))
  return asked.map((page, index) => ({
    key: page.key,
    title: (page.isLater ? page.laterTitle : undefined) ?? page.title,
    ...(page.hint === undefined ? {} : { hint: page.hint }),
    fields: [
      ...(page.isLater && page.laterNote !== undefined ? [laterNote(page.laterNote)] : []),
      // A note or a question about the counter would contradict the text that sends the guest home.
      ...page.questions
        .map((one) => (isBlocking(one) ? withoutNote(one) : one))
        .flatMap((one) => answeredBefore(one, facts) ?? questionFields(one, isChild)),
      ...(index === last ? commentsField(medical) : []),
    ],
    ...(config.preventContinueIfYesOnCovid ? covidBlock(medical, page.questions) : {}),
  }))
}

/** The answer to a question that was asked before the search, in place of the question (BK-31). */
function answeredBefore({ key }: ScreeningQuestion, { visit }: Facts): FieldSpec | undefined {
  const value = key === 'hadVaccinesPreviously' ? visit?.hadVaccines : undefined
  return value && { kind: 'hidden', name: key, label: '', value }
}

function laterNote(text: string): FieldSpec {
  return { kind: 'prose', name: 'laterNote', label: '', tone: 'info', sections: [{ paragraphs: [text] }] }
}

function withoutNote({ yesNote: _, detailLabel: __, ...question }: ScreeningQuestion): ScreeningQuestion {
  return question
}

/** A yes/no question (HISTORY-18), with the details (HISTORY-19) and the note that Yes opens. */
function questionFields(asked: ScreeningQuestion, isChild: boolean): FieldSpec[] {
  const { key, question, childQuestion, hint, why, shownWhen, details, detailLabel, yesNote } = asked
  const t = say(texts)
  const onYes = { field: key, exactly: 'Yes' }
  const whenYes = shownWhen ? { and: [shownWhen, onYes] } : onYes
  return [
    yesNoField(
      {
        name: key,
        label: (isChild ? childQuestion : undefined) ?? question,
        ...(hint === undefined ? {} : { hint }),
        ...(why === undefined ? {} : { why }),
        ...(shownWhen === undefined ? {} : { shownWhen }),
        required: messageText('requiredAnswer'),
      },
      t,
    ),
    ...(yesNote === undefined
      ? []
      : [
          {
            kind: 'prose' as const,
            name: `${key}Note`,
            label: '',
            tone: 'info' as const,
            shownWhen: whenYes,
            sections: [{ paragraphs: [yesNote] }],
          },
        ]),
    ...(detailLabel === undefined || !hasDetailLine(asked)
      ? []
      : [
          {
            kind: 'text' as const,
            name: lineOf(key),
            label: detailLabel,
            shownWhen: whenYes,
            maxLength: MAX_CARD_TEXT,
          },
        ]),
    ...(details === undefined
      ? []
      : [
          {
            kind: 'details' as const,
            name: `${key}Details`,
            label: details.nameLabel,
            shownWhen: whenYes,
            required: say(formTexts).requiredOf(translate(details.nameLabel)),
            nameLabel: details.nameLabel,
            ...(details.dateLabel === undefined ? {} : { dateLabel: details.dateLabel }),
            ...(details.todayLabel === undefined ? {} : { todayLabel: details.todayLabel }),
            ...(details.doseLabel === undefined ? {} : { doseLabel: details.doseLabel }),
            checkDate: (date: string, { today }: Facts) =>
              textFor(pastDate(date, today, details.withinPastDays)),
            maxLength: MAX_CARD_TEXT,
            addLabel: details.addLabel,
            maxCards: details.maxCards,
          },
        ]),
  ]
}

/** Name of the line that a Yes to a question opens. */
function lineOf(key: string): string {
  return `${key}InWords`
}

function commentsField({ showComments, commentsLabel }: MedicalInformation): FieldSpec[] {
  if (!showComments) return []
  return [{ kind: 'text', name: 'comments', label: commentsLabel, control: 'area', maxLength: MAX_OWN_WORDS }]
}

/** HISTORY-22: if configured, Yes to COVID symptoms blocks the page. */
function covidBlock(
  medical: MedicalInformation,
  questions: ScreeningQuestion[],
): Pick<PageSpec, 'blockedWhen'> {
  const covid = questions.find((question) => question.isCovid)
  if (!covid) return {}
  return { blockedWhen: { rule: { field: covid.key, exactly: 'Yes' }, message: medical.covidBlockText } }
}

/** HISTORY-18 to HISTORY-28: the screening questionnaire. */
export const step: StepSpec = {
  key: 'medicalInformation',
  title: () => say(texts).step,
  problemsTitle: () => say(texts).summary,
  documents: ['medicalInformation'],
  pages,
  payload,
}

/** HISTORY-22 to HISTORY-28, BOOK-06. */
function payload(answers: Answers, { document, config }: PayloadContext): PayloadSlice {
  const medical = document('medicalInformation')
  const questions = medical.pages.flatMap((page) => page.questions)
  const questionnaire: Questionnaire = {}
  const medicalInfo: MedicalInfo = {}
  const answerDetails: { question: string; text: string }[] = []
  for (const { key, details, isCovid } of questions) {
    const answer = answers[key]
    if (answer !== 'Yes' && answer !== 'No') continue
    questionnaire[key] = answer
    if (answer === 'Yes' && isCovid && !config.preventContinueIfYesOnCovid) medicalInfo.withCare = true
    const text = answer === 'Yes' ? textAnswered(answers, lineOf(key)) : undefined
    if (text !== undefined) answerDetails.push({ question: key, text })
    if (answer === 'Yes' && details) addDetails(medicalInfo, details.list, cardsOf(answers[`${key}Details`]))
  }
  if (answerDetails.length > 0) medicalInfo.answerDetails = answerDetails
  return { questionnaire, medicalInfo, comments: textAnswered(answers, 'comments') }
}

function cardsOf(answer: Answers[string]): DetailCard[] {
  return Array.isArray(answer) ? answer.filter((card) => typeof card === 'object') : []
}

type ListName = QuestionDetails['list']

function addDetails(info: MedicalInfo, list: ListName, cards: DetailCard[]): void {
  if (list === 'allergies' || list === 'medicalConditions') {
    info[list] = [...(info[list] ?? []), ...cards.map((card) => tidy(card.name))]
    return
  }
  const treatments = cards.map((card) => {
    const lastTakenDate = dayOrMonthOf(card)
    const dose = tidy(card.dose)
    return {
      name: tidy(card.name),
      ...(lastTakenDate === undefined ? {} : { lastTakenDate }),
      ...(dose === '' || list === 'recentVaccinationDetails' ? {} : { dose }),
    }
  })
  info[list] = [...(info[list] ?? []), ...treatments]
}

import type { MedicalInformation, ScreeningQuestion } from '#contract/content/medical-information'
import type { FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { history as texts } from '../../../../messages/en/questionnaires.ts'
import { payload } from './payload.ts'

const COMMENTS_LENGTH = 200 // LIMITS: free text

function pages({ document, config }: StepContext): PageSpec[] {
  const medical = document('medicalInformation')
  const last = medical.pages.length - 1
  const isBlocking = ({ isCovid }: ScreeningQuestion) => isCovid && config.preventContinueIfYesOnCovid
  return medical.pages.map((page, index) => ({
    key: page.key,
    title: page.title,
    ...(page.hint === undefined ? {} : { hint: page.hint }),
    fields: [
      // What a Yes is told to do at the counter would be said beside a text that sends the guest home.
      ...page.questions.map((one) => (isBlocking(one) ? withoutNote(one) : one)).flatMap(questionFields),
      ...(index === last ? commentsField(medical) : []),
    ],
    ...(config.preventContinueIfYesOnCovid ? covidBlock(medical, page.questions) : {}),
  }))
}

function withoutNote({ yesNote: _, ...question }: ScreeningQuestion): ScreeningQuestion {
  return question
}

/** A yes/no question (HISTORY-18), the cards that a Yes opens (HISTORY-19), and what a Yes is told. */
function questionFields({
  key,
  question,
  hint,
  why,
  shownWhen,
  details,
  yesNote,
}: ScreeningQuestion): FieldSpec[] {
  const t = say(texts)
  const onYes = { field: key, exactly: 'Yes' }
  const whenYes = shownWhen ? { and: [shownWhen, onYes] } : onYes
  return [
    {
      kind: 'choice',
      name: key,
      label: question,
      ...(hint === undefined ? {} : { hint }),
      ...(why === undefined ? {} : { why }),
      ...(shownWhen === undefined ? {} : { shownWhen }),
      required: t.required,
      sideBySide: true,
      options: [
        { value: 'Yes', label: t.yes },
        { value: 'No', label: t.no },
      ],
    },
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
    ...(details === undefined
      ? []
      : [
          {
            kind: 'details' as const,
            name: `${key}Details`,
            label: details.nameLabel,
            shownWhen: whenYes,
            required: t.detailRequired(details.nameLabel),
            nameLabel: details.nameLabel,
            ...(details.dateLabel === undefined ? {} : { dateLabel: details.dateLabel }),
            ...(details.doseLabel === undefined ? {} : { doseLabel: details.doseLabel }),
            ...(details.withinPastDays === undefined ? {} : { withinPastDays: details.withinPastDays }),
            addLabel: details.addLabel,
            maxCards: details.maxCards,
          },
        ]),
  ]
}

function commentsField({ showComments, commentsLabel }: MedicalInformation): FieldSpec[] {
  if (!showComments) return []
  return [
    {
      kind: 'text',
      name: 'comments',
      label: commentsLabel,
      control: 'area',
      maxLength: COMMENTS_LENGTH,
    },
  ]
}

/** HISTORY-22: a COVID yes keeps the guest here when the configuration says so. */
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

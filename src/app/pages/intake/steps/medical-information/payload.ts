import type { MedicalInfo, Questionnaire } from '#contract/intake'
import { dayOf } from '#domain/calendar'
import { tidy } from '#domain/text'
import type { Answers, DetailCard } from '../../../../forms/spec.ts'
import type { PayloadContext, PayloadSlice } from '../../../../forms/step.ts'
import { textAnswered } from '../../../../parts/answers.ts'

/** questionnaire, medicalInfo and comments (HISTORY-22 to HISTORY-28, BOOK-06). */
export function payload(answers: Answers, { document, config }: PayloadContext): PayloadSlice {
  const medical = document('medicalInformation')
  const questions = medical.pages.flatMap((page) => page.questions)
  const questionnaire: Questionnaire = {}
  const medicalInfo: MedicalInfo = {}
  for (const { key, details, isCovid } of questions) {
    const answer = answers[key]
    if (answer !== 'Yes' && answer !== 'No') continue
    questionnaire[key] = answer
    if (answer === 'Yes' && isCovid && !config.preventContinueIfYesOnCovid) medicalInfo.withCare = true
    if (answer === 'Yes' && details) addDetails(medicalInfo, details.list, cardsOf(answers[`${key}Details`]))
  }
  return { questionnaire, medicalInfo, comments: textAnswered(answers, 'comments') }
}

function cardsOf(answer: Answers[string]): DetailCard[] {
  return Array.isArray(answer) ? answer.filter((card) => typeof card === 'object') : []
}

type ListName = Exclude<keyof MedicalInfo, 'withCare'>

function addDetails(info: MedicalInfo, list: ListName, cards: DetailCard[]): void {
  if (list === 'allergies' || list === 'medicalConditions') {
    info[list] = [...(info[list] ?? []), ...cards.map((card) => tidy(card.name))]
    return
  }
  const treatments = cards.map((card) => {
    const lastTakenDate = dayOf(card)
    const dose = tidy(card.dose)
    return {
      name: tidy(card.name),
      ...(lastTakenDate === undefined ? {} : { lastTakenDate }),
      ...(dose === '' || list === 'recentVaccinationDetails' ? {} : { dose }),
    }
  })
  info[list] = [...(info[list] ?? []), ...treatments]
}

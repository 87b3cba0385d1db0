import type { Answers } from '../../../../forms/spec.ts'
import type { PayloadContext, PayloadSlice } from '../../../../forms/step.ts'
import { answerList, labelsChosen } from '../../answer-list.ts'

/** Three items of the dietitian's questionnaire (HISTORY-29, HISTORY-30). */
export function payload(answers: Answers, { document }: PayloadContext): PayloadSlice {
  const conditions = labelsChosen(document('medicalHistory').conditions, answers['conditions'])
  const takes = answers['doYouTakeMedications']
  return {
    questionnaire: {
      medical_conditions: answerList(conditions, answers, 'otherMedicalCondition'),
      current_medications: answerList(typeof takes === 'string' ? [takes] : [], answers, 'medications'),
      any_other_information: answerList([], answers, 'anythingElse'),
    },
  }
}

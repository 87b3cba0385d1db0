import { type MedicalHistory, NO_CONDITION } from '#contract/content/health-forms'
import type { Answers, FieldSpec, Option, PageSpec } from '../../../../forms/spec.ts'
import type { PayloadContext, PayloadSlice, StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { health as texts } from '../../../../messages/en/questionnaires.ts'
import { yesNoField } from '../../../../parts/answers.ts'
import { messageText } from '../../../../parts/ruled.ts'
import { answerList, freeText, labelsChosen, OTHER, otherText } from '../../questionnaire.ts'

function pages({ document }: StepContext): PageSpec[] {
  const form = document('medicalHistory')
  return [
    { key: 'conditions', title: form.title, fields: conditionFields(form) },
    { key: 'medicines', title: say(texts).medicinesTitle, fields: medicineFields(form) },
  ]
}

/** HISTORY-02, HISTORY-03. */
function conditionFields(form: MedicalHistory): FieldSpec[] {
  const conditions = form.conditions.map(({ key, label }): Option => {
    return { value: key, label, ...(key === NO_CONDITION ? { alone: true } : {}) }
  })
  return [
    {
      kind: 'many',
      name: 'conditions',
      label: form.title,
      ...(form.hint === undefined ? {} : { hint: form.hint }),
      required: form.atLeastOne,
      options: [...conditions, { value: OTHER, label: form.otherLabel }], // its text field follows
    },
    otherText('otherMedicalCondition', form.otherTextLabel, 'conditions'),
  ]
}

/** HISTORY-04 to HISTORY-06. */
function medicineFields(form: MedicalHistory): FieldSpec[] {
  const t = say(texts)
  return [
    yesNoField(
      {
        name: 'doYouTakeMedications',
        label: form.medicationsQuestion,
        required: messageText('requiredAnswer'),
      },
      t,
    ),
    {
      ...freeText('medications', form.medicationsLabel),
      required: messageText('requiredAnswer'),
      shownWhen: { field: 'doYouTakeMedications', exactly: 'Yes' },
    },
    freeText('anythingElse', form.anythingElseLabel),
  ]
}

/** HISTORY-01: conditions, medicines, and anything else. */
export const step: StepSpec = {
  key: 'medicalHistory',
  title: () => say(texts).historyStep,
  documents: ['medicalHistory'],
  pages,
  payload,
}

/** Three items of the questionnaire (HISTORY-29, HISTORY-30). */
function payload(answers: Answers, { document }: PayloadContext): PayloadSlice {
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

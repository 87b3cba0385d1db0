import type { Answers, FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { PayloadContext, PayloadSlice, StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { health as texts } from '../../../../messages/en/questionnaires.ts'
import { yesNoField } from '../../../../parts/answers.ts'
import { messageText } from '../../../../parts/ruled.ts'
import { answerList, freeText, labelsChosen, OTHER, otherText } from '../../questionnaire.ts'

const YES = { field: 'allergiesOrRestrictions', exactly: 'Yes' }

function pages({ document }: StepContext): PageSpec[] {
  const t = say(texts)
  const form = document('dietaryRestrictions')
  const foods = form.allergies.map(({ key, label }) => ({ value: key, label }))
  const fields: FieldSpec[] = [
    yesNoField(
      {
        name: 'allergiesOrRestrictions',
        label: form.question,
        ...(form.hint === undefined ? {} : { hint: form.hint }),
        required: messageText('requiredAnswer'),
      },
      t,
    ),
    {
      kind: 'many',
      name: 'foodAllergies',
      label: t.foods,
      shownWhen: YES,
      required: form.atLeastOne,
      options: [...foods, { value: OTHER, label: form.otherLabel }],
    },
    otherText('otherFoodAllergies', form.otherTextLabel, 'foodAllergies'),
    freeText('foodsOrIngredientsNotLiked', form.notLikedLabel),
  ]
  return [{ key: 'foods', title: form.title, fields }]
}

/** HISTORY-07 to HISTORY-10: foods that the guest does not eat. */
export const step: StepSpec = {
  key: 'dietaryRestrictions',
  title: () => say(texts).dietaryStep,
  documents: ['dietaryRestrictions'],
  pages,
  payload,
}

/** Two items of the questionnaire: Yes or No with the foods, and foods that the guest dislikes (HISTORY-29, HISTORY-30). */
function payload(answers: Answers, { document }: PayloadContext): PayloadSlice {
  const has = answers['allergiesOrRestrictions']
  const foods = labelsChosen(document('dietaryRestrictions').allergies, answers['foodAllergies'])
  return {
    questionnaire: {
      food_allergies: answerList(
        typeof has === 'string' ? [has, ...foods] : [],
        answers,
        'otherFoodAllergies',
      ),
      food_dislikes: answerList([], answers, 'foodsOrIngredientsNotLiked'),
    },
  }
}

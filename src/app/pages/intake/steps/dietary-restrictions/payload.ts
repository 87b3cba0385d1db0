import type { Answers } from '../../../../forms/spec.ts'
import type { PayloadContext, PayloadSlice } from '../../../../forms/step.ts'
import { answerList, labelsChosen } from '../../answer-list.ts'

/** Two items of the dietitian's questionnaire: Yes or No, then the foods; and what is not liked (HISTORY-29, HISTORY-30). */
export function payload(answers: Answers, { document }: PayloadContext): PayloadSlice {
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

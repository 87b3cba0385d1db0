import type { FieldSpec, PageSpec } from '../../../../forms/spec.ts'
import type { StepContext, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { health as texts } from '../../../../messages/en/questionnaires.ts'
import { freeText, OTHER, otherText } from '../../free-text.ts'
import { payload } from './payload.ts'

const YES = { field: 'allergiesOrRestrictions', exactly: 'Yes' }

function pages({ document }: StepContext): PageSpec[] {
  const t = say(texts)
  const form = document('dietaryRestrictions')
  const foods = form.allergies.map(({ key, label }) => ({ value: key, label }))
  const fields: FieldSpec[] = [
    {
      kind: 'choice',
      name: 'allergiesOrRestrictions',
      label: form.question,
      ...(form.hint === undefined ? {} : { hint: form.hint }),
      required: t.required,
      sideBySide: true,
      options: [
        { value: 'Yes', label: t.yes },
        { value: 'No', label: t.no },
      ],
    },
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

/** HISTORY-07 to HISTORY-10: what the guest does not eat. */
export const step: StepSpec = {
  key: 'dietaryRestrictions',
  title: () => say(texts).dietaryStep,
  documents: ['dietaryRestrictions'],
  pages,
  payload,
}

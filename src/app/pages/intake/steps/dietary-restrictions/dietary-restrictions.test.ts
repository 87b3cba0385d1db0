import { describe, expect, it } from 'vitest'
import { aDietitianStep } from '../../../../../../tests/support/dietitian.ts'
import { documentIn, intakeFor } from '../../../../../../tests/support/intake.ts'
import type { Answers } from '../../../../forms/spec.ts'

const STEP = 'dietaryRestrictions'
const { visitWith, problems, slice } = aDietitianStep(STEP)
const REQUIRED = 'This is a required field'
const LONG = 'Input must be 200 characters or less.'
const document = documentIn('production', STEP)

describe('the dietary restrictions, filled in rightly', () => {
  it('send Yes, the labels of the foods, and the dislikes [HISTORY-07, HISTORY-29, HISTORY-30]', () => {
    expect(problems({})).toEqual({})
    expect(slice({})).toEqual({
      questionnaire: {
        food_allergies: { answers: ['Yes', 'Milk or dairy'], otherAnswer: 'Kiwi' },
        food_dislikes: { answers: [], otherAnswer: 'Olives' },
      },
    })
  })

  it('"No" is enough, and the dislikes are optional [HISTORY-08, HISTORY-10]', () => {
    const answers = { allergiesOrRestrictions: 'No', foodsOrIngredientsNotLiked: '' }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toEqual({ questionnaire: { food_allergies: { answers: ['No'] } } })
  })

  it('every food of the document is offered, and Other [HISTORY-07]', () => {
    const [page] = intakeFor(visitWith({})).pages.filter((stop) => stop.stepKey === STEP)
    const [list] = page?.page.fields.filter((field) => field.kind === 'many') ?? []
    expect(list?.options.map(({ label }) => label)).toEqual([
      ...document.allergies.map(({ label }) => label),
      document.otherLabel,
    ])
  })
})

describe('the dietary restrictions say what is wrong:', () => {
  it.each<[string, Answers, Record<string, string>]>([
    [
      'not answered [HISTORY-08]',
      { allergiesOrRestrictions: undefined },
      { allergiesOrRestrictions: REQUIRED },
    ],
    ['Yes without a food [HISTORY-08]', { foodAllergies: [] }, { foodAllergies: document.atLeastOne }],
    ['Other without words [HISTORY-09]', { otherFoodAllergies: '' }, { otherFoodAllergies: REQUIRED }],
    [
      '201 characters of another food [VALID-03]',
      { otherFoodAllergies: 'x'.repeat(201) },
      { otherFoodAllergies: LONG },
    ],
    [
      '201 characters of what is not liked [HISTORY-10]',
      { foodsOrIngredientsNotLiked: 'x'.repeat(201) },
      { foodsOrIngredientsNotLiked: LONG },
    ],
  ])('%s', (_, answers, expected) => {
    expect(problems(answers)).toEqual(expected)
  })
})

describe('hidden in the dietary restrictions, neither validated nor sent:', () => {
  it('the foods, and the words of Other, after No [HISTORY-08, PATIENT-50]', () => {
    const answers = { allergiesOrRestrictions: 'No', otherFoodAllergies: 'x'.repeat(300) }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toHaveProperty('questionnaire.food_allergies', { answers: ['No'] })
  })

  it('the words of Other, once it is not ticked [HISTORY-09, PATIENT-50]', () => {
    const answers = { foodAllergies: ['egg'], otherFoodAllergies: 'x'.repeat(300) }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toHaveProperty('questionnaire.food_allergies', { answers: ['Yes', 'Eggs'] })
  })
})

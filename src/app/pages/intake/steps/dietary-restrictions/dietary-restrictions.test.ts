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
  it('HISTORY-07 HISTORY-29 HISTORY-30 send Yes, the foods as the guest read them, and what is not liked', () => {
    expect(problems({})).toEqual({})
    expect(slice({})).toEqual({
      questionnaire: {
        food_allergies: { answers: ['Yes', 'Milk or dairy'], otherAnswer: 'Kiwi' },
        food_dislikes: { answers: [], otherAnswer: 'Olives' },
      },
    })
  })

  it('HISTORY-08 HISTORY-10 "No" is enough, and what is not liked may be left out', () => {
    const answers = { allergiesOrRestrictions: 'No', foodsOrIngredientsNotLiked: '' }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toEqual({ questionnaire: { food_allergies: { answers: ['No'] } } })
  })

  it('HISTORY-07 every food of the document is offered, and Other', () => {
    const [page] = intakeFor(visitWith({})).route.filter((stop) => stop.stepKey === STEP)
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
      'HISTORY-08 not answered',
      { allergiesOrRestrictions: undefined },
      { allergiesOrRestrictions: REQUIRED },
    ],
    ['HISTORY-08 Yes without a food', { foodAllergies: [] }, { foodAllergies: document.atLeastOne }],
    ['HISTORY-09 Other without words', { otherFoodAllergies: '' }, { otherFoodAllergies: REQUIRED }],
    [
      'VALID-03 201 characters of another food',
      { otherFoodAllergies: 'x'.repeat(201) },
      { otherFoodAllergies: LONG },
    ],
    [
      'HISTORY-10 201 characters of what is not liked',
      { foodsOrIngredientsNotLiked: 'x'.repeat(201) },
      { foodsOrIngredientsNotLiked: LONG },
    ],
  ])('%s', (_, answers, expected) => {
    expect(problems(answers)).toEqual(expected)
  })
})

describe('hidden in the dietary restrictions, neither validated nor sent:', () => {
  it('HISTORY-08 PATIENT-50 the foods, and the words of Other, after No', () => {
    const answers = { allergiesOrRestrictions: 'No', otherFoodAllergies: 'x'.repeat(300) }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toHaveProperty('questionnaire.food_allergies', { answers: ['No'] })
  })

  it('HISTORY-09 PATIENT-50 the words of Other, once it is not ticked', () => {
    const answers = { foodAllergies: ['egg'], otherFoodAllergies: 'x'.repeat(300) }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toHaveProperty('questionnaire.food_allergies', { answers: ['Yes', 'Eggs'] })
  })
})

import { describe, expect, it } from 'vitest'
import { aDietitianStep } from '../../../../../../tests/support/dietitian.ts'
import { documentIn, intakeFor, type Setting } from '../../../../../../tests/support/intake.ts'
import type { Answers } from '../../../../forms/spec.ts'

const STEP = 'appointmentGoals'
const { visitWith, problems, slice } = aDietitianStep(STEP)
const OTHER_TEXT = 'appointmentGoalsOtherCheckboxField'
const document = documentIn('production', STEP)
const asking = (over: Partial<typeof document>): Setting => ({
  documents: { appointmentGoals: { ...document, ...over } },
})

describe('the appointment goals', () => {
  it('filled in rightly are the learning objectives [INTAKE-04, HISTORY-11, HISTORY-29, HISTORY-30]', () => {
    expect(problems({})).toEqual({})
    expect(slice({})).toEqual({
      questionnaire: {
        learning_objectives: {
          answers: ['Lose weight', 'Manage my blood sugar'],
          otherAnswer: 'Cook for one',
        },
      },
    })
  })

  it('are check boxes, of which the document says how many [HISTORY-13]', () => {
    const [page] = intakeFor(visitWith({})).pages.filter((stop) => stop.stepKey === STEP)
    expect(page?.page.title).toBe(document.title)
    expect(page?.page.fields[0]).toMatchObject({ kind: 'many', min: 1, max: 3, hint: document.hint })
  })

  it.each<[string, Answers, Record<string, string>, Setting?]>([
    ['too few [HISTORY-13]', { [STEP]: [] }, { [STEP]: document.minMessage }],
    [
      'fewer than the document asks for [HISTORY-13]',
      { [STEP]: ['loseWeight'] },
      { [STEP]: document.minMessage },
      asking({ minSelections: 2 }),
    ],
    [
      'too many [HISTORY-13]',
      { [STEP]: ['loseWeight', 'bloodSugar', 'sports', 'Other'] },
      { [STEP]: document.maxMessage ?? '' },
    ],
    ['Other without words [HISTORY-12]', { [OTHER_TEXT]: '' }, { [OTHER_TEXT]: 'This is a required field' }],
    [
      '201 characters of another goal [VALID-03]',
      { [OTHER_TEXT]: 'x'.repeat(201) },
      { [OTHER_TEXT]: 'Input must be 200 characters or less.' },
    ],
  ])('say what is wrong: %s', (_, answers, expected, setting) => {
    expect(problems(answers, setting)).toEqual(expected)
  })

  it('are optional if the document requires none, and unlimited without a maximum [HISTORY-13]', () => {
    const free = asking({ minSelections: 0, maxSelections: undefined, maxMessage: undefined })
    expect(problems({ [STEP]: [] }, free)).toEqual({})
    expect(slice({ [STEP]: [] }, free)).toEqual({ questionnaire: {} })
    expect(problems({ [STEP]: document.items.map(({ key }) => key) }, free)).toEqual({})
  })

  it('the words of Other, hidden, are neither validated nor sent [HISTORY-12, PATIENT-50]', () => {
    const answers = { [STEP]: ['sports'], [OTHER_TEXT]: 'x'.repeat(300) }
    const sent = { questionnaire: { learning_objectives: { answers: ['Eat for sports'] } } }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toEqual(sent)
    const withoutOther = asking({ otherLabel: undefined })
    expect(slice({ ...answers, [STEP]: ['sports', 'Other'] }, withoutOther)).toEqual(sent)
  })
})

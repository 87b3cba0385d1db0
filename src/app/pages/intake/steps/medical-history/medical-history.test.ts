import { describe, expect, it } from 'vitest'
import { aDietitianStep, aDietitianVisit } from '../../../../../../tests/support/dietitian.ts'
import { documentIn, intakeFor } from '../../../../../../tests/support/intake.ts'
import type { Answers } from '../../../../forms/spec.ts'

const STEP = 'medicalHistory'
const { problems, slice } = aDietitianStep(STEP)
const REQUIRED = 'This is a required field'
const LONG = 'Input must be 200 characters or less.'
const document = documentIn('production', STEP)

describe('the medical history, filled in rightly', () => {
  it('HISTORY-01 HISTORY-29 HISTORY-30 sends what was chosen in the words that the guest read', () => {
    expect(problems({})).toEqual({})
    expect(slice({})).toEqual({
      questionnaire: {
        medical_conditions: {
          answers: ['Diabetes', 'Low iron or anemia'],
          otherAnswer: 'Gallstones, gone since 2019',
        },
        current_medications: { answers: ['Yes'], otherAnswer: 'Metformin, vitamin D' },
        any_other_information: { answers: [], otherAnswer: 'I work at night' },
      },
    })
  })

  it('HISTORY-02 Other alone is enough, and so is "None of these"', () => {
    expect(problems({ conditions: ['Other'] })).toEqual({})
    expect(problems({ conditions: ['none'] })).toEqual({})
    expect(slice({ conditions: ['Other'] })).toHaveProperty('questionnaire.medical_conditions.answers', [])
  })

  it('HISTORY-05 anything else may be left out', () => {
    expect(problems({ anythingElse: ' ' })).toEqual({})
    expect(slice({ anythingElse: ' ' })).not.toHaveProperty('questionnaire.any_other_information')
  })

  it('HISTORY-01 conditions stand on one page, medicines on another; "None of these" and then Other, before its words, come last', () => {
    const pages = intakeFor(aDietitianVisit()).route.filter((stop) => stop.stepKey === STEP)
    expect(pages.map(({ page }) => page.fields.map(({ name }) => name))).toEqual([
      ['conditions', 'otherMedicalCondition'],
      ['doYouTakeMedications', 'medications', 'anythingElse'],
    ])
    const [list] = pages.flatMap(({ page }) => page.fields.filter((field) => field.kind === 'many'))
    expect(list?.options.slice(-2)).toEqual([
      { value: 'none', label: 'None of these', alone: true },
      { value: 'Other', label: 'Other' },
    ])
    expect(list?.options.length).toBe(document.conditions.length + 1)
  })
})

describe('the medical history says what is wrong:', () => {
  it.each<[string, Answers, Record<string, string>]>([
    ['HISTORY-02 no condition', { conditions: [] }, { conditions: document.atLeastOne }],
    [
      'HISTORY-02 a condition that is not offered',
      { conditions: ['plague'] },
      { conditions: document.atLeastOne },
    ],
    ['HISTORY-03 Other without words', { otherMedicalCondition: ' ' }, { otherMedicalCondition: REQUIRED }],
    [
      'VALID-03 201 characters of another condition',
      { otherMedicalCondition: 'x'.repeat(201) },
      { otherMedicalCondition: LONG },
    ],
    [
      'HISTORY-04 the medicines not answered',
      { doYouTakeMedications: undefined },
      { doYouTakeMedications: REQUIRED },
    ],
    ['HISTORY-06 Yes without the medicines', { medications: '' }, { medications: REQUIRED }],
    ['HISTORY-05 201 characters of medicines', { medications: 'x'.repeat(201) }, { medications: LONG }],
    ['HISTORY-05 201 characters of anything else', { anythingElse: 'x'.repeat(201) }, { anythingElse: LONG }],
  ])('%s', (_, answers, expected) => {
    expect(problems(answers)).toEqual(expected)
  })

  it('HISTORY-05 200 characters are counted as a person sees them', () => {
    expect(problems({ medications: 'é'.repeat(200), anythingElse: '👩'.repeat(200) })).toEqual({})
  })
})

describe('hidden in the medical history, neither validated nor sent:', () => {
  const long = 'x'.repeat(300)

  it('HISTORY-03 PATIENT-50 the words of Other, once it is not ticked', () => {
    const answers = { conditions: ['diabetes'], otherMedicalCondition: long }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toHaveProperty('questionnaire.medical_conditions', { answers: ['Diabetes'] })
  })

  it('HISTORY-06 PATIENT-50 the medicines after No', () => {
    const answers = { doYouTakeMedications: 'No', medications: long }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toHaveProperty('questionnaire.current_medications', { answers: ['No'] })
  })

  it('HISTORY-02 "None of these" beside a condition', () => {
    const sent = slice({ conditions: ['none', 'diabetes'] })
    expect(sent).toHaveProperty('questionnaire.medical_conditions.answers', ['Diabetes'])
  })
})

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
  it('sends the labels of the chosen items [HISTORY-01, HISTORY-29, HISTORY-30]', () => {
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

  it('Other alone is enough, and "None of these" too [HISTORY-02]', () => {
    expect(problems({ conditions: ['Other'] })).toEqual({})
    expect(problems({ conditions: ['none'] })).toEqual({})
    expect(slice({ conditions: ['Other'] })).toHaveProperty('questionnaire.medical_conditions.answers', [])
  })

  it('anything else may be left out [HISTORY-05]', () => {
    expect(problems({ anythingElse: ' ' })).toEqual({})
    expect(slice({ anythingElse: ' ' })).not.toHaveProperty('questionnaire.any_other_information')
  })

  it('conditions and medicines have a page each; "None of these" and Other are the last options [HISTORY-01]', () => {
    const pages = intakeFor(aDietitianVisit()).pages.filter((stop) => stop.stepKey === STEP)
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
    ['no condition [HISTORY-02]', { conditions: [] }, { conditions: document.atLeastOne }],
    [
      'a condition that is not offered [HISTORY-02]',
      { conditions: ['plague'] },
      { conditions: document.atLeastOne },
    ],
    ['Other without words [HISTORY-03]', { otherMedicalCondition: ' ' }, { otherMedicalCondition: REQUIRED }],
    [
      '201 characters of another condition [VALID-03]',
      { otherMedicalCondition: 'x'.repeat(201) },
      { otherMedicalCondition: LONG },
    ],
    [
      'the medicines not answered [HISTORY-04]',
      { doYouTakeMedications: undefined },
      { doYouTakeMedications: REQUIRED },
    ],
    ['Yes without the medicines [HISTORY-06]', { medications: '' }, { medications: REQUIRED }],
    ['201 characters of medicines [HISTORY-05]', { medications: 'x'.repeat(201) }, { medications: LONG }],
    [
      '201 characters of anything else [HISTORY-05]',
      { anythingElse: 'x'.repeat(201) },
      { anythingElse: LONG },
    ],
  ])('%s', (_, answers, expected) => {
    expect(problems(answers)).toEqual(expected)
  })

  it('200 characters are counted as a person sees them [HISTORY-05]', () => {
    expect(problems({ medications: 'é'.repeat(200), anythingElse: '👩'.repeat(200) })).toEqual({})
  })
})

describe('hidden in the medical history, neither validated nor sent:', () => {
  const long = 'x'.repeat(300)

  it('the words of Other, once it is not ticked [HISTORY-03, PATIENT-50]', () => {
    const answers = { conditions: ['diabetes'], otherMedicalCondition: long }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toHaveProperty('questionnaire.medical_conditions', { answers: ['Diabetes'] })
  })

  it('the medicines after No [HISTORY-06, PATIENT-50]', () => {
    const answers = { doYouTakeMedications: 'No', medications: long }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toHaveProperty('questionnaire.current_medications', { answers: ['No'] })
  })

  it('"None of these" together with a condition [HISTORY-02]', () => {
    const sent = slice({ conditions: ['none', 'diabetes'] })
    expect(sent).toHaveProperty('questionnaire.medical_conditions.answers', ['Diabetes'])
  })
})

import { describe, expect, it } from 'vitest'
import { aDietitianStep } from '../../../../../../tests/support/dietitian.ts'
import { documentIn, intakeFor, type Setting } from '../../../../../../tests/support/intake.ts'
import type { Answers } from '../../../../forms/spec.ts'

const STEP = 'survey'
const { visitWith, problems, slice } = aDietitianStep(STEP)
const OTHER_TEXT = 'surveyOtherCheckboxField'
const document = documentIn('production', STEP)
const several: Setting = { documents: { survey: { ...document, maxSelections: 2 } } }
const OTHER = { [STEP]: 'Other', [OTHER_TEXT]: 'A billboard' }

describe('the survey', () => {
  it('filled in rightly is the referral source [INTAKE-04, HISTORY-11, HISTORY-29, HISTORY-30]', () => {
    expect(problems({})).toEqual({})
    expect(slice({})).toEqual({ questionnaire: { referral_source: { answers: ['My doctor or nurse'] } } })
    expect(problems(OTHER)).toEqual({})
    expect(slice(OTHER)).toEqual({
      questionnaire: { referral_source: { answers: [], otherAnswer: 'A billboard' } },
    })
  })

  it('a question with one answer has radio buttons, one with several has check boxes [HISTORY-13]', () => {
    const kindIn = (setting?: Setting) => {
      const [page] = intakeFor(visitWith({}), setting).pages.filter((stop) => stop.stepKey === STEP)
      return page?.page.fields[0]?.kind
    }
    expect([kindIn(), kindIn(several)]).toEqual(['choice', 'many'])
    const answers = { [STEP]: ['doctor', 'mail'] }
    expect(slice(answers, several)).toEqual({
      questionnaire: { referral_source: { answers: ['My doctor or nurse', 'Mail or e-mail'] } },
    })
  })

  it.each<[string, Answers, Record<string, string>, Setting?]>([
    ['no answer [HISTORY-13]', { [STEP]: undefined }, { [STEP]: document.minMessage }],
    ['one that is not offered [HISTORY-13]', { [STEP]: 'tv' }, { [STEP]: document.minMessage }],
    [
      'too many, where several may be chosen [HISTORY-13]',
      { [STEP]: ['doctor', 'mail', 'store'] },
      { [STEP]: document.maxMessage ?? '' },
      several,
    ],
    [
      'Other without words [HISTORY-12]',
      { ...OTHER, [OTHER_TEXT]: ' ' },
      { [OTHER_TEXT]: 'This is a required field' },
    ],
    [
      '201 characters of another source [VALID-03]',
      { ...OTHER, [OTHER_TEXT]: 'x'.repeat(201) },
      { [OTHER_TEXT]: 'Input must be 200 characters or less.' },
    ],
  ])('says what is wrong: %s', (_, answers, expected, setting) => {
    expect(problems(answers, setting)).toEqual(expected)
  })

  it('the words of Other, hidden, are neither validated nor sent [HISTORY-12, PATIENT-50]', () => {
    const answers = { [STEP]: 'mail', [OTHER_TEXT]: 'x'.repeat(300) }
    expect(problems(answers)).toEqual({})
    expect(slice(answers)).toEqual({ questionnaire: { referral_source: { answers: ['Mail or e-mail'] } } })
  })
})

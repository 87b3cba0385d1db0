import { describe, expect, it } from 'vitest'
import type { MedicalInformation, ScreeningQuestion } from '#contract/content/medical-information'
import { MEDICAL } from './example.ts'
import { screeningError } from './screening-error.ts'

const asking = (...questions: Partial<ScreeningQuestion>[]): MedicalInformation => ({
  ...MEDICAL,
  pages: [
    {
      key: 'today',
      title: 'Today',
      questions: questions.map((one) => ({ key: 'a', question: '?', ...one })),
    },
  ],
})
const AHEAD = 'has a rule about an answer that is not there yet'

describe('a screening that fits its struct', () => {
  it('may look at who the patient is and at what was asked before [CONTENT-31]', () => {
    expect(screeningError(MEDICAL)).toBeUndefined()
    const fine = asking(
      { key: 'a', shownWhen: { field: 'sexAssignedAtBirth', exactly: 'Female' } },
      {
        key: 'b',
        shownWhen: {
          and: [
            { field: 'a', exactly: 'Yes' },
            { field: 'dateOfBirth', olderThanAge: 12 },
          ],
        },
      },
    )
    expect(screeningError(fine)).toBeUndefined()
  })

  it.each([
    ['itself', asking({ shownWhen: { field: 'a', exactly: 'Yes' } }), `question 1 ${AHEAD}`],
    [
      'one that looks back at it',
      asking(
        { key: 'a', shownWhen: { field: 'b', exactly: 'Yes' } },
        { key: 'b', shownWhen: { field: 'a', exactly: 'Yes' } },
      ),
      `question 1 ${AHEAD}`,
    ],
    [
      'what nobody asks',
      asking({}, { key: 'b', shownWhen: { and: [{ field: 'c', not: 'x' }] } }),
      `question 2 ${AHEAD}`,
    ],
  ])('may not look at %s [CONTENT-31]', (_, medical, error) => {
    expect(screeningError(medical)).toBe(error)
  })

  it('has no key twice [CONTENT-31]', () => {
    expect(screeningError(asking({}, {}))).toBe('question 2 has a key that is taken')
  })
})

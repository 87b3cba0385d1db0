import { describe, expect, it } from 'vitest'
import type { CatalogueService } from '../services.ts'
import {
  areTogether,
  type BookingRefusal,
  birthRefusal,
  bookingRefusal,
  lacksAnswers,
} from './booking-refusal.ts'
import { aQuestion, aSeries, aVaccine, EXAMPLE_TODAY } from './example.ts'

const flu = aVaccine(1, { name: 'Flu dose 1' })
const [shingles = flu, shingles2 = flu] = aSeries(10, 60)
const [hepatitis = flu] = aSeries(20, 28)
const [mrna = flu] = aSeries(30, 56, { groupName: 'COVID-19 Vaccines', isCovidVaccine: true })
const booster = aVaccine(40, { groupName: 'COVID-19 Vaccines', isCovidVaccine: true, dose: 3 })
const [travel = flu, travel2 = flu] = aSeries(50, 28, { groupName: 'Travel Vaccines' })
const catalogue = [flu, shingles, shingles2, hepatitis, mrna, booster, travel, travel2]

const schedule = { on: { field: 'isCovidVaccine', oneOf: ['Yes', 'No'] }, submitAction: 'schedule' as const }
const documents = {
  twoDoseEligibilityQuestions: {
    questions: [
      aQuestion('hasReceivedFirstDose'),
      aQuestion('lastDoseDate', {
        type: 'date',
        skip: { field: 'hasReceivedFirstDose', not: 'Yes' },
        validations: [{ type: 'dateMustBeInPast' as const }],
      }),
      aQuestion('isSick', {
        actions: [{ on: { field: 'isSick', exactly: 'Yes' }, submitAction: 'failWithErrorMessage' as const }],
      }),
    ],
  },
  covidEligibilityQuestions: {
    questions: [
      aQuestion('other', {
        type: 'criteriaDropdown',
        options: [
          { label: 'None', value: 'none' },
          { label: 'Flu', value: 'flu', skip: { field: 'vaccines', exactly: 'Flu' } },
        ],
        actions: [schedule],
      }),
    ],
  },
  serviceNameCriteriaMapper: { flu: ['Flu'] },
}
const refusalOf = (
  booked: CatalogueService[],
  answers: Record<string, unknown>,
  more: Partial<Parameters<typeof bookingRefusal>[0]> = {},
) =>
  bookingRefusal({
    booked,
    hasFollowup: false,
    catalogue,
    documents,
    answers,
    today: EXAMPLE_TODAY,
    day: EXAMPLE_TODAY,
    ...more,
  })

const first = { hasReceivedFirstDose: 'No', isSick: 'No' }
const second = { hasReceivedFirstDose: 'Yes', lastDoseDate: '2026-09-21', isSick: 'No' }

describe('a booking', () => {
  it.each<[string, CatalogueService[], Record<string, unknown>, BookingRefusal | undefined]>([
    ['of what needs no questions', [flu], {}, undefined],
    ['of a first dose', [shingles], first, undefined],
    ['of a first dose and flu', [flu, shingles], first, undefined],
    ['of a second dose', [shingles2], second, undefined],
    ['whose answers end in no', [shingles], { ...first, isSick: 'Yes' }, 'notEligible'],
    ['without answers', [shingles], {}, 'notEligible'],
    ['with answers that stop midway', [shingles], { hasReceivedFirstDose: 'No' }, 'notEligible'],
    ['with an answer that is none', [shingles], { ...first, isSick: 'Perhaps' }, 'notEligible'],
    ['with an answer of the wrong kind', [shingles], { ...first, isSick: ['No'] }, 'notEligible'],
    ['of a second dose by who had none', [shingles2], first, 'notEligible'],
    ['of a first dose by who had it', [shingles], second, 'notEligible'],
    [
      'of a second dose with a last dose in the future',
      [shingles2],
      { ...second, lastDoseDate: '2026-11-21' },
      'notEligible',
    ],
  ])('%s [PRESCREEN-53, ELIG-17]', (_, booked, answers, refusal) => {
    expect(refusalOf(booked, answers)).toBe(refusal)
  })

  it('a booking of two series, or of a series and COVID, is refused [PRESCREEN-42]', () => {
    expect(refusalOf([shingles, hepatitis], first)).toBe('vaccinesNotTogether')
    expect(refusalOf([shingles2, hepatitis], second)).toBe('vaccinesNotTogether')
    expect(refusalOf([shingles, mrna], first)).toBe('vaccinesNotTogether')
  })

  it('with answers that were given for another vaccine is refused [ELIG-16]', () => {
    expect(refusalOf([shingles2], second, { answeredFor: [21] })).toBe('notEligible')
    expect(refusalOf([shingles2], second, { answeredFor: [11] })).toBeUndefined()
    expect(refusalOf([flu, shingles], first, { answeredFor: [10] })).toBeUndefined()
    expect(refusalOf([flu], {}, { answeredFor: [] })).toBeUndefined()
    expect(lacksAnswers({ booked: [flu, mrna], catalogue }, [1])).toBe(true)
    expect(areTogether({ booked: [shingles2, hepatitis], catalogue })).toBe(false)
    expect(areTogether({ booked: [flu, hepatitis], catalogue })).toBe(true)
  })

  it('a second dose is refused before the interval is over, and accepted on the day [PRESCREEN-54]', () => {
    const answers = { ...second, lastDoseDate: '2026-11-10' }
    expect(refusalOf([shingles2], answers, { day: '2027-01-08' })).toBe('doseTooEarly')
    expect(refusalOf([shingles2], answers, { day: '2027-01-09' })).toBeUndefined()
  })

  it('with what the criteria added is judged as it was asked [PRESCREEN-50]', () => {
    expect(refusalOf([mrna, flu], { other: 'flu' })).toBeUndefined()
    expect(refusalOf([mrna, flu], { other: 'none' })).toBeUndefined()
    expect(refusalOf([mrna], { other: 'none' })).toBeUndefined()
    expect(refusalOf([mrna], { other: 'flu' })).toBe('notEligible')
  })

  it('a later dose without questions is refused [PRESCREEN-45]', () => {
    expect(refusalOf([travel], {})).toBeUndefined()
    expect(refusalOf([travel2], {})).toBe('notEligible')
    expect(refusalOf([flu, travel2], {})).toBe('notEligible')
  })

  it('a COVID booster needs an earlier dose, at least 60 days ago [PRESCREEN-52]', () => {
    const covidEligibilityQuestions = {
      questions: [
        aQuestion('hasReceivedFirstDose'),
        aQuestion('isBooster', { skip: { field: 'hasReceivedFirstDose', not: 'Yes' } }),
        aQuestion('lastDoseDate', { type: 'date', skip: { field: 'hasReceivedFirstDose', not: 'Yes' } }),
      ],
    }
    const more = { documents: { ...documents, covidEligibilityQuestions } }
    expect(refusalOf([booster], { hasReceivedFirstDose: 'No' }, more)).toBe('notEligible')
    for (const isBooster of ['Yes', 'No']) {
      const had = { hasReceivedFirstDose: 'Yes', isBooster, lastDoseDate: '2026-11-06' }
      expect(refusalOf([booster], had, { ...more, day: '2027-01-04' })).toBe('doseTooEarly')
      expect(refusalOf([booster], had, { ...more, day: '2027-01-05' })).toBeUndefined()
    }
    const firstSeries = { hasReceivedFirstDose: 'Yes', isBooster: 'No', lastDoseDate: '2026-09-21' }
    expect(refusalOf([mrna], firstSeries, more)).toBeUndefined()
    expect(refusalOf([mrna], firstSeries, { ...more, hasFollowup: true })).toBe('notEligible')
    expect(refusalOf([mrna], { hasReceivedFirstDose: 'No' }, { ...more, hasFollowup: true })).toBeUndefined()
  })

  it('with a second dose is refused to who wants the first alone [PRESCREEN-56]', () => {
    const twoDoseEligibilityQuestions = {
      questions: [
        ...documents.twoDoseEligibilityQuestions.questions,
        aQuestion('selectedDose', {
          type: 'radio',
          options: ['bothDoses', 'firstDoseOnly'].map((value) => ({ label: value, value })),
        }),
      ],
    }
    const more = { documents: { ...documents, twoDoseEligibilityQuestions }, hasFollowup: true }
    expect(refusalOf([shingles], { ...first, selectedDose: 'bothDoses' }, more)).toBeUndefined()
    const alone = { ...first, selectedDose: 'firstDoseOnly' }
    expect(refusalOf([shingles], alone, more)).toBe('notEligible')
    expect(refusalOf([shingles], alone, { ...more, hasFollowup: false })).toBeUndefined()
  })

  it('is refused when the questions cannot be asked [ELIG-28]', () => {
    for (const broken of [
      undefined,
      { questions: [] },
      { questions: [aQuestion('a', { type: 'slider' })] },
      { questions: [aQuestion('a', { type: 'slider', skip: { field: 'isSeries', exactly: 'Yes' } })] },
      { questions: [aQuestion('isSick'), aQuestion('a', { type: 'slider' })] },
      { questions: [aQuestion('isSick', { skip: { field: 'isSeries', exactly: 'Yes' } })] },
      {
        questions: [
          aQuestion('isSick', {
            actions: [
              { on: { field: 'isSick', exactly: 'yes' }, submitAction: 'failWithErrorMessage' as const },
            ],
          }),
        ],
      },
    ]) {
      const missing = { ...documents, twoDoseEligibilityQuestions: broken }
      expect(refusalOf([shingles], first, { documents: missing })).toBe('notEligible')
    }
    expect(refusalOf([flu], {}, { documents: { serviceNameCriteriaMapper: {} } })).toBeUndefined()
  })
})

describe('a birth date', () => {
  const young = 'It is for adults 50 and older.'
  const byAge = {
    ...documents,
    twoDoseEligibilityQuestions: {
      questions: [
        aQuestion('dateOfBirth', {
          type: 'date',
          actions: [
            {
              on: { field: 'dateOfBirth', youngerThan: 50 },
              submitAction: 'failWithErrorMessage' as const,
              errorMessage: young,
            },
          ],
        }),
        ...documents.twoDoseEligibilityQuestions.questions,
      ],
    },
  }
  const refusedBirth = (dateOfBirth: string, more: object = {}) =>
    birthRefusal(
      {
        booked: [shingles],
        hasFollowup: false,
        catalogue,
        documents: byAge,
        answers: { ...first, dateOfBirth, ...more },
        today: EXAMPLE_TODAY,
        day: EXAMPLE_TODAY,
      },
      '1958-07-04',
    )

  it('that was changed is refused in the words of the rule that it breaks [BK-30]', () => {
    expect(refusedBirth('1990-07-04')).toBe(young)
  })

  it('that the rule lets through is not refused, and a refusal by another answer is not about it [BK-30]', () => {
    expect(refusedBirth('1960-07-04')).toBeUndefined()
    expect(refusedBirth('1960-07-04', { isSick: 'Yes' })).toBeUndefined()
  })
})

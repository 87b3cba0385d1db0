import { describe, expect, it } from 'vitest'
import type { EligibilityQuestion } from '#contract/content/eligibility'
import type { Rule } from '#contract/rule'
import { askingFaults, documentFault } from './document-fault.ts'
import { aQuestion, aSeries, ask } from './example.ts'

const refusing = (on: Rule) => ({ actions: [{ on, submitAction: 'failWithErrorMessage' as const }] })
const born = (on: Rule) => aQuestion('dateOfBirth', { type: 'date', ...refusing(on) })
const choice = (on: Rule) =>
  aQuestion('kind', {
    type: 'radio',
    options: ['x', 'y', 'Choose One'].map((value) => ({ label: value, value })),
    ...refusing(on),
  })
const dateOfBirth = 'dateOfBirth'

/** A question with a key that no question has. */
const withKey = (key: string, value: unknown): EligibilityQuestion => ({ ...aQuestion('a'), [key]: value })

describe('a faulty document', () => {
  it.each<[string, EligibilityQuestion[]]>([
    [
      'ELIG-27 a skipped riddle',
      [aQuestion('a', { type: 'riddle', skip: { field: 'isSeries', exactly: 'Yes' } })],
    ],
    [
      'ELIG-27 a riddle after a question that schedules',
      [
        aQuestion('a', { actions: [{ on: { field: 'a', exactly: 'Yes' }, submitAction: 'schedule' }] }),
        aQuestion('b', { type: 'riddle' }),
      ],
    ],
    ['ELIG-03 actionz', [withKey('actionz', [])]],
    ['ELIG-04 an option with a skipp', [withKey('options', [{ label: 'x', value: 'x', skipp: {} }])]],
    [
      'ELIG-05 an action with an onn',
      [withKey('actions', [{ on: { field: 'a', exactly: 'Yes' }, onn: {} }])],
    ],
    [
      'ELIG-07 a message with a rul',
      [withKey('messages', [{ messageType: 'info', messageLocation: 'top', message: 'x', rul: {} }])],
    ],
    ['ELIG-08 yes for Yes', [aQuestion('a', refusing({ field: 'a', exactly: 'yes' }))]],
    ['ELIG-08 a value among others that is none', [choice({ field: 'kind', oneOf: ['x', 'z'] })]],
    ['ELIG-08 one of nothing', [choice({ field: 'kind', oneOf: [] })]],
    ['ELIG-08 not what cannot be', [aQuestion('a'), aQuestion('b', { skip: { field: 'a', not: 'yes' } })]],
    ['ELIG-08 a placeholder', [choice({ field: 'kind', exactly: 'Choose One' })]],
    [
      'ELIG-08 a fact in the wrong case',
      [aQuestion('a', refusing({ field: 'isCovidVaccine', exactly: 'yes' }))],
    ],
    ['ELIG-08 a date that is a word', [born({ field: dateOfBirth, exactly: 'Yes' })]],
    ['ELIG-09 an age of a yes', [aQuestion('a', refusing({ field: 'a', youngerThan: 12 }))]],
    ['ELIG-09 an age of vaccines', [aQuestion('a', refusing({ field: 'vaccines', olderThanAge: 12 }))]],
    ['ELIG-09 ages from high to low', [born({ field: dateOfBirth, includeAgeRange: [120, 0] })]],
    ['ELIG-12 no whole year between', [born({ field: dateOfBirth, includeAgeRange: [2.2, 2.8] })]],
    ['ELIG-12 younger than nobody is', [born({ field: dateOfBirth, youngerThan: 0 })]],
    ['ELIG-12 older than anybody is', [born({ field: dateOfBirth, olderThanAge: 500 })]],
    ['ELIG-10 fewer days than none', [born({ field: dateOfBirth, withinDays: -1 })]],
    ['ELIG-10 before no day', [born({ field: dateOfBirth, dateBefore: '2026-99-99' })]],
    ['ELIG-10 since no day', [born({ field: dateOfBirth, dateOnOrAfter: '2026-02-30' })]],
    ['ELIG-10 a day of a choice', [choice({ field: 'kind', dateBefore: '2026-01-01' })]],
    [
      'ELIG-11 two answers at once',
      [
        choice({
          and: [{ field: 'kind', exactly: 'x' }, { and: [{ field: 'kind', exactly: 'y' }] }],
        }),
      ],
    ],
    [
      'ELIG-14 a validation by no day',
      [aQuestion('a', { type: 'date', validations: [{ type: 'dateOnOrAfter', date: '2026-99-99' }] })],
    ],
    [
      'ELIG-16 only the placeholder to choose',
      [aQuestion('a', { type: 'radio', options: [{ label: 'Choose', value: 'Choose One' }] })],
    ],
    ['ELIG-19 always skipped', [aQuestion('a', { skip: { field: 'isSeries', oneOf: ['Yes', 'No'] } })]],
    [
      'ELIG-19 skipped by each answer',
      [aQuestion('a'), aQuestion('b', { skip: { field: 'a', oneOf: ['Yes', 'No'] } })],
    ],
  ])('class 45 %s: one line for the operator, the stated error for each guest', (_, questions) => {
    expect(documentFault({ questions })).toBeDefined()
    expect(askingFaults({ questions })).toHaveLength(1)
    const kinds = [{}, { a: 'Yes' }, { a: 'No', b: 'No', kind: 'x', dateOfBirth: '1980-01-01' }].map(
      (answers) => ask(questions, answers, { chosen: aSeries(10, 28) }).outcome.kind,
    )
    expect(kinds).toEqual(['error', 'error', 'error'])
  })
})

describe('a document that can be asked', () => {
  it.each<[string, EligibilityQuestion[]]>([
    [
      'ELIG-08 neither answer of a question that may be skipped',
      [
        aQuestion('z'),
        aQuestion('a', { skip: { field: 'z', exactly: 'Yes' } }),
        aQuestion('b', {
          skip: {
            and: [
              { field: 'a', not: 'Yes' },
              { field: 'a', not: 'No' },
            ],
          },
        }),
      ],
    ],
    ['ELIG-12 one age', [born({ field: dateOfBirth, includeAgeRange: [12, 12] })]],
    ['ELIG-13 today', [born({ field: dateOfBirth, withinDays: 0 })]],
    [
      'ELIG-08 two vaccines',
      [
        aQuestion('a', {
          ...refusing({
            and: [
              { field: 'vaccines', exactly: 'Flu' },
              { field: 'vaccines', exactly: 'RSV' },
            ],
          }),
        }),
      ],
    ],
    ['ELIG-08 values of its own options', [choice({ field: 'kind', oneOf: ['x', 'y'] })]],
  ])('%s', (_, questions) => {
    expect(askingFaults({ questions })).toEqual([])
  })

  it('ELIG-28 that asks some guests nothing is one line for the operator', () => {
    const questions = [aQuestion('a', { skip: { field: 'isSeries', exactly: 'Yes' } })]
    expect(documentFault({ questions })).toBeUndefined()
    expect(askingFaults({ questions })).toEqual(['asks nothing about some vaccines'])
    expect(ask(questions, {}, { chosen: aSeries(10, 28) }).outcome.kind).toBe('error')
  })
})

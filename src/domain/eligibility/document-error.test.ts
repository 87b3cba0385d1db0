import { describe, expect, it } from 'vitest'
import type { EligibilityQuestion } from '#contract/content/eligibility'
import type { Rule } from '#contract/rule'
import { askingErrors, documentError } from './document-error.ts'
import { aQuestion, aSeries, eligibilityAfter } from './example.ts'

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

describe('a document with an error', () => {
  it.each<[string, EligibilityQuestion[]]>([
    [
      'a skipped riddle [ELIG-27]',
      [aQuestion('a', { type: 'riddle', skip: { field: 'isSeries', exactly: 'Yes' } })],
    ],
    [
      'a riddle after a question that schedules [ELIG-27]',
      [
        aQuestion('a', { actions: [{ on: { field: 'a', exactly: 'Yes' }, submitAction: 'schedule' }] }),
        aQuestion('b', { type: 'riddle' }),
      ],
    ],
    ['actionz [ELIG-03]', [withKey('actionz', [])]],
    ['an option with a skipp [ELIG-04]', [withKey('options', [{ label: 'x', value: 'x', skipp: {} }])]],
    [
      'an action with an onn [ELIG-05]',
      [withKey('actions', [{ on: { field: 'a', exactly: 'Yes' }, onn: {} }])],
    ],
    [
      'a message with a rul [ELIG-07]',
      [withKey('messages', [{ messageType: 'info', messageLocation: 'top', message: 'x', rul: {} }])],
    ],
    ['yes for Yes [ELIG-08]', [aQuestion('a', refusing({ field: 'a', exactly: 'yes' }))]],
    ['a value among others that is none [ELIG-08]', [choice({ field: 'kind', oneOf: ['x', 'z'] })]],
    ['one of nothing [ELIG-08]', [choice({ field: 'kind', oneOf: [] })]],
    ['not what cannot be [ELIG-08]', [aQuestion('a'), aQuestion('b', { skip: { field: 'a', not: 'yes' } })]],
    ['a placeholder [ELIG-08]', [choice({ field: 'kind', exactly: 'Choose One' })]],
    [
      'a fact in the wrong case [ELIG-08]',
      [aQuestion('a', refusing({ field: 'isCovidVaccine', exactly: 'yes' }))],
    ],
    ['a date that is a word [ELIG-08]', [born({ field: dateOfBirth, exactly: 'Yes' })]],
    ['an age of a yes [ELIG-09]', [aQuestion('a', refusing({ field: 'a', youngerThan: 12 }))]],
    ['an age of vaccines [ELIG-09]', [aQuestion('a', refusing({ field: 'vaccines', olderThanAge: 12 }))]],
    ['ages from high to low [ELIG-09]', [born({ field: dateOfBirth, includeAgeRange: [120, 0] })]],
    ['no whole year between [ELIG-12]', [born({ field: dateOfBirth, includeAgeRange: [2.2, 2.8] })]],
    ['younger than nobody is [ELIG-12]', [born({ field: dateOfBirth, youngerThan: 0 })]],
    ['older than anybody is [ELIG-12]', [born({ field: dateOfBirth, olderThanAge: 500 })]],
    ['fewer days than none [ELIG-10]', [born({ field: dateOfBirth, withinDays: -1 })]],
    ['before no day [ELIG-10]', [born({ field: dateOfBirth, dateBefore: '2026-99-99' })]],
    ['since no day [ELIG-10]', [born({ field: dateOfBirth, dateOnOrAfter: '2026-02-30' })]],
    ['a day of a choice [ELIG-10]', [choice({ field: 'kind', dateBefore: '2026-01-01' })]],
    [
      'two answers at once [ELIG-11]',
      [
        choice({
          and: [{ field: 'kind', exactly: 'x' }, { and: [{ field: 'kind', exactly: 'y' }] }],
        }),
      ],
    ],
    [
      'a validation by no day [ELIG-14]',
      [aQuestion('a', { type: 'date', validations: [{ type: 'dateOnOrAfter', date: '2026-99-99' }] })],
    ],
    [
      'only the placeholder to choose [ELIG-16]',
      [aQuestion('a', { type: 'radio', options: [{ label: 'Choose', value: 'Choose One' }] })],
    ],
    ['always skipped [ELIG-19]', [aQuestion('a', { skip: { field: 'isSeries', oneOf: ['Yes', 'No'] } })]],
    [
      'skipped by each answer [ELIG-19]',
      [aQuestion('a'), aQuestion('b', { skip: { field: 'a', oneOf: ['Yes', 'No'] } })],
    ],
  ])('%s: one line for the operator, the stated error for each guest [class 45]', (_, questions) => {
    expect(documentError({ questions })).toBeDefined()
    expect(askingErrors({ questions })).toHaveLength(1)
    const kinds = [{}, { a: 'Yes' }, { a: 'No', b: 'No', kind: 'x', dateOfBirth: '1980-01-01' }].map(
      (answers) => eligibilityAfter(questions, answers, { chosen: aSeries(10, 28) }).outcome.kind,
    )
    expect(kinds).toEqual(['error', 'error', 'error'])
  })
})

describe('a document that can be asked', () => {
  it.each<[string, EligibilityQuestion[]]>([
    [
      'neither answer of a question that may be skipped [ELIG-08]',
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
    ['one age [ELIG-12]', [born({ field: dateOfBirth, includeAgeRange: [12, 12] })]],
    ['today [ELIG-13]', [born({ field: dateOfBirth, withinDays: 0 })]],
    [
      'two vaccines [ELIG-08]',
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
    ['values of its own options [ELIG-08]', [choice({ field: 'kind', oneOf: ['x', 'y'] })]],
  ])('%s', (_, questions) => {
    expect(askingErrors({ questions })).toEqual([])
  })

  it('a document that asks some guests nothing gives the operator one line [ELIG-28]', () => {
    const questions = [aQuestion('a', { skip: { field: 'isSeries', exactly: 'Yes' } })]
    expect(documentError({ questions })).toBeUndefined()
    expect(askingErrors({ questions })).toEqual(['asks nothing about some vaccines'])
    expect(eligibilityAfter(questions, {}, { chosen: aSeries(10, 28) }).outcome.kind).toBe('error')
  })
})

import { describe, expect, it } from 'vitest'
import type { EligibilityQuestion } from '#contract/content/eligibility'
import type { Rule } from '#contract/rule'
import { askEligibility, eligibilityOf } from './eligibility.ts'
import { aQuestion, aSeries, aVaccine, EXAMPLE_TODAY, eligibilityAfter } from './example.ts'
import { visitFactsOf } from './visit-facts.ts'

const yes = (field: string): Rule => ({ field, exactly: 'Yes' })
const failing = (on: Rule, errorMessage?: string) => ({
  on,
  submitAction: 'failWithErrorMessage' as const,
  ...(errorMessage !== undefined && { errorMessage }),
})
const choice = (field: string, values: string[], over: Partial<EligibilityQuestion> = {}) =>
  aQuestion(field, {
    type: 'radio',
    options: values.map((value) => ({ label: `It is ${value}`, value })),
    ...over,
  })
const born = (over: Partial<EligibilityQuestion> = {}) => aQuestion('dateOfBirth', { type: 'date', ...over })

describe('no', () => {
  it('has the default message, or the one of the action [ELIG-18]', () => {
    const message = (errorMessage?: string) =>
      eligibilityAfter([aQuestion('a', { actions: [failing(yes('a'), errorMessage)] })], { a: 'Yes' }).outcome
    expect(message()).toMatchObject({
      message: { key: 'ineligible' },
    })
    expect(message('Please wait.')).toMatchObject({ message: 'Please wait.' })
  })

  it('names the answers that decided it, as a person reads them [ELIG-17]', () => {
    const on: Rule = {
      and: [{ field: 'dateOfBirth', youngerThan: 12 }, { and: [{ field: 'kind', exactly: 'x' }] }],
    }
    const questions = [born(), aQuestion('other'), choice('kind', ['x', 'y'], { actions: [failing(on)] })]
    expect(
      eligibilityAfter(questions, { dateOfBirth: '2020-02-29', other: 'No', kind: 'x' }).outcome,
    ).toMatchObject({
      because: [
        { field: 'dateOfBirth', question: 'dateOfBirth?', answer: '2020-02-29' },
        { field: 'kind', question: 'kind?', answer: 'It is x' },
      ],
    })
  })

  it('names the last answer when the deciding rule looks at none [ELIG-17]', () => {
    const actions = [failing({ field: 'isCovidVaccine', exactly: 'No' })]
    expect(
      eligibilityAfter([aQuestion('a'), aQuestion('b', { actions })], { a: 'No', b: 'Yes' }).outcome,
    ).toMatchObject({
      because: [{ field: 'b', answer: 'Yes' }],
    })
  })

  const fromOf = (on: Rule, dateOfBirth: string, today = EXAMPLE_TODAY) => {
    const { outcome } = eligibilityAfter([born({ actions: [failing(on)] })], { dateOfBirth }, { today })
    return outcome.kind === 'ineligible' ? outcome.from : outcome.kind
  }
  it.each<[Rule, string, string | undefined]>([
    [{ field: 'dateOfBirth', youngerThan: 3 }, '2023-11-21', '2026-11-21'],
    [{ field: 'dateOfBirth', youngerThan: 3 }, '2024-02-29', '2027-03-01'],
    [{ field: 'dateOfBirth', youngerThan: 4 }, '2024-02-29', '2028-02-29'],
    [{ field: 'dateOfBirth', youngerThan: 3 }, '2023-12-31', '2026-12-31'],
    [{ field: 'dateOfBirth', includeAgeRange: [0, 11] }, '2020-01-31', '2032-01-31'],
    [{ field: 'dateOfBirth', olderThanAge: 46 }, '1970-01-01', undefined],
    [{ field: 'dateOfBirth', withinDays: 60 }, '2026-11-10', '2027-01-10'],
    [{ field: 'dateOfBirth', withinDays: 60 }, '2026-09-21', '2026-11-21'],
    [{ field: 'dateOfBirth', dateBefore: '2020-01-01' }, '2019-12-31', undefined],
    [
      {
        and: [
          { field: 'dateOfBirth', youngerThan: 12 },
          { field: 'isSeries', exactly: 'No' },
        ],
      },
      '2016-05-31',
      '2028-05-31',
    ],
    [{ field: 'dateOfBirth', youngerThan: 1e9 }, '2020-01-01', undefined],
    [{ field: 'dateOfBirth', withinDays: 1e300 }, '2020-01-01', undefined],
  ])('under %j born %s one may come from %s [ELIG-12, ELIG-13]', (rule, dateOfBirth, day) => {
    expect(fromOf(rule, dateOfBirth)).toBe(day)
  })

  it('the answers are still refused the day before the named day, and not on that day [ELIG-12]', () => {
    const rule: Rule = { field: 'dateOfBirth', youngerThan: 3 }
    expect(fromOf(rule, '2024-02-29', '2027-02-28')).toBe('2027-03-01')
    expect(fromOf(rule, '2024-02-29', '2027-03-01')).toBe('eligible')
  })

  it('when two rules refuse, it names the later of their days [ELIG-17]', () => {
    const actions = [
      failing({ field: 'dateOfBirth', youngerThan: 3 }),
      failing({ field: 'dateOfBirth', youngerThan: 5 }),
    ]
    expect(eligibilityAfter([born({ actions })], { dateOfBirth: '2024-05-05' }).outcome).toMatchObject({
      from: '2029-05-05',
    })
  })

  it('a birthday that only takes the answer away is no day to come [ELIG-17]', () => {
    const options = [
      { label: 'X', value: 'x', skip: { field: 'dateOfBirth', olderThanAge: 65 } },
      { label: 'Y', value: 'y' },
    ]
    const questions = [
      born(),
      aQuestion('a', { type: 'radio', options, actions: [failing({ field: 'a', exactly: 'x' })] }),
    ]
    expect(eligibilityAfter(questions, { dateOfBirth: '1962-01-01', a: 'x' }).outcome).not.toHaveProperty(
      'from',
    )
  })
})

describe('what cannot be asked', () => {
  const facts = visitFactsOf([aVaccine(1)])
  const input = { answers: {}, facts, today: EXAMPLE_TODAY }
  const ISSUE = { key: 'issue' }

  it('a document that is missing or empty [ELIG-28, ELIG-29]', () => {
    const error = { kind: 'error', reason: 'noDocument', message: ISSUE }
    expect(askEligibility({ ...input, document: undefined }).outcome).toEqual(error)
    expect(eligibilityAfter([]).outcome).toEqual(error)
  })

  it.each<[string, EligibilityQuestion[]]>([
    ['a skip rule at its own answer', [aQuestion('a', { skip: yes('a') })]],
    ['skip rules at each other', [aQuestion('a', { skip: yes('b') }), aQuestion('b', { skip: yes('a') })]],
    [
      'an option that waits for a later answer',
      [choice('a', ['x'], { options: [{ label: 'X', value: 'x', skip: yes('b') }] }), aQuestion('b')],
    ],
    ['an action on an answer that nobody asks for', [aQuestion('a', { actions: [failing(yes('typo'))] })]],
    [
      'a message on a later answer, nested',
      [
        aQuestion('a', {
          messages: [
            {
              messageType: 'info',
              messageLocation: 'top',
              message: 'x',
              rule: { and: [{ and: [yes('b')] }] },
            },
          ],
        }),
        aQuestion('b'),
      ],
    ],
    ['one field asked twice', [aQuestion('a'), aQuestion('a')]],
    ['a field that is a fact of the visit', [aQuestion('isCovidVaccine')]],
    ['a choice without options', [aQuestion('a', { type: 'dropdown' })]],
  ])('a document with %s [ELIG-19, ELIG-28]', (_, questions) => {
    expect(eligibilityAfter(questions, { a: 'Yes', b: 'Yes' }).outcome).toEqual({
      kind: 'error',
      reason: 'noDocument',
      message: ISSUE,
    })
  })

  it('an unknown type says so at once, whether or not it would be reached [class 45, ELIG-27]', () => {
    const questions = [aQuestion('a'), aQuestion('b', { type: 'slider', skip: yes('a') })]
    for (const answers of [{}, { a: 'Yes' }, { a: 'No', b: 'Yes' }]) {
      expect(eligibilityAfter(questions, answers)).toEqual({
        asked: [],
        outcome: {
          kind: 'error',
          reason: 'unknownType',
          message: { key: 'unknownType' },
        },
      })
    }
  })

  it('a required choice whose options are all left out, or dates that cannot be [ELIG-20, ELIG-28]', () => {
    const options = [{ label: 'X', value: 'x', skip: yes('a') }]
    const questions = [aQuestion('a'), aQuestion('b', { type: 'radio', options })]
    expect(eligibilityAfter(questions, { a: 'Yes', b: 'x' }).outcome).toMatchObject({
      kind: 'error',
      reason: 'unanswerable',
    })
    expect(eligibilityAfter(questions, { a: 'No', b: 'x' }).outcome.kind).toBe('eligible')
    const never = aQuestion('day', {
      type: 'date',
      validations: [{ type: 'dateMustBeInPast' }, { type: 'dateOnOrAfter', date: EXAMPLE_TODAY }],
    })
    expect(eligibilityAfter([never], { day: EXAMPLE_TODAY }).outcome).toMatchObject({
      kind: 'error',
      reason: 'unanswerable',
      message: ISSUE,
    })
  })

  it('where every question is skipped nobody was judged [class 45, ELIG-22, ELIG-28]', () => {
    const questions = [aQuestion('a', { skip: { field: 'isSeries', exactly: 'No' } })]
    expect(eligibilityAfter(questions).outcome).toEqual({
      kind: 'error',
      reason: 'unanswerable',
      message: ISSUE,
    })
    expect(eligibilityAfter(questions, {}, { chosen: aSeries(10, 28) }).outcome.kind).toBe('pending')
  })

  it('the screen opened without a detector [ELIG-30, PRESCREEN-47]', () => {
    expect(eligibilityOf('none', {}, input).outcome).toEqual({
      kind: 'error',
      reason: 'noDetector',
      message: { key: 'noDetector' },
    })
  })

  it('each detector has its own questions [PRESCREEN-38]', () => {
    const documents = {
      covidEligibilityQuestions: { questions: [aQuestion('covid')] },
      twoDoseEligibilityQuestions: { questions: [aQuestion('series')] },
    }
    expect(eligibilityOf('covid', documents, input).asked[0]?.field).toBe('covid')
    expect(eligibilityOf('twoDose', documents, input).asked[0]?.field).toBe('series')
    expect(eligibilityOf('covid', {}, input).outcome).toMatchObject({ reason: 'noDocument' })
  })

  it('markup in a text is that text [ELIG-03]', () => {
    const question = '<img src=x onerror=alert(1)>'
    expect(eligibilityAfter([aQuestion('a', { question })]).asked[0]?.question).toBe(question)
  })
})

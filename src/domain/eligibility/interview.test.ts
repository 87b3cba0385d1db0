import { describe, expect, it } from 'vitest'
import type { EligibilityQuestion } from '#contract/content/eligibility'
import type { Rule } from '#contract/rule'
import { aQuestion, ask, aVaccine, TODAY } from './example.ts'
import { interview, interviewOf } from './interview.ts'
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

describe('the way through the questions', () => {
  const three = [aQuestion('a'), aQuestion('b', { skip: yes('a') }), aQuestion('c')]
  const fieldsOf = (answers: Record<string, unknown>) => ask(three, answers).asked.map(({ field }) => field)

  it('ELIG-17 ELIG-19 begins pending at the first question, and advances one by one', () => {
    expect(ask(three).outcome).toEqual({ kind: 'pending' })
    expect(fieldsOf({})).toEqual(['a'])
    expect(fieldsOf({ a: 'No' })).toEqual(['a', 'b'])
    expect(fieldsOf({ a: 'No', b: 'No' })).toEqual(['a', 'b', 'c'])
  })

  it('ELIG-19 passes over a question whose skip rule matches', () => {
    expect(fieldsOf({ a: 'Yes' })).toEqual(['a', 'c'])
  })

  it('ELIG-19 an answer to a question that is skipped now counts for nothing', () => {
    const questions = [...three.slice(0, 2), aQuestion('c', { actions: [failing(yes('b'))] })]
    expect(ask(questions, { a: 'No', b: 'Yes', c: 'No' }).outcome.kind).toBe('ineligible')
    expect(ask(questions, { a: 'Yes', b: 'Yes', c: 'No' }).outcome.kind).toBe('eligible')
  })

  it('ELIG-21 ELIG-22 ELIG-24 past the last question the form completes, with its own message', () => {
    expect(ask(three, { a: 'Yes', c: 'No' }).outcome).toEqual({
      kind: 'eligible',
      message: 'Last question reached! You will be redirected shortly.',
    })
  })

  it('ELIG-06 ELIG-17 ELIG-23 schedule makes eligible at once', () => {
    const questions = [
      aQuestion('a', { actions: [{ on: yes('a'), submitAction: 'schedule' }] }),
      aQuestion('b'),
    ]
    expect(ask(questions, { a: 'Yes' })).toMatchObject({
      asked: [{ field: 'a' }],
      outcome: { kind: 'eligible', message: 'You are eligible and will be redirected shortly!' },
    })
    expect(ask(questions, { a: 'No' }).outcome.kind).toBe('pending')
  })

  it('ELIG-05 ELIG-06 the first matching action that submits acts; one that only names a button does not', () => {
    const actions = [
      { on: yes('a'), setButtonText: 'Go' },
      failing(yes('a')),
      { on: yes('a'), submitAction: 'schedule' as const },
    ]
    expect(ask([aQuestion('a', { actions })], { a: 'Yes' }).outcome.kind).toBe('ineligible')
  })

  it('ELIG-03 an optional question is passed over when it was submitted without an answer, not before', () => {
    const questions = [aQuestion('a', { required: false }), aQuestion('b')]
    expect(ask(questions).asked.map(({ field, problem }) => [field, problem])).toEqual([['a', undefined]])
    expect(ask(questions, { a: '' }).asked.at(-1)?.field).toBe('b')
  })
})

describe('an answer', () => {
  it.each([undefined, null, '', '  ', 'Choose One', 'Maybe', 'yes', true, 1, ['Yes'], {}])(
    'ELIG-03 that is %j keeps the guest at a required yes or no',
    (answer) => {
      const { asked, outcome } = ask([aQuestion('a')], { a: answer })
      expect(outcome.kind).toBe('pending')
      expect(asked[0]?.problem).toBe('This is a required field')
    },
  )

  it('ELIG-03 inherited or of the prototype is none', () => {
    expect(ask([aQuestion('a')], Object.create({ a: 'Yes' })).outcome.kind).toBe('pending')
    expect(ask([aQuestion('constructor')]).outcome.kind).toBe('pending')
    expect(ask([aQuestion('constructor')], { constructor: 'No' }).outcome.kind).toBe('eligible')
  })

  it.each(['radio', 'dropdown', 'criteriaDropdown'])(
    'ELIG-01 ELIG-04 of a %s is one of its options',
    (type) => {
      const question = choice('a', ['x', 'y'], { type })
      expect(ask([question], { a: 'x' }).outcome.kind).toBe('eligible')
      expect(ask([question], { a: 'It is x' }).outcome.kind).toBe('pending')
      expect(ask([question]).asked[0]?.options).toEqual([
        { label: 'It is x', value: 'x' },
        { label: 'It is y', value: 'y' },
      ])
    },
  )

  it('ELIG-01 of a yesNo is Yes or No', () => {
    expect(ask([aQuestion('a')]).asked[0]?.options.map(({ value }) => value)).toEqual(['Yes', 'No'])
  })

  it('ELIG-04 ELIG-20 an option whose skip rule matches is left out, and is no answer then', () => {
    const options = [
      { label: 'Flu', value: 'flu', skip: { field: 'dateOfBirth', olderThanAge: 65 }, tooltip: 'Each fall' },
      { label: 'Flu, 65 and older', value: 'flu65', skip: { field: 'dateOfBirth', youngerThan: 65 } },
    ]
    const questions = [born(), aQuestion('a', { type: 'dropdown', options })]
    const shown = (dateOfBirth: string) => ask(questions, { dateOfBirth }).asked[1]?.options
    expect(shown('1961-11-21')).toEqual([{ label: 'Flu', value: 'flu', tooltip: 'Each fall' }])
    expect(shown('1961-11-20')).toEqual([{ label: 'Flu, 65 and older', value: 'flu65' }])
    expect(ask(questions, { dateOfBirth: '1961-11-20', a: 'flu' }).outcome.kind).toBe('pending')
    expect(ask(questions, { dateOfBirth: '1961-11-20', a: 'flu65' }).outcome.kind).toBe('eligible')
  })

  it('VALID-16 an option that is the placeholder cannot be told from no choice, and is left out', () => {
    expect(ask([choice('a', ['Choose One', 'x'])]).asked[0]?.options.map(({ value }) => value)).toEqual(['x'])
  })
})

describe('a date', () => {
  const past = { type: 'dateMustBeInPast' } as const
  const since = { type: 'dateOnOrAfter', date: '2020-12-14' } as const
  const soon = { type: 'noMoreThenDaysInTheFuture', days: 30 } as const
  it.each<[string, EligibilityQuestion['validations'], string | undefined]>([
    ['2026-11-19', [past], undefined],
    [TODAY, [past], 'Date must be in the past.'],
    ['2026-11-21', [past], 'Date must be in the past.'],
    ['2020-12-14', [since], undefined],
    ['2020-12-13', [since], 'Date must be on or after 12/14/2020.'],
    ['2026-12-20', [soon], undefined],
    ['2026-12-21', [soon], 'Date is invalid.'],
    ['2020-12-13', [past, { ...since, message: 'Too early.' }], 'Too early.'],
    [TODAY, [{ ...past, message: 'Not yet.' }], 'Not yet.'],
    ['2027-01-01', [{ ...soon, message: 'Too late.' }], 'Too late.'],
    ['2026-02-30', [], 'Date is invalid.'],
    ['2025-02-29', [past], 'Date is invalid.'],
    ['2024-02-29', [past], undefined],
    ['12/31/2020', [], 'Date is invalid.'],
    ['2020-12-14T00:00Z', [], 'Date is invalid.'],
    ['10000-01-01', [], 'Date is invalid.'],
  ])('ELIG-14 ELIG-15 %s under %j: %j', (day, validations = [], problem) => {
    const { asked, outcome } = ask([aQuestion('day', { type: 'date', validations })], { day })
    expect(asked[0]?.problem).toBe(problem)
    expect(outcome.kind).toBe(problem === undefined ? 'eligible' : 'pending')
  })

  it('ELIG-16 a dose before birth is refused', () => {
    const questions = [born(), aQuestion('lastDoseDate', { type: 'date', validations: [past] })]
    const problem = (lastDoseDate: string) =>
      ask(questions, { dateOfBirth: '2020-06-15', lastDoseDate }).asked[1]?.problem
    expect(problem('2020-06-14')).toBe('Date is invalid.')
    expect(problem('2020-06-15')).toBeUndefined()
  })
})

describe('what is shown', () => {
  const messages: EligibilityQuestion['messages'] = [
    { messageType: 'info', messageLocation: 'top', message: 'Always' },
    { messageType: 'warning', messageLocation: 'question', message: 'On yes', rule: yes('a') },
    {
      messageType: 'error',
      messageLocation: 'responses',
      message: 'On no',
      rule: { field: 'a', exactly: 'No' },
    },
  ]
  const question = aQuestion('a', {
    messages,
    inputLabel: 'The answer',
    buttonText: 'Next',
    actions: [{ on: yes('a'), setButtonText: 'See times' }],
  })

  it('ELIG-07 messages stand at their place, of their kind, while their rule holds, of what is typed too', () => {
    expect(ask([question]).asked[0]?.messages).toEqual({
      top: [{ messageType: 'info', message: 'Always' }],
      question: [],
      responses: [],
    })
    expect(ask([question], {}, { draft: 'Yes' }).asked[0]?.messages.question).toEqual([
      { messageType: 'warning', message: 'On yes' },
    ])
    expect(ask([question], {}, { draft: 'No' }).asked[0]?.messages.responses).toEqual([
      { messageType: 'error', message: 'On no' },
    ])
  })

  it('ELIG-26 the button: of a matching action, else of the question, else Continue', () => {
    expect(ask([question], {}, { draft: 'Yes' }).asked[0]?.buttonText).toBe('See times')
    expect(ask([question], {}, { draft: 'No' }).asked[0]?.buttonText).toBe('Next')
    expect(ask([aQuestion('a')]).asked[0]?.buttonText).toBe('Continue')
  })

  it('ELIG-17 what is typed is not submitted', () => {
    expect(ask([question], {}, { draft: 'Yes' })).toMatchObject({
      outcome: { kind: 'pending' },
      asked: [{ answer: 'Yes', inputLabel: 'The answer', isRequired: true }],
    })
    expect(ask([question], {}, { draft: 'Yes' }).asked[0]).not.toHaveProperty('problem')
  })

  it('ELIG-03 rules may look at the chosen vaccines', () => {
    const asked = [
      aQuestion('a', { skip: { field: 'vaccines', not: 'Shingles' } }),
      aQuestion('b', { skip: { field: 'isCovidVaccine', not: 'Yes' } }),
    ]
    const fields = (...chosen: ReturnType<typeof aVaccine>[]) =>
      ask(asked, {}, { chosen }).asked.map(({ field }) => field)
    expect(fields(aVaccine(1, { name: 'Flu dose 1' }), aVaccine(2, { name: 'Shingles dose 1' }))).toEqual([
      'a',
    ])
    expect(fields(aVaccine(1, { isCovidVaccine: true }))).toEqual(['b'])
    expect(fields(aVaccine(1))).toEqual([])
  })

  it('ELIG-03 an answer cannot pass for a fact of the visit', () => {
    const asked = [
      aQuestion('a', { skip: { field: 'isCovidVaccine', not: 'Yes' }, actions: [failing(yes('a'))] }),
    ]
    const answers = { isCovidVaccine: 'No', a: 'Yes' }
    expect(ask(asked, answers, { chosen: [aVaccine(1, { isCovidVaccine: true })] }).outcome.kind).toBe(
      'ineligible',
    )
  })
})

describe('no', () => {
  it('ELIG-18 has the default message, or the one of the action', () => {
    const message = (errorMessage?: string) =>
      ask([aQuestion('a', { actions: [failing(yes('a'), errorMessage)] })], { a: 'Yes' }).outcome
    expect(message()).toMatchObject({
      message: 'Based on your answers, you are ineligible to continue at this time',
    })
    expect(message('Please wait.')).toMatchObject({ message: 'Please wait.' })
  })

  it('ELIG-17 names the answers that decided it, as a person reads them', () => {
    const on: Rule = {
      and: [{ field: 'dateOfBirth', youngerThan: 12 }, { and: [{ field: 'kind', exactly: 'x' }] }],
    }
    const questions = [born(), aQuestion('other'), choice('kind', ['x', 'y'], { actions: [failing(on)] })]
    expect(ask(questions, { dateOfBirth: '2020-02-29', other: 'No', kind: 'x' }).outcome).toMatchObject({
      because: [
        { field: 'dateOfBirth', question: 'dateOfBirth?', answer: '02/29/2020' },
        { field: 'kind', question: 'kind?', answer: 'It is x' },
      ],
    })
  })

  it('ELIG-17 without a named answer it was the last one given', () => {
    const actions = [failing({ field: 'isCovidVaccine', exactly: 'No' })]
    expect(ask([aQuestion('a'), aQuestion('b', { actions })], { a: 'No', b: 'Yes' }).outcome).toMatchObject({
      because: [{ field: 'b', answer: 'Yes' }],
    })
  })

  const fromOf = (on: Rule, dateOfBirth: string, today = TODAY) => {
    const { outcome } = ask([born({ actions: [failing(on)] })], { dateOfBirth }, { today })
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
  ])('ELIG-12 ELIG-13 under %j born %s one may come from %s', (rule, dateOfBirth, day) => {
    expect(fromOf(rule, dateOfBirth)).toBe(day)
  })

  it('ELIG-12 the day before that day it is still no, on that day it is not', () => {
    const rule: Rule = { field: 'dateOfBirth', youngerThan: 3 }
    expect(fromOf(rule, '2024-02-29', '2027-02-28')).toBe('2027-03-01')
    expect(fromOf(rule, '2024-02-29', '2027-03-01')).toBe('eligible')
  })

  it('ELIG-17 two rules in the way: the later of their days', () => {
    const actions = [
      failing({ field: 'dateOfBirth', youngerThan: 3 }),
      failing({ field: 'dateOfBirth', youngerThan: 5 }),
    ]
    expect(ask([born({ actions })], { dateOfBirth: '2024-05-05' }).outcome).toMatchObject({
      from: '2029-05-05',
    })
  })

  it('ELIG-17 a birthday that only takes the answer away is no day to come', () => {
    const options = [
      { label: 'X', value: 'x', skip: { field: 'dateOfBirth', olderThanAge: 65 } },
      { label: 'Y', value: 'y' },
    ]
    const questions = [
      born(),
      aQuestion('a', { type: 'radio', options, actions: [failing({ field: 'a', exactly: 'x' })] }),
    ]
    expect(ask(questions, { dateOfBirth: '1962-01-01', a: 'x' }).outcome).not.toHaveProperty('from')
  })
})

describe('what cannot be asked', () => {
  const facts = visitFactsOf([aVaccine(1)])
  const input = { answers: {}, facts, today: TODAY }
  const ISSUE = 'We are experiencing an issue at this time. Please try again later.'

  it('ELIG-28 ELIG-29 a document that is missing or empty', () => {
    const error = { kind: 'error', reason: 'noDocument', message: ISSUE }
    expect(interview({ ...input, document: undefined }).outcome).toEqual(error)
    expect(ask([]).outcome).toEqual(error)
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
  ])('ELIG-19 ELIG-28 a document with %s', (_, questions) => {
    expect(ask(questions, { a: 'Yes', b: 'Yes' }).outcome).toEqual({
      kind: 'error',
      reason: 'noDocument',
      message: ISSUE,
    })
  })

  it('ELIG-27 an unknown type says so when it is reached, and not when it is skipped', () => {
    const questions = [aQuestion('a'), aQuestion('b', { type: 'slider', skip: yes('a') })]
    expect(ask(questions, { a: 'No', b: 'Yes' }).outcome).toEqual({
      kind: 'error',
      reason: 'unknownType',
      message: 'Sorry. We appear to be having trouble loading the questions. Please try again later.',
    })
    expect(ask(questions, { a: 'Yes' }).outcome.kind).toBe('eligible')
  })

  it('ELIG-20 ELIG-28 a required choice whose options are all left out, or dates that cannot be', () => {
    const options = [{ label: 'X', value: 'x', skip: yes('a') }]
    const questions = [aQuestion('a'), aQuestion('b', { type: 'radio', options })]
    expect(ask(questions, { a: 'Yes', b: 'x' }).outcome).toMatchObject({
      kind: 'error',
      reason: 'unanswerable',
    })
    expect(ask(questions, { a: 'No', b: 'x' }).outcome.kind).toBe('eligible')
    const never = aQuestion('day', {
      type: 'date',
      validations: [{ type: 'dateMustBeInPast' }, { type: 'dateOnOrAfter', date: TODAY }],
    })
    expect(ask([never], { day: TODAY }).outcome).toMatchObject({
      kind: 'error',
      reason: 'unanswerable',
      message: ISSUE,
    })
  })

  it('ELIG-30 PRESCREEN-47 the screen opened without a detector', () => {
    expect(interviewOf('none', {}, input).outcome).toEqual({
      kind: 'error',
      reason: 'noDetector',
      message: 'We are experiencing an issue with scheduling at this time. Please try again later.',
    })
  })

  it('PRESCREEN-38 each detector has its own questions', () => {
    const documents = {
      covidEligibilityQuestions: { questions: [aQuestion('covid')] },
      twoDoseEligibilityQuestions: { questions: [aQuestion('series')] },
    }
    expect(interviewOf('covid', documents, input).asked[0]?.field).toBe('covid')
    expect(interviewOf('twoDose', documents, input).asked[0]?.field).toBe('series')
    expect(interviewOf('covid', {}, input).outcome).toMatchObject({ reason: 'noDocument' })
  })

  it('ELIG-03 markup in a text is that text', () => {
    const question = '<img src=x onerror=alert(1)>'
    expect(ask([aQuestion('a', { question })]).asked[0]?.question).toBe(question)
  })
})

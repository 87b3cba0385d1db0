import { describe, expect, it } from 'vitest'
import type { EligibilityQuestion } from '#contract/content/eligibility'
import type { Rule } from '#contract/rule'
import { aQuestion, aVaccine, EXAMPLE_TODAY, eligibilityAfter } from './example.ts'
import type { Wording } from './wording.ts'

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
  const fieldsOf = (answers: Record<string, unknown>) =>
    eligibilityAfter(three, answers).asked.map(({ field }) => field)

  it('begins pending at the first question, and advances one by one [ELIG-17, ELIG-19]', () => {
    expect(eligibilityAfter(three).outcome).toEqual({ kind: 'pending' })
    expect(fieldsOf({})).toEqual(['a'])
    expect(fieldsOf({ a: 'No' })).toEqual(['a', 'b'])
    expect(fieldsOf({ a: 'No', b: 'No' })).toEqual(['a', 'b', 'c'])
  })

  it('passes over a question whose skip rule matches [ELIG-19]', () => {
    expect(fieldsOf({ a: 'Yes' })).toEqual(['a', 'c'])
  })

  it('an answer to a question that is skipped now counts for nothing [ELIG-19]', () => {
    const questions = [...three.slice(0, 2), aQuestion('c', { actions: [failing(yes('b'))] })]
    expect(eligibilityAfter(questions, { a: 'No', b: 'Yes', c: 'No' }).outcome.kind).toBe('ineligible')
    expect(eligibilityAfter(questions, { a: 'Yes', b: 'Yes', c: 'No' }).outcome.kind).toBe('eligible')
  })

  it('past the last question the form completes, with its own message [ELIG-21, ELIG-22, ELIG-24]', () => {
    expect(eligibilityAfter(three, { a: 'Yes', c: 'No' }).outcome).toEqual({
      kind: 'eligible',
      message: { key: 'lastQuestion' },
    })
  })

  it('schedule makes eligible at once [ELIG-06, ELIG-17, ELIG-23]', () => {
    const questions = [
      aQuestion('a', { actions: [{ on: yes('a'), submitAction: 'schedule' }] }),
      aQuestion('b'),
    ]
    expect(eligibilityAfter(questions, { a: 'Yes' })).toMatchObject({
      asked: [{ field: 'a' }],
      outcome: { kind: 'eligible', message: { key: 'eligible' } },
    })
    expect(eligibilityAfter(questions, { a: 'No' }).outcome.kind).toBe('pending')
  })

  it('the first matching action that submits acts; one that only names a button does not [ELIG-05, ELIG-06]', () => {
    const actions = [
      { on: yes('a'), setButtonText: 'Go' },
      failing(yes('a')),
      { on: yes('a'), submitAction: 'schedule' as const },
    ]
    expect(eligibilityAfter([aQuestion('a', { actions })], { a: 'Yes' }).outcome.kind).toBe('ineligible')
  })

  it('an optional question is passed over when it was submitted without an answer, not before [ELIG-03]', () => {
    const questions = [aQuestion('a', { required: false }), aQuestion('b')]
    expect(eligibilityAfter(questions).asked.map(({ field, problem }) => [field, problem])).toEqual([
      ['a', undefined],
    ])
    expect(eligibilityAfter(questions, { a: '' }).asked.at(-1)?.field).toBe('b')
  })

  it.each<[string, EligibilityQuestion[]]>([
    ['its own', [aQuestion('a', { required: false, actions: [failing(yes('a'))] })]],
    [
      'a later one',
      [
        aQuestion('a', { required: false }),
        aQuestion('b', { actions: [failing({ and: [yes('a'), yes('b')] })] }),
      ],
    ],
    [
      'one that is skipped without it',
      [
        aQuestion('a', { required: false }),
        aQuestion('b', { skip: { field: 'a', not: 'Yes' } }),
        aQuestion('c', { skip: { field: 'b', not: 'Yes' }, actions: [failing(yes('c'))] }),
      ],
    ],
  ])(
    'an optional answer that a refusal depends on is required: %s [class 45, ELIG-03, ELIG-05]',
    (_, questions) => {
      for (const a of [undefined, '', 'Choose One']) {
        expect(eligibilityAfter(questions, { a, b: 'No' })).toMatchObject({
          asked: [{ field: 'a', isRequired: true, problem: { key: 'required' } }],
          outcome: { kind: 'pending' },
        })
      }
      expect(eligibilityAfter(questions, { a: 'Yes', b: 'Yes', c: 'Yes' }).outcome.kind).toBe('ineligible')
      expect(eligibilityAfter(questions, { a: 'No', b: 'No', c: 'No' }).outcome.kind).toBe('eligible')
    },
  )
})

describe('an answer', () => {
  it.each([undefined, null, '', '  ', 'Choose One', 'Maybe', 'yes', true, 1, ['Yes'], {}])(
    'that is %j keeps the guest at a required yes or no [ELIG-03]',
    (answer) => {
      const { asked, outcome } = eligibilityAfter([aQuestion('a')], { a: answer })
      expect(outcome.kind).toBe('pending')
      expect(asked[0]?.problem).toEqual({ key: 'required' })
    },
  )

  it('inherited or of the prototype is none [ELIG-03]', () => {
    expect(eligibilityAfter([aQuestion('a')], Object.create({ a: 'Yes' })).outcome.kind).toBe('pending')
    expect(eligibilityAfter([aQuestion('constructor')]).outcome.kind).toBe('pending')
    expect(eligibilityAfter([aQuestion('constructor')], { constructor: 'No' }).outcome.kind).toBe('eligible')
  })

  it.each(['radio', 'dropdown', 'criteriaDropdown'])(
    'of a %s is one of its options [ELIG-01, ELIG-04]',
    (type) => {
      const question = choice('a', ['x', 'y'], { type })
      expect(eligibilityAfter([question], { a: 'x' }).outcome.kind).toBe('eligible')
      expect(eligibilityAfter([question], { a: 'It is x' }).outcome.kind).toBe('pending')
      expect(eligibilityAfter([question]).asked[0]?.options).toEqual([
        { label: 'It is x', value: 'x' },
        { label: 'It is y', value: 'y' },
      ])
    },
  )

  it('the answer to a yesNo is Yes or No [ELIG-01]', () => {
    expect(eligibilityAfter([aQuestion('a')]).asked[0]?.options.map(({ value }) => value)).toEqual([
      'Yes',
      'No',
    ])
  })

  it('an option whose skip rule matches is left out, and is no answer then [ELIG-04, ELIG-20]', () => {
    const options = [
      { label: 'Flu', value: 'flu', skip: { field: 'dateOfBirth', olderThanAge: 65 }, tooltip: 'Each fall' },
      { label: 'Flu, 65 and older', value: 'flu65', skip: { field: 'dateOfBirth', youngerThan: 65 } },
    ]
    const questions = [born(), aQuestion('a', { type: 'dropdown', options })]
    const shown = (dateOfBirth: string) => eligibilityAfter(questions, { dateOfBirth }).asked[1]?.options
    expect(shown('1961-11-21')).toEqual([{ label: 'Flu', value: 'flu', tooltip: 'Each fall' }])
    expect(shown('1961-11-20')).toEqual([{ label: 'Flu, 65 and older', value: 'flu65' }])
    expect(eligibilityAfter(questions, { dateOfBirth: '1961-11-20', a: 'flu' }).outcome.kind).toBe('pending')
    expect(eligibilityAfter(questions, { dateOfBirth: '1961-11-20', a: 'flu65' }).outcome.kind).toBe(
      'eligible',
    )
  })

  it('an option that is the placeholder cannot be told from no choice, and is left out [VALID-16]', () => {
    expect(
      eligibilityAfter([choice('a', ['Choose One', 'x'])]).asked[0]?.options.map(({ value }) => value),
    ).toEqual(['x'])
  })
})

describe('a date', () => {
  const past = { type: 'dateMustBeInPast' } as const
  const since = { type: 'dateOnOrAfter', date: '2020-12-14' } as const
  const soon = { type: 'noMoreThenDaysInTheFuture', days: 30 } as const
  it.each<[string, EligibilityQuestion['validations'], Wording | undefined]>([
    ['2026-11-19', [past], undefined],
    [EXAMPLE_TODAY, [past], { key: 'notInPast' }],
    ['2026-11-21', [past], { key: 'notInPast' }],
    ['2020-12-14', [since], undefined],
    ['2020-12-13', [since], { key: 'notOnOrAfter', date: '2020-12-14' }],
    ['2026-12-20', [soon], undefined],
    ['2026-12-21', [soon], { key: 'invalidDate' }],
    ['2020-12-13', [past, { ...since, message: 'Too early.' }], 'Too early.'],
    [EXAMPLE_TODAY, [{ ...past, message: 'Not yet.' }], 'Not yet.'],
    ['2027-01-01', [{ ...soon, message: 'Too late.' }], 'Too late.'],
    ['2026-02-30', [], { key: 'invalidDate' }],
    ['2025-02-29', [past], { key: 'invalidDate' }],
    ['2024-02-29', [past], undefined],
    ['12/31/2020', [], { key: 'invalidDate' }],
    ['2020-12-14T00:00Z', [], { key: 'invalidDate' }],
    ['10000-01-01', [], { key: 'invalidDate' }],
  ])('%s under %j: %j [ELIG-14, ELIG-15]', (day, validations = [], problem) => {
    const { asked, outcome } = eligibilityAfter([aQuestion('day', { type: 'date', validations })], { day })
    expect(asked[0]?.problem).toEqual(problem)
    expect(outcome.kind).toBe(problem === undefined ? 'eligible' : 'pending')
  })

  it('a dose before birth is refused [ELIG-16]', () => {
    const questions = [born(), aQuestion('lastDoseDate', { type: 'date', validations: [past] })]
    const problem = (lastDoseDate: string) =>
      eligibilityAfter(questions, { dateOfBirth: '2020-06-15', lastDoseDate }).asked[1]?.problem
    expect(problem('2020-06-14')).toEqual({ key: 'invalidDate' })
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

  it('messages stand at their place, of their kind, while their rule holds, of what is typed too [ELIG-07]', () => {
    expect(eligibilityAfter([question]).asked[0]?.messages).toEqual({
      top: [{ messageType: 'info', message: 'Always' }],
      question: [],
      responses: [],
    })
    expect(eligibilityAfter([question], {}, { draft: 'Yes' }).asked[0]?.messages.question).toEqual([
      { messageType: 'warning', message: 'On yes' },
    ])
    expect(eligibilityAfter([question], {}, { draft: 'No' }).asked[0]?.messages.responses).toEqual([
      { messageType: 'error', message: 'On no' },
    ])
  })

  it('the button: of a matching action, else of the question, else Continue [ELIG-26]', () => {
    expect(eligibilityAfter([question], {}, { draft: 'Yes' }).asked[0]?.buttonText).toBe('See times')
    expect(eligibilityAfter([question], {}, { draft: 'No' }).asked[0]?.buttonText).toBe('Next')
    expect(eligibilityAfter([aQuestion('a')]).asked[0]).not.toHaveProperty('buttonText')
  })

  it('what is typed is not submitted [ELIG-17]', () => {
    expect(eligibilityAfter([question], {}, { draft: 'Yes' })).toMatchObject({
      outcome: { kind: 'pending' },
      asked: [{ answer: 'Yes', inputLabel: 'The answer', isRequired: true }],
    })
    expect(eligibilityAfter([question], {}, { draft: 'Yes' }).asked[0]).not.toHaveProperty('problem')
  })

  it('rules may look at the chosen vaccines [ELIG-03]', () => {
    const asked = [
      aQuestion('a', { skip: { field: 'vaccines', not: 'Shingles' } }),
      aQuestion('b', { skip: { field: 'isCovidVaccine', not: 'Yes' } }),
    ]
    const fields = (...chosen: ReturnType<typeof aVaccine>[]) =>
      eligibilityAfter(asked, {}, { chosen }).asked.map(({ field }) => field)
    expect(fields(aVaccine(1, { name: 'Flu dose 1' }), aVaccine(2, { name: 'Shingles dose 1' }))).toEqual([
      'a',
    ])
    expect(fields(aVaccine(1, { isCovidVaccine: true }))).toEqual(['b'])
    expect(fields(aVaccine(1))).toEqual([])
  })

  it('an answer cannot pass for a fact of the visit [ELIG-03]', () => {
    const asked = [
      aQuestion('a', { skip: { field: 'isCovidVaccine', not: 'Yes' }, actions: [failing(yes('a'))] }),
    ]
    const answers = { isCovidVaccine: 'No', a: 'Yes' }
    expect(
      eligibilityAfter(asked, answers, { chosen: [aVaccine(1, { isCovidVaccine: true })] }).outcome.kind,
    ).toBe('ineligible')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EligibilityQuestion, EligibilityQuestions } from '#contract/content/eligibility'
import type { Rule } from '#contract/rule'
import { answers, day, decoded, document, value } from '../../../tests/support/eligibility-documents.ts'
import type { Day } from '../calendar.ts'
import { addDays } from '../calendar.ts'
import { documentError } from './document-error.ts'
import { askEligibility, type Eligibility } from './eligibility.ts'
import { aVaccine } from './example.ts'
import { visitFactsOf } from './visit-facts.ts'

const facts = visitFactsOf([aVaccine(1)])

/** Answers question after question: each pending one with the first of these that is taken, or by passing it over. */
function answerAll(
  document: EligibilityQuestions | undefined,
  tries: string[],
  today: Day,
): [Eligibility, number] {
  const given: Record<string, unknown> = {}
  const ask = (more: Record<string, unknown> = {}) =>
    askEligibility({ document, answers: { ...given, ...more }, facts, today })
  const most = (document?.questions.length ?? 0) + 1
  for (let steps = 0; steps < most; steps++) {
    const now = ask()
    const open = now.asked.at(-1)
    if (now.outcome.kind !== 'pending' || !open) return [now, steps]
    const isTaken = (one: string) =>
      ask({ [open.field]: one }).asked.find((shown) => shown.field === open.field)
    const own = [...tries, ...open.options.map((shown) => shown.value), '', today, addDays(today, -1)]
    const dates = (document?.questions ?? []).flatMap(({ validations = [] }) =>
      validations.flatMap((one) => ('date' in one ? one.date : [])),
    )
    const birth = typeof given['dateOfBirth'] === 'string' ? [given['dateOfBirth']] : []
    given[open.field] = [...own, ...dates, ...birth].find((one) => {
      const shown = isTaken(one)
      return shown !== undefined && shown.problem === undefined
    })
  }
  return [ask(), most]
}

const refusing = (on: Rule) => ({ on, submitAction: 'failWithErrorMessage' })
const isSeries: Rule = { field: 'isSeries', exactly: 'Yes' }

/** What an operator may get wrong at a question. */
const BREAKAGES: ((one: EligibilityQuestion) => object[])[] = [
  (one) => [{ type: 'riddle', question: '?', dataFieldToCollect: 'riddle', skip: isSeries }, one],
  (one) => [one, { type: 'riddle', question: '?', dataFieldToCollect: 'riddle' }],
  ({ actions = [], ...one }) => [{ ...one, actionz: actions }],
  (one) => [one, one],
  (one) => [{ ...one, skip: { field: 'isSeries', oneOf: ['No', 'Yes'] } }],
  (one) => [{ ...one, actions: [refusing({ field: one.dataFieldToCollect, exactly: 'yes' })] }],
  (one) => [{ ...one, actions: [refusing({ field: one.dataFieldToCollect, includeAgeRange: [120, 0] })] }],
  (one) => [{ ...one, actions: [refusing({ field: one.dataFieldToCollect, dateBefore: '2026-99-99' })] }],
]

describe('given any document and any answers', () => {
  it('eligibility is pending at a question, given, refused or a stated error, and never throws [ELIG-17]', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(document, answers, day, (data, given, today) => {
        const { asked, outcome } = askEligibility({
          document: decoded({ data }),
          answers: given,
          facts,
          today,
        })
        seen.add(outcome.kind)
        if (outcome.kind === 'pending') expect(asked.length).toBeGreaterThan(0)
        else expect(outcome.message).not.toBe('')
        if (outcome.kind === 'ineligible') expect(outcome.because.length).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
    expect([...seen].sort()).toEqual(['eligible', 'error', 'ineligible', 'pending'])
  })

  it('a guest who answers ends in eligible, ineligible or a stated error, within as many steps as there are questions [ELIG-17, ELIG-22]', () => {
    const ends = new Map<string, number>()
    fc.assert(
      fc.property(document, fc.array(fc.oneof(day, value), { maxLength: 3 }), day, (data, tries, today) => {
        const document = decoded({ data })
        const [{ outcome }, steps] = answerAll(document, tries, today)
        ends.set(outcome.kind, (ends.get(outcome.kind) ?? 0) + 1)
        expect(['eligible', 'ineligible', 'error']).toContain(outcome.kind)
        if (!document || documentError(document)) expect(outcome.kind).toBe('error')
        expect(steps).toBeLessThanOrEqual(document?.questions.length ?? 0)
      }),
      { numRuns: 600 },
    )
    for (const kind of ['eligible', 'ineligible', 'error']) expect(ends.get(kind), kind).toBeGreaterThan(10)
  })

  it('a document with an error never ends in eligible, wherever the error is and whatever is answered [class 45, ELIG-27, ELIG-28]', () => {
    const where = fc.nat()
    const tries = fc.array(fc.oneof(day, value), { maxLength: 3 })
    let judged = 0
    fc.assert(
      fc.property(
        document,
        fc.constantFrom(...BREAKAGES),
        where,
        tries,
        answers,
        (data, broken, at, ...rest) => {
          const sound = decoded({ data })
          const [tries, given] = rest
          if (!sound || documentError(sound)) return
          judged += 1
          const index = at % sound.questions.length
          const spoilt = sound.questions.flatMap((one, at) => (at === index ? broken(one) : [one]))
          const document = decoded({ data: { questions: spoilt } })
          expect(document && documentError(document)).toBeDefined()
          expect(answerAll(document, tries, '2026-11-20')[0].outcome.kind).toBe('error')
          const { outcome } = askEligibility({ document, answers: given, facts, today: '2026-11-20' })
          expect(outcome.kind).toBe('error')
        },
      ),
      { numRuns: 300 },
    )
    expect(judged).toBeGreaterThan(30)
  })

  it('whatever stands in the place of a document is a stated error, or is asked [ELIG-27, ELIG-28]', () => {
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record({ data: fc.jsonValue() }),
      fc.record({ data: fc.record({ questions: fc.array(fc.jsonValue()) }) }),
      fc.record({ version: fc.constantFrom(0, 2, '1', 1.5), data: document }),
    )
    fc.assert(
      fc.property(body, answers, (body, given) => {
        const read = decoded(body)
        const { outcome } = askEligibility({ document: read, answers: given, facts, today: '2026-11-20' })
        if (!read) expect(outcome).toMatchObject({ kind: 'error', reason: 'noDocument' })
        else expect(['pending', 'eligible', 'ineligible', 'error']).toContain(outcome.kind)
      }),
      { numRuns: 300 },
    )
  })

  it('a required question that was not answered lets nobody past it [ELIG-08, ELIG-19]', () => {
    fc.assert(
      fc.property(document, answers, day, (data, given, today) => {
        const document = decoded({ data })
        const { asked, outcome } = askEligibility({ document, answers: given, facts, today })
        const before = outcome.kind === 'pending' ? asked.slice(0, -1) : asked
        for (const { isRequired, answer, problem } of before) {
          expect(problem).toBeUndefined()
          if (isRequired) expect(answer).toBeDefined()
        }
      }),
      { numRuns: 300 },
    )
  })

  it('on the first day to come the answers are not refused, on none of the days before it are they taken [ELIG-12, ELIG-13]', () => {
    const birth = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-11-20', -days))
    const rules = fc.array(
      fc.oneof(
        fc.record({ field: fc.constant('dateOfBirth'), youngerThan: fc.integer({ min: 1, max: 2 }) }),
        fc.record({ field: fc.constant('dateOfBirth'), withinDays: fc.integer({ min: 0, max: 400 }) }),
        fc.record({
          field: fc.constant('dateOfBirth'),
          includeAgeRange: fc.constantFrom<[number, number][]>(
            [0, 0],
            [0, 1],
            [0, 2],
            [1, 1],
            [1, 2],
            [2, 2],
          ),
        }),
        fc.record({ field: fc.constant('dateOfBirth'), olderThanAge: fc.integer({ min: 1, max: 2 }) }),
      ),
      { minLength: 1, maxLength: 3 },
    )
    let moved = 0
    fc.assert(
      fc.property(birth, rules, (dateOfBirth, on) => {
        const actions = on.map((one) => ({ on: one, submitAction: 'failWithErrorMessage' as const }))
        const questions = [{ type: 'date', question: 'Born?', dataFieldToCollect: 'dateOfBirth', actions }]
        const outcomeOn = (today: Day) =>
          askEligibility({ document: { questions }, answers: { dateOfBirth }, facts, today }).outcome
        const now = outcomeOn('2026-11-20')
        if (now.kind !== 'ineligible') return
        moved += now.from === undefined ? 0 : 1
        const until = now.from ?? addDays('2026-11-20', 800)
        if (now.from !== undefined) expect(outcomeOn(now.from).kind).toBe('eligible')
        for (let today = '2026-11-20'; today < until; today = addDays(today, 1)) {
          expect(outcomeOn(today).kind).toBe('ineligible')
        }
      }),
      { numRuns: 30 },
    )
    expect(moved).toBeGreaterThan(2)
  })
})

import { describe, expect, it } from 'vitest'
import type { Rule } from '#contract/rule'
import { type Facts, isMet } from './rules.ts'

const TODAY = '2026-11-20'
const answered = (answers: Facts['answers']): Facts => ({ today: TODAY, answers })
const about = (answer: unknown) => answered({ it: answer })

describe('values', () => {
  it.each<[Rule, unknown, boolean]>([
    [{ field: 'it', exactly: 'Yes' }, 'Yes', true],
    [{ field: 'it', exactly: 'Yes' }, 'yes', false],
    [{ field: 'it', exactly: 'Yes' }, 'No', false],
    [{ field: 'it', oneOf: ['A', 'B'] }, 'B', true],
    [{ field: 'it', oneOf: ['A', 'B'] }, 'C', false],
    [{ field: 'it', oneOf: [] }, 'A', false],
    [{ field: 'it', not: 'Yes' }, 'No', true],
    [{ field: 'it', not: 'Yes' }, 'Yes', false],
    [{ field: 'it', exactly: 'true' }, true, true],
    [{ field: 'it', exactly: 'false' }, false, true],
    [{ field: 'it', exactly: 'true' }, false, false],
    [{ field: 'it', exactly: '3' }, 3, true],
    [{ field: 'it', exactly: 'B' }, ['A', 'B'], true],
    [{ field: 'it', exactly: 'C' }, ['A', 'B'], false],
    [{ field: 'it', oneOf: ['B', 'C'] }, ['A', 'B'], true],
    [{ field: 'it', not: 'A' }, ['A', 'B'], false],
    [{ field: 'it', not: 'C' }, ['A', 'B'], true],
  ])('%j of %j is %j [ELIG-08]', (rule, answer, expected) => {
    expect(isMet(rule, about(answer))).toBe(expected)
  })
})

describe('missing answers', () => {
  const operators: Rule[] = [
    { field: 'it', exactly: '' },
    { field: 'it', exactly: 'Choose One' },
    { field: 'it', oneOf: ['', 'Choose one', 'undefined', 'null'] },
    { field: 'it', olderThanAge: 0 },
    { field: 'it', youngerThan: 200 },
    { field: 'it', includeAgeRange: [-200, 200] },
    { field: 'it', withinDays: 1_000_000 },
    { field: 'it', dateBefore: '3000-01-01' },
    { field: 'it', dateOnOrAfter: '1900-01-01' },
  ]
  const missing = [undefined, null, '', '  ', 'Choose One', 'Choose one', [], [''], {}, [{}]]

  it.each(missing)('%j counts as no answer: only "not" holds [ELIG-08, VALID-16]', (answer) => {
    for (const rule of operators) expect(isMet(rule, about(answer))).toBe(false)
    expect(isMet({ field: 'it', not: 'Yes' }, about(answer))).toBe(true)
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'a key of the prototype is no answer: %s [ELIG-08]',
    (field) => {
      expect(isMet({ field, not: 'x' }, answered({}))).toBe(true)
      expect(isMet({ field, exactly: String({}[field as never]) }, answered({}))).toBe(false)
    },
  )

  it('an inherited answer is none [ELIG-08]', () => {
    expect(isMet({ field: 'it', exactly: 'Yes' }, answered(Object.create({ it: 'Yes' })))).toBe(false)
  })

  it('a rule without a known operator holds of nothing [ELIG-08]', () => {
    expect(isMet({ field: 'it', likes: 'x' } as unknown as Rule, about('x'))).toBe(false)
    expect(isMet({ field: 'it', toString: 'x' } as unknown as Rule, about('x'))).toBe(false)
  })
})

describe('ages', () => {
  it.each<[string, Rule, boolean]>([
    ['2008-11-20', { field: 'it', olderThanAge: 18 }, true],
    ['2008-11-21', { field: 'it', olderThanAge: 18 }, false],
    ['2008-11-20', { field: 'it', youngerThan: 18 }, false],
    ['2008-11-21', { field: 'it', youngerThan: 18 }, true],
    ['2016-11-20', { field: 'it', includeAgeRange: [10, 60] }, true],
    ['2016-11-21', { field: 'it', includeAgeRange: [10, 60] }, false],
    ['1965-11-21', { field: 'it', includeAgeRange: [10, 60] }, true],
    ['1965-11-20', { field: 'it', includeAgeRange: [10, 60] }, false],
  ])('born %s, %j is %j [ELIG-09, ELIG-12]', (birth, rule, expected) => {
    expect(isMet(rule, about(birth))).toBe(expected)
  })
})

describe('dates', () => {
  it.each<[string, Rule, boolean]>([
    ['2026-09-21', { field: 'it', withinDays: 60 }, true],
    ['2026-09-20', { field: 'it', withinDays: 60 }, false],
    ['2027-01-19', { field: 'it', withinDays: 60 }, true],
    ['2027-01-20', { field: 'it', withinDays: 60 }, false],
    [TODAY, { field: 'it', withinDays: 0 }, true],
    ['2020-12-13', { field: 'it', dateBefore: '2020-12-14' }, true],
    ['2020-12-14', { field: 'it', dateBefore: '2020-12-14' }, false],
    ['2020-12-14', { field: 'it', dateOnOrAfter: '2020-12-14' }, true],
    ['2020-12-13', { field: 'it', dateOnOrAfter: '2020-12-14' }, false],
  ])('of %s, %j is %j [ELIG-10, ELIG-13]', (day, rule, expected) => {
    expect(isMet(rule, about(day))).toBe(expected)
  })

  it.each([
    '2026-02-30',
    '12/31/2020',
    'soon',
    '2020-12-14T00:00Z',
    true,
    20201214,
    ['2026-01-01', '2026-01-02'],
  ])('%j is no date: age and date operators are false [ELIG-12, ELIG-13]', (answer) => {
    const rules: Rule[] = [
      { field: 'it', olderThanAge: 0 },
      { field: 'it', youngerThan: 200 },
      { field: 'it', includeAgeRange: [-200, 200] },
      { field: 'it', withinDays: 1_000_000 },
      { field: 'it', dateBefore: '3000-01-01' },
      { field: 'it', dateOnOrAfter: '1900-01-01' },
    ]
    for (const rule of rules) expect(isMet(rule, about(answer))).toBe(false)
  })
})

describe('boundaries of the calendar', () => {
  it.each<[today: string, birth: string, years: number]>([
    ['2026-02-28', '2008-02-29', 17], // in a year without the day: the day after
    ['2026-03-01', '2008-02-29', 18],
    ['2028-02-28', '2008-02-29', 19],
    ['2028-02-29', '2008-02-29', 20],
    ['2028-02-29', '2010-03-01', 17],
    ['2028-02-29', '2010-02-28', 18],
    ['2026-12-31', '2008-12-31', 18],
    ['2026-12-30', '2008-12-31', 17],
    ['2027-01-01', '2008-12-31', 18],
    ['2026-11-20', '2026-11-20', 0], // born today
    ['2026-11-20', '2026-11-21', -1], // and tomorrow
    ['2026-11-20', '1906-11-20', 120],
  ])('on %s one born on %s is %i [ELIG-09, ELIG-12]', (today, it, years) => {
    const says = (rule: Rule) => isMet(rule, { today, answers: { it } })
    expect(says({ field: 'it', olderThanAge: years })).toBe(true)
    expect(says({ field: 'it', olderThanAge: years + 1 })).toBe(false)
    expect(says({ field: 'it', youngerThan: years })).toBe(false)
    expect(says({ field: 'it', youngerThan: years + 1 })).toBe(true)
    expect(says({ field: 'it', includeAgeRange: [years, years] })).toBe(true)
    expect(says({ field: 'it', includeAgeRange: [years + 1, 200] })).toBe(false)
    expect(says({ field: 'it', includeAgeRange: [-200, years - 1] })).toBe(false)
  })

  it.each<[today: string, day: string, apart: number]>([
    ['2026-03-01', '2026-02-28', 1],
    ['2028-03-01', '2028-02-28', 2], // a leap day between
    ['2028-03-01', '2028-02-29', 1],
    ['2028-02-29', '2028-03-31', 31],
    ['2026-01-01', '2025-12-31', 1],
    ['2026-03-08', '2026-03-09', 1], // clocks change
    ['2026-11-01', '2026-10-31', 1],
    ['2026-11-20', '2026-11-20', 0],
    ['2100-03-01', '2100-02-28', 1], // no leap year
  ])('on %s the day %s is %i days away [ELIG-10, ELIG-13]', (today, it, apart) => {
    const within = (days: number) => isMet({ field: 'it', withinDays: days }, { today, answers: { it } })
    expect(within(apart)).toBe(true)
    expect(within(apart - 1)).toBe(false)
  })

  it.each(['2028-02-29', '2026-12-31', '2026-01-01', TODAY])(
    '%s is on or after itself, not before [ELIG-10, ELIG-13]',
    (day) => {
      expect(isMet({ field: 'it', dateOnOrAfter: day }, about(day))).toBe(true)
      expect(isMet({ field: 'it', dateBefore: day }, about(day))).toBe(false)
    },
  )
})

describe('and', () => {
  const facts = answered({ sex: 'Female', birth: '1990-01-01' })
  const female: Rule = { field: 'sex', exactly: 'Female' }
  const child: Rule = { field: 'birth', youngerThan: 18 }

  it('every part must hold, at any depth [ELIG-11]', () => {
    expect(isMet({ and: [female] }, facts)).toBe(true)
    expect(isMet({ and: [female, child] }, facts)).toBe(false)
    expect(isMet({ and: [female, { and: [female, { and: [child] }] }] }, facts)).toBe(false)
    expect(isMet({ and: [female, { and: [female, { and: [female] }] }] }, facts)).toBe(true)
  })
})

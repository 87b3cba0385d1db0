import { describe, expect, it } from 'vitest'
import { limitsOfAll } from './age-limits.ts'
import { limitBroken } from './patient.ts'

describe('the ages of a service', () => {
  it.each([
    ['2017-11-21', { minAgeMonths: 108 }, 'tooYoung'],
    ['2017-11-20', { minAgeMonths: 108 }, undefined],
    ['2009-11-21', { maxAgeMonths: 192 }, undefined],
    ['2009-11-20', { maxAgeMonths: 192 }, 'tooOld'],
    ['2025-04-20', { maxAgeMonths: 18 }, 'tooOld'],
    ['2025-04-21', { maxAgeMonths: 18 }, undefined],
    ['1990-01-01', {}, undefined],
  ] as const)('who was born on %s is, on 2026-11-20, by %j: %s [DIR-15]', (birth, limits, broken) => {
    expect(limitBroken(birth, '2026-11-20', limits)).toBe(broken)
  })

  it('of several services are those that fit all of them [DIR-15]', () => {
    const several = [{ minAgeMonths: 6 }, { minAgeMonths: 108, maxAgeMonths: 192 }, { maxAgeMonths: 540 }, {}]
    expect(limitsOfAll(several)).toEqual({ minAgeMonths: 108, maxAgeMonths: 192 })
    expect(limitsOfAll([{}])).toEqual({})
  })
})

import { expect, it } from 'vitest'
import { weekdayName } from './day-words.ts'

it('a day has the English name of its weekday, and what is no day has none', () => {
  expect(['2026-11-23', '2028-02-29'].map(weekdayName)).toEqual(['Monday', 'Tuesday'])
  expect(() => weekdayName('2026-13-40')).toThrow(RangeError)
})

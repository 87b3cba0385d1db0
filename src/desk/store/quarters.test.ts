import { expect, it } from 'vitest'
import { quartersAfter } from './quarters.ts'

const at = (text: string) => Date.parse(text)

it('staff can close a store until any quarter of an hour that is left of its local day [DESK-08]', () => {
  const quarters = quartersAfter(at('2026-11-20T22:20:00-05:00'), 'America/New_York')
  expect(quarters.map(({ value }) => value)).toEqual(['22:30', '22:45', '23:00', '23:15', '23:30', '23:45'])
  expect(quarters[0]?.label).toBe('10:30 PM')
  expect(quartersAfter(at('2026-11-20T23:50:00-05:00'), 'America/New_York')).toEqual([])
  expect(quartersAfter(at('2026-11-20T23:50:00-05:00'), 'America/Los_Angeles')).toHaveLength(12)
})

it('have an hour that comes twice once, and end at midnight on both days of the clock [DESK-08]', () => {
  const values = (instant: string) => quartersAfter(at(instant), 'America/New_York').map(({ value }) => value)
  const spring = values('2026-03-08T01:50:00-05:00')
  expect(spring[0]).toBe('03:00')
  expect(spring.at(-1)).toBe('23:45')
  const autumn = values('2026-11-01T00:50:00-04:00')
  expect(autumn.at(-1)).toBe('23:45')
  expect(new Set(autumn).size).toBe(autumn.length)
})

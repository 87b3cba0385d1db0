import { expect, it } from 'vitest'
import { daysThatFit } from './screen.ts'

it('a card shows as many days as the screen has, fewer where they do not fit, and one below 19 rem [SC-20, RESULTS-13]', () => {
  const days = (cardRem: number | undefined) => daysThatFit('desktop', 'IN_PERSON', cardRem)
  expect(days(undefined)).toBe(4)
  expect(days(42)).toBe(4)
  expect(days(20)).toBe(3)
  expect(days(18.9)).toBe(1)
  expect(daysThatFit('mobile', 'IN_PERSON', 358 / 18)).toBe(3)
  expect(daysThatFit('mobile', 'IN_PERSON', 358 / 24)).toBe(1)
  expect(daysThatFit('desktop', 'VIRTUAL_VISIT', 60)).toBe(5)
})

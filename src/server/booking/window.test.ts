import { expect, it } from 'vitest'
import { isLarge } from './window.ts'

const NOW = Date.UTC(2026, 10, 21, 15)
const services = (count: number) => Array.from({ length: count }, (_, at) => String(501 + at))

it.each([
  ['90 days of one service', 1, '2026-11-21', '2027-02-18', false],
  ['two weeks of seven services', 7, '2026-11-21', '2026-12-04', false],
  ['twelve days of nine services', 9, '2026-11-21', '2026-12-02', true],
  ['90 days of two services', 2, '2026-11-21', '2027-02-18', true],
  ['two days of one service that begin with a past one', 1, '2020-01-01', '2026-11-22', false],
  ['more days than a search may have', 1, '2026-11-21', '2028-11-21', false],
  ['no days', 9, 'never', '2026-02-30', false],
])(
  'a search over %s waits with the large ones where it is over 100 days in all [HD-09, HD-13]',
  (_, count, startDate, endDate, large) => {
    expect(isLarge({ serviceIds: services(count), startDate, endDate }, NOW)).toBe(large)
  },
)

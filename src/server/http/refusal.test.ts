import { expect, it } from 'vitest'
import { busy, busyFor } from './refusal.ts'

const SHORTLY = 'The service is busy. Please try again shortly.'

it.each([
  [500, '1', SHORTLY],
  [60_000, '60', SHORTLY],
  [60_001, '61', 'A limit of calls is spent. Please try again in 2 minutes.'],
  [7_199_000, '7199', 'A limit of calls is spent. Please try again in 120 minutes.'],
  [18_000_001, '18001', 'A limit of calls is spent. Please try again in 6 hours.'],
])(
  'a limit that is spent for %d ms says how long, as its Retry-After does [API-50]',
  (ms, seconds, message) => {
    const { headers, errors } = busyFor(ms)
    expect([headers['retry-after'], errors]).toEqual([seconds, [{ key: 'busy', message }]])
  },
)

it('a server that is busy says that it is for a moment [API-50]', () => {
  expect(busy().errors[0]?.message).toBe(SHORTLY)
})

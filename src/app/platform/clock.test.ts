import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserZone, clockError, learnServerTime, localDay, now } from './clock.ts'

const NOON = Date.UTC(2026, 10, 20, 12)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
})
afterEach(() => {
  learnServerTime(new Date(NOON).toUTCString())
  vi.useRealTimers()
})

describe('the time', () => {
  it("is the device's until the server's has been learnt [TIME-05]", () => {
    expect(now()).toBe(NOON)
    learnServerTime('Fri, 20 Nov 2026 13:00:00 GMT')
    expect(now()).toBe(Date.UTC(2026, 10, 20, 13) + 500)
    vi.setSystemTime(NOON + 60_000)
    expect(now()).toBe(Date.UTC(2026, 10, 20, 13, 1) + 500)
  })

  it('is right on a tablet that is years off [fault 25]', () => {
    learnServerTime('Mon, 20 Nov 2023 12:00:00 GMT')
    expect(new Date(now()).getUTCFullYear()).toBe(2023)
    expect(clockError()).toBeLessThan(0)
  })

  it('is left alone by a difference that the header cannot tell [TIME-05]', () => {
    learnServerTime('Fri, 20 Nov 2026 12:00:01 GMT')
    expect(clockError()).toBe(0)
  })

  it.each([null, '', 'yesterday'])('is left alone by the header %j', (header) => {
    learnServerTime('Fri, 20 Nov 2026 13:00:00 GMT')
    const before = clockError()
    learnServerTime(header)
    expect(clockError()).toBe(before)
  })
})

it('the zone of the browser is an IANA zone [BOOK-06]', () => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: browserZone() })).not.toThrow()
})

it('today is the day where the browser is, by the clock of the server [TIME-05]', () => {
  vi.setSystemTime(new Date(2026, 0, 5, 23, 59))
  expect(localDay()).toBe('2026-01-05')
  learnServerTime(new Date(2026, 0, 6, 0, 1).toUTCString())
  expect(localDay()).toBe('2026-01-06')
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserZone, deviceDay, deviceNow, learnServerTime, now } from './clock.ts'

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

  it('is right on a tablet whose clock is years off [fault 25]', () => {
    learnServerTime('Mon, 20 Nov 2023 12:00:00 GMT')
    expect(new Date(now()).getUTCFullYear()).toBe(2023)
    expect(now() - deviceNow()).toBeLessThan(0)
  })

  it('ignores a difference smaller than the precision of the header [TIME-05]', () => {
    learnServerTime('Fri, 20 Nov 2026 12:00:01 GMT')
    expect(now() - deviceNow()).toBe(0)
  })

  it.each([null, '', 'yesterday'])('ignores the header %j', (header) => {
    learnServerTime('Fri, 20 Nov 2026 13:00:00 GMT')
    const before = now() - deviceNow()
    learnServerTime(header)
    expect(now() - deviceNow()).toBe(before)
  })
})

it('the zone of the browser is an IANA zone [BOOK-06]', () => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: browserZone() })).not.toThrow()
})

it("today is the day in the browser's time zone, by the server's clock [TIME-05]", () => {
  vi.setSystemTime(new Date(2026, 0, 5, 23, 59))
  expect(deviceDay()).toBe('2026-01-05')
  learnServerTime(new Date(2026, 0, 6, 0, 1).toUTCString())
  expect(deviceDay()).toBe('2026-01-06')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_ZONE, formatTimeWithZone, isZone, todayIn, ZONES } from './zones.ts'

const at = (text: string) => Date.parse(text)

describe('zones', () => {
  it('the seven zone codes stand for these zones [TIME-02, TIME-03]', () => {
    expect(ZONES.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'ET America/New_York',
      'CT America/Chicago',
      'MT America/Boise',
      'MST America/Phoenix',
      'PT America/Los_Angeles',
      'AKT America/Anchorage',
      'HT Pacific/Honolulu',
    ])
    for (const { name } of ZONES) expect(isZone(name)).toBe(true)
  })

  it('the default zone is New York [TIME-04]', () => {
    expect(DEFAULT_ZONE).toBe('America/New_York')
  })

  it.each([
    '',
    'Mars/Olympus',
    '../../etc',
    'america/new_york',
    '+05:00',
    'America/New_York\n',
    'A'.repeat(65),
  ])('%j is no zone [TIME-05]', (name) => {
    expect(isZone(name)).toBe(false)
  })

  it.each(['Europe/Berlin', 'America/Indiana/Indianapolis', 'UTC', 'US/Eastern', 'America/Port-au-Prince'])(
    '%j is a zone [TIME-05]',
    (name) => {
      expect(isZone(name)).toBe(true)
    },
  )
})

describe('todayIn', () => {
  it('the day begins at midnight of the zone, on both sides of the clock changes [TIME-05]', () => {
    expect(todayIn(at('2026-11-20T04:59:59Z'), 'America/New_York')).toBe('2026-11-19')
    expect(todayIn(at('2026-11-20T05:00:00Z'), 'America/New_York')).toBe('2026-11-20')
    expect(todayIn(at('2026-07-04T03:59:59Z'), 'America/New_York')).toBe('2026-07-03')
    expect(todayIn(at('2026-07-04T04:00:00Z'), 'America/New_York')).toBe('2026-07-04')
    expect(todayIn(at('2026-11-01T07:59:59Z'), 'America/Anchorage')).toBe('2026-10-31')
    expect(todayIn(at('2026-11-20T09:59:59Z'), 'Pacific/Honolulu')).toBe('2026-11-19')
    expect(todayIn(at('2026-11-20T10:00:00Z'), 'Pacific/Honolulu')).toBe('2026-11-20')
  })

  it('an unknown zone is an error [TIME-05]', () => {
    expect(() => todayIn(0, 'Mars/Olympus')).toThrow(RangeError)
  })

  it('in UTC today is the date of the ISO text [TIME-05]', () => {
    const instant = fc.integer({ min: at('1970-01-01T00:00:00Z'), max: at('2100-01-01T00:00:00Z') })
    fc.assert(
      fc.property(instant, (ms) => {
        expect(todayIn(ms, 'UTC')).toBe(new Date(ms).toISOString().slice(0, 10))
      }),
    )
  })
})

describe('formats', () => {
  it.each([
    ['2026-11-20T14:05:00Z', 'America/New_York', '09:05 AM EST'],
    ['2026-07-04T17:30:00Z', 'America/New_York', '01:30 PM EDT'],
    ['2026-11-20T05:00:00Z', 'America/New_York', '12:00 AM EST'],
    ['2026-11-20T17:00:00Z', 'America/New_York', '12:00 PM EST'],
    ['2026-11-01T05:30:00Z', 'America/New_York', '01:30 AM EDT'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '01:30 AM EST'],
    ['2026-03-08T06:59:00Z', 'America/New_York', '01:59 AM EST'],
    ['2026-03-08T07:00:00Z', 'America/New_York', '03:00 AM EDT'],
    ['2026-07-04T17:30:00Z', 'America/Phoenix', '10:30 AM MST'],
    ['2026-07-04T17:30:00Z', 'America/Boise', '11:30 AM MDT'],
    ['2026-07-04T17:30:00Z', 'Pacific/Honolulu', '07:30 AM HST'],
    ['2026-11-20T17:30:00Z', 'America/Anchorage', '08:30 AM AKST'],
  ])('%s in %s is "%s" [TIME-07]', (instant, zone, expected) => {
    expect(formatTimeWithZone(at(instant), zone)).toBe(expected)
  })
})

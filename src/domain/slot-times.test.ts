import { describe, expect, it } from 'vitest'
import { displayZone, formatTime, zoneAbbreviation } from './slot-times.ts'

const MORNING = Date.UTC(2026, 10, 23, 14, 5)
const SUMMER = Date.UTC(2026, 6, 4, 14, 5)

describe('the time of a slot', () => {
  it('reads hh:mm A [TIME-06]', () => {
    expect(formatTime(MORNING, 'America/New_York')).toBe('09:05 AM')
    expect(formatTime(MORNING + 4 * 3_600_000, 'America/New_York')).toBe('01:05 PM')
    expect(formatTime(Date.UTC(2026, 10, 23, 5), 'America/New_York')).toBe('12:00 AM')
  })

  it('its zone has the abbreviation of the season [TIME-01, TIME-07]', () => {
    const zones = ['America/New_York', 'America/Phoenix', 'Pacific/Honolulu']
    expect(zones.map((zone) => zoneAbbreviation(MORNING, zone))).toEqual(['EST', 'MST', 'HST'])
    expect(zones.map((zone) => zoneAbbreviation(SUMMER, zone))).toEqual(['EDT', 'MST', 'HST'])
  })
})

describe('the zone in which times are shown', () => {
  const zones = { provider: 'America/Chicago', browser: () => 'America/Denver' }

  it('is the provider’s in person [TIME-05]', () => {
    expect(displayZone('IN_PERSON', { ...zones, chosen: 'PT' })).toBe('America/Chicago')
    expect(displayZone('EVERYDAY_VACCINE', zones)).toBe('America/Chicago')
  })

  it('is the patient’s on video: the chosen one, by code or name, else the browser’s [TIME-02, TIME-05]', () => {
    expect(displayZone('DIETITIAN', { ...zones, chosen: 'PT' })).toBe('America/Los_Angeles')
    expect(displayZone('DIETITIAN', { ...zones, chosen: 'America/Phoenix' })).toBe('America/Phoenix')
    expect(displayZone('VIRTUAL_VISIT', { ...zones, chosen: '../../etc' })).toBe('America/Denver')
  })

  it('is America/New_York where none is known [TIME-04]', () => {
    expect(displayZone('IN_PERSON', { provider: 'Mars/Olympus', browser: () => 'nowhere' })).toBe(
      'America/New_York',
    )
    expect(displayZone('VIRTUAL_VISIT', { provider: '', browser: () => '' })).toBe('America/New_York')
  })
})

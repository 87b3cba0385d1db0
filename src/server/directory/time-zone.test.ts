import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findZone } from './time-zone.ts'

const REAL_ZONES = '../shared/data/time/real_store_timezones.csv'

describe('the zone at a point', () => {
  it('is the one that retailers report', async () => {
    if (!existsSync(REAL_ZONES)) return console.info('real zones: not found, not checked')
    const rows = readFileSync(REAL_ZONES, 'utf8').trim().split('\n').slice(1)
    for (const row of rows.filter((_, at) => at % 10 === 0)) {
      const [latitude, longitude, , , , zone] = row.split(',')
      const found = await findZone(Number(latitude), Number(longitude))
      expect(offsetsOf(found ?? 'none'), row).toEqual(offsetsOf(zone ?? ''))
    }
  })
})

/** What a zone's clocks show in winter and in summer: the same place may have two names. */
function offsetsOf(zone: string): string[] {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((instant) => clock.format(new Date(instant)))
}

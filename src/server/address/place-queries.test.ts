import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { milesBetween } from '#domain/distance'
import { builtGazetteer } from '../../../tests/support/gazetteer.ts'
import { readCsv } from '../directory/csv.ts'
import { openPlaces } from './places.ts'

const QUERIES = '../shared/data/geo/location_queries_from_real_stores.csv'
const places = openPlaces(builtGazetteer())

describe('what guests would type near real stores', () => {
  it('resolves: 99 % of the cities, 99.9 % of the ZIP codes, these within 8 miles [FIND-08]', async () => {
    if (!existsSync(QUERIES)) return console.info('location queries: not found, not checked')
    const asked = { city: 0, zip: 0 }
    const unknown: Record<'city' | 'zip', string[]> = { city: [], zip: [] }
    const miles: Record<'city' | 'zip', number[]> = { city: [], zip: [] }
    for await (const { line, cells } of readCsv(bytesOf(QUERIES))) {
      const [query = '', kind, latitude, longitude] = cells
      if (line === 1 || (kind !== 'city' && kind !== 'zip')) continue
      asked[kind]++
      const found = places.resolve(query)
      if (!found) unknown[kind].push(query)
      else miles[kind].push(milesBetween(found, { latitude: Number(latitude), longitude: Number(longitude) }))
    }
    for (const kind of ['city', 'zip'] as const) {
      const share = ((100 * (asked[kind] - unknown[kind].length)) / asked[kind]).toFixed(2)
      const [half, most] = [0.5, 0.99].map((part) => quantile(miles[kind], part).toFixed(1))
      console.info(
        `${kind} queries: ${share} % of ${asked[kind]} found, p50 ${half} and p99 ${most} miles from the stores there`,
      )
    }
    console.info(`not found: ${[...unknown.zip, ...unknown.city].join(' · ')}`)
    expect(asked.city + asked.zip).toBe(8052)
    expect(unknown.city.length / asked.city).toBeLessThanOrEqual(0.01)
    expect(unknown.zip.length / asked.zip).toBeLessThanOrEqual(0.001)
    expect(quantile(miles.zip, 0.99)).toBeLessThan(8)
  })
})

function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN
}

async function* bytesOf(path: string) {
  yield readFileSync(path)
}

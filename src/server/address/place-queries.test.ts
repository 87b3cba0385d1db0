import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { milesBetween } from '#domain/distance'
import { countyInWords } from '#domain/zip-towns'
import { builtGazetteer } from '../../../tests/support/gazetteer.ts'
import { readCsv } from '../directory/csv.ts'
import { readPlaceTable } from './gazetteer.ts'
import { plainWords } from './place-words.ts'
import { openPlaces } from './places.ts'

const QUERIES = '../shared/data/geo/location_queries_from_real_stores.csv'
const TABLE = builtGazetteer()
const places = openPlaces(TABLE)

describe('what guests would type near real stores', () => {
  it('resolves: 99 % of the cities, 99.9 % of the ZIP codes, these within 8 miles, and suggestions offer each of them [FIND-08, FEED-15]', async () => {
    if (!existsSync(QUERIES)) return console.info('location queries: not found, not checked')
    const notOffered: string[] = []
    const asked = { city: 0, zip: 0 }
    const unknown: Record<'city' | 'zip', string[]> = { city: [], zip: [] }
    const miles: Record<'city' | 'zip', number[]> = { city: [], zip: [] }
    for await (const { line, cells } of readCsv(bytesOf(QUERIES))) {
      const [query = '', kind, latitude, longitude] = cells
      if (line === 1 || (kind !== 'city' && kind !== 'zip')) continue
      asked[kind]++
      const found = places.meaningOf(query)?.places[0]
      if (!found) {
        unknown[kind].push(query)
        continue
      }
      const offered = places.similar(query, 5).map(({ text }) => text)
      if (!offered.includes(found.text) && !offered.includes(query)) notOffered.push(query)
      miles[kind].push(milesBetween(found, { latitude: Number(latitude), longitude: Number(longitude) }))
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
    expect(notOffered).toEqual([])
    expect(unknown.city.length / asked.city).toBeLessThanOrEqual(0.01)
    expect(unknown.zip.length / asked.zip).toBeLessThanOrEqual(0.001)
    expect(quantile(miles.zip, 0.99)).toBeLessThan(8)
  })
})

describe('places of one name in one state', () => {
  it('are told apart, each by search and by suggestion, in the whole table [FEED-15]', () => {
    const twins = readPlaceTable(TABLE).cities.filter(([, , , , , county]) => county !== undefined)
    const names = new Map<string, string[]>()
    for (const [name, state, , , , county = ''] of twins) {
      const text = `${name}, ${state} (${countyInWords(county, state)})`
      const key = `${plainWords(name)} ${state}`
      names.set(key, [...(names.get(key) ?? []), text])
    }
    const wrong: string[] = []
    for (const [name, texts] of names) {
      const meant = places.meaningOf(name)?.places.map(({ text }) => text) ?? []
      const offered = places.similar(name, 10).map(({ text }) => text)
      for (const text of texts) {
        const alone = [places.meaningOf(text)?.places, places.similar(text, 5)]
        const isOne = alone.every((found) => found?.length === 1 && found[0]?.text === text)
        if (!meant.includes(text) || !offered.includes(text) || !isOne) wrong.push(text)
      }
    }
    console.info(`${names.size} names of ${twins.length} places: ${twins.length - wrong.length} told apart`)
    expect(names.size).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })
})

function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN
}

async function* bytesOf(path: string) {
  yield readFileSync(path)
}

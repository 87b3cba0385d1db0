import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { milesBetween } from '#domain/distance'
import { countyInWords } from '#domain/zip-towns'
import { builtGazetteer } from '../../../tests/support/gazetteer.ts'
import { readCsv } from '../directory/csv.ts'
import { readPlaceTable } from './gazetteer.ts'
import { plainWords } from './place-words.ts'
import { openPlaces, type Places } from './places.ts'
import { townRows } from './towns.ts'

const QUERIES = '../shared/data/geo/location_queries_from_real_stores.csv'
const STORES = [
  'kroger_family_stores_2024',
  'little_clinic_locations_2024',
  'albertsons_pharmacies_2022',
  'walgreens_stores_2024',
].map((name) => `../shared/data/stores/${name}.csv`)
const TABLE = builtGazetteer()
const places = openPlaces(TABLE)

describe('what guests would type near real stores', () => {
  it('is found, each city and ZIP code by search and by suggestion, 99 % of each within 8 miles of the stores there [FIND-08, FEED-15]', async () => {
    if (!existsSync(QUERIES)) return console.info('location queries: not found, not checked')
    const { asked, unknown, notOffered, miles } = await ask(places)
    for (const kind of ['city', 'zip'] as const) {
      const [half, most] = [0.5, 0.99].map((part) => quantile(miles[kind], part).toFixed(1))
      console.info(`${asked[kind]} ${kind} queries, p50 ${half} and p99 ${most} miles from the stores there`)
    }
    expect(asked.city + asked.zip).toBe(8052)
    expect([...unknown.zip, ...unknown.city]).toEqual([])
    expect(notOffered).toEqual([])
    for (const kind of ['city', 'zip'] as const) expect(quantile(miles[kind], 0.99)).toBeLessThan(8)
  })

  it('is found where the stores say that they are, once those are in the directory [FEED-15]', async () => {
    if (![QUERIES, ...STORES].every((file) => existsSync(file)))
      return console.info('real stores: not found, not checked')
    const located = (await Promise.all(STORES.map(placesIn))).flat()
    const { unknown, notOffered } = await ask(places.withTowns(townRows(located)))
    expect([...unknown.zip, ...unknown.city, ...notOffered]).toEqual([])
  })
})

type Kind = 'city' | 'zip'

/** Asks for every place of the queries. `miles`: from the middle of the stores there. */
async function ask(of: Places) {
  const asked = { city: 0, zip: 0 }
  const notOffered: string[] = []
  const unknown: Record<Kind, string[]> = { city: [], zip: [] }
  const miles: Record<Kind, number[]> = { city: [], zip: [] }
  for await (const { line, cells } of readCsv(bytesOf(QUERIES))) {
    const [query = '', kind, latitude, longitude] = cells
    if (line === 1 || (kind !== 'city' && kind !== 'zip')) continue
    asked[kind]++
    const found = of.meaningOf(query)?.places[0]
    if (!found) {
      unknown[kind].push(query)
      continue
    }
    const offered = of.similar(query, 5).map(({ text }) => text)
    if (!offered.includes(found.text) && !offered.includes(query)) notOffered.push(query)
    miles[kind].push(milesBetween(found, { latitude: Number(latitude), longitude: Number(longitude) }))
  }
  return { asked, unknown, notOffered, miles }
}

/** Where the rows of a file of stores are. */
async function placesIn(file: string) {
  const found: Parameters<typeof townRows>[0][number][] = []
  let titles: string[] | undefined
  for await (const { cells } of readCsv(bytesOf(file))) {
    if (!titles) {
      titles = cells
      continue
    }
    const at = (...names: string[]) => cells[titles?.findIndex((title) => names.includes(title)) ?? -1] ?? ''
    const point = { latitude: Number(at('latitude')), longitude: Number(at('longitude')) }
    found.push({ city: at('city'), state: at('state', 'stateCode'), ...point })
  }
  return found
}

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

import { readFileSync } from 'node:fs'
import { once } from './once.ts'

/** What is known of a ZIP code; the city is its main name only, and others may be as right. */
export interface ZipPlace {
  city: string
  /** USPS code. */
  state: string
  /** Empty where there is none. */
  county: string
  latitude: number
  longitude: number
}

export interface Gazetteer {
  /** The place of a five-digit ZIP code; undefined when there is no such code. */
  zip(code: string): ZipPlace | undefined
  /** Names of the counties that hold a ZIP code of the state, by USPS code. */
  countiesOf(state: string): readonly string[]
  /** Whether the state has a city of this name, any case: the main name of a ZIP code, or a city of the table. */
  hasCity(state: string, city: string): boolean
}

export type ZipRow = [
  zip: string,
  city: string,
  state: string,
  county: string,
  latitude: number,
  longitude: number,
]
/**
 * `population` is 0 where only ZIP codes tell of the city. `county`: only where a state has several cities of the name, one a county.
 * `rank`: of one of those after which a ZIP code is named, the people of the biggest of them.
 */
export type CityRow = [
  name: string,
  state: string,
  population: number,
  latitude: number,
  longitude: number,
  county?: string,
  rank?: number,
]

/** What the build made: ZIP codes in order, cities. */
export type PlaceTable = { zips: ZipRow[]; cities: CityRow[] }

const BEGIN = '{"format":6,'
const END = ']}\n'

/**
 * Reads the table that the build made; its rows are parsed by the first question, because that takes longer than all else of a
 * start. Throws when the file is absent or not a whole gazetteer.
 */
export function readPlaceTable(file: string): PlaceTable {
  const bytes = readFileSync(file)
  const isWhole = `${bytes.subarray(0, BEGIN.length)}` === BEGIN && `${bytes.subarray(-END.length)}` === END
  if (!isWhole) throw new Error(`${file} is not a gazetteer`)
  const parsed = once(() => JSON.parse(bytes.toString()) as PlaceTable)
  return {
    get zips() {
      return parsed().zips
    },
    get cities() {
      return parsed().cities
    },
  }
}

/** Reads the gazetteer of the table that the build made. Throws as readPlaceTable. */
export function openGazetteer(file: string): Gazetteer {
  return createGazetteer(readPlaceTable(file))
}

/** A gazetteer of the given table. Its index is made by the first question: it takes a tenth of a second. */
export function createGazetteer(table: PlaceTable): Gazetteer {
  const index = once(() => indexOf(table))
  return {
    zip: (code) => index().places.get(code),
    countiesOf: (state) => [...(index().counties.get(state) ?? [])],
    hasCity: (state, city) => index().cities.has(cityKey(state, city)),
  }
}

type Index = {
  /** By ZIP code. */
  places: ReadonlyMap<string, ZipPlace>
  /** By state. */
  counties: ReadonlyMap<string, ReadonlySet<string>>
  cities: ReadonlySet<string>
}

function indexOf({ zips, cities: others }: PlaceTable): Index {
  const places = new Map<string, ZipPlace>()
  const counties = new Map<string, Set<string>>()
  const cities = new Set(others.map(([name, state]) => cityKey(state, name)))
  for (const [zip, city, state, county, latitude, longitude] of zips) {
    places.set(zip, { city, state, county, latitude, longitude })
    cities.add(cityKey(state, city))
    const ofState = counties.get(state) ?? new Set()
    counties.set(state, county === '' ? ofState : ofState.add(county))
  }
  return { places, counties, cities }
}

function cityKey(state: string, city: string): string {
  return `${state} ${city
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^saint/, 'st')}`
}

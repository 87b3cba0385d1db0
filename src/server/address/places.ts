import type { SimilarAddress } from '#contract/places'
import type { ZipCode } from '#contract/zip-codes'
import { degreesOfLatitude, milesBetween, type Point } from '#domain/distance'
import { SEARCH_RADIUS } from '#domain/search-window'
import {
  byRank,
  type Cities,
  type City,
  cityText,
  createCities,
  isIn,
  sortCities,
  withOthers,
} from './cities.ts'
import { type CityRow, type PlaceTable, readPlaceTable, type ZipRow } from './gazetteer.ts'
import { NICKNAMES } from './nicknames.ts'
import { once } from './once.ts'
import {
  lettersOf,
  partsOf,
  plainWords,
  readingsOf,
  takeState,
  takeZip,
  withoutCountry,
  withoutCounty,
} from './place-words.ts'
import { similarPlaces } from './similar-places.ts'
import { createZipCodes, type ZipCodes } from './zip-codes.ts'

/** Words of a city's name at the end of a street line. */
const CITY_WORDS = 5
/** People of a city that is meant when a state has the same name. */
const BIG_CITY = 500_000
/** Most guests of a store live within so many miles of it. */
const NEAR_MILES = 25

/**
 * A place that a text may mean. `text`: as guests read and type it (cityText). `rank`: how many people it counts for. `isMinor`: no ZIP
 * code is named after it, and one is after another place of its name in the state, which is meant however near a location is (FEED-15).
 */
export type NamedPlace = Point & { text: string; rank: number; isMinor?: true }

/** What a text may mean: places, the likeliest first, of which one is meant; or a whole state, with its biggest city. */
export type Meaning = { places: readonly [NamedPlace, ...NamedPlace[]]; state?: string }

/** Where a text is that a guest typed (FIND-08), and what it may become. */
export interface Places {
  /** All that a text may mean, the likeliest first (BK-06); undefined: no such place. Never throws; any text. */
  meaningOf(text: string): Meaning | undefined
  /**
   * The point of a ZIP code, of "City, ST" (or the state's name, or without comma), of a city alone (the biggest of that name), of
   * a state (its biggest city, unless a big city has its name), or of an address that ends so. undefined: no such place. Never throws; any text.
   */
  resolve(text: string): Point | undefined
  /**
   * Places that begin like the text, at most `size`: cities, most people first, or ZIP codes in their order (API-04, FIND-17). The
   * place that a search takes for the text is among them, and first where the text is its name (FEED-15).
   */
  similar(text: string, size: number): SimilarAddress[]
  /** The ZIP codes within 25 miles of one, in order; none around a code that does not exist. */
  zipCodesNear(zip: string): ZipCode[]
  /**
   * The same places, and beside them these towns, as far as they have no town of that name in the state. Of places of one name those
   * next door to a location come first, then those from which a search finds one.
   */
  withTowns(towns: readonly CityRow[], milesToLocation?: MilesToLocation): Places
}

/** How far the nearest location is from a point, at least as far as a search looks; else infinite. */
type MilesToLocation = (point: Point) => number

/** Who lives so near to a location may mean its town; in miles. */
export const NEXT_DOOR_MILES = 15
const NEARNESS = [NEXT_DOOR_MILES, SEARCH_RADIUS]

/** Places of the table that the build made. Throws when the file is absent or not a gazetteer. */
export function openPlaces(file: string): Places {
  return createPlaces(readPlaceTable(file))
}

/** Places of the given table, its ZIP codes in order. The first question sorts them. */
export function createPlaces(table: PlaceTable): Places {
  const sorted = once(() => ({ zips: createZipCodes(table.zips), cities: sortCities(table.cities) }))
  return placesOf(table, sorted, [], () => Number.POSITIVE_INFINITY)
}

type Sorted = { zips: ZipCodes; cities: readonly City[] }

function placesOf(
  table: PlaceTable,
  base: () => Sorted,
  towns: readonly CityRow[],
  milesToLocation: MilesToLocation,
): Places {
  const sorted = once(() => {
    const { zips, cities } = base()
    return { zips, cities: createCities(withOthers(cities, towns)) }
  })

  function meaningOf(text: string): Meaning | undefined {
    const { zips, cities } = sorted()
    const point = pointIn(text)
    if (point) return meaningOfPoint(table.zips, point)
    const { place, county } = withoutCounty(text)
    const { zip, rest } = takeZip(withoutCountry(partsOf(place)))
    const row = zip === undefined ? undefined : zips.nearest(zip)
    if (row) {
      const [code, city, state, , latitude, longitude] = row
      return { places: [{ text: `${city}, ${state} ${code}`, rank: 0, latitude, longitude }] }
    }
    const nickname = rest.length === 1 ? NICKNAMES.get(rest[0] ?? '') : undefined
    if (nickname) {
      const [name, state, other] = nickname
      const city = cities.named(name, state)
      const area = other === undefined ? undefined : cities.biggestOf(other)
      return city && { places: [namedPlace(city), ...(area ? [namedPlace(area)] : [])] }
    }
    const { state, rest: before } = takeState(rest)
    const ofCounty = inCountyBefore(cities, before, state)
    if (ofCounty) return { places: [namedPlace(ofCounty)] }
    const city = cityAtEnd(cities, rest)
    if (!city) return undefined
    const isState = before.length === 0 && state !== undefined && city === cities.biggestOf(state)
    if (isState && bigCityCalled(cities, rest) === undefined) return { places: [namedPlace(city)], state }
    const within = before.length > 0 ? state : undefined
    const others: City[] = []
    cities.eachNamed(city.letters, (one) => {
      const isWithin = within === undefined || one.state === within
      if (one !== city && isWithin && plainWords(one.name) === plainWords(city.name)) others.push(one)
    })
    others.sort(byRank)
    const inCounty = [city, ...others].find((one) => county !== undefined && isIn(county, one))
    if (inCounty) return { places: [namedPlace(inCounty)] }
    return { places: likeliestFirst([city, ...others], milesToLocation) }
  }

  /** The place that a search takes for a name; undefined for a ZIP code or a state, of which suggestions are of another kind. */
  function placeNamed(text: string): string | undefined {
    if (/^\s*\d/.test(text)) return undefined
    const {
      places: [first],
      state,
    } = meaningOf(text) ?? { places: [] }
    return state === undefined ? first?.text : undefined
  }

  return {
    resolve: (text) => {
      const [place] = meaningOf(text)?.places ?? []
      return place && { latitude: place.latitude, longitude: place.longitude }
    },
    meaningOf,
    similar(text, size) {
      const places = similarPlaces(sorted(), text, size)
      const meant = placeNamed(text)
      if (places.length > 0) {
        return meant === undefined ? places : withMeant(places, meant, { text, size })
      }
      // What a search would take is offered too: 'South Attleboro, MA'.
      return (meaningOf(text)?.places ?? [])
        .slice(0, size)
        .map((one) => ({ text: one.text, label: one.text }))
    },
    zipCodesNear: (zip) => zipCodesNear(table.zips, zip.slice(0, 5)),
    withTowns: (others, miles = milesToLocation) => placesOf(table, base, others, miles),
  }
}

/** "39.10,-84.51": where a device is (BK-10). */
const POINT = /^([+-]?\d{1,2}\.\d{1,9}), ?([+-]?\d{1,3}\.\d{1,9})$/

function pointIn(text: string): Point | undefined {
  const [, latitude, longitude] = POINT.exec(text.trim()) ?? []
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) }
}

/** Miles around a point within which its town is looked for. */
const TOWN_MILES = 50

/** A point with the name of the town of the nearest ZIP code; undefined where there is none, as at sea. */
function meaningOfPoint(rows: readonly ZipRow[], point: Point): Meaning | undefined {
  const degrees = degreesOfLatitude(TOWN_MILES)
  let [least, town] = [TOWN_MILES, undefined as ZipRow | undefined]
  for (const row of rows) {
    if (Math.abs(row[4] - point.latitude) > degrees) continue
    const miles = milesBetween(point, pointOf(row))
    if (miles < least) [least, town] = [miles, row]
  }
  return town && { places: [{ text: `${town[1]}, ${town[2]}`, rank: 0, ...point }] }
}

/**
 * Suggestions with the place that a search takes (FEED-15): first where the text has its whole name, or is no beginning of another one;
 * else last, because the text may go on: 'the wood' is Wood, PA, and 'The Woodlands, TX' if a guest types on.
 */
function withMeant(
  places: SimilarAddress[],
  meant: string,
  { text, size }: { text: string; size: number },
): SimilarAddress[] {
  const typed = lettersOf(partsOf(text).join(''))
  const others = places.filter((one) => one.text !== meant)
  const goesOn = others.some((one) => lettersOf(plainWords(one.text)).startsWith(typed))
  const [name = ''] = partsOf(meant)
  const own = { text: meant, label: meant }
  if (typed.startsWith(lettersOf(name)) || !goesOn) return [own, ...others].slice(0, size)
  return others.length === places.length && size > 1 ? [...others.slice(0, size - 1), own] : places
}

/** Places of one name: those with a location near them first (BK-06), else in their order. */
function likeliestFirst(
  [first, ...others]: readonly [City, ...City[]],
  milesToLocation: MilesToLocation,
): Meaning['places'] {
  if (others.length === 0) return [namedPlace(first)]
  const all = [first, ...others]
  const statesWithMain = new Set(all.filter(({ isMain }) => isMain).map(({ state }) => state))
  const ranked = all.map((city) => {
    const place = namedPlace(city)
    if (!city.isMain && statesWithMain.has(city.state)) {
      return { place: { ...place, isMinor: true as const }, turn: NEARNESS.length }
    }
    const miles = milesToLocation(place)
    return { place, turn: NEARNESS.filter((one) => miles > one).length }
  })
  const [likeliest, ...rest] = ranked.sort((a, b) => a.turn - b.turn).map(({ place }) => place)
  return [likeliest ?? namedPlace(first), ...rest]
}

function namedPlace(city: City): NamedPlace {
  const { rank, latitude, longitude } = city
  return { text: cityText(city), rank, latitude, longitude }
}

/** The city of 'Bryn Mawr, Delaware, PA', where the county is written without the word "County". */
function inCountyBefore(
  cities: Cities,
  [name, county, ...more]: readonly string[],
  state: string | undefined,
): City | undefined {
  let found: City | undefined
  if (name === undefined || county === undefined || more.length > 0) return undefined
  cities.eachNamed(lettersOf(name), (city) => {
    if (city.state === state && isIn(county, city)) found = city
  })
  return found
}

function cityAtEnd(cities: Cities, parts: readonly string[]): City | undefined {
  const { state, rest } = takeState(parts)
  if (state === undefined) return cityIn(cities, parts, undefined)
  if (rest.length === 0) return bigCityCalled(cities, parts) ?? cities.biggestOf(state)
  // 'Mount Washington' is no 'Mount' in Washington.
  return cityIn(cities, rest, state) ?? (parts.length === 1 ? cityIn(cities, parts, undefined) : undefined)
}

/** 'Washington' and 'New York' are cities first, 'Delaware' and 'Wyoming' are not. */
function bigCityCalled(cities: Cities, parts: readonly string[]): City | undefined {
  const city = cities.named(parts.at(-1) ?? '', undefined)
  return city && city.rank > BIG_CITY ? city : undefined
}

/** The city that the last part names, or, behind a street with a number, the last words of it. */
function cityIn(cities: Cities, parts: readonly string[], state: string | undefined): City | undefined {
  const last = parts.at(-1) ?? ''
  const whole = cityCalled(cities, last, state)
  if (whole || !/\d/.test(parts.join(' '))) return whole
  const words = last.split(' ')
  for (let count = Math.min(CITY_WORDS, words.length - 1); count > 0; count--) {
    const city = cityCalled(cities, words.slice(-count).join(' '), state)
    if (city) return city
  }
  return undefined
}

/** The city, by its name or another reading of it; with a state also what is like it there. */
function cityCalled(cities: Cities, words: string, state: string | undefined): City | undefined {
  for (const reading of readingsOf(words)) {
    const city = cities.named(reading, state)
    if (city) return city
  }
  return state === undefined ? undefined : cityLike(cities, words, state)
}

/**
 * What a place that the table does not have is near to: 'South Attleboro' to 'Attleboro', 'Rockaway Beach' to 'Rockaway Park',
 * 'Zurich' to 'Lake Zurich'; else the name that was perhaps misspelt.
 */
function cityLike(cities: Cities, words: string, state: string): City | undefined {
  const withoutSide = words.replace(/^(?:north|south|east|west|historic) | (?:north|south|east|west)$/, '')
  const base = words.replace(/ (?:beach|heights|hills|island|lakes?|park|springs|village)$/, '')
  return (
    cities.named(withoutSide, state) ??
    cities.named(`lake ${words}`, state) ??
    cities.startingWith(base, state) ??
    cities.spelledLike(words, state)
  )
}

function zipCodesNear(rows: readonly ZipRow[], zip: string): ZipCode[] {
  const middle = rows.find(([code]) => code === zip)
  if (!middle) return []
  const degrees = degreesOfLatitude(NEAR_MILES)
  const here = pointOf(middle)
  return rows
    .filter(
      (row) => Math.abs(row[4] - here.latitude) <= degrees && milesBetween(here, pointOf(row)) <= NEAR_MILES,
    )
    .map(([code, city, state, county]) => [code, city, state, county])
}

function pointOf([, , , , latitude, longitude]: ZipRow): Point {
  return { latitude, longitude }
}

import { milesBetween } from '#domain/distance'
import { countyInWords } from '#domain/zip-towns'
import type { CityRow } from './gazetteer.ts'
import { lettersOf, plainWords } from './place-words.ts'
import { editsBetween, toleratedEdits } from './spelling.ts'

const CLOSE_MILES = 15

export interface City {
  name: string
  /** USPS code. */
  state: string
  /** Its people, or where a ZIP code is named after it, those of the biggest of its name in the state if they are more. */
  rank: number
  /** Of several with the same rank it comes first. */
  isMain: boolean
  latitude: number
  longitude: number
  /** The letters of its name, by which cities are sorted. */
  letters: string
  /** Of a city whose state has others of its name; else empty. */
  county: string
}

/** Cities sorted by the letters of their names, for looking up and for reading along. */
export interface Cities {
  /** The city of that name, of one state or of all: the biggest, but before it one that is written in these words. */
  named(words: string, state: string | undefined): City | undefined
  /** The biggest of the cities of a state whose names begin with these words, when all of them lie close together. */
  startingWith(words: string, state: string): City | undefined
  /** The city of a state that is spelled most like this, by its first letter and at most two others that are wrong. */
  spelledLike(words: string, state: string): City | undefined
  /** Gives every city that is spelled so, but for a letter or two that are wrong, to `see`; the first letter is right. */
  eachSpelledLike(words: string, see: (city: City) => void): void
  /** The biggest city of a state. */
  biggestOf(state: string): City | undefined
  /** Gives every city whose name begins with these letters to `see`. */
  eachFrom(letters: string, see: (city: City) => void): void
  /** Gives every city that has exactly these letters to `see`. */
  eachNamed(letters: string, see: (city: City) => void): void
}

/** The city as guests read and type it: "Newport, KY", and "Franklin, NJ (Somerset County)" where its state has others of the name (FEED-15). */
export function cityText({ name, state, county }: City): string {
  return county === '' ? `${name}, ${state}` : `${name}, ${state} (${countyInWords(county, state)})`
}

/** Whether the city is in the county of these words: 'ocean', 'ocean county'; `begins`: of words that are still being typed. */
export function isIn(words: string, { county, state }: City, begins = false): boolean {
  if (county === '') return false
  const names = [county, countyInWords(county, state)].map(plainWords)
  return names.some((name) => (begins ? name.startsWith(words) : name === words))
}

/** Cities of a table in order of their letters. */
export function sortCities(rows: readonly CityRow[]): City[] {
  const cities = rows.map(([name, state, population, latitude, longitude, county = '', rank]) => {
    const place = { name, state, latitude, longitude, letters: lettersOf(plainWords(name)), county }
    return { ...place, rank: rank ?? population, isMain: rank !== undefined }
  })
  return cities.sort(byLetters)
}

/** Sorted cities, with those of others whose name they do not have in that state. */
export function withOthers(cities: readonly City[], others: readonly CityRow[]): readonly City[] {
  const isNew = ({ letters, state }: City) => {
    for (let at = firstFrom(cities, letters); cities[at]?.letters === letters; at++)
      if (cities[at]?.state === state) return false
    return true
  }
  const isFirst = ({ letters, state }: City, at: number, all: readonly City[]) =>
    at === all.findIndex((one) => one.letters === letters && one.state === state)
  const added = sortCities(others).filter(isNew).filter(isFirst)
  return added.length === 0 ? cities : [...cities, ...added].sort(byLetters)
}

/** Looks up among cities in order of their letters. */
export function createCities(cities: readonly City[]): Cities {
  const biggest = new Map<string, City>()
  for (const city of cities) {
    if (city.rank > (biggest.get(city.state)?.rank ?? -1)) biggest.set(city.state, city)
  }

  function each(from: string, isWithin: (letters: string) => boolean, see: (city: City) => void): void {
    for (let at = firstFrom(cities, from); at < cities.length; at++) {
      const city = cities[at]
      if (!city || !isWithin(city.letters)) return
      see(city)
    }
  }

  const eachNamed: Cities['eachNamed'] = (letters, see) => each(letters, (one) => one === letters, see)
  const eachFrom: Cities['eachFrom'] = (letters, see) => each(letters, (one) => one.startsWith(letters), see)
  return {
    named(words, state) {
      const found: City[] = []
      eachNamed(lettersOf(words), (city) => {
        if (state === undefined || city.state === state) found.push(city)
      })
      const asWritten = found.filter((city) => found.length > 1 && plainWords(city.name) === words)
      return biggestIn(asWritten.length > 0 ? asWritten : found)
    },
    startingWith(words, state) {
      const found: City[] = []
      eachFrom(lettersOf(words), (city) => {
        if (city.state === state && plainWords(city.name).startsWith(`${words} `)) found.push(city)
      })
      const biggest = biggestIn(found)
      return biggest && found.every((city) => milesBetween(biggest, city) < CLOSE_MILES) ? biggest : undefined
    },
    spelledLike(words, state) {
      const letters = lettersOf(words)
      let [best, fewest]: [City | undefined, number] = [undefined, toleratedEdits(letters) + 1]
      if (fewest === 1) return undefined
      eachFrom(letters.slice(0, 1), (city) => {
        if (city.state !== state || fewest === 1) return
        const edits = editsBetween(letters, city.letters, fewest - 1)
        if (edits < fewest) [best, fewest] = [city, edits]
      })
      return best
    },
    eachSpelledLike(words, see) {
      const letters = lettersOf(words)
      const most = toleratedEdits(letters)
      if (most === 0) return
      eachFrom(letters.slice(0, 1), (city) => {
        if (editsBetween(letters, city.letters, most) <= most) see(city)
      })
    },
    biggestOf: (state) => biggest.get(state),
    eachFrom,
    eachNamed,
  }
}

function biggestIn(cities: readonly City[]): City | undefined {
  return cities.reduce<City | undefined>(
    (best, city) => (best && byRank(best, city) <= 0 ? best : city),
    undefined,
  )
}

/** The one that is meant more likely first: a sorting function. */
export function byRank(one: City, other: City): number {
  return other.rank - one.rank || Number(other.isMain) - Number(one.isMain)
}

function byLetters(one: City, other: City): number {
  return one.letters < other.letters ? -1 : one.letters > other.letters ? 1 : 0
}

/** Index of the first city whose letters are not before these. */
function firstFrom(cities: readonly City[], letters: string): number {
  let [low, high] = [0, cities.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cities[middle]?.letters ?? '') < letters) low = middle + 1
    else high = middle
  }
  return low
}

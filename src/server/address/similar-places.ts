import type { SimilarAddress } from '#contract/places'
import { type Cities, type City, cityText, isIn } from './cities.ts'
import { NICKNAMES } from './nicknames.ts'
import {
  areaCode,
  lettersOf,
  partsOf,
  plainWords,
  readingsOf,
  statesLike,
  withoutCounty,
  writtenOut,
} from './place-words.ts'
import type { ZipCodes } from './zip-codes.ts'

/** Words of the longest state name. */
const STATE_WORDS = 3

type Known = { zips: ZipCodes; cities: Cities }

/**
 * Places that begin like the text: ZIP codes for digits, else cities; what follows a comma or a full name narrows by state. Where none
 * does, those that are spelled like it (BK-06).
 */
export function similarPlaces({ zips, cities }: Known, text: string, size: number): SimilarAddress[] {
  const { place, county } = withoutCounty(text)
  const parts = partsOf(place)
  const words = plainWords(parts.join(' '))
  if (words === '') return []
  const [, digits] = /^(\d{1,5})(?: ?\d{0,4})?$/.exec(words) ?? []
  if (digits !== undefined) {
    return zips
      .from(digits, size)
      .map(([code, city, state]) => ({ text: code, label: `${code} ${city}, ${state}` }))
  }
  const best = createBest(size)
  const [name = '', ...states] = parts
  const [called, calledIn] = NICKNAMES.get(words) ?? []
  const meant = called === undefined ? undefined : cities.named(called, calledIn)
  if (meant) best.see(meant, true)
  if (states.length > 0) seeInStates(cities, name, states.join(' '), best.see)
  else seeLike(cities, words, best.see)
  if (best.cities().length === 0) {
    // What a search understands is offered too: 'Woodlands', 'City of Mason'.
    for (const reading of readingsOf(name)) {
      if (states.length > 0) seeInStates(cities, reading, states.join(' '), best.see)
      else seeLike(cities, reading, best.see)
    }
  }
  const [begun, ...behind] = states
  if (best.cities().length === 0 && begun !== undefined) {
    // 'Bryn Mawr, Delaw' is by Philadelphia, and so is 'Bryn Mawr, Delaware, PA'.
    const within = new Set(statesLike(behind.join(' ')))
    cities.eachNamed(lettersOf(name), (city) => {
      if (within.has(city.state) && isIn(begun, city, true)) best.see(city)
    })
  }
  if (best.cities().length === 0) {
    const within = states.length > 0 ? new Set(statesLike(states.join(' '))) : undefined
    cities.eachSpelledLike(name, (city) => {
      if (within?.has(city.state) ?? true) best.see(city)
    })
  }
  const all = best.cities()
  const inCounty = all.filter((city) => county !== undefined && isIn(county, city, true))
  return (inCounty.length > 0 ? inCounty : all).map((city) => {
    const text = cityText(city)
    return { text, label: text }
  })
}

type See = (city: City, isSure?: boolean) => void

/** Cities whose name begins so, and those of the name whose last words begin a state. */
function seeLike(cities: Cities, words: string, see: See): void {
  cities.eachFrom(lettersOf(words), see)
  const full = writtenOut(words)
  if (full !== undefined) cities.eachFrom(lettersOf(full), see)
  const all = words.split(' ')
  for (let count = 1; count <= STATE_WORDS && count < all.length; count++)
    seeInStates(cities, all.slice(0, -count).join(' '), all.slice(-count).join(' '), see)
}

function seeInStates(cities: Cities, name: string, state: string, see: See): void {
  const states = new Set(statesLike(state))
  const sure = areaCode(state)
  cities.eachNamed(lettersOf(name), (city) => {
    if (states.has(city.state)) see(city, city.state === sure)
  })
}

/** The biggest of the cities seen, each once; those that are surely meant come first. */
function createBest(size: number): { see: See; cities(): City[] } {
  const best: { city: City; rank: number }[] = []
  return {
    see(city, isSure = false) {
      const rank = city.rank + (city.isMain ? 0.5 : 0) + (isSure ? 1e9 : 0)
      const last = best.at(-1)
      if (best.length >= size && last && last.rank >= rank) return
      if (best.some((one) => one.city === city)) return
      const at = best.findIndex((one) => one.rank < rank)
      best.splice(at < 0 ? best.length : at, 0, { city, rank })
      if (best.length > size) best.pop()
    },
    cities: () => best.map(({ city }) => city),
  }
}

import type { Point } from '#domain/distance'
import { isBlank, tidy } from '#domain/text'
import { type Meaning, type NamedPlace, NEXT_DOOR_MILES, type Places } from '../address/places.ts'
import { refusal } from '../http/refusal.ts'
import type { Nearest } from './nearest.ts'
import type { Provider } from './provider.ts'

/** Somebody at a place, and how far away. */
export type Near = { one: Provider; miles: number }

/**
 * How many texts are remembered, because guests of a region search for the same places. A text that may be somebody's address is
 * not kept.
 */
const MOST_PLACES = 10_000
const NO_ADDRESS = /^(?:\d{5}|\D{2,60})$/

/**
 * Finds what a search's place may mean. Refused: a text that is too short for a place (400), an unknown place (404
 * locationUnavailable, FIND-49).
 */
export function createPlaceFinder(
  places: () => Promise<Pick<Places, 'meaningOf'>>,
): (text: string) => Promise<Meaning> {
  const known = new Map<string, Meaning>()
  let of: object | undefined
  return async (text) => {
    const now = await places()
    if (of !== now) known.clear()
    of = now
    const before = known.get(text)
    if (before) return before
    if (isBlank(text) || tidy(text).length < 2) {
      throw refusal(400, 'invalidRequest', 'This is too short for a place.', 'freeFormAddress') // FIND-21
    }
    const meaning = now.meaningOf(text)
    if (!meaning) throw refusal(404, 'locationUnavailable', 'There is no such place.', 'freeFormAddress')
    if (known.size >= MOST_PLACES) known.clear()
    if (NO_ADDRESS.test(text)) known.set(text, meaning)
    return meaning
  }
}

/** The place of a search, and up to four others that its text may mean. */
export type Understood = { place: Omit<NamedPlace, 'rank' | 'isMinor'>; others: string[] }

/** How far around a state's biggest city its other locations are looked for, in miles. */
const STATE_MILES = 500
/** Places of one name that are compared, the likeliest first. */
const MOST_COMPARED = 30
const MOST_OTHERS = 4

/**
 * Chooses the place that a text means (BK-06). Of several places with one name it is the first that has a location that `suits` next
 * door, else within `miles`; of a state it is the city with most such locations. The places come in the order in which they are
 * suggested (FEED-15).
 */
export function understand<T extends Located>(
  { places, state }: Meaning,
  near: Nearest<T>,
  { miles, suits }: { miles: number; suits: (one: T) => boolean },
): Understood {
  const ranked = state === undefined ? nearestFirst(places, near, miles, suits) : undefined
  const all = ranked ?? citiesOf(places[0], near, (one) => suits(one) && stateOf(one) === state)
  const [{ text, latitude, longitude }, ...others] = all
  return {
    place: { text, latitude, longitude },
    others: others.slice(0, MOST_OTHERS).map((other) => other.text),
  }
}

/** The place that is taken, then the others, the likeliest first. */
function nearestFirst<T>(
  places: Meaning['places'],
  near: Nearest<T>,
  miles: number,
  suits: (one: T) => boolean,
): Meaning['places'] {
  if (places.length === 1) return places
  const away = places
    .slice(0, MOST_COMPARED)
    .filter(({ isMinor }) => !isMinor)
    .map((place) => ({ place, miles: near(place, miles, suits)[0]?.miles ?? Number.POSITIVE_INFINITY }))
  const within = (most: number) => away.find(({ miles: one }) => one <= most)?.place
  const taken = within(NEXT_DOOR_MILES) ?? within(miles) ?? places[0]
  return [taken, ...places.filter((place) => place !== taken)]
}

/** The cities of a state by how many locations they have, then its biggest city. */
function citiesOf<T extends Located>(
  biggest: NamedPlace,
  near: Nearest<T>,
  isThere: (one: T) => boolean,
): Meaning['places'] {
  const cities = new Map<string, NamedPlace>()
  for (const { one } of near(biggest, STATE_MILES, isThere)) {
    const { cityTown = '', stateProvince = '' } = one.details.address ?? {}
    const text = `${cityTown}, ${stateProvince}`
    const city = cities.get(text)
    if (city) city.rank += 1
    else cities.set(text, { text, rank: 1, ...one.point })
  }
  const [first, ...others] = [...cities.values()].sort((a, b) => b.rank - a.rank)
  return first ? [first, ...others] : [biggest]
}

/** Radii beyond that of a search, in miles; the last one is half around the Earth. */
const FARTHER = [100, 250, 500, 13_000]

/** The nearest one that `suits`, however far away (BK-07). */
export function nearestBeyond<T>(
  near: Nearest<T>,
  place: Point,
  suits: (one: T) => boolean,
): { one: T; miles: number } | undefined {
  for (const miles of FARTHER) {
    const [found] = near(place, miles, suits)
    if (found) return found
  }
  return undefined
}

/** A location at a point, as the directories of times and of clinics have it. */
type Located = {
  readonly point: Point
  readonly details: { readonly address?: { cityTown: string; stateProvince: string } | null | undefined }
}

function stateOf({ details }: Located): string | undefined {
  return details.address?.stateProvince
}

/**
 * As many as a list has room for, nearest first: who offers only what was added to the service that is named first (FIND-41)
 * does not displace a provider that offers that.
 */
export function listed(near: readonly Near[], most: number, [main]: readonly number[]): readonly Near[] {
  if (near.length <= most || main === undefined) return near
  const offersMain = ({ one }: Near) => one.services.has(main)
  const ranked = [...near.filter(offersMain), ...near.filter((one) => !offersMain(one))]
  return ranked.slice(0, most).sort((a, b) => a.miles - b.miles)
}

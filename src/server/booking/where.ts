import type { Point } from '#domain/distance'
import { isBlank, tidy } from '#domain/text'
import type { Places } from '../address/places.ts'
import { refusal } from '../http/refusal.ts'
import type { Provider } from './provider.ts'

/** Somebody at a place, and how far away. */
export type Near = { one: Provider; miles: number }

/** Places that are remembered: guests of a region search for the same ones. What may be an address at home is not kept. */
const MOST_PLACES = 10_000
const NO_ADDRESS = /^(?:\d{5}|\D{2,60})$/

/**
 * Finds the place that a search names. Refused: a text that is too short for one (400), a place that nobody knows (404
 * locationUnavailable, FIND-49).
 */
export function createPlaceFinder(places: Pick<Places, 'resolve'>): (text: string) => Point {
  const known = new Map<string, Point>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    if (isBlank(text) || tidy(text).length < 2) {
      throw refusal(400, 'invalidRequest', 'This is too short for a place.', 'freeFormAddress') // FIND-21
    }
    const place = places.resolve(text)
    if (!place) throw refusal(404, 'locationUnavailable', 'There is no such place.', 'freeFormAddress')
    if (known.size >= MOST_PLACES) known.clear()
    if (NO_ADDRESS.test(text)) known.set(text, place)
    return place
  }
}

/**
 * As many as a list has room for, nearest first: who offers only what was added to the service that is named first (FIND-41)
 * takes nobody's place who offers that.
 */
export function listed(near: readonly Near[], most: number, [main]: readonly number[]): readonly Near[] {
  if (near.length <= most || main === undefined) return near
  const offersMain = ({ one }: Near) => one.services.has(main)
  const ranked = [...near.filter(offersMain), ...near.filter((one) => !offersMain(one))]
  return ranked.slice(0, most).sort((a, b) => a.miles - b.miles)
}

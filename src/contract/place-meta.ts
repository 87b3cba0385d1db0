import type { Infer } from 'superstruct'
import { array, number, optional, string, type } from 'superstruct'

/** Which place a search near a place took: `text` as guests type it, "Newport, KY", and up to 4 others that they may mean. */
export const PlaceMeta = type({
  place: type({ text: string(), latitude: number(), longitude: number() }),
  others: array(string()),
})
export type PlaceMeta = Infer<typeof PlaceMeta>

/** Where a search finds no provider within its radius: the nearest one, its distance in miles, and its town as searches take it, "Newport, KY". */
export const NearestMeta = type({
  providerId: string(),
  name: string(),
  miles: number(),
  town: optional(string()),
})
export type NearestMeta = Infer<typeof NearestMeta>

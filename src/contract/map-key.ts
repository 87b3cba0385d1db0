import type { Infer } from 'superstruct'
import { nullable, object, string, type } from 'superstruct'
import type { Endpoint } from './endpoint.ts'

/**
 * The operator's street map (LOCATOR-47): an address of tiles with {z}, {x}, {y} and perhaps {key}, what must be said of their
 * origin, and the key. All null: outlines of states and counties alone.
 */
export const MapKey = type({
  tileUrl: nullable(string()),
  attribution: nullable(string()),
  key: nullable(string()),
})
export type MapKey = Infer<typeof MapKey>

/** POST for the key of the map, below the content path (API-44). */
export const postMapKey: Endpoint<Record<string, never>, Record<string, never>, { mapKey: MapKey }> = {
  method: 'POST',
  path: '/content/v2/map-key',
  query: object({}),
  body: object({}),
  mayLackBody: true,
  data: type({ mapKey: MapKey }),
  status: 200,
  idempotent: false,
}

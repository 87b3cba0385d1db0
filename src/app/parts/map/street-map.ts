import { postMapKey } from '#contract/map-key'
import { call } from '../../api/call.ts'

/** The operator's street map: the address of its tiles, with {z}, {x}, {y} and perhaps {key}, and whose it is (LOCATOR-47). */
export interface StreetMap {
  tileUrl: string
  attribution: string
  key: string
}

/** Asks for the street map; undefined if the operator has configured none, or the server does not answer. */
export async function loadStreetMap(signal: AbortSignal): Promise<StreetMap | undefined> {
  const result = await call(postMapKey, { body: {}, signal })
  if (result.kind !== 'answered') return undefined
  const { tileUrl, attribution, key } = result.data.mapKey
  return tileUrl === null ? undefined : { tileUrl, attribution: attribution ?? '', key: key ?? '' }
}

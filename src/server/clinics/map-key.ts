import type { MapKey } from '#contract/map-key'
import type { Settings } from '../settings.ts'

type MapSettings = Partial<Pick<Settings, 'map'>>

/** What a page needs for the operator's street map; all null where there is none (LOCATOR-47). */
export function mapKeyOf({ map }: MapSettings): MapKey {
  return { tileUrl: map?.tileUrl ?? null, attribution: map?.attribution ?? null, key: map?.key ?? null }
}

/** Hosts of other origins that images come from. */
export function imageOrigins({ map, imageHost }: Partial<Pick<Settings, 'map' | 'imageHost'>>): string[] {
  return [...(map ? [new URL(map.tileUrl).origin] : []), ...(imageHost ? [imageHost] : [])]
}

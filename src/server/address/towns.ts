import type { Point } from '#domain/distance'
import { SEARCH_RADIUS } from '#domain/search-window'
import { createNearest } from '../booking/nearest.ts'
import type { OpenLocations } from '../directory/open-locations.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import type { CityRow } from './gazetteer.ts'
import type { Places } from './places.ts'

type Located = Pick<DirectoryLocation, 'city' | 'state' | 'latitude' | 'longitude'>

/** The places of a table and the towns of the directory's open locations, as it is now. */
export function readPlaces(places: Places, locations: () => Promise<OpenLocations>): () => Promise<Places> {
  let known: { version: string; text: string; all: Places } | undefined
  return async () => {
    const now = await locations().catch(() => undefined)
    // The table goes on being known while the database is away.
    if (!now) return known?.all ?? places
    const { directoryVersion: version } = now
    if (known?.version === version) return known.all
    const located = now.locations.map(({ city, state, latitude, longitude }) => ({
      ...{ city, state, latitude, longitude },
      point: { latitude, longitude },
    }))
    const text = JSON.stringify(located)
    // Most changes of a directory leave its locations where they are, and what was found before is still right.
    if (known?.text !== text) {
      const near = createNearest(located)
      const milesTo = (point: Point) =>
        near(point, SEARCH_RADIUS, () => true)[0]?.miles ?? Number.POSITIVE_INFINITY
      known = { version, text, all: places.withTowns(townRows(located), milesTo) }
    }
    known.version = version
    return known.all
  }
}

/** The towns in which locations say that they are, each in the middle of its locations. */
export function townRows(locations: readonly Located[]): CityRow[] {
  const towns = new Map<string, Located[]>()
  for (const location of locations) {
    const name = `${location.city}, ${location.state}`
    const those = towns.get(name)
    if (those) those.push(location)
    else towns.set(name, [location])
  }
  return [...towns.values()].flatMap((those) => {
    const [first] = those
    const mean = (part: 'latitude' | 'longitude') =>
      those.reduce((sum, one) => sum + one[part], 0) / those.length
    return first ? [[first.city, first.state, 0, mean('latitude'), mean('longitude')]] : []
  })
}

import type { BusinessName } from '#contract/vocabulary'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import type { Point } from '#domain/distance'
import type { Nearest } from '../booking/nearest.ts'
import { createNearest } from '../booking/nearest.ts'
import type { OpenLocations } from '../directory/open-locations.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'

/** A location with its place on the globe. */
export type ClinicLocation = {
  location: DirectoryLocation
  point: Point
  details: { address: { cityTown: string; stateProvince: string } }
}

/** All open locations, those whose hours are not known too, as of one version of the directory. */
export interface ClinicDirectory {
  readonly version: string
  readonly locations: readonly DirectoryLocation[]
  near(businessName: BusinessName): Nearest<ClinicLocation>
  /** The location with what closes it now. */
  withClosures(location: DirectoryLocation): DirectoryLocation
  /** Of the store that houses a clinic, else its own; null: it has none. */
  bannerOf(location: DirectoryLocation): string | null
}

/** Keeps what is made of the locations for as long as they stay the same. */
export function openClinicDirectory(locations: () => Promise<OpenLocations>): () => Promise<ClinicDirectory> {
  let known: { of: OpenLocations; directory: ClinicDirectory } | undefined
  return async () => {
    const of = await locations()
    if (known?.of !== of) known = { of, directory: directoryOf(of) }
    return known.directory
  }
}

function directoryOf({ version, locations }: OpenLocations): ClinicDirectory {
  const banners = new Map(
    locations.flatMap(({ businessName, id, brand }) =>
      businessName === 'pharmacy' && brand !== null ? [[id, brand] as const] : [],
    ),
  )
  const byKey = new Map(locations.map((one) => [keyOf(one), one]))
  const near = new Map(
    BUSINESS_NAMES.map((name) => [name, createNearest(locations.flatMap((one) => clinicOf(one, name)))]),
  )
  return {
    version,
    locations,
    withClosures(location) {
      const known = byKey.get(keyOf(location))
      return known ? { ...location, closures: known.closures } : location
    },
    near: (businessName) => near.get(businessName) ?? (() => []),
    bannerOf: ({ hostStoreId, brand }) => banners.get(hostStoreId ?? '') ?? brand,
  }
}

function keyOf({ businessName, id }: DirectoryLocation): string {
  return `${businessName} ${id}`
}

function clinicOf(location: DirectoryLocation, businessName: BusinessName): ClinicLocation[] {
  const { latitude, longitude } = location
  if (location.businessName !== businessName) return []
  const address = { cityTown: location.city, stateProvince: location.state }
  return [{ location, details: { address }, point: { latitude, longitude } }]
}

import type { BusinessName } from '#contract/vocabulary'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import type { Point } from '#domain/distance'
import type { Nearest } from '../booking/nearest.ts'
import { createNearest } from '../booking/nearest.ts'
import { elapsed } from '../clock.ts'
import type { DirectoryLocation, Store } from '../store/store.ts'

/** A location with its place on the globe. */
type ClinicLocation = { location: DirectoryLocation; point: Point }

/** All open locations, those whose hours are not known too, as of one version of the directory. */
export interface ClinicDirectory {
  readonly version: string
  readonly locations: readonly DirectoryLocation[]
  near(businessName: BusinessName): Nearest<ClinicLocation>
  /** Of the store that houses a clinic, else its own; null: it has none. */
  bannerOf(location: DirectoryLocation): string | null
}

type DirectoryStore = Pick<Store, 'locationsOf' | 'directoryVersion'>

/** How old the directory may be, in milliseconds. */
const CHECK_MS = 1000

/** Keeps the locations in memory, and reads them again when the directory is another one: asked at most once a second. */
export function openClinicDirectory(store: DirectoryStore): () => Promise<ClinicDirectory> {
  let known: ClinicDirectory | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<ClinicDirectory> | undefined

  async function check(): Promise<ClinicDirectory> {
    const at = elapsed()
    const version = await store.directoryVersion()
    if (known?.version !== version) known = directoryOf(version, await store.locationsOf(BUSINESS_NAMES))
    checkedAt = at
    return known
  }

  return () => {
    if (known && elapsed() - checkedAt < CHECK_MS) return Promise.resolve(known)
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }
}

function directoryOf(version: string, locations: readonly DirectoryLocation[]): ClinicDirectory {
  const banners = new Map(
    locations.flatMap(({ businessName, id, brand }) =>
      businessName === 'pharmacy' && brand !== null ? [[id, brand] as const] : [],
    ),
  )
  const near = new Map(
    BUSINESS_NAMES.map((name) => [name, createNearest(locations.flatMap((one) => clinicOf(one, name)))]),
  )
  return {
    version,
    locations,
    near: (businessName) => near.get(businessName) ?? (() => []),
    bannerOf: ({ hostStoreId, brand }) => banners.get(hostStoreId ?? '') ?? brand,
  }
}

function clinicOf(location: DirectoryLocation, businessName: BusinessName): ClinicLocation[] {
  const { latitude, longitude } = location
  return location.businessName === businessName ? [{ location, point: { latitude, longitude } }] : []
}

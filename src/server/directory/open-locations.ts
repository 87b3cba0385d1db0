import { isDeepStrictEqual } from 'node:util'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { HOUR_MS } from '#domain/time-units'
import { elapsed } from '../clock.ts'
import type { Closure } from '../store/closures.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import type { Store } from '../store/store.ts'
import type { LocationWait } from '../store/waits.ts'
import { closedAsOf } from './closings.ts'
import type { VirtualProviderRecord } from './records.ts'

/** How old an answer may be, in milliseconds. */
const CHECK_MS = 1000

/** Keeps what was read for as long as its version stays, which is asked at most once a second, once for all who wait. */
function keepByVersion<T>(
  versionNow: () => Promise<string>,
  read: (version: string) => Promise<T>,
): () => Promise<T> {
  let known: { version: string; value: T } | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<T> | undefined

  async function check(): Promise<T> {
    const at = elapsed()
    const version = await versionNow()
    if (known?.version !== version) known = { version, value: await read(version) }
    checkedAt = at
    return known.value
  }

  return () => {
    if (known && elapsed() - checkedAt < CHECK_MS) return Promise.resolve(known.value)
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }
}

/** All open locations with what closes them; the same object for as long as both versions stay, and each location for as long as it stays the same. */
export type OpenLocations = {
  version: string
  /** Of the directory without its closures. */
  directoryVersion: string
  locations: readonly DirectoryLocation[]
  closures: readonly Closure[]
}

type Source = Pick<Store, 'locationsOf' | 'directoryVersion' | 'closures' | 'closuresVersion'>

/** Keeps the open locations in memory for all who work with them. A closure reads no location again. `clock`: epoch milliseconds. */
export function readOpenLocations(store: Source, clock: () => number): () => Promise<OpenLocations> {
  const readLocations = keepByVersion(
    () => store.directoryVersion(),
    async (version) => ({ version, locations: await store.locationsOf(BUSINESS_NAMES) }),
  )
  const readClosures = keepByVersion(
    () => store.closuresVersion(),
    async (version) => ({ version, closures: await store.closures() }),
  )
  const kept = new WeakMap<DirectoryLocation, DirectoryLocation>()
  let made: { of: object; by: object; open: OpenLocations } | undefined

  function closed(location: DirectoryLocation, closures: readonly Closure[]): DirectoryLocation {
    const now = closedAsOf(location, closures, new Date(clock()).getUTCFullYear())
    const before = kept.get(location)
    const closingsNow = [now.closures, now.serviceClosures]
    if (before && isDeepStrictEqual([before.closures, before.serviceClosures], closingsNow)) return before
    kept.set(location, now)
    return now
  }

  return async () => {
    const [of, by] = await Promise.all([readLocations(), readClosures()])
    if (made?.of === of && made.by === by) return made.open
    const open: OpenLocations = {
      version: `${of.version} ${by.version}`,
      directoryVersion: of.version,
      locations: of.locations.map((location) => closed(location, by.closures)),
      closures: by.closures,
    }
    made = { of, by, open }
    return open
  }
}

/** The wait of a location; undefined: not known. */
export type WaitAt = (location: Pick<DirectoryLocation, 'businessName' | 'id'>) => LocationWait | undefined

/** A wait that is older than this is not known any more (DIR-12). */
const OLDEST_WAIT_MS = 2 * HOUR_MS

/** Keeps the waits in memory. They change often, and nothing else is read with them (HD-15). `clock`: epoch milliseconds. */
export function readWaits(
  store: Pick<Store, 'waits' | 'waitsVersion'>,
  clock: () => number,
): () => Promise<WaitAt> {
  return keepByVersion(
    () => store.waitsVersion(),
    async () => {
      const waits = new Map((await store.waits()).map((wait) => [nameOf(wait), wait]))
      return (location) => {
        const wait = waits.get(nameOf(location))
        const isOld = wait?.setAt !== undefined && clock() - wait.setAt > OLDEST_WAIT_MS
        return isOld ? undefined : wait
      }
    },
  )
}

function nameOf({ businessName, id }: Pick<DirectoryLocation, 'businessName' | 'id'>): string {
  return `${businessName} ${id}`
}

/** IANA zone of a location, video team, clinician or dietitian of any business, open or not; undefined: there is none. */
export async function zoneOfProvider(
  store: Pick<Store, 'location' | 'records'>,
  id: string,
): Promise<string | undefined> {
  for (const businessName of BUSINESS_NAMES) {
    const location = await store.location(businessName, id)
    if (location) return location.timezone
  }
  const onVideo = (await store.records('virtualProvider')).find(({ key }) => key === id)
  return (onVideo?.body as VirtualProviderRecord | undefined)?.timezone
}

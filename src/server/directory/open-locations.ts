import { isDeepStrictEqual } from 'node:util'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { HOUR_MS } from '#domain/time-units'
import { elapsed } from '../clock.ts'
import type { Closure } from '../store/closures.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import type { ProviderKey, Store } from '../store/store.ts'
import type { LocationWait } from '../store/waits.ts'
import { closedAsOf, concerns } from './closings.ts'
import type { VirtualProviderRecord } from './records.ts'

/** How old an answer may be, in milliseconds. */
const CHECK_MS = 1000

/** Keeps what was read for as long as its version stays, which is asked at most every `checkMs`, once for all who wait. */
function keepByVersion<T>(
  versionNow: () => Promise<string>,
  read: (version: string) => Promise<T>,
  checkMs = CHECK_MS,
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
    if (known && elapsed() - checkedAt < checkMs) return Promise.resolve(known.value)
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
export function readOpenLocations(
  store: Source,
  clock: () => number,
  checkMs?: number,
): () => Promise<OpenLocations> {
  const readLocations = keepByVersion(
    () => store.directoryVersion(),
    async (version) => ({ version, locations: await store.locationsOf(BUSINESS_NAMES) }),
    checkMs,
  )
  const readClosures = keepByVersion(
    () => store.closuresVersion(),
    async (version) => ({ version, closures: await store.closures() }),
    checkMs,
  )
  let made: Made | undefined

  return async () => {
    const [of, by] = await Promise.all([readLocations(), readClosures()])
    if (made?.of === of && made.by === by) return made.open
    const year = new Date(clock()).getUTCFullYear()
    const closed = closedLocations(of.locations, { closures: by.closures, year }, made)
    const open: OpenLocations = {
      version: `${of.version} ${by.version}`,
      directoryVersion: of.version,
      locations: [...closed.values()],
      closures: by.closures,
    }
    made = { of, by, year, closed, open }
    return open
  }
}

/** `closed`: each location as it was read, with what closes it beside it. */
type Made = {
  of: object
  by: { closures: readonly Closure[] }
  year: number
  closed: ReadonlyMap<DirectoryLocation, DirectoryLocation>
  open: OpenLocations
}

/** Makes anew only the locations of which a closure was added or removed: a chain has thousands, and a closure is of few. */
function closedLocations(
  locations: readonly DirectoryLocation[],
  { closures, year }: { closures: readonly Closure[]; year: number },
  made: Made | undefined,
): Map<DirectoryLocation, DirectoryLocation> {
  const changed = made?.year === year ? changedBetween(made.by.closures, closures) : undefined
  const closed = (location: DirectoryLocation): DirectoryLocation => {
    const before = made?.closed.get(location)
    if (before && changed && !changed.some(({ scope }) => concerns(scope, location))) return before
    const now = closedAsOf(location, closures, year)
    const closingsNow = [now.closures, now.serviceClosures]
    return before && isDeepStrictEqual([before.closures, before.serviceClosures], closingsNow) ? before : now
  }
  return new Map(locations.map((location) => [location, closed(location)]))
}

/** Closures that only one of two lists has. */
function changedBetween(former: readonly Closure[], latter: readonly Closure[]): Closure[] {
  const [before, after] = [former, latter].map(
    (list) => new Map(list.map((one) => [JSON.stringify(one), one])),
  ) as [Map<string, Closure>, Map<string, Closure>]
  const missing = (from: Map<string, Closure>, other: Map<string, Closure>) =>
    [...from].flatMap(([text, one]) => (other.has(text) ? [] : [one]))
  return [...missing(before, after), ...missing(after, before)]
}

/** The wait of a location; undefined: not known. */
export type WaitAt = (location: Pick<DirectoryLocation, 'businessName' | 'id'>) => LocationWait | undefined

/** A wait that is older than this is not known any more (DIR-12). */
const OLDEST_WAIT_MS = 2 * HOUR_MS

/**
 * Keeps the waits in memory. They change often; then only those that changed are read, and nothing else with them (HD-15).
 * `clock`: epoch milliseconds.
 */
export function readWaits(
  store: Pick<Store, 'waits' | 'waitsBetween' | 'waitsVersion'>,
  clock: () => number,
  checkMs?: number,
): () => Promise<WaitAt> {
  let known: { version: string; waits: Map<string, LocationWait> } | undefined
  return keepByVersion(
    () => store.waitsVersion(),
    async (version): Promise<WaitAt> => {
      const changed = known && (await store.waitsBetween(known.version, version))
      const waits = new Map(changed && known?.waits)
      for (const wait of changed ?? (await store.waits())) waits.set(nameOf(wait), wait)
      known = { version, waits }
      return (location) => {
        const wait = waits.get(nameOf(location))
        const hasWait = wait?.waitMinutes !== undefined || wait?.waitDescription !== undefined
        const isOld = wait?.setAt !== undefined && clock() - wait.setAt > OLDEST_WAIT_MS
        return hasWait && !isOld ? wait : undefined
      }
    },
    checkMs,
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
  return zoneOnVideo(store, id)
}

/** IANA zone of a provider that may be closed for good, whose row stays; null: it is gone. */
export async function zoneOfClosed(
  store: Pick<Store, 'location' | 'records'>,
  { businessName, id }: ProviderKey,
): Promise<string | null> {
  const location = await store.location(businessName, id)
  return location?.timezone ?? (await zoneOnVideo(store, id)) ?? null
}

async function zoneOnVideo(store: Pick<Store, 'records'>, id: string): Promise<string | undefined> {
  const onVideo = (await store.records('virtualProvider')).find(({ key }) => key === id)
  return (onVideo?.body as VirtualProviderRecord | undefined)?.timezone
}

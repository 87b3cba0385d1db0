import { BUSINESS_NAMES } from '#contract/vocabulary'
import { elapsed } from '../clock.ts'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import type { Store } from '../store/store.ts'
import type { LocationWait } from '../store/waits.ts'

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

/** All open locations as of one version of the directory; the same object for as long as that version stays. */
export type OpenLocations = { version: string; locations: readonly DirectoryLocation[] }

/** Keeps the open locations in memory for all who work with them. */
export function readOpenLocations(
  store: Pick<Store, 'locationsOf' | 'directoryVersion'>,
): () => Promise<OpenLocations> {
  return keepByVersion(
    () => store.directoryVersion(),
    async (version) => ({ version, locations: await store.locationsOf(BUSINESS_NAMES) }),
  )
}

/** The wait of a location; undefined: not known. */
export type WaitAt = (location: Pick<DirectoryLocation, 'businessName' | 'id'>) => LocationWait | undefined

/** Keeps the waits in memory. They change often, and nothing else is read with them (HD-15). */
export function readWaits(store: Pick<Store, 'waits' | 'waitsVersion'>): () => Promise<WaitAt> {
  return keepByVersion(
    () => store.waitsVersion(),
    async () => {
      const waits = new Map((await store.waits()).map((wait) => [nameOf(wait), wait]))
      return (location) => waits.get(nameOf(location))
    },
  )
}

function nameOf({ businessName, id }: Pick<DirectoryLocation, 'businessName' | 'id'>): string {
  return `${businessName} ${id}`
}

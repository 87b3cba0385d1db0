import { elapsed } from '../clock.ts'
import type { HoldStore } from '../store/store.ts'
import type { Provider } from './provider.ts'
import { providerKeyName } from './provider.ts'

/**
 * Versions of the providers' cells, as the database had them when it was last asked. They change with the writes of every process.
 */
export interface Versions {
  /** Whether it was asked within the last second. */
  areFresh(): boolean
  /** Asks it, once for all who wait. */
  check(): Promise<void>
  /** A number that changes whenever a cell of the provider is taken, freed or released. */
  of(provider: Provider): number
}

/** How old an answer may be, in milliseconds. */
const FRESH_MS = 1000

export function createVersions(store: Pick<HoldStore, 'takenVersion' | 'takenVersions'>): Versions {
  const versions = new Map<string, number>()
  let total = Number.NaN
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    const at = elapsed()
    const now = await store.takenVersion()
    if (now !== total) {
      for (const { provider, version } of await store.takenVersions())
        versions.set(providerKeyName(provider), version)
      total = now
    }
    askedAt = at
  }

  return {
    areFresh: () => elapsed() - askedAt < FRESH_MS,
    check() {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    of: ({ key }) => versions.get(providerKeyName(key)) ?? 0,
  }
}

import { DAY_MS } from '#domain/time-units'
import { elapsed } from '../clock.ts'
import type { HoldStore, TakenCell } from '../store/store.ts'
import type { ProviderAvailability } from './availability.ts'
import { createAvailability } from './availability.ts'
import { MOST_DAYS_AHEAD } from './needs.ts'
import type { Provider } from './provider.ts'
import { providerKeyName } from './provider.ts'
import type { Versions } from './versions.ts'
import { createVersions } from './versions.ts'

/** The availability of each provider, as the database has it. */
export interface Availabilities {
  /**
   * The availability of these providers, in their order. It is at most a second old and includes everything that this process
   * wrote. The cells of the hold `former`, live or in grace, and of the appointments with the ids `own` count as free, because the search is
   * their owner's (API-51, VISIT-03).
   */
  of(
    providers: readonly Provider[],
    former: string | null,
    own?: readonly string[],
  ): Promise<ProviderAvailability[]>
  /** Must be called when this process has changed cells of a provider, so that the next search reads them again. */
  forget(provider: Provider): void
}

/** Every availability is read again after so many milliseconds, in case another program changed the database. */
const LONGEST_MS = 60_000
/** Days around now, in any zone, that searches can be about. */
const DAYS_BACK = 2
const DAYS_AHEAD = MOST_DAYS_AHEAD + 3

/**
 * The availability that this process remembers of a provider. It is right while the provider's version is the same and until
 * `changesAt` (epoch milliseconds), when the next hold expires. `readAt` and `filledAt` are times of `elapsed`: of the last reading
 * that counts as fresh, and of the last one that updated the availability.
 */
type Kept = {
  availability: ProviderAvailability
  filledAt: number
  version: number
  changesAt: number
  readAt: number
  turn: number
  reading: { version: number; done: Promise<void> } | undefined
}
/** The full cells of one provider; `lasts`: milliseconds until a hold or grace among them expires. */
type Taken = { full: Set<number>; lasts: number }

export function createAvailabilities(
  store: Pick<HoldStore, 'taken' | 'takenVersion' | 'takenVersions'>,
  clock: () => number,
): Availabilities {
  const kept = new WeakMap<Provider, Kept>()
  const versions: Versions = createVersions(store)

  function keptOf(provider: Provider): Kept {
    let one = kept.get(provider)
    if (!one) {
      one = {
        availability: createAvailability(provider, provider.writtenDays),
        filledAt: Number.NEGATIVE_INFINITY,
        ...UNREAD,
        turn: 0,
      }
      kept.set(provider, one)
    }
    return one
  }

  function read(
    providers: readonly Provider[],
    former: string | null,
    own: readonly string[],
  ): Promise<Taken[]> {
    const now = clock()
    const keys = providers.map(({ key }) => key)
    return store
      .taken(keys, now - DAYS_BACK * DAY_MS, now + DAYS_AHEAD * DAY_MS, former, own)
      .then((cells) => takenOf(providers, cells))
  }

  async function refresh(providers: readonly Provider[], availabilities: readonly Kept[]): Promise<void> {
    const [at, now] = [elapsed(), clock()]
    const before = providers.map((provider, index) => {
      return { version: versions.of(provider), turn: availabilities[index]?.turn }
    })
    try {
      const found = await read(providers, null, [])
      for (const [index, one] of availabilities.entries()) {
        const { full, lasts } = found[index] ?? NOTHING
        if (at < one.filledAt) continue
        one.availability.update(full)
        one.filledAt = at
        // If `forget` was called meanwhile, this reading may be older than the write, so it does not count as fresh.
        if (one.turn !== before[index]?.turn) continue
        one.version = before[index].version
        one.changesAt = now + lasts
        one.readAt = at
      }
    } finally {
      for (const [index, one] of availabilities.entries()) {
        if (one.turn === before[index]?.turn) one.reading = undefined
      }
    }
  }

  /** Reads those that are not fresh, unless that is being done. */
  async function bringUpToDate(providers: readonly Provider[]): Promise<void> {
    if (!versions.areFresh()) await versions.check()
    const [oldest, now] = [elapsed() - LONGEST_MS, clock()]
    const waiting = new Set<Promise<void>>()
    const stale: Provider[] = []
    for (const provider of providers) {
      const one = keptOf(provider)
      const version = versions.of(provider)
      if (one.version === version && now < one.changesAt && one.readAt > oldest) continue
      if (one.reading?.version === version) waiting.add(one.reading.done)
      else stale.push(provider)
    }
    if (stale.length > 0) waiting.add(startReading(stale))
    if (waiting.size > 0) await Promise.all(waiting)
  }

  function startReading(stale: readonly Provider[]): Promise<void> {
    const availabilities = stale.map(keptOf)
    // What is being read for an older version is no longer waited for, and must not pass for fresh.
    for (const one of availabilities) one.turn += 1
    const done = refresh(stale, availabilities)
    for (const [index, one] of availabilities.entries()) {
      const provider = stale[index]
      if (provider) one.reading = { version: versions.of(provider), done }
    }
    return done
  }

  return {
    async of(providers, former, own = []) {
      await bringUpToDate(providers)
      const availabilities = providers.map((provider) => keptOf(provider).availability)
      if (former === null && own.length === 0) return availabilities
      const free = await read(providers, former, own)
      return providers.map((provider, index) => {
        const [common, { full }] = [availabilities[index], free[index] ?? NOTHING]
        return common && isSame(common.full, full) ? common : createAvailability(provider, NONE_KEPT, full)
      })
    },
    forget(provider) {
      const one = keptOf(provider)
      Object.assign(one, UNREAD, { turn: one.turn + 1 })
    },
  }
}

/** For days that are of no use to others. */
const NONE_KEPT = { keep: () => undefined }

const UNREAD = {
  version: Number.NaN,
  changesAt: Number.NEGATIVE_INFINITY,
  readAt: Number.NEGATIVE_INFINITY,
  reading: undefined,
}
const NOTHING: Taken = { full: new Set(), lasts: Number.POSITIVE_INFINITY }

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((cell) => other.has(cell))
}

/** The cells of each provider without capacity left, and how long that stays so by itself. */
function takenOf(providers: readonly Provider[], cells: readonly TakenCell[]): Taken[] {
  const taken = providers.map((): Taken => ({ full: new Set(), lasts: Number.POSITIVE_INFINITY }))
  const indexes = new Map(providers.map(({ key }, index) => [providerKeyName(key), index]))
  for (const { provider, cell, count, lasts } of cells) {
    const index = indexes.get(providerKeyName(provider))
    const one = index === undefined ? undefined : taken[index]
    if (index === undefined || !one) continue
    const capacity = providers[index]?.capacity ?? 1
    if (count >= capacity) one.full.add(cell)
    if (lasts !== null) one.lasts = Math.min(one.lasts, lasts)
  }
  return taken
}

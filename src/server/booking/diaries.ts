import { DAY_MS } from '#domain/offsets'
import { elapsed } from '../clock.ts'
import type { HoldStore, TakenCell } from '../store/store.ts'
import type { Bookable } from './bookable.ts'
import { nameOf } from './bookable.ts'
import type { Diary } from './diary.ts'
import { createDiary, createShelf } from './diary.ts'
import type { Versions } from './versions.ts'
import { createVersions } from './versions.ts'
import { MOST_DAYS_AHEAD } from './visit.ts'

/** The diaries of all providers, as the database has them. */
export interface Diaries {
  /**
   * The diaries of these providers, in their order, at most a second old; newer than what this process wrote. With `former`, the
   * code of a hold: as its owner sees them, who has its claimed or held places for free (API-51).
   */
  of(providers: readonly Bookable[], former: string | null): Promise<Diary[]>
  /** Something of a provider was written: what is known of it is read again. */
  forget(provider: Bookable): void
}

/** All is read again after so many milliseconds, should something have been written by other means than the store's. */
const LONGEST_MS = 60_000
/** Days around now, in any zone, that searches can be about. */
const DAYS_BACK = 2
const DAYS_AHEAD = MOST_DAYS_AHEAD + 3

/**
 * Right as long as the provider's version stays, until `changesAt` (epoch milliseconds), when a hold is over; `readAt` by `elapsed`.
 * `filledAt`: when the reading began that the diary has its contents from, right or not.
 */
type Kept = {
  diary: Diary
  filledAt: number
  version: number
  changesAt: number
  readAt: number
  turn: number
  reading: { version: number; done: Promise<void> } | undefined
}
/** What is taken of one provider; `lasts`: milliseconds until some of it is over by itself. */
type Taken = { full: Set<number>; lasts: number }

export function createDiaries(
  store: Pick<HoldStore, 'taken' | 'takenVersion' | 'takenVersions'>,
  clock: () => number,
): Diaries {
  const kept = new WeakMap<Bookable, Kept>()
  const shelf = createShelf()
  const versions: Versions = createVersions(store)

  function keptOf(provider: Bookable): Kept {
    let one = kept.get(provider)
    if (!one) {
      one = { diary: createDiary(provider, shelf), filledAt: Number.NEGATIVE_INFINITY, ...UNREAD, turn: 0 }
      kept.set(provider, one)
    }
    return one
  }

  function read(providers: readonly Bookable[], former: string | null): Promise<Taken[]> {
    const now = clock()
    const keys = providers.map(({ key }) => key)
    return store
      .taken(keys, now - DAYS_BACK * DAY_MS, now + DAYS_AHEAD * DAY_MS, former)
      .then((cells) => takenOf(providers, cells))
  }

  async function refresh(providers: readonly Bookable[], diaries: readonly Kept[]): Promise<void> {
    const [at, now] = [elapsed(), clock()]
    const before = providers.map((provider, index) => {
      return { version: versions.of(provider), turn: diaries[index]?.turn }
    })
    try {
      const found = await read(providers, null)
      for (const [index, one] of diaries.entries()) {
        const { full, lasts } = found[index] ?? NOTHING
        if (at < one.filledAt) continue
        one.diary.fill(full)
        one.filledAt = at
        // What was forgotten meanwhile is not fresh: it may have been read before the write.
        if (one.turn !== before[index]?.turn) continue
        one.version = before[index].version
        one.changesAt = now + lasts
        one.readAt = at
      }
    } finally {
      for (const [index, one] of diaries.entries()) {
        if (one.turn === before[index]?.turn) one.reading = undefined
      }
    }
  }

  /** Reads those that are not fresh, unless that is being done. */
  async function bringUpToDate(providers: readonly Bookable[]): Promise<void> {
    if (!versions.areFresh()) await versions.check()
    const [oldest, now] = [elapsed() - LONGEST_MS, clock()]
    const waiting = new Set<Promise<void>>()
    const stale: Bookable[] = []
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

  function startReading(stale: readonly Bookable[]): Promise<void> {
    const diaries = stale.map(keptOf)
    // What is being read for an older version is no longer waited for, and must not pass for fresh.
    for (const one of diaries) one.turn += 1
    const done = refresh(stale, diaries)
    for (const [index, one] of diaries.entries()) {
      const provider = stale[index]
      if (provider) one.reading = { version: versions.of(provider), done }
    }
    return done
  }

  return {
    async of(providers, former) {
      await bringUpToDate(providers)
      const diaries = providers.map((provider) => keptOf(provider).diary)
      if (former === null) return diaries
      const own = await read(providers, former)
      return providers.map((provider, index) => {
        const [common, { full }] = [diaries[index], own[index] ?? NOTHING]
        // What is written for one guest alone is of no use to others.
        return common && isSame(common.full, full) ? common : createDiary(provider, createShelf(), full)
      })
    },
    forget(provider) {
      const one = keptOf(provider)
      Object.assign(one, UNREAD, { turn: one.turn + 1 })
    },
  }
}

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

/** The cells of each provider without a place left, and how long that stays so by itself. */
function takenOf(providers: readonly Bookable[], cells: readonly TakenCell[]): Taken[] {
  const taken = providers.map((): Taken => ({ full: new Set(), lasts: Number.POSITIVE_INFINITY }))
  const indexes = new Map(providers.map(({ key }, index) => [nameOf(key), index]))
  for (const { provider, cell, count, lasts } of cells) {
    const index = indexes.get(nameOf(provider))
    const one = index === undefined ? undefined : taken[index]
    if (index === undefined || !one) continue
    const places = providers[index]?.places ?? 1
    if (count >= places) one.full.add(cell)
    if (lasts !== null) one.lasts = Math.min(one.lasts, lasts)
  }
  return taken
}

import { DAY_MS } from '#domain/offsets'
import { elapsed } from '../clock.ts'
import type { HoldStore, TakenCell } from '../store/store.ts'
import type { Bookable } from './bookable.ts'
import type { Diary } from './diary.ts'
import { createDiary, createShelf } from './diary.ts'
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

/** How old what is known of a provider may be, in milliseconds. */
const FRESH_MS = 1000
/** Days around now, in any zone, that searches can be about. */
const DAYS_BACK = 2
const DAYS_AHEAD = MOST_DAYS_AHEAD + 3

type Kept = { diary: Diary; readAt: number; turn: number; reading: Promise<void> | undefined }

export function createDiaries(store: Pick<HoldStore, 'taken'>, clock: () => number): Diaries {
  const kept = new WeakMap<Bookable, Kept>()
  const shelf = createShelf()

  function keptOf(provider: Bookable): Kept {
    let one = kept.get(provider)
    if (!one) {
      one = {
        diary: createDiary(provider, shelf),
        readAt: Number.NEGATIVE_INFINITY,
        turn: 0,
        reading: undefined,
      }
      kept.set(provider, one)
    }
    return one
  }

  async function readFull(providers: readonly Bookable[], former: string | null): Promise<Set<number>[]> {
    const now = clock()
    const keys = providers.map(({ key }) => key)
    const taken = await store.taken(keys, now - DAYS_BACK * DAY_MS, now + DAYS_AHEAD * DAY_MS, former)
    return fullCells(providers, taken)
  }

  async function refresh(providers: readonly Bookable[], diaries: readonly Kept[]): Promise<void> {
    const at = elapsed()
    const turns = diaries.map(({ turn }) => turn)
    try {
      const full = await readFull(providers, null)
      for (const [index, one] of diaries.entries()) {
        one.diary.fill(full[index] ?? new Set())
        // What was forgotten meanwhile is not fresh: it may have been read before the write.
        if (one.turn === turns[index]) one.readAt = at
      }
    } finally {
      for (const [index, one] of diaries.entries()) if (one.turn === turns[index]) one.reading = undefined
    }
  }

  /** Reads those that are not fresh, unless that is being done. */
  async function bringUpToDate(providers: readonly Bookable[]): Promise<void> {
    const oldest = elapsed() - FRESH_MS
    const waiting = new Set<Promise<void>>()
    const stale: Bookable[] = []
    for (const provider of providers) {
      const { readAt, reading } = keptOf(provider)
      if (readAt > oldest) continue
      if (reading) waiting.add(reading)
      else stale.push(provider)
    }
    if (stale.length > 0) {
      const diaries = stale.map(keptOf)
      const reading = refresh(stale, diaries)
      for (const one of diaries) one.reading = reading
      waiting.add(reading)
    }
    if (waiting.size > 0) await Promise.all(waiting)
  }

  return {
    async of(providers, former) {
      await bringUpToDate(providers)
      const diaries = providers.map((provider) => keptOf(provider).diary)
      if (former === null) return diaries
      const full = await readFull(providers, former)
      return providers.map((provider, index) => {
        const [common, own = new Set<number>()] = [diaries[index], full[index]]
        // What is written for one guest alone is of no use to others.
        return common && isSame(common.full, own) ? common : createDiary(provider, createShelf(), own)
      })
    },
    forget(provider) {
      const one = keptOf(provider)
      one.turn += 1
      one.readAt = Number.NEGATIVE_INFINITY
      one.reading = undefined
    },
  }
}

function isSame(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((cell) => other.has(cell))
}

/** The cells of each provider without a place left. */
function fullCells(providers: readonly Bookable[], taken: readonly TakenCell[]): Set<number>[] {
  const full = providers.map(() => new Set<number>())
  const indexes = new Map(providers.map(({ key }, index) => [`${key.businessName} ${key.id}`, index]))
  for (const { provider, cell, count } of taken) {
    const index = indexes.get(`${provider.businessName} ${provider.id}`)
    if (index === undefined) continue
    const places = providers[index]?.places ?? 1
    if (count >= places) full[index]?.add(cell)
  }
  return full
}

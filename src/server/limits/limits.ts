import { MINUTE_MS } from '#domain/time-units'
import { connectionOf, networkOf } from '../http/network.ts'
import { createRateLimit, createTryLimit } from '../http/rate-limit.ts'
import { busy, busyFor } from '../http/refusal.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { clientMark } from '../keys/seal.ts'
import type { Log } from '../log.ts'
import { type Charge, type LimitStore, type Origin, OverLimit } from '../store/limit-counts.ts'
import { createAlarms } from './alarms.ts'
import { LIMITS, type LimitId, type OtherLimits } from './table.ts'

type NameOf<Id> = Id extends `${infer Name}.${string}` ? Name : never
export type LimitName = NameOf<LimitId>
type MemoryName = (typeof IN_MEMORY)[number]

/** Whom a call counts for: marks made of its address or its tablet's token. */
export type Client = Origin & Readonly<{ isTablet: boolean; device: string }>

/** Limits that look at the same count. */
const COUNTED_AS: Partial<Record<LimitName, LimitName>> = { rush: 'bookings' }
/** Names of log lines for limits whose line is not just `limit`. */
const EVENTS: Partial<Record<string, string>> = { sealed: 'outbox-pressure', sealedBytes: 'outbox-pressure' }
const MOST_REMEMBERED = 10_000
/** Limits that each process counts alone. */
const IN_MEMORY = ['reports', 'posts', 'malformed', 'searches', 'feed', 'cancels'] as const
/**
 * After so many milliseconds a process asks the database again whether a limit is still spent, because a cancelled booking gives
 * its count back.
 */
const REMEMBERED_MS = 10_000

type Row = { id: LimitId; of: string; at: string | undefined; most: number; minutes: number }

export type Limits = ReturnType<typeof openLimits>

/** The limits of a server: which client a call counts for, what it is charged, and when it is refused (503 busy, API-50). */
export function openLimits({
  store,
  keys,
  clock,
  log,
  others = {},
}: {
  store: LimitStore
  keys: Pick<ServerKeys, 'codeKeys'>
  clock: () => number
  log: Log
  others?: OtherLimits | undefined
}) {
  const alarm = createAlarms(log, clock)
  const rows = new Map<LimitName, Row[]>()
  for (const [id, [most, minutes]] of Object.entries(LIMITS) as [LimitId, readonly [number, number]][]) {
    const [, name = '', of = '', at] = /^(\w+)\.(\w+)(?:@(\w+))?$/.exec(id) ?? []
    const row = { id, of, at, most: others[id] ?? most, minutes }
    rows.set(name as LimitName, [...(rows.get(name as LimitName) ?? []), row])
  }
  const rowsOf = (name: LimitName) => rows.get(name) ?? []
  const inMemory = openMemory(rowsOf, clock, (limit) => alarm('limit', limit, { limit }))
  /** Limits that this process knows to be spent: since when, until when, and when it asks the database again. */
  const spent = new Map<string, { since: number; until: number; againAt: number }>()
  const trying = new Map<string, number>()

  /** What a call is charged in the limits of this name; `at` names the store, cell or day. */
  function charges(name: LimitName, client: Client, at = '', amount = 1): Charge[] {
    return rowsOf(name).flatMap((row) => {
      const subject = subjectOf(row, rowsOf(name), client, at)
      if (subject === undefined) return []
      const key = row.at === undefined ? subject : `${subject} ${at}`
      return [chargeOf(row, key, amount)]
    })
  }

  function refuseKnown(all: readonly Charge[]): void {
    for (const one of all) {
      const known = spent.get(nameOf(one))
      // Without this, a clock that is set back would refuse a client for days in place of seconds.
      if (known && known.since <= clock() && clock() < known.againAt) throw busyFor(known.until - clock())
    }
  }

  /** Runs what writes these charges; a spent limit is refused, for a while without a write. */
  async function within<T>(all: readonly Charge[], work: () => Promise<T>): Promise<T> {
    refuseKnown(all)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof OverLimit)) throw error
      const { charge, waitMs } = error
      const event = EVENTS[charge.limit.split('.')[0] ?? ''] ?? 'limit'
      alarm(event, charge.limit, { limit: charge.limit })
      if (charge.minutes > 0) {
        if (spent.size >= MOST_REMEMBERED) spent.clear()
        const since = clock()
        const againAt = since + Math.min(waitMs, REMEMBERED_MS)
        spent.set(nameOf(charge), { since, until: since + waitMs, againAt })
      }
      throw busyFor(waitMs)
    }
  }

  return {
    alarm,
    charges,
    within,
    /** Charges what has no transaction of its own. */
    charge: (all: readonly Charge[]) => within(all, () => store.charge(all)),
    /** Refuses a call when one of the limits is spent already. */
    async refuseSpent(all: readonly Charge[]): Promise<void> {
      refuseKnown(all)
      const counts = await store.counted(all)
      const at = all.findIndex(({ most }, index) => (counts[index] ?? 0) >= most)
      const over = all[at]
      if (over) await within([over], () => Promise.reject(new OverLimit(over, untilNextMinute(clock()))))
    },
    /** What the count of a limit is now. */
    async countOf(id: LimitId, key: string): Promise<number> {
      const row = rowsOf(id.split('.')[0] as LimitName).find((one) => one.id === id)
      const [count = 0] = row ? await store.counted([chargeOf(row, key, 1)]) : []
      return count
    },
    /** Adds one to a count that refuses no client, and returns the count. */
    async tally(id: LimitId, key: string): Promise<number> {
      const row = rowsOf(id.split('.')[0] as LimitName).find((one) => one.id === id)
      if (row) await store.charge([{ ...chargeOf(row, key, 1), most: Number.POSITIVE_INFINITY }])
      return this.countOf(id, key)
    },
    /** The number of a limit that is counted elsewhere. */
    most: (id: LimitId): number => others[id] ?? LIMITS[id][0],

    /**
     * Looks at a secret while tries are left. A wrong one (undefined) is charged; a right one is not, but it counts while it is
     * looked at, so that many at once are no more than one after the other.
     */
    async lookAt<T>(all: readonly Charge[], look: () => Promise<T | undefined>): Promise<T | undefined> {
      refuseKnown(all)
      const isFull = all.some((one) => (trying.get(nameOf(one)) ?? 0) >= one.most)
      if (isFull) throw busyFor(untilNextMinute(clock()))
      const add = (more: number) => {
        for (const name of all.map(nameOf)) {
          const count = (trying.get(name) ?? 0) + more
          if (count > 0) trying.set(name, count)
          else trying.delete(name)
        }
      }
      add(1)
      try {
        const found = await look()
        if (found === undefined) await this.charge(all)
        else await this.refuseSpent(all)
        return found
      } finally {
        add(-1)
      }
    },

    /** Counts a call in memory; refuses it when the limit is spent. */
    spend(name: MemoryName, client: Client): void {
      if (!inMemory(name, client)) throw busy(10)
    },
    /** The same, without refusing: whether there was room. */
    take: (name: MemoryName, client: Client): boolean => inMemory(name, client),

    /** Whom a call counts for: its tablet, else its address. `visit`: the random id of the page that called. */
    clientOf(address: string, tablet: string | undefined, visit?: string | null): Client {
      if (tablet !== undefined) {
        const origin = clientMark(keys, 'tablet', tablet)
        return { origin, network: null, isTablet: true, device: origin }
      }
      const origin = clientMark(keys, 'connection', connectionOf(address))
      const network = clientMark(keys, 'network', networkOf(address))
      const device = visit ? clientMark(keys, 'visit', `${origin} ${visit}`) : origin
      return { origin, network, isTablet: false, device }
    },
  }
}

function chargeOf({ id, most, minutes }: Row, key: string, amount: number): Charge {
  const name = id.split('.')[0] as LimitName
  return { limit: id, name: COUNTED_AS[name] ?? name, key, amount, most, minutes }
}

function subjectOf(row: Row, all: readonly Row[], client: Client, at: string): string | undefined {
  if (row.of === 'visit') return at
  if (row.of === 'tablet') return client.isTablet ? client.origin : undefined
  if (client.isTablet) {
    const hasOwn = all.some(({ of }) => of === 'tablet')
    return hasOwn || (row.of !== 'connection' && row.of !== 'device') ? undefined : client.origin
  }
  switch (row.of) {
    case 'network':
      return client.network ?? undefined
    case 'device':
      return client.device
    case 'store':
      return at
    case 'all':
      return 'all'
    default:
      return client.origin
  }
}

/** A count that several limits look at is remembered for each of them. */
function nameOf({ limit, key }: Pick<Charge, 'limit' | 'key'>): string {
  return `${limit} ${key}`
}

function untilNextMinute(now: number): number {
  return MINUTE_MS - (now % MINUTE_MS)
}

/**
 * Whether there is room for one more, which is then counted: tries at a secret exactly, other calls by a steady rate. `onSpent` gets
 * the limit that has no room.
 */
function openMemory(
  rowsOf: (name: LimitName) => Row[],
  clock: () => number,
  onSpent: (limit: LimitId) => void,
) {
  const counters = IN_MEMORY.map((name) => {
    const create = name === 'cancels' ? createTryLimit : createRateLimit
    return [name, rowsOf(name).map((row) => ({ row, take: create(row.most, clock) }))] as const
  })
  const byName = new Map(counters)
  return (name: MemoryName, client: Client): boolean =>
    (byName.get(name) ?? []).every(({ row, take }) => {
      const subject = row.of === 'network' ? client.network : client.origin
      const hasRoom = subject === null || take(subject)
      if (!hasRoom) onSpent(row.id)
      return hasRoom
    })
}

import { MINUTE_MS } from '#domain/time-units'
import type { Engine, Queries, Transaction } from './engine.ts'

/** Counts uses of each limit in the database, so that all processes share them. Each limit has a sliding window of some minutes, by the database's clock. */
export interface LimitStore {
  /** Adds to counts in a transaction of its own; throws OverLimit, and adds nothing, when one would exceed its limit. */
  charge(charges: readonly Charge[]): Promise<void>
  giveBack(charges: readonly Charge[]): Promise<void>
  /** What the counts are now, in order of the charges. */
  counted(charges: readonly Charge[]): Promise<number[]>
  /** Removes counts of before `before` (epoch milliseconds); returns how many. */
  forgetCounts(before: number): Promise<number>
  /** Removes the marks of clients from appointments and check-ins received before `before`. */
  forgetOrigins(before: number): Promise<void>
}

/** Rows forgotten in one transaction, at most. */
const FORGOTTEN = 1000

/** What one call adds to a count, and how much the count may be within so many minutes. */
export type Charge = Readonly<{
  /** Id of the limit. */
  limit: string
  name: string
  key: string
  amount: number
  most: number
  minutes: number
}>

/**
 * The client of an appointment, hold or check-in, as marks that `limits.ts` makes. It never has an address, and a tablet has no
 * network.
 */
export type Origin = Readonly<{ origin: string; network: string | null }>

/** Thrown to undo a transaction: a limit is spent, for `waitMs` at least. */
export class OverLimit extends Error {
  override name = 'OverLimit'
  readonly charge: Pick<Charge, 'limit' | 'key' | 'minutes'>
  readonly waitMs: number
  constructor(charge: OverLimit['charge'], waitMs: number) {
    super(charge.limit)
    this.charge = charge
    this.waitMs = waitMs
  }
}

/** Durable counts over any engine. */
export function createLimitStore(engine: Engine): LimitStore {
  return {
    charge: (charges) => engine.transaction((tx) => charge(tx, charges)),
    giveBack: (charges) => engine.transaction((tx) => addCounts(tx, charges.map(negated), minuteOf(tx.now))),
    counted: async (charges) => countsOf(engine, charges, await engine.now()).then((all) => all.map(countOf)),
    forgetCounts: (before) => forgetCounts(engine, before),
    forgetOrigins: (before) => forgetOrigins(engine, before),
  }
}

/**
 * Adds the charges of a transaction; throws OverLimit when one of the counts is then more than it may be. Called just before
 * `markChanged`: rows are locked in the order of their keys, so that two transactions never wait for each other.
 */
export async function charge(tx: Transaction, charges: readonly Charge[]): Promise<void> {
  if (charges.length === 0) return
  await addCounts(tx, charges, minuteOf(tx.now))
  refuseOver(await countsOf(tx, charges, tx.now), tx.now)
}

/** Takes back what was charged at `chargedAt`, epoch milliseconds. */
export async function giveBack(
  tx: Transaction,
  charges: readonly Pick<Charge, 'name' | 'key' | 'amount'>[],
  chargedAt: number,
): Promise<void> {
  await addCounts(tx, charges.map(negated), minuteOf(chargedAt))
}

/** Whether one of the counts is more than it may be. */
export async function isOver(tx: Transaction, charges: readonly Charge[]): Promise<boolean> {
  return (await countsOf(tx, charges, tx.now)).some((one) => one.count > one.charge.most)
}

/** Throws OverLimit when one of the counts is more than it may be; adds nothing. */
export async function refuseSpent(tx: Transaction, charges: readonly Charge[]): Promise<void> {
  refuseOver(await countsOf(tx, charges, tx.now), tx.now)
}

type Amount = Pick<Charge, 'name' | 'key' | 'amount'>
type Counted = { charge: Charge; count: number; firstMinute: number }

function negated<T extends Amount>(charge: T): T {
  return { ...charge, amount: -charge.amount }
}

function countOf({ count }: Counted): number {
  return count
}

function minuteOf(instant: number): number {
  return Math.floor(instant / MINUTE_MS)
}

async function addCounts({ query }: Queries, charges: readonly Amount[], minute: number): Promise<void> {
  // Several limits may look at one count: it grows once.
  const byKey = new Map(charges.map((one) => [`${one.name} ${one.key}`, one]))
  const ordered = [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one)
  if (ordered.length === 0) return
  const rows = ordered.map((_, at) => `($${3 * at + 2}, $${3 * at + 3}, $1, $${3 * at + 4})`)
  await query(
    `INSERT INTO limit_counts (name, key, minute, count) VALUES ${rows.join(', ')}
     ON CONFLICT (name, key, minute) DO UPDATE SET count = limit_counts.count + excluded.count`,
    [minute, ...ordered.flatMap(({ name, key, amount }) => [name, key, amount])],
  )
}

/** The window slides over minutes. A count of a clock that ran ahead is left out. */
async function countsOf({ query }: Queries, charges: readonly Charge[], now: number): Promise<Counted[]> {
  if (charges.length === 0) return []
  const minute = minuteOf(now)
  const parts = charges.map(
    (_, at) =>
      `SELECT ${at} AS at, SUM(count) AS n, MIN(minute) AS first_minute FROM limit_counts
       WHERE name = $${3 * at + 2} AND key = $${3 * at + 3} AND minute > $${3 * at + 4} AND minute <= $1`,
  )
  const params = charges.flatMap(({ name, key, minutes }) => [name, key, minute - minutes])
  const rows = await query(parts.join(' UNION ALL '), [minute, ...params])
  return rows.flatMap((row) => {
    const one = charges[Number(row['at'])]
    const firstMinute = Number(row['first_minute'] ?? minute)
    return one ? [{ charge: one, count: Number(row['n'] ?? 0), firstMinute }] : []
  })
}

function refuseOver(counted: readonly Counted[], now: number): void {
  const over = counted.find(({ charge: { most }, count }) => count > most)
  if (over) throw new OverLimit(over.charge, (over.firstMinute + over.charge.minutes) * MINUTE_MS - now)
}

async function forgetCounts(engine: Engine, before: number): Promise<number> {
  let total = 0
  for (;;) {
    const gone = await engine.transaction(({ query }) =>
      query(
        `DELETE FROM limit_counts WHERE (name, key, minute) IN
           (SELECT name, key, minute FROM limit_counts WHERE minute < $1 ORDER BY minute LIMIT $2)
         RETURNING minute`,
        [minuteOf(before), FORGOTTEN],
      ),
    )
    total += gone.length
    if (gone.length < FORGOTTEN) return total
  }
}

/** Appointments and check-ins stay; whose they were is forgotten. Holds go as a whole. */
async function forgetOrigins(engine: Engine, before: number): Promise<void> {
  for (const table of ['appointments', 'check_ins']) {
    for (;;) {
      const forgotten = await engine.transaction(({ query }) =>
        query(
          `UPDATE ${table} SET origin = NULL, network = NULL WHERE id IN
             (SELECT id FROM ${table} WHERE origin IS NOT NULL AND received_at < $1 LIMIT $2)
           RETURNING id`,
          [before, FORGOTTEN],
        ),
      )
      if (forgotten.length < FORGOTTEN) break
    }
  }
}

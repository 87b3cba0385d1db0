import { createHash } from 'node:crypto'
import type { BusinessName } from '#contract/vocabulary'
import type { Engine, Queries } from './engine.ts'
import { countVersion, versionOf } from './facts.ts'

/** The providers that a closure closes: those that match every member that is present. */
export interface ClosureScope {
  businessName?: BusinessName
  /** Of locations or providers on video. */
  ids?: string[]
  /** Services that are closed; absent: the whole provider. */
  serviceIds?: number[]
  /** Code of a state. It closes locations alone, because providers on video have no state. */
  state?: string
  /** Locations alone whose opening hours say "PH off". */
  onHolidays?: true
}

/** Days, or hours of days, on which providers are closed; `opens`: days on which they are open in spite of closures before it. */
export interface Closure {
  id: string
  opens?: true
  scope: ClosureScope
  /** Local days (YYYY-MM-DD), both ends included. */
  from: string
  to: string
  /** Local minutes from midnight; absent: the whole days. */
  hours?: [start: number, end: number]
  /** What guests read; '': nothing. */
  reason: string
  /** A desk of the location made it (DESK-08). */
  isOfDesk?: true
}

export interface ClosureStore {
  /**
   * Adds closures after the earlier ones, and removes closures that ended before `day`. Closures that are the newest already stay
   * as they are; the result counts the others.
   */
  addClosures(closures: readonly Omit<Closure, 'id'>[], day: string): Promise<number>
  /** Whether there was one. */
  removeClosure(id: string): Promise<boolean>
  /** In order: a later closure or opening overrides the earlier ones. */
  closures(): Promise<Closure[]>
  /** A text that changes whenever the closures change. */
  closuresVersion(): Promise<string>
}

export function createClosureStore(engine: Engine): ClosureStore {
  return {
    addClosures: (closures, day) =>
      engine.transaction(async (tx) => {
        await countVersion(tx, 'directoryEdits')
        return addClosures(tx, closures, day)
      }),
    removeClosure: (id) => engine.transaction((tx) => removeClosure(tx, id)),
    closures: () => closuresOf(engine),
    closuresVersion: () => versionOf(engine, 'closuresVersion'),
  }
}

export async function addClosures(
  tx: Queries,
  closures: readonly Omit<Closure, 'id'>[],
  day: string,
): Promise<number> {
  const rows = await tx.query('SELECT * FROM closures ORDER BY number')
  const old = rows.filter((row) => closureOf(row).to < day)
  for (const row of old) await tx.query('DELETE FROM closures WHERE id = $1', [String(row['id'])])
  let number = Number(rows.at(-1)?.['number'] ?? 0)
  const newest = rows.slice(-closures.length).map((row) => String(row['id']))
  const others = closures.filter((closure) => !newest.includes(closureId(closure)))
  for (const closure of others) {
    await tx.query(
      `INSERT INTO closures (id, number, body) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET number = excluded.number`,
      [closureId(closure), ++number, JSON.stringify(closure)],
    )
  }
  if (others.length + old.length > 0) await countVersion(tx, 'closuresVersion')
  return others.length
}

export async function removeClosure(tx: Queries, id: string): Promise<boolean> {
  const gone = await tx.query('DELETE FROM closures WHERE id = $1 RETURNING id', [id])
  if (gone.length > 0) {
    await countVersion(tx, 'directoryEdits')
    await countVersion(tx, 'closuresVersion')
  }
  return gone.length > 0
}

export async function closuresOf({ query }: Queries): Promise<Closure[]> {
  return (await query('SELECT * FROM closures ORDER BY number')).map(closureOf)
}

function closureOf(row: Record<string, unknown>): Closure {
  return { id: String(row['id']), ...JSON.parse(String(row['body'])) }
}

/** The same closure has the same id: given twice, it is there once. */
export function closureId(closure: Omit<Closure, 'id'>): string {
  return createHash('sha256').update(JSON.stringify(closure)).digest('hex').slice(0, 8)
}

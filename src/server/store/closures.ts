import { createHash } from 'node:crypto'
import type { BusinessName } from '#contract/vocabulary'
import type { Engine, Queries } from './engine.ts'
import { countVersion, versionOf } from './facts.ts'

/** Which providers a closure is of: those that fit all that is given. */
export interface ClosureScope {
  businessName?: BusinessName
  /** Of locations or providers on video. */
  ids?: string[]
  /** Code of a state; nobody on video is in one. */
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
}

export interface ClosureStore {
  /** Adds closures behind those before, and forgets what ended before `day`. Returns how many were not the newest already. */
  addClosures(closures: readonly Omit<Closure, 'id'>[], day: string): Promise<number>
  /** Whether there was one. */
  removeClosure(id: string): Promise<boolean>
  /** In the order in which they count. */
  closures(): Promise<Closure[]>
  /** Another text whenever a closure is another one. */
  closuresVersion(): Promise<string>
}

export function createClosureStore(engine: Engine): ClosureStore {
  return {
    addClosures: (closures, day) =>
      engine.transaction(async (tx) => {
        await countVersion(tx, 'directoryEdits')
        const rows = await tx.query('SELECT * FROM closures ORDER BY number')
        const old = rows.filter((row) => closureOf(row).to < day)
        for (const row of old) await tx.query('DELETE FROM closures WHERE id = $1', [row['id'] ?? ''])
        let number = Number(rows.at(-1)?.['number'] ?? 0)
        const known = new Set(rows.map((row) => String(row['id'])))
        const mine = closures.map(idOf)
        const newest = rows.slice(-mine.length).map((row) => String(row['id']))
        if (mine.every((id) => newest.includes(id))) return 0
        let added = 0
        for (const [index, closure] of closures.entries()) {
          const id = mine[index] ?? ''
          if (known.has(id) && newest.includes(id)) continue
          await tx.query(
            `INSERT INTO closures (id, number, body) VALUES ($1, $2, $3)
             ON CONFLICT (id) DO UPDATE SET number = excluded.number`,
            [id, ++number, JSON.stringify(closure)],
          )
          added++
        }
        if (added + old.length > 0) await countVersion(tx, 'closuresVersion')
        return added
      }),

    removeClosure: (id) =>
      engine.transaction(async (tx) => {
        const gone = await tx.query('DELETE FROM closures WHERE id = $1 RETURNING id', [id])
        if (gone.length > 0) await countVersion(tx, 'closuresVersion')
        return gone.length > 0
      }),

    closures: () => closuresOf(engine),
    closuresVersion: () => versionOf(engine, 'closuresVersion'),
  }
}

async function closuresOf({ query }: Queries): Promise<Closure[]> {
  return (await query('SELECT * FROM closures ORDER BY number')).map(closureOf)
}

function closureOf(row: Record<string, unknown>): Closure {
  return { id: String(row['id']), ...JSON.parse(String(row['body'])) }
}

/** The same closure has the same id: given twice, it is there once. */
function idOf(closure: Omit<Closure, 'id'>): string {
  return createHash('sha256').update(JSON.stringify(closure)).digest('hex').slice(0, 8)
}

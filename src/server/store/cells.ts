import { GRACE_MS, LONGEST_HOLD_MS } from '#contract/reservations'
import type { Queries, Transaction, Value } from './engine.ts'
import type { ProviderKey, SlotCells } from './store.ts'
import { providerOf } from './taken-versions.ts'
import { attempted } from './watched.ts'

/** Thrown to undo a transaction: a cell has no capacity left. */
export class NoCapacityLeft extends Error {
  override name = 'NoCapacityLeft'
}

/**
 * When a hold that is live at `now` ends at the latest. A row that ends later was written while the clock ran ahead: its cell is
 * free (HD-18).
 */
export function latestEnd(now: number): number {
  return now + LONGEST_HOLD_MS + GRACE_MS
}

/**
 * Takes each of `cells` for `holder`, until `expiresAt` (null: for good). Throws NoCapacityLeft when the constraint refuses an
 * insert, because another holder was first. Expired rows are deleted only when they block a cell.
 */
export async function takeCells(
  tx: Transaction,
  { provider, capacity }: SlotCells,
  cells: readonly number[],
  holder: string,
  expiresAt: number | null,
): Promise<void> {
  const { businessName, id } = provider
  const fill = async (open: readonly number[]): Promise<number[]> => {
    let left = [...open]
    for (let place = 0; place < capacity && left.length > 0; place++) {
      const mine = await insertCells(tx, left, [businessName, id, place, holder, expiresAt])
      left = left.filter((cell) => !mine.has(cell))
    }
    return left
  }
  const left = await fill(cells)
  if (left.length === 0) return
  await tx.query(
    `DELETE FROM taken
     WHERE business_name = $1 AND provider_id = $2 AND cell >= $3 AND cell <= $4
       AND (expires_at <= $5 OR expires_at > $6)`,
    [businessName, id, Math.min(...left), Math.max(...left), tx.now, latestEnd(tx.now)],
  )
  if ((await fill(left)).length > 0) throw new NoCapacityLeft()
}

/** Inserts one row a cell, in order, and returns the cells that were free. */
async function insertCells(
  { query }: Queries,
  cells: readonly number[],
  row: readonly Value[],
): Promise<Set<number>> {
  const rows = cells.map((_, at) => `($1, $2, $${row.length + at + 1}, $3, $4, $5)`)
  const inserted = await query(
    `INSERT INTO taken (business_name, provider_id, cell, place, holder, expires_at) VALUES ${rows.join(', ')}
     ON CONFLICT DO NOTHING RETURNING cell`,
    [...row, ...cells],
  )
  return new Set(inserted.map((one) => Number(one['cell'])))
}

/** Names of the cells that a hold or an appointment has. */
export async function cellsOf({ query }: Queries, holder: string): Promise<ReadonlySet<string>> {
  const rows = await query('SELECT business_name, provider_id, cell FROM taken WHERE holder = $1', [holder])
  return new Set(rows.map((row) => cellName(providerOf(row), Number(row['cell']))))
}

/** One text for each cell. */
export function cellName({ businessName, id }: ProviderKey, cell: number): string {
  return `${businessName} ${id} ${cell}`
}

/** Does `take` with the first of `candidates` that has capacity left, and returns it; throws NoCapacityLeft when none has. */
export async function firstWithCapacity<T>(
  tx: Transaction,
  candidates: readonly T[],
  take: (candidate: T) => Promise<unknown>,
): Promise<T> {
  const isOnly = candidates.length === 1
  for (const candidate of candidates) {
    try {
      await (isOnly ? take(candidate) : attempted(tx, () => take(candidate)))
      return candidate
    } catch (error) {
      if (!(error instanceof NoCapacityLeft)) throw error
    }
  }
  throw new NoCapacityLeft()
}

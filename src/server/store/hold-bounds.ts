import { SHORT_HOLD_MS } from '#contract/reservations'
import type { HoldBounds } from './bounds.ts'
import { latestEnd } from './cells.ts'
import type { Transaction } from './engine.ts'
import { OverLimit } from './limit-counts.ts'
import type { NewHold } from './store.ts'

/** Thrown to undo a hold: too much of its day is under holds. */
export class DayFull extends Error {}

/** When the server looks again at a live hold that blocks a client's next one. */
const AGAIN_MS = 60_000

/**
 * Keeps a hold that was just written within its bounds, and returns when it ends: sooner where much of the day is under
 * holds. Called after `markChanged`, whose lock on the provider has the holds of one provider follow one another. Throws OverLimit
 * and DayFull.
 */
export async function keepBounds(
  tx: Transaction,
  hold: Written,
  bounds: HoldBounds,
  expiresAt: number,
): Promise<number> {
  await refuseMany(tx, hold, bounds)
  return keepCeiling(tx, hold, bounds, expiresAt)
}

type Written = Pick<NewHold, 'code' | 'provider'>

async function refuseMany({ query, now }: Transaction, hold: Written, bounds: HoldBounds): Promise<void> {
  const { provider } = hold
  const { origin, network, live, day } = bounds
  for (const of of ['origin', 'network'] as const) {
    const limits = live.filter((one) => one.of === of)
    const mark = of === 'origin' ? origin : network
    if (limits.length === 0 || mark === null) continue
    // A hold of a clock that ran ahead is left out. The first cell tells the day of a hold.
    const rows = await query(
      `SELECT business_name, provider_id, cells FROM holds WHERE ${of} = $1 AND free_at > $2 AND free_at <= $3`,
      [mark, now, latestEnd(now)],
    )
    const ofDay = rows.filter((row) => {
      const [first] = JSON.parse(String(row['cells'])) as number[]
      const isHere = row['business_name'] === provider.businessName && row['provider_id'] === provider.id
      return isHere && first !== undefined && day.from <= first && first < day.to
    })
    for (const { limit, isOfDay, most } of limits) {
      const count = isOfDay ? ofDay.length : rows.length
      if (count > most) throw new OverLimit({ limit, key: mark, minutes: 0 }, AGAIN_MS)
    }
  }
}

async function keepCeiling(
  { query, now }: Transaction,
  { code, provider }: Written,
  { day, ceiling }: HoldBounds,
  expiresAt: number,
): Promise<number> {
  if (!ceiling) return expiresAt
  const [row] = await query(
    `SELECT SUM(CASE WHEN expires_at IS NULL THEN 1 ELSE 0 END) AS booked,
       SUM(CASE WHEN expires_at > $5 AND expires_at <= $6 THEN 1 ELSE 0 END) AS held FROM taken
     WHERE business_name = $1 AND provider_id = $2 AND cell >= $3 AND cell < $4`,
    [provider.businessName, provider.id, day.from, day.to, now, latestEnd(now)],
  )
  const held = Number(row?.['held'] ?? 0)
  const { long, short } = ceiling(day.capacity - Number(row?.['booked'] ?? 0))
  if (held <= long) return expiresAt
  if (held > short) throw new DayFull()
  const soon = now + SHORT_HOLD_MS
  await query('UPDATE holds SET expires_at = $2, free_at = $2, longest_until = $2 WHERE code = $1', [
    code,
    soon,
  ])
  await query('UPDATE taken SET expires_at = $2 WHERE holder = $1', [code, soon])
  return soon
}

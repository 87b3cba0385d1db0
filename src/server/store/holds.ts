import { GRACE_MS, HOLD_MS, LONGEST_HOLD_MS } from '#contract/reservations'
import { cellName, cellsOf, firstWithCapacity, latestEnd, NoCapacityLeft, takeCells } from './cells.ts'
import type { Engine, Queries, Transaction } from './engine.ts'
import { refuseOtherGrid } from './grids.ts'
import { DayFull, keepBounds } from './hold-bounds.ts'
import { charge } from './limit-counts.ts'
import type { HoldResult, HoldStore, NewHold, ProviderKey, SlotCells } from './store.ts'
import { taken } from './taken.ts'
import { createTakenVersions, markChanged, providerOf } from './taken-versions.ts'

/** Thrown to undo an extension: another guest has a cell of the hold. */
class Over extends Error {}

/** Holds forgotten in one transaction, at most. */
const PURGED = 1000

/** Holds over any engine. A change of a hold locks its row before its cells. */
export function createHoldStore(engine: Engine): HoldStore {
  return {
    ...createTakenVersions(engine),
    hold: (wanted, former, others) => hold(engine, wanted, former, others),
    holdOfKey: async (key) => holdOfKey(engine, key, await engine.now()),
    extendHold: (code) => extendHold(engine, code),
    releaseHold: (code) => engine.transaction((tx) => releaseHold(tx, code)),
    taken: (...asked) => taken(engine, ...asked),
    purgeHolds: (before) => purgeHolds(engine, before),
  }
}

async function hold(
  engine: Engine,
  wanted: NewHold,
  former: string | null,
  others: readonly SlotCells[] = [],
): Promise<HoldResult> {
  const { code } = wanted
  try {
    return await engine.transaction(async (tx) => {
      const expiresAt = tx.now + HOLD_MS
      const other = await keepKey(tx, wanted, expiresAt)
      if (other) return other
      const freed = former === null ? [] : await endHold(tx, former)
      const offers = await withoutOwn(tx, [wanted, ...others], wanted.own ?? [])
      const take = (some: SlotCells) => takeCells(tx, some, some.cells, code, expiresAt)
      const chosen = await firstWithCapacity(tx, offers, take)
      const { provider } = chosen
      if (chosen !== wanted) await giveHold(tx, code, chosen)
      const bounds = wanted.boundsOf?.(chosen)
      await charge(tx, bounds?.charges ?? [])
      const grids = await markChanged(tx, [provider, ...freed])
      await refuseOtherGrid(tx, chosen, grids.get(provider))
      const endsAt = bounds ? await keepBounds(tx, { code, provider }, bounds, expiresAt) : expiresAt
      return { outcome: 'held', code, expiresAt: endsAt, provider } as const
    })
  } catch (error) {
    if (error instanceof NoCapacityLeft) return { outcome: 'taken' }
    if (error instanceof DayFull) return { outcome: 'notHeld' }
    throw error
  }
}

/** The offers without the cells that the guest's own appointments have; an offer of such cells alone is left out (VISIT-03). */
async function withoutOwn(
  tx: Transaction,
  offers: readonly SlotCells[],
  own: readonly string[],
): Promise<readonly SlotCells[]> {
  if (own.length === 0) return offers
  const mine = new Set<string>()
  for (const id of own) for (const cell of await cellsOf(tx, id)) mine.add(cell)
  return offers.flatMap((offer) => {
    const cells = offer.cells.filter((cell) => !mine.has(cellName(offer.provider, cell)))
    if (cells.length === offer.cells.length) return offer
    return cells.length === 0 ? [] : { ...offer, cells }
  })
}

async function giveHold({ query }: Queries, code: string, { provider, cells }: SlotCells): Promise<void> {
  await query('UPDATE holds SET business_name = $2, provider_id = $3, cells = $4 WHERE code = $1', [
    code,
    provider.businessName,
    provider.id,
    JSON.stringify(cells),
  ])
}

/** Writes the hold under its idempotency key, or says what the key already stands for (API-49). */
async function keepKey(tx: Transaction, wanted: NewHold, expiresAt: number): Promise<HoldResult | undefined> {
  const { code, idempotencyKey, fingerprint, provider, cells, serviceIds, licensureState } = wanted
  const bounds = wanted.boundsOf?.(wanted)
  const mine = await tx.query(
    `INSERT INTO holds (code, idempotency_key, fingerprint, business_name, provider_id, cells, service_ids,
       licensure_state, started_at, expires_at, free_at, longest_until, origin, network)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, $13) ON CONFLICT DO NOTHING RETURNING code`,
    [
      code,
      idempotencyKey,
      fingerprint,
      provider.businessName,
      provider.id,
      JSON.stringify(cells),
      JSON.stringify(serviceIds),
      licensureState,
      tx.now,
      expiresAt,
      tx.now + LONGEST_HOLD_MS,
      bounds?.origin ?? null,
      bounds?.network ?? null,
    ],
  )
  if (mine.length > 0) return undefined
  const earlier = idempotencyKey === null ? undefined : await holdOfKey(tx, idempotencyKey, tx.now)
  if (earlier?.fingerprint !== fingerprint) return { outcome: 'keyReused' }
  if (earlier.hasEnded) return { outcome: 'ended' }
  return { outcome: 'replayed', code: earlier.code, expiresAt: earlier.expiresAt, provider: earlier.provider }
}

async function holdOfKey({ query }: Queries, idempotencyKey: string, now: number) {
  const [row] = await query('SELECT * FROM holds WHERE idempotency_key = $1', [idempotencyKey])
  if (!row) return undefined
  return {
    code: String(row['code']),
    expiresAt: Number(row['expires_at']),
    provider: providerOf(row),
    fingerprint: String(row['fingerprint']),
    hasEnded: row['released_at'] !== null || Number(row['expires_at']) > latestEnd(now),
  }
}

/** Ends a hold or its grace, frees its cells and returns their providers; an unknown code changes nothing. */
async function endHold(tx: Transaction, code: string): Promise<ProviderKey[]> {
  await closeHold(tx, code)
  return freeCells(tx, code)
}

/** Ends a hold and locks its row; the caller frees its cells. */
export async function closeHold({ query, now }: Transaction, code: string): Promise<void> {
  await query(
    `UPDATE holds SET released_at = COALESCE(released_at, $2), free_at = $2
     WHERE code = $1 AND (released_at IS NULL OR free_at > $2)`,
    [code, now],
  )
}

/** Frees the cells that a hold still has, and returns their providers. */
export async function freeCells({ query }: Transaction, code: string): Promise<ProviderKey[]> {
  const freed = await query(
    'DELETE FROM taken WHERE holder = $1 AND expires_at IS NOT NULL RETURNING business_name, provider_id',
    [code],
  )
  return freed.map(providerOf)
}

async function extendHold(
  engine: Engine,
  code: string,
): Promise<{ expiresAt: number; provider: ProviderKey } | undefined> {
  try {
    return await engine.transaction(async ({ query, now }) => {
      const [row] = await query('SELECT * FROM holds WHERE code = $1', [code])
      if (!row) return undefined
      const longest = row['longest_until'] ?? Number(row['started_at']) + LONGEST_HOLD_MS
      const expiresAt = Math.min(now + HOLD_MS, Number(longest))
      const live = await query(
        `UPDATE holds SET expires_at = $2, free_at = $2
         WHERE code = $1 AND released_at IS NULL AND expires_at > $3 AND expires_at <= $4 RETURNING code`,
        [code, expiresAt, now, latestEnd(now)],
      )
      if (live.length === 0) return undefined
      const kept = await query(
        'UPDATE taken SET expires_at = $2 WHERE holder = $1 AND expires_at > $3 RETURNING cell',
        [code, expiresAt, now],
      )
      if (kept.length !== JSON.parse(String(row['cells'])).length) throw new Over()
      return { expiresAt, provider: providerOf(row) }
    })
  } catch (error) {
    if (error instanceof Over) return undefined
    throw error
  }
}

async function releaseHold(tx: Transaction, code: string): Promise<ProviderKey | undefined> {
  const { query, now } = tx
  const [released] = await query(
    `UPDATE holds SET released_at = $2, free_at = $4
     WHERE code = $1 AND released_at IS NULL AND expires_at > $2 AND expires_at <= $3
     RETURNING business_name, provider_id`,
    [code, now, latestEnd(now), now + GRACE_MS],
  )
  if (!released) return undefined
  await query('UPDATE taken SET expires_at = $2 WHERE holder = $1 AND expires_at > $3', [
    code,
    now + GRACE_MS,
    now,
  ])
  const provider = providerOf(released)
  await markChanged(tx, [provider])
  return provider
}

async function purgeHolds(engine: Engine, before: number): Promise<number> {
  let total = 0
  for (;;) {
    const gone = await engine.transaction((tx) => purgeSome(tx, before))
    total += gone
    if (gone < PURGED) return total
  }
}

/** A hold that began long ago is over: it lasts LONGEST_HOLD_MS and GRACE_MS at most. */
async function purgeSome({ query, now }: Transaction, before: number): Promise<number> {
  const over = Math.min(before, now - LONGEST_HOLD_MS - GRACE_MS)
  const old = 'SELECT code FROM holds WHERE started_at < $1 ORDER BY started_at, code LIMIT $2'
  await query(`DELETE FROM taken WHERE expires_at IS NOT NULL AND holder IN (${old})`, [over, PURGED])
  return (await query(`DELETE FROM holds WHERE code IN (${old}) RETURNING code`, [over, PURGED])).length
}

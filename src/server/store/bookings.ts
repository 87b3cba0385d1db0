import { keepPace } from './booking-bounds.ts'
import type { Engine, Queries, Transaction } from './engine.ts'
import { refuseOtherGrid } from './grids.ts'
import { closeHold, freePlaces } from './holds.ts'
import { charge, type Origin } from './limit-counts.ts'
import { firstWithPlace, NoPlaceLeft, takePlaces } from './places.ts'
import type { Booked, Moved, NewBooking, NewTime, NewVisit, ProviderKey } from './store.ts'
import { markChanged, providerOf } from './taken-versions.ts'

/** Thrown to undo a booking whose guest has one already (BOOK-20). */
class AlreadyBooked extends Error {}

/**
 * Books every visit of `booking` or none, once for its key (API-49). A place comes from the hold it was kept by, over or not,
 * else from whatever is free; who is refused by the constraint has lost.
 */
export async function book(
  engine: Engine,
  booking: NewBooking,
  others: readonly NewBooking['visits'][] = [],
): Promise<Booked> {
  try {
    return await engine.transaction(async (tx) => {
      const other = await claimKey(tx, booking)
      if (other) return other
      // The places come first: a refused one says nothing of the guest (HD-29).
      const changed: ProviderKey[] = []
      const visits = await firstWithPlace(tx, [booking.visits, ...others], async (some) => {
        for (const visit of some) changed.push(...(await occupy(tx, visit)))
      })
      await refuseSecond(tx, booking)
      const [first, followup] = visits
      const bounds = booking.boundsOf?.(first.provider)
      await insertVisit(tx, first, { ...booking, bounds }, null)
      if (followup) await insertVisit(tx, followup, { ...booking, bounds }, first.id)
      await charge(tx, bounds?.charges ?? [])
      const grids = await markChanged(tx, changed)
      for (const visit of visits) await refuseOtherGrid(tx, visit, grids.get(visit.provider))
      const rush = bounds && (await keepPace(tx, first.provider, bounds))
      return { outcome: 'booked', ids: idsOf(booking), ...(rush && { rush }) } as const
    })
  } catch (error) {
    if (error instanceof NoPlaceLeft) return { outcome: 'taken' }
    if (error instanceof AlreadyBooked) return { outcome: 'duplicate' }
    throw error
  }
}

function idsOf({ visits }: NewBooking): string[] {
  return visits.map(({ id }) => id)
}

function lastEndOf({ visits }: NewBooking): number {
  return Math.max(...visits.map(({ endsAt }) => endsAt))
}

/** Takes the idempotency key for this booking, or says what the key already stands for. */
async function claimKey({ query }: Queries, booking: NewBooking): Promise<Booked | undefined> {
  const { idempotencyKey, fingerprint } = booking
  if (idempotencyKey === null) return undefined
  const mine = await query(
    `INSERT INTO booking_keys (idempotency_key, fingerprint, appointment_ids, last_visit_ends_at)
     VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING idempotency_key`,
    [idempotencyKey, fingerprint, JSON.stringify(idsOf(booking)), lastEndOf(booking)],
  )
  if (mine.length > 0) return undefined
  const [row] = await query('SELECT * FROM booking_keys WHERE idempotency_key = $1', [idempotencyKey])
  return row?.['fingerprint'] === fingerprint
    ? { outcome: 'replayed', ids: JSON.parse(String(row['appointment_ids'])) }
    : { outcome: 'keyReused' }
}

/** Bookings of one guest follow one another, by the lock on the guest's row: what is read after it cannot change. */
async function refuseSecond({ query, now }: Transaction, { guestMark, visits }: NewBooking): Promise<void> {
  await query(
    `INSERT INTO guests (guest_mark, booked_at) VALUES ($1, $2)
     ON CONFLICT (guest_mark) DO UPDATE SET booked_at = excluded.booked_at`,
    [guestMark, now],
  )
  const coming = await query(
    `SELECT service_ids FROM appointments WHERE guest_mark = $1 AND starts_at > $2 AND status = 'booked'`,
    [guestMark, now],
  )
  const booked = new Set<number>(coming.flatMap((row) => JSON.parse(String(row['service_ids']))))
  const isBooked = (serviceId: number) => booked.has(serviceId)
  if (visits.some(({ serviceIds }) => serviceIds.some(isBooked))) throw new AlreadyBooked()
}

async function insertVisit(
  tx: Transaction,
  visit: NewVisit,
  { guestMark, bounds }: { guestMark: string; bounds: Origin | undefined },
  firstId: string | null,
): Promise<void> {
  await tx.query(
    `INSERT INTO appointments (id, first_id, business_name, provider_id, cells, starts_at, ends_at, service_ids,
       licensure_state, counter_code, status, received_at, changed_at, guest_mark, sealed, origin, network)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'booked', $11, $11, $12, $13, $14, $15)`,
    [
      visit.id,
      firstId,
      visit.provider.businessName,
      visit.provider.id,
      JSON.stringify(visit.cells),
      visit.startsAt,
      visit.endsAt,
      JSON.stringify(visit.serviceIds),
      visit.licensureState,
      visit.counterCode,
      tx.now,
      guestMark,
      visit.sealed,
      bounds?.origin ?? null,
      bounds?.network ?? null,
    ],
  )
}

/** Moves an uncancelled appointment; its own places may be among the new ones. Who is refused by the constraint keeps the old ones. */
export async function move(engine: Engine, id: string, to: NewTime): Promise<Moved> {
  try {
    return await engine.transaction(async (tx) => {
      const moved = await tx.query(
        `UPDATE appointments SET business_name = $2, provider_id = $3, cells = $4, starts_at = $5, ends_at = $6,
           licensure_state = $7, changed_at = $8
         WHERE id = $1 AND status = 'booked' RETURNING id`,
        [
          id,
          to.provider.businessName,
          to.provider.id,
          JSON.stringify(to.cells),
          to.startsAt,
          to.endsAt,
          to.licensureState,
          tx.now,
        ],
      )
      if (moved.length === 0) return { outcome: 'unknown' } as const
      const left = await tx.query(
        'DELETE FROM taken WHERE holder = $1 RETURNING business_name, provider_id',
        [id],
      )
      const changed = await occupy(tx, { ...to, id })
      const grids = await markChanged(tx, [...left.map(providerOf), ...changed])
      await refuseOtherGrid(tx, to, grids.get(to.provider))
      return { outcome: 'moved' } as const
    })
  } catch (error) {
    if (error instanceof NoPlaceLeft) return { outcome: 'taken' }
    throw error
  }
}

/** Takes the places of a visit: those of its hold, else whatever is free; throws NoPlaceLeft. Returns whose places changed. */
async function occupy(tx: Transaction, visit: NewTime & { id: string }): Promise<ProviderKey[]> {
  const { holdCode, provider } = visit
  const { kept, freed } = holdCode === null ? NOTHING_KEPT : await takeOver(tx, visit, holdCode)
  const others = visit.cells.filter((cell) => !kept.has(cell))
  if (others.length > 0) await takePlaces(tx, visit, others, visit.id, null)
  return [provider, ...freed]
}

/** `kept`: cells of the visit that its hold still had; `freed`: whose places the hold had beside them. */
type TakenOver = { kept: ReadonlySet<number>; freed: readonly ProviderKey[] }
const NOTHING_KEPT: TakenOver = { kept: new Set(), freed: [] }

/** Makes the places of a hold or claim the appointment's, and ends it. */
async function takeOver(
  tx: Transaction,
  visit: NewTime & { id: string },
  holdCode: string,
): Promise<TakenOver> {
  const cells = visit.cells.map((_, at) => `$${at + 5}`).join(', ')
  await closeHold(tx, holdCode)
  const kept = await tx.query(
    `UPDATE taken SET holder = $1, expires_at = NULL
     WHERE holder = $2 AND business_name = $3 AND provider_id = $4 AND cell IN (${cells}) AND expires_at IS NOT NULL
     RETURNING cell`,
    [visit.id, holdCode, visit.provider.businessName, visit.provider.id, ...visit.cells],
  )
  const freed = await freePlaces(tx, holdCode)
  return { kept: new Set(kept.map((row) => Number(row['cell']))), freed }
}

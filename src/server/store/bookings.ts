import { appointmentEvent } from './appointment-events.ts'
import { keepPace } from './booking-bounds.ts'
import { firstWithCapacity, NoCapacityLeft, takeCells } from './cells.ts'
import type { Engine, Queries, Transaction } from './engine.ts'
import { addFirstEvent } from './events.ts'
import { refuseOtherGrid } from './grids.ts'
import { closeHold, freeCells } from './holds.ts'
import { charge, type Origin } from './limit-counts.ts'
import type { BookResult, NewAppointment, NewBooking, ProviderKey } from './store.ts'
import { markChanged } from './taken-versions.ts'

/** Thrown to undo a booking whose guest has one already (BOOK-20). */
class AlreadyBooked extends Error {}

/**
 * Books every appointment of `booking` or none, once for its key (API-49). It takes over the cells that its hold still has in
 * `taken`, even if the hold has expired, and free cells for the rest. When the constraint refuses a cell, another guest was first.
 */
export async function book(
  engine: Engine,
  booking: NewBooking,
  others: readonly NewBooking['appointments'][] = [],
): Promise<BookResult> {
  try {
    return await engine.transaction(async (tx) => {
      const other = await keepKey(tx, booking)
      if (other) return other
      // The cells are taken before the guest is looked up, so that a refusal for a taken slot does not tell whether the guest has
      // an appointment (HD-29).
      const changed: ProviderKey[] = []
      const appointments = await firstWithCapacity(tx, [booking.appointments, ...others], async (some) => {
        for (const appointment of some) changed.push(...(await occupy(tx, appointment)))
      })
      await refuseSecond(tx, booking)
      const [first, followup] = appointments
      const bounds = booking.boundsOf?.(first.provider)
      await insertAppointment(tx, first, { ...booking, bounds }, null)
      if (followup) await insertAppointment(tx, followup, { ...booking, bounds }, first.id)
      await charge(tx, bounds?.charges ?? [])
      const grids = await markChanged(tx, changed)
      for (const appointment of appointments)
        await refuseOtherGrid(tx, appointment, grids.get(appointment.provider))
      const rush = bounds && (await keepPace(tx, first.provider, bounds))
      return { outcome: 'booked', ids: idsOf(booking), ...(rush && { rush }) } as const
    })
  } catch (error) {
    if (error instanceof NoCapacityLeft) return { outcome: 'taken' }
    if (error instanceof AlreadyBooked) return { outcome: 'duplicate' }
    throw error
  }
}

function idsOf({ appointments }: NewBooking): string[] {
  return appointments.map(({ id }) => id)
}

function lastEndOf({ appointments }: NewBooking): number {
  return Math.max(...appointments.map(({ endsAt }) => endsAt))
}

/** Takes the idempotency key for this booking, or says what the key already stands for. */
async function keepKey({ query }: Queries, booking: NewBooking): Promise<BookResult | undefined> {
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
async function refuseSecond(
  { query, now }: Transaction,
  { guestMark, formerMarks = [], appointments }: NewBooking,
): Promise<void> {
  await query(
    `INSERT INTO guests (guest_mark, booked_at) VALUES ($1, $2)
     ON CONFLICT (guest_mark) DO UPDATE SET booked_at = excluded.booked_at`,
    [guestMark, now],
  )
  const booked = new Set<number>()
  for (const mark of [guestMark, ...formerMarks]) {
    const coming = await query(
      `SELECT service_ids FROM appointments WHERE guest_mark = $1 AND starts_at > $2 AND status = 'booked'`,
      [mark, now],
    )
    for (const row of coming) for (const id of JSON.parse(String(row['service_ids']))) booked.add(id)
  }
  const isBooked = (serviceId: number) => booked.has(serviceId)
  if (appointments.some(({ serviceIds }) => serviceIds.some(isBooked))) throw new AlreadyBooked()
}

async function insertAppointment(
  tx: Transaction,
  appointment: NewAppointment,
  { guestMark, bounds }: { guestMark: string; bounds: Origin | undefined },
  firstId: string | null,
): Promise<void> {
  await tx.query(
    `INSERT INTO appointments (id, first_id, business_name, provider_id, cells, starts_at, ends_at, service_ids,
       licensure_state, counter_code, status, received_at, changed_at, guest_mark, sealed, origin, network)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'booked', $11, $11, $12, $13, $14, $15)`,
    [
      appointment.id,
      firstId,
      appointment.provider.businessName,
      appointment.provider.id,
      JSON.stringify(appointment.cells),
      appointment.startsAt,
      appointment.endsAt,
      JSON.stringify(appointment.serviceIds),
      appointment.licensureState,
      appointment.counterCode,
      tx.now,
      guestMark,
      appointment.sealed,
      bounds?.origin ?? null,
      bounds?.network ?? null,
    ],
  )
  await addFirstEvent(tx, appointmentEvent('appointment.booked', appointment))
}

/** Takes the cells of an appointment: those of its hold, else free ones; throws NoCapacityLeft. Returns the providers that changed. */
async function occupy(tx: Transaction, appointment: NewAppointment): Promise<ProviderKey[]> {
  const { id, cells, holdCode, provider } = appointment
  const kept = await takeOverHold(tx, appointment, cells)
  const freed = holdCode === null ? [] : await freeCells(tx, holdCode)
  const others = cells.filter((cell) => !kept.has(cell))
  if (others.length > 0) await takeCells(tx, appointment, others, id, null)
  return [provider, ...freed]
}

/**
 * Ends the hold that was kept for an appointment, also one in grace, and gives it those of `cells` that the hold still has; returns
 * these. The other cells of the hold stay taken.
 */
export async function takeOverHold(
  tx: Transaction,
  { id, provider, holdCode }: Pick<NewAppointment, 'id' | 'provider' | 'holdCode'>,
  cells: readonly number[],
): Promise<ReadonlySet<number>> {
  if (holdCode === null) return new Set()
  await closeHold(tx, holdCode)
  if (cells.length === 0) return new Set()
  const kept = await tx.query(
    `UPDATE taken SET holder = $1, expires_at = NULL
     WHERE holder = $2 AND business_name = $3 AND provider_id = $4 AND expires_at IS NOT NULL
       AND cell IN (${cells.map((_, at) => `$${at + 5}`).join(', ')}) RETURNING cell`,
    [id, holdCode, provider.businessName, provider.id, ...cells],
  )
  return new Set(kept.map((row) => Number(row['cell'])))
}

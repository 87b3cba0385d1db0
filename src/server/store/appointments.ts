import { appointmentEvent } from './appointment-events.ts'
import { appointmentOf } from './appointment-rows.ts'
import { bookingCharges } from './booking-bounds.ts'
import { book } from './bookings.ts'
import type { Engine, Queries, Row, Transaction, Value } from './engine.ts'
import type { StaffStatus } from './event-store.ts'
import { addEvent, isNewest } from './events.ts'
import { giveBack } from './limit-counts.ts'
import { move, moveOfKey } from './moves.ts'
import { endWaiting, keepForLine } from './offers.ts'
import { rowsOf, rowsSince } from './row-lists.ts'
import { isVisitOver } from './staff-status.ts'
import type { AppointmentStore, BookedFilter, BookedLine, CancelResult } from './store.ts'
import { markChanged, providerOf } from './taken-versions.ts'
import { statesOf } from './visit-states.ts'

/** Appointments over any engine. */
export function createAppointmentStore(engine: Engine): AppointmentStore {
  return {
    book: (booking, others) => book(engine, booking, others),

    async bookingOfKey(idempotencyKey) {
      const [row] = await engine.query('SELECT * FROM booking_keys WHERE idempotency_key = $1', [
        idempotencyKey,
      ])
      return (
        row && { ids: JSON.parse(String(row['appointment_ids'])), fingerprint: String(row['fingerprint']) }
      )
    },

    async appointment(id) {
      const [row] = await engine.query('SELECT * FROM appointments WHERE id = $1', [id])
      return row && appointmentOf(row)
    },

    appointmentsOf: async (ids) => (await rowsOf(engine, 'appointments', ids)).map(appointmentOf),

    async followupOf(id) {
      const [row] = await engine.query('SELECT * FROM appointments WHERE first_id = $1', [id])
      return row && appointmentOf(row)
    },

    move: (one) => move(engine, one),

    moveOfKey: (idempotencyKey) => moveOfKey(engine, idempotencyKey),

    allowMove: (id) =>
      engine.transaction(async ({ query }) => {
        await query('UPDATE appointments SET guest_moves = guest_moves - 1 WHERE id = $1', [id])
      }),

    cancel: (id, from) => engine.transaction((tx) => cancel(tx, id, from)),

    async bookedAfter(instant) {
      const rows = await engine.query(
        `SELECT * FROM appointments WHERE status = 'booked' AND ends_at > $1 AND starts_at > $1 ORDER BY starts_at, id`,
        [instant],
      )
      return rows.map(appointmentOf)
    },

    bookedAppointments: (filter) => bookedAppointments(engine, filter),

    cancelAppointments: async (ids) => engine.transaction(async (tx) => (await cancelAll(tx, ids)).length),

    displaceAppointments: (displaced) =>
      engine.transaction(async (tx) => {
        let count = 0
        for (const { id, reason } of displaced) if (await displace(tx, id, reason)) count++
        return count
      }),

    async *appointmentsSince(since) {
      for await (const row of rowsSince(engine, 'appointments', 'changed_at', since)) yield appointmentOf(row)
    },
  }
}

/**
 * Cancels appointments and their follow-ups, and returns their ids. Those that are cancelled already or that staff have finished stay as
 * they are, and so does the follow-up of a first dose that stays.
 */
async function cancelAll(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { query, now } = tx
  const open = await lockOpen(tx, ids)
  if (open.length === 0) return []
  const canceled = await query(
    `UPDATE appointments SET status = 'canceled', changed_at = $1
     WHERE id IN (${open.map((_, at) => `$${at + 2}`).join(', ')}) RETURNING *`,
    [now, ...open],
  )
  for (const row of canceled) await endWaiting(tx, String(row['id']))
  for (const row of canceled) {
    const one = appointmentOf(row)
    await keepForLine(tx, one, one.cells)
    await query('DELETE FROM taken WHERE holder = $1', [one.id])
  }
  for (const row of canceled) if (row['first_id'] === null) await giveBackBooking(tx, row)
  await markChanged(tx, canceled.map(providerOf))
  for (const row of canceled) await addEvent(tx, appointmentEvent('appointment.canceled', appointmentOf(row)))
  return canceled.map((row) => String(row['id']))
}

/**
 * Locks booked appointments and their follow-ups, and returns the ids of those that can be cancelled. The statuses are read by a
 * statement of their own: one that waited for a lock still sees the other tables as they were before it waited.
 */
async function lockOpen(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const list = ids.map((_, at) => `$${at + 1}`).join(', ')
  const locked = await tx.query(
    `UPDATE appointments SET status = status
     WHERE (id IN (${list}) OR first_id IN (${list})) AND status = 'booked' RETURNING id, first_id`,
    ids,
  )
  const states = await statesOf(
    tx,
    locked.map((row) => String(row['id'])),
  )
  const asked = new Set(ids)
  const stays = (id: string) => isFinished(states.get(id)?.status)
  return locked
    .filter(({ id, first_id }) => !stays(String(id)) && (asked.has(String(id)) || !stays(String(first_id))))
    .map(({ id }) => String(id))
}

async function cancel(tx: Transaction, id: string, from: StaffStatus | undefined): Promise<CancelResult> {
  const [locked] = await tx.query(`UPDATE appointments SET status = status WHERE id = $1 RETURNING status`, [
    id,
  ])
  if (!locked) return { outcome: 'unknown' }
  if (locked['status'] === 'canceled') return { outcome: 'alreadyCanceled' }
  const { status = 'waiting' } = (await statesOf(tx, [id])).get(id) ?? {}
  if (from !== undefined && from !== status) return { outcome: 'changed' }
  if (isFinished(status)) return { outcome: 'over' }
  return { outcome: 'canceled', ids: await cancelAll(tx, [id]) }
}

/** An older build could give a booked appointment the status `canceled`, and left its time taken. */
function isFinished(status: StaffStatus | undefined): boolean {
  return isVisitOver(status) && status !== 'canceled'
}

/** Whether an event was written: none is when the appointment has one since it was booked or moved. */
async function displace(tx: Transaction, id: string, reason: string): Promise<boolean> {
  // Changes nothing, and locks the row: events of one visit come one after the other.
  const [row] = await tx.query(
    `UPDATE appointments SET status = status WHERE id = $1 AND status = 'booked' RETURNING *`,
    [id],
  )
  const type = 'appointment.displaced'
  if (!row || (await isNewest(tx, id, type, ['appointment.booked', 'appointment.rescheduled']))) return false
  await addEvent(tx, appointmentEvent(type, appointmentOf(row), reason))
  return true
}

async function bookedAppointments({ query }: Queries, filter: BookedFilter): Promise<BookedLine[]> {
  const values: Value[] = []
  const conditions: string[] = []
  const take = (value: Value) => `$${values.push(value)}`
  const where = (condition: string, value: Value | undefined) => {
    if (value !== undefined) conditions.push(`AND ${condition} ${take(value)}`)
  }
  where('provider_id =', filter.providerId)
  where('counter_code =', filter.counterCode)
  where('received_at >=', filter.from)
  where('received_at <', filter.to)
  if (filter.marks) {
    const marks = filter.marks.map(take).join(', ')
    conditions.push(`AND (origin IN (${marks}) OR network IN (${marks}))`)
  }
  const rows = await query(
    `SELECT id, counter_code, starts_at, received_at, origin, network FROM appointments
     WHERE status = 'booked' ${conditions.join(' ')} ORDER BY received_at, id`,
    values,
  )
  return rows.map((row) => ({
    id: String(row['id']),
    counterCode: String(row['counter_code']),
    startsAt: Number(row['starts_at']),
    receivedAt: Number(row['received_at']),
    origin: row['origin'] as string | null,
    network: row['network'] as string | null,
  }))
}

/** The follow-up was counted with its first dose. Marks are forgotten long after the count is. */
async function giveBackBooking(tx: Transaction, row: Row): Promise<void> {
  const marks = [row['origin'], row['network']].map((mark) => (mark == null ? null : String(mark)))
  await giveBack(tx, bookingCharges(providerOf(row), marks), Number(row['received_at']))
}

import { book, move } from './bookings.ts'
import type { Engine, Queries, Row, Transaction } from './engine.ts'
import { readLists } from './row-lists.ts'
import type { Appointment, AppointmentStore, Canceled } from './store.ts'
import { markChanged, providerOf } from './taken-versions.ts'

/** Appointments read at once. */
const PAGE = 200

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

    move: (id, to) => move(engine, id, to),

    cancel: (id) => engine.transaction((tx) => cancel(tx, id)),

    async *appointmentsSince(since) {
      let last = { changedAt: since, id: '' }
      for (;;) {
        const page = await nextPage(engine, last)
        yield* page
        const end = page.at(-1)
        if (!end) return
        last = end
      }
    },
  }
}

async function cancel(tx: Transaction, id: string): Promise<Canceled> {
  const { query, now } = tx
  const canceled = await query(
    `UPDATE appointments SET status = 'canceled', changed_at = $2
     WHERE (id = $1 OR first_id = $1) AND status = 'booked' RETURNING id, business_name, provider_id`,
    [id, now],
  )
  const ids = canceled.map((row) => String(row['id']))
  for (const one of ids) await query('DELETE FROM taken WHERE holder = $1', [one])
  await markChanged(tx, canceled.map(providerOf))
  if (ids.length > 0) return { outcome: 'canceled', ids }
  const known = await query('SELECT id FROM appointments WHERE id = $1', [id])
  return { outcome: known.length > 0 ? 'alreadyCanceled' : 'unknown' }
}

async function nextPage({ query }: Queries, last: { changedAt: number; id: string }): Promise<Appointment[]> {
  const rows = await query(
    'SELECT * FROM appointments WHERE (changed_at, id) > ($1, $2) ORDER BY changed_at, id LIMIT $3',
    [last.changedAt, last.id, PAGE],
  )
  return rows.map(appointmentOf)
}

function appointmentOf(row: Row): Appointment {
  const { lists, isDamaged } = readLists(row, ['cells', 'service_ids'])
  return {
    id: String(row['id']),
    firstId: row['first_id'] as string | null,
    provider: providerOf(row),
    cells: lists.cells,
    startsAt: Number(row['starts_at']),
    endsAt: Number(row['ends_at']),
    serviceIds: lists.service_ids,
    licensureState: row['licensure_state'] as string | null,
    counterCode: String(row['counter_code']),
    status: row['status'] as Appointment['status'],
    receivedAt: Number(row['received_at']),
    changedAt: Number(row['changed_at']),
    guestMark: String(row['guest_mark']),
    sealed: row['sealed'] as Uint8Array,
    ...(isDamaged && { isDamaged }),
  }
}

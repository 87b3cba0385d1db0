import { appointmentEvent } from './appointment-events.ts'
import { appointmentOf } from './appointment-rows.ts'
import { takeOverHold } from './bookings.ts'
import { cellName, cellsOf, firstWithCapacity, NoCapacityLeft, takeCells } from './cells.ts'
import type { Engine, Queries, Transaction } from './engine.ts'
import { addEvent } from './events.ts'
import { refuseOtherGrid } from './grids.ts'
import { freeCells } from './holds.ts'
import type { MovedAppointment, MoveResult, MovingAppointment, NewMove, NewTime } from './move-store.ts'
import { keepForLine, settleOffers } from './offers.ts'
import type { ProviderKey, StoredAppointment } from './store.ts'
import { markChanged, providerOf } from './taken-versions.ts'
import { statesOf } from './visit-states.ts'

/** Thrown to undo a move of a visit that is not as the mover has read it. */
class Changed extends Error {}

/** An appointment with the time that it takes now; null: it keeps its own. */
type Placed = { before: StoredAppointment; to: NewTime | null }

/**
 * Moves the appointments of a visit, once for the key. It takes all new cells before it frees an old one: two visits that want each
 * other's time both find it taken, and neither waits for the other.
 */
export async function move(
  engine: Engine,
  { appointments, first, isByGuest = false, ...key }: NewMove,
): Promise<MoveResult> {
  try {
    return await engine.transaction(async (tx) => {
      const other = await keepKey(tx, key)
      if (other) return other
      if (first) await rewrite(tx, first)
      const placed: Placed[] = []
      for (const one of appointments) placed.push({ before: await lock(tx, one, isByGuest), to: null })
      for (const { id, to } of appointments) {
        const codes = to.flatMap(({ holdCode }) => holdCode ?? [])
        await settleOffers(tx, id, codes)
      }
      for (const [at, one] of placed.entries()) one.to = await place(tx, one.before, appointments[at]?.to)
      const changed: ProviderKey[] = []
      for (const one of placed) changed.push(...(await leave(tx, one)))
      const moved: MovedAppointment[] = []
      for (const [at, one] of placed.entries()) moved.push(await write(tx, one, appointments[at]?.sealed))
      const grids = await markChanged(tx, changed)
      for (const { to } of placed) if (to) await refuseOtherGrid(tx, to, grids.get(to.provider))
      await keepAnswer(tx, key.idempotencyKey, moved)
      return { outcome: 'moved', appointments: moved } as const
    })
  } catch (error) {
    if (error instanceof NoCapacityLeft) return { outcome: 'taken' }
    if (error instanceof Changed) return { outcome: 'changed' }
    throw error
  }
}

/** The answer of an earlier move under this key; undefined also for a key of a booking. */
export async function moveOfKey({ query }: Queries, idempotencyKey: string) {
  const [row] = await query('SELECT * FROM booking_keys WHERE idempotency_key = $1', [idempotencyKey])
  if (!row) return undefined
  const fingerprint = String(row['fingerprint'])
  return { fingerprint, appointments: JSON.parse(String(row['answer'] ?? '[]')) as MovedAppointment[] }
}

type Key = Omit<NewMove, 'appointments' | 'first' | 'isByGuest'>

/** Takes the idempotency key for this move, or says what the key already stands for. */
async function keepKey(
  tx: Transaction,
  { idempotencyKey, fingerprint }: Key,
): Promise<MoveResult | undefined> {
  if (idempotencyKey === null) return undefined
  const mine = await tx.query(
    `INSERT INTO booking_keys (idempotency_key, fingerprint, appointment_ids)
     VALUES ($1, $2, '[]') ON CONFLICT DO NOTHING RETURNING idempotency_key`,
    [idempotencyKey, fingerprint],
  )
  if (mine.length > 0) return undefined
  const earlier = await moveOfKey(tx, idempotencyKey)
  if (earlier?.fingerprint !== fingerprint) return { outcome: 'keyReused' }
  return { outcome: 'replayed', appointments: earlier.appointments }
}

async function keepAnswer(
  { query }: Transaction,
  idempotencyKey: string | null,
  moved: readonly MovedAppointment[],
): Promise<void> {
  if (idempotencyKey === null) return
  await query(
    `UPDATE booking_keys SET appointment_ids = $2, last_visit_ends_at = $3, answer = $4 WHERE idempotency_key = $1`,
    [
      idempotencyKey,
      JSON.stringify(moved.map(({ id }) => id)),
      Math.max(...moved.map(({ endsAt }) => endsAt)),
      JSON.stringify(moved),
    ],
  )
}

/** Writes the payload of a first dose, which is locked before its second as in all other moves; throws Changed. */
async function rewrite(
  { query, now }: Transaction,
  { id, revision, sealed }: NonNullable<NewMove['first']>,
): Promise<void> {
  const written = await query(
    'UPDATE appointments SET sealed = $3, changed_at = $4 WHERE id = $1 AND revision = $2 RETURNING id',
    [id, revision, sealed, now],
  )
  if (written.length === 0) throw new Changed()
}

/** Locks an appointment, raises its revision and returns it as it was; throws Changed. */
async function lock(
  tx: Transaction,
  { id, revision, to }: MovingAppointment,
  isByGuest: boolean,
): Promise<StoredAppointment> {
  const [row] = await tx.query(
    `UPDATE appointments SET revision = revision + 1, guest_moves = guest_moves + $4, changed_at = $3
     WHERE id = $1 AND status = 'booked' AND revision = $2 RETURNING *`,
    [id, revision, tx.now, isByGuest ? 1 : 0],
  )
  if (!row) throw new Changed()
  // By a statement of its own: one that waited for the lock sees the statuses as they were before it waited.
  const states = await statesOf(tx, [id])
  if (to.length > 0 && (states.get(id)?.status ?? 'waiting') !== 'waiting') throw new Changed()
  return appointmentOf(row)
}

/** Takes the first of the times that is free beside the cells that the appointment has already; throws NoCapacityLeft. */
async function place(
  tx: Transaction,
  { id }: StoredAppointment,
  times: readonly NewTime[] = [],
): Promise<NewTime | null> {
  if (times.length === 0) return null
  const own = await cellsOf(tx, id)
  return firstWithCapacity(tx, times, async (to) => {
    const foreign = to.cells.filter((cell) => !own.has(cellName(to.provider, cell)))
    const kept = await takeOverHold(tx, { ...to, id }, foreign)
    const others = foreign.filter((cell) => !kept.has(cell))
    if (others.length > 0) await takeCells(tx, to, others, id, null)
  })
}

/** Frees the cells that an appointment leaves, or keeps them for those who wait for an earlier time, and frees what is over of the hold; returns the providers that changed. */
async function leave(tx: Transaction, { before, to }: Placed): Promise<ProviderKey[]> {
  if (!to) return []
  const { id } = before
  const { provider, cells, holdCode } = to
  const kept = new Set(cells.map((cell) => cellName(provider, cell)))
  const leaves = before.cells.filter((cell) => !kept.has(cellName(before.provider, cell)))
  await keepForLine(tx, before, leaves)
  const left = await tx.query(
    `DELETE FROM taken WHERE holder = $1
       AND NOT (business_name = $2 AND provider_id = $3 AND cell IN (${cells.map((_, at) => `$${at + 4}`).join(', ')}))
     RETURNING business_name, provider_id`,
    [id, provider.businessName, provider.id, ...cells],
  )
  const freed = holdCode === null ? [] : await freeCells(tx, holdCode)
  return [provider, before.provider, ...left.map(providerOf), ...freed]
}

/** Writes the new time and payload, with an event for an appointment that moved. */
async function write(
  tx: Transaction,
  { before, to }: Placed,
  sealed: Uint8Array | undefined,
): Promise<MovedAppointment> {
  const { id, revision } = before
  const { provider, startsAt, endsAt } = to ?? before
  if (to) {
    await tx.query(
      `UPDATE appointments SET business_name = $2, provider_id = $3, cells = $4, starts_at = $5, ends_at = $6,
         licensure_state = $7, sealed = $8 WHERE id = $1`,
      [
        id,
        provider.businessName,
        provider.id,
        JSON.stringify(to.cells),
        startsAt,
        endsAt,
        to.licensureState,
        to.sealed,
      ],
    )
    // Who reads the events of one location, or of one team on video, learns that the visit has left it.
    if (provider.id !== before.provider.id)
      await addEvent(tx, appointmentEvent('appointment.rescheduled', { ...before, startsAt }, 'elsewhere'))
    await addEvent(tx, appointmentEvent('appointment.rescheduled', { ...before, provider, startsAt }))
  } else if (sealed) {
    await tx.query('UPDATE appointments SET sealed = $2 WHERE id = $1', [id, sealed])
  }
  return { id, revision, provider, startsAt, endsAt }
}

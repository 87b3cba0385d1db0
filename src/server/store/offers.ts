import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '#domain/time-units'
import { appointmentEvent } from './appointment-events.ts'
import { appointmentOf } from './appointment-rows.ts'
import { latestEnd, NoCapacityLeft, takeCells } from './cells.ts'
import type { Engine, Queries, Row, Transaction } from './engine.ts'
import type { EventType } from './event-store.ts'
import { addEvent } from './events.ts'
import { refuseOtherGrid } from './grids.ts'
import { closeHold, freeCells } from './holds.ts'
import { queueMessage } from './messages.ts'
import type { FreedTime, NewOffer, Offer, OfferStore, Waiting } from './offer-store.ts'
import type { ProviderKey } from './provider-grid.ts'
import { markChanged, providerOf } from './taken-versions.ts'
import { IN_LINE, putWish, removeWish, wishOf } from './wishes.ts'

/** The cells of a freed time are kept for so long while a process looks for whom to offer it to. If the process dies, they are free then. */
const KEPT_MS = 20_000
/** A time that begins sooner is public at once (VISIT-04). */
export const LEAST_AHEAD_MS = HOUR_MS

/** Offers, with the provider of their time while it is not settled. */
const OFFERS = `SELECT o.*, f.business_name, f.provider_id FROM offers o LEFT JOIN freed_times f ON f.id = o.freed_id`

/** Thrown to undo an offer: the visit or the freed time is no longer as it was read. */
class NotAsRead extends Error {
  readonly outcome: 'changed' | 'gone'
  constructor(outcome: 'changed' | 'gone') {
    super(outcome)
    this.outcome = outcome
  }
}

/**
 * Offers over any engine. Rows are locked in one order: appointments, offers, freed times, cells. One freed time has one open offer at
 * most: a unique index says so.
 */
export function createOfferStore(engine: Engine): OfferStore {
  return {
    putWish: (appointmentId, provider, wish, places = []) =>
      engine.transaction((tx) => putWish(tx, appointmentId, provider, { wish, places })),

    removeWish: (appointmentId) => engine.transaction((tx) => removeWish(tx, appointmentId)),

    async wishOf(appointmentId) {
      const [row] = await engine.query('SELECT * FROM wishes WHERE appointment_id = $1', [appointmentId])
      return row && wishOf(row)
    },

    async openOffers(appointmentId) {
      const rows = await engine.query(
        `${OFFERS} WHERE o.appointment_id = $1 AND o.status = 'open' AND o.answer_by > $2 ORDER BY o.starts_at, o.id`,
        [appointmentId, await engine.now()],
      )
      return rows.map(offerOf)
    },

    async offer(id) {
      const [row] = await engine.query(`${OFFERS} WHERE o.id = $1`, [id])
      return row && offerOf(row)
    },

    async claimFreedTimes(most) {
      const now = await engine.now()
      const due = await engine.query(
        'SELECT id FROM freed_times WHERE due_at <= $1 OR due_at > $2 ORDER BY due_at, id LIMIT $3',
        [now, latestEnd(now), most],
      )
      const claimed = await Promise.all(
        due.map((row) => engine.transaction((tx) => claim(tx, String(row['id'])))),
      )
      return claimed.flatMap((one) => one ?? [])
    },

    waitingFor: (freed) => waitingFor(engine, freed),

    async makeOffer(freed, offer) {
      try {
        await engine.transaction((tx) => makeOffer(tx, freed, offer))
        return 'offered'
      } catch (error) {
        if (error instanceof NoCapacityLeft) return 'taken'
        if (error instanceof NotAsRead) return error.outcome
        throw error
      }
    },

    endFreedTime: ({ id, dueAt }) =>
      engine.transaction(async (tx) => {
        const mine = await tx.query('DELETE FROM freed_times WHERE id = $1 AND due_at = $2 RETURNING id', [
          id,
          dueAt,
        ])
        if (mine.length > 0) await markChanged(tx, await freeCells(tx, id))
      }),

    declineOffer: (id) =>
      engine.transaction(async (tx) => {
        const open = await endOffers(tx, 'declined', 'id', id)
        for (const one of open) await takeBack(tx, one, true)
        return open.length > 0
      }),
  }
}

/**
 * Keeps cells that an appointment leaves for those who wait for an earlier time with the provider or near it, if there are any and the time is far enough
 * ahead. The caller frees what is left, and marks the provider as changed.
 */
export async function keepForLine(
  tx: Transaction,
  { id, provider: { businessName, id: providerId } }: { id: string; provider: ProviderKey },
  cells: readonly number[],
): Promise<void> {
  const startsAt = Math.min(...cells)
  if (cells.length === 0 || startsAt < tx.now + LEAST_AHEAD_MS) return
  const waiting = await tx.query(
    `SELECT w.appointment_id FROM wishes w JOIN appointments a ON a.id = w.appointment_id
     WHERE w.appointment_id IN ${IN_LINE} AND a.status = 'booked' AND a.starts_at > $3 AND a.id <> $4 LIMIT 1`,
    [businessName, providerId, startsAt, id],
  )
  if (waiting.length === 0) return
  const freedId = randomUUID()
  const kept = await handOver(tx, { from: id, to: freedId, cells })
  if (kept.length > 0) await insertFreed(tx, freedId, { businessName, id: providerId }, kept, id)
}

/** Ends the wish of an appointment that was cancelled, and its open offers. */
export async function endWaiting(tx: Transaction, appointmentId: string): Promise<void> {
  await withdraw(tx, appointmentId)
  await removeWish(tx, appointmentId)
}

/**
 * Settles the offers of an appointment that moves, whose row the caller has locked: the one whose hold it takes is accepted and ends the wish, the others are withdrawn, because
 * they were made for the visit as it was.
 */
export async function settleOffers(
  tx: Transaction,
  appointmentId: string,
  holdCodes: readonly string[],
): Promise<void> {
  for (const code of holdCodes) {
    const [accepted] = await tx.query(
      `UPDATE offers SET status = 'accepted' WHERE id = $1 AND appointment_id = $2 AND status = 'open' RETURNING *`,
      [code, appointmentId],
    )
    if (!accepted) continue
    const [freed] = await tx.query('DELETE FROM freed_times WHERE id = $1 RETURNING *', [
      String(accepted['freed_id']),
    ])
    await tell(tx, 'offer.accepted', accepted, freed)
    await removeWish(tx, appointmentId)
  }
  await withdraw(tx, appointmentId)
}

async function withdraw(tx: Transaction, appointmentId: string): Promise<void> {
  for (const one of await endOffers(tx, 'withdrawn', 'appointment_id', appointmentId))
    await takeBack(tx, one, true)
}

function endOffers(
  { query }: Queries,
  status: Offer['status'],
  column: 'id' | 'appointment_id' | 'freed_id',
  value: string,
): Promise<Row[]> {
  return query(
    `UPDATE offers SET status = $2 WHERE ${column} = $1 AND status = 'open' RETURNING id, freed_id`,
    [value, status],
  )
}

/** Keeps the cells of an offer that ended for the next in line, and ends its hold. `isDue`: a process is to look after the time now. */
async function takeBack(tx: Transaction, offer: Row, isDue: boolean): Promise<void> {
  const [id, freedId] = [String(offer['id']), String(offer['freed_id'])]
  const [freed] = await tx.query(
    `UPDATE freed_times SET due_at = ${isDue ? '$2' : 'due_at'} WHERE id = $1 RETURNING *`,
    isDue ? [freedId, tx.now] : [freedId],
  )
  await closeHold(tx, id)
  if (freed) await handOver(tx, { from: id, to: freedId, cells: freedOf(freed).cells })
  await markChanged(tx, await freeCells(tx, id))
}

/** Gives cells to another holder for KEPT_MS, and returns those that there were. */
async function handOver(
  { query, now }: Transaction,
  { from, to, cells }: { from: string; to: string; cells: readonly number[] },
): Promise<number[]> {
  if (cells.length === 0) return []
  const rows = await query(
    `UPDATE taken SET holder = $2, expires_at = $3
     WHERE holder = $1 AND cell IN (${cells.map((_, at) => `$${at + 4}`).join(', ')}) RETURNING cell`,
    [from, to, now + KEPT_MS, ...cells],
  )
  return rows.map((row) => Number(row['cell'])).sort((one, other) => one - other)
}

async function insertFreed(
  { query, now }: Transaction,
  id: string,
  { businessName, id: providerId }: ProviderKey,
  cells: readonly number[],
  leftBy: FreedTime['leftBy'],
): Promise<void> {
  await query(
    `INSERT INTO freed_times (id, business_name, provider_id, cells, offers, due_at, left_by)
     VALUES ($1, $2, $3, $4, 0, $5, $6)`,
    [id, businessName, providerId, JSON.stringify(cells), now, leftBy],
  )
}

/** Takes a freed time for this process that is due, or that was left for later while the clock ran ahead (HD-18), ends the offer that was not answered, and keeps the cells a while longer. */
async function claim(tx: Transaction, id: string): Promise<FreedTime | undefined> {
  const { query, now } = tx
  const isOver = `freed_id = $1 AND status = 'open' AND (answer_by <= $2 OR answer_by > $3)`
  const latest = latestEnd(now)
  await query(
    `UPDATE appointments SET status = status WHERE id IN (SELECT appointment_id FROM offers WHERE ${isOver})`,
    [id, now, latest],
  )
  const over = await query(`UPDATE offers SET status = 'expired' WHERE ${isOver} RETURNING *`, [
    id,
    now,
    latest,
  ])
  const [row] = await query(
    'UPDATE freed_times SET due_at = $3 WHERE id = $1 AND (due_at <= $2 OR due_at > $4) RETURNING *',
    [id, now, now + KEPT_MS, latest],
  )
  for (const one of over) await tell(tx, 'offer.expired', one, row)
  if (!row) return undefined
  for (const one of over) await takeBack(tx, one, false)
  await query('UPDATE taken SET expires_at = $2 WHERE holder = $1', [id, now + KEPT_MS])
  return freedOf(row)
}

/** Writes an event of an offer, with the time and the place that it offered. The caller has locked the row of the appointment. */
async function tell(tx: Transaction, type: EventType, offer: Row, freed: Row | undefined): Promise<void> {
  const [row] = await tx.query('SELECT * FROM appointments WHERE id = $1', [String(offer['appointment_id'])])
  if (!row) return
  const appointment = appointmentOf(row)
  const provider = freed ? providerOf(freed) : appointment.provider
  const startsAt = Number(offer['starts_at'])
  await addEvent(tx, appointmentEvent(type, { ...appointment, provider, startsAt }))
}

async function waitingFor(
  { query }: Queries,
  { id, provider, cells, leftBy }: FreedTime,
): Promise<Waiting[]> {
  const rows = await query(
    `SELECT w.days, w.parts, w.miles, a.* FROM wishes w JOIN appointments a ON a.id = w.appointment_id
     WHERE w.appointment_id IN ${IN_LINE} AND a.status = 'booked' AND a.starts_at > $3 AND a.id <> $5
       AND NOT EXISTS (SELECT 1 FROM offers o WHERE o.freed_id = $4 AND o.appointment_id = w.appointment_id)
     ORDER BY w.entered_at, w.appointment_id`,
    [provider.businessName, provider.id, Math.min(...cells), id, leftBy ?? ''],
  )
  return rows.map((row) => ({ wish: wishOf(row), appointment: appointmentOf(row) }))
}

async function makeOffer(tx: Transaction, freed: FreedTime, offer: NewOffer): Promise<void> {
  const { query, now } = tx
  const { id, appointment, provider, cells, startsAt, endsAt, lasts } = offer
  const visit = await query(
    `UPDATE appointments SET status = status WHERE id = $1 AND status = 'booked' AND revision = $2 RETURNING id`,
    [appointment.id, appointment.revision],
  )
  if (visit.length === 0) throw new NotAsRead('changed')
  const offered = freed.cells.filter((cell) => cells.includes(cell))
  const answerBy = now + lasts
  const mine = await query(
    'UPDATE freed_times SET offers = offers + 1, due_at = $3, cells = $4 WHERE id = $1 AND due_at = $2 RETURNING id',
    [freed.id, freed.dueAt, answerBy, JSON.stringify(offered)],
  )
  if (mine.length === 0) throw new NotAsRead('gone')
  // The hold outlasts the answer, so that the next in line has the time before it is public.
  const expiresAt = answerBy + KEPT_MS
  await query(
    `INSERT INTO holds (code, fingerprint, business_name, provider_id, cells, service_ids, licensure_state, started_at,
       expires_at, free_at, longest_until) VALUES ($1, '', $2, $3, $4, $5, $6, $7, $8, $8, $8)`,
    [
      id,
      provider.businessName,
      provider.id,
      JSON.stringify(cells),
      JSON.stringify(appointment.serviceIds),
      appointment.licensureState,
      now,
      expiresAt,
    ],
  )
  const rest = freed.cells.filter((cell) => !cells.includes(cell))
  const kept = await handOver(tx, { from: freed.id, to: id, cells: offered })
  await query('UPDATE taken SET expires_at = $2 WHERE holder = $1', [id, expiresAt])
  const others = cells.filter((cell) => !kept.includes(cell))
  if (others.length > 0) await takeCells(tx, offer, others, id, expiresAt)
  await query(
    `INSERT INTO offers (id, freed_id, appointment_id, revision, starts_at, ends_at, answer_by, status)
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'open')`,
    [id, freed.id, appointment.id, appointment.revision, startsAt, endsAt, answerBy],
  )
  await addEvent(tx, appointmentEvent('offer.made', { ...appointment, provider, startsAt }))
  await queueMessage(tx, appointment, { kind: 'offer', startsAt, offerId: id })
  if (rest.length > 0) await keepRest(tx, freed, rest)
  const grids = await markChanged(tx, [provider])
  await refuseOtherGrid(tx, offer, grids.get(provider))
}

/** What an offer leaves of a freed time is a freed time of its own. */
async function keepRest(
  tx: Transaction,
  { id, provider, leftBy }: FreedTime,
  rest: readonly number[],
): Promise<void> {
  const freedId = randomUUID()
  const kept = await handOver(tx, { from: id, to: freedId, cells: rest })
  if (kept.length > 0) await insertFreed(tx, freedId, provider, kept, leftBy)
}

function freedOf(row: Row): FreedTime {
  return {
    id: String(row['id']),
    provider: providerOf(row),
    cells: JSON.parse(String(row['cells'])),
    leftBy: row['left_by'] == null ? null : String(row['left_by']),
    offers: Number(row['offers']),
    dueAt: Number(row['due_at']),
  }
}

function offerOf(row: Row): Offer {
  return {
    id: String(row['id']),
    appointmentId: String(row['appointment_id']),
    revision: Number(row['revision']),
    startsAt: Number(row['starts_at']),
    endsAt: Number(row['ends_at']),
    answerBy: Number(row['answer_by']),
    status: row['status'] as Offer['status'],
    provider: row['business_name'] == null ? undefined : providerOf(row),
  }
}

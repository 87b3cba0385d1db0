import type { BusinessName } from '#contract/vocabulary'
import { HOUR_MS } from '#domain/time-units'
import type { Engine, Queries, Row, Transaction } from './engine.ts'
import type { NewEvent } from './event-store.ts'
import { addFirstEvent } from './events.ts'
import { charge, isOver } from './limit-counts.ts'
import { hasDamagedInstant, instantIn } from './row-instants.ts'
import { readLists, rowsOf, rowsSince } from './row-lists.ts'
import type { CheckIn, RecordResult, UnreadableEntry } from './store.ts'

/** Why a check-in of a flood needs attention. */
const MANY_AT_ONCE = 'manyAtOnce'

/** Thrown to undo an entry that there is no room for. */
class Full extends Error {}

/** Thrown to undo a check-in whose guest is already there (BOOK-20). */
class AlreadyThere extends Error {}

/** Records a check-in exactly once: the constraints decide, nothing is looked up beforehand (API-49, BOOK-20). */
export async function recordCheckIn(engine: Engine, checkIn: CheckIn): Promise<RecordResult> {
  try {
    return await engine.transaction(async (tx) => {
      const other = await keepKey(tx, checkIn)
      if (other) return other
      const counted = await count(tx, checkIn)
      await insertCheckIn(tx, counted)
      await addFirstEvent(tx, receivedEvent(counted))
      await keepGuestDay(tx, counted)
      const isMany = counted !== checkIn
      return { outcome: 'recorded', id: checkIn.id, ...(isMany && { isMany }) } as const
    })
  } catch (error) {
    if (error instanceof AlreadyThere) return { outcome: 'duplicate' }
    throw error
  }
}

/** The check-in, or one that needs attention because so many come at once (HD-07). */
async function count(tx: Transaction, checkIn: CheckIn): Promise<CheckIn> {
  const { charges = [], usual = [] } = checkIn.bounds ?? {}
  const all = [...charges, ...usual.map((one) => ({ ...one, most: Number.POSITIVE_INFINITY }))]
  await charge(tx, all)
  if (checkIn.status === 'needsAttention' || !(await isOver(tx, usual))) return checkIn
  return { ...checkIn, status: 'needsAttention', reasons: [...checkIn.reasons, MANY_AT_ONCE] }
}

/** Takes the idempotency key for this check-in, or says what the key already stands for. */
async function keepKey(
  { query }: Queries,
  checkIn: Pick<CheckIn, 'idempotencyKey' | 'fingerprint' | 'id'>,
): Promise<RecordResult | undefined> {
  const { idempotencyKey, fingerprint, id } = checkIn
  if (idempotencyKey === null) return undefined
  const mine = await query(
    `INSERT INTO idempotency_keys (idempotency_key, fingerprint, check_in_id) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING check_in_id`,
    [idempotencyKey, fingerprint, id],
  )
  if (mine.length > 0) return undefined
  const rows = await query(
    'SELECT fingerprint, check_in_id FROM idempotency_keys WHERE idempotency_key = $1',
    [idempotencyKey],
  )
  return rows[0]?.['fingerprint'] === fingerprint
    ? { outcome: 'replayed', id: String(rows[0]['check_in_id']) }
    : { outcome: 'keyReused' }
}

async function insertCheckIn({ query }: Queries, checkIn: CheckIn): Promise<void> {
  await query(
    `INSERT INTO check_ins (id, idempotency_key, fingerprint, business_name, location_id, service_ids,
       counter_code, status, reasons, created_at, received_at, day, guest_mark, sealed, origin, network)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      checkIn.id,
      checkIn.idempotencyKey,
      checkIn.fingerprint,
      checkIn.businessName,
      checkIn.locationId,
      JSON.stringify(checkIn.serviceIds),
      checkIn.counterCode,
      checkIn.status,
      JSON.stringify(checkIn.reasons),
      checkIn.createdAt,
      checkIn.receivedAt,
      checkIn.day,
      checkIn.guestMark,
      checkIn.sealed,
      checkIn.bounds?.origin ?? null,
      checkIn.bounds?.network ?? null,
    ],
  )
}

export function receivedEvent({ id, businessName, locationId, counterCode, day }: CheckIn): NewEvent {
  const visitKind = 'walkin'
  return { type: 'checkin.received', visitId: id, visitKind, businessName, locationId, counterCode, day }
}

/** Takes the guest's services of that day and store; a check-in that needs attention is kept without doing so. */
async function keepGuestDay({ query }: Queries, checkIn: CheckIn): Promise<void> {
  if (checkIn.status === 'needsAttention') return
  const { guestMark, formerMarks = [], businessName, locationId, day, id } = checkIn
  for (const serviceId of new Set(checkIn.serviceIds)) {
    for (const mark of formerMarks) {
      const theirs = await query(
        `SELECT check_in_id FROM guest_visits
         WHERE guest_mark = $1 AND business_name = $2 AND location_id = $3 AND day = $4 AND service_id = $5`,
        [mark, businessName, locationId, day, serviceId],
      )
      if (theirs.length > 0) throw new AlreadyThere()
    }
    const mine = await query(
      `INSERT INTO guest_visits (guest_mark, business_name, location_id, day, service_id, check_in_id)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING check_in_id`,
      [guestMark, businessName, locationId, day, serviceId, id],
    )
    if (mine.length === 0) throw new AlreadyThere()
  }
}

const OF_ALL = {
  limit: 'unreadableKept.all',
  name: 'unreadable',
  key: 'all',
  amount: 1,
  most: Number.POSITIVE_INFINITY,
  minutes: 1,
}

/** Keeps an entry apart from the check-ins, so that no list of guests has it (HD-33). */
export async function keepUnreadable(
  engine: Engine,
  entry: UnreadableEntry,
  most: number,
): Promise<RecordResult | { outcome: 'full' }> {
  try {
    return await engine.transaction(async (tx) => {
      const other = await keepKey(tx, entry)
      if (other) return other
      // Entries follow one another by the lock on the count of all: no more than `most` are kept.
      await charge(tx, [...entry.charges, OF_ALL])
      const [row] = await tx.query('SELECT COUNT(*) AS n FROM unreadable_entries')
      if (Number(row?.['n']) >= most) throw new Full()
      await tx.query('INSERT INTO unreadable_entries (id, received_at, sealed) VALUES ($1, $2, $3)', [
        entry.id,
        entry.receivedAt,
        entry.sealed,
      ])
      await addFirstEvent(tx, unreadableEvent(entry.id))
      return { outcome: 'recorded', id: entry.id } as const
    })
  } catch (error) {
    if (error instanceof Full) return { outcome: 'full' }
    throw error
  }
}

function unreadableEvent(visitId: string): NewEvent {
  const nothing = { businessName: null, locationId: null, counterCode: null }
  return { type: 'checkin.received', visitId, visitKind: 'unreadable', ...nothing }
}

export async function checkInsOf({ query }: Queries, ids: readonly string[]): Promise<CheckIn[]> {
  return (await rowsOf({ query }, 'check_ins', ids)).map(checkInOf)
}

export async function unreadableOf({ query }: Queries, ids: readonly string[]): Promise<UnreadableRow[]> {
  return (await rowsOf({ query }, 'unreadable_entries', ids)).map(unreadableRowOf)
}

type UnreadableRow = Pick<CheckIn, 'id' | 'receivedAt' | 'sealed'>

function unreadableRowOf(row: Row): UnreadableRow {
  return {
    id: String(row['id']),
    receivedAt: instantIn(row, 'received_at'),
    sealed: row['sealed'] as Uint8Array,
  }
}

/** The check-ins received at an instant or later, oldest first. */
export async function* checkInsSince(queries: Queries, since: number): AsyncGenerator<CheckIn> {
  for await (const row of rowsSince(queries, 'check_ins', 'received_at', since)) yield checkInOf(row)
}

/** The same of entries that hold no walk-in. */
export async function* unreadableSince(queries: Queries, since: number): AsyncGenerator<UnreadableRow> {
  for await (const row of rowsSince(queries, 'unreadable_entries', 'received_at', since))
    yield unreadableRowOf(row)
}

/** A check-in as a row of its table has it. */
export function checkInOf(row: Row): CheckIn {
  const { lists, isDamaged: hasDamagedList } = readLists(row, ['service_ids', 'reasons'])
  const isDamaged = hasDamagedList || hasDamagedInstant(row, ['created_at', 'received_at'])
  return {
    id: String(row['id']),
    idempotencyKey: row['idempotency_key'] as string | null,
    fingerprint: String(row['fingerprint']),
    businessName: row['business_name'] as BusinessName,
    locationId: String(row['location_id']),
    serviceIds: lists.service_ids,
    counterCode: String(row['counter_code']),
    status: row['status'] as CheckIn['status'],
    reasons: lists.reasons,
    createdAt: instantIn(row, 'created_at'),
    receivedAt: instantIn(row, 'received_at'),
    day: String(row['day']),
    guestMark: String(row['guest_mark']),
    sealed: row['sealed'] as Uint8Array,
    ...(isDamaged && { isDamaged }),
  }
}

/** The last local day (YYYY-MM-DD) that was over everywhere on earth at `before` (epoch milliseconds): zones reach to UTC-12. */
export function visitDayEndedBefore(before: number): string {
  return new Date(before - 36 * HOUR_MS).toISOString().slice(0, 10)
}

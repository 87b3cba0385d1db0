import { DAY_MS, MINUTE_MS } from '#domain/time-units'
import { visitDayEndedBefore } from './check-ins.ts'
import type { Engine, Queries, Row, Transaction } from './engine.ts'
import { readersOf, removeEvents } from './events.ts'
import type { ClockFacts, Purged, PurgeStore } from './purge-store.ts'
import { padded } from './row-lists.ts'

/** Rows removed in one transaction, at most. */
const LOT = 1000
/** A booking is for a day within a year. */
const LONGEST_AHEAD_MS = 366 * DAY_MS
/** What was received so shortly before an export began may have been written after it was read. */
const EXPORT_MARGIN_MS = 5 * MINUTE_MS
/** Spans of finished exports that are remembered, at most. */
const SPANS = 20

/**
 * The tables that are purged. `over` compares the end of a visit; `at` is the column whose time decides which export wrote the row.
 */
const KINDS = {
  checkIns: {
    table: 'check_ins',
    over: (param: number) => `day <= $${param}`,
    order: 'day, id',
    at: 'received_at',
    limit: visitDayEndedBefore,
  },
  appointments: {
    table: 'appointments',
    // The link, the consents and the distance of a series are those of its first dose, which stays until the second is that old too.
    over: (param: number) => `ends_at < $${param} AND NOT EXISTS (SELECT 1 FROM appointments second
      WHERE second.first_id = appointments.id AND second.status = 'booked' AND second.ends_at >= $${param})`,
    order: 'ends_at, id',
    at: 'changed_at',
    limit: (before: number) => before,
  },
} as const
type Kind = keyof typeof KINDS
const NAMES: readonly Kind[] = ['checkIns', 'appointments']

type Span = readonly [from: number, to: number]
/**
 * Which rows are due. All were over before `before`. With named readers, all of them have read the row; otherwise an export wrote
 * the row, or it was over before `unexportedBefore`.
 */
type Due = {
  before: number
  unexportedBefore: number
  exported: readonly Span[]
  /**
   * `upTo`: every named reader has acknowledged the events up to this number. A row that was over before `before` is due even if
   * unread.
   */
  read?: { upTo: number; before: number } | undefined
}

/** Purging over any engine. */
export function createPurgeStore(engine: Engine): PurgeStore {
  return {
    now: () => engine.now(),
    clockFacts: () => clockFacts(engine),
    believeClock: (now) => engine.transaction((tx) => writeFact(tx, 'clock', String(now))),
    confirmClock: () =>
      engine.transaction(async (tx) => {
        await writeFact(tx, 'clock', String(tx.now))
        await writeFact(tx, 'clockConfirmed', String(tx.now))
        return tx.now
      }),
    takePurgeTurn: (ms) => engine.transaction((tx) => takeTurn(tx, ms)),
    markExported: (since, began) => engine.transaction((tx) => markExported(tx, since, began)),
    purgeRecords: (before, unexportedBefore, unreadBefore) =>
      purgeVisits(engine, before, unexportedBefore, unreadBefore),
    purgeCheckIns: (before) => purgeKind(engine, 'checkIns', allBefore(before), Number.POSITIVE_INFINITY),
    purgeAppointments: (before) =>
      purgeKind(engine, 'appointments', allBefore(before), Number.POSITIVE_INFINITY),
    visitsToCome: (ids) => engine.transaction((tx) => visitsToCome(tx, ids)),
    removeVisits: (ids) => engine.transaction((tx) => removeVisits(tx, ids)),
    purgeBookingKeys: (before) => purgeKeys(engine, before),
  }
}

async function factOf({ query }: Queries, name: string): Promise<string | undefined> {
  const [row] = await query('SELECT value FROM facts WHERE name = $1', [name])
  return row && String(row['value'])
}

async function writeFact({ query }: Queries, name: string, value: string): Promise<void> {
  await query(
    'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [name, value],
  )
}

/** Before the first purge the newest row tells when the clock was last seen. */
async function clockFacts(engine: Engine): Promise<ClockFacts> {
  const now = await engine.now()
  const believed = await factOf(engine, 'clock')
  const believedAt = believed === undefined ? ((await newestRow(engine)) ?? now) : Number(believed)
  return { now, believedAt, confirmed: (await factOf(engine, 'clockConfirmed')) ?? '' }
}

async function newestRow({ query }: Queries): Promise<number | undefined> {
  const found: number[] = []
  for (const { table, at } of Object.values(KINDS)) {
    const [row] = await query(`SELECT MAX(${at}) AS newest FROM ${table}`)
    if (row?.['newest'] != null) found.push(Number(row['newest']))
  }
  return found.length > 0 ? Math.max(...found) : undefined
}

/** The clocks of two transactions that began together may differ by this much. */
const SAME_TIME_MS = MINUTE_MS

/** A turn that ends later than a turn can was taken while the clock ran ahead. */
async function takeTurn({ query, now }: Transaction, ms: number): Promise<boolean> {
  const mine = await query(
    `INSERT INTO facts (name, value) VALUES ('purgeTurn', $1)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value
     WHERE CAST(facts.value AS BIGINT) <= $2 OR CAST(facts.value AS BIGINT) > $3 RETURNING name`,
    [String(now + ms), now, now + ms + SAME_TIME_MS],
  )
  return mine.length > 0
}

async function markExported(tx: Transaction, since: number, began: number): Promise<void> {
  const to = began - EXPORT_MARGIN_MS
  if (to <= since) return
  const spans = joined([...(await exportedSpans(tx)), [since, to]])
  await writeFact(tx, 'exported', JSON.stringify(spans.slice(-SPANS)))
}

async function exportedSpans(queries: Queries): Promise<readonly Span[]> {
  return JSON.parse((await factOf(queries, 'exported')) ?? '[]')
}

/** Spans in order, those that touch as one. */
function joined(spans: readonly Span[]): Span[] {
  const apart: [number, number][] = []
  for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}

function allBefore(before: number): Due {
  return { before, unexportedBefore: before, exported: [] }
}

/** A condition with its parameters; further parameters come after them. */
function condition(
  kind: Kind,
  { before, unexportedBefore, exported, read }: Due,
): { sql: string; params: (string | number)[] } {
  const { over, at, limit, table } = KINDS[kind]
  if (read) {
    const unread = `SELECT 1 FROM events WHERE visit_id = ${table}.id AND (number IS NULL OR number > $3)`
    return {
      sql: `${over(1)} AND (${over(2)} OR NOT EXISTS (${unread}))`,
      params: [limit(before), limit(read.before), read.upTo],
    }
  }
  const written = exported.map((_, index) => `(${at} >= $${2 * index + 3} AND ${at} < $${2 * index + 4})`)
  return {
    sql: `${over(1)} AND (${[over(2), ...written].join(' OR ')})`,
    params: [limit(before), limit(unexportedBefore), ...exported.flat()],
  }
}

async function purgeVisits(
  engine: Engine,
  before: number,
  unexportedBefore: number,
  unreadBefore: number,
): Promise<Purged> {
  const places = (await readersOf(engine)).map(({ number }) => number)
  const read = places.length > 0 ? { upTo: Math.min(...places), before: unreadBefore } : undefined
  const due = { before, unexportedBefore, exported: await exportedSpans(engine), read }
  const purged: Purged = { removed: { checkIns: 0, appointments: 0 }, many: 0, unexported: 0, unread: 0 }
  for (const kind of NAMES) {
    const { most, many, kept } = await engine.transaction((tx) => reserve(tx, kind, due))
    purged.removed[kind] = await purgeKind(engine, kind, due, most)
    purged.many += many
    purged[read ? 'unread' : 'unexported'] += kept
  }
  return purged
}

/** `kept`: over, and neither exported nor read by all readers yet. */
type Reserved = { most: number; many: number; kept: number }

/**
 * Reserves the rows that may be removed now: a tenth of the table a day. The reservation is written before anything is removed, so
 * that a crash cannot lead to more removals.
 */
async function reserve(tx: Transaction, kind: Kind, due: Due): Promise<Reserved> {
  const { table, over, limit } = KINDS[kind]
  const share = await lockShare(tx, kind)
  const { sql, params } = condition(kind, due)
  const ready = await countOf(tx, `FROM ${table} WHERE ${sql}`, params)
  const all = await countOf(tx, `FROM ${table} WHERE ${over(1)}`, [limit(due.before)])
  const isToday = share.since <= tx.now && tx.now < share.since + DAY_MS
  const today = isToday
    ? share
    : { since: tx.now, left: Math.ceil((await countOf(tx, `FROM ${table}`, [])) / 10) }
  const most = Math.min(ready, today.left)
  if (most > 0) await writeFact(tx, shareName(kind), JSON.stringify({ ...today, left: today.left - most }))
  return { most, many: ready - most, kept: all - ready }
}

function shareName(kind: Kind): string {
  return `purge ${kind}`
}

/** What may still go of a day's share, and when that day began; two processes reserve one after the other. */
async function lockShare({ query }: Transaction, kind: Kind): Promise<{ since: number; left: number }> {
  const [row] = await query(
    `INSERT INTO facts (name, value) VALUES ($1, '{"since":0,"left":0}')
     ON CONFLICT (name) DO UPDATE SET value = facts.value RETURNING value`,
    [shareName(kind)],
  )
  return JSON.parse(String(row?.['value']))
}

async function countOf(
  { query }: Queries,
  from: string,
  params: readonly (string | number)[],
): Promise<number> {
  const [row] = await query(`SELECT COUNT(*) AS n ${from}`, params)
  return Number(row?.['n'])
}

/** Removes `most` of the rows that are due, the oldest first, in lots; returns how many went. */
async function purgeKind(engine: Engine, kind: Kind, due: Due, most: number): Promise<number> {
  let total = 0
  while (total < most) {
    const lot = Math.min(LOT, most - total)
    const gone = await engine.transaction((tx) => removeLot(tx, kind, due, lot))
    total += gone.length
    if (gone.length < lot) break
  }
  if (kind === 'appointments') await purgeGuests(engine, due.before)
  return total
}

async function removeLot(tx: Transaction, kind: Kind, due: Due, lot: number): Promise<Row[]> {
  const { table, order } = KINDS[kind]
  const { sql, params } = condition(kind, due)
  const some = `SELECT id FROM ${table} WHERE ${sql} ORDER BY ${order} LIMIT $${params.length + 1}`
  const gone = await tx.query(`DELETE FROM ${table} WHERE id IN (${some}) RETURNING id`, [...params, lot])
  await forget(tx, kind, gone)
  return gone
}

/** Removes what else is kept of rows that are gone. */
async function forget(tx: Transaction, kind: Kind, gone: readonly Row[]): Promise<void> {
  if (gone.length === 0) return
  const ids = padded(gone.map((row) => String(row['id'])))
  const list = ids.map((_, at) => `$${at + 1}`).join(', ')
  if (kind === 'appointments') {
    await tx.query(`DELETE FROM taken WHERE expires_at IS NULL AND holder IN (${list})`, ids)
    for (const table of ['wishes', 'wish_places', 'offers', 'message_consents', 'messages'])
      await tx.query(`DELETE FROM ${table} WHERE appointment_id IN (${list})`, ids)
  }
  await removeEvents(tx, gone)
}

async function visitsToCome({ query, now }: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const all = padded(ids)
  const list = all.map((_, at) => `$${at + 1}`).join(', ')
  const rows = await query(
    `SELECT id FROM appointments WHERE (id IN (${list}) OR first_id IN (${list}))
     AND status = 'booked' AND ends_at > $${all.length + 1} ORDER BY id`,
    [...all, now],
  )
  return rows.map((row) => String(row['id']))
}

async function removeVisits(
  tx: Transaction,
  ids: readonly string[],
): Promise<{ removed: number; toCome: string[] }> {
  if (ids.length === 0) return { removed: 0, toCome: [] }
  const all = padded(ids)
  const list = all.map((_, at) => `$${at + 1}`).join(', ')
  const toCome = await visitsToCome(tx, ids)
  if (toCome.length > 0) return { removed: 0, toCome }
  let removed = 0
  for (const kind of NAMES) {
    const { table } = KINDS[kind]
    const gone = await tx.query(`DELETE FROM ${table} WHERE id IN (${list}) RETURNING id`, all)
    await forget(tx, kind, gone)
    removed += gone.length
  }
  return { removed, toCome: [] }
}

/** The rows that bookings of one guest wait for. */
function purgeGuests(engine: Engine, before: number): Promise<number> {
  const some = 'SELECT guest_mark FROM guests WHERE booked_at < $1 ORDER BY booked_at LIMIT $2'
  return inLots(engine, `DELETE FROM guests WHERE guest_mark IN (${some}) RETURNING guest_mark`, before)
}

async function purgeKeys(engine: Engine, before: number): Promise<number> {
  // Of keys that an older version wrote the last visit is not known.
  await engine.transaction(({ query, now }) =>
    query('UPDATE booking_keys SET last_visit_ends_at = $1 WHERE last_visit_ends_at IS NULL', [
      now + LONGEST_AHEAD_MS,
    ]),
  )
  const some = `SELECT idempotency_key FROM booking_keys WHERE last_visit_ends_at < $1
     ORDER BY last_visit_ends_at LIMIT $2`
  const sql = `DELETE FROM booking_keys WHERE idempotency_key IN (${some}) RETURNING idempotency_key`
  return inLots(engine, sql, before)
}

async function inLots(engine: Engine, sql: string, before: number): Promise<number> {
  let total = 0
  for (;;) {
    const gone = await engine.transaction(({ query }) => query(sql, [before, LOT]))
    total += gone.length
    if (gone.length < LOT) return total
  }
}

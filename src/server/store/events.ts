import type { BusinessName } from '#contract/vocabulary'
import type { Engine, Queries, Row, Transaction, Value } from './engine.ts'
import type {
  EventFilter,
  EventReader,
  EventStore,
  EventType,
  NewEvent,
  VisitEvent,
  VisitKind,
} from './event-store.ts'
import { instantIn } from './row-instants.ts'
import { padded } from './row-lists.ts'

/** Events that one transaction gives numbers to. */
const LOT = 500

/** The event log over any engine. */
export function createEventStore(engine: Engine): EventStore {
  return {
    async eventsAfter(number, most, filter = {}) {
      await numberAll(engine)
      const last = await lastNumber(engine)
      const events = await eventsBetween(engine, { after: number, last, most, filter })
      const end = events.length < most ? last : events.at(-1)?.number
      return { events, last: Math.max(number, end ?? number) }
    },

    async lastEventNumber() {
      await numberAll(engine)
      return lastNumber(engine)
    },

    async eventReader(name) {
      const [row] = await engine.query('SELECT * FROM event_readers WHERE name = $1', [name])
      return row && readerOf(row)
    },

    eventReaders: () => readersOf(engine),

    acknowledgeEvents: (name, number) =>
      engine.transaction(async ({ query, now }) => {
        await query(
          `INSERT INTO event_readers (name, number, acknowledged_at) VALUES ($1, $2, $3)
           ON CONFLICT (name) DO UPDATE SET number = excluded.number, acknowledged_at = excluded.acknowledged_at`,
          [name, number, now],
        )
      }),

    removeEventReader: (name) =>
      engine.transaction(async ({ query }) => {
        const gone = await query('DELETE FROM event_readers WHERE name = $1 RETURNING name', [name])
        return gone.length > 0
      }),

    async visitsVersion(locationId, since) {
      const [row] = await engine.query(
        'SELECT COUNT(*) AS n, MAX(at) AS newest FROM events WHERE location_id = $1 AND at >= $2',
        [locationId, since],
      )
      return `${row?.['n']} ${row?.['newest']}`
    },

    async hasEventsAt(locationId) {
      const rows = await engine.query('SELECT 1 FROM events WHERE location_id = $1 LIMIT 1', [locationId])
      return rows.length > 0
    },

    async countEventsAfter(number) {
      await numberAll(engine)
      const [row] = await engine.query('SELECT COUNT(*) AS n FROM events WHERE number > $1', [number])
      return Number(row?.['n'])
    },

    async eventsOfVisit(id) {
      const rows = await engine.query(
        'SELECT type, at, reason FROM events WHERE visit_id = $1 ORDER BY ordinal',
        [id],
      )
      return rows.map(({ type, at, reason }) => ({
        type: type as EventType,
        at: Number(at),
        ...(reason != null && { reason: String(reason) }),
      }))
    },
  }
}

export async function readersOf({ query }: Queries): Promise<EventReader[]> {
  return (await query('SELECT * FROM event_readers ORDER BY name')).map(readerOf)
}

/** Writes the first event of a visit in the transaction that makes the visit. It has no number yet. */
export function addFirstEvent(tx: Transaction, event: NewEvent): Promise<void> {
  return insert(tx, event, { ordinal: 1, at: tx.now })
}

/**
 * Writes a later event in the transaction that changes the visit, which has locked the visit's row. It is no earlier than the event
 * before it, whatever the clocks say, so that events of one visit stay in order.
 */
export async function addEvent(tx: Transaction, event: NewEvent): Promise<void> {
  const [newest] = await tx.query(
    'SELECT ordinal, at FROM events WHERE visit_id = $1 ORDER BY ordinal DESC LIMIT 1',
    [event.visitId],
  )
  const ordinal = Number(newest?.['ordinal'] ?? 0) + 1
  await insert(tx, event, { ordinal, at: Math.max(tx.now, Number(newest?.['at'] ?? 0)) })
}

/** Whether the newest event of a visit of all these types is of the first one. */
export async function isNewest(
  { query }: Queries,
  visitId: string,
  type: EventType,
  others: readonly EventType[],
): Promise<boolean> {
  const types = [type, ...others]
  const [row] = await query(
    `SELECT type FROM events WHERE visit_id = $1 AND type IN (${types.map((_, at) => `$${at + 2}`).join(', ')})
     ORDER BY ordinal DESC LIMIT 1`,
    [visitId, ...types],
  )
  return row?.['type'] === type
}

/** Forgets what happened to visits that are removed, how far staff were with them, and what webhooks refused of them. */
export async function removeEvents({ query }: Transaction, visits: readonly Row[]): Promise<void> {
  if (visits.length === 0) return
  const ids = padded(visits.map((row) => String(row['id'])))
  const list = ids.map((_, at) => `$${at + 1}`).join(', ')
  await query(`DELETE FROM events WHERE visit_id IN (${list})`, ids)
  await query(`DELETE FROM visit_states WHERE visit_id IN (${list})`, ids)
  await query(`DELETE FROM webhook_refusals WHERE visit_id IN (${list})`, ids)
}

type Place = Pick<VisitEvent, 'ordinal' | 'at'>

async function insert({ query }: Transaction, event: NewEvent, { ordinal, at }: Place): Promise<void> {
  await query(
    `INSERT INTO events (visit_id, ordinal, type, visit_kind, business_name, location_id, counter_code, starts_at, day,
       reason, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      event.visitId,
      ordinal,
      event.type,
      event.visitKind,
      event.businessName,
      event.locationId,
      event.counterCode,
      event.startsAt ?? null,
      event.day ?? null,
      event.reason ?? null,
      at,
    ],
  )
}

/**
 * Gives every committed event that has no number the next one. Whoever numbers locks the counter first, so that no number becomes
 * visible before a smaller one, whatever transactions are slow and clocks differ (FEED-02).
 */
export async function numberAll(engine: Engine): Promise<void> {
  for (;;) {
    const [waiting] = await engine.query('SELECT visit_id FROM events WHERE number IS NULL LIMIT 1')
    if (!waiting) return
    await engine.transaction(numberLot)
  }
}

/** An earlier event of a visit is no later and has a smaller ordinal, and so a smaller number. */
async function numberLot({ query }: Transaction): Promise<void> {
  const [counter] = await query(
    `INSERT INTO event_counter (name, last) VALUES ('events', 0)
     ON CONFLICT (name) DO UPDATE SET last = event_counter.last RETURNING last`,
  )
  const last = Number(counter?.['last'])
  const numbered = await query(
    `WITH waiting AS (
       SELECT visit_id, ordinal, ROW_NUMBER() OVER (ORDER BY at, ordinal, visit_id) AS place
       FROM events WHERE number IS NULL ORDER BY at, ordinal, visit_id LIMIT ${LOT}
     )
     UPDATE events SET number = waiting.place + $1 FROM waiting
     WHERE events.visit_id = waiting.visit_id AND events.ordinal = waiting.ordinal RETURNING number`,
    [last],
  )
  await query(`UPDATE event_counter SET last = $1 WHERE name = 'events'`, [last + numbered.length])
}

/** The number of the newest event that has one. */
export async function lastNumber({ query }: Queries): Promise<number> {
  const [row] = await query(`SELECT last FROM event_counter WHERE name = 'events'`)
  return Number(row?.['last'] ?? 0)
}

type Wanted = { after: number; last: number; most: number; filter: EventFilter }

/**
 * A guest may be offered a time at another location. Readers of that location must not see the guest's record, so these events go
 * to readers of the location that the visit has now.
 */
const OFFERS = `'offer.made', 'offer.accepted', 'offer.expired'`

/** Events with numbers after `after` up to `last`, in order. */
export async function eventsBetween(
  { query }: Queries,
  { after, last, most, filter }: Wanted,
): Promise<VisitEvent[]> {
  const { locationIds, visitKind, counterCode } = filter
  const wanted: [column: string, values: readonly Value[] | undefined][] = [
    ['location_id', locationIds],
    ['visit_kind', visitKind && [visitKind]],
    ['counter_code', counterCode === undefined ? undefined : [counterCode]],
  ]
  const params: Value[] = [after, last, most]
  const conditions = wanted.map(([column, values]) => {
    if (values === undefined) return ''
    const list = values.map((value) => `$${params.push(value)}`).join(', ')
    if (column !== 'location_id') return `AND ${column} IN (${list})`
    if (values.length === 0) return `AND visit_kind = 'wording'`
    return `AND (visit_kind = 'wording' OR CASE WHEN type IN (${OFFERS}) THEN visit_id IN
      (SELECT id FROM appointments WHERE provider_id IN (${list})) ELSE location_id IN (${list}) END)`
  })
  const rows = await query(
    `SELECT * FROM events WHERE number > $1 AND number <= $2 ${conditions.join(' ')} ORDER BY number LIMIT $3`,
    params,
  )
  return rows.map(eventOf)
}

export async function eventsNumbered({ query }: Queries, number: number): Promise<VisitEvent[]> {
  return (await query('SELECT * FROM events WHERE number = $1', [number])).map(eventOf)
}

function eventOf(row: Row): VisitEvent {
  const { starts_at: startsAt, day, reason } = row
  return {
    number: Number(row['number']),
    ordinal: Number(row['ordinal']),
    type: row['type'] as VisitEvent['type'],
    visitId: String(row['visit_id']),
    visitKind: row['visit_kind'] as VisitKind,
    businessName: row['business_name'] as BusinessName | null,
    locationId: row['location_id'] as string | null,
    counterCode: row['counter_code'] as string | null,
    ...(startsAt != null && { startsAt: instantIn(row, 'starts_at') }),
    ...(day != null && { day: String(day) }),
    ...(reason != null && { reason: String(reason) }),
    at: instantIn(row, 'at'),
  }
}

function readerOf(row: Row): EventReader {
  return {
    name: String(row['name']),
    number: Number(row['number']),
    acknowledgedAt: Number(row['acknowledged_at']),
  }
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units'
import { aBooking, anAppointment } from './bookings-conformance.ts'
import { aCheckIn } from './conformance.ts'
import type { Engine, Transaction, Value } from './engine.ts'
import { aHold, CELL, CELL_MS, putForward } from './holds-conformance.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import type { Store } from './store.ts'

/** Noon, and the visits of the tests lie long before it. */
const NOW = Date.UTC(2035, 5, 4, 12)
const RECEIVED = NOW - 60 * DAY_MS

type Statement = { sql: string; params: readonly Value[] }

/** What every engine must pass of purging; `open` and `reset` as for the whole store, `isPostgres`: how a statement is explained. */
export function purgeConforms(
  name: string,
  open: () => Engine,
  reset: () => void | Promise<void>,
  isPostgres: boolean,
): void {
  describe(`purging on ${name}`, () => {
    const shift = { ms: 0 }
    const statements: Statement[] = []
    let engine: Engine
    let store: Store

    beforeEach(async () => {
      await reset()
      const plain = open()
      shift.ms = NOW - (await plain.now())
      statements.length = 0
      engine = recorded(putForward(plain, shift), statements)
      await migrate(engine)
      store = createStore(engine)
    })
    afterEach(() => store.close())

    /** Check-ins of one day each, the first `ago` days before now. */
    const checkIns = (count: number, ago: number, receivedAt = RECEIVED) =>
      Promise.all(
        Array.from({ length: count }, (_, at) => {
          const id = `${ago}-${at}`
          const day = new Date(NOW - ago * DAY_MS).toISOString().slice(0, 10)
          return store.recordCheckIn(aCheckIn({ id, idempotencyKey: id, guestMark: id, day, receivedAt }))
        }),
      )
    const leftOf = async () => {
      const ids: string[] = []
      for await (const { id } of store.checkInsSince(0)) ids.push(id)
      return ids.sort()
    }
    const exportAll = () => store.markExported(0, NOW)
    /** As with RETENTION_DAYS=30. */
    const purge = () => store.purgeRecords(NOW - 30 * DAY_MS, NOW - 44 * DAY_MS, NOW - 90 * DAY_MS)

    it('a first dose stays with its link until its second is over [VISIT-01, VISIT-02, HD-17]', async () => {
      const daysAgo = (days: number) => ({
        startsAt: NOW - days * DAY_MS,
        endsAt: NOW - days * DAY_MS + CELL_MS,
        cells: [CELL + days * CELL_MS],
      })
      const [first, second] = [
        anAppointment({ id: 'first', ...daysAgo(100) }),
        anAppointment({ id: 'second', ...daysAgo(20) }),
      ]
      await store.book(aBooking({}, { appointments: [first, second] }))
      const purgeBefore = async (days: number) => {
        shift.ms += DAY_MS
        const before = NOW - days * DAY_MS
        return (await store.purgeRecords(before, before, before)).removed.appointments
      }
      expect(await purgeBefore(30)).toBe(0)
      // A tenth of the table goes in a day, and one row at least.
      expect([await purgeBefore(19), await purgeBefore(19), await purgeBefore(19)]).toEqual([1, 1, 0])
    })

    it('at most a tenth of the check-ins and of the appointments goes in a day, the oldest first [HD-17]', async () => {
      await checkIns(10, 40)
      await checkIns(20, 39)
      await checkIns(10, 3)
      for (let at = 0; at < 20; at++) {
        const appointment = anAppointment({
          id: `appointment-${at}`,
          cells: [CELL + at * CELL_MS],
          endsAt: NOW - 40 * DAY_MS,
        })
        await store.book(aBooking(appointment, { guestMark: `${at}` }))
      }
      await store.markExported(0, NOW + HOUR_MS)
      expect(await purge()).toEqual({
        removed: { checkIns: 4, appointments: 2 },
        many: 26 + 18,
        unexported: 0,
        unread: 0,
      })
      expect((await leftOf()).filter((id) => id.startsWith('40-'))).toHaveLength(6)
      shift.ms += 23 * HOUR_MS
      expect((await purge()).removed).toEqual({ checkIns: 0, appointments: 0 })
      shift.ms += HOUR_MS + MINUTE_MS
      expect((await purge()).removed).toEqual({ checkIns: 4, appointments: 2 })
      expect((await leftOf()).filter((id) => id.startsWith('40-'))).toHaveLength(2)
      expect(await store.appointment('appointment-19')).toBeDefined()
    })

    it('more than a lot goes when a tenth is more, and the share is counted over two processes [HD-17]', async () => {
      await engine.transaction((tx) => fill(tx, 2000, '2035-04-01'))
      await engine.transaction((tx) => fill(tx, 9000, '2035-06-01'))
      await exportAll()
      const other = createStore(putForward(open(), shift))
      const purged = await Promise.all([
        purge(),
        other.purgeRecords(NOW - 30 * DAY_MS, NOW - 44 * DAY_MS, NOW - 90 * DAY_MS),
      ])
      await other.close()
      expect(purged[0].removed.checkIns + purged[1].removed.checkIns).toBe(1100)
      expect((await leftOf()).length).toBe(9900)
    })

    it('what no finished export has written stays 14 days longer, and is counted [HD-17]', async () => {
      await checkIns(1, 47)
      await checkIns(1, 40)
      await checkIns(1, 41, RECEIVED + DAY_MS)
      await checkIns(30, 3)
      await store.markExported(RECEIVED - HOUR_MS, RECEIVED + MINUTE_MS)
      expect(await purge()).toMatchObject({ removed: { checkIns: 1 }, unexported: 2 })
      expect(await leftOf()).not.toContain('47-0')
      await store.markExported(RECEIVED - HOUR_MS, RECEIVED + HOUR_MS)
      expect(await purge()).toMatchObject({ removed: { checkIns: 1 }, unexported: 1 })
      expect(await leftOf()).toContain('41-0')
      await store.markExported(RECEIVED + 30 * MINUTE_MS, RECEIVED + 2 * DAY_MS)
      expect(await purge()).toMatchObject({ removed: { checkIns: 1 }, unexported: 0 })
      expect((await leftOf()).filter((id) => !id.startsWith('3-'))).toEqual([])
    })

    it('a first dose stays with its consent to e-mails until its second dose is over as long [VISIT-01, VISIT-06]', async () => {
      const first = anAppointment({ endsAt: NOW - 60 * DAY_MS })
      const startsAt = NOW - 20 * DAY_MS
      const second = anAppointment({
        id: 'second',
        cells: [startsAt],
        startsAt,
        endsAt: startsAt + CELL_MS,
      })
      await store.book(aBooking({}, { appointments: [first, second] }))
      await store.agreeToMessages(first.id, { language: 'en', wording: 'Send me e-mails.' })
      await store.markExported(0, NOW + HOUR_MS)
      expect((await purge()).removed.appointments).toBe(0)
      expect(await store.messageConsent(first.id)).toBeDefined()
      shift.ms += 11 * DAY_MS
      await store.purgeAppointments(NOW - 19 * DAY_MS)
      expect([await store.appointment(first.id), await store.appointment('second')]).toEqual([
        undefined,
        undefined,
      ])
      expect(await store.messageConsent(first.id)).toBeUndefined()
    })

    it('an appointment that was cancelled after the last export stays [HD-17]', async () => {
      const appointment = anAppointment({ endsAt: NOW - 40 * DAY_MS })
      await store.book(aBooking(appointment))
      await store.markExported(0, NOW + HOUR_MS)
      shift.ms += 2 * HOUR_MS
      await store.cancel(appointment.id)
      expect(await purge()).toMatchObject({ removed: { appointments: 0 }, unexported: 1 })
    })

    it('where there are named readers, what one of them has not acknowledged stays until three times the days [FEED-05]', async () => {
      await checkIns(1, 95)
      await store.lastEventNumber()
      await checkIns(1, 60)
      await store.lastEventNumber()
      await checkIns(1, 50)
      await store.lastEventNumber()
      await checkIns(1, 40)
      await store.lastEventNumber()
      await checkIns(40, 3)
      await exportAll()
      const order = (await store.eventsAfter(0, 100)).events.map(({ visitId }) => visitId)
      const upTo = (id: string) => order.indexOf(id) + 1
      await store.acknowledgeEvents('archive', order.length)
      await store.acknowledgeEvents('warehouse', upTo('60-0'))
      expect(await purge()).toMatchObject({ removed: { checkIns: 2 }, unexported: 0, unread: 2 })
      expect((await leftOf()).filter((id) => !id.startsWith('3-'))).toEqual(['40-0', '50-0'])
      expect((await store.eventsAfter(0, 100)).events.map(({ visitId }) => visitId)).not.toContain('60-0')
      await store.acknowledgeEvents('warehouse', upTo('50-0'))
      expect(await purge()).toMatchObject({ removed: { checkIns: 1 }, unread: 1 })
      await store.removeEventReader('warehouse')
      expect(await purge()).toMatchObject({ removed: { checkIns: 1 }, unread: 0 })
    })

    it('an appointment cancelled after a reader has seen it stays for that reader [FEED-05]', async () => {
      const appointment = anAppointment({ endsAt: NOW - 40 * DAY_MS })
      await store.book(aBooking(appointment))
      await store.acknowledgeEvents('warehouse', await store.lastEventNumber())
      await store.cancel(appointment.id)
      expect(await purge()).toMatchObject({ removed: { appointments: 0 }, unread: 1 })
      await store.acknowledgeEvents('warehouse', await store.lastEventNumber())
      expect(await purge()).toMatchObject({ removed: { appointments: 1 }, unread: 0 })
    })

    it('one process takes the turn to purge for an hour, and a turn taken by a clock that ran ahead does not count [HD-17]', async () => {
      const other = createStore(putForward(open(), shift))
      expect(await store.takePurgeTurn(HOUR_MS)).toBe(true)
      expect(await other.takePurgeTurn(HOUR_MS)).toBe(false)
      shift.ms += HOUR_MS
      const turns = await Promise.all([store.takePurgeTurn(HOUR_MS), other.takePurgeTurn(HOUR_MS)])
      expect(turns.filter(Boolean)).toHaveLength(1)
      shift.ms -= 100 * DAY_MS
      expect(await other.takePurgeTurn(HOUR_MS)).toBe(true)
      await other.close()
    })

    it('before the first purge the newest row tells when the clock was last seen [HD-17]', async () => {
      const empty = await store.clockFacts()
      expect(empty.believedAt).toBe(empty.now)
      await checkIns(2, 3, RECEIVED)
      expect((await store.clockFacts()).believedAt).toBe(RECEIVED)
      await store.believeClock(NOW)
      expect(await store.clockFacts()).toMatchObject({ believedAt: NOW, confirmed: '' })
      shift.ms += DAY_MS
      const shown = await store.confirmClock()
      expect(Math.abs(shown - NOW - DAY_MS)).toBeLessThan(MINUTE_MS)
      expect(await store.clockFacts()).toMatchObject({ believedAt: shown, confirmed: String(shown) })
    })

    it('a key of a booking goes when its last appointment lies back, that of an older version a year later [HD-16]', async () => {
      const [first, followup] = [
        anAppointment(),
        anAppointment({ id: 'followup', cells: [CELL + 60 * DAY_MS] }),
      ]
      const end = CELL + 60 * DAY_MS + CELL_MS
      const visits = [first, { ...followup, startsAt: CELL + 60 * DAY_MS, endsAt: end }] as const
      await store.book(aBooking({}, { idempotencyKey: 'key', appointments: visits }))
      await engine.transaction(({ query }) =>
        query(
          `INSERT INTO booking_keys (idempotency_key, fingerprint, appointment_ids) VALUES ('old', 'x', '[]')`,
        ),
      )
      expect(await store.purgeBookingKeys(end)).toBe(0)
      expect(await store.bookingOfKey('key')).toBeDefined()
      expect(await store.purgeBookingKeys(end + 1)).toBe(1)
      expect(await store.bookingOfKey('key')).toBeUndefined()
      expect(await store.bookingOfKey('old')).toBeDefined()
      expect(await store.purgeBookingKeys(NOW + 370 * DAY_MS)).toBe(1)
    })

    it('every statement that purges finds its rows by an index [HD-16]', async () => {
      const appointment = anAppointment({ endsAt: NOW - 50 * DAY_MS })
      await store.book(aBooking(appointment, { idempotencyKey: 'key' }))
      await checkIns(1, 50)
      await store.hold(aHold({ cells: [CELL + CELL_MS] }), null)
      shift.ms += DAY_MS
      await exportAll()
      statements.length = 0
      await purge()
      await store.purgeHolds(NOW)
      await store.purgeBookingKeys(NOW)
      const purging = statements.filter(({ sql }) => /^\s*DELETE|UPDATE booking_keys/.test(sql))
      const tables = purging.map(({ sql }) => /(?:FROM|UPDATE) (\w+)/.exec(sql)?.[1])
      expect([...new Set(tables)].sort()).toEqual([
        'appointments',
        'booking_keys',
        'check_ins',
        'events',
        'guests',
        'holds',
        'message_consents',
        'messages',
        'offers',
        'taken',
        'visit_states',
        'webhook_refusals',
        'wish_places',
        'wishes',
      ])
      for (const statement of purging) expect(await scansOf(engine, statement, isPostgres)).toEqual([])
    })
  })
}

/** The engine, with every statement of its transactions written down. */
function recorded(engine: Engine, statements: Statement[]): Engine {
  return {
    ...engine,
    transaction: (work) =>
      engine.transaction((tx) =>
        work({
          ...tx,
          query(sql, params = []) {
            statements.push({ sql, params })
            return tx.query(sql, params)
          },
        }),
      ),
  }
}

/** Check-ins of one day, many at once. */
async function fill({ query }: Transaction, count: number, day: string): Promise<void> {
  const ids = Array.from({ length: count }, (_, at) => `${day} ${at}`)
  for (let at = 0; at < count; at += 500) {
    const some = ids.slice(at, at + 500)
    const rows = some.map(
      (_, index) => `($${index + 3}, 'x', 'tlc', 'x', '[]', 'x', 'x', '[]', 0, $1, $2, 'x', 'x')`,
    )
    await query(
      `INSERT INTO check_ins (id, fingerprint, business_name, location_id, service_ids, counter_code, status, reasons,
         created_at, received_at, day, guest_mark, sealed) VALUES ${rows.join(', ')}`,
      [RECEIVED, day, ...some],
    )
  }
}

/** Whole tables that a statement reads, whatever their size. */
async function scansOf(engine: Engine, { sql, params }: Statement, isPostgres: boolean): Promise<string[]> {
  const plan = isPostgres
    ? await engine.transaction(async ({ query }) => {
        // Where an index can be used, a small table is not read whole.
        await query('SET LOCAL enable_seqscan = off')
        return query(`EXPLAIN ${sql}`, params)
      })
    : await engine.query(`EXPLAIN QUERY PLAN ${sql}`, params)
  const lines = plan.map((row) => String(row['detail'] ?? row['QUERY PLAN']))
  return lines.filter((line) => /^SCAN (?!.*USING|SUBQUERY|CONSTANT)|Seq Scan/.test(line.trim()))
}

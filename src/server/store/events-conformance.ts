import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/time-units'
import { aBooking, anAppointment } from './bookings-conformance.ts'
import { aCheckIn } from './conformance.ts'
import type { Engine } from './engine.ts'
import type { VisitEvent } from './event-store.ts'
import { CELL, CELL_MS, PROVIDER, putForward } from './holds-conformance.ts'
import { MIGRATIONS, migrate } from './migrate.ts'
import { aMove } from './moves-conformance.ts'
import { createStore } from './sql-store.ts'
import type { CheckIn, Store } from './store.ts'

/** What every engine must pass of the event log; `open` and `reset` as for the whole store. */
export function eventsConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`the event log on ${name}`, () => {
    const shift = { ms: 0 }
    let engine: Engine
    let store: Store

    beforeEach(async () => {
      await reset()
      shift.ms = 0
      engine = putForward(open(), shift)
      await migrate(engine)
      store = createStore(engine)
    })
    afterEach(() => store.close())

    const checkIn = (id: string, others: Partial<CheckIn> = {}) =>
      store.recordCheckIn(aCheckIn({ id, idempotencyKey: id, guestMark: id, ...others }))
    const log = async (after = 0) => (await store.eventsAfter(after, 100)).events
    const told = (events: readonly VisitEvent[]) =>
      events.map(({ number, visitId, type }) => `${number} ${visitId} ${type}`)

    it('each change of a visit is one event, with what it says in clear [FEED-01]', async () => {
      await checkIn('walk-in')
      await store.lastEventNumber()
      const later = CELL + 28 * DAY_MS
      const visits = [
        anAppointment({ id: 'first' }),
        anAppointment({ id: 'second', cells: [later], startsAt: later, endsAt: later + CELL_MS }),
      ] as const
      await store.book(aBooking({}, { appointments: visits }))
      const moved = later + CELL_MS
      const to = { ...visits[1], cells: [moved], startsAt: moved, endsAt: moved + CELL_MS }
      await store.move(aMove('second', to))
      await store.lastEventNumber()
      await store.displaceAppointments([{ id: 'first', reason: 'closedThen' }])
      await store.cancel('first')
      const all = await log()
      expect(told(all)).toEqual([
        '1 walk-in checkin.received',
        '2 first appointment.booked',
        '3 second appointment.booked',
        '4 second appointment.rescheduled',
        '5 first appointment.displaced',
        '6 first appointment.canceled',
        '7 second appointment.canceled',
      ])
      expect(all[0]).toEqual({
        number: 1,
        ordinal: 1,
        type: 'checkin.received',
        visitId: 'walk-in',
        visitKind: 'walkin',
        businessName: 'pharmacy',
        locationId: '01100002',
        counterCode: 'B2C3D4',
        day: '2026-11-20',
        at: expect.any(Number),
      })
      expect(all[3]).toMatchObject({
        ordinal: 2,
        startsAt: moved,
        locationId: PROVIDER.id,
        businessName: 'tlc',
      })
      expect(all[4]).toMatchObject({ reason: 'closedThen' })
    })

    it('what changes nothing is no event: replayed, refused, cancelled twice, displaced twice [FEED-01]', async () => {
      await checkIn('walk-in')
      await checkIn('walk-in')
      await checkIn('duplicate', { guestMark: 'walk-in' })
      const booking = aBooking({ id: 'booked' }, { idempotencyKey: 'key' })
      await store.book(booking)
      await store.book(booking)
      await store.book(aBooking({ id: 'late' }))
      await store.displaceAppointments([{ id: 'booked', reason: 'closedThen' }])
      expect(await store.displaceAppointments([{ id: 'booked', reason: 'closedThen' }])).toBe(0)
      await store.cancel('booked')
      await store.cancel('booked')
      expect(await store.displaceAppointments([{ id: 'booked', reason: 'closedThen' }])).toBe(0)
      expect(await store.move(aMove('booked', anAppointment()))).toEqual({ outcome: 'changed' })
      expect(told(await log())).toHaveLength(4)
    })

    it('a displacement is told once until the visit moves, whatever else happens to it [DIR-08, FEED-01]', async () => {
      const later = CELL + CELL_MS
      await store.book(aBooking({ id: 'booked' }))
      const displace = () => store.displaceAppointments([{ id: 'booked', reason: 'closedThen' }])
      expect(await displace()).toBe(1)
      await store.setVisitStatus('booked', 'arrived', 'desk')
      expect(await displace()).toBe(0)
      await store.undoVisitStatus('booked', 'desk')
      expect(await displace()).toBe(0)
      const moved = { ...anAppointment(), cells: [later], startsAt: later, endsAt: later + CELL_MS }
      await store.move(aMove('booked', moved))
      expect(await displace()).toBe(1)
    })

    it('an entry of an outbox that cannot be read is an event of no store [FEED-01, HD-33]', async () => {
      const entry = {
        id: 'entry',
        idempotencyKey: 'e',
        fingerprint: 'f',
        receivedAt: 1,
        sealed: new Uint8Array([1]),
      }
      await store.keepUnreadable({ ...entry, charges: [] }, 9)
      expect(await log()).toMatchObject([{ visitId: 'entry', visitKind: 'unreadable', locationId: null }])
    })

    it('a page ends where it is full, and the next begins there; filters leave out and move on [FEED-03]', async () => {
      for (const id of ['a', 'b', 'c', 'd']) {
        await checkIn(id, { locationId: id < 'c' ? '01100001' : '01100002', counterCode: id })
      }
      const first = await store.eventsAfter(0, 3)
      expect([told(first.events).length, first.last]).toEqual([3, 3])
      const second = await store.eventsAfter(first.last, 3)
      expect([told(second.events), second.last]).toEqual([['4 d checkin.received'], 4])
      expect(await store.eventsAfter(4, 3)).toEqual({ events: [], last: 4 })
      const there = await store.eventsAfter(0, 3, { locationIds: ['01100001'] })
      expect([there.events.map(({ visitId }) => visitId), there.last]).toEqual([['a', 'b'], 4])
      expect((await store.eventsAfter(0, 1, { locationIds: ['01100002'] })).last).toBe(3)
      expect(told((await store.eventsAfter(0, 3, { counterCode: 'd' })).events)).toHaveLength(1)
      expect((await store.eventsAfter(0, 3, { visitKind: 'appointment' })).events).toEqual([])
      expect(await store.lastEventNumber()).toBe(4)
    })

    it('a reader beside writers with other clocks misses nothing, repeats nothing, and keeps each visit in order [FEED-02]', async () => {
      const ahead = createStore(putForward(open(), { ms: 5000 }))
      const behind = createStore(putForward(open(), { ms: -5000 }))
      const writers = [store, ahead, behind]
      const expected = new Set<string>()
      const write = async (writer: Store, of: number) => {
        for (let at = 0; at < 12; at++) {
          const id = `${of}-${at}`
          await writer.recordCheckIn(aCheckIn({ id, idempotencyKey: id, guestMark: id }))
          const place = CELL + (of * 12 + at) * CELL_MS
          const visit = { id: `visit ${id}`, cells: [place], startsAt: place, endsAt: place + CELL_MS }
          await writer.book(aBooking(visit))
          // Another process, with another clock, cancels it.
          await writers[(of + 1) % 3]?.cancel(visit.id)
          expected.add(`${id} 1`).add(`${visit.id} 1`).add(`${visit.id} 2`)
        }
      }
      const read: VisitEvent[] = []
      let isOver = false
      const poll = async (reader: Store) => {
        for (let end = false; !end; ) {
          // What SQLite answers comes without a pause, and the writers need their turns.
          await nextTurn()
          end = isOver
          const { events, last } = await reader.eventsAfter(read.at(-1)?.number ?? 0, 7)
          read.push(...events)
          if (last !== (read.at(-1)?.number ?? 0)) throw new Error('A page left something out.')
          end &&= events.length === 0
        }
      }
      const numbering = Promise.all([ahead, behind].map((one) => one.lastEventNumber()))
      const polling = poll(behind)
      await Promise.all(writers.map(write))
      isOver = true
      await Promise.all([polling, numbering])
      expect(read.map(({ number }) => number)).toEqual(Array.from(read, (_, at) => at + 1))
      expect(new Set(read.map(({ visitId, ordinal }) => `${visitId} ${ordinal}`))).toEqual(expected)
      const seen = new Map<string, number>()
      for (const { visitId, ordinal } of read) {
        expect(ordinal).toBe((seen.get(visitId) ?? 0) + 1)
        seen.set(visitId, ordinal)
      }
      await Promise.all([ahead.close(), behind.close()])
    })

    it('more events than one transaction numbers all get a number [FEED-02]', async () => {
      await engine.transaction(async ({ query }) => {
        for (let at = 0; at < 13; at++) {
          const rows = Array.from(
            { length: 100 },
            (_, of) => `('${at}-${of}', 1, 'checkin.received', 'walkin', ${at})`,
          )
          await query(
            `INSERT INTO events (visit_id, ordinal, type, visit_kind, at) VALUES ${rows.join(', ')}`,
          )
        }
      })
      expect(await store.lastEventNumber()).toBe(1300)
      expect((await store.eventsAfter(1290, 100)).events.at(-1)).toMatchObject({ number: 1300, at: 12 })
    })

    it('a named reader keeps its place, can go back, and can be removed [FEED-05]', async () => {
      expect(await store.eventReader('warehouse')).toBeUndefined()
      await store.acknowledgeEvents('warehouse', 7)
      await store.acknowledgeEvents('archive', 2)
      await store.acknowledgeEvents('warehouse', 5)
      expect(await store.eventReader('warehouse')).toMatchObject({ name: 'warehouse', number: 5 })
      expect((await store.eventReaders()).map(({ name: one }) => one)).toEqual(['archive', 'warehouse'])
      expect(await store.removeEventReader('warehouse')).toBe(true)
      expect(await store.removeEventReader('warehouse')).toBe(false)
    })

    it('visits from before the log have their events after the upgrade [FEED-01]', async () => {
      await engine.transaction(async ({ query }) => {
        for (const table of [
          'events',
          'event_counter',
          'event_readers',
          'tokens',
          'audit',
          'visit_states',
          'webhook_refusals',
          'webhook_deliveries',
          'webhooks',
          'wordings',
          'desks',
          'desk_invitations',
          'tablets',
          'built_files',
          'wishes',
          'wish_places',
          'freed_times',
          'offers',
          'message_consents',
          'messages',
          'opt_outs',
        ])
          await query(`DROP TABLE ${table}`)
        for (const index of [
          'check_ins_by_location',
          'check_ins_by_code',
          'appointments_by_start',
          'appointments_by_code',
          'appointments_to_come',
          'waits_by_version',
        ])
          await query(`DROP INDEX ${index}`)
        for (const column of ['revision', 'guest_moves'])
          await query(`ALTER TABLE appointments DROP COLUMN ${column}`)
        await query('ALTER TABLE waits DROP COLUMN version')
        await query('ALTER TABLE booking_keys DROP COLUMN answer')
        for (const table of ['migrations', 'migration_sums', 'migration_peers'])
          await query(`DELETE FROM ${table} WHERE version >= 11`)
      })
      await engine.transaction(async ({ query }) => {
        await query(
          `INSERT INTO check_ins (id, fingerprint, business_name, location_id, service_ids, counter_code, status, reasons,
             created_at, received_at, day, guest_mark, sealed)
           VALUES ('old', 'x', 'pharmacy', '01100002', '[]', 'B2C3D4', 'checkedIn', '[]', 1, 2, '2026-11-20', 'x', 'x')`,
        )
        for (const status of ['booked', 'canceled']) {
          await query(
            `INSERT INTO appointments (id, business_name, provider_id, cells, starts_at, ends_at, service_ids, counter_code,
               status, received_at, changed_at, guest_mark, sealed)
             VALUES ($1, 'tlc', 'x', '[]', 9, 10, '[]', 'C2C3D4', $1, 3, 4, 'x', 'x')`,
            [status],
          )
        }
      })
      await migrate(engine, MIGRATIONS)
      expect(told(await log())).toEqual([
        '1 old checkin.received',
        '2 booked appointment.booked',
        '3 canceled appointment.booked',
        '4 canceled appointment.canceled',
      ])
    })
  })
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/time-units'
import { aBooking, anAppointment } from './bookings-conformance.ts'
import { aCheckIn } from './conformance.ts'
import type { Engine } from './engine.ts'
import { CELL, CELL_MS, PROVIDER, putForward } from './holds-conformance.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import type { Store } from './store.ts'

/** What every engine must pass of what staff and operators do with visits; `open` and `reset` as for the whole store. */
export function visitsConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`visits as staff see them on ${name}`, () => {
    const shift = { ms: 0 }
    let engine: Engine
    let store: Store

    beforeEach(async () => {
      await reset()
      shift.ms = 0
      engine = putForward(open(), shift)
      await migrate(engine)
      store = createStore(engine)
      await store.recordCheckIn(aCheckIn({ id: 'walk-in' }))
      await store.book(aBooking({ id: 'booked' }))
    })
    afterEach(() => store.close())

    const types = async () =>
      (await store.eventsAfter(0, 100)).events.map(({ visitId, type }) => `${visitId} ${type}`).slice(2)

    it('a status leads forward alone, says who set it, and is an event [DESK-05, FEED-01]', async () => {
      expect(await store.visitStates(['walk-in', 'booked'])).toEqual(new Map())
      expect(await store.setVisitStatus('booked', 'arrived', 'desk 1')).toMatchObject({
        outcome: 'set',
        state: { status: 'arrived', before: [{ status: 'waiting' }], setBy: 'desk 1' },
      })
      expect(await store.setVisitStatus('booked', 'arrived', 'desk 2')).toMatchObject({
        outcome: 'set',
        state: { setBy: 'desk 1' },
      })
      expect(await store.setVisitStatus('booked', 'served', 'desk 2')).toMatchObject({ outcome: 'set' })
      for (const status of ['called', 'noshow', 'arrived'] as const) {
        expect(await store.setVisitStatus('booked', status, 'desk 1')).toMatchObject({ outcome: 'backwards' })
      }
      expect(await store.setVisitStatus('walk-in', 'called', 'desk 1')).toMatchObject({ outcome: 'set' })
      expect(await store.setVisitStatus('nobody', 'called', 'desk 1')).toEqual({ outcome: 'unknown' })
      expect([...(await store.visitStates(['walk-in', 'booked', 'nobody'])).keys()].sort()).toEqual([
        'booked',
        'walk-in',
      ])
      expect((await types()).sort()).toEqual([
        'booked visit.arrived',
        'booked visit.served',
        'walk-in visit.called',
      ])
    })

    it('a status is taken back within ten minutes, and that is an event too [DESK-05]', async () => {
      expect(await store.undoVisitStatus('walk-in', 'desk 1')).toMatchObject({ outcome: 'backwards' })
      await store.setVisitStatus('walk-in', 'called', 'desk 1')
      shift.ms += 10 * MINUTE_MS - 1000
      expect(await store.undoVisitStatus('walk-in', 'desk 2')).toMatchObject({
        outcome: 'set',
        state: { status: 'waiting', setBy: 'desk 2' },
      })
      expect(await store.undoVisitStatus('walk-in', 'desk 2')).toMatchObject({ outcome: 'backwards' })
      await store.setVisitStatus('walk-in', 'served', 'desk 1')
      shift.ms += 11 * MINUTE_MS
      expect(await store.undoVisitStatus('walk-in', 'desk 1')).toMatchObject({ outcome: 'tooLate' })
      expect(await types()).toEqual(['walk-in visit.called', 'walk-in visit.waiting', 'walk-in visit.served'])
      expect((await store.eventsAfter(3, 1)).events).toMatchObject([{ reason: 'undone' }])
    })

    it('every step of the last ten minutes is taken back, one by one, with its own time and desk [DESK-05]', async () => {
      const stateOf = async () => (await store.visitStates(['booked'])).get('booked')
      await store.setVisitStatus('booked', 'arrived', 'desk 1')
      const arrived = await stateOf()
      shift.ms += 5 * MINUTE_MS
      await store.setVisitStatus('booked', 'called', 'desk 2')
      const called = await stateOf()
      await store.setVisitStatus('booked', 'served', 'desk 2')
      for (const state of [called, arrived]) {
        expect(await store.undoVisitStatus('booked', 'desk 3')).toEqual({ outcome: 'set', state })
        expect(await stateOf()).toEqual(state)
      }
      await store.setVisitStatus('booked', 'noshow', 'desk 1')
      expect(await store.undoVisitStatus('booked', 'desk 1')).toEqual({ outcome: 'set', state: arrived })
      shift.ms += 6 * MINUTE_MS
      expect(await store.undoVisitStatus('booked', 'desk 1')).toMatchObject({ outcome: 'tooLate' })
      shift.ms -= 6 * MINUTE_MS
      expect(await store.undoVisitStatus('booked', 'desk 1')).toMatchObject({
        outcome: 'set',
        state: { status: 'waiting', before: [] },
      })
    })

    it('a step that the release before set is taken back, and no step that it did not keep [DESK-05, RUN-17]', async () => {
      /** As that release writes it: it leaves `steps` as they are. */
      const setByLastRelease = (status: string, former: string | null, at: number) =>
        engine.transaction(({ query }) =>
          query(
            `UPDATE visit_states SET status = $1, former = $2, former_set_at = $3, former_set_by = 'desk 1', set_at = $4, set_by = 'desk 2'
             WHERE visit_id = 'booked'`,
            [status, former, at - 1000, at],
          ),
        )
      await store.setVisitStatus('booked', 'arrived', 'desk 1')
      const at = (await store.visitStates(['booked'])).get('booked')?.setAt ?? 0
      await setByLastRelease('called', 'arrived', at + 1000)
      expect(await store.undoVisitStatus('booked', 'desk 3')).toEqual({
        outcome: 'set',
        state: { status: 'arrived', setAt: at, setBy: 'desk 1', before: [] },
      })
      await setByLastRelease('called', null, at + 2000)
      expect(await store.undoVisitStatus('booked', 'desk 3')).toMatchObject({ outcome: 'backwards' })
    })

    it('of two counters that set different ends at once, one wins [DESK-05]', async () => {
      const results = await Promise.all([
        store.setVisitStatus('walk-in', 'served', 'desk 1'),
        store.setVisitStatus('walk-in', 'noshow', 'desk 2'),
      ])
      expect(results.map(({ outcome }) => outcome).sort()).toEqual(['backwards', 'set'])
    })

    it('a visit that staff have finished is not cancelled, nor is its follow-up with it [CANCEL-12, DESK-05]', async () => {
      const next = CELL + 10 * CELL_MS
      const first = anAppointment({ id: 'first', cells: [next], startsAt: next, endsAt: next + CELL_MS })
      const second = { ...first, id: 'second', firstId: 'first', cells: [next + DAY_MS] }
      await store.book(
        aBooking({}, { appointments: [first, second], guestMark: 'two', idempotencyKey: 'two' }),
      )
      await store.setVisitStatus('first', 'served', 'desk 1')
      expect(await store.cancel('first')).toEqual({ outcome: 'over' })
      expect(await store.cancelAppointments(['first'])).toBe(0)
      expect(await store.cancel('second', 'arrived')).toEqual({ outcome: 'changed' })
      expect(await store.cancel('second', 'waiting')).toEqual({ outcome: 'canceled', ids: ['second'] })
      expect(await store.setVisitStatus('second', 'served', 'desk 1')).toEqual({ outcome: 'unknown' })
      await store.undoVisitStatus('first', 'desk 1')
      expect(await store.cancel('first')).toEqual({ outcome: 'canceled', ids: ['first'] })
    })

    it('a booked visit with the status canceled, as an older build set it, can still be cancelled [CANCEL-13]', async () => {
      await store.setVisitStatus('booked', 'canceled', 'token pms')
      expect(await store.cancel('booked')).toEqual({ outcome: 'canceled', ids: ['booked'] })
    })

    it('of Served and Cancel at once, one wins, also where both read the visit before [DESK-05]', async () => {
      const ids = Array.from({ length: 12 }, (_, at) => `at once ${at}`)
      for (const [at, id] of ids.entries()) {
        await store.book(aBooking({ id, cells: [CELL + (20 + at) * CELL_MS] }))
      }
      const outcomes = await Promise.all(
        ids.map((id, at) => {
          const served = () => store.setVisitStatus(id, 'served', 'desk 1', 'waiting')
          const canceled = () => store.cancel(id, 'waiting')
          const both = at % 2 === 0 ? [served(), canceled()] : [canceled(), served()]
          return Promise.all(both.map(async (one) => (await one).outcome))
        }),
      )
      for (const both of outcomes) {
        expect(both.filter((one) => one === 'set' || one === 'canceled')).toHaveLength(1)
      }
    })

    it('a walk-in that staff cancel may come again that day [DESK-05, BOOK-20]', async () => {
      const again = aCheckIn({ id: 'again', idempotencyKey: 'again' })
      expect(await store.recordCheckIn(again)).toEqual({ outcome: 'duplicate' })
      await store.setVisitStatus('walk-in', 'canceled', 'desk 1')
      expect(await store.undoVisitStatus('walk-in', 'desk 1')).toMatchObject({ outcome: 'backwards' })
      expect(await store.recordCheckIn(again)).toEqual({ outcome: 'recorded', id: 'again' })
    })

    it('the visits of a day at a location, and those of a counter code, are found [DESK-02, DESK-03]', async () => {
      await store.recordCheckIn(
        aCheckIn({ id: 'later', idempotencyKey: 'b', guestMark: 'b', receivedAt: CELL }),
      )
      await store.recordCheckIn(
        aCheckIn({
          id: 'tomorrow',
          idempotencyKey: 'c',
          guestMark: 'c',
          day: '2026-11-21',
          counterCode: 'C7C7C7',
        }),
      )
      const day = await store.checkInsOfDay('01100002', '2026-11-20')
      expect(day.map(({ id }) => id)).toEqual(['walk-in', 'later'])
      const next = CELL + DAY_MS
      await store.book(
        aBooking(anAppointment({ id: 'next', cells: [next], startsAt: next, endsAt: next + CELL_MS })),
      )
      const idsOf = async (from: number, to: number) =>
        (await store.appointmentsBetween(PROVIDER.id, from, to)).map(({ id }) => id)
      expect(await idsOf(CELL, next)).toEqual(['booked'])
      expect(await idsOf(CELL + 1, next + 1)).toEqual(['next'])
      expect(await store.visitIdsOfCode('C7C7C7')).toEqual(['tomorrow'])
      expect((await store.visitIdsOfCode('B2C3D4')).sort()).toEqual(['booked', 'later', 'next', 'walk-in'])
      expect(await store.visitIdsOfCode('ZZZZZZ')).toEqual([])
    })

    it('a token is found by its hash until it expires or is removed, and its name is taken [FEED-10]', async () => {
      const token = { name: 'pms', hash: 'abc', scope: 'read', locations: ['01100002'] } as const
      const given = { ...token, locations: [...token.locations] }
      expect(await store.addToken(given, DAY_MS)).toBe(true)
      expect(await store.addToken({ ...given, hash: 'def' }, DAY_MS)).toBe(false)
      expect(await store.tokenOfHash('abc')).toMatchObject({ token: given, isExpired: false })
      expect(await store.tokenOfHash('def')).toBeUndefined()
      await store.markTokenUsed('pms')
      expect(await store.tokens()).toMatchObject([{ name: 'pms', usedAt: expect.any(Number) }])
      shift.ms += DAY_MS
      expect(await store.tokenOfHash('abc')).toMatchObject({ isExpired: true })
      expect(await store.removeToken('pms')).toBe(true)
      expect(await store.removeToken('pms')).toBe(false)
    })

    it('the audit keeps who did what with which visits, in order, until it is old [RUN-12]', async () => {
      await store.addAudit({
        who: 'token pms',
        action: 'visits.read',
        visits: ['walk-in'],
        about: { count: 1 },
      })
      shift.ms += DAY_MS
      await store.addAudit({ who: 'command root', action: 'export', visits: [], about: {} })
      const rows = []
      for await (const row of store.auditSince(0)) rows.push(row)
      expect(rows).toMatchObject([
        { who: 'token pms', action: 'visits.read', visits: ['walk-in'], about: { count: 1 } },
        { who: 'command root', action: 'export' },
      ])
      expect(await store.purgeAudit((rows[0]?.at ?? 0) + 1)).toBe(1)
      for await (const { who } of store.auditSince(0)) expect(who).toBe('command root')
    })

    it('a visit is removed before its time with all that is kept of it, once nothing of it is to come [HD-17]', async () => {
      const now = await store.now()
      const past = anAppointment({
        id: 'first',
        cells: [CELL + CELL_MS],
        startsAt: now - DAY_MS,
        endsAt: now - MINUTE_MS,
      })
      const toCome = anAppointment({ id: 'second', cells: [CELL + 2 * CELL_MS] })
      const twoDoses = { guestMark: 'two doses', idempotencyKey: 'two doses' }
      await store.book(aBooking({}, { ...twoDoses, appointments: [past, toCome] }))
      await store.agreeToMessages('first', { language: 'en', wording: 'Send me e-mails.' })
      const ids = ['walk-in', 'first', 'second']
      expect(await store.visitsToCome(ids.slice(0, 2))).toEqual(['second'])
      expect(await store.removeVisits(ids.slice(0, 2))).toEqual({ removed: 0, toCome: ['second'] })
      expect((await store.appointmentsOf(ids)).length + (await store.checkInsOf(ids)).length).toBe(3)
      await store.cancel('second')
      await store.setVisitStatus('walk-in', 'served', 'desk 1')
      expect(await store.removeVisits(ids)).toEqual({ removed: 3, toCome: [] })
      expect(await store.removeVisits(ids)).toEqual({ removed: 0, toCome: [] })
      expect([await store.appointmentsOf(ids), await store.checkInsOf(ids)]).toEqual([[], []])
      const { events } = await store.eventsAfter(0, 100)
      expect(events.map(({ visitId }) => visitId)).toEqual(['booked'])
      expect(await store.visitStates(ids)).toEqual(new Map())
      expect(await store.appointment('booked')).toMatchObject({ status: 'booked' })
    })
  })
}

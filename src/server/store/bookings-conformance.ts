import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GRACE_MS, HOLD_MS } from '#contract/reservations'
import type { Engine } from './engine.ts'
import { aHold, CELL, CELL_MS, PROVIDER, putForward } from './holds-conformance.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import type { BookResult, NewAppointment, NewBooking, Store, StoredAppointment } from './store.ts'

/** An appointment of one cell, as the store takes it. */
export function anAppointment(overrides: Partial<NewAppointment> = {}): NewAppointment {
  return {
    id: 'appointment-1',
    provider: PROVIDER,
    cells: [CELL],
    cellMs: CELL_MS,
    capacity: 1,
    startsAt: CELL,
    endsAt: CELL + CELL_MS,
    serviceIds: [501],
    licensureState: null,
    holdCode: null,
    counterCode: 'B2C3D4',
    sealed: new Uint8Array([0, 1, 2, 255]),
    ...overrides,
  }
}

/** A booking of one appointment by a guest who has no other. */
export function aBooking(fields: Partial<NewAppointment>, overrides: Partial<NewBooking> = {}): NewBooking {
  const one = anAppointment(fields)
  const common = { idempotencyKey: null, fingerprint: 'print', guestMark: `mark of ${one.id}` }
  return { ...common, appointments: [one], ...overrides }
}

const LATER = CELL + 28 * 86_400_000
const FOLLOWUP = {
  id: 'followup',
  cells: [LATER],
  startsAt: LATER,
  endsAt: LATER + CELL_MS,
  serviceIds: [502],
}
const aFollowup = (overrides: Partial<NewAppointment> = {}) => anAppointment({ ...FOLLOWUP, ...overrides })

/** What every engine must pass of appointments; `open` and `reset` as for the whole store. */
export function bookingsConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`appointments on ${name}`, () => {
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

    const hold = (code: string, cells = [CELL]) => store.hold(aHold({ code, cells }), null)
    const takenCells = async () =>
      (await store.taken([PROVIDER], CELL, LATER + CELL_MS, null)).map(({ cell }) => cell).sort()
    const allSince = async (since: number) => {
      const found: StoredAppointment[] = []
      for await (const one of store.appointmentsSince(since)) found.push(one)
      return found
    }
    const two = [anAppointment({ holdCode: 'a' }), aFollowup({ holdCode: 'b' })] as const
    const both = (overrides: Partial<NewBooking> = {}) => aBooking({}, { appointments: two, ...overrides })

    it('an appointment reads back as it was booked, and its time is taken for good [BOOK-09]', async () => {
      const one = anAppointment({ cells: [CELL, CELL + CELL_MS], licensureState: 'OH' })
      expect(await store.book(aBooking(one))).toEqual({ outcome: 'booked', ids: [one.id] })
      const { holdCode, capacity, cellMs, ...kept } = one
      const found = await store.appointment(one.id)
      expect(found).toEqual({
        ...kept,
        firstId: null,
        status: 'booked',
        revision: 0,
        guestMoves: 0,
        guestMark: `mark of ${one.id}`,
        receivedAt: found?.changedAt,
        changedAt: expect.any(Number),
      })
      expect([holdCode, capacity, cellMs]).toEqual([null, 1, CELL_MS])
      expect(await store.appointment('n')).toBeUndefined()
      shift.ms = 10 * HOLD_MS
      expect(await takenCells()).toEqual([CELL, CELL + CELL_MS])
      expect(await hold('late')).toEqual({ outcome: 'taken' })
      expect(await store.book(aBooking({ id: 'late' }))).toEqual({ outcome: 'taken' })
    })

    it('a booking consumes its hold: it is neither extended nor released nor ended by a next one [BOOK-10]', async () => {
      await hold('a', [CELL, CELL + CELL_MS])
      expect(await store.book(aBooking({ holdCode: 'a' }))).toMatchObject({ outcome: 'booked' })
      expect(await store.extendHold('a')).toBeUndefined()
      await store.releaseHold('a')
      await store.hold(aHold({ code: 'next', cells: [LATER] }), 'a')
      await store.hold(aHold({ code: 'last', cells: [LATER] }), 'appointment-1')
      shift.ms = 10 * HOLD_MS
      expect(await takenCells()).toEqual([CELL])
    })

    it('during the grace of a released hold only a booking with its code gets the slot [BOOK-08]', async () => {
      await hold('a')
      await store.releaseHold('a')
      shift.ms = GRACE_MS / 2
      expect(await store.book(aBooking({ id: 'rival' }))).toEqual({ outcome: 'taken' })
      expect(await store.book(aBooking({ holdCode: 'a' }))).toMatchObject({ outcome: 'booked' })
    })

    it('an expired hold is booked if its cells are still free, and refused otherwise', async () => {
      await hold('a')
      await hold('b', [CELL + CELL_MS])
      shift.ms = HOLD_MS
      await store.hold(aHold({ code: 'rival', cells: [CELL + CELL_MS] }), null)
      expect(await store.book(aBooking({ id: '1', holdCode: 'a' }))).toMatchObject({ outcome: 'booked' })
      const late = aBooking({ id: '2', holdCode: 'b', cells: [CELL + CELL_MS] })
      expect(await store.book(late)).toEqual({ outcome: 'taken' })
      expect(await store.book(aBooking({ id: '3', holdCode: 'unknown' }))).toEqual({ outcome: 'taken' })
      expect(await store.book(aBooking({ id: '4', holdCode: 'unknown', cells: [LATER] }))).toMatchObject({
        outcome: 'booked',
      })
    })

    it('a hold of fewer cells than the appointment has gets the others where they are free', async () => {
      await hold('a')
      await hold('b', [CELL + 2 * CELL_MS])
      const cells = [CELL, CELL + CELL_MS]
      expect(await store.book(aBooking({ holdCode: 'a', cells }))).toMatchObject({ outcome: 'booked' })
      const onto = [CELL + CELL_MS, CELL + 2 * CELL_MS]
      expect(await store.book(aBooking({ id: '2', holdCode: 'b', cells: onto }))).toEqual({
        outcome: 'taken',
      })
      expect(await store.extendHold('b')).toBeDefined()
    })

    it('a first dose and its follow-up are booked together, or neither, and both holds stay [fault 14]', async () => {
      await hold('a')
      await hold('rival', [LATER])
      expect(await store.book(both({ idempotencyKey: 'key' }))).toEqual({ outcome: 'taken' })
      expect(await allSince(0)).toEqual([])
      expect(await store.extendHold('a')).toBeDefined()
      shift.ms = HOLD_MS / 2
      await store.releaseHold('rival')
      await store.extendHold('a')
      shift.ms += GRACE_MS
      await hold('b', [LATER])
      const booked = { outcome: 'booked', ids: ['appointment-1', 'followup'] }
      expect(await store.book(both({ idempotencyKey: 'key' }))).toEqual(booked)
      expect((await store.followupOf('appointment-1'))?.firstId).toBe('appointment-1')
      expect(await takenCells()).toEqual([CELL, LATER])
    })

    it('the same key with the same body is a replay, also when canceled and purged; with another body refused [API-49]', async () => {
      const booking = both({ idempotencyKey: 'key' })
      expect(await store.book(booking)).toMatchObject({ outcome: 'booked' })
      const again = { ...booking, appointments: [anAppointment({ id: 'other' })] as const }
      const replayed = { outcome: 'replayed', ids: ['appointment-1', 'followup'] }
      expect(await store.book(again)).toEqual(replayed)
      expect(await store.book({ ...again, fingerprint: 'other' })).toEqual({ outcome: 'keyReused' })
      await store.cancel('appointment-1')
      expect(await store.book(again)).toEqual(replayed)
      await store.purgeAppointments(LATER + 2 * CELL_MS)
      expect(await store.book(again)).toEqual(replayed)
      expect(await store.bookingOfKey('key')).toEqual({ ids: replayed.ids, fingerprint: 'print' })
      expect(await store.bookingOfKey('other')).toBeUndefined()
    })

    it('a key whose booking was refused is free for another try [API-49]', async () => {
      await hold('rival')
      const booking = aBooking({}, { idempotencyKey: 'key' })
      expect(await store.book(booking)).toEqual({ outcome: 'taken' })
      expect(
        await store.book({ ...booking, ...aBooking({ cells: [LATER] }), idempotencyKey: 'key' }),
      ).toMatchObject({ outcome: 'booked' })
    })

    it('the same guest with a service in common, uncancelled and still to come, is a duplicate; else not [BOOK-20]', async () => {
      const next = (id: string, one: Partial<NewAppointment>, guestMark = 'mark') =>
        store.book(aBooking({ id, cells: [CELL + Number(id) * CELL_MS], ...one }, { guestMark }))
      const duplicate = { outcome: 'duplicate' }
      const booked = { outcome: 'booked' }
      await store.book(both({ guestMark: 'mark' }))
      expect(await next('1', { serviceIds: [900, 501] })).toEqual(duplicate)
      expect(await next('1', { serviceIds: [502] })).toEqual(duplicate)
      expect(await next('1', { serviceIds: [900] })).toMatchObject(booked)
      expect(await next('2', {}, 'another')).toMatchObject(booked)
      await store.cancel('followup')
      expect(await next('3', { serviceIds: [502] })).toMatchObject(booked)
      expect(await next('4', { serviceIds: [501] })).toEqual(duplicate)
      await store.cancel('appointment-1')
      expect(await next('4', { serviceIds: [501] })).toMatchObject(booked)
      shift.ms = CELL - (await engine.now())
      const later = { startsAt: LATER, cells: [LATER], serviceIds: [900] }
      expect(await next('5', later)).toMatchObject(booked)
      expect(await next('6', { ...later, cells: [LATER + CELL_MS] })).toEqual(duplicate)
    })

    it('a duplicate keeps its hold and takes neither key nor place [BOOK-20]', async () => {
      await store.book(aBooking({}, { guestMark: 'mark' }))
      await hold('a', [LATER])
      const second = aBooking(
        { id: '2', holdCode: 'a', cells: [LATER] },
        { guestMark: 'mark', idempotencyKey: 'key' },
      )
      expect(await store.book(second)).toEqual({ outcome: 'duplicate' })
      expect(await store.extendHold('a')).toBeDefined()
      await store.cancel('appointment-1')
      expect(await store.book(second)).toEqual({ outcome: 'booked', ids: ['2'] })
    })

    it("one of a guest's simultaneous bookings is kept, over two processes [BOOK-20]", async () => {
      const other = createStore(putForward(open(), shift))
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, at) =>
          (at % 2 === 0 ? store : other).book(
            aBooking({ id: `id-${at}`, cells: [CELL + at * CELL_MS] }, { guestMark: 'mark' }),
          ),
        ),
      )
      await other.close()
      expect(answers.filter(({ outcome }) => outcome === 'booked')).toHaveLength(1)
      expect(answers.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(15)
      expect(await takenCells()).toHaveLength(1)
    })

    it('sixteen at once with one key are one booking, over two processes [API-49]', async () => {
      const other = createStore(putForward(open(), shift))
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, at) =>
          (at % 2 === 0 ? store : other).book(
            aBooking({ id: `id-${at}`, capacity: 5 }, { idempotencyKey: 'key' }),
          ),
        ),
      )
      await other.close()
      const ids = new Set(answers.flatMap((answer: BookResult) => ('ids' in answer ? answer.ids : ['none'])))
      expect(ids.size).toBe(1)
      expect(await allSince(0)).toHaveLength(1)
    })

    it('cancelling a first dose cancels its follow-up and frees both times at once [CANCEL-13, CANCEL-14]', async () => {
      await store.book(both())
      expect(await store.cancel('appointment-1')).toEqual({
        outcome: 'canceled',
        ids: expect.arrayContaining(['appointment-1', 'followup']),
      })
      expect((await store.appointment('followup'))?.status).toBe('canceled')
      expect(await takenCells()).toEqual([])
      expect(await hold('next')).toMatchObject({ outcome: 'held' })
    })

    it('what is cancelled already says so, a follow-up alone leaves the first dose [CANCEL-15, fault 15]', async () => {
      await store.book(both())
      expect(await store.cancel('followup')).toEqual({ outcome: 'canceled', ids: ['followup'] })
      expect(await takenCells()).toEqual([CELL])
      expect(await store.cancel('followup')).toEqual({ outcome: 'alreadyCanceled' })
      expect(await store.cancel('appointment-1')).toEqual({ outcome: 'canceled', ids: ['appointment-1'] })
      expect(await store.cancel('appointment-1')).toEqual({ outcome: 'alreadyCanceled' })
      expect(await store.cancel('nobody')).toEqual({ outcome: 'unknown' })
    })

    it('appointments come by their last change from the instant asked for, over pages', async () => {
      const ids = Array.from({ length: 250 }, (_, at) => `id-${String(at).padStart(3, '0')}`)
      await Promise.all(ids.map((id, at) => store.book(aBooking({ id, cells: [CELL + at * CELL_MS] }))))
      expect((await allSince(0)).map(({ id }) => id).sort()).toEqual(ids)
      shift.ms = GRACE_MS
      await store.cancel('id-007')
      const since = (await store.appointment('id-007'))?.changedAt ?? 0
      expect((await allSince(since)).map(({ id, status }) => [id, status])).toEqual([['id-007', 'canceled']])
      expect((await allSince(0)).at(-1)?.id).toBe('id-007')
    })

    it('a purge removes what has ended, with its places, and nothing that is to come', async () => {
      await store.book(aBooking({}))
      await store.book(aBooking({ ...FOLLOWUP, id: 'later' }))
      expect(await store.purgeAppointments(CELL + CELL_MS)).toBe(0)
      expect(await store.purgeAppointments(CELL + CELL_MS + 1)).toBe(1)
      expect(await store.appointment('appointment-1')).toBeUndefined()
      expect(await takenCells()).toEqual([LATER])
      expect(await store.cancel('later')).toMatchObject({ outcome: 'canceled' })
    })

    it('a crowd never gives a place two holders or a guest a second appointment', async () => {
      const anAttempt = fc.record({
        cell: fc.nat({ max: 3 }),
        length: fc.integer({ min: 1, max: 2 }),
        guest: fc.nat({ max: 5 }),
        serviceId: fc.nat({ max: 2 }),
        cancels: fc.boolean(),
      })
      let run = 0
      await fc.assert(
        fc.asyncProperty(fc.array(anAttempt, { minLength: 2, maxLength: 24 }), async (attempts) => {
          run++
          const provider = { ...PROVIDER, id: `provider-${run}` }
          const capacity = 2
          const booked: NewAppointment[] = []
          await Promise.all(
            attempts.map(async ({ cell, length, guest, serviceId, cancels }, at) => {
              const cells = Array.from({ length }, (_, next) => CELL + (cell + next) * CELL_MS)
              const id = `${run}-${at}`
              const one = anAppointment({ id, provider, cells, capacity, serviceIds: [serviceId] })
              const { outcome } = await store.book(aBooking(one, { guestMark: `${run}-${guest}` }))
              if (outcome === 'booked' && cancels) await store.cancel(one.id)
              else if (outcome === 'booked') booked.push({ ...one, holdCode: `${guest} ${serviceId}` })
            }),
          )
          const guests = booked.map(({ holdCode }) => holdCode)
          expect(new Set(guests).size).toBe(guests.length)
          const counts = new Map<number, number>()
          for (const cell of booked.flatMap(({ cells }) => cells))
            counts.set(cell, (counts.get(cell) ?? 0) + 1)
          const stored = await store.taken([provider], CELL, CELL + 9 * CELL_MS, null)
          expect(new Map(stored.map(({ cell, count }) => [cell, count]))).toEqual(counts)
          expect(Math.max(0, ...counts.values())).toBeLessThanOrEqual(capacity)
        }),
        { numRuns: 20 },
      )
    })
  })
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOLD_MS } from '#contract/reservations'
import { aBooking, anAppointment } from './bookings-conformance.ts'
import type { Engine } from './engine.ts'
import { aHold, CELL, CELL_MS, PROVIDER, putForward } from './holds-conformance.ts'
import { migrate } from './migrate.ts'
import type { NewMove, NewTime } from './move-store.ts'
import { createStore } from './sql-store.ts'
import type { NewAppointment, Store } from './store.ts'

/** A move of one appointment that was moved `revision` times before. */
export function aMove(id: string, to: NewTime, revision = 0): NewMove {
  return { idempotencyKey: null, fingerprint: 'print', appointments: [{ id, revision, to: [to] }] }
}

/** The cell so many cells after the first. */
const cell = (at: number) => CELL + at * CELL_MS
const LATER = CELL + 28 * 86_400_000
/** Guests who want one time at once (VISIT-02). */
const RIVALS = 64

/** An appointment that begins with a cell and takes `count`. */
function at(first: number, overrides: Partial<NewAppointment> = {}, count = 1): NewAppointment {
  const cells = Array.from({ length: count }, (_, index) => first + index * CELL_MS)
  return anAppointment({ cells, startsAt: first, endsAt: first + count * CELL_MS, ...overrides })
}

/** What every engine must pass of moves; `open` and `reset` as for the whole store. */
export function movesConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`moves on ${name}`, () => {
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

    const book = (one: NewAppointment) => store.book(aBooking(one))
    const hold = (code: string, cells: number[], own: string[] = []) =>
      store.hold(aHold({ code, cells, own }), null)
    const takenCells = async (own: string[] = []) =>
      (await store.taken([PROVIDER], CELL, LATER + 10 * CELL_MS, null, own))
        .flatMap((one) => Array.from({ length: one.count }, () => one.cell))
        .sort()
    const outcomeOf = async (move: NewMove) => (await store.move(move)).outcome
    const startOf = async (id: string) => (await store.appointment(id))?.startsAt

    it('an appointment moves to another time in one step, and may keep some of its own cells [SCOPE-14]', async () => {
      await book(at(CELL, {}, 2))
      expect(await outcomeOf(aMove('appointment-1', at(cell(1), {}, 2)))).toBe('moved')
      expect(await takenCells()).toEqual([cell(1), cell(2)])
      expect(await store.appointment('appointment-1')).toMatchObject({
        cells: [cell(1), cell(2)],
        startsAt: cell(1),
        revision: 1,
      })
      await hold('a', [LATER])
      expect(await outcomeOf(aMove('appointment-1', at(LATER, { holdCode: 'a' }), 1))).toBe('moved')
      expect(await takenCells()).toEqual([LATER])
      expect(await store.extendHold('a')).toBeUndefined()
      shift.ms = 10 * HOLD_MS
      expect(await takenCells()).toEqual([LATER])
    })

    it('an appointment that cannot have the other time keeps its own; a cancelled one is not moved [SCOPE-14]', async () => {
      await book(at(CELL))
      await hold('rival', [LATER])
      expect(await outcomeOf(aMove('appointment-1', at(LATER)))).toBe('taken')
      expect(await takenCells()).toEqual([CELL, LATER])
      expect(await store.appointment('appointment-1')).toMatchObject({
        cells: [CELL],
        startsAt: CELL,
        revision: 0,
      })
      await store.cancel('appointment-1')
      expect(await outcomeOf(aMove('appointment-1', at(CELL)))).toBe('changed')
      expect(await outcomeOf(aMove('never', at(CELL)))).toBe('changed')
      expect(await takenCells()).toEqual([LATER])
    })

    it('the old time is free in the transaction that takes the new one, and code and id stay [VISIT-02, VISIT-03]', async () => {
      await book(at(CELL))
      await store.move(aMove('appointment-1', at(LATER)))
      expect(await store.book(aBooking(at(CELL, { id: 'next' })))).toMatchObject({ outcome: 'booked' })
      expect(await store.appointment('appointment-1')).toMatchObject({
        id: 'appointment-1',
        counterCode: 'B2C3D4',
        startsAt: LATER,
      })
    })

    it('a hold leaves out the cells that the guest has, and the move takes both [VISIT-03]', async () => {
      await book(at(CELL, {}, 2))
      expect(await hold('stranger', [cell(1), cell(2)])).toEqual({ outcome: 'taken' })
      expect(await takenCells(['appointment-1'])).toEqual([])
      expect(await hold('mine', [cell(1), cell(2)], ['appointment-1'])).toMatchObject({ outcome: 'held' })
      expect(await store.extendHold('mine')).toMatchObject({ provider: PROVIDER })
      expect(await hold('stranger', [cell(2)])).toEqual({ outcome: 'taken' })
      expect(await outcomeOf(aMove('appointment-1', at(cell(1), { holdCode: 'mine' }, 2)))).toBe('moved')
      expect(await takenCells()).toEqual([cell(1), cell(2)])
      expect(await hold('whole', [cell(1), cell(2)], ['appointment-1'])).toEqual({ outcome: 'taken' })
    })

    it('counts as a change of the guest who makes it, and of no one else [VISIT-02]', async () => {
      await book(at(CELL))
      const moved = async (isByGuest: boolean, revision: number) => {
        await store.move({ ...aMove('appointment-1', at(cell(1 + revision)), revision), isByGuest })
        return (await store.appointment('appointment-1'))?.guestMoves
      }
      expect([await moved(true, 0), await moved(false, 1), await moved(true, 2)]).toEqual([1, 1, 2])
      await store.allowMove('appointment-1')
      expect((await store.appointment('appointment-1'))?.guestMoves).toBe(1)
    })

    it('of two places in one cell a move keeps one, also when its hold has the other [VISIT-03]', async () => {
      await book(at(CELL, { capacity: 2 }))
      await store.hold(aHold({ code: 'a', capacity: 2, cells: [CELL, cell(1)] }), null)
      const to = at(CELL, { capacity: 2, holdCode: 'a' }, 2)
      expect(await outcomeOf(aMove('appointment-1', to))).toBe('moved')
      expect(await takenCells()).toEqual([CELL, cell(1)])
    })

    it('the same key and body have the first answer again, also after a later move; another body is refused [API-49, VISIT-02]', async () => {
      await book(at(CELL))
      const move = { ...aMove('appointment-1', at(cell(1))), idempotencyKey: 'key' }
      const moved = await store.move(move)
      expect(moved).toEqual({
        outcome: 'moved',
        appointments: [
          {
            id: 'appointment-1',
            revision: 1,
            provider: PROVIDER,
            startsAt: cell(1),
            endsAt: cell(2),
          },
        ],
      })
      await store.move(aMove('appointment-1', at(cell(2)), 1))
      expect(await store.move(move)).toEqual({ ...moved, outcome: 'replayed' })
      expect(await startOf('appointment-1')).toBe(cell(2))
      expect(await outcomeOf({ ...move, fingerprint: 'other' })).toBe('keyReused')
      expect(await store.moveOfKey('key')).toMatchObject({ fingerprint: 'print' })
      expect(
        await store.book(aBooking(at(LATER, { id: 'b' }), { idempotencyKey: 'key', fingerprint: 'booking' })),
      ).toEqual({ outcome: 'keyReused' })
    })

    it('a key whose move was refused is free for another try [API-49]', async () => {
      await book(at(CELL))
      await hold('rival', [LATER])
      const key = { idempotencyKey: 'key' }
      expect(await outcomeOf({ ...aMove('appointment-1', at(LATER)), ...key })).toBe('taken')
      expect(await outcomeOf({ ...aMove('appointment-1', at(cell(1)), 7), ...key })).toBe('changed')
      expect(await outcomeOf({ ...aMove('appointment-1', at(cell(1))), ...key })).toBe('moved')
    })

    it('a visit that was moved since it was read, or that staff serve, stays where it is [VISIT-02]', async () => {
      await book(at(CELL))
      await store.move(aMove('appointment-1', at(cell(1))))
      expect(await outcomeOf(aMove('appointment-1', at(cell(2))))).toBe('changed')
      await store.setVisitStatus('appointment-1', 'arrived', 'desk', undefined)
      expect(await outcomeOf(aMove('appointment-1', at(cell(2)), 1))).toBe('changed')
      expect(await startOf('appointment-1')).toBe(cell(1))
    })

    it('of a series both move or neither, and one alone leaves the other at its time [VISIT-02]', async () => {
      const second = at(LATER, { id: 'second', serviceIds: [502] })
      await store.book(aBooking({}, { appointments: [at(CELL), second] }))
      await hold('rival', [LATER + CELL_MS])
      const first = { id: 'appointment-1', revision: 0, to: [at(cell(1))] }
      const key = { idempotencyKey: null, fingerprint: 'print' }
      const both = { ...key, appointments: [first, { id: 'second', revision: 0, to: [at(LATER + CELL_MS)] }] }
      expect(await outcomeOf(both)).toBe('taken')
      expect(await takenCells()).toEqual([CELL, LATER, LATER + CELL_MS])
      const sealed = new Uint8Array([9])
      const alone = { ...key, appointments: [first, { id: 'second', revision: 0, to: [], sealed }] }
      expect(await outcomeOf(alone)).toBe('moved')
      expect(await takenCells()).toEqual([cell(1), LATER, LATER + CELL_MS])
      expect(await store.appointment('second')).toMatchObject({ startsAt: LATER, revision: 1, sealed })
      const types = (await store.eventsAfter(0, 100)).events.map(({ type, visitId }) => `${visitId} ${type}`)
      expect(types.filter((one) => one.endsWith('rescheduled'))).toEqual([
        'appointment-1 appointment.rescheduled',
      ])
    })

    it(`of ${RIVALS} who move into one place one wins, and the others keep their old time [VISIT-02]`, async () => {
      const rivals = Array.from({ length: RIVALS }, (_, one) => `rival-${one}`)
      for (const [one, id] of rivals.entries()) await book(at(cell(1 + one), { id }))
      const outcomes = await Promise.all(rivals.map((id) => outcomeOf(aMove(id, at(LATER)))))
      expect(outcomes.filter((one) => one === 'moved')).toHaveLength(1)
      expect(outcomes.filter((one) => one === 'taken')).toHaveLength(RIVALS - 1)
      for (const [one, id] of rivals.entries()) {
        expect(await startOf(id)).toBe(outcomes[one] === 'moved' ? LATER : cell(1 + one))
      }
      expect(await takenCells()).toHaveLength(RIVALS)
    })

    it('two who want each other’s time both keep their own, without waiting for each other [VISIT-02]', async () => {
      await book(at(CELL, { id: 'a' }))
      await book(at(cell(1), { id: 'b' }))
      for (let round = 0; round < 5; round++) {
        expect(
          await Promise.all([outcomeOf(aMove('a', at(cell(1)))), outcomeOf(aMove('b', at(CELL)))]),
        ).toEqual(['taken', 'taken'])
      }
      expect(await takenCells()).toEqual([CELL, cell(1)])
    })
  })
}

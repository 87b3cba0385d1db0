import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anAppointment } from './bookings-conformance.ts'
import type { Engine } from './engine.ts'
import { aHold, CELL, CELL_MS, PROVIDER } from './holds-conformance.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import type { NewBooking, Store } from './store.ts'
import { type OnWaiting, WaitsElsewhere } from './watched.ts'

/** What every engine must pass of its transactions; `reset` as for the whole store. */
export function transactionsConform(
  name: string,
  open: (onWaiting?: OnWaiting) => Engine,
  reset: () => void | Promise<void>,
): void {
  describe(`transactions on ${name}`, () => {
    let engine: Engine
    let store: Store
    let commits = 0

    beforeEach(async () => {
      await reset()
      engine = open()
      await migrate(engine)
      commits = 0
      const transaction: Engine['transaction'] = (work) => {
        commits++
        return engine.transaction(work)
      }
      store = createStore({ ...engine, transaction })
    })
    afterEach(() => store.close())

    const insert = `INSERT INTO facts (name, value) VALUES ($1, 'x')`
    const names = async () =>
      (await engine.query('SELECT name FROM facts ORDER BY name')).map((row) => row['name'])

    it('work that waits for something else than its queries fails, and nothing of it stays [HD-21]', async () => {
      const stalled = engine.transaction(async ({ query }) => {
        await query(insert, ['a'])
        await pause(50)
        await query(insert, ['b'])
      })
      const [waits, other] = await Promise.allSettled([
        stalled,
        engine.transaction(({ query }) => query(insert, ['c'])),
      ])
      expect(waits).toMatchObject({ status: 'rejected', reason: expect.any(WaitsElsewhere) })
      expect(other.status).toBe('fulfilled')
      await pause(60)
      expect(await names()).toEqual(['c'])
    })

    it('where it is only told of, it goes on to its end [HD-21]', async () => {
      const told: string[] = []
      const lenient = open((error) => told.push(error.name))
      await lenient.transaction(async ({ query }) => {
        await query(insert, ['a'])
        await pause(50)
        await query(insert, ['b'])
      })
      await lenient.close()
      expect(told).toEqual(['WaitsElsewhere'])
      expect(await names()).toEqual(['a', 'b'])
    })

    it('a query after the end of its transaction is refused [HD-21]', async () => {
      const late = await engine.transaction(
        async ({ query }) =>
          () =>
            query(insert, ['late']),
      )
      await expect(late()).rejects.toBeInstanceOf(WaitsElsewhere)
      expect(await names()).toEqual([])
    })

    const team = Array.from({ length: 20 }, (_, at) => ({ ...PROVIDER, id: `member-${at}` }))
    const cells = [CELL, CELL + CELL_MS]
    const places = team.map((provider) => ({ provider, cells, cellMs: CELL_MS, capacity: 1 }))
    const [first = aHold(), ...others] = places
    const takenIds = async () =>
      (await store.taken(team, CELL, CELL + 2 * CELL_MS, null)).map(({ provider }) => provider.id).sort()

    it('a team of 20 with 19 taken is held in one commit, with the one who is free [HD-21]', async () => {
      for (const [at, place] of places.slice(0, 19).entries()) {
        await store.hold(
          aHold({ ...place, code: `busy-${at}`, cells: cells.slice(at % 2, (at % 2) + 1) }),
          null,
        )
      }
      const former = { cells: [CELL + 5 * CELL_MS] }
      await store.hold(aHold({ code: 'former', ...former }), null)
      commits = 0
      const held = await store.hold(
        aHold({ ...first, code: 'guest', idempotencyKey: 'key' }),
        'former',
        others,
      )
      expect(commits).toBe(1)
      expect(held).toMatchObject({ outcome: 'held', provider: team[19] })
      expect(await store.holdOfKey('key')).toMatchObject({ provider: team[19] })
      expect(await store.extendHold('guest')).toMatchObject({ provider: team[19] })
      expect(await takenIds()).toHaveLength(19 + 2)
      expect(await store.hold(aHold({ ...first, code: 'last' }), 'guest', others)).toMatchObject({
        outcome: 'held',
      })
      expect(await store.hold(aHold({ ...first, code: 'late' }), null, others)).toEqual({ outcome: 'taken' })
      expect(await takenIds()).toHaveLength(19 + 2)
    })

    it('a team books in one commit, and a member tried in vain leaves the hold as it was [HD-21]', async () => {
      await store.hold(aHold({ ...first, code: 'own', cells: [CELL] }), null)
      await store.hold(aHold({ ...first, code: 'rival', cells: [CELL + CELL_MS] }), null)
      const visitsOf = (place: (typeof places)[number]): NewBooking['appointments'] => [
        anAppointment({ ...place, holdCode: 'own', endsAt: CELL + 2 * CELL_MS }),
      ]
      commits = 0
      const booking = aBooking({}, { appointments: visitsOf({ ...places[0], ...first }) })
      expect(await store.book(booking, others.slice(0, 1).map(visitsOf))).toEqual({
        outcome: 'booked',
        ids: ['appointment-1'],
      })
      expect(commits).toBe(1)
      expect(await store.appointment('appointment-1')).toMatchObject({ provider: team[1], cells })
      expect(await takenIds()).toEqual(['member-0', 'member-1', 'member-1'])
    })
  })
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, anAppointment } from './bookings-conformance.ts'
import type { Engine } from './engine.ts'
import { aHold, PROVIDER } from './holds-conformance.ts'
import { migrate } from './migrate.ts'
import { aMove } from './moves-conformance.ts'
import { createStore } from './sql-store.ts'
import type { NewHold, Store } from './store.ts'

/** What every engine must pass of the versions of what is taken; `open` and `reset` as for the whole store. */
export function versionsConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`versions on ${name}`, () => {
    const elsewhere = { ...PROVIDER, id: 'elsewhere' }
    let store: Store

    beforeEach(async () => {
      await reset()
      const engine = open()
      await migrate(engine)
      store = createStore(engine)
    })
    afterEach(() => store.close())

    const hold = (code: string, overrides: Partial<NewHold> = {}, former: string | null = null) =>
      store.hold(aHold({ code, ...overrides }), former)
    const versions = async () =>
      new Map((await store.takenVersions()).map(({ provider, version }) => [provider.id, version]))

    /** Ids of the providers that a work gives another version, in order. */
    async function changed(work: () => Promise<unknown>): Promise<string[]> {
      const [total, before] = [await store.takenVersion(), await versions()]
      await work()
      const others = [...(await versions())].filter(([id, version]) => before.get(id) !== version)
      expect((await store.takenVersion()) === total).toBe(others.length === 0)
      return others.map(([id]) => id).sort()
    }

    it('a provider has another version whenever something of it is held, released or freed, and else keeps it [RESULTS-37]', async () => {
      expect(await changed(() => hold('a'))).toEqual([PROVIDER.id])
      expect(await changed(() => hold('b'))).toEqual([])
      expect(await changed(() => hold('c', { provider: elsewhere }, 'a'))).toEqual([PROVIDER.id, 'elsewhere'])
      expect(await changed(() => store.extendHold('c'))).toEqual([])
      expect(await changed(() => store.releaseHold('c'))).toEqual(['elsewhere'])
      expect(await changed(() => store.releaseHold('c'))).toEqual([])
      expect(await changed(() => hold('d', {}, 'c'))).toEqual([PROVIDER.id, 'elsewhere'])
    })

    it('whoever has or loses a place by a booking, a move or a cancellation has another version [RESULTS-37]', async () => {
      await store.hold(aHold({ code: 'a', provider: elsewhere }), null)
      expect(await changed(() => store.book(aBooking({ holdCode: 'a' })))).toEqual([PROVIDER.id, 'elsewhere'])
      expect(await changed(() => store.book(aBooking({ id: 'rival' })))).toEqual([])
      const to = { ...anAppointment({ provider: elsewhere }), holdCode: null }
      expect(await changed(() => store.move(aMove('appointment-1', to)))).toEqual([PROVIDER.id, 'elsewhere'])
      expect(await changed(() => store.cancel('appointment-1'))).toEqual(['elsewhere'])
      expect(await changed(() => store.cancel('appointment-1'))).toEqual([])
    })
  })
}

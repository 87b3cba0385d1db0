import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/time-units'
import { aBooking, anAppointment } from './bookings-conformance.ts'
import type { Engine } from './engine.ts'
import { aHold, CELL, CELL_MS, PROVIDER, putForward } from './holds-conformance.ts'
import { migrate } from './migrate.ts'
import { aMove } from './moves-conformance.ts'
import type { FreedTime, NewOffer } from './offer-store.ts'
import { createStore } from './sql-store.ts'
import type { Store } from './store.ts'

const ANY = { days: [0, 1, 2, 3, 4, 5, 6], parts: ['morning', 'afternoon', 'evening'] }
const MINUTE = 60_000

/** The cell so many cells after the first. */
const cell = (at: number) => CELL + at * CELL_MS

/** What every engine must pass of offers; `open` and `reset` as for the whole store. */
export function offersConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`offers on ${name}`, () => {
    const shift = { ms: 0 }
    let engine: Engine
    let store: Store

    beforeEach(async () => {
      await reset()
      shift.ms = 0
      engine = putForward(open(), shift)
      await migrate(engine)
      store = createStore(engine)
      for (const [at, id] of ['early', 'late', 'last'].entries()) {
        const startsAt = cell(at)
        await store.book(
          aBooking(anAppointment({ id, cells: [startsAt], startsAt, endsAt: startsAt + CELL_MS })),
        )
      }
      for (const id of ['late', 'last']) {
        await store.putWish(id, PROVIDER, ANY)
        shift.ms += 1
      }
    })
    afterEach(() => store.close())

    /** The events of offers: visit, type and the offered time. */
    const told = async () =>
      (await store.eventsAfter(0, 100)).events
        .filter(({ type }) => type.startsWith('offer.'))
        .map(({ visitId, type, startsAt }) => [visitId, type, startsAt])

    const isFree = async (code: string) =>
      (await store.hold(aHold({ code, cells: [CELL] }), null)).outcome === 'held'

    async function freed(by: Store = store): Promise<FreedTime> {
      const [one] = await by.claimFreedTimes(10)
      if (!one) throw new Error('nothing is due')
      return one
    }

    async function offerFor(id: string): Promise<NewOffer> {
      const appointment = await store.appointment(id)
      if (!appointment) throw new Error('there is no such appointment')
      return {
        ...anAppointment({ cells: [CELL] }),
        id: `offer-${id}`,
        appointment,
        startsAt: CELL,
        endsAt: CELL + CELL_MS,
        lasts: 10 * MINUTE,
      }
    }

    it('a time that comes free is kept for the line in the order of entry, for one process alone [VISIT-04, VISIT-05]', async () => {
      await store.cancel('early')
      expect(await isFree('a')).toBe(false)
      const otherEngine = putForward(open(), shift)
      const other = createStore(otherEngine)
      const claims = await Promise.all([store.claimFreedTimes(10), other.claimFreedTimes(10)])
      await other.close()
      const [one, ...more] = claims.flat()
      expect([one?.cells, one?.offers, more]).toEqual([[CELL], 0, []])
      if (!one) return
      const line = await store.waitingFor(one)
      expect(line.map(({ appointment }) => appointment.id)).toEqual(['late', 'last'])
      expect(await store.makeOffer(one, await offerFor('late'))).toBe('offered')
      expect(await store.makeOffer(one, { ...(await offerFor('last')), id: 'second' })).toBe('gone')
      expect([await store.claimFreedTimes(10), await isFree('b')]).toEqual([[], false])
    })

    it('a time that a guest leaves is offered to the others in line, not to the one who left it [VISIT-04, VISIT-05]', async () => {
      await store.putWish('early', PROVIDER, ANY)
      const to = {
        ...anAppointment({ cells: [cell(4)], startsAt: cell(4), endsAt: cell(5) }),
        holdCode: null,
      }
      expect(await store.move(aMove('early', to))).toMatchObject({ outcome: 'moved' })
      const one = await freed()
      expect((await store.waitingFor(one)).map(({ appointment }) => appointment.id)).toEqual(['late', 'last'])
    })

    it('a process that dies after a cancellation keeps no time: it is public 20 seconds later [VISIT-04]', async () => {
      await store.cancel('early')
      await freed()
      shift.ms += 20_000
      expect(await isFree('a')).toBe(true)
    })

    it('an offer that nobody answers is the next one’s before it is public, and its hold moves nobody [VISIT-04, FEED-01]', async () => {
      await store.cancel('early')
      await store.makeOffer(await freed(), await offerFor('late'))
      shift.ms += 10 * MINUTE
      const again = await freed()
      expect(again.offers).toBe(1)
      expect(await isFree('a')).toBe(false)
      expect((await store.waitingFor(again)).map(({ appointment }) => appointment.id)).toEqual(['last'])
      const late = { ...anAppointment({ cells: [CELL], startsAt: CELL }), holdCode: 'offer-late' }
      expect(await store.move(aMove('late', late))).toEqual({ outcome: 'taken' })
      await store.endFreedTime(again)
      expect(await isFree('b')).toBe(true)
      expect(await told()).toEqual([
        ['late', 'offer.made', CELL],
        ['late', 'offer.expired', CELL],
      ])
    })

    it('an offer made while the clock ran ahead is over once the clock is right, and its time goes to the next in line [VISIT-04, HD-18]', async () => {
      shift.ms += 20 * DAY_MS
      await store.cancel('early')
      await store.makeOffer(await freed(), await offerFor('late'))
      shift.ms -= 20 * DAY_MS
      const again = await freed()
      expect([again.offers, await store.openOffers('late')]).toEqual([1, []])
      expect(await store.offer('offer-late')).toMatchObject({ status: 'expired' })
      expect((await store.waitingFor(again)).map(({ appointment }) => appointment.id)).toEqual(['last'])
      expect(await store.claimFreedTimes(10)).toEqual([])
    })

    it('a move with the hold of an offer accepts it, and what it frees is kept for the line in turn [VISIT-04, FEED-01]', async () => {
      await store.cancel('early')
      await store.makeOffer(await freed(), await offerFor('late'))
      const to = {
        ...anAppointment({ cells: [CELL], startsAt: CELL, endsAt: CELL + CELL_MS }),
        holdCode: 'offer-late',
      }
      expect(await store.move(aMove('late', to))).toMatchObject({ outcome: 'moved' })
      expect(await store.offer('offer-late')).toMatchObject({ status: 'accepted' })
      expect(await store.wishOf('late')).toBeUndefined()
      expect(await told()).toEqual([
        ['late', 'offer.made', CELL],
        ['late', 'offer.accepted', CELL],
      ])
      const next = await freed()
      expect(next.cells).toEqual([cell(1)])
      expect((await store.waitingFor(next)).map(({ appointment }) => appointment.id)).toEqual(['last'])
    })

    it('a visit that moves or is cancelled leaves its offers to the next in line, and the purge removes them [VISIT-03, VISIT-04]', async () => {
      await store.cancel('early')
      await store.makeOffer(await freed(), await offerFor('late'))
      await store.cancel('late')
      expect(await store.offer('offer-late')).toMatchObject({ status: 'withdrawn' })
      expect(await store.claimFreedTimes(10)).toHaveLength(2)
      await store.purgeAppointments(cell(50))
      expect([await store.offer('offer-late'), await store.wishOf('last')]).toEqual([undefined, undefined])
    })
  })
}

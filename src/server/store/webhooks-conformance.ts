import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/time-units'
import { aBooking } from './bookings-conformance.ts'
import { aCheckIn } from './conformance.ts'
import type { Engine } from './engine.ts'
import { CELL, CELL_MS, putForward } from './holds-conformance.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import type { Store } from './store.ts'
import { createWebhookStore } from './webhooks.ts'

/** What every engine must pass of deliveries to webhooks; `open` and `reset` as for the whole store. */
export function webhooksConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`deliveries on ${name}`, () => {
    const shift = { ms: 0 }
    let engine: Engine
    let store: Store
    let other: Store

    beforeEach(async () => {
      await reset()
      shift.ms = 0
      cells = 0
      engine = putForward(open(), shift)
      await migrate(engine)
      store = createStore(engine)
      other = createStore(putForward(open(), shift))
      const webhook = { url: 'https://a.example/', secrets: new Uint8Array([1]), locations: null, number: 0 }
      await store.addWebhook({ ...webhook, name: 'all' })
      await store.addWebhook({ ...webhook, name: 'pharmacy', locations: ['01100002'] })
    })
    afterEach(async () => {
      await store.close()
      await other.close()
    })

    /** Claims of every webhook that has something due. */
    async function claimed(of: Store, most: number, leaseMs: number) {
      const names = await of.dueWebhooks()
      return (await Promise.all(names.map((name) => of.claimDeliveries(name, most, leaseMs)))).flat()
    }

    let cells = 0
    async function bookCell(id: string): Promise<void> {
      const start = CELL + cells++ * CELL_MS
      await store.book(aBooking({ id, cells: [start], startsAt: start, endsAt: start + CELL_MS }))
    }

    const namesOf = (claimed: Awaited<ReturnType<Store['claimDeliveries']>>) =>
      claimed.map(({ webhook, event }) => `${webhook.name} ${event.visitId} ${event.ordinal}`).sort()

    it('two processes queue each event once, and claim different ones [FEED-08]', async () => {
      for (let at = 0; at < 20; at++) {
        const start = CELL + at * CELL_MS
        await store.book(aBooking({ id: `${at}`, cells: [start], startsAt: start, endsAt: start + CELL_MS }))
      }
      await store.recordCheckIn(aCheckIn())
      await Promise.all([store.queueDeliveries(), other.queueDeliveries(), store.queueDeliveries()])
      expect(await store.countDeliveries()).toEqual(
        new Map([
          ['all', { left: 21, failing: 0, refused: 0 }],
          ['pharmacy', { left: 1, failing: 0, refused: 0 }],
        ]),
      )
      const both = await Promise.all([claimed(store, 100, 1000), claimed(other, 100, 1000)])
      const all = both.flatMap(namesOf)
      expect([all.length, new Set(all).size]).toEqual([22, 22])
      expect(await claimed(other, 100, 1000)).toEqual([])
      shift.ms += 1001
      expect(await claimed(other, 100, 1000)).toHaveLength(22)
    })

    it('what waits since a clock that ran ahead is delivered once the clock is right [FEED-08, HD-18]', async () => {
      shift.ms += 20 * DAY_MS
      await bookCell('ahead')
      await store.queueDeliveries()
      expect(await claimed(store, 10, 1000)).toHaveLength(1)
      shift.ms -= 20 * DAY_MS
      expect(await claimed(store, 10, 1000)).toHaveLength(1)
      expect(await claimed(store, 10, 1000)).toEqual([])
    })

    it('no more of the log is queued than a webhook may have ahead, and the rest when these are delivered [FEED-08]', async () => {
      const few = createWebhookStore(engine, 3)
      for (let at = 0; at < 8; at++) {
        const start = CELL + at * CELL_MS
        await store.book(
          aBooking({ id: `visit-${at}`, cells: [start], startsAt: start, endsAt: start + CELL_MS }),
        )
      }
      const told: string[] = []
      for (let lots = 0; lots < 4; lots++) {
        await few.queueDeliveries()
        expect((await few.countDeliveries()).get('all')?.left ?? 0).toBeLessThanOrEqual(3)
        for (const one of await few.claimDeliveries('all', 9, 1000)) {
          told.push(one.event.visitId)
          await few.settleDelivery(one)
        }
      }
      expect(told.sort()).toEqual(Array.from({ length: 8 }, (_, at) => `visit-${at}`))
    })

    it('a later event of a visit waits for the earlier one, and what retention removed is forgotten [FEED-08]', async () => {
      await store.book(aBooking({ id: 'one' }))
      await store.cancel('one')
      await store.queueDeliveries()
      const [first, ...others] = await claimed(store, 9, 1000)
      if (!first) throw new Error('nothing was claimed')
      expect(others).toEqual([])
      expect([first.attempt, first.event.type]).toEqual([1, 'appointment.booked'])
      expect(await store.failDelivery(first, 'status 500', 5000)).toBe('postponed')
      shift.ms += 5001
      const [again] = await claimed(store, 9, 1000)
      expect(again?.attempt).toBe(2)
      expect((await store.webhooks())[0]?.failingSince).not.toBeNull()
      await store.settleDelivery(first)
      expect((await store.webhooks())[0]?.failingSince).toBeNull()
      expect(await store.firstUndelivered('all')).toBe(2)
      await store.purgeAppointments(CELL + 10 * CELL_MS)
      expect(await claimed(store, 9, 1000)).toEqual([])
      expect(await store.firstUndelivered('all')).toBeUndefined()
    })

    it('a failed message waits for whole milliseconds, whatever pause the delivery reckoned [FEED-08]', async () => {
      await bookCell('one')
      await store.queueDeliveries()
      const [one] = await claimed(store, 9, 1000)
      if (!one) throw new Error('nothing was claimed')
      expect(await store.failDelivery(one, 'status 500', 5000.25)).toBe('postponed')
      const [failed] = await store.failedMessages('all', 9)
      expect(failed?.nextAt).toSatisfy(Number.isInteger)
    })

    it('a message that is always refused is set aside while its endpoint takes others, and disables one that takes nothing [FEED-08]', async () => {
      for (const id of ['one', 'two', 'three']) await bookCell(id)
      await store.queueDeliveries()
      const all = await claimed(store, 9, 1000)
      const [one, two, three] = ['one', 'two', 'three'].map((id) =>
        all.find(({ event }) => event.visitId === id),
      )
      if (!one || !two || !three) throw new Error('Too few were claimed.')
      expect(await store.failDelivery(one, 'status 400', 1000)).toBe('postponed')
      shift.ms += 10
      await store.settleDelivery(two)
      shift.ms += 10
      expect(await store.failDelivery(three, 'status 502', 1000)).toBe('postponed')
      expect(await store.failDelivery(one, 'status 422', null)).toBe('refused')
      expect((await store.countDeliveries()).get('all')).toEqual({ left: 1, failing: 1, refused: 1 })
      expect(await store.failedMessages('all', 9)).toMatchObject([
        { event: { visitId: 'one' }, attempts: 2, problem: 'status 422', nextAt: null },
        { event: { visitId: 'three' }, attempts: 1, problem: 'status 502' },
      ])
      expect(await store.failedMessages('all', 1)).toHaveLength(1)
      expect(await store.failDelivery(three, 'status 502', null)).toBe('disabled')
      expect((await store.webhooks())[0]).toMatchObject({ disabledFor: 'status 502' })
      expect(await store.retryFailed('all')).toEqual({ refused: 1, waiting: 0 })
      expect(await store.retryFailed('all')).toEqual({ refused: 0, waiting: 0 })
      await store.enableWebhook('all', 0)
      await store.queueDeliveries()
      expect(namesOf(await claimed(store, 9, 1000))).toEqual(['all one 1', 'all three 1', 'all two 1'])
    })

    it('what failed is due when its endpoint takes another message, once, and by command each time [FEED-08]', async () => {
      for (const id of ['one', 'two', 'three']) await bookCell(id)
      await store.queueDeliveries()
      const claimAll = async () =>
        (await claimed(store, 9, 1000)).filter(({ webhook }) => webhook.name === 'all')
      const all = await claimAll()
      const [one, two, three] = ['one', 'two', 'three'].map((id) =>
        all.find(({ event }) => event.visitId === id),
      )
      if (!one || !two || !three) throw new Error('Too few were claimed.')
      await store.failDelivery(one, 'status 503', 30 * 60_000)
      await store.failDelivery(two, 'status 503', 30 * 60_000)
      shift.ms += 10
      await store.settleDelivery(three)
      const again = await claimAll()
      expect(again.map(({ event, attempt }) => [event.visitId, attempt])).toEqual([
        ['one', 2],
        ['two', 2],
      ])
      await store.failDelivery(one, 'status 400', 30 * 60_000)
      shift.ms += 10
      await store.settleDelivery(two)
      expect(await claimAll()).toEqual([])
      expect(await store.retryFailed('all')).toEqual({ refused: 0, waiting: 1 })
      expect(await claimAll()).toMatchObject([{ event: { visitId: 'one' }, attempt: 1 }])
      expect(await store.retryFailed('all')).toEqual({ refused: 0, waiting: 0 })
    })

    it('what an endpoint refuses does not keep it from the rest of the log, and goes with its visit [FEED-08]', async () => {
      const few = createWebhookStore(engine, 1)
      for (let at = 0; at < 3; at++) await bookCell(`visit-${at}`)
      const told: string[] = []
      for (let lots = 0; lots < 3; lots++, shift.ms += 10) {
        await few.queueDeliveries()
        for (const one of await few.claimDeliveries('all', 9, 1000)) {
          told.push(one.event.visitId)
          if (one.event.visitId === 'visit-1') await few.settleDelivery(one)
          else await few.failDelivery(one, 'status 400', 20_000)
        }
      }
      expect(told.sort()).toEqual(['visit-0', 'visit-1', 'visit-2'])
      shift.ms += 20_001
      const again = await few.claimDeliveries('all', 9, 1000)
      for (const one of again) await few.failDelivery(one, 'status 400', null)
      expect((await few.countDeliveries()).get('all')).toEqual({ left: 1, failing: 1, refused: 1 })
      await store.purgeAppointments(CELL + 10 * CELL_MS)
      expect((await few.countDeliveries()).get('all')?.refused).toBe(0)
    })

    it('a process that dies with a claim has used up no attempt [FEED-08]', async () => {
      await bookCell('one')
      await store.queueDeliveries()
      for (let deaths = 0; deaths < 9; deaths++) {
        expect(await claimed(store, 9, 1000)).toMatchObject([{ attempt: 1 }])
        shift.ms += 1001
      }
    })

    it('a disabled one gets nothing until it is enabled, and goes with its deliveries [FEED-08]', async () => {
      await store.book(aBooking({ id: 'one' }))
      await store.queueDeliveries()
      await store.disableWebhook('all', 'status 410')
      expect(await claimed(store, 9, 1000)).toEqual([])
      expect(await store.enableWebhook('all', 0)).toBe(true)
      await store.queueDeliveries()
      expect(namesOf(await claimed(store, 9, 1000))).toEqual(['all one 1'])
      expect(await store.removeWebhook('all')).toBe(true)
      expect(await store.removeWebhook('all')).toBe(false)
      expect(await store.countDeliveries()).toEqual(new Map())
    })
  })
}

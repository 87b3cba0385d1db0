import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/time-units'
import { aBooking } from './bookings-conformance.ts'
import { aCheckIn } from './conformance.ts'
import { pinTriesLeft } from './desks.ts'
import type { Engine } from './engine.ts'
import { putForward } from './holds-conformance.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import type { Store } from './store.ts'

const PLACE = { businessName: 'pharmacy', locationId: '01100002' } as const

/** What every engine must pass of desks and tablets; `open` and `reset` as for the whole store. */
export function desksConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`desks on ${name}`, () => {
    const shift = { ms: 0 }
    let store: Store

    beforeEach(async () => {
      await reset()
      shift.ms = 0
      const engine = putForward(open(), shift)
      await migrate(engine)
      store = createStore(engine)
    })
    afterEach(() => store.close())

    const invite = (hash: string) => store.inviteDesk(hash, { ...PLACE, name: 'Counter' })
    const enrol = async (id = 'd1') => {
      await invite(id)
      return store.enrolDesk(id, { id, sessionHash: `${id} session`, pin: 'salt.key' })
    }

    it('an invitation enrols one desk within its time, also when two use it at once [DESK-01]', async () => {
      await invite('a')
      expect(await store.deskInvitation('a')).toEqual({ ...PLACE, name: 'Counter' })
      const at = (id: string) => store.enrolDesk('a', { id, sessionHash: id, pin: 'x.y' })
      const made = await Promise.all([at('one'), at('two')])
      expect(made.filter(Boolean)).toHaveLength(1)
      expect(await store.deskInvitation('a')).toBeUndefined()
      await invite('b')
      shift.ms += 15 * MINUTE_MS
      expect(await store.deskInvitation('b')).toBeUndefined()
      expect(await store.enrolDesk('b', { id: 'late', sessionHash: 'late', pin: 'x.y' })).toBeUndefined()
      expect(await store.desks()).toHaveLength(1)
    })

    it('an invitation that was made while the clock ran ahead is over once the clock is right [DESK-01, HD-18]', async () => {
      shift.ms += 20 * DAY_MS
      await invite('a')
      shift.ms -= 20 * DAY_MS
      expect(await store.deskInvitation('a')).toBeUndefined()
      expect(await store.enrolDesk('a', { id: 'd1', sessionHash: 'd1', pin: 'x.y' })).toBeUndefined()
    })

    it('five wrong PINs bring a wait that doubles, for all who try at once; the right one ends it [DESK-01]', async () => {
      await enrol()
      const tries = await Promise.all(Array.from({ length: 8 }, () => store.takePinTry('d1')))
      expect(tries.filter(({ outcome }) => outcome === 'try')).toHaveLength(5)
      const waits: number[] = []
      for (let round = 0; round < 9; round++) {
        const { desk } = await store.takePinTry('d1')
        const { now = 0 } = (await store.deskOfSession('d1 session')) ?? {}
        waits.push(Math.round((desk.waitsUntil - now) / MINUTE_MS))
        expect(pinTriesLeft(desk, now)).toBe(0)
        shift.ms += desk.waitsUntil - now
        expect(pinTriesLeft(desk, desk.waitsUntil)).toBe(1)
        await store.takePinTry('d1')
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
      expect(await store.unlockDesk('d1', { former: 'd1 session', next: 'next' })).toMatchObject({
        wrongPins: 0,
        waitsUntil: 0,
        isLocked: false,
      })
    })

    it('an idle desk locks itself, and use keeps it open [DESK-01]', async () => {
      await enrol()
      const isLocked = async () => (await store.deskOfSession('d1 session'))?.desk.isLocked
      const touch = async (isUse: boolean) => {
        const found = await store.deskOfSession('d1 session')
        if (found) await store.touchDesk(found.desk, { isUse, now: found.now })
      }
      shift.ms += 4 * MINUTE_MS
      await touch(true)
      shift.ms += 4 * MINUTE_MS
      await touch(false)
      expect(await isLocked()).toBe(false)
      shift.ms += MINUTE_MS
      expect(await isLocked()).toBe(true)
      await touch(true)
      expect(await isLocked()).toBe(true)
      await store.unlockDesk('d1', { former: 'd1 session', next: 'next' })
      await store.lockDesk('d1')
      expect((await store.deskOfSession('next'))?.desk.isLocked).toBe(true)
    })

    it('after a clock that ran ahead, a desk that was used then is locked, and its wait for a PIN is over [DESK-01] [HD-18]', async () => {
      await enrol()
      shift.ms += 20 * DAY_MS
      await store.unlockDesk('d1', { former: 'd1 session', next: 'next' })
      for (let tries = 0; tries < 5; tries++) await store.takePinTry('d1')
      expect((await store.takePinTry('d1')).outcome).toBe('wait')
      shift.ms -= 20 * DAY_MS
      const found = await store.deskOfSession('next')
      expect(found?.desk.isLocked).toBe(true)
      expect(found && pinTriesLeft(found.desk, found.now)).toBe(1)
      expect(found?.desk.waitsUntil).toBe(0)
      expect((await store.takePinTry('d1')).outcome).toBe('try')
    })

    it('a session that was replaced is locked until the new one is used, and then unknown [DESK-01]', async () => {
      await enrol()
      await store.unlockDesk('d1', { former: 'd1 session', next: 'lost' })
      expect((await store.deskOfSession('d1 session'))?.desk).toMatchObject({ id: 'd1', isLocked: true })
      await store.unlockDesk('d1', { former: 'd1 session', next: 'arrived' })
      expect(await store.deskOfSession('lost')).toBeUndefined()
      expect((await store.deskOfSession('arrived'))?.desk).toMatchObject({ isLocked: false })
      expect(await store.deskOfSession('d1 session')).toBeUndefined()
    })

    it('a desk is revoked once, by hand or after 90 days unseen, and its name is kept [DESK-01]', async () => {
      await enrol()
      await enrol('d2')
      expect(await store.revokeDesk('d1')).toBe(true)
      expect(await store.revokeDesk('d1')).toBe(false)
      expect((await store.deskOfSession('d1 session'))?.desk.revokedAt).toEqual(expect.any(Number))
      expect((await store.deskOfSession('d2 session'))?.desk.revokedAt).toBeNull()
      shift.ms += 91 * DAY_MS
      expect((await store.deskOfSession('d2 session'))?.desk.revokedAt).toEqual(expect.any(Number))
      expect(await store.deskNames(PLACE.locationId)).toEqual(
        new Map([
          ['d1', 'Counter'],
          ['d2', 'Counter'],
        ]),
      )
    })

    it('a status is set only from the one that the desk showed [DESK-05]', async () => {
      await store.recordCheckIn(aCheckIn({ id: 'walk-in' }))
      const results = await Promise.all([
        store.setVisitStatus('walk-in', 'called', 'desk 1', 'waiting'),
        store.setVisitStatus('walk-in', 'served', 'desk 2', 'waiting'),
      ])
      expect(results.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'set'])
      expect(await store.undoVisitStatus('walk-in', 'desk 1', 'waiting')).toMatchObject({
        outcome: 'changed',
      })
    })

    it('the version of a store changes with each event there, and with none elsewhere [DESK-02]', async () => {
      const version = () => store.visitsVersion(PLACE.locationId, 0)
      const versions = [await version()]
      await store.recordCheckIn(aCheckIn({ id: 'walk-in' }))
      versions.push(await version())
      await store.setVisitStatus('walk-in', 'called', 'desk 1')
      versions.push(await version())
      await store.undoVisitStatus('walk-in', 'desk 1')
      versions.push(await version())
      expect(new Set(versions).size).toBe(4)
      await store.book(aBooking({ id: 'elsewhere' }))
      expect(await version()).toBe(versions[3])
      expect((await store.eventsOfVisit('walk-in')).map(({ type }) => type)).toEqual([
        'checkin.received',
        'visit.called',
        'visit.waiting',
      ])
    })

    it('tablets of a store are known for 14 days, the last seen first, 50 at most [DESK-10]', async () => {
      await store.seeTablet('A', { id: 'old', waiting: 3 })
      shift.ms += DAY_MS
      for (let at = 0; at < 51; at++) await store.seeTablet('A', { id: `t${at}`, waiting: 0 })
      const known = await store.tabletsOf('A')
      expect([known.length, known.some(({ id }) => id === 'old')]).toEqual([50, false])
      await store.seeTablet('B', { id: 'one', waiting: 2 })
      expect(await store.tabletsOf('B')).toMatchObject([{ id: 'one', waiting: 2 }])
      shift.ms += 14 * DAY_MS
      expect(await store.tabletsOf('A')).toEqual([])
    })
  })
}

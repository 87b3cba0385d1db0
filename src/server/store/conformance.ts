import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/time-units'
import type { DirectoryLocation } from './directory-entries.ts'
import type { Engine } from './engine.ts'
import { MIGRATIONS, migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import type { CheckIn, Store } from './store.ts'

const NOON = Date.UTC(2026, 10, 20, 17)

/** A check-in as the store takes it. */
export function aCheckIn(overrides: Partial<CheckIn> = {}): CheckIn {
  return {
    id: 'check-in-1',
    idempotencyKey: 'key-1',
    fingerprint: 'print-1',
    businessName: 'pharmacy',
    locationId: '01100002',
    serviceIds: [101, 102],
    counterCode: 'B2C3D4',
    status: 'checkedIn',
    reasons: [],
    createdAt: NOON - 1000,
    receivedAt: NOON,
    day: '2026-11-20',
    guestMark: 'mark-1',
    sealed: new Uint8Array([0, 1, 2, 255]),
    ...overrides,
  }
}

/** A location as the store takes it. */
export function aStoredLocation(overrides: Partial<DirectoryLocation> = {}): DirectoryLocation {
  return {
    businessName: 'pharmacy',
    id: '01100002',
    status: 'open',
    demonstration: false,
    brand: 'kroger',
    legalName: 'Kroger Pharmacy',
    vanityName: 'Kroger Dunwoody',
    addressLines: ['12 Main St'],
    city: 'Atlanta',
    state: 'GA',
    zip: '30338',
    phone: '4045550100',
    latitude: 33.9,
    longitude: -84.3,
    timezone: 'America/New_York',
    hours: null,
    breaks: null,
    closures: [],
    serviceIds: null,
    schedule: null,
    hostStoreId: null,
    ...overrides,
  }
}

/** What every engine must pass: `open` gives an empty database, and the same one again when asked twice in a test. */
export function storeConforms(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`the store on ${name}`, () => {
    let engine: Engine
    let store: Store

    beforeEach(async () => {
      await reset()
      engine = open()
      await migrate(engine)
      store = createStore(engine)
    })
    afterEach(() => store.close())

    const allSince = async (since: number) => {
      const found: CheckIn[] = []
      for await (const checkIn of store.checkInsSince(since)) found.push(checkIn)
      return found
    }

    it('migrations run once, also when two processes start together', async () => {
      const other = open()
      await Promise.all([migrate(engine), migrate(other)])
      expect(await engine.query('SELECT COUNT(*) AS n FROM migrations')).toEqual([{ n: MIGRATIONS.length }])
      await other.close()
    })

    it('parameters go by their number, not by where they stand', async () => {
      expect(await engine.query('SELECT $2 AS second, $1 AS first, $1 AS again', ['one', 'two'])).toEqual([
        { second: 'two', first: 'one', again: 'one' },
      ])
    })

    it('a transaction that throws leaves nothing behind, and those that shared its commit stand', async () => {
      const keep = (name: string, fails: boolean) =>
        engine.transaction(async ({ query }) => {
          await query('INSERT INTO facts (name, value) VALUES ($1, $2)', [name, 'x'])
          if (fails) throw new Error('undo')
        })
      const settled = await Promise.allSettled([keep('a', false), keep('b', true), keep('c', false)])
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await engine.query('SELECT name FROM facts ORDER BY name')).toEqual([
        { name: 'a' },
        { name: 'c' },
      ])
    })

    it('a check-in reads back as it was recorded [WALKIN-20]', async () => {
      const checkIn = aCheckIn({ reasons: ['late'], status: 'needsAttention' })
      expect(await store.recordCheckIn(checkIn)).toEqual({ outcome: 'recorded', id: 'check-in-1' })
      expect(await allSince(0)).toEqual([checkIn])
    })

    it('the same key with the same body is a replay, with another body refused [API-49]', async () => {
      await store.recordCheckIn(aCheckIn())
      expect(await store.recordCheckIn(aCheckIn({ id: 'check-in-2' }))).toEqual({
        outcome: 'replayed',
        id: 'check-in-1',
      })
      expect(await store.recordCheckIn(aCheckIn({ id: 'check-in-3', fingerprint: 'other' }))).toEqual({
        outcome: 'keyReused',
      })
      expect(await allSince(0)).toHaveLength(1)
      expect(await store.checkInOfKey('key-1')).toEqual({ id: 'check-in-1', fingerprint: 'print-1' })
    })

    it('the same guest, store, day and a service in common is a duplicate; anything else is not [BOOK-20]', async () => {
      await store.recordCheckIn(aCheckIn())
      const next = (id: string, overrides: Partial<CheckIn>) =>
        store.recordCheckIn(aCheckIn({ id, idempotencyKey: null, ...overrides }))
      expect(await next('2', { serviceIds: [102, 300] })).toEqual({ outcome: 'duplicate' })
      expect(await next('3', { serviceIds: [300] })).toEqual({ outcome: 'recorded', id: '3' })
      expect(await next('4', { day: '2026-11-21' })).toEqual({ outcome: 'recorded', id: '4' })
      expect(await next('5', { locationId: '2' })).toEqual({ outcome: 'recorded', id: '5' })
      expect(await next('6', { guestMark: 'mark-2' })).toEqual({ outcome: 'recorded', id: '6' })
      expect((await allSince(0)).map(({ id }) => id)).toEqual(['3', '4', '5', '6', 'check-in-1'])
    })

    it('a duplicate leaves neither its key nor its other services behind [BOOK-20]', async () => {
      await store.recordCheckIn(aCheckIn())
      const refused = aCheckIn({ id: '2', idempotencyKey: 'key-2', serviceIds: [300, 101] })
      expect(await store.recordCheckIn(refused)).toEqual({ outcome: 'duplicate' })
      expect(await store.checkInOfKey('key-2')).toBeUndefined()
      const free = aCheckIn({ id: '3', idempotencyKey: 'key-2', serviceIds: [300] })
      expect(await store.recordCheckIn(free)).toEqual({ outcome: 'recorded', id: '3' })
    })

    it('a duplicate that needs attention is kept once beside the first check-in, and blocks no later one [BOOK-20]', async () => {
      await store.recordCheckIn(aCheckIn())
      const kept = aCheckIn({
        id: '2',
        idempotencyKey: 'key-2',
        serviceIds: [101, 300],
        status: 'needsAttention',
        reasons: ['duplicateAppointment'],
      })
      expect(await store.recordCheckIn(kept)).toEqual({ outcome: 'recorded', id: '2' })
      expect(await store.recordCheckIn({ ...kept, id: '3' })).toEqual({ outcome: 'replayed', id: '2' })
      expect(await store.recordCheckIn({ ...kept, id: '4', fingerprint: 'other' })).toEqual({
        outcome: 'keyReused',
      })
      const later = aCheckIn({ id: '5', idempotencyKey: 'key-5', serviceIds: [300] })
      expect(await store.recordCheckIn(later)).toEqual({ outcome: 'recorded', id: '5' })
      expect((await allSince(0)).map(({ id }) => id)).toEqual(['2', '5', 'check-in-1'])
    })

    it('twenty at once with one key are one check-in, over two processes [API-49]', async () => {
      const otherEngine = open()
      const other = createStore(otherEngine)
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          (at % 2 === 0 ? store : other).recordCheckIn(aCheckIn({ id: `id-${at}` })),
        ),
      )
      await other.close()
      expect(answers.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(1)
      expect(answers.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(19)
      expect(new Set(answers.map((answer) => 'id' in answer && answer.id)).size).toBe(1)
      expect(await allSince(0)).toHaveLength(1)
    })

    it('of any crowd, each guest, day and service is checked in at most once [BOOK-20]', async () => {
      const attempt = fc.record({
        guestMark: fc.constantFrom('ann', 'bob'),
        day: fc.constantFrom('2026-11-20', '2026-11-21'),
        serviceIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
        idempotencyKey: fc.option(fc.constantFrom('k1', 'k2', 'k3')),
        status: fc.constantFrom('checkedIn' as const, 'needsAttention' as const),
      })
      let run = 0
      await fc.assert(
        fc.asyncProperty(fc.array(attempt, { minLength: 2, maxLength: 12 }), async (attempts) => {
          run++
          const mine = attempts.map((one, at) =>
            aCheckIn({
              ...one,
              id: `${run}-${at}`,
              guestMark: `${run}-${one.guestMark}`,
              idempotencyKey: one.idempotencyKey && `${run}-${one.idempotencyKey}`,
              fingerprint: JSON.stringify(one),
            }),
          )
          const answers = await Promise.all(mine.map((one) => store.recordCheckIn(one)))
          const kept = mine.filter((_, at) => answers[at]?.outcome === 'recorded')
          const visits = kept
            .filter(({ status }) => status === 'checkedIn')
            .flatMap((one) => one.serviceIds.map((id) => `${one.guestMark} ${one.day} ${id}`))
          expect(new Set(visits).size).toBe(visits.length)
          const refused = mine.filter((_, at) => answers[at]?.outcome === 'duplicate')
          expect(refused.filter(({ status }) => status === 'needsAttention')).toEqual([])
          const keys = kept.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
          expect(new Set(keys).size).toBe(keys.length)
          const stored = (await allSince(0)).map(({ id }) => id).filter((id) => id.startsWith(`${run}-`))
          expect(stored.sort()).toEqual(kept.map(({ id }) => id).sort())
        }),
        { numRuns: 25 },
      )
    })

    it('check-ins come oldest first from the instant asked for, over pages', async () => {
      const some = Array.from({ length: 450 }, (_, at) =>
        aCheckIn({
          id: `id-${String(at).padStart(4, '0')}`,
          idempotencyKey: null,
          guestMark: `mark-${at}`,
          receivedAt: NOON + Math.floor(at / 7),
        }),
      )
      await Promise.all(some.map((one) => store.recordCheckIn(one)))
      expect((await allSince(NOON)).map(({ id }) => id)).toEqual(some.map(({ id }) => id))
      expect((await allSince(NOON + 1)).map(({ id }) => id)).toEqual(some.slice(7).map(({ id }) => id))
    })

    it('a purge removes what lies back, its guest may come again, and its key still tells a replay', async () => {
      await store.recordCheckIn(aCheckIn({ day: '2026-10-01' }))
      await store.recordCheckIn(aCheckIn({ id: '2', idempotencyKey: 'key-2', day: '2026-11-20' }))
      expect(await store.purgeCheckIns(NOON)).toBe(1)
      expect((await allSince(0)).map(({ id }) => id)).toEqual(['2'])
      expect(await store.recordCheckIn(aCheckIn({ id: '3' }))).toMatchObject({ outcome: 'replayed' })
      const again = aCheckIn({ id: '4', idempotencyKey: null, day: '2026-10-01' })
      expect(await store.recordCheckIn(again)).toMatchObject({ outcome: 'recorded' })
    })

    it('a purge never removes a day that is not over in every zone', async () => {
      await store.recordCheckIn(aCheckIn({ day: '2026-11-20' }))
      expect(await store.purgeCheckIns(Date.UTC(2026, 10, 21, 11, 59))).toBe(0)
      expect(await store.purgeCheckIns(Date.UTC(2026, 10, 20) + 1.5 * DAY_MS)).toBe(1)
    })

    it('a fact is kept once and for all', async () => {
      expect(await store.keepFact('keys', 'a')).toBe('a')
      expect(await store.keepFact('keys', 'b')).toBe('a')
    })

    it('a ping writes as often as it is asked, and leaves nothing [HD-14]', async () => {
      await Promise.all([store.ping(), store.ping()])
      await expect(store.ping()).resolves.toBeUndefined()
      expect(await store.keepFact('ping', 'none')).toBe('none')
    })
  })
}

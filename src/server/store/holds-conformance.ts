import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GRACE_MS, HOLD_MS, LONGEST_HOLD_MS } from '#contract/reservations'
import { DAY_MS, MINUTE_MS } from '#domain/time-units'
import type { Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import type { HoldResult, NewHold, ProviderKey, Store } from './store.ts'

/** A cell far ahead of any clock a test runs by. */
export const CELL = Date.UTC(2035, 5, 4, 14)
export const CELL_MS = 20 * MINUTE_MS
export const PROVIDER: ProviderKey = { businessName: 'tlc', id: '01400441' }

/** A hold as the store takes it. */
export function aHold(overrides: Partial<NewHold> = {}): NewHold {
  return {
    code: 'code-1',
    idempotencyKey: null,
    fingerprint: 'print-1',
    provider: PROVIDER,
    cells: [CELL],
    cellMs: CELL_MS,
    capacity: 1,
    serviceIds: [501],
    licensureState: null,
    ...overrides,
  }
}

/** The engine by a clock that is put forward by `shift.ms`. */
export function putForward(engine: Engine, shift: { ms: number }): Engine {
  return {
    ...engine,
    now: async () => (await engine.now()) + shift.ms,
    transaction: (work) => engine.transaction((tx) => work({ ...tx, now: tx.now + shift.ms })),
  }
}

/** What every engine must pass of holds; `open` and `reset` as for the whole store. */
export function holdsConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`holds on ${name}`, () => {
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

    const hold = (code: string, overrides: Partial<NewHold> = {}, former: string | null = null) =>
      store.hold(aHold({ code, ...overrides }), former)
    const outcomeOf = async (held: Promise<HoldResult>) => (await held).outcome
    const takenOf = (except: string | null = null) =>
      store.taken([PROVIDER], CELL - CELL_MS, CELL + 10 * CELL_MS, except)
    const takenCells = async (except: string | null = null) =>
      (await takenOf(except)).map(({ lasts, ...cell }) => cell)

    it('a held time is taken, for HOLD_MS, and nobody else gets it [HOLD-01]', async () => {
      const before = await engine.now()
      const held = await hold('a')
      expect(held).toMatchObject({ outcome: 'held', code: 'a', provider: PROVIDER })
      const expiresAt = 'expiresAt' in held ? held.expiresAt : 0
      expect(expiresAt).toBeGreaterThanOrEqual(before + HOLD_MS)
      expect(expiresAt).toBeLessThanOrEqual((await engine.now()) + HOLD_MS)
      expect(await outcomeOf(hold('b'))).toBe('taken')
      expect(await takenCells()).toEqual([{ provider: PROVIDER, cell: CELL, count: 1 }])
    })

    it('all cells of a visit are taken or none [HOLD-01]', async () => {
      await hold('a', { cells: [CELL + CELL_MS] })
      expect(await outcomeOf(hold('b', { cells: [CELL, CELL + CELL_MS] }))).toBe('taken')
      expect(await outcomeOf(hold('c', { cells: [CELL] }))).toBe('held')
    })

    it('a cell has as many places as its provider, and another provider has its own', async () => {
      const outcomes: string[] = []
      for (const code of ['a', 'b', 'c', 'd']) outcomes.push(await outcomeOf(hold(code, { capacity: 3 })))
      expect(outcomes).toEqual(['held', 'held', 'held', 'taken'])
      expect(await takenCells()).toEqual([{ provider: PROVIDER, cell: CELL, count: 3 }])
      expect(await outcomeOf(hold('e', { provider: { ...PROVIDER, id: 'other' } }))).toBe('held')
      expect(await outcomeOf(hold('f', { provider: { ...PROVIDER, businessName: 'pharmacy' } }))).toBe('held')
    })

    it('a visit over cells of which each has another place left gets them', async () => {
      await hold('a', { capacity: 2, cells: [CELL] })
      await hold('b', { capacity: 2, cells: [CELL, CELL + CELL_MS] })
      await store.releaseHold('a')
      shift.ms = GRACE_MS
      expect(await outcomeOf(hold('c', { capacity: 2, cells: [CELL, CELL + CELL_MS] }))).toBe('held')
      expect(await outcomeOf(hold('d', { capacity: 2, cells: [CELL, CELL + CELL_MS] }))).toBe('taken')
    })

    it('the same key with the same body is the first hold again, with another body refused [API-49]', async () => {
      const first = await hold('a', { idempotencyKey: 'key' })
      expect(await hold('b', { idempotencyKey: 'key' })).toEqual({ ...first, outcome: 'replayed' })
      expect(await hold('c', { idempotencyKey: 'key', fingerprint: 'other' })).toEqual({
        outcome: 'keyReused',
      })
      shift.ms = HOLD_MS
      expect(await hold('d', { idempotencyKey: 'key' })).toEqual({ ...first, outcome: 'replayed' })
    })

    it('the key of a hold that was released or exchanged holds nothing more [API-49]', async () => {
      await hold('a', { idempotencyKey: 'released' })
      expect(await store.holdOfKey('released')).toMatchObject({ code: 'a', hasEnded: false })
      await store.releaseHold('a')
      await hold('b', { idempotencyKey: 'exchanged', cells: [CELL + 4 * CELL_MS] })
      await hold('c', { cells: [CELL + 5 * CELL_MS] }, 'b')
      shift.ms = GRACE_MS
      for (const idempotencyKey of ['released', 'exchanged']) {
        expect(await hold('d', { idempotencyKey })).toEqual({ outcome: 'ended' })
        expect(await store.holdOfKey(idempotencyKey)).toMatchObject({ hasEnded: true })
      }
      expect(await takenCells()).toHaveLength(1)
    })

    it('a key whose hold was refused is free for another try [API-49]', async () => {
      await hold('a')
      expect(await outcomeOf(hold('b', { idempotencyKey: 'key' }))).toBe('taken')
      shift.ms = HOLD_MS
      expect(await outcomeOf(hold('c', { idempotencyKey: 'key' }))).toBe('held')
    })

    it('a hold ends with its time, neither earlier nor later [HOLD-24]', async () => {
      await hold('a')
      shift.ms = HOLD_MS - MINUTE_MS
      expect(await outcomeOf(hold('b'))).toBe('taken')
      expect(await takenCells()).toHaveLength(1)
      shift.ms = HOLD_MS
      expect(await takenCells()).toEqual([])
      expect(await store.extendHold('a')).toBeUndefined()
      expect(await outcomeOf(hold('b'))).toBe('held')
    })

    it('a hold made while the clock ran ahead blocks no cell once the clock is right [HD-18]', async () => {
      shift.ms = 20 * DAY_MS
      await hold('ahead', { idempotencyKey: 'key' })
      shift.ms = 0
      expect(await takenOf()).toEqual([])
      expect(await store.extendHold('ahead')).toBeUndefined()
      expect(await store.releaseHold('ahead')).toBeUndefined()
      expect(await store.holdOfKey('key')).toMatchObject({ hasEnded: true })
      expect(await outcomeOf(hold('b'))).toBe('held')
      expect(await takenCells()).toEqual([{ provider: PROVIDER, cell: CELL, count: 1 }])
      shift.ms = 20 * DAY_MS
      expect(await store.extendHold('ahead')).toBeUndefined()
    })

    it('a hold is extended from now on, LONGEST_HOLD_MS at most from its start [HOLD-24]', async () => {
      const held = await hold('a')
      const startedAt = ('expiresAt' in held ? held.expiresAt : 0) - HOLD_MS
      const expiries: number[] = []
      for (let minutes = 10; minutes < 60; minutes += 10) {
        shift.ms = minutes * MINUTE_MS
        const extended = await store.extendHold('a')
        expect(extended?.provider).toEqual(PROVIDER)
        expiries.push(Math.round(((extended?.expiresAt ?? 0) - startedAt) / MINUTE_MS))
      }
      expect(expiries).toEqual([25, 35, 45, 55, 60])
      shift.ms = LONGEST_HOLD_MS - MINUTE_MS
      expect(await outcomeOf(hold('b'))).toBe('taken')
      shift.ms = LONGEST_HOLD_MS
      expect(await store.extendHold('a')).toBeUndefined()
      expect(await outcomeOf(hold('b'))).toBe('held')
    })

    it('an unknown, a released and an overtaken hold cannot be extended [HOLD-24]', async () => {
      expect(await store.extendHold('nobody')).toBeUndefined()
      await hold('a')
      await store.releaseHold('a')
      expect(await store.extendHold('a')).toBeUndefined()
      shift.ms = GRACE_MS
      await hold('b', { cells: [CELL, CELL + CELL_MS] })
      shift.ms = GRACE_MS + HOLD_MS
      await hold('c', { cells: [CELL] })
      shift.ms = GRACE_MS
      expect(await store.extendHold('b')).toBeUndefined()
      expect(await takenCells()).toContainEqual({ provider: PROVIDER, cell: CELL, count: 1 })
    })

    it("a released cell is its owner's for GRACE_MS, then free [BOOK-08]", async () => {
      await hold('a')
      await store.releaseHold('a')
      expect(await outcomeOf(hold('b'))).toBe('taken')
      expect(await takenCells()).toHaveLength(1)
      shift.ms = GRACE_MS / 2
      expect(await outcomeOf(hold('b'))).toBe('taken')
      shift.ms = GRACE_MS
      expect(await takenCells()).toEqual([])
      expect(await outcomeOf(hold('b'))).toBe('held')
    })

    it('releasing twice, or what is over or unknown, changes nothing [API-18]', async () => {
      await hold('a')
      await store.releaseHold('a')
      shift.ms = GRACE_MS / 2
      await store.releaseHold('a')
      await store.releaseHold('nobody')
      shift.ms = GRACE_MS
      expect(await takenCells()).toEqual([])
      await hold('b')
      shift.ms = GRACE_MS + HOLD_MS
      await store.releaseHold('b')
      expect(await takenCells()).toEqual([])
    })

    it("the guest's own hold counts as free, also in its grace, for their code, others' do not [API-51]", async () => {
      await hold('a')
      expect(await takenCells('a')).toEqual([])
      expect(await takenCells('b')).toHaveLength(1)
      await store.releaseHold('a')
      expect(await takenCells('a')).toEqual([])
      expect(await takenCells('b')).toHaveLength(1)
    })

    it("the guest's former hold, also in its grace, ends with the next one, and does not stand in its way [API-51]", async () => {
      await hold('a')
      expect(await outcomeOf(hold('b', { cells: [CELL, CELL + CELL_MS] }, 'a'))).toBe('held')
      await store.releaseHold('b')
      expect(await outcomeOf(hold('c', { cells: [CELL + CELL_MS] }, 'b'))).toBe('held')
      expect(await takenCells()).toEqual([{ provider: PROVIDER, cell: CELL + CELL_MS, count: 1 }])
      expect(await store.extendHold('a')).toBeUndefined()
      expect(await store.extendHold('b')).toBeUndefined()
      expect(await store.extendHold('c')).toBeDefined()
    })

    it('a former hold stands when the next time is taken [API-51]', async () => {
      await hold('a')
      await hold('other', { cells: [CELL + CELL_MS] })
      expect(await outcomeOf(hold('b', { cells: [CELL + CELL_MS] }, 'a'))).toBe('taken')
      expect(await store.extendHold('a')).toBeDefined()
    })

    it('what is taken is told for the span and the providers asked for alone', async () => {
      const many = Array.from({ length: 150 }, (_, at) => ({ ...PROVIDER, id: `provider-${at}` }))
      await Promise.all(
        many.map((provider) =>
          hold(provider.id, { provider, cells: [0, 1, 2].map((at) => CELL + at * CELL_MS) }),
        ),
      )
      const found = await store.taken(many.slice(0, 140), CELL, CELL + 2 * CELL_MS, null)
      expect(found).toHaveLength(280)
      expect(new Set(found.map(({ cell }) => cell))).toEqual(new Set([CELL, CELL + CELL_MS]))
      expect(new Set(found.map(({ provider }) => provider.id)).size).toBe(140)
      expect(
        await store.taken([{ businessName: 'pharmacy', id: 'provider-0' }], CELL, CELL + 1, null),
      ).toEqual([])
      expect(await store.taken([], 0, CELL, null)).toEqual([])
    })

    it('what is taken is told with how long that stays so by itself', async () => {
      await hold('a', { capacity: 2 })
      shift.ms = GRACE_MS
      await hold('b', { capacity: 2 })
      const [both] = await takenOf()
      expect(both?.count).toBe(2)
      expect(both?.lasts).toBeGreaterThan(HOLD_MS - GRACE_MS - 30_000)
      expect(both?.lasts).toBeLessThanOrEqual(HOLD_MS - GRACE_MS)
      await store.releaseHold('b')
      const [claimed] = await takenOf()
      expect(claimed?.lasts).toBeLessThanOrEqual(GRACE_MS)
    })

    it('one of 32 guests who want the last place at once gets it, over two processes', async () => {
      const other = createStore(putForward(open(), shift))
      const answers = await Promise.all(
        Array.from({ length: 32 }, (_, at) =>
          (at % 2 === 0 ? store : other).hold(
            aHold({ code: `code-${at}`, cells: [CELL, CELL + CELL_MS] }),
            null,
          ),
        ),
      )
      await other.close()
      expect(answers.filter(({ outcome }) => outcome === 'held')).toHaveLength(1)
      expect(answers.filter(({ outcome }) => outcome === 'taken')).toHaveLength(31)
    })

    it('places that expired all at once are had by as many as want them at once, over two processes', async () => {
      const places = 6
      const codes = Array.from({ length: places }, (_, at) => `code-${at}`)
      for (const code of codes) await hold(code, { capacity: places })
      shift.ms = HOLD_MS
      const other = createStore(putForward(open(), shift))
      const answers = await Promise.all(
        codes.map((code, at) =>
          (at % 2 ? store : other).hold(aHold({ code: `next-${code}`, capacity: places }), null),
        ),
      )
      await other.close()
      expect(answers.map(({ outcome }) => outcome)).toEqual(codes.map(() => 'held'))
      expect(await takenCells()).toEqual([{ provider: PROVIDER, cell: CELL, count: places }])
    })

    it('twenty at once with one key are one hold, over two processes [API-49]', async () => {
      const other = createStore(putForward(open(), shift))
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          (at % 2 === 0 ? store : other).hold(
            aHold({ code: `code-${at}`, idempotencyKey: 'key', capacity: 5 }),
            null,
          ),
        ),
      )
      await other.close()
      expect(answers.filter(({ outcome }) => outcome === 'held')).toHaveLength(1)
      expect(new Set(answers.map((answer) => 'code' in answer && answer.code)).size).toBe(1)
      expect(await takenCells()).toEqual([{ provider: PROVIDER, cell: CELL, count: 1 }])
    })

    it('a purge forgets holds that are long over and their places, never one that may last', async () => {
      await hold('a', { idempotencyKey: 'key' })
      expect(await store.purgeHolds((await engine.now()) + 10 * LONGEST_HOLD_MS)).toBe(0)
      expect(await store.extendHold('a')).toBeDefined()
      shift.ms = 2 * LONGEST_HOLD_MS
      await hold('b', { cells: [CELL + CELL_MS] })
      expect(await store.purgeHolds(await engine.now())).toBe(1)
      expect(await outcomeOf(hold('c', { idempotencyKey: 'key', fingerprint: 'other' }))).toBe('held')
      expect(await store.extendHold('b')).toBeDefined()
    })
  })
}

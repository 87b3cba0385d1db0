import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GRACE_MS, HOLD_MS } from '#contract/reservations'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units'
import { aBooking, anAppointment } from './bookings-conformance.ts'
import { aStoredLocation } from './conformance.ts'
import type { Engine } from './engine.ts'
import { USUAL_SCHEDULE } from './grids.ts'
import { aHold, CELL, putForward } from './holds-conformance.ts'
import { migrate } from './migrate.ts'
import type { NewTime } from './move-store.ts'
import { aMove } from './moves-conformance.ts'
import { createStore } from './sql-store.ts'
import type { ProviderGrid, SlotCells, Store } from './store.ts'

const KEY = { businessName: 'pharmacy', id: '01100002' } as const
/** Nine in Georgia on the day of CELL. */
const NINE = CELL - HOUR_MS
const ALL_WEEK = Array.from({ length: 7 }, () => [[540, 1260]] as [number, number][])

/** What every engine must pass of cells and places that an import changes; `open` and `reset` as for the whole store. */
export function gridsConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`grids on ${name}`, () => {
    const shift = { ms: 0 }
    let store: Store

    beforeEach(async () => {
      await reset()
      shift.ms = 0
      const engine = putForward(open(), shift)
      await migrate(engine)
      store = createStore(engine)
      await schedule(20)
    })
    afterEach(() => store.close())

    const schedule = async (cellMinutes: number, places = 1, more: object = {}) =>
      (
        await store.putLocations([
          aStoredLocation({
            hours: ALL_WEEK as never,
            schedule: { cellMinutes, places },
            ...more,
          }),
        ])
      ).grids
    const gridOf = async (of = store): Promise<ProviderGrid> =>
      (await of.grids()).find(({ provider }) => provider.id === KEY.id)?.grid ?? {
        periods: [{ from: null, cellMinutes: 20 }],
        places: 1,
      }
    const place = (minutes: number, length: number, places = 1): SlotCells => ({
      provider: KEY,
      cells: [NINE + minutes * MINUTE_MS],
      cellMs: length * MINUTE_MS,
      capacity: places,
    })
    const hold = async (code: string, of: SlotCells) =>
      (await store.hold(aHold({ ...of, code }), null)).outcome
    const book = async (id: string, of: SlotCells, holdCode: string | null = null) => {
      const [startsAt = 0] = of.cells
      const appointment = anAppointment({ ...of, id, startsAt, endsAt: startsAt + of.cellMs, holdCode })
      return (await store.book(aBooking(appointment, { guestMark: id }))).outcome
    }

    it('other cells count from the first day after the last taken one, and the import says so [HD-19, DIR-09]', async () => {
      await hold('a', place(20, 20))
      await book('b', { ...place(0, 20), cells: [NINE + DAY_MS] })
      const [change] = await schedule(30)
      expect(change).toMatchObject({
        provider: KEY,
        waits: {
          cellMinutes: [20, 30],
          lastDay: '2035-06-05',
          firstDay: '2035-06-06',
          appointments: 1,
          holds: 1,
        },
      })
      expect(await gridOf()).toEqual({
        periods: [
          { from: null, cellMinutes: 20 },
          { from: Date.UTC(2035, 5, 6, 4), cellMinutes: 30 },
        ],
        places: 1,
      })
      for (const minutes of [0, 30]) expect(await hold(`no-${minutes}`, place(minutes, 30))).toBe('taken')
      expect(await book('no', place(0, 30))).toBe('taken')
      expect(await hold('old', place(0, 20))).toBe('held')
      const later = { cells: [NINE + 2 * DAY_MS] }
      expect(await hold('too-old', { ...place(0, 20), ...later })).toBe('taken')
      expect(await hold('new', { ...place(0, 30), ...later })).toBe('held')
    })

    it('where nothing is taken other cells count at once, and cells of before are refused [HD-19]', async () => {
      expect(await schedule(30)).toEqual([])
      expect(await gridOf()).toEqual({ periods: [{ from: null, cellMinutes: 30 }], places: 1 })
      expect(await hold('old', place(20, 20))).toBe('taken')
      expect(await hold('new', place(30, 30))).toBe('held')
    })

    it('the same file again, and the old cells before the new ones begin, change nothing [HD-19]', async () => {
      await book('a', place(0, 20))
      await schedule(30)
      const grid = await gridOf()
      expect(await schedule(30)).toEqual([])
      expect(await gridOf()).toEqual(grid)
      await schedule(20)
      expect((await gridOf()).periods).toEqual([{ from: null, cellMinutes: 20 }])
      await schedule(30)
      const first = { ...place(0, 30), cells: [NINE + DAY_MS] }
      expect(await book('b', first)).toBe('booked')
      await schedule(60)
      expect((await gridOf()).periods.map(({ cellMinutes }) => cellMinutes)).toEqual([20, 30, 60])
      expect(await book('c', { ...first, cells: [NINE + DAY_MS + 30 * MINUTE_MS] })).toBe('booked')
    })

    it('an appointment is moved to cells of its own day alone [HD-19, SCOPE-14]', async () => {
      await book('a', place(0, 20))
      await schedule(30)
      const to = (of: SlotCells): NewTime => {
        const [startsAt = 0] = of.cells
        return { ...anAppointment(), ...of, startsAt, endsAt: startsAt + of.cellMs }
      }
      expect(await store.move(aMove('a', to(place(30, 30))))).toEqual({ outcome: 'taken' })
      const next = NINE + DAY_MS
      expect(await store.move(aMove('a', to({ ...place(0, 20), cells: [next] })))).toEqual({
        outcome: 'taken',
      })
      expect(await store.move(aMove('a', to({ ...place(0, 30), cells: [next] })))).toMatchObject({
        outcome: 'moved',
      })
    })

    it('a hold that was over when the cells changed stays over when the clock goes back [HD-19, fault 24]', async () => {
      await hold('a', place(20, 20))
      shift.ms = HOLD_MS + GRACE_MS
      expect(await schedule(30)).toEqual([])
      expect(await hold('b', place(0, 30))).toBe('held')
      shift.ms = 0
      expect(await store.extendHold('a')).toBeUndefined()
      expect(await book('a', place(20, 20), 'a')).toBe('taken')
    })

    it('more places count at once, fewer leave the surplus booked and the cell full, and the import says so [DIR-10, HD-19]', async () => {
      await schedule(20, 2)
      for (const id of ['a', 'b']) expect(await book(id, place(0, 20, 2))).toBe('booked')
      const [change] = await schedule(20, 1)
      expect(change).toMatchObject({ crowded: { count: 1, first: NINE, places: 1 } })
      expect(await store.appointment('b')).toMatchObject({ status: 'booked' })
      expect(await book('stale', place(20, 20, 2))).toBe('taken')
      // The one who stays has the second place, and the first one looks free.
      await store.cancel('a')
      expect(await hold('c', place(0, 20))).toBe('taken')
      expect(await book('c', place(0, 20))).toBe('taken')
      expect(await book('d', place(20, 20))).toBe('booked')
      await store.cancel('b')
      expect(await book('c', place(0, 20))).toBe('booked')
    })

    it('while 64 clients of two processes hold and book and the cells change from 20 to 30 to 20 minutes, no two appointments overlap [HD-19, DIR-09]', async () => {
      const other = createStore(putForward(open(), shift))
      const counts = { won: 0, refused: 0, changed: 0 }
      const overlaps: string[] = []
      for (let round = 0; round < 12; round++) {
        overlaps.push(...(await race([store, other], `race-${round}`, counts)))
      }
      await other.close()
      expect(overlaps).toEqual([])
      expect(Object.entries(counts).filter(([, count]) => count < 12)).toEqual([])
    }, 60_000)
  })
}

const LENGTHS = [30, 20, 30, 20, 30]

/** Clients who know the cells as they are, or as they were before, want times of one day while imports change them. */
async function race(
  stores: readonly [Store, Store],
  id: string,
  counts: { won: number; refused: number; changed: number },
): Promise<string[]> {
  const provider = { ...KEY, id }
  const schedule = (cellMinutes: number) =>
    stores[0].putLocations([aStoredLocation({ id, schedule: { cellMinutes, places: 1 } })])
  await schedule(20)
  const stays = new Set<Stay>()
  let cellMinutes = 20
  let changes = 0
  const later = (ms: number) => pause(ms * Math.random())
  const client = async (at: number) => {
    const store = stores[at % 2] ?? stores[0]
    const known = cellMinutes
    await later(at)
    const cellMs = (at % 4 < 2 ? known : cellMinutes) * MINUTE_MS
    const start = NINE + Math.floor(Math.random() * 8) * cellMs
    const [code, wanted] = [randomUUID(), { provider, cells: [start], cellMs, capacity: 1 }]
    const appointment = anAppointment({ ...wanted, id: code, startsAt: start, endsAt: start + cellMs })
    const booking = aBooking(appointment, { guestMark: code })
    const asked = at % 8 === 0 ? store.hold(aHold({ ...wanted, code }), null) : store.book(booking)
    const { outcome } = await asked
    const isWon = outcome === 'held' || outcome === 'booked'
    counts[isWon ? 'won' : 'refused']++
    if (!isWon) return
    const stay = { holder: code, from: start, to: start + cellMs }
    stays.add(stay)
    // While nothing is taken, other cells count at once.
    if (outcome === 'booked' && changes < LENGTHS.length - 1) {
      await store.cancel(code)
      stays.delete(stay)
    }
  }
  const importer = async () => {
    for (const minutes of LENGTHS) {
      await later(8)
      await schedule(minutes)
      cellMinutes = minutes
      changes++
    }
  }
  await Promise.all([importer(), ...Array.from({ length: 64 }, (_, at) => client(at))])
  counts.changed += changes
  return overfull([...stays], USUAL_SCHEDULE.places).map((line) => `${id} ${line}`)
}

/** Who has a provider's time, from an instant to another (epoch milliseconds, `to` excluded), in however many cells. */
export type Stay = { holder: string; from: number; to: number }

/** Instants at which more holders are there than `places`, one line each: cells are not looked at. */
export function overfull(stays: readonly Stay[], places: number): string[] {
  const events = stays
    .flatMap((stay) => [
      { at: stay.from, stay, comes: true },
      { at: stay.to, stay, comes: false },
    ])
    // Who leaves at an instant makes room for who comes at it.
    .sort((one, other) => one.at - other.at || Number(one.comes) - Number(other.comes))
  const present = new Map<string, number>()
  const found: string[] = []
  for (const { at, stay, comes } of events) {
    const count = (present.get(stay.holder) ?? 0) + (comes ? 1 : -1)
    if (count > 0) present.set(stay.holder, count)
    else present.delete(stay.holder)
    if (comes && present.size > places) {
      found.push(`${new Date(at).toISOString()}: ${[...present.keys()].join(', ')}`)
    }
  }
  return found
}

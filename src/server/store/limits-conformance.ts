import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GRACE_MS, HOLD_MS, SHORT_HOLD_MS } from '#contract/reservations'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units'
import { aBooking } from './bookings-conformance.ts'
import type { BookingBounds, HoldBounds, Pressure } from './bounds.ts'
import type { Engine } from './engine.ts'
import { aHold, CELL, CELL_MS, PROVIDER, putForward } from './holds-conformance.ts'
import { type Charge, OverLimit } from './limit-counts.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import type { NewHold, Store } from './store.ts'

/** One charge of 60 minutes. */
function aCharge(overrides: Partial<Charge> = {}): Charge {
  return { limit: 'a.limit', name: 'a', key: 'client', amount: 1, most: 3, minutes: 60, ...overrides }
}

/** Whether a limit let somebody through. */
async function passes(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof OverLimit) return false
    throw error
  }
}

const counted = (passed: readonly boolean[]) => passed.filter(Boolean).length

/** What every engine must pass of limits, with two stores on one database; `open` and `reset` as for the whole store. */
export function limitsConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`limits on ${name}`, () => {
    const shift = { ms: 0 }
    let engine: Engine
    let stores: [Store, Store]
    let store: Store
    const either = (index: number) => stores[index % 2] ?? store

    beforeEach(async () => {
      await reset()
      shift.ms = 0
      engine = putForward(open(), shift)
      await migrate(engine)
      stores = [createStore(engine), createStore(putForward(open(), shift))]
      store = stores[0]
      // Counts begin with a minute, so that none ends within a test.
      shift.ms = MINUTE_MS - ((await engine.now()) % MINUTE_MS)
    })
    afterEach(() => Promise.all(stores.map((one) => one.close())))

    it('what two processes charge is one count, and a refused charge adds nothing [HD-02]', async () => {
      const passed: boolean[] = []
      for (let index = 0; index < 6; index++) passed.push(await passes(either(index).charge([aCharge()])))
      expect(passed).toEqual([true, true, true, false, false, false])
      expect(await store.counted([aCharge()])).toEqual([3])
      expect(await passes(store.charge([aCharge({ key: 'another' })]))).toBe(true)
      await store.giveBack([aCharge()])
      expect(await passes(either(1).charge([aCharge()]))).toBe(true)
    })

    it('at once as many pass as one after the other, whatever the order of their charges [HD-02]', async () => {
      const both = [aCharge({ most: 7 }), aCharge({ key: 'network', most: 5 })]
      const passed = await Promise.all(
        Array.from({ length: 64 }, (_, index) =>
          passes(either(index).charge(index % 4 < 2 ? both : [...both].reverse())),
        ),
      )
      expect(counted(passed)).toBe(5)
      expect(await store.counted(both)).toEqual([5, 5])
    })

    it('a count slides out of its window by minutes, and one of a clock that ran ahead is none [HD-02, fault 24]', async () => {
      const charge = () => passes(store.charge([aCharge({ most: 2 })]))
      expect(await charge()).toBe(true)
      shift.ms += 30 * MINUTE_MS
      expect([await charge(), await charge()]).toEqual([true, false])
      shift.ms += 30 * MINUTE_MS
      expect([await charge(), await charge()]).toEqual([true, false])
      shift.ms -= 48 * HOUR_MS
      expect(await charge()).toBe(true)
    })

    it('the refusal says when the oldest charge leaves the window [HD-02]', async () => {
      await store.charge([aCharge({ most: 1 })])
      shift.ms += 10 * MINUTE_MS
      const error = await store.charge([aCharge({ most: 1 })]).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(OverLimit)
      const { waitMs } = error as OverLimit
      expect(waitMs).toBeGreaterThan(48 * MINUTE_MS)
      expect(waitMs).toBeLessThanOrEqual(50 * MINUTE_MS)
    })

    it('old counts and old marks are forgotten, newer ones stay [HD-02, HD-05]', async () => {
      await store.charge([aCharge()])
      await store.book(aBooking({}, { boundsOf: () => bookingBounds() }))
      shift.ms += 2 * HOUR_MS
      await store.charge([aCharge({ key: 'newer' })])
      const between = (await engine.now()) - HOUR_MS
      await store.forgetOrigins(between - 24 * HOUR_MS)
      expect(await originsOf()).toEqual(['client'])
      await store.forgetOrigins(between)
      expect(await originsOf()).toEqual([null])
      expect(await store.forgetCounts(between)).toBe(5)
      expect(await store.counted([aCharge({ minutes: 9999 })])).toEqual([0])
      expect(await store.counted([aCharge({ key: 'newer' })])).toEqual([1])
    })
    const originsOf = async () =>
      (await engine.query('SELECT origin FROM appointments')).map(({ origin }) => origin)

    describe('bookings', () => {
      let next = 0
      beforeEach(() => {
        next = 0
      })
      const book = async (bounds: Partial<BookingBounds>, visit = {}) => {
        const number = next++
        const id = `appointment-${number}`
        const cells = [CELL + number * CELL_MS]
        const booking = aBooking({ id, cells, ...visit }, { boundsOf: () => bookingBounds(bounds) })
        return passes(either(number).book(booking))
      }

      it('a client and its network book so often at a provider, in all, and no more at once [HD-01]', async () => {
        const passed = await Promise.all(Array.from({ length: 64 }, () => book({})))
        expect(counted(passed)).toBe(4)
        const neighbour = { origin: 'neighbour' }
        expect([await book(neighbour), await book(neighbour), await book(neighbour)]).toEqual([
          true,
          true,
          false,
        ])
        const tablet = { origin: 'tablet', network: null }
        expect(await book({ ...tablet, charges: chargesOf('tablet', null) })).toBe(true)
        expect(await takenCells()).toHaveLength(7)
      })

      it('a cancelled booking gives its count back, and its follow-up nothing more [HD-01]', async () => {
        for (let count = 0; count < 4; count++) expect(await book({})).toBe(true)
        expect(await book({})).toBe(false)
        await store.cancel('appointment-1')
        expect([await book({}), await book({})]).toEqual([true, false])
      })

      it('in a rush each client may book less, and many networks share a pace, until the rush is over [HD-01]', async () => {
        const guest = (number: number) => {
          const [origin, network] = [`guest ${number}`, `network ${number}`]
          const many = chargesOf(origin, network).map((one) => ({ ...one, most: 100 }))
          const rush = { ...many[0], limit: 'rush', key: `${origin} ${PLACE}`, most: 1 } as Charge
          return book({ origin, network, charges: many, pressure: aPressure({ charges: [rush] }) })
        }
        // Five in ten minutes are no rush; the sixth is, and from then on each has one, as long as few networks book.
        for (let count = 0; count < 6; count++) expect(await guest(0)).toBe(true)
        expect([await guest(0), await guest(1), await guest(1), await guest(2)]).toEqual([
          false,
          true,
          false,
          true,
        ])
        // The fourth network is one too many: the pace of five in ten minutes is spent.
        expect(await guest(3)).toBe(false)
        shift.ms += 11 * MINUTE_MS
        const later = await Promise.all(Array.from({ length: 32 }, (_, at) => guest(100 + at)))
        expect(counted(later)).toBe(5)
        shift.ms += 61 * MINUTE_MS
        for (let count = 0; count < 6; count++) expect(await guest(0)).toBe(true)
      })

      it('a booking in a rush returns the numbers of the rush, and a tablet is never slowed by it [HD-01, HD-05]', async () => {
        const bounds = bookingBounds({
          charges: [],
          pressure: aPressure({ least: 1, mostOf: (open) => open - 98 }),
        })
        const at = (number: number) =>
          store.book(
            aBooking({ id: `a${number}`, cells: [CELL + number * CELL_MS] }, { boundsOf: () => bounds }),
          )
        expect(await at(1)).toEqual({ outcome: 'booked', ids: ['a1'] })
        const rush = { store: PROVIDER.id, places: 98, bookings: 2, origins: 1 }
        expect(await at(2)).toEqual({ outcome: 'booked', ids: ['a2'], rush })
        const tablet = bookingBounds({ origin: 'tablet', network: null, charges: [], pressure: null })
        for (let number = 3; number < 9; number++) {
          const cells = [CELL + number * CELL_MS]
          expect(
            await store.book(aBooking({ id: `a${number}`, cells }, { boundsOf: () => tablet })),
          ).toMatchObject({
            outcome: 'booked',
          })
        }
      })

      it('a refused booking of a taken slot does not tell whether its guest has an appointment [HD-29, BOOK-20]', async () => {
        const guest = { guestMark: 'somebody' }
        await store.book(aBooking({}, guest))
        expect(await store.book(aBooking({ id: 'probe' }, guest))).toEqual({ outcome: 'taken' })
        expect(await store.book(aBooking({ id: 'probe' }, { guestMark: 'nobody' }))).toEqual({
          outcome: 'taken',
        })
        const free = { id: 'probe', cells: [CELL + CELL_MS] }
        expect(await store.book(aBooking(free, guest))).toEqual({ outcome: 'duplicate' })
        expect(await takenCells()).toEqual([CELL])
      })
    })

    const takenCells = async () =>
      (await store.taken([PROVIDER], CELL - CELL_MS, CELL + 1000 * CELL_MS, null)).map(({ cell }) => cell)

    describe('holds', () => {
      const hold = (number: number, bounds: Partial<HoldBounds> = {}, more: Partial<NewHold> = {}) => {
        const cells = [CELL + number * CELL_MS]
        const wanted = aHold({ code: `code-${number}`, cells, ...more, boundsOf: () => holdBounds(bounds) })
        return either(number).hold(wanted, null)
      }
      const MOST_THREE = { live: [{ limit: 'live', of: 'origin', isOfDay: true, most: 3 } as const] }

      it('a client has so many live ones, and a released one counts until its place is free [HD-03]', async () => {
        for (const number of [0, 1, 2]) await hold(number, MOST_THREE)
        expect(await passes(hold(3, MOST_THREE))).toBe(false)
        await store.releaseHold('code-0')
        expect(await passes(hold(3, MOST_THREE))).toBe(false)
        shift.ms += GRACE_MS
        expect(await passes(hold(3, MOST_THREE))).toBe(true)
        expect(await passes(hold(4, MOST_THREE))).toBe(false)
        expect(await passes(hold(4, { ...MOST_THREE, origin: 'another' }))).toBe(true)
        await store.book(aBooking({ cells: [CELL + CELL_MS], holdCode: 'code-1' }))
        expect(await passes(hold(5, MOST_THREE))).toBe(true)
        shift.ms += HOLD_MS
        expect(await passes(hold(6, MOST_THREE))).toBe(true)
      })

      it('the live ones of a day, of all days and of a network are counted apart [HD-03]', async () => {
        const live: HoldBounds['live'] = [
          { limit: 'day', of: 'origin', isOfDay: true, most: 1 },
          { limit: 'all', of: 'origin', isOfDay: false, most: 2 },
          { limit: 'network', of: 'network', isOfDay: false, most: 3 },
        ]
        const day = (number: number) => ({
          live,
          day: { from: CELL + number * CELL_MS, to: CELL + (number + 1) * CELL_MS, capacity: 1 },
        })
        expect(await passes(hold(0, day(0)))).toBe(true)
        const elsewhere = { provider: { ...PROVIDER, id: 'elsewhere' } }
        expect(await passes(hold(1, { live }, elsewhere))).toBe(true)
        expect(await passes(hold(2, day(2)))).toBe(false)
        const neighbour = { ...day(3), origin: 'neighbour' }
        expect(await passes(hold(3, neighbour))).toBe(true)
        expect(await passes(hold(4, { ...day(4), origin: 'third' }))).toBe(false)
      })

      it('a cell is held again so often, and once in a while [HD-03]', async () => {
        const again = { charges: [aCharge({ name: 'sameCell', key: 'client and cell', most: 2 })] }
        for (const count of [1, 2]) {
          expect(await passes(hold(0, again, { code: `code-${count}` }))).toBe(true)
          await store.releaseHold(`code-${count}`)
          shift.ms += GRACE_MS
        }
        expect(await passes(hold(0, again, { code: 'code-3' }))).toBe(false)
        expect(await takenCells()).toEqual([])
      })

      it('64 clients at once get some full and some short holds, and at most half of the day is held [HD-03]', async () => {
        // Forty places, of which four are booked: nine are held for long, eighteen at most.
        for (let number = 90; number < 94; number++) {
          await store.book(aBooking({ id: `booked-${number}`, cells: [CELL + number * CELL_MS] }))
        }
        const ceiling: HoldBounds['ceiling'] = (open) => ({ long: open / 4, short: open / 2 })
        const day = { from: CELL, to: CELL + 100 * CELL_MS, capacity: 40 }
        const held = await Promise.all(
          Array.from({ length: 64 }, (_, at) => hold(at, { ceiling, day, origin: `client ${at}` })),
        )
        const now = await engine.now()
        const lasting = held.flatMap((one) => (one.outcome === 'held' ? [one.expiresAt - now] : []))
        expect(held.filter(({ outcome }) => outcome === 'notHeld')).toHaveLength(46)
        expect(lasting.filter((ms) => ms > SHORT_HOLD_MS)).toHaveLength(9)
        expect(lasting.filter((ms) => ms <= SHORT_HOLD_MS)).toHaveLength(9)
        expect(await takenCells()).toHaveLength(18 + 4)
        expect((await hold(70, { day })).outcome).toBe('held')
      })

      it('a short hold is not renewed, and a hold that was refused leaves no trace [HD-03]', async () => {
        const ceiling: HoldBounds['ceiling'] = () => ({ long: 0, short: 1 })
        const short = await hold(0, { ceiling })
        shift.ms += MINUTE_MS
        const renewed = await store.extendHold('code-0')
        expect(renewed?.expiresAt).toBe('expiresAt' in short && short.expiresAt)
        expect(await hold(1, { ceiling }, { idempotencyKey: 'key' })).toEqual({ outcome: 'notHeld' })
        expect(await store.holdOfKey('key')).toBeUndefined()
        shift.ms += SHORT_HOLD_MS
        expect(await takenCells()).toEqual([])
      })
    })
  })
}

const PLACE = `${PROVIDER.businessName} ${PROVIDER.id}`

/** Four of a client at the provider, six of its network. */
function chargesOf(origin: string, network: string | null): Charge[] {
  const charge = { limit: 'bookings', name: 'bookings', minutes: 1440, amount: 1 }
  return [
    { ...charge, key: `${origin} ${PLACE}`, most: 4 },
    { ...charge, key: origin, most: 100 },
    ...(network === null
      ? []
      : [
          { ...charge, key: `${network} ${PLACE}`, most: 6 },
          { ...charge, key: network, most: 100 },
        ]),
  ]
}

function bookingBounds(overrides: Partial<BookingBounds> = {}): BookingBounds {
  const { origin = 'client', network = 'network' } = overrides
  return { origin, network, charges: chargesOf(origin, network), pressure: null, ...overrides }
}

/** Five in ten minutes of a hundred places; three networks. */
function aPressure(overrides: Partial<Pressure>): Pressure {
  return {
    key: PLACE,
    least: 5,
    mostOf: () => 5,
    days: () => ({ from: CELL, to: CELL + 1000 * CELL_MS, capacity: 100 }),
    charges: [],
    networks: 3,
    ...overrides,
  }
}

function holdBounds(overrides: Partial<HoldBounds>): HoldBounds {
  return {
    origin: 'client',
    network: 'network',
    charges: [aCharge({ name: 'holds', key: 'network', most: 1000 })],
    live: [],
    day: { from: CELL, to: CELL + 1000 * CELL_MS, capacity: 1000 },
    ceiling: null,
    ...overrides,
  }
}

import { describe, expect, it } from 'vitest'
import { AttackedStore, MONTH_STORE } from '../support/attacked-store.ts'
import {
  bookingFromNetworks,
  clinicDay,
  fromOneAddress,
  holdingFromNetworks,
  honestBehindOneAddress,
  PACE,
  TENTH,
} from '../support/attacks.ts'

const LONG = 400_000
const scale = { ...TENTH, seed: Date.now() }
const SHARE = 0.05
const AHEAD_MS = 10 * 24 * 60 * 60_000

describe('attacks on the slots of a store, at a tenth of their size', () => {
  it(
    'one address books little, holds little, and keeps no guest from an appointment, without a proof of work [HD-01, HD-03, HD-04, attack 1]',
    async () => {
      const { booked, heldMostByOne, withoutAppointment, guests, alarmMs } = await fromOneAddress(scale)
      expect(booked, `seed ${scale.seed}`).toBeLessThanOrEqual(60)
      expect(booked).toBeGreaterThan(0)
      expect(heldMostByOne).toBeLessThanOrEqual(10)
      expect(heldMostByOne).toBeGreaterThan(1)
      expect(withoutAppointment).toBeLessThanOrEqual(guests * SHARE)
      expect(alarmMs).toBeLessThanOrEqual(60_000)
    },
    LONG,
  )

  it(
    'many networks that hold without end never have more than half of a day [HD-03, HD-04, attack 3]',
    async () => {
      const report = await holdingFromNetworks(scale)
      expect(report.heldMost, `seed ${scale.seed}`).toBeLessThanOrEqual(100)
      expect(report.heldMost).toBeGreaterThan(50)
      expect(report.withoutAppointment).toBeLessThanOrEqual(report.guests * SHARE)
    },
    LONG,
  )

  it(
    'many networks that book are held to a pace by two processes, and undone by one command [HD-01, HD-05, HD-04, attack 4]',
    async () => {
      const report = await bookingFromNetworks(scale)
      const [first = 0, ...later] = report.bookedByTenMinutes
      expect(first, `seed ${scale.seed}`).toBeLessThanOrEqual(PACE + 120)
      expect(first).toBeGreaterThan(PACE)
      expect(Math.max(...later.slice(0, 5))).toBeLessThanOrEqual(PACE)
      expect(report.alarmMs).toBeLessThanOrEqual(60_000)
      expect(report.canceled).toBe(report.forged)
      expect(report.cancelMs).toBeLessThan(10_000)
      expect(report.isHonestKept).toBe(true)
    },
    LONG,
  )

  it(
    'guests behind one address are hardly refused, and never on tablets [HD-02, HD-06, HD-28, attack 5]',
    async () => {
      const quiet = await honestBehindOneAddress({ guests: 500, seed: scale.seed })
      expect(quiet.refused, `seed ${scale.seed}`).toBeLessThan(quiet.calls / 100)
      expect(quiet.refusedOnTablets).toBe(0)
    },
    LONG,
  )

  it(
    'what was booked while the clock was ahead is no rush when it is right again [HD-01, HD-18]',
    async () => {
      const store = await AttackedStore.open(scale.seed)
      try {
        store.wait(AHEAD_MS)
        const ahead = await store.freeTimes('172.31.0.1', MONTH_STORE, '2026-12-10', '2026-12-03')
        for (let at = 0; at < 60; at++) await store.book(`100.64.${at}.1`, MONTH_STORE, ahead[at] ?? '')
        store.wait(-AHEAD_MS)
        const free = await store.freeTimes('172.31.0.1', MONTH_STORE, '2026-11-30')
        const honest: number[] = []
        for (let at = 0; at < 8; at++) {
          honest.push((await store.book(`172.30.${at}.1`, MONTH_STORE, free[at] ?? '')).status)
        }
        expect(honest).toEqual(Array(8).fill(201))
      } finally {
        await store.close()
      }
    },
    LONG,
  )

  it(
    'a clinic day reaches no limit and rings no alarm [HD-07, attack 11]',
    async () => {
      const quiet = await clinicDay({ guests: 300, seed: scale.seed })
      expect(quiet).toEqual({ calls: 300, refused: 0, refusedOnTablets: 0, lines: 0 })
    },
    LONG,
  )
})

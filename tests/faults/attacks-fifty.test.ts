import { describe, expect, it } from 'vitest'
import { type FIFTY, fromFiftyAddresses, PACE, TENTH } from '../support/attacks.ts'

const LONG = 400_000
const scale = { ...TENTH, seed: Date.now() }
const SHARE = 0.05

describe('fifty attackers of the slots of a store, at a tenth of their size', () => {
  it.each<[keyof typeof FIFTY, number]>([
    ['one /24', 120],
    ['fifty networks', PACE + 100],
    ['one /48', 120],
  ])(
    'fifty addresses of %s book %i at most in an hour [HD-01, HD-03, HD-04, attack 2]',
    async (where, most) => {
      const report = await fromFiftyAddresses(where, scale)
      expect(report.booked, `seed ${scale.seed}`).toBeLessThanOrEqual(most)
      expect(report.booked).toBeGreaterThan(0)
      expect(report.heldMost).toBeLessThanOrEqual(100)
      expect(report.withoutAppointment).toBeLessThanOrEqual(Math.ceil(report.guests * SHARE))
      expect(report.alarmMs).toBeLessThanOrEqual(60_000)
    },
    LONG,
  )
})

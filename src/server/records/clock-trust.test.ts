import { beforeEach, describe, expect, it } from 'vitest'
import { createClockTrust } from './clock-trust.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.UTC(2026, 10, 20, 17)

/** What the database's clock shows, what a steady clock shows, and what the database keeps. */
let wall = START
let running = 0
let believedAt = START
let confirmed = ''
let judge: ReturnType<typeof createClockTrust>

const startProcess = () => {
  judge = createClockTrust(() => running)
}
/** Judges as a run of the purge does, and says by how many days the clock is wrong. */
function run(): number {
  const verdict = judge({ now: wall, believedAt, confirmed })
  if (verdict.isRight) believedAt = wall
  return verdict.isRight ? 0 : verdict.days
}
const wait = (ms: number) => {
  wall += ms
  running += ms
}

beforeEach(() => {
  wall = believedAt = START
  running = 0
  confirmed = ''
  startProcess()
})

describe('the clock', () => {
  it('is believed while it goes with elapsed time, a few minutes more or less [HD-17]', () => {
    for (let hour = 0; hour < 100; hour++) {
      expect(run()).toBe(0)
      wait(HOUR)
      wall += 4 * 60_000 * (hour % 2 ? 1 : -1)
    }
  })

  it.each([6 * 60_000, 40 * HOUR, 20 * DAY, -6 * 60_000, -100 * DAY])(
    'is not believed after a step of %i ms, and is as soon as it is back [HD-17]',
    (step) => {
      run()
      wait(HOUR)
      wall += step
      expect(run()).toBe(Math.round((step / DAY) * 10) / 10)
      wait(HOUR)
      expect(judge({ now: wall, believedAt, confirmed }).isRight).toBe(false)
      wall -= step
      wait(HOUR)
      expect(run()).toBe(0)
    },
  )

  it.each([100 * DAY, 40 * DAY, 3 * DAY, -100 * DAY])(
    'is not believed at a start %i ms after the last purge that was not held [HD-17]',
    (step) => {
      run()
      wall += step
      startProcess()
      expect(run()).toBe(step / DAY)
      wait(HOUR)
      expect(judge({ now: wall, believedAt, confirmed }).isRight).toBe(false)
    },
  )

  it('is believed at a start within two days [HD-17]', () => {
    run()
    wall += 47 * HOUR
    startProcess()
    expect(run()).toBe(0)
  })

  it('set right after a start with a wrong one is believed [HD-17]', () => {
    wall = START - 20_000 * DAY
    startProcess()
    expect(run()).not.toBe(0)
    wall = START + HOUR
    running += HOUR
    expect(run()).toBe(0)
  })

  it('is believed when an operator says so, also of a running process [HD-17]', () => {
    run()
    wait(HOUR)
    wall += 3 * DAY
    expect(run()).toBe(3)
    confirmed = 'by hand'
    believedAt = wall
    wait(HOUR)
    expect(run()).toBe(0)
  })

  it('is believed after seven days without a step; a step begins them anew [HD-17]', () => {
    wall += 3 * DAY
    startProcess()
    const days: boolean[] = []
    for (let hour = 0; hour <= 24 * 12; hour++) {
      days.push(run() === 0)
      wait(HOUR)
      if (hour === 24 * 4) wall += HOUR
    }
    const first = days.indexOf(true)
    expect(first).toBeGreaterThanOrEqual(24 * 11)
    expect(first).toBeLessThanOrEqual(24 * 11 + 2)
  })
})

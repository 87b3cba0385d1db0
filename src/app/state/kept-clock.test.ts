import 'fake-indexeddb/auto'
import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { learnServerTime, now } from '../platform/clock.ts'
import { deviceDatabase } from '../platform/storage.ts'
import { connection } from './connection.ts'
import { clockAhead, keepClock, restoreClock } from './kept-clock.ts'

const HOUR = 60 * 60_000
/** Sunday noon by the server; the tablet's clock shows Monday. */
const TRUTH = Date.UTC(2026, 10, 22, 12)
const TABLET = TRUTH + 26 * HOUR
const isRight = (time: number) => expect(Math.abs(now() - time)).toBeLessThan(1000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: TABLET })
  connection.status = 'unknown'
})
afterEach(async () => {
  forgetTime()
  await deviceDatabase.destroy()
  vi.useRealTimers()
})

/** As a reload does. */
function forgetTime(): void {
  learnServerTime(new Date(Date.now()).toUTCString())
}

/** Learns the time from an answer, keeps it, and reloads. */
async function learnAndReload(): Promise<void> {
  connection.status = 'online'
  learnServerTime(new Date(TRUTH).toUTCString())
  keepClock()()
  await vi.waitFor(async () => expect(await get('clock', deviceDatabase.use)).toBeDefined())
  connection.status = 'unknown'
  forgetTime()
}

describe("the server's time on a tablet without a network [WI-37]", () => {
  it('is kept over a reload, and goes on [WI-37]', async () => {
    await learnAndReload()
    isRight(TABLET)
    await restoreClock()
    isRight(TRUTH)
    expect(Math.round(clockAhead() / HOUR)).toBe(26)
    vi.setSystemTime(TABLET + HOUR)
    isRight(TRUTH + HOUR)
  })

  it('is kept as soon as the server has answered [WI-37]', async () => {
    const stop = keepClock()
    learnServerTime(new Date(TRUTH).toUTCString())
    vi.advanceTimersByTime(2000)
    await vi.waitFor(async () => {
      const { offset } = (await get('clock', deviceDatabase.use)) ?? { offset: 0 }
      expect(Math.round(offset / HOUR)).toBe(-26)
    })
    stop()
  })

  it('is dropped after seven days [WI-37]', async () => {
    await learnAndReload()
    vi.setSystemTime(TABLET + 7 * 24 * HOUR + 1000)
    await restoreClock()
    expect(clockAhead()).toBe(0)
    expect(await get('clock', deviceDatabase.use)).toBeUndefined()
  })

  it('is dropped when the clock was put right later [WI-37]', async () => {
    await learnAndReload()
    vi.setSystemTime(TRUTH + HOUR)
    await restoreClock()
    isRight(TRUTH + HOUR)
    expect(await get('clock', deviceDatabase.use)).toBeUndefined()
  })

  it('gets no younger while no server confirms it [WI-37]', async () => {
    await learnAndReload()
    vi.setSystemTime(TABLET + 6 * 24 * HOUR)
    await restoreClock()
    const stop = keepClock()
    vi.advanceTimersByTime(60_000)
    stop()
    expect(await get('clock', deviceDatabase.use)).toMatchObject({ learntAt: TABLET })
  })

  it('is what the server says now, where it has said something', async () => {
    await learnAndReload()
    learnServerTime(new Date(TRUTH + HOUR).toUTCString())
    await restoreClock()
    isRight(TRUTH + HOUR)
  })

  it('is not read from a record of another shape', async () => {
    await set('clock', { offset: 'x' }, deviceDatabase.use)
    await restoreClock()
    expect(clockAhead()).toBe(0)
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runExport } from '../events/export.ts'
import { openKeys } from '../keys/keys.ts'
import { sealRecord } from '../keys/seal.ts'
import type { LogLine } from '../log.ts'
import { aBooking, anAppointment } from '../store/bookings-conformance.ts'
import { aCheckIn } from '../store/conformance.ts'
import { aHold, CELL } from '../store/holds-conformance.ts'
import { migrate } from '../store/migrate.ts'
import { createStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { createPurge, startPurging } from './purge.ts'
import { runPurge } from './purge-command.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.UTC(2026, 10, 20, 17)

const folder = mkdtempSync(join(tmpdir(), 'purge-'))
let opened = 0
let wall = START
let running = 0
let store: Store
let logged: LogLine[] = []

beforeEach(async () => {
  ;[wall, running, logged] = [START, 0, []]
  const engine = openSqlite(join(folder, `${++opened}.db`), () => wall)
  await migrate(engine)
  store = createStore(engine)
})
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const deps = () => ({
  store,
  retentionDays: 30,
  auditDays: 2192,
  elapsed: () => running,
  log: (line: LogLine) => logged.push(line),
})
const wait = (ms: number) => {
  wall += ms
  running += ms
}
/** A check-in of each of the last `count` days, all exported. */
async function fill(count: number): Promise<void> {
  for (let ago = 0; ago < count; ago++) {
    const at = START - ago * DAY
    const day = new Date(at).toISOString().slice(0, 10)
    const id = `check-in-${ago}`
    await store.recordCheckIn(aCheckIn({ id, idempotencyKey: id, guestMark: id, day, receivedAt: at }))
  }
  await exportNow()
}
/** As an export that was finished now. */
const exportNow = () => store.markExported(0, wall + HOUR)
async function count(): Promise<number> {
  let all = 0
  for await (const _ of store.checkInsSince(0)) all++
  return all
}

describe('the purge', () => {
  it('begins an hour after the start [HD-17]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const turns = vi.spyOn(store, 'takePurgeTurn')
    const stop = startPurging(deps())
    vi.advanceTimersByTime(HOUR - 1)
    expect(turns).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(turns).toHaveBeenCalledOnce()
    await turns.mock.results[0]?.value
    stop()
    vi.advanceTimersByTime(HOUR)
    expect(turns).toHaveBeenCalledOnce()
  })

  it('removes visits after RETENTION_DAYS, holds after a week and keys 90 days after the visit, and says how many [HD-17]', async () => {
    await fill(1)
    await store.hold(aHold(), null)
    const visit = anAppointment({ cells: [CELL + DAY], startsAt: START, endsAt: START + HOUR })
    expect(await store.book(aBooking(visit, { idempotencyKey: 'key' }))).toMatchObject({
      outcome: 'booked',
    })
    const { begin, run } = createPurge(deps())
    await begin()
    const purgedOn: Record<number, object> = {}
    for (let hours = 6; hours <= 24 * 92; hours += 6) {
      wait(6 * HOUR)
      if (hours === 30) await exportNow()
      await run()
      const day = Math.ceil((wall - START) / DAY)
      for (const line of logged.splice(0)) purgedOn[day] = { ...purgedOn[day], ...line }
    }
    const event = 'purged'
    expect(purgedOn).toEqual({
      8: { event, holds: 1 },
      31: { event, appointments: 1, checkIns: 1 },
      91: { event, keys: 1 },
    })
  })

  it('removes files of builds that no process has had for 14 days, none while the clock runs ahead [RUN-04, HD-17]', async () => {
    const script = '/assets/main-4f2a91c.js'
    await store.keepBuiltFiles([script], async () => new Uint8Array([1]))
    const { begin, run } = createPurge(deps())
    await begin()
    wall += 20 * DAY
    await run()
    expect(await store.builtFileNames()).toEqual([script])
    wall -= 20 * DAY
    for (let days = 0; days < 15; days++) {
      expect(await store.builtFileNames()).toEqual([script])
      wait(DAY)
      await run()
    }
    expect(await store.builtFileNames()).toEqual([])
  })

  it('with RETENTION_DAYS=3 typed for 30 removes a tenth a day and says what is held back [HD-17]', async () => {
    await fill(30)
    const { run } = createPurge({ ...deps(), retentionDays: 3 })
    await run()
    expect(await count()).toBe(27)
    expect(logged).toEqual([
      { event: 'purged', checkIns: 3 },
      { event: 'purge-held', reason: 'many', visits: 23 },
    ])
  })

  it('keeps what a named reader has not acknowledged and names the reader, and without one removes as before [FEED-05]', async () => {
    await store.recordCheckIn(aCheckIn({ day: '2026-10-15', receivedAt: START - 36 * DAY }))
    await exportNow()
    await store.acknowledgeEvents('ahead', await store.lastEventNumber())
    await store.acknowledgeEvents('behind', 0)
    await store.believeClock(wall)
    await createPurge(deps()).run()
    expect(logged.splice(0)).toEqual([{ event: 'purge-held', reason: 'unread', visits: 1, reader: 'behind' }])
    expect(await count()).toBe(1)
    await store.removeEventReader('behind')
    await store.removeEventReader('ahead')
    wait(HOUR)
    await createPurge(deps()).run()
    expect(logged).toEqual([{ event: 'purged', checkIns: 1 }])
  })

  it('keeps for 14 days more what was not exported, or could not be read in an export [HD-17]', async () => {
    const keys = openKeys(join(folder, 'keys.json'), () => {})
    const old = { day: '2026-10-15', receivedAt: START - 36 * DAY }
    const sealed = sealRecord(keys.dataKeys, 'check-in-1', '{}')
    await store.recordCheckIn(aCheckIn({ ...old, sealed }))
    const exportSince = (since: number) =>
      runExport(
        { store, keys },
        { format: 'ndjson', from: { by: 'instant', since }, filter: {}, day: undefined, out: undefined },
        async () => {},
      )
    const lastRun = async () => {
      await createPurge(deps()).run()
      wait(HOUR)
      return logged.splice(0).at(-1)
    }
    await store.believeClock(wall)
    expect(await lastRun()).toEqual({ event: 'purged', unexported: 1 })
    await exportSince(START - 35 * DAY)
    expect(await lastRun()).toEqual({ event: 'purged', unexported: 1 })
    expect(await exportSince(0)).toMatchObject({ count: 1, unreadable: [] })
    expect(await lastRun()).toEqual({ event: 'purged', checkIns: 1 })

    await store.recordCheckIn(aCheckIn({ ...old, id: '2', idempotencyKey: '2', receivedAt: wall - HOUR }))
    expect((await exportSince(0)).unreadable).toHaveLength(1)
    expect(await lastRun()).toEqual({ event: 'purged', unexported: 1 })
    wait(9 * DAY)
    await store.believeClock(wall)
    expect(await lastRun()).toEqual({ event: 'purged', checkIns: 1 })
  })

  it('goes on when an operator says that the clock is right, and the command says what it shows [HD-17]', async () => {
    await fill(34)
    const { run } = createPurge(deps())
    await run()
    wall += 3 * DAY
    wait(HOUR)
    logged = []
    await run()
    expect(logged).toEqual([{ event: 'purge-held', reason: 'clock', days: 3 }])
    const said: string[] = []
    await runPurge(store, ['--clock-is-right'], (line) => said.push(line))
    expect(said.join()).toContain('shows 2026-11-23T18:00:00.000Z')
    wait(HOUR)
    await run()
    expect(logged.at(-1)).toMatchObject({ event: 'purged' })
  })

  it('a purge that fails is logged, and tried again an hour later [HD-17]', async () => {
    await fill(34)
    const { run } = createPurge(deps())
    const failure = vi.spyOn(store, 'clockFacts').mockRejectedValueOnce(new Error('no'))
    await run()
    expect(logged).toMatchObject([{ event: 'error', route: 'purge' }])
    failure.mockRestore()
    wait(HOUR)
    await run()
    expect(logged.at(-1)).toMatchObject({ event: 'purged' })
  })
})

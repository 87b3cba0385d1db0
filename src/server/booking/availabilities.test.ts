import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GRACE_MS, HOLD_MS } from '#contract/reservations'
import { aClinic, everyDay } from '../../../tests/support/booking.ts'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import { filledDatabases } from '../../../tests/support/filled-database.ts'
import { SEARCH_CACHE_BYTES } from '../settings.ts'
import { aBooking, anAppointment } from '../store/bookings-conformance.ts'
import { aHold } from '../store/holds-conformance.ts'
import { migrate } from '../store/migrate.ts'
import { aMove } from '../store/moves-conformance.ts'
import { createStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { createAvailabilities } from './availabilities.ts'
import { createCalendars } from './calendar.ts'
import { providerOfLocation } from './provider.ts'
import { createWrittenDays } from './written-days.ts'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND
const CELL_MS = 20 * 60 * SECOND
const FIRST = Math.ceil((TEST_NOW + DAY) / CELL_MS) * CELL_MS
const CELLS = [0, 1, 2].map((at) => FIRST + at * CELL_MS)

const makers = {
  calendarOf: createCalendars(),
  writtenDays: createWrittenDays(SEARCH_CACHE_BYTES),
  gridOf: () => undefined,
  servicesOf: () => new Map(),
}
const PROVIDERS = [1, 2, 1].map((places, at) =>
  providerOfLocation(
    aClinic({ id: `9510000${at}`, hours: everyDay([0, 1440]), schedule: { cellMinutes: 20, places } }),
    makers,
  ),
)

const openEmpty = filledDatabases(
  () => TEST_NOW,
  async () => {},
)

const index = fc.nat({ max: 2 })
const step = fc.oneof(
  fc.record({ what: fc.constantFrom('hold', 'holdAfter', 'book', 'move'), of: index, where: fc.nat(8) }),
  fc.record({ what: fc.constantFrom('extend', 'release', 'cancel'), of: index, where: fc.constant(0) }),
  fc.record({
    what: fc.constant('wait'),
    of: index,
    where: fc.constantFrom(SECOND, GRACE_MS - SECOND, HOLD_MS),
  }),
)

/** Nothing is written when it is, and all is not yet read again. */
const CLAIM_IS_OVER = [
  { what: 'hold', of: 0, where: 0 },
  { what: 'release', of: 0, where: 0 },
  { what: 'wait', of: 0, where: GRACE_MS - SECOND },
]

/** Does one step as another process does; what is refused changes nothing. */
async function act(
  store: Store,
  names: string[],
  { what, of, where }: { what: string; of: number; where: number },
) {
  const [provider, cell = FIRST] = [PROVIDERS[where % 3], CELLS[Math.floor(where / 3)]]
  if (!provider) return
  const code = names.at(-1 - of) ?? 'nobody'
  const name = `name-${names.length}`
  const place = { provider: provider.key, cells: [cell], cellMs: CELL_MS, capacity: provider.capacity }
  const span = { startsAt: cell, endsAt: cell + CELL_MS, licensureState: null }
  if (what === 'hold' || what === 'holdAfter') {
    names.push(name)
    await store.hold(aHold({ ...place, code: name }), what === 'hold' ? null : code)
  } else if (what === 'book') {
    names.push(name)
    await store.book(aBooking({ ...place, ...span, id: name, holdCode: code }))
  } else if (what === 'move') {
    const { revision = 0 } = (await store.appointment(code)) ?? {}
    await store.move(aMove(code, { ...anAppointment(), ...place, ...span }, revision))
  } else if (what === 'extend') await store.extendHold(code)
  else if (what === 'release') await store.releaseHold(code)
  else if (what === 'cancel') await store.cancel(code)
}

describe('the availability that one process keeps', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'availabilities-'))
    vi.useFakeTimers({ toFake: ['performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    rmSync(folder, { recursive: true, force: true })
  })

  it('shows a second later what another process wrote and which holds have expired [RESULTS-37]', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        run += 1
        const time = { now: TEST_NOW }
        const mine = createStore(await openEmpty(join(folder, `${run}.db`), () => time.now))
        const other = createStore(openSqlite(join(folder, `${run}.db`), () => time.now))
        const availabilities = createAvailabilities(mine, () => time.now)
        const shown = async () =>
          (await availabilities.of(PROVIDERS, null)).map(({ full }) => [...full].sort((a, b) => a - b))
        const stored = async () => {
          const taken = await mine.taken(
            PROVIDERS.map(({ key }) => key),
            time.now - DAY,
            time.now + 9 * DAY,
            null,
          )
          return PROVIDERS.map(({ key, capacity: places }) =>
            taken
              .filter(({ provider, count }) => provider.id === key.id && count >= places)
              .map(({ cell }) => cell)
              .sort((a, b) => a - b),
          )
        }
        const names: string[] = []
        try {
          expect(await shown()).toEqual([[], [], []])
          for (const one of steps) {
            await act(other, names, one)
            const passed = one.what === 'wait' ? one.where : SECOND
            time.now += passed
            vi.advanceTimersByTime(passed)
            expect(await shown()).toEqual(await stored())
          }
        } finally {
          await Promise.all([mine.close(), other.close()])
        }
      }),
      { numRuns: 60, examples: [[CLAIM_IS_OVER]] },
    )
  })

  it('are read once for many searches, and not again while nothing changes [RESULTS-37]', async () => {
    const engine = openSqlite(join(folder, 'scheduler.db'), () => TEST_NOW)
    await migrate(engine)
    const store = createStore(engine)
    const taken = vi.fn(store.taken)
    const availabilities = createAvailabilities({ ...store, taken }, () => TEST_NOW)
    await Promise.all(Array.from({ length: 20 }, () => availabilities.of(PROVIDERS, null)))
    for (let second = 0; second < 30; second += 1) {
      vi.advanceTimersByTime(SECOND)
      await availabilities.of(PROVIDERS, null)
    }
    expect(taken).toHaveBeenCalledTimes(1)
    await store.close()
  })

  it('what this process wrote is seen at once, also when it was being read meanwhile', async () => {
    const engine = openSqlite(join(folder, 'scheduler.db'), () => TEST_NOW)
    await migrate(engine)
    const store = createStore(engine)
    const [provider] = PROVIDERS
    if (!provider) throw new Error('nobody to book with')
    const availabilities = createAvailabilities(store, () => TEST_NOW)
    const early = availabilities.of([provider], null)
    await store.hold(aHold({ provider: provider.key, cells: [FIRST] }), null)
    availabilities.forget(provider)
    const [late] = await availabilities.of([provider], null)
    expect([...(late?.full ?? [])]).toEqual([FIRST])
    await early
    const [later] = await availabilities.of([provider], null)
    expect([...(later?.full ?? [])]).toEqual([FIRST])
    await store.close()
  })
})

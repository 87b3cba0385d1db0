import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bookAppointment } from '#contract/appointments'
import { reserve } from '#contract/reservations'
import { elapsed } from '../../src/server/clock.ts'
import { openCursors } from '../../src/server/events/cursors.ts'
import type { Engine, Transaction } from '../../src/server/store/engine.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { Store } from '../../src/server/store/store.ts'
import { openTestApp, type TestApp } from '../support/app.ts'
import { aFluVisit, guest } from '../support/appointments.ts'
import { aReservation } from '../support/booking.ts'
import { aDirectoryService, aLocation, aWalkIn, TEST_NOW } from '../support/builders.ts'
import { UNLIMITED_SETTINGS } from '../support/limits.ts'
import { aToken, operatorOf } from '../support/operator.ts'
import { isPostgresHere, openTestDatabase } from '../support/postgres.ts'
import { ROOT } from '../support/sources.ts'
import { type BenchOptions, type Figure, median, quantile } from './figure.ts'

/** On the same disk as the project: a temporary folder may be memory. */
const FOLDER = join(ROOT, '.build', 'bench-log')
const READS = 50
const VISITS = 100
/** Guests who hold or book at the same time. */
const CLIENTS = 16
/** How often a reader follows the log meanwhile. */
const POLL_MS = 250

/** What the event log costs: reading its end when it is long, and bookings and holds a second with and without it, in one run (FEED-01, FEED-03). */
export async function bench(options: BenchOptions): Promise<Figure[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  try {
    const figures = await measure(options, 'SQLite', openSqlite(join(FOLDER, 'scheduler.db')))
    if (!isPostgresHere()) {
      options.say('PostgreSQL: not found, not measured')
      return figures
    }
    const database = await openTestDatabase({ durable: true })
    try {
      return [...figures, ...(await measure(options, 'PostgreSQL', openPostgres(database.url)))]
    } finally {
      await database.close()
    }
  } finally {
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

async function measure({ full, say }: BenchOptions, name: string, opened: Engine): Promise<Figure[]> {
  const engine = atTestNow(opened)
  const slots = { next: 0 }
  try {
    await migrate(engine)
    const [pairs, ms] = full ? [40, 500] : [30, 250]
    say(`log on ${name}: ${pairs} pairs of rounds with and without the log, ${CLIENTS} guests`)
    const rates = [
      ...(await compared(engine, `${name}: bookings`, { pairs, ms, slots, act: bookOne })),
      ...(await compared(engine, `${name}: holds`, { pairs, ms, slots, act: holdOne })),
    ]
    const events = full ? 1_000_000 : 100_000
    say(`log on ${name}: a log of ${events} events`)
    return [...rates, ...(await readEnd(engine, name, events))]
  } finally {
    await engine.close()
  }
}

/** One call of a guest for the slot with this number. */
type Act = (app: TestApp, slot: number) => Promise<Response>
type Rounds = { pairs: number; ms: number; slots: { next: number }; act: Act }

const bookOne: Act = (app, slot) => {
  const { locationNumber, value } = slotOf(slot)
  const phoneNumber = `513-${200 + Math.floor(slot / 10_000)}-${String(slot % 10_000).padStart(4, '0')}`
  const basicInfo = { ...aWalkIn().basicInfo, phoneNumber }
  const dateTime = { value, timezone: 'America/New_York' }
  return app.post(bookAppointment.path, aFluVisit({ locationNumber, basicInfo, dateTime }), from(slot))
}

const holdOne: Act = (app, slot) => {
  const { locationNumber, value } = slotOf(slot)
  return app.post(reserve.path, aReservation({ locationNumber, reservationTime: value }), from(slot))
}

/** Each guest comes from another network: what is counted for one is no lock that all wait for. */
const from = (slot: number) => ({ 'x-forwarded-for': `10.${Math.floor(slot / 256) % 256}.${slot % 256}.7` })

const LOCATIONS = Array.from({ length: 1000 }, (_, at) => String(90_200_000 + at))
const DAYS = ['23', '24', '25', '26', '27', '28', '29', '30']
/** From 9:00 to 20:40, each 20 minutes. */
const SLOTS_OF_DAY = 36

/** The place and time of a slot; neighbours are at different locations. */
function slotOf(slot: number): { locationNumber: string; value: string } {
  const turn = Math.floor(slot / LOCATIONS.length)
  const day = DAYS[Math.floor(turn / SLOTS_OF_DAY)]
  if (day === undefined) throw new Error('There are not enough slots.')
  const minutes = 540 + (turn % SLOTS_OF_DAY) * 20
  const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return {
    locationNumber: LOCATIONS[slot % LOCATIONS.length] ?? '',
    value: `2026-11-${day}T${time}:00-05:00`,
  }
}

/** Rounds with and without the log in turn, on one database; what is compared is measured in the same seconds. */
async function compared(engine: Engine, name: string, { pairs, ms, slots, act }: Rounds): Promise<Figure[]> {
  const logged = await openApp(createStore(engine))
  const plain = await openApp(createStore(withoutLog(engine)))
  const rate = async (app: TestApp): Promise<Round> => {
    let done = 0
    const [started, before] = [elapsed(), process.cpuUsage()]
    const client = async () => {
      while (elapsed() - started < ms) {
        const response = await act(app, slots.next++)
        if (response.status !== 201) throw new Error(await response.text())
        done += 1
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    const { user, system } = process.cpuUsage(before)
    return { rate: done / ((elapsed() - started) / 1000), processorMs: (user + system) / 1000 / done }
  }
  await rate(plain)
  const rounds = { withLog: [] as Round[], without: [] as Round[] }
  const withLog = async () => {
    const stop = follow(logged.store)
    rounds.withLog.push(await rate(logged))
    await stop()
  }
  const without = async () => void rounds.without.push(await rate(plain))
  for (let pair = 0; pair < pairs; pair++) {
    for (const round of pair % 2 === 0 ? [without, withLog] : [withLog, without]) await round()
  }
  await logged.close()
  await plain.close()
  const [best, plainly] = [undisturbed(rounds.withLog), undisturbed(rounds.without)]
  const costs = [rounds.withLog, rounds.without].map((all) => median(all.map((one) => one.processorMs)))
  const [cost = 0, plainCost = 0] = costs
  return [
    { name: `${name} a second`, value: best, unit: '/s', better: 'more' },
    {
      name: `${name} a second, with the log of those without`,
      value: (100 * best) / plainly,
      unit: '%',
      better: 'more',
      gate: 90,
    },
    {
      name: `${name}: processor time of one in this process`,
      value: cost,
      unit: 'ms',
      better: 'less',
      ratio: { value: cost / plainCost, to: 'without' },
    },
  ]
}

/** Of one round; `processorMs`: of this process for one call, whatever else the machine does. */
type Round = { rate: number; processorMs: number }

/** The rate of the better rounds: what else the machine does makes a round worse, and never better. */
function undisturbed(rounds: readonly Round[]): number {
  return quantile(
    rounds.map(({ rate }) => rate),
    0.9,
  )
}

/** A server without a socket, on a store that stays open when it closes. */
async function openApp(store: Store): Promise<TestApp> {
  await store.putLocations([aLocation(), ...LOCATIONS.map((id) => aLocation({ id }))])
  await store.putServices([aDirectoryService({ maxDaysAhead: 30 })])
  const settings = { ...UNLIMITED_SETTINGS, trustProxy: true }
  return openTestApp({ store, clock: () => TEST_NOW, newId: randomUUID, settings })
}

/** A reader that numbers what is new and reads it, until it is stopped. */
function follow(store: Store): () => Promise<void> {
  let last = 0
  const turns = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const turn = store.eventsAfter(last, 500).then((page) => {
      last = Math.max(last, page.last)
      turns.delete(turn)
    })
    turns.add(turn)
  }, POLL_MS)
  return async () => {
    clearInterval(timer)
    await Promise.all(turns)
  }
}

/** The engine by the clock of the tests, so that its days are those of the slots. */
function atTestNow(engine: Engine): Engine {
  return {
    ...engine,
    now: async () => TEST_NOW,
    transaction: (work) => engine.transaction((tx) => work({ ...tx, now: TEST_NOW })),
  }
}

/** The engine of a program that has no event log. */
function withoutLog(engine: Engine): Engine {
  return {
    ...engine,
    transaction: (work) =>
      engine.transaction((tx) =>
        work({
          ...tx,
          query: async (sql, params) => (/\bevents\b/.test(sql) ? [] : tx.query(sql, params)),
        }),
      ),
  }
}

/** Reads the newest events of a log of so many, by themselves and with their visits by the operator's API. */
async function readEnd(engine: Engine, name: string, events: number): Promise<Figure[]> {
  const store = createStore(engine)
  await fill(engine, events)
  const app = await openApp(store)
  try {
    for (let number = 0; number < VISITS; number++) {
      const response = await app.postWalkIn(aWalkIn({ basicInfo: guest(number) }))
      if (response.status !== 201) throw new Error(await response.text())
    }
    const newest = await store.lastEventNumber()
    const cursor = (await openCursors(store)).write(newest - VISITS)
    const call = operatorOf(app, await aToken(app, 'reader', '--scope', 'read'))
    const times = async (read: () => Promise<number>) => {
      const found: number[] = []
      for (let at = 0; at < READS; at++) {
        const began = elapsed()
        if ((await read()) !== VISITS) throw new Error('The end of the log is not there.')
        found.push(elapsed() - began)
      }
      return median(found)
    }
    const figure = (what: string, value: number, gate?: number): Figure => ({
      name: `${name}: ${what}`,
      value,
      unit: 'ms',
      better: 'less',
      ...(gate !== undefined && { gate }),
    })
    const end = await times(async () => (await store.eventsAfter(newest - VISITS, VISITS)).events.length)
    const here = { locationIds: [aLocation().id] }
    const local = await times(
      async () => (await store.eventsAfter(newest - VISITS, VISITS, here)).events.length,
    )
    const page = await times(async () => (await call('GET', `/events?after=${cursor}`)).data.events.length)
    const began = elapsed()
    await store.countEventsAfter(0)
    return [
      figure(`the newest ${VISITS} of ${events} events, median`, end, 50),
      figure('those of one location, median', local, 50),
      figure('the same by the API, with their visits opened and the audit, median', page, 50),
      figure('how far a reader at the start is behind', elapsed() - began),
    ]
  } finally {
    await app.close()
  }
}

/** Adds numbered events of visits that are gone, at 1,000 locations. */
async function fill(engine: Engine, count: number): Promise<void> {
  const store = createStore(engine)
  const last = await store.lastEventNumber()
  for (let from = 1; from <= count; from += FILLED_AT_ONCE) {
    const to = Math.min(from + FILLED_AT_ONCE - 1, count)
    await engine.transaction((tx) => addGone(tx, { from, to, last }))
  }
}

/** A statement of a busy database may take ten seconds. */
const FILLED_AT_ONCE = 50_000

async function addGone(
  { query, now }: Transaction,
  { from, to, last }: { from: number; to: number; last: number },
): Promise<void> {
  await query(
    `WITH RECURSIVE series (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM series WHERE n < ${to})
       INSERT INTO events (visit_id, ordinal, number, type, visit_kind, business_name, location_id, counter_code, day, at)
       SELECT 'gone-' || n, 1, n + ${last}, 'checkin.received', 'walkin', 'pharmacy', 'store-' || (n % 1000), 'B7K2MX',
         '2026-11-20', ${now - 1} FROM series`,
  )
  await query(
    `INSERT INTO event_counter (name, last) VALUES ('events', $1) ON CONFLICT (name) DO UPDATE SET last = excluded.last`,
    [last + to],
  )
}

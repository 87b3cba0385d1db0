import { DAY_MS, HOUR_MS } from '#domain/time-units'
import { createPurge } from '../../src/server/records/purge.ts'
import { aBooking, anAppointment } from '../../src/server/store/bookings-conformance.ts'
import { aCheckIn } from '../../src/server/store/conformance.ts'
import type { Engine } from '../../src/server/store/engine.ts'
import { CELL_MS, putForward } from '../../src/server/store/holds-conformance.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import type { Store } from '../../src/server/store/store.ts'

const RETENTION_DAYS = 30
/** Friday, seven in the morning in Ohio. */
const START = Date.UTC(2026, 10, 20, 12)
const PROVIDER = { businessName: 'pharmacy', id: '01100002' } as const

/** How far the clock is wrong, or for how long the server stood still. */
const ATTACKS = [
  { name: '100 days ahead', offMs: 100 * DAY_MS },
  { name: '100 days back', offMs: -100 * DAY_MS },
  { name: '40 days ahead', offMs: 40 * DAY_MS },
  { name: 'three days of standstill', stillMs: 3 * DAY_MS },
]

export type ClockAttackReport = {
  /** What did not hold, one line each. */
  wrong: string[]
  /** `purge-held` lines, and visits that were due and went. */
  held: number
  purged: number
}

/** A visit that is kept, with the instant from which on it is over everywhere. */
type Kept = { id: string; isOverAt: number }

/**
 * Attack run 10: a server is stopped, and started with a wrong clock for three hours in which check-ins come; then the clock is right.
 * `visits` check-ins and as many appointments lie in the last 30 days.
 */
export async function attackClock(open: () => Engine, visits: number): Promise<ClockAttackReport> {
  const shift = { ms: START - Date.now() }
  const engine = putForward(open(), shift)
  await migrate(engine)
  const store = createStore(engine)
  const report: ClockAttackReport = { wrong: [], held: 0, purged: 0 }
  const world = { store, shift, kept: await fill(store, visits), report, right: START }
  await live(world, { hours: 2, isHeld: false })
  for (const { name, offMs = 0, stillMs = 0 } of ATTACKS) {
    const say = (line: string) => report.wrong.push(`${name}: ${line}`)
    shift.ms += offMs + stillMs
    world.right += stillMs
    const before = world.kept.length
    const held = await live(world, { hours: 3, isHeld: true })
    if (held !== 3) say(`${held} lines purge-held in three hours`)
    await checkIn(world, name)
    const there = (await idsOf(store)).length
    if (there !== before + 1) say(`${there} visits are there, not ${before + 1}`)
    shift.ms -= offMs
    if (stillMs > 0) await store.confirmClock()
    // A day later the share of that day is a new one, and what has become due is less than a tenth.
    await live(world, { hours: 26, isHeld: false })
    const due = world.kept.filter(({ isOverAt }) => isOverAt < world.right - RETENTION_DAYS * DAY_MS)
    const left = new Set(await idsOf(store))
    const [lost, stayed] = [
      world.kept.filter((one) => !due.includes(one) && !left.has(one.id)),
      due.filter(({ id }) => left.has(id)),
    ]
    if (lost.length > 0) say(`${lost.length} went that were not due`)
    if (stayed.length > 0) say(`${stayed.length} stayed that were due`)
    if (due.length === 0) say('nothing was due')
    report.purged += due.length
    world.kept = world.kept.filter((one) => !due.includes(one))
  }
  await store.close()
  return report
}

type World = {
  store: Store
  shift: { ms: number }
  kept: Kept[]
  report: ClockAttackReport
  /** What a right clock shows. */
  right: number
}

/** A process that runs for some hours; returns how often its purge was held. */
async function live(world: World, { hours, isHeld }: { hours: number; isHeld: boolean }): Promise<number> {
  let [running, held] = [0, 0]
  const { begin, run } = createPurge({
    store: world.store,
    retentionDays: RETENTION_DAYS,
    auditDays: 2192,
    elapsed: () => running,
    log: (line) => {
      if (line['reason'] === 'clock') held++
      if (line['event'] === 'error' || (isHeld && line['event'] === 'purged')) {
        world.report.wrong.push(JSON.stringify(line))
      }
    },
  })
  await begin()
  for (let hour = 0; hour < hours; hour++) {
    running += HOUR_MS
    world.shift.ms += HOUR_MS
    world.right += HOUR_MS
    // An operator exports each hour; so near its beginning an export vouches for nothing.
    if (!isHeld) await world.store.markExported(0, world.right + HOUR_MS)
    await run()
  }
  world.report.held += held
  return held
}

async function fill(store: Store, visits: number): Promise<Kept[]> {
  const kept: Kept[] = []
  const work: Promise<unknown>[] = []
  for (let at = 0; at < visits; at++) {
    const began = START - Math.floor((at * 30) / visits) * DAY_MS
    const id = `check-in-${at}`
    kept.push({ id, isOverAt: Math.floor(began / DAY_MS) * DAY_MS + 36 * HOUR_MS })
    work.push(store.recordCheckIn(checkInOf(id, began)))
    const [other, startsAt] = [`visit-${at}`, began + HOUR_MS]
    const visit = anAppointment({
      id: other,
      provider: PROVIDER,
      cells: [startsAt],
      capacity: visits,
      startsAt,
      endsAt: startsAt + CELL_MS,
    })
    kept.push({ id: other, isOverAt: startsAt + CELL_MS })
    work.push(store.book(aBooking(visit, { guestMark: other })))
    // A connection of the pool is waited for eight seconds at most.
    if (work.length >= 100) await Promise.all(work.splice(0))
  }
  await Promise.all(work)
  return kept
}

function checkInOf(id: string, receivedAt: number) {
  const day = new Date(receivedAt).toISOString().slice(0, 10)
  return aCheckIn({ id, idempotencyKey: id, guestMark: id, day, receivedAt })
}

/** A guest checks in while the clock is wrong: the day is the tablet's, the instant the server's. */
async function checkIn({ store, kept, right, shift }: World, name: string): Promise<void> {
  const day = new Date(right).toISOString().slice(0, 10)
  const receivedAt = Date.now() + shift.ms
  kept.push({ id: name, isOverAt: Math.floor(right / DAY_MS) * DAY_MS + 36 * HOUR_MS })
  await store.recordCheckIn(aCheckIn({ id: name, idempotencyKey: name, guestMark: name, day, receivedAt }))
}

async function idsOf(store: Store): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of store.checkInsSince(0)) ids.push(id)
  for await (const { id } of store.appointmentsSince(0)) ids.push(id)
  return ids
}

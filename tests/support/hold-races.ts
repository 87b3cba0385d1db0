import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { GRACE_MS, HOLD_MS } from '#contract/reservations'
import { aBooking, anAppointment } from '../../src/server/store/bookings-conformance.ts'
import { aHold, CELL, CELL_MS } from '../../src/server/store/holds-conformance.ts'
import type { SlotCells, Store } from '../../src/server/store/store.ts'
import { doubleHolders, overtaken, type Span } from './hold-history.ts'
import { hurriedTime, type StoreSpec, type Verbs } from './serve-store.ts'
import { type StoreProcess, startStoreProcess, Unanswered } from './store-process.ts'

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `clients` at once want one place, `rounds` times; the stores are processes on one database. Tells the rounds without exactly one winner. */
export async function raceForLastCell(
  stores: readonly Store[],
  { rounds, clients }: { rounds: number; clients: number },
): Promise<{ violations: string[]; attempts: number }> {
  const violations: string[] = []
  const run = randomUUID()
  for (let round = 0; round < rounds; round++) {
    const provider = { businessName: 'tlc' as const, id: `${run}-${round}` }
    const cells = [CELL, CELL + CELL_MS]
    const answers = await Promise.all(
      Array.from({ length: clients }, (_, at) => {
        const hold = aHold({ code: `${run}-${round}-${at}`, provider, cells })
        return stores[at % stores.length]?.hold(hold, null)
      }),
    )
    const winners = answers.filter((answer) => answer?.outcome === 'held').length
    const taken = (await stores[0]?.taken([provider], CELL, CELL + 2 * CELL_MS, null)) ?? []
    const isSound = winners === 1 && taken.length === 2 && taken.every(({ count }) => count === 1)
    if (!isSound) violations.push(`round ${round}: ${winners} winners`)
  }
  return { violations, attempts: rounds * clients }
}

export type MixedLoad = {
  /** Where the processes' sockets are. */
  folder: string
  spec: Pick<StoreSpec, 'path' | 'url'>
  /** How many processes serve the store at once. */
  processes: number
  /** How many times a process is killed, one every `everyMs`. */
  kills: number
  everyMs: number
  /** How much faster than real time the database's clock runs: at 300 a hold lasts 3 s and a grace 0.2 s. */
  speed: number
  clients: number
  /** The load goes on until all of these have happened, or until MOST_MS have passed. */
  needs: readonly string[]
  seed: number
}

export type MixedReport = {
  /** Places with two holders. */
  doubled: string[]
  /** Holds and bookings that were acknowledged and then not honoured. */
  lost: string[]
  /** How often each thing happened. */
  counts: Record<string, number>
}

/** What two clocks of one machine may differ by, in milliseconds here. */
const TOLERANCE_MS = 10
const MOST_MS = 60_000
/** Places move on by a cell so often, in milliseconds of the database. */
const NEXT_CELL_MS = HOLD_MS / 3

type World = {
  /** Asks until there is a definite answer. */
  store: Verbs
  /** The database's clock, as far as it can be known from here. */
  clock(): number
  speed: number
  isOver(): boolean
  random(): number
  report: MixedReport
  spans: Span[]
  abandoned: Set<string>
  /** Appointments that stand. */
  booked: Map<string, { place: SlotCells; spans: Span[] }>
}

/** Holds, extensions, releases, expiries, bookings and cancellations by many clients, while the processes that serve them are killed. */
export async function mixedLoad(load: MixedLoad): Promise<MixedReport> {
  const spec: StoreSpec = { ...load.spec, from: Date.now(), speed: load.speed }
  const crew = await startCrew(spec, load)
  let isOver = false
  const random = seededRandom(load.seed)
  const world: World = {
    ...crew,
    clock: () => hurriedTime(spec, Date.now()),
    speed: load.speed,
    isOver: () => isOver,
    random,
    report: { doubled: [], lost: [], counts: {} },
    spans: [],
    abandoned: new Set(),
    booked: new Map(),
  }
  try {
    const clients = Promise.all(Array.from({ length: load.clients }, () => beGuest(world)))
    for (let kill = 0; kill < load.kills; kill++) {
      await Promise.race([pause(load.everyMs), clients])
      await crew.killOne(kill % load.processes)
    }
    const longest = Date.now() + MOST_MS
    do await Promise.race([pause(load.everyMs), clients])
    while (!hasHappened(world, load.needs) && Date.now() < longest)
    isOver = true
    await clients
    await lookForBookings(world)
  } finally {
    await crew.end()
  }
  world.report.doubled.push(...doubleHolders(world.spans), ...doubleHolders(leftAlone(world.spans)))
  return world.report
}

function hasHappened({ report: { counts }, spans, abandoned }: World, needs: readonly string[]): boolean {
  counts['overtaken'] = overtaken(spans, abandoned)
  return needs.every((what) => counts[what])
}

/**
 * The spans that expired by themselves, counted from the beginning of their transaction: a later holder's transaction has seen them
 * end.
 */
function leftAlone(spans: readonly Span[]): Span[] {
  return spans.filter(({ wasEnded }) => !wasEnded).map((span) => ({ ...span, from: span.began }))
}

/** The processes; one more is always ready to step in. */
export async function startCrew(
  spec: StoreSpec,
  { folder, processes }: Pick<MixedLoad, 'folder' | 'processes'>,
) {
  let started = 0
  const start = () => startStoreProcess(spec, join(folder, `store-${process.pid}-${++started}.sock`))
  const crew: StoreProcess[] = []
  for (let at = 0; at < processes; at++) crew.push(await (await start()).open())
  let spare = start()
  let turn = 0
  /** Asks the next process, and again with the same words, until there is a definite answer. */
  const ask: StoreProcess['call'] = async (verb, args) => {
    for (;;) {
      try {
        return await crew[turn++ % crew.length]?.call(verb, args)
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
        await pause(10)
      }
    }
  }
  return {
    store: storeOf(ask),
    async killOne(at: number) {
      const next = await spare
      await crew[at]?.kill9()
      crew[at] = await next.open()
      spare = start()
    },
    async end() {
      await Promise.all([...crew, await spare].map((one) => one.kill9()))
    },
  }
}

function storeOf(ask: StoreProcess['call']): Verbs {
  return {
    hold: (...args) => ask('hold', args) as ReturnType<Verbs['hold']>,
    extendHold: (...args) => ask('extendHold', args) as ReturnType<Verbs['extendHold']>,
    releaseHold: (...args) => ask('releaseHold', args) as ReturnType<Verbs['releaseHold']>,
    taken: (...args) => ask('taken', args) as ReturnType<Verbs['taken']>,
    book: (...args) => ask('book', args) as ReturnType<Verbs['book']>,
    move: (...args) => ask('move', args) as ReturnType<Verbs['move']>,
    cancel: (...args) => ask('cancel', args) as ReturnType<Verbs['cancel']>,
    appointment: (...args) => ask('appointment', args) as ReturnType<Verbs['appointment']>,
  }
}

function count({ report: { counts } }: World, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1
}

/** Places that move on with time, so that there are always free ones, taken ones and some that expire. */
function someCells({ clock, random }: World): SlotCells {
  const places = random() < 0.5 ? 1 : 2
  const first = Math.floor(clock() / NEXT_CELL_MS) + Math.floor(random() * 12)
  const cells = Array.from({ length: random() < 0.3 ? 2 : 1 }, (_, at) => CELL + (first + at) * CELL_MS)
  return {
    provider: { businessName: 'tlc', id: `provider-${places}` },
    cells,
    cellMs: CELL_MS,
    capacity: places,
  }
}

function spansOf(
  { provider, cells, capacity: places }: SlotCells,
  span: Pick<Span, 'holder' | 'began' | 'from' | 'to'>,
): Span[] {
  return cells.map((cell) => ({ ...span, cell: `${provider.id} ${cell}`, places, wasEnded: false }))
}

type OwnHold = { code: string; place: SlotCells; spans: Span[] }

async function beGuest(world: World): Promise<void> {
  let own: OwnHold | undefined
  while (!world.isOver()) {
    own ??= await takeHold(world, undefined)
    if (own) own = await goOn(world, own)
    else await bookWithoutHold(world)
    if (world.random() < 0.5) await cancelSome(world)
    await pause(world.random() * 20)
  }
}

async function goOn(world: World, own: OwnHold): Promise<OwnHold | undefined> {
  const dice = world.random()
  if (dice < 0.3) return extend(world, own)
  if (dice < 0.45) return (await takeHold(world, own)) ?? own
  if (dice < 0.6) {
    world.abandoned.add(own.code)
    return undefined
  }
  if (dice < 0.8) await release(world, own)
  if (dice < 0.7) return undefined
  return (await bookHeld(world, own)) ? undefined : own
}

async function takeHold(world: World, former: OwnHold | undefined): Promise<OwnHold | undefined> {
  const code = randomUUID()
  const place = someCells(world)
  const asked = world.clock()
  const hold = aHold({ ...place, code, idempotencyKey: code })
  const held = await world.store.hold(hold, former?.code ?? null)
  count(world, held.outcome)
  // An answer that was lost may have been a hold that has ended since: its former one ended with it.
  if (former && held.outcome !== 'taken') endAt(former.spans, asked)
  if (held.outcome !== 'held' && held.outcome !== 'replayed') return undefined
  const { expiresAt } = held
  const span = { holder: code, began: expiresAt - HOLD_MS, from: world.clock(), to: expiresAt }
  const spans = spansOf(place, span)
  world.spans.push(...spans)
  return { code, place, spans }
}

/** No promise goes beyond `at`. */
function endAt(spans: Span[], at: number): void {
  for (const span of spans) {
    span.to = Math.min(span.to, at)
    span.wasEnded = true
  }
}

function promisedUntil({ speed }: World, { spans }: OwnHold): number {
  return (spans[0]?.to ?? 0) - TOLERANCE_MS * speed
}

async function extend(world: World, own: OwnHold): Promise<OwnHold | undefined> {
  const extended = await world.store.extendHold(own.code)
  count(world, extended ? 'extended' : 'over')
  if (extended) {
    for (const span of own.spans) span.to = extended.expiresAt
    return own
  }
  if (world.clock() < promisedUntil(world, own))
    world.report.lost.push(`hold ${own.code} ended before its time`)
  return undefined
}

async function release(world: World, own: OwnHold): Promise<void> {
  const asked = world.clock()
  await world.store.releaseHold(own.code)
  count(world, 'released')
  endAt(own.spans, asked + GRACE_MS)
}

/** Whether the guest has nothing more to do with the hold. */
async function bookHeld(world: World, own: OwnHold): Promise<boolean> {
  const asked = world.clock()
  const booked = await book(world, own.place, own.code)
  if (booked) {
    endAt(own.spans, asked)
    return true
  }
  if (world.clock() < promisedUntil(world, own)) world.report.lost.push(`hold ${own.code} was not booked`)
  return false
}

async function bookWithoutHold(world: World): Promise<void> {
  await book(world, someCells(world), null)
}

async function book(world: World, place: SlotCells, holdCode: string | null): Promise<boolean> {
  const id = randomUUID()
  const visit = anAppointment({ ...place, id, holdCode })
  const booked = await world.store.book(aBooking(visit, { idempotencyKey: id, fingerprint: id }))
  count(world, `booking ${booked.outcome}`)
  if (!('ids' in booked)) return false
  if (booked.ids[0] !== id) world.report.lost.push(`booking ${id} was answered with ${booked.ids[0]}`)
  const now = world.clock()
  const spans = spansOf(place, { holder: id, began: now, from: now, to: Number.POSITIVE_INFINITY })
  world.spans.push(...spans)
  world.booked.set(id, { place, spans })
  return true
}

async function cancelSome(world: World): Promise<void> {
  const [id, one] = world.booked.entries().next().value ?? []
  if (id === undefined || !one || world.booked.size < 10) return
  world.booked.delete(id)
  const asked = world.clock()
  const { outcome } = await world.store.cancel(id)
  count(world, outcome)
  if (outcome === 'unknown') world.report.lost.push(`booking ${id} was not there to be cancelled`)
  endAt(one.spans, asked)
}

/** Every booking that was acknowledged and not cancelled is there, with its places. */
async function lookForBookings(world: World): Promise<void> {
  for (const [id, { place }] of world.booked) {
    const found = await world.store.appointment(id)
    const { provider, cells } = place
    const [from = 0, to = from] = [cells[0], cells.at(-1)]
    const taken = await world.store.taken([provider], from, to + 1, null)
    const isThere = found?.status === 'booked' && taken.length === cells.length
    if (!isThere) world.report.lost.push(`booking ${id} is not there`)
    for (const { cell, count } of taken) {
      if (count > place.capacity) world.report.doubled.push(`${provider.id} ${cell}: ${count} rows`)
    }
  }
}

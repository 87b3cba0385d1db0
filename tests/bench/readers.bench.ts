import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isPostgresHere, openTestDatabase } from '../support/postgres.ts'
import {
  type Fleet,
  openReceiver,
  type Seen,
  startCheckIns,
  startPoller,
  visitsOutOfOrder,
} from '../support/reading.ts'
import { runVerb, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { LOAD_ENV } from '../support/walk-in-load.ts'
import type { BenchOptions, Figure } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-readers')
/** Clocks of the processes are so far apart, in milliseconds. */
const APART_MS = 5000
/** A process is killed after so long, and started again at once. */
const KILL_EVERY_MS = 4000
/** Longest wait for the last delivery: what a killed process had claimed is free after half a minute, and a refused one comes again. */
const PATIENCE_MS = 150_000

/** Everybody who checks in is seen by a program that polls and by a receiver of webhooks, while processes are killed (FEED-01, 02, 08). */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const sizes = full ? [12, 200] : [12]
  const ms = full ? 60_000 : 6000
  const figures: Figure[] = []
  for (const clients of sizes) {
    for (const engine of isPostgresHere() ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const)) {
      const name = `${clients} clients on ${engine}`
      figures.push(
        ...figuresOf(name, await round(engine, { clients, ms, say: (line) => say(`${name}: ${line}`) })),
      )
    }
  }
  return figures
}

type Round = { clients: number; ms: number; say: (line: string) => void }
type Found = { acknowledged: string[]; polled: Seen[]; received: Seen[]; forged: string[]; kills: number }

async function round(engine: 'SQLite' | 'PostgreSQL', { clients, ms, say }: Round): Promise<Found> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const database = engine === 'PostgreSQL' ? await openTestDatabase({ durable: true }) : undefined
  const env = { ...LOAD_ENV, ...(database && { DATABASE_URL: database.url }) }
  const start = (number: number, port?: number) =>
    startServer({ dataDir: FOLDER, env, command: shifted(number * APART_MS), ...(port && { port }) })
  const fleet: Fleet = { servers: [await start(0)] }
  const receiver = await openReceiver()
  try {
    if (database) fleet.servers.push(...(await Promise.all([start(1), start(2)])))
    const said = async (verb: string, words: string[]) => {
      const { code, stdout, stderr } = await runVerb(verb, words, { dataDir: FOLDER, env })
      if (code !== 0) throw new Error(stderr)
      return stdout.split('\n')[0] ?? ''
    }
    const token = await said('tokens', ['add', 'reader', '--scope', 'write'])
    receiver.takeSecret(await said('webhooks', ['add', 'receiver', receiver.url]))
    const poller = startPoller(fleet, token)
    const guests = await startCheckIns(fleet, token, clients)
    let kills = 0
    for (const end = Date.now() + ms; Date.now() < end; kills += 1) {
      await pause(KILL_EVERY_MS)
      const at = Math.floor(Math.random() * fleet.servers.length)
      const server = fleet.servers[at]
      await server?.kill9()
      fleet.servers[at] = await start(at, server?.port)
    }
    await guests.stop()
    await poller.stop()
    say(`${guests.acknowledged.length} checked in, ${kills} kills, ${poller.got.length} events polled`)
    // The log begins with the wordings of consents, which are older than the webhook.
    const visits = new Set(guests.acknowledged)
    const polled = poller.got.filter(({ visitId }) => visits.has(visitId))
    const isAllThere = () => undelivered(polled, receiver.got) === 0
    for (const end = Date.now() + PATIENCE_MS; !isAllThere() && Date.now() < end; ) await pause(500)
    say(`${receiver.got.length} deliveries, ${receiver.refused.size} refused once`)
    return {
      acknowledged: guests.acknowledged,
      polled,
      received: receiver.got,
      forged: receiver.forged,
      kills,
    }
  } finally {
    for (const server of fleet.servers) await server.kill9()
    receiver.close()
    await database?.close()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

function undelivered(polled: readonly Seen[], received: readonly Seen[]): number {
  const got = new Set(received.map(({ id }) => id))
  return polled.filter(({ id }) => !got.has(id)).length
}

/** Starts the built server with a clock that is so many milliseconds ahead. */
function shifted(aheadMs: number): [string, ...string[]] {
  const code = `const Real = Date; globalThis.Date = class extends Real {
    constructor(...words) { words.length > 0 ? super(...words) : super(Real.now() + ${aheadMs}) }
    static now() { return Real.now() + ${aheadMs} }
  }`
  const preload = `data:text/javascript,${encodeURIComponent(code)}`
  return [process.execPath, '--import', preload, join(ROOT, '.build', 'server.js')]
}

function figuresOf(name: string, { acknowledged, polled, received, forged }: Found): Figure[] {
  const visits = (events: readonly Seen[]) => new Set(events.map(({ visitId }) => visitId))
  const [polledVisits, receivedVisits] = [visits(polled), visits(received)]
  const ids = new Set(polled.map(({ id }) => id))
  const none = (what: string, value: number): Figure => ({
    name: `${name}: ${what}`,
    value,
    unit: '',
    better: 'less',
    gate: 0,
  })
  return [
    {
      name: `${name}: check-ins that were acknowledged`,
      value: acknowledged.length,
      unit: '',
      better: 'more',
    },
    none('of them not polled', acknowledged.filter((id) => !polledVisits.has(id)).length),
    none('events polled twice', polled.length - ids.size),
    none('of them not delivered', acknowledged.filter((id) => !receivedVisits.has(id)).length),
    none('events polled that were not delivered', undelivered(polled, received)),
    none('visits polled out of order', visitsOutOfOrder(polled).length),
    none('visits delivered out of order', visitsOutOfOrder(received).length),
    none('wrong signatures', forged.length),
    { name: `${name}: deliveries an event`, value: received.length / ids.size, unit: '', better: 'less' },
  ]
}

import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '../../src/server/store/engine.ts'
import { aHold, CELL, CELL_MS } from '../../src/server/store/holds-conformance.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { Store } from '../../src/server/store/store.ts'
import { type MixedLoad, mixedLoad, raceForLastCell } from '../support/hold-races.ts'
import { isPostgresHere, openTestDatabase } from '../support/postgres.ts'
import { ROOT } from '../support/sources.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'
import { holdsOverHttp } from './holds-over-http.ts'

/** On the same disk as the project: a temporary folder may be memory. */
const FOLDER = join(ROOT, '.build', 'bench-holds')

/** `open` opens an empty database, or the same one again; `spec` names it for another process. */
type Subject = { name: string; open(): Engine; spec: MixedLoad['spec'] }

const NONE = { unit: '', better: 'less', gate: 0, goal: 0 } as const

/** Durable holds, races for one place and a mixed load under kill -9 on both engines, with what the checker found. */
export async function bench(options: BenchOptions): Promise<Figure[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const path = join(FOLDER, 'scheduler.db')
  try {
    const figures = await measure(options, {
      name: 'SQLite',
      open: () => openSqlite(path),
      spec: { path },
    })
    return [...figures, ...(await holdsOverHttp(options)), ...(await measurePostgres(options))]
  } finally {
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

async function measurePostgres(options: BenchOptions): Promise<Figure[]> {
  if (!isPostgresHere()) {
    options.say('PostgreSQL: not found, not measured')
    return []
  }
  const database = await openTestDatabase({ durable: true })
  const { url } = database
  try {
    return await measure(options, {
      name: 'PostgreSQL',
      open: () => openPostgres(url),
      spec: { url },
    })
  } finally {
    await database.close()
  }
}

async function measure({ full, say }: BenchOptions, subject: Subject): Promise<Figure[]> {
  const { name } = subject
  const engines = [subject.open(), subject.open()]
  await Promise.all(engines.map((engine) => migrate(engine)))
  const stores = engines.map(createStore)
  const ms = full ? 20_000 : 3000
  const figures: Figure[] = []
  say(`holds on ${name}: ${ms / 1000} s with 1 client, then 64`)
  const one = await holdForEver(stores, 1, ms)
  const many = await holdForEver(stores.slice(0, 1), 64, ms)
  figures.push(
    {
      name: `${name}: durable holds, c=64`,
      value: many.rate,
      unit: '/s',
      better: 'more',
      ratio: { value: many.rate / one.rate, to: 'c=1' },
      gate: 1500,
      goal: 10_000,
    },
    {
      name: `${name}: p99`,
      value: quantile(many.latencies, 0.99),
      unit: 'ms',
      better: 'less',
      gate: 30,
      goal: 15,
    },
  )
  const rounds = full ? 5000 : 200
  say(`holds on ${name}: ${rounds} rounds of 64 clients for one place, over two processes' connections`)
  const { violations, attempts } = await raceForLastCell(stores, { rounds, clients: 64 })
  for (const line of violations) say(line)
  say(`${attempts} attempts, ${violations.length} rounds without exactly one winner`)
  await Promise.all(stores.map((store) => store.close()))
  figures.push(
    { name: `${name}: contended attempts`, value: attempts, unit: '', better: 'more' },
    { name: `${name}: rounds without one winner`, value: violations.length, ...NONE },
  )
  for (const processes of [1, 2]) figures.push(...(await underKills({ full, say }, subject, processes)))
  return figures
}

async function underKills(
  { full, say }: BenchOptions,
  { name: engine, spec }: Subject,
  processes: number,
): Promise<Figure[]> {
  const name = `${engine}, ${processes} processes`
  const kills = full ? 60 : 5
  say(`holds on ${name}: a mixed load, ${kills} kills of the process that serves it, one every 2 s`)
  const seed = Math.floor(Math.random() * 2 ** 31)
  const load = { folder: tmpdir(), spec, processes, clients: 64, needs: [], seed }
  const { doubled, lost, counts } = await mixedLoad({ ...load, kills, everyMs: 2000, speed: 300 })
  for (const line of [...doubled, ...lost]) say(`seed ${seed}: ${line}`)
  say(
    `${doubled.length} places with two holders, ${lost.length} acknowledged and lost; ${JSON.stringify(counts)}`,
  )
  const acknowledged = ['held', 'extended', 'booking booked'].reduce(
    (sum, what) => sum + (counts[what] ?? 0),
    0,
  )
  const refused = ['taken', 'booking taken'].reduce((sum, what) => sum + (counts[what] ?? 0), 0)
  return [
    { name: `${name}: acknowledged under kill -9`, value: acknowledged, unit: '', better: 'more' },
    { name: `${name}: refused under kill -9`, value: refused, unit: '', better: 'more' },
    { name: `${name}: places with two holders`, value: doubled.length, ...NONE },
    { name: `${name}: acknowledged and lost`, value: lost.length, ...NONE },
  ]
}

/** Holds places that nobody else wants, each client one after another, until the time is over. */
async function holdForEver(
  stores: readonly Store[],
  clients: number,
  ms: number,
): Promise<{ rate: number; latencies: number[] }> {
  const latencies: number[] = []
  const started = performance.now()
  const client = async (at: number) => {
    const provider = { businessName: 'tlc' as const, id: randomUUID() }
    for (let cell = CELL; performance.now() - started < ms; cell += CELL_MS) {
      const began = performance.now()
      const code = randomUUID()
      const hold = aHold({ code, idempotencyKey: code, provider, cells: [cell] })
      const held = await stores[at % stores.length]?.hold(hold, null)
      if (held?.outcome !== 'held') throw new Error(`A free place was ${held?.outcome}.`)
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, at) => client(at)))
  return { rate: latencies.length / ((performance.now() - started) / 1000), latencies }
}

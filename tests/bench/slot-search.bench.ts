import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import Database from 'libsql'
import { TENANT_HEADERS } from '#contract/endpoint'
import { searchPhysical } from '#contract/providers'
import { getServices } from '#contract/services'
import { addDays } from '#domain/calendar'
import { todayIn } from '#domain/zones'
import { openPlaces } from '../../src/server/address/places.ts'
import { type RunningServer, runVerb, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'
import { get, load } from './http-load.ts'
import { processorTime } from './processor-time.ts'

/** On the same disk as the project: a temporary folder may be memory. */
const FOLDER = join(ROOT, '.build', 'bench-search')
const STORES = join(ROOT, '../shared/data/stores/kroger_family_stores_2024.csv')
const QUERIES = join(ROOT, '../shared/data/geo/location_queries_from_real_stores.csv')

const CLIENTS = 32
const SERVICES = 30
const DAYS = 14 // RESULTS-04
/** Of all cells of the two weeks, by chance but always the same. */
const TAKEN_SHARE = 0.05
const CELL_MS = 20 * 60_000

/** What a browser sends; a load generator has nothing compressed. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** `least`: searches a second. */
type Run = { maxResults: number; headers: Record<string, string>; name: string; least?: number }

const RUNS: Run[] = [
  { maxResults: 5, headers: {}, name: 'slot search, 5 results', least: 3000 },
  { maxResults: 50, headers: {}, name: 'slot search, 50 results' },
  { maxResults: 5, headers: BROWSER, name: 'slot search, 5 results for a browser', least: 2000 },
]

/** Books cells of every store for good, as if it had been done over weeks. */
function fillTaken(dataDir: string): number {
  const database = new Database(join(dataDir, 'scheduler.db'))
  const ids = database.prepare(`SELECT id FROM locations WHERE business_name = 'pharmacy'`).all() as {
    id: string
  }[]
  const insert = database.prepare(
    `INSERT INTO taken (business_name, provider_id, cell, place, holder, expires_at) VALUES ('pharmacy', ?, ?, 0, 'bench', NULL)`,
  )
  const first = Math.floor(Date.now() / CELL_MS)
  const random = createRandom(7)
  let count = 0
  database.exec('BEGIN')
  for (const { id } of ids) {
    for (let cell = 0; cell < DAYS * 72; cell += 1) {
      if (random() >= TAKEN_SHARE) continue
      insert.run(id, (first + cell) * CELL_MS)
      count += 1
    }
  }
  database.exec('COMMIT')
  database.close()
  return count
}

/** The same numbers between 0 and 1 every time. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Cities with a store; those that the gazetteer does not know, about one in a hundred, are no searches: each would be a 404. */
function cities(): string[] {
  const { resolve } = openPlaces(join(ROOT, '.build', 'gazetteer.json'))
  const [, ...lines] = readFileSync(QUERIES, 'utf8').trim().split('\n')
  const written = lines.flatMap((line) => /^"([^"]+)",city,/.exec(line)?.[1] ?? [])
  return written.filter((city) => resolve(city) !== undefined)
}

async function servicesOf(server: RunningServer): Promise<number[]> {
  const response = await fetch(`${server.url}${getServices.path}?businessNames=pharmacy`)
  const { data } = (await response.json()) as { data: { services: { id: number }[] } }
  return data.services.slice(0, SERVICES).map(({ id }) => id)
}

/** Addresses of searches for one service each, near cities with a store. */
async function searches(server: RunningServer, maxResults: number): Promise<(number: number) => string> {
  const today = todayIn(Date.now(), 'America/New_York')
  const window = { startDate: today, endDate: addDays(today, DAYS - 1), maxResults: String(maxResults) }
  const services = await servicesOf(server)
  const random = createRandom(11)
  const paths = cities().map((freeFormAddress) => {
    const serviceIds = String(services[Math.floor(random() * services.length)])
    const query = new URLSearchParams({ businessNames: 'pharmacy', ...window, freeFormAddress, serviceIds })
    return `${searchPhysical.path}?${query}`
  })
  const order = paths.map((path) => ({ path, at: random() })).sort((a, b) => a.at - b.at)
  return (number) => order[number % order.length]?.path ?? ''
}

/** What plain Node answers a second, with a body of that size, on one core. */
async function bareAnswers(size: number, ms: number): Promise<number> {
  const body = Buffer.alloc(size, 'x')
  const server = createServer((_, response) => response.end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const { latencies, seconds } = await load(port, {
    clients: CLIENTS,
    ms,
    requestOf: get(() => '/', {}),
  })
  server.closeAllConnections()
  server.close()
  return latencies.length / seconds
}

async function measure(
  server: RunningServer,
  run: Run,
  ms: number,
  say: (line: string) => void,
): Promise<Figure[]> {
  const { name, maxResults, headers, least } = run
  const pathOf = await searches(server, maxResults)
  const requestOf = get(pathOf, { ...TENANT_HEADERS, ...headers }, true)
  const go = () => load(server.port, { clients: CLIENTS, ms, requestOf })
  await go()
  say(`${name}: ${ms / 1000} s with ${CLIENTS} clients`)
  const before = processorTime(server.pid)
  const { latencies, bytes, refused, seconds } = await go()
  const busy = processorTime(server.pid) - before
  if (refused > 0) say(`${name}: ${refused} of ${latencies.length} refused`)
  const rate = latencies.length / seconds
  const bare = await bareAnswers(Math.round(bytes / latencies.length), 2000)
  return [
    {
      name: `${name}, c=${CLIENTS}`,
      value: rate,
      unit: '/s',
      better: 'more',
      ratio: { value: rate / bare, to: 'bare Node' },
      ...(least && { gate: least, goal: 8000 }), // P9
    },
    {
      name: `${name}: p99`,
      value: quantile(latencies, 0.99),
      unit: 'ms',
      better: 'less',
      ...(least && { gate: 25, goal: 8 }),
    },
    { name: `${name}: processor time`, value: busy / latencies.length, unit: 'ms', better: 'less' },
    { name: `${name}: size`, value: bytes / latencies.length / 1024, unit: 'KB', better: 'less' },
  ]
}

/** Slot searches a second over a real directory, 14 days, one of 30 services each: the first page of 5 results, and 50. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  if (!existsSync(STORES) || !existsSync(QUERIES)) {
    say('slot search: the stores are not here, nothing measured')
    return []
  }
  const ms = full ? 30_000 : 5000
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const dataDir = join(FOLDER, 'data')
  const { code, stderr } = await runVerb('import', [STORES], { dataDir })
  // 2: it has refused rows.
  if (code !== 0 && code !== 2) throw new Error(`The import failed:\n${stderr}`)
  say(`slot search: ${fillTaken(dataDir)} cells taken`)
  const server = await startServer({ dataDir, env: { TRUST_PROXY: '1' } })
  try {
    const figures: Figure[] = []
    for (const run of RUNS) figures.push(...(await measure(server, run, ms, say)))
    return figures
  } finally {
    await server.stop()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

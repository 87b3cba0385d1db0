import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import Database from 'libsql'
import { TENANT_HEADERS } from '#contract/endpoint'
import { postWalkIn, type WalkIn } from '#contract/walk-in'
import { aWalkIn } from '../support/builders.ts'
import { type RunningServer, runVerb, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { aWalkInHere, guestOfNumber, LOAD_ENV } from '../support/walk-in-load.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'

/** On the same disk as the project: a temporary folder may be memory. */
const FOLDER = join(ROOT, '.build', 'bench')

/** Acknowledged: answered 201 (id, milliseconds it took). */
type Sent = { acknowledged: string[]; refused: Map<number, number>; latencies: number[]; seconds: number }

/** Rows of a payload's size, each in its own transaction on disk before the next: what the disk allows one writer. */
function bareInserts(count: number): number {
  const database = new Database(join(FOLDER, `bare-${randomUUID()}.db`))
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE row (id TEXT PRIMARY KEY, body BLOB)',
  )
  const insert = database.prepare('INSERT INTO row VALUES (?, ?)')
  const body = Buffer.alloc(Buffer.byteLength(JSON.stringify(aWalkIn())))
  const started = performance.now()
  for (let row = 0; row < count; row += 1) insert.run(randomUUID(), body)
  const seconds = (performance.now() - started) / 1000
  database.close()
  return count / seconds
}

function post(server: RunningServer, agent: Agent, walkIn: WalkIn, address: string) {
  const body = Buffer.from(JSON.stringify(walkIn))
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = request(
      `${server.url}${postWalkIn.path}`,
      {
        method: 'POST',
        agent,
        headers: {
          ...TENANT_HEADERS,
          'content-type': 'application/json',
          'content-length': body.length,
          'idempotency-key': randomUUID(),
          'x-forwarded-for': address,
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        answer.on('error', reject)
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

/** Sends walk-ins over `clients` connections until the time is over; each guest has an address of her own. */
async function send(
  server: RunningServer,
  walkIn: WalkIn,
  clients: number,
  ms: number,
  first: number,
): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const sent: Sent = { acknowledged: [], refused: new Map(), latencies: [], seconds: 0 }
  const started = performance.now()
  let next = first
  const client = async () => {
    while (performance.now() - started < ms) {
      const number = next
      next += 1
      const began = performance.now()
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
      const { status, text } = await post(server, agent, guestOfNumber(walkIn, number), address)
      sent.latencies.push(performance.now() - began)
      if (status === 201) sent.acknowledged.push(JSON.parse(text).data.appointments[0].id)
      else sent.refused.set(status, (sent.refused.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  sent.seconds = (performance.now() - started) / 1000
  agent.destroy()
  return sent
}

async function lostOf(dataDir: string, acknowledged: string[]): Promise<number> {
  const { code, stdout, stderr } = await runVerb('export', ['--since', '2000-01-01T00:00:00Z'], { dataDir })
  if (code !== 0) throw new Error(`The export failed:\n${stderr}`)
  const found = new Set(
    stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).id),
  )
  return acknowledged.filter((id) => !found.has(id)).length
}

/** Walk-ins a second over HTTP, one client and 32; then the server is killed and every acknowledged one is looked for. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const ms = full ? 20_000 : 3000
  // The better of three: whatever else the machine does only slows it.
  const bare = Math.max(...[1, 2, 3].map(() => bareInserts(full ? 10_000 : 2000)))
  const dataDir = join(FOLDER, 'data')
  // Clients are told apart by a proxy's header, so that the limits a client has do not limit the load.
  const server = await startServer({ dataDir, env: LOAD_ENV })
  try {
    const walkIn = await aWalkInHere(server)
    const figures: Figure[] = [
      { name: 'bare SQLite insert, one fsync each', value: bare, unit: '/s', better: 'more' },
    ]
    const acknowledged: string[] = []
    let first = 1
    for (const clients of [1, 32]) {
      say(`submissions: ${ms / 1000} s with ${clients} client${clients === 1 ? '' : 's'}`)
      const sent = await send(server, walkIn, clients, ms, first)
      first += sent.latencies.length
      acknowledged.push(...sent.acknowledged)
      if (sent.refused.size > 0) say(`refused: ${JSON.stringify(Object.fromEntries(sent.refused))}`)
      const rate = sent.acknowledged.length / sent.seconds
      const name = `walk-ins, c=${clients}`
      figures.push(
        { name, value: rate, unit: '/s', better: 'more', ratio: { value: rate / bare, to: 'bare insert' } },
        { name: `${name}: p99`, value: quantile(sent.latencies, 0.99), unit: 'ms', better: 'less' },
      )
    }
    await server.kill9()
    const lost = await lostOf(dataDir, acknowledged)
    return [
      ...figures,
      { name: 'acknowledged before kill -9', value: acknowledged.length, unit: '', better: 'more', gate: 1 },
      { name: 'of these lost', value: lost, unit: '', better: 'less', gate: 0, goal: 0 },
    ]
  } finally {
    await server.kill9()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

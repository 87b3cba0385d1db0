import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createApp } from '../../src/server/create-app.ts'
import { goodCalls, type Made } from '../support/answers.ts'
import { type AppointmentApp, aFluVisit, guest, openAppointmentApp } from '../support/appointments.ts'
import { collectGarbage } from '../support/collect-garbage.ts'
import { seededRandom } from '../support/hold-races.ts'
import type { BenchOptions, Figure } from './figure.ts'

const ORIGIN = 'http://127.0.0.1:8080'
const AT_ONCE = 16

/** The replacements of a value. */
const HOSTILE: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e-7,
  1e308,
  '',
  ' ',
  '\u0000',
  '\u202Eevil',
  '💉'.repeat(500),
  'x'.repeat(5000),
  "'; DROP TABLE check_ins; --",
  '<svg onload=alert(1)>',
  '=cmd|calc',
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '2026-02-30',
  '9999-99-99T99:99:99Z',
  '1,,2',
  'NaN',
  [],
  {},
  [[[[]]]],
  { toString: 1, length: -1 },
  Array(40).fill(1),
]
const HEADERS: [string, string][] = [
  ['idempotency-key', 'x'.repeat(400)],
  ['idempotency-key', 'again-and-again-1'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-encoding', 'gzip'],
  ['accept-encoding', 'br, gzip'],
  ['x-reservation', 'A'.repeat(22)],
  ['if-none-match', '*, W/"x", "'],
  ['range', 'bytes=9-1'],
  ['origin', 'null'],
  ['x-forwarded-for', '1.2.3.4, ::1'],
  ['x-forwarded-host', 'evil.test'],
  ['sec-fetch-site', 'cross-site'],
]

type Random = () => number
type Seed = { method: string; path: string; query: string; init: RequestInit }

const oneOf = <One>(random: Random, list: readonly One[]): One =>
  list[Math.floor(random() * list.length)] as One

/** Sends requests by chance, made of good ones, to every endpoint of a server in this process: 100,000 at full size. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const requests = full ? 100_000 : 10_000
  const number = Math.floor(Math.random() * 2 ** 31)
  say(`fuzz: ${requests} requests, seed ${number}`)
  const random = seededRandom(number)
  const app = await openAppointmentApp()
  const seeds = await seedsOf(app)
  const answer = createApp({ ...app.deps, log: () => {} })
  const statuses = new Map<number, number>()
  const failures: string[] = []
  const delays = {
    first: monitorEventLoopDelay({ resolution: 5 }),
    second: monitorEventLoopDelay({ resolution: 5 }),
  }
  let [memory, done] = [0, 0]

  async function client(): Promise<void> {
    while (done < requests) {
      done += 1
      // What is prepared and compiled first is no stall of a server that has been running.
      if (done === Math.floor(requests / 20)) delays.first.enable()
      if (done === Math.floor(requests / 2)) {
        delays.first.disable() // collecting garbage here is no stall of the server
        memory = await residentMemory()
        delays.second.enable()
      }
      const { url, init } = mutated(oneOf(random, seeds), random)
      const response = await answer(new Request(url, init), {
        clientAddress: `10.0.${done & 255}.${done % 7}`,
      })
      const text = await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const isBusy = response.status === 503 && text.includes('"busy"')
      if (response.status >= 500 && !isBusy)
        failures.push(`${init.method} ${url.slice(0, 200)}: ${response.status}`)
      await nextTurn()
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, client))
  delays.second.disable()
  const growth = (await residentMemory()) - memory
  await app.close()
  for (const line of failures.slice(0, 20)) say(`seed ${number}: ${line}`)
  say(`fuzz: ${JSON.stringify(Object.fromEntries([...statuses].sort(([one], [other]) => one - other)))}`)
  return [
    {
      name: 'fuzz: answers of 500 and more that are not busy',
      value: failures.length,
      unit: '',
      better: 'less',
      gate: 0,
      goal: 0,
    },
    {
      name: 'fuzz: longest stall of the loop',
      value: Math.max(delays.first.max, delays.second.max) / 1e6,
      unit: 'ms',
      better: 'less',
      gate: 100,
    },
    { name: 'fuzz: memory that its second half took', value: growth, unit: 'MB', better: 'less', gate: 30 },
  ]
}

/** In MB, without garbage: how much of that lies about differs by 60 MB from one moment to the next. */
async function residentMemory(): Promise<number> {
  await collectGarbage()
  return process.memoryUsage.rss() / 1024 / 1024
}

async function seedsOf(app: AppointmentApp): Promise<Seed[]> {
  const booked = [
    ...(await app.booked(aFluVisit({ basicInfo: guest(1) }))),
    ...(await app.booked(
      aFluVisit({
        basicInfo: guest(2),
        dateTime: { value: '2026-11-21T14:00:00-05:00', timezone: 'America/New_York' },
      }),
    )),
  ] as unknown as Made['booked']
  const code = await app.held({ reservationTime: '2026-11-21T16:00:00-05:00' })
  return Object.entries(goodCalls({ code, booked })).map(([name, { path, query = '', init = {} }]) => {
    const [method = 'GET', pattern = ''] = name.split(' ')
    return { method, path: path ?? pattern, query, init }
  })
}

function mutated({ method, path, query, init }: Seed, random: Random): { url: string; init: RequestInit } {
  const headers = new Headers(init.headers)
  if (random() < 0.3) headers.set(...oneOf(random, HEADERS))
  const search = random() < 0.6 ? mutatedQuery(query, random) : query
  const url = ORIGIN + (random() < 0.1 ? mutatedText(path, random) : path) + search
  const verb = random() < 0.05 ? oneOf(random, ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) : method
  const takesBody = verb !== 'GET' && verb !== 'HEAD'
  const body = takesBody && typeof init.body === 'string' ? { body: mutatedBody(init.body, random) } : {}
  return { url: URL.canParse(url) ? url : ORIGIN + path, init: { method: verb, headers, ...body } }
}

function mutatedQuery(query: string, random: Random): string {
  const given = new URLSearchParams(query)
  const name = oneOf(random, [...given.keys(), 'unknown', '__proto__', 'filter.startDate', 'page.offset'])
  const value = oneOf(random, HOSTILE)
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const how = random()
  if (how < 0.2) given.delete(name)
  else if (how < 0.4) given.append(name, text)
  else given.set(name, text)
  return `?${given}`
}

function mutatedText(text: string, random: Random): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 1))
  return (
    text.slice(0, at) +
    oneOf(random, ['%00', '/', '..', '%2e%2e', 'é', '?', ';', '%F0%9F', '\\']) +
    text.slice(at + 1)
  )
}

/** Other bytes of the text, or another value somewhere in what it says. */
function mutatedBody(text: string, random: Random): string | Uint8Array<ArrayBuffer> {
  if (random() < 0.2) {
    const bytes = new TextEncoder().encode(text)
    for (let change = 0; change < 3; change += 1)
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
    return random() < 0.3 ? bytes.slice(0, Math.floor(random() * bytes.length)) : bytes
  }
  const body: unknown = JSON.parse(text)
  const changes = 1 + Math.floor(random() * 3)
  for (let change = 0; change < changes; change += 1) mutate(body, random)
  return JSON.stringify(body)
}

function mutate(value: unknown, random: Random): void {
  if (typeof value !== 'object' || value === null) return
  const record = value as Record<string, unknown>
  const key = oneOf(random, Object.keys(record))
  if (key === undefined) return
  const below = record[key]
  const how = random()
  if (typeof below === 'object' && below !== null && random() < 0.7) mutate(below, random)
  else if (how < 0.15) delete record[key]
  else if (how < 0.3) record[`${key}x`] = structuredClone(below)
  else record[key] = structuredClone(oneOf(random, HOSTILE))
}

import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Attack,
  attack,
  drip,
  honest,
  memoryOf,
  readNothing,
  saySomethingNever,
  sendHalf,
  untilClosed,
} from '../support/attacks-sockets.ts'
import { type Call, guestsOf, statusCounts } from '../support/crowd.ts'
import { addressOf, openRaw } from '../support/raw-client.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import type { BenchOptions, Figure } from './figure.ts'

const TLS = join(ROOT, 'tests/support/tls')
const SECURE = { TLS_CERT: join(TLS, 'cert.pem'), TLS_KEY: join(TLS, 'key.pem') }
const none = { unit: '', better: 'less' as const, gate: 0, goal: 0 }

type Say = BenchOptions['say']
type Run = { server: RunningServer; ms: number; say: Say }

/** Serves with some settings while `run` goes on. */
async function serving<T>(
  env: Record<string, string>,
  run: (server: RunningServer) => Promise<T>,
): Promise<T> {
  const server = await startServer({ env })
  try {
    return await run(server)
  } finally {
    await server.stop()
  }
}

const refusedOf = (calls: Call[]) => calls.filter(({ status }) => status !== 200 && status !== 201).length
const slowest = (calls: Call[]) => Math.max(...calls.map(({ ms }) => ms))
const memory = (name: string, { pid }: RunningServer): Figure => ({
  name: `${name}: memory at its most`,
  value: memoryOf(pid).peak,
  unit: 'MB',
  better: 'less',
  gate: 300,
})
const within = (name: string, value: number, gate: number): Figure => ({
  name,
  value,
  unit: 'ms',
  better: 'less',
  gate,
})

/** Run 6: the largest search, and then nothing is read, or a byte a second. */
async function neverRead({ server, ms, say }: Run): Promise<Figure[]> {
  const guests = await guestsOf(server.port)
  const at = { port: server.port, again: false }
  const unread = [
    attack({ ...at, connections: 150, addresses: 150, act: readNothing(guests) }),
    attack({ ...at, connections: 150, addresses: 150, act: readNothing(guests, 1000) }),
  ]
  const count = Math.ceil(ms / 1000)
  const [searches, checkIns, took] = await Promise.all([
    honest(server.port, { count, everyMs: 1000, ask: () => guests.search() }),
    honest(server.port, { count, everyMs: 1000, ask: guests.checkIn }),
    Promise.all(unread.map((one) => untilClosed(one, server.port, 90_000))),
  ])
  say(
    `run 6: ${count} searches, ${count} check-ins, ${JSON.stringify(statusCounts([...searches, ...checkIns]))}`,
  )
  for (const one of unread) one.stop()
  return [
    {
      name: 'run 6, nothing read: honest guests refused',
      value: refusedOf([...searches, ...checkIns]),
      ...none,
    },
    within('run 6: slowest honest answer', slowest([...searches, ...checkIns]), 1000),
    { name: 'run 6: all closed after', value: Math.max(...took) / 1000, unit: 's', better: 'less', gate: 75 },
    memory('run 6', server),
  ]
}

/** Run 7: half-sent bodies, begun anew as they end. */
async function halfSent({ server, ms, say }: Run): Promise<Figure[]> {
  const guests = await guestsOf(server.port)
  const figures: Figure[] = []
  for (const addresses of [1, 3]) {
    const half = attack({ port: server.port, connections: 300, addresses, act: sendHalf(guests) })
    const at = { count: 100, everyMs: ms / 100, ask: guests.checkIn }
    const calls = await Promise.all([
      honest(server.port, at),
      honest(server.port, { ...at, from: () => addressOf(0) }),
    ])
    half.stop()
    say(`run 7: ${half.begun()} half-sent bodies of ${addresses}, ${JSON.stringify(calls.map(statusCounts))}`)
    figures.push({
      name: `run 7, half-sent bodies of ${addresses}: check-ins refused`,
      value: refusedOf(calls.flat()),
      ...none,
    })
  }
  return figures
}

/** Run 8: silent connections over TLS. */
async function silent({ server, ms, say }: Run): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const addresses of [1, 200]) {
    const one = attack({ port: server.port, connections: 2000, addresses, act: saySomethingNever })
    const calls = await honest(server.port, {
      count: 60,
      everyMs: ms / 60,
      ask: () => ({ path: '/healthz' }),
      isSecure: true,
    })
    one.hold()
    const took = await untilClosed(one, server.port, 30_000)
    one.stop()
    say(`run 8: ${one.begun()} silent connections of ${addresses}, ${JSON.stringify(statusCounts(calls))}`)
    figures.push(
      {
        name: `run 8, silent over TLS of ${addresses}: honest requests refused`,
        value: refusedOf(calls),
        ...none,
      },
      {
        name: `run 8, of ${addresses}: all closed after`,
        value: took / 1000,
        unit: 's',
        better: 'less',
        gate: 11,
      },
    )
  }
  return figures
}

/** Run 9: heads of which a byte comes now and then. */
async function dripping({ server, ms, say }: Run): Promise<Figure[]> {
  const one: Attack = attack({ port: server.port, connections: 10_000, addresses: 200, act: drip(5000) })
  const calls = await honest(server.port, { count: 60, everyMs: ms / 60, ask: () => ({ path: '/healthz' }) })
  one.stop()
  say(`run 9: ${one.begun()} dripping connections, ${JSON.stringify(statusCounts(calls))}`)
  return [
    { name: 'run 9, dripping: honest requests refused', value: refusedOf(calls), ...none },
    memory('run 9', server),
  ]
}

const VISITORS_A_SECOND = 240

/** Guests who come once each, on connections that they keep. */
async function newVisitors({ server, ms, say }: Run): Promise<Figure[]> {
  let [answered, broken] = [0, 0]
  const visits: Promise<void>[] = []
  const visit = async (number: number) => {
    const client = await openRaw({ port: server.port, from: addressOf(number) })
    client.write('GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    await new Promise((resolve) => client.once('data', resolve).once('close', resolve))
    if (client.said().startsWith('HTTP/1.1 200 ')) answered += 1
    else broken += 1
    client.unref()
  }
  const began = performance.now()
  while (performance.now() - began < ms) {
    const due = Math.floor(((performance.now() - began) * VISITORS_A_SECOND) / 1000)
    while (visits.length < due) visits.push(visit(visits.length))
    await pause(5)
  }
  await Promise.all(visits)
  say(`new visitors: ${answered} answered, ${broken} not`)
  return [{ name: '240 new visitors a second: connections broken', value: broken, ...none }]
}

/** Attacks on the server's sockets at full size. */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const ms = full ? 60_000 : 10_000
  const run = (of: (run: Run) => Promise<Figure[]>, env: Record<string, string> = {}, forMs = ms) =>
    serving(env, (server) => of({ server, ms: forMs, say }))
  return [
    ...(await run(neverRead, {}, 60_000)),
    ...(await run(halfSent)),
    ...(await run(silent, SECURE)),
    ...(await run(dripping)),
    ...(await run(newVisitors, {}, full ? 60_000 : 20_000)),
  ]
}

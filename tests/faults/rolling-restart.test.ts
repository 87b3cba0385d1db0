import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { getOutboxKey, type OutboxKey } from '#contract/outbox-key'
import { getServicesAtLocation } from '#contract/services'
import { openBalancer } from '../support/balancer.ts'
import { aWalkIn } from '../support/builders.ts'
import { checkInsIn } from '../support/check-ins-in.ts'
import { postOverSocket } from '../support/post-over-socket.ts'
import { parsePrometheus } from '../support/prometheus.ts'
import { runInChild } from '../support/run-in-child.ts'
import { sealWalkIn } from '../support/seal-walk-in.ts'
import {
  freePort,
  launchServer,
  type RunningServer,
  startServer,
  temporaryFolder,
} from '../support/server.ts'
import { STORE } from '../support/tablet.ts'

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.on('error', () => resolve(true))
  })
}

function linesOf(logs: string): Record<string, unknown>[] {
  return logs
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

const eventsOf = (logs: string) => linesOf(logs).map(({ event }) => event)

/** A process that is number 1 of its own namespace gets no signal that it does not listen for, as in a container. */
const AS_FIRST = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'] as const
const canBeFirst = spawnSync(AS_FIRST[0], [...AS_FIRST.slice(1), 'true']).status === 0

function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

/** A check-in in the outbox's seal, which the server keeps whatever day the walk-in was made for. */
async function sealedGuest(url: string, key: string): Promise<unknown> {
  const { data } = (await (await fetch(`${url}${getOutboxKey.path}`)).json()) as { data: OutboxKey }
  return sealWalkIn(aWalkIn({ locationNumber: STORE }), key, data)
}

/** All guests of the test come from one address. */
const LIMITS =
  'sealed.connection=9999,sealed.network=9999,sealedBytes.connection=99999999,sealedBytes.network=99999999'

let guestsSent = 0

/** Guests who check in one after the other, so many at a time, until told to stop or the server is gone: how calls were answered, and the ids of what was acknowledged. */
function sendGuests(url: string, atOnce: number) {
  const answers = new Map<string, number>()
  const acknowledged: string[] = []
  let isOver = false
  const count = (name: string) => answers.set(name, (answers.get(name) ?? 0) + 1)
  async function visit(): Promise<void> {
    const services = await fetch(`${url}${getServicesAtLocation.path}?locationId=${STORE}`)
    count(`services ${services.status}`)
    await services.arrayBuffer()
    const key = `the-key-of-guest-${guestsSent++}`
    const answer = await postOverSocket(url, key, await sealedGuest(url, key))
    count(`walk-in ${answer?.status}`)
    if (answer?.status === 201) acknowledged.push(JSON.parse(answer.text).data.appointments[0].id)
    await pause(50)
  }
  async function visits(): Promise<void> {
    while (!isOver) {
      try {
        await visit()
      } catch {
        count('no connection')
        return
      }
    }
  }
  const sending = Promise.all(Array.from({ length: atOnce }, visits))
  return {
    answers,
    acknowledged,
    async stop() {
      isOver = true
      await sending
    },
  }
}

/** Whether a systemd runs here that would start a server. */
const isUnderSystemd = /^(?:running|degraded)/.test(
  spawnSync('systemctl', ['is-system-running'], { encoding: 'utf8' }).stdout ?? '',
)

type Signalled = { command: readonly [string, ...string[]]; signalled: (pid: number) => number }
const SERVER = [process.execPath, '.build/server.js'] as const
const START = [process.execPath, 'src/tools/start.mjs'] as const
const itself = (pid: number) => pid

const SIGNALLED: [string, Signalled][] = [
  ['the server', { command: SERVER, signalled: itself }],
  ['the start script', { command: START, signalled: itself }],
  ['npm', { command: ['npm', 'start'], signalled: itself }],
  ['the server under npm', { command: ['npm', 'start'], signalled: childOf }],
  ['npm under sh', { command: ['sh', '-c', 'npm start; true'], signalled: childOf }],
  ['the start script under sh', { command: ['sh', '-c', `${START.join(' ')}; true`], signalled: childOf }],
  ['the server under sh', { command: ['sh', '-c', `${SERVER.join(' ')}; true`], signalled: childOf }],
  ...(canBeFirst
    ? ([
        ['the server as process 1', { command: [...AS_FIRST, ...SERVER], signalled: childOf }],
        ['the start script as process 1', { command: [...AS_FIRST, ...START], signalled: childOf }],
        ['npm as process 1', { command: [...AS_FIRST, 'npm', 'start'], signalled: childOf }],
      ] satisfies [string, Signalled][])
    : []),
  ...(isUnderSystemd
    ? ([
        [
          'the server under systemd-run',
          { command: ['systemd-run', '--scope', '--quiet', ...SERVER], signalled: itself },
        ],
      ] satisfies [string, Signalled][])
    : []),
]

describe('a signal ends the server, frees its port and loses nothing that was acknowledged', () => {
  it.each(SIGNALLED)('when %s gets it [RUN-01]', async (_, { command, signalled }) => {
    const dataDir = temporaryFolder()
    const server = await startServer({ command, dataDir, env: { DRAIN_SECONDS: '1', LIMITS } })
    const guests = sendGuests(server.url, 2)
    await vi.waitFor(() => expect(guests.acknowledged.length).toBeGreaterThan(2))
    const began = performance.now()
    process.kill(signalled(server.pid), 'SIGTERM')
    await server.ended
    expect(performance.now() - began).toBeLessThan(12_000)
    expect(await isPortFree(server.port)).toBe(true)
    expect(eventsOf(server.logs())).toEqual(expect.arrayContaining(['started', 'stopping', 'stopped']))
    await guests.stop()
    const stored = (await checkInsIn(dataDir)).map((line) => line.split(' ')[0])
    expect(stored).toEqual(expect.arrayContaining(guests.acknowledged))
    rmSync(dataDir, { recursive: true, force: true })
  })
})

it('a server that waits for its database says so, to Prometheus too, and a signal ends it [RUN-01, RUN-09, RUN-10]', async () => {
  const scrapes = await freePort()
  const env = {
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
    METRICS_PORT: String(scrapes),
  }
  const server = await launchServer({ env })
  await vi.waitFor(() => expect(server.logs()).toContain('\n'))
  expect(linesOf(server.logs())).toEqual([
    expect.objectContaining({ event: 'waiting-for-database', level: 'error', code: 'ECONNREFUSED' }),
  ])
  const metrics = parsePrometheus(await (await fetch(`http://127.0.0.1:${scrapes}/metrics`)).text())
  expect(metrics.get('scheduler_ready')?.series).toEqual([expect.objectContaining({ value: 0 })])
  expect(metrics.get('scheduler_log_lines_total')?.series).toContainEqual(
    expect.objectContaining({ labels: { event: 'waiting-for-database', level: 'error' }, value: 1 }),
  )
  expect(await server.stop()).toBe(0)
})

it('processes that begin the same data together all open it', async () => {
  const folder = temporaryFolder()
  const said = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const child = await runInChild('tests/support/open-together.ts', 'openTogether', [
        folder,
        Date.now() + 1500,
        100,
        10,
      ])
      return (await child.stdout.toArray()).join('')
    }),
  )
  expect(said.join('')).toBe('')
  rmSync(folder, { recursive: true, force: true })
})

it('processes that are replaced one by one under traffic lose no request [RUN-08, RUN-18]', async () => {
  const dataDir = temporaryFolder()
  const ports = [await freePort(), await freePort(), await freePort()]
  const start = (port: number) => startServer({ port, dataDir, env: { DRAIN_SECONDS: '1', LIMITS } })
  const servers: RunningServer[] = []
  servers.push(...(await Promise.all(ports.map(start))))
  const balancer = await openBalancer(ports)
  const guests = sendGuests(balancer.url, 4)
  servers[0]?.breakPipes()
  for (const [at, server] of servers.entries()) {
    await server.stop()
    servers[at] = await start(server.port)
  }
  await guests.stop()
  balancer.close()
  const logs = servers.map((server) => server.logs()).join('')
  await Promise.all(servers.map((server) => server.stop()))
  expect([...guests.answers.keys()].sort()).toEqual(['services 200', 'walk-in 201'])
  expect(guests.acknowledged.length).toBeGreaterThan(20)
  const stored = (await checkInsIn(dataDir)).map((line) => line.split(' ')[0])
  expect(stored).toEqual(guests.acknowledged.sort())
  expect(
    logs
      .split('\n')
      .filter((line) => line !== '' && !/^{"at":"[^"]+","level":"(info|warning|error)"/.test(line)),
  ).toEqual([])
  rmSync(dataDir, { recursive: true, force: true })
})

import { mkdirSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Booked, sendBookings } from './booking-load.ts'
import { openPair } from './postgres-pair.ts'
import { type RunningServer, runVerb, startServer } from './server.ts'
import { LOAD_ENV } from './walk-in-load.ts'

const LOAD = { clients: 4, everyMs: 250 }
/** Bookings are made so long before each failure, in milliseconds. */
const BEFORE_MS = 2000
/** Longest wait for the first booking after a failure. */
const PATIENCE_MS = 60_000

export type FailoverDrill = {
  booked: readonly Booked[]
  /** Ids of bookings that were acknowledged and are not in the export, and phones of guests who are there twice. */
  lost: string[]
  doubled: string[]
  refused: readonly string[]
  /** For each failure the longest time without an acknowledgement, in milliseconds. */
  away: number[]
}

/**
 * Kills the primary under bookings and promotes its synchronous standby, so many times. Two processes know both hosts, a third one a proxy that
 * leads to the primary (RUN-16).
 */
export async function drillFailover(
  failures: number,
  { folder, say }: { folder: string; say: (line: string) => void },
): Promise<FailoverDrill> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const pair = await openPair()
  const proxy = await openForwarder(pair.primaryPort)
  const urls = [pair.url, pair.url, `postgres://postgres@127.0.0.1:${proxy.port}/postgres`]
  const servers: RunningServer[] = []
  try {
    for (const url of urls)
      servers.push(await startServer({ dataDir: folder, env: { ...LOAD_ENV, DATABASE_URL: url } }))
    const load = await sendBookings(servers, LOAD)
    const kills: number[] = []
    for (let failure = 1; failure <= failures; failure += 1) {
      await pause(BEFORE_MS)
      await pair.killPrimary()
      const killedAt = Date.now()
      await pair.promote()
      const promotedAt = Date.now()
      await firstAfter(load.booked, promotedAt)
      kills.push(killedAt)
      await pair.addStandby()
      say(
        `failover: ${failure} of ${failures}, promoted after ${promotedAt - killedAt} ms, ${load.booked.length} booked`,
      )
    }
    await pause(BEFORE_MS)
    await load.stop()
    const exported = await runVerb('export', ['--after', 'start'], {
      dataDir: folder,
      env: { DATABASE_URL: pair.url },
    })
    if (exported.code !== 0) throw new Error(exported.stderr)
    return {
      booked: load.booked,
      ...judged(load.booked, exported.stdout),
      refused: load.refused,
      away: kills.map((killedAt) => gapAround(killedAt, load.booked)),
    }
  } finally {
    for (const server of servers) await server.kill9()
    proxy.close()
    await pair.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits until a booking is acknowledged after an instant. */
async function firstAfter(booked: readonly Booked[], instant: number): Promise<void> {
  const cutOff = Date.now() + PATIENCE_MS
  while (!booked.some(({ at }) => at > instant)) {
    if (Date.now() > cutOff) throw new Error('Nobody could book after the failure.')
    await pause(20)
  }
}

/** The longest time without an acknowledgement around a failure, in milliseconds. */
function gapAround(killedAt: number, booked: readonly Booked[]): number {
  const instants = booked.map(({ at }) => at).sort((one, other) => one - other)
  const gaps = instants.slice(1).map((at, before) => ({ at, ms: at - (instants[before] ?? at) }))
  return Math.max(
    ...gaps.filter(({ at, ms }) => at > killedAt && at - ms < killedAt + BEFORE_MS).map(({ ms }) => ms),
  )
}

function judged(booked: readonly Booked[], exported: string): Pick<FailoverDrill, 'lost' | 'doubled'> {
  const lines = exported.split('\n').filter((line) => line !== '')
  const there = new Set(
    lines.flatMap((line) => {
      const { id, visitId } = JSON.parse(line) as { id?: string; visitId?: string }
      return [id, visitId]
    }),
  )
  return {
    lost: booked.filter(({ id }) => !there.has(id)).map(({ id }) => id),
    doubled: booked.filter(({ phone }) => exported.split(`"${phone}"`).length > 2).map(({ phone }) => phone),
  }
}

/** A proxy of bytes to the port that `target` says when a connection comes. */
async function openForwarder(target: () => number): Promise<{ port: number; close(): void }> {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target(), '127.0.0.1')
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Booked, sendBookings } from '../support/booking-load.ts'
import { isPostgresHere } from '../support/postgres.ts'
import { openPair } from '../support/postgres-pair.ts'
import { runVerb, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { LOAD_ENV } from '../support/walk-in-load.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-failover')
const LOAD = { clients: 4, everyMs: 250 }
/** Bookings are made so long before each failure, in milliseconds. */
const BEFORE_MS = 2000
/** Longest wait for the first booking after a failure. */
const PATIENCE_MS = 60_000

/** The primary is killed under bookings and its synchronous standby promoted: nothing that was acknowledged is lost or doubled (RUN-16). */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  if (!isPostgresHere()) return []
  const failures = full ? 10 : 3
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const pair = await openPair()
  const env = { ...LOAD_ENV, DATABASE_URL: pair.url }
  const start = () => startServer({ dataDir: FOLDER, env })
  const first = await start()
  const servers = [first, await start(), await start()]
  try {
    const load = await sendBookings(servers, LOAD)
    const away: number[] = []
    for (let failure = 1; failure <= failures; failure += 1) {
      await pause(BEFORE_MS)
      await pair.killPrimary()
      const killedAt = Date.now()
      await pair.promote()
      const promotedMs = Date.now() - killedAt
      const backMs = (await firstAfter(load.booked, killedAt)) - killedAt
      away.push(backMs)
      await pair.addStandby()
      say(
        `failover: ${failure} of ${failures}, promoted after ${promotedMs} ms, a booking after ${backMs} ms, ${load.booked.length} booked`,
      )
    }
    await pause(BEFORE_MS)
    await load.stop()
    const exported = await runVerb('export', ['--after', 'start'], { dataDir: FOLDER, env })
    if (exported.code !== 0) throw new Error(exported.stderr)
    for (const line of load.refused) say(`failover: refused: ${line}`)
    return figuresOf(load.booked, { away, exported: exported.stdout, refused: load.refused.length, failures })
  } finally {
    for (const server of servers) await server.kill9()
    await pair.close()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

/** When the first booking was acknowledged that came after an instant by so much that the primary cannot have answered it. */
async function firstAfter(booked: readonly Booked[], instant: number): Promise<number> {
  const cutOff = Date.now() + PATIENCE_MS
  while (Date.now() < cutOff) {
    const found = booked.find(({ at }) => at > instant + 50)
    if (found) return found.at
    await pause(20)
  }
  throw new Error('Nobody could book after the failure.')
}

type Found = { away: number[]; exported: string; refused: number; failures: number }

function figuresOf(booked: readonly Booked[], { away, exported, refused, failures }: Found): Figure[] {
  const lines = exported.split('\n').filter((line) => line !== '')
  const visits = lines.map((line) => JSON.parse(line) as { id?: string; visitId?: string })
  const times = (id: string) => visits.filter((visit) => visit.id === id || visit.visitId === id).length
  const lost = booked.filter(({ id }) => times(id) === 0)
  const twice = booked.filter(({ phone }) => exported.split(`"${phone}"`).length > 2)
  const none = { unit: '', better: 'less', gate: 0, goal: 0 } as const
  return [
    { name: 'failover: primaries killed', value: failures, unit: '', better: 'more' },
    {
      name: 'failover: bookings acknowledged',
      value: booked.length,
      unit: '',
      better: 'more',
      gate: failures,
    },
    { name: 'failover: of these lost', value: lost.length, ...none },
    { name: 'failover: guests booked twice', value: twice.length, ...none },
    { name: 'failover: bookings refused', value: refused, ...none },
    {
      name: 'failover: without service, with promotion, median',
      value: quantile(away, 0.5),
      unit: 'ms',
      better: 'less',
    },
    { name: 'failover: the same, longest', value: Math.max(...away), unit: 'ms', better: 'less' },
  ]
}

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
    const exported = await runVerb('export', ['--after', 'start'], { dataDir: FOLDER, env })
    if (exported.code !== 0) throw new Error(exported.stderr)
    for (const line of load.refused) say(`failover: refused: ${line}`)
    return figuresOf(load.booked, {
      kills,
      exported: exported.stdout,
      refused: load.refused.length,
      failures,
    })
  } finally {
    for (const server of servers) await server.kill9()
    await pair.close()
    rmSync(FOLDER, { recursive: true, force: true })
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

type Found = { kills: number[]; exported: string; refused: number; failures: number }

function figuresOf(booked: readonly Booked[], { kills, exported, refused, failures }: Found): Figure[] {
  const away = kills.map((killedAt) => gapAround(killedAt, booked))
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

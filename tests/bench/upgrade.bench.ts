import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { openBalancer } from '../support/balancer.ts'
import { launchBrowser } from '../support/browser.ts'
import { buildCopy, NEXT } from '../support/builds.ts'
import { isPostgresHere, openTestDatabase } from '../support/postgres.ts'
import { freePort, type RunningServer, runVerb, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { loadCold, type Met, nothingMet, visit } from '../support/upgrade-guests.ts'
import { aWalkInHere, LOAD_ENV, sendWalkIns } from '../support/walk-in-load.ts'
import type { BenchOptions, Figure } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-upgrade')
/** Guests at the same time. */
const GUESTS = 3
/** A process is waited for so long: browsers on the same machine slow its start. */
const START_MS = 120_000
/** A process goes on answering so long: longer than the balancer, which shares the processor with browsers, needs to see that it is not ready. */
const DRAIN_SECONDS = '3'
/** Processes are replaced so long after each other, in milliseconds. */
const EVERY_MS = 500

/** Three processes that are replaced one by one with another build, and back, until told to stop. */
function replaceForEver(
  servers: RunningServer[],
  start: (port: number, isNext: boolean) => Promise<RunningServer>,
) {
  let replaced = 0
  let isOver = false
  const replacing = (async () => {
    for (let isNext = true; !isOver; isNext = !isNext) {
      for (const [at, { stop, port }] of servers.entries()) {
        if (isOver) return
        await stop()
        servers[at] = await start(port, isNext)
        replaced += 1
        await pause(EVERY_MS)
      }
    }
  })()
  return {
    count: () => replaced,
    /** Resolves when one more has been replaced, or when it is over because that failed. */
    async untilNext() {
      const before = replaced
      while (replaced === before && !isOver) {
        await Promise.race([pause(50), replacing])
      }
    },
    async stop() {
      isOver = true
      await replacing
    },
  }
}

/** Runs `work` with each number below `most`, so many at a time. */
async function inTurns(most: number, atOnce: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const one = async () => {
    while (next < most) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

/** Two builds without a file in common behind a proxy that spreads requests without stickiness, while processes are replaced (RUN-04, RUN-08). */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  const [loads, visits] = full ? [100, 50] : [20, 8]
  await buildCopy(NEXT)
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const database = isPostgresHere() ? await openTestDatabase() : undefined
  const env = { ...LOAD_ENV, DRAIN_SECONDS, ...(database && { DATABASE_URL: database.url }) }
  const start = (port: number, isNext = false) =>
    startServer({ port, dataDir: FOLDER, env, patienceMs: START_MS, ...(isNext && { root: NEXT.folder }) })
  const servers: RunningServer[] = []
  for (let one = 0; one < 3; one += 1) servers.push(await start(await freePort()))
  const balancer = await openBalancer(servers.map(({ port }) => port))
  const met = nothingMet()
  let browser: Browser | undefined
  try {
    browser = await launchBrowser()
    const chromium = browser
    const [first] = servers
    if (!first) throw new Error('No server')
    const traffic = sendWalkIns([balancer.url], await aWalkInHere(first), 1)
    const replacing = replaceForEver(servers, start)
    await inTurns(loads, GUESTS, (number) => loadCold(chromium, balancer.url, number, met))
    say(`upgrade: ${loads} cold loads, ${replacing.count()} processes replaced, ${met.blank.length} blank`)
    await inTurns(visits, GUESTS, async (number) => {
      await visit(chromium, balancer.url, { number, untilReplaced: replacing.untilNext, met })
      say(`upgrade: visit ${number + 1} of ${visits}, ${met.finished.length} finished`)
    })
    await traffic.stop()
    await replacing.stop()
    for (const line of balancer.broken) say(`  answered with 502: ${line}`)
    const exported = await runVerb('export', ['--after', 'start'], { dataDir: FOLDER, env })
    return figuresOf(met, {
      traffic,
      replaced: replacing.count(),
      loads,
      visits,
      exported: exported.stdout,
      say,
    })
  } finally {
    await browser?.close()
    balancer.close()
    for (const server of servers) await server.kill9()
    await database?.close()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

type Found = {
  traffic: ReturnType<typeof sendWalkIns>
  replaced: number
  loads: number
  visits: number
  exported: string
  say: BenchOptions['say']
}

function figuresOf(met: Met, { traffic, replaced, loads, visits, exported, say }: Found): Figure[] {
  const counted = new Map<string, number>()
  for (const line of met.hidden) counted.set(line, (counted.get(line) ?? 0) + 1)
  for (const [line, count] of counted) say(`  hidden: ${count} x ${line}`)
  for (const line of [...met.blank, ...met.lost, ...met.errors]) say(`  ${line}`)
  const missing = (names: string[]) => names.filter((name) => exported.split(name).length !== 2)
  const lost = missing(traffic.acknowledged.map(({ id }) => `"id":"${id}"`))
  const notStored = met.finished.filter(({ lastName }) => !exported.includes(`"${lastName}"`))
  const none = { unit: '', better: 'less', gate: 0, goal: 0 } as const
  const more = { unit: '', better: 'more' } as const
  return [
    { name: 'upgrade: processes replaced', value: replaced, ...more, gate: 6 },
    { name: 'upgrade: cold loads', value: loads, ...more },
    { name: 'upgrade: blank pages', value: met.blank.length, ...none },
    { name: 'upgrade: visits finished', value: met.finished.length, ...more, gate: visits },
    { name: 'upgrade: of these with a worker', value: met.served, ...more },
    { name: 'upgrade: of these that took the other build in mid-form', value: met.updated, ...more },
    { name: 'upgrade: fields lost', value: met.lost.length, ...none },
    { name: 'upgrade: errors shown', value: met.errors.length, ...none },
    {
      name: 'upgrade: answers and requests that failed unseen',
      value: met.hidden.length,
      unit: '',
      better: 'less',
    },
    { name: 'upgrade: check-ins over sockets acknowledged', value: traffic.acknowledged.length, ...more },
    { name: 'upgrade: of these refused or broken', value: traffic.refused.length, ...none },
    { name: 'upgrade: acknowledged, not once in the export', value: lost.length + notStored.length, ...none },
  ]
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TENANT_HEADERS } from '#contract/endpoint'
import { type RunningServer, runVerb, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { offerOf } from './entry-routes.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-locations')
const LOCATIONS = 10_000
const DAY_MS = 86_400_000
const PLACE = 'Cincinnati, OH'

/** Pharmacies on a grid over Ohio and its neighbours; Cincinnati lies in it. */
function csv(): string {
  const rows = Array.from({ length: LOCATIONS }, (_, at) => {
    const [latitude, longitude] = [36 + (at % 100) * 0.05, -88 + Math.floor(at / 100) * 0.08]
    return `${String(10_000_000 + at)},Store ${at},Cincinnati,OH,45202,${latitude.toFixed(4)},${longitude.toFixed(4)},Mo-Su 09:00-20:00`
  })
  return ['storeId,vanityName,city,state,zip,latitude,longitude,hours', ...rows, ''].join('\n')
}

async function search(server: RunningServer, serviceId: number): Promise<number> {
  const [from, to] = [1, 7].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10))
  const query = `businessNames=pharmacy&serviceIds=${serviceId}&startDate=${from}&endDate=${to}&freeFormAddress=${encodeURIComponent(PLACE)}`
  const began = performance.now()
  const answer = await fetch(`${server.url}/appointment-management/v1/results/physical?${query}`, {
    headers: TENANT_HEADERS,
  })
  const text = await answer.text()
  if (answer.status !== 200)
    throw new Error(`The search was answered ${answer.status}:\n${text.slice(0, 500)}`)
  return performance.now() - began
}

/** Megabytes that a process has in memory. */
function memoryOf({ pid }: RunningServer): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

async function succeed(words: [string, ...string[]], dataDir: string): Promise<void> {
  const [verb, ...rest] = words
  const { code, stderr } = await runVerb(verb, rest, { dataDir })
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${stderr}`)
}

/** A chain of 10,000 locations: start, memory and searches, and the same after a wait and a closure have changed (RUN-19). */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const dataDir = join(FOLDER, 'data')
  const file = join(FOLDER, 'stores.csv')
  writeFileSync(file, csv())
  await (await startServer({ dataDir })).stop()
  let began = performance.now()
  await succeed(['import', file, '--keep-demonstration'], dataDir)
  const importMs = performance.now() - began
  began = performance.now()
  const server = await startServer({ dataDir })
  const startMs = performance.now() - began
  try {
    const { services } = await offerOf(server, '10000000')
    const vaccine = services.find(({ isVaccine, isAvailable }) => isVaccine && isAvailable)?.id ?? 0
    const first = await search(server, vaccine)
    const memory = memoryOf(server)
    const measure = async () => {
      const times: number[] = []
      for (let run = 0; run < (full ? 50 : 10); run += 1) times.push(await search(server, vaccine))
      return quantile(times, 0.5)
    }
    const before = await measure()
    say('many locations: waits and closures change')
    const firstAfter = async (words: (at: number) => [string, ...string[]]) => {
      const times: number[] = []
      for (let run = 0; run < 5; run += 1) {
        await succeed(words(run), dataDir)
        times.push(await search(server, vaccine))
      }
      return quantile(times, 0.5)
    }
    const day = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
    const firstAfterWait = await firstAfter((at) => ['wait', '10000000', String(20 + at)])
    const firstAfterClosure = await firstAfter((at) => ['close', String(10_000_001 + at), '--on', day])
    const after = await measure()
    const name = (what: string) => `${LOCATIONS.toLocaleString('en')} locations: ${what}`
    return [
      { name: name('import'), value: importMs, unit: 'ms', better: 'less' },
      { name: name('start to the first answer'), value: startMs, unit: 'ms', better: 'less' },
      { name: name('memory after the first search'), value: memory, unit: 'MB', better: 'less' },
      { name: name('first search'), value: first, unit: 'ms', better: 'less' },
      { name: name('search, median'), value: before, unit: 'ms', better: 'less' },
      {
        name: name('first search after a wait, median of 5'),
        value: firstAfterWait,
        unit: 'ms',
        better: 'less',
        ratio: { value: firstAfterWait / before, to: 'search, median' },
      },
      {
        name: name('first search after a closure, median of 5'),
        value: firstAfterClosure,
        unit: 'ms',
        better: 'less',
        ratio: { value: firstAfterClosure / before, to: 'search, median' },
      },
      { name: name('search, median, after both'), value: after, unit: 'ms', better: 'less' },
      { name: name('memory after both'), value: memoryOf(server), unit: 'MB', better: 'less' },
    ]
  } finally {
    await server.kill9()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

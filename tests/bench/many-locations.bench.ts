import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchClinics } from '#contract/clinics'
import { TENANT_HEADERS } from '#contract/endpoint'
import { searchPhysical } from '#contract/providers'
import { openPlaces } from '../../src/server/address/places.ts'
import type { Engine } from '../../src/server/store/engine.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { openTestApp } from '../support/app.ts'
import { type RunningServer, runVerb, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { offerOf } from './entry-routes.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'

const FOLDER = join(ROOT, '.build', 'bench-locations')
const STORES = 9000
const CLINICS = 1000
const LOCATIONS = STORES + CLINICS
/** A clinic in Cincinnati, whose wait changes. */
const CLINIC = '20000000'
const DAY_MS = 86_400_000
const PLACE = 'Cincinnati, OH'

/** Pharmacies on a grid over Ohio and its neighbours, Cincinnati lying in it. */
function stores(): string {
  const rows = Array.from({ length: STORES }, (_, at) => {
    const [latitude, longitude] = [36 + (at % 100) * 0.05, -88 + Math.floor(at / 100) * 0.08]
    return `${10_000_000 + at},Store ${at},Cincinnati,OH,45202,${latitude.toFixed(4)},${longitude.toFixed(4)},Mo-Su 09:00-20:00`
  })
  return ['storeId,vanityName,city,state,zip,latitude,longitude,hours', ...rows, ''].join('\n')
}

/** Clinics in stores around Cincinnati. */
function clinics(): string {
  const rows = Array.from({ length: CLINICS }, (_, at) => {
    const [latitude, longitude] = [39.1 + (at % 40) * 0.02, -84.5 + Math.floor(at / 40) * 0.02]
    return `${20_000_000 + at},${10_000_000 + at},Clinic ${at},Cincinnati,OH,45202,${latitude.toFixed(4)},${longitude.toFixed(4)},Mo-Su 09:00-19:00`
  })
  return ['clinicId,hostStoreId,vanityName,city,state,zip,latitude,longitude,hours', ...rows, ''].join('\n')
}

const LOCATOR = `${searchClinics.path}?filter.freeFormAddress=${encodeURIComponent(PLACE)}`

function searchOf(serviceId: number): string {
  const [from, to] = [1, 7].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10))
  return `${searchPhysical.path}?businessNames=pharmacy&serviceIds=${serviceId}&startDate=${from}&endDate=${to}&freeFormAddress=${encodeURIComponent(PLACE)}`
}

/** How long an answer takes, in milliseconds. */
async function ask(server: RunningServer, path: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(server.url + path, { headers: TENANT_HEADERS })
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

/** How many rows of the database the first search reads, and the search or locator after a wait or a closure has changed. */
async function rowsRead(file: string, path: string): Promise<Record<'first' | 'wait' | 'closure', number>> {
  const engine = openSqlite(file)
  let count = 0
  const counting: Engine = {
    ...engine,
    async query(sql, params) {
      const rows = await engine.query(sql, params)
      count += rows.length
      return rows
    },
  }
  const store = createStore(counting)
  const app = await openTestApp({
    store,
    clock: Date.now,
    places: openPlaces(join(ROOT, '.build', 'gazetteer.json')),
  })
  const readBy = async (what: string, change: () => Promise<unknown>) => {
    await change()
    // The directory is looked at once a second.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    count = 0
    const { status } = await app.send(what)
    if (status !== 200) throw new Error(`${what} was answered ${status}`)
    return count
  }
  try {
    const first = await readBy(path, async () => {})
    await readBy(LOCATOR, async () => {})
    const wait = await readBy(LOCATOR, () =>
      store.putWaits([{ businessName: 'tlc', id: CLINIC, waitMinutes: 55 }]),
    )
    const day = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10)
    const scope = { ids: ['10000009'] }
    const closure = await readBy(path, () =>
      store.addClosures([{ scope, from: day, to: day, reason: '' }], day),
    )
    return { first, wait, closure }
  } finally {
    await store.close()
  }
}

/** A chain of 10,000 locations: start, memory and searches, and the same after a wait and a closure have changed (RUN-19). */
export async function bench({ full, say }: BenchOptions): Promise<Figure[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const dataDir = join(FOLDER, 'data')
  const files = [join(FOLDER, 'stores.csv'), join(FOLDER, 'clinics.csv')] as const
  writeFileSync(files[0], stores())
  writeFileSync(files[1], clinics())
  await (await startServer({ dataDir })).stop()
  let began = performance.now()
  await succeed(['import', ...files, '--keep-demonstration'], dataDir)
  const importMs = performance.now() - began
  began = performance.now()
  const server = await startServer({ dataDir })
  const startMs = performance.now() - began
  try {
    const { services } = await offerOf(server, '10000000')
    const vaccine = services.find(({ isVaccine, isAvailable }) => isVaccine && isAvailable)?.id ?? 0
    const path = searchOf(vaccine)
    const first = await ask(server, path)
    const memory = memoryOf(server)
    const measure = async (what: string) => {
      const times: number[] = []
      for (let run = 0; run < (full ? 50 : 10); run += 1) times.push(await ask(server, what))
      return quantile(times, 0.5)
    }
    const before = await measure(path)
    const locatorBefore = await measure(LOCATOR)
    say('many locations: waits and closures change')
    const firstAfter = async (what: string, words: (at: number) => [string, ...string[]]) => {
      const times: number[] = []
      for (let run = 0; run < 5; run += 1) {
        await succeed(words(run), dataDir)
        times.push(await ask(server, what))
      }
      return quantile(times, 0.5)
    }
    const day = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
    const firstAfterWait = await firstAfter(LOCATOR, (at) => ['wait', CLINIC, String(20 + at)])
    const firstAfterClosure = await firstAfter(path, (at) => ['close', String(10_000_001 + at), '--on', day])
    const after = await measure(path)
    const rows = await rowsRead(join(dataDir, 'scheduler.db'), path)
    const name = (what: string) => `${LOCATIONS.toLocaleString('en')} locations: ${what}`
    return [
      { name: name('import'), value: importMs, unit: 'ms', better: 'less' },
      { name: name('start to the first answer'), value: startMs, unit: 'ms', better: 'less' },
      { name: name('memory after the first search'), value: memory, unit: 'MB', better: 'less' },
      { name: name('first search'), value: first, unit: 'ms', better: 'less' },
      { name: name('search, median'), value: before, unit: 'ms', better: 'less' },
      { name: name('locator, median'), value: locatorBefore, unit: 'ms', better: 'less' },
      {
        name: name('first locator after a wait, median of 5'),
        value: firstAfterWait,
        unit: 'ms',
        better: 'less',
        ratio: { value: firstAfterWait / locatorBefore, to: 'locator, median' },
      },
      {
        name: name('first search after a closure, median of 5'),
        value: firstAfterClosure,
        unit: 'ms',
        better: 'less',
        ratio: { value: firstAfterClosure / before, to: 'search, median' },
      },
      { name: name('search, median, after both'), value: after, unit: 'ms', better: 'less' },
      { name: name('rows read by the first search'), value: rows.first, unit: '', better: 'less' },
      { name: name('rows read after a wait'), value: rows.wait, unit: '', better: 'less', gate: 10 },
      { name: name('rows read after a closure'), value: rows.closure, unit: '', better: 'less', gate: 100 },
      { name: name('memory after both'), value: memoryOf(server), unit: 'MB', better: 'less' },
    ]
  } finally {
    await server.kill9()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

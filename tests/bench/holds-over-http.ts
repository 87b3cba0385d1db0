import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { TENANT_HEADERS } from '#contract/endpoint'
import type { SlotSearch } from '#contract/providers'
import { getTimeslots } from '#contract/providers'
import { reserve } from '#contract/reservations'
import { getServices } from '#contract/services'
import { addDays } from '#domain/calendar'
import { todayIn } from '#domain/zones'
import { UNLIMITED_SETTING } from '../support/limits.ts'
import { type RunningServer, runVerb, startServer } from '../support/server.ts'
import { ROOT } from '../support/sources.ts'
import { type BenchOptions, type Figure, quantile } from './figure.ts'
import { load, post } from './http-load.ts'
import { processorTime } from './processor-time.ts'

/** On the same disk as the project: a temporary folder may be memory. */
const FOLDER = join(ROOT, '.build', 'bench-holds-http')
const STORES = join(ROOT, '../shared/data/stores/kroger_family_stores_2024.csv')

const CLIENTS = 32
const DAYS = 14
/** Locations of one question for free times, at most (API-39). */
const IDS = 10
/** Holds that one address sends: fewer than the server lets one client have. */
const PER_ADDRESS = 250

type Time = { locationNumber: string; reservationTime: string }

/** Holds of free times, all at different ones, by the built server with SQLite: acknowledged means on disk. */
export async function holdsOverHttp({ full, say }: BenchOptions): Promise<Figure[]> {
  if (!existsSync(STORES)) {
    say('holds over HTTP: the stores are not here, nothing measured')
    return []
  }
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const dataDir = join(FOLDER, 'data')
  const { code, stderr } = await runVerb('import', [STORES], { dataDir })
  // 2: it has refused rows.
  if (code !== 0 && code !== 2) throw new Error(`The import failed:\n${stderr}`)
  const server = await startServer({ dataDir, env: { TRUST_PROXY: '1', LIMITS: UNLIMITED_SETTING } })
  try {
    return await measure(server, full ? 20_000 : 3000, say)
  } finally {
    await server.stop()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}

async function measure(server: RunningServer, ms: number, say: (line: string) => void): Promise<Figure[]> {
  const serviceId = await someService(server)
  const times = await freeTimes(server, serviceId, ms * 12)
  let next = 0
  const requestOf = () => {
    const number = next++
    const time = times[number]
    if (!time) throw new Error('There are no more free times.')
    const address = Math.floor(number / PER_ADDRESS)
    const headers = { ...TENANT_HEADERS, 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` }
    return post(reserve.path, headers, { businessName: 'pharmacy', serviceId, ...time })
  }
  await load(server.port, { clients: CLIENTS, ms: ms / 4, requestOf })
  say(`holds over HTTP on SQLite: ${ms / 1000} s with ${CLIENTS} clients`)
  const before = processorTime(server.pid)
  const { latencies, refused, seconds } = await load(server.port, { clients: CLIENTS, ms, requestOf })
  const busy = processorTime(server.pid) - before
  const stored = heldIn(server.dataDir)
  say(`${next} holds sent, ${refused} refused of ${latencies.length} measured, ${stored} in the database`)
  return [
    {
      name: `SQLite over HTTP: durable holds, c=${CLIENTS}`,
      value: (latencies.length - refused) / seconds,
      unit: '/s',
      better: 'more',
      gate: 1500, // P10
      goal: 10_000,
    },
    {
      name: 'SQLite over HTTP: p99',
      value: quantile(latencies, 0.99),
      unit: 'ms',
      better: 'less',
      gate: 30,
      goal: 15,
    },
    {
      name: 'SQLite over HTTP: processor time',
      value: busy / latencies.length,
      unit: 'ms',
      better: 'less',
    },
  ]
}

async function someService(server: RunningServer): Promise<number> {
  const response = await fetch(`${server.url}${getServices.path}?businessNames=pharmacy`)
  const { data } = (await response.json()) as { data: { services: { id: number; isVaccine: boolean }[] } }
  return data.services.find(({ isVaccine }) => isVaccine)?.id ?? 0
}

/** `count` free times at least where there are so many, those of one location far apart. */
async function freeTimes(server: RunningServer, serviceId: number, count: number): Promise<Time[]> {
  const today = todayIn(Date.now(), 'America/New_York')
  const ids = locationIds(server.dataDir)
  const times: Time[] = []
  for (let at = 0; at < ids.length && times.length < count; at += IDS) {
    const query = new URLSearchParams({
      businessNames: 'pharmacy',
      serviceIds: String(serviceId),
      startDate: addDays(today, 1),
      endDate: addDays(today, DAYS),
      locationIds: ids.slice(at, at + IDS).join(),
    })
    const response = await fetch(`${server.url}${getTimeslots.path}?${query}`)
    const { data } = (await response.json()) as { data: SlotSearch }
    for (const { providerId, services } of data.appointmentTimeSlots) {
      const free = services[0]?.availability.flatMap(({ timeslots }) => timeslots) ?? []
      times.push(...free.map(({ value }) => ({ locationNumber: providerId, reservationTime: value })))
    }
  }
  const step = 7919
  return times.map((_, at) => times[(at * step) % times.length]).filter((time) => time !== undefined)
}

function locationIds(dataDir: string): string[] {
  const database = new Database(join(dataDir, 'scheduler.db'), { readonly: true })
  const rows = database
    .prepare(`SELECT id FROM locations WHERE business_name = 'pharmacy' ORDER BY id`)
    .all() as { id: string }[]
  database.close()
  return rows.map(({ id }) => id)
}

function heldIn(dataDir: string): number {
  const database = new Database(join(dataDir, 'scheduler.db'), { readonly: true })
  const [row] = database.prepare('SELECT COUNT(*) AS n FROM holds').all() as { n: number }[]
  database.close()
  return row?.n ?? 0
}

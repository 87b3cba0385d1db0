import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postWalkIn } from '#contract/walk-in'
import { createPlaces } from '../../src/server/address/places.ts'
import { elapsed } from '../../src/server/clock.ts'
import { type AppDeps, createApp } from '../../src/server/create-app.ts'
import { createHealth } from '../../src/server/health/health.ts'
import { TRAFFIC } from '../../src/server/http/traffic.ts'
import { openKeys } from '../../src/server/keys/keys.ts'
import type { LogLine } from '../../src/server/log.ts'
import { createFailures } from '../../src/server/running/failures.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import type { CheckIn, Store } from '../../src/server/store/store.ts'
import { aDirectoryService, aLocation, TEST_NOW } from './builders.ts'
import { bundledContent } from './bundled-content.ts'
import { filledDatabases } from './filled-database.ts'

export const ORIGIN = 'http://127.0.0.1:8080'

/** A whole server without a socket, on a database of its own. */
export interface TestApp {
  folder: string
  store: Store
  deps: AppDeps
  logged: LogLine[]
  /** Sends a request; a path is one of ORIGIN. */
  send(path: string, init?: RequestInit): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  postWalkIn(body: unknown, headers?: Record<string, string>): Promise<Response>
  checkIns(): Promise<CheckIn[]>
  /** Offers times that came free, as the server does each second. */
  offerTimes(): Promise<void>
  /** Writes the reminders that are due. */
  remind(): Promise<void>
  /** Sends the e-mails that are due. */
  sendMessages(): Promise<void>
  close(): Promise<void>
}

/** All guests of a test come from one address, and do as much at once as they like. What is refused is refused at once. */
const ONE_CLIENT: AppDeps['traffic'] = {
  writes: { ...TRAFFIC.writes, waiting: 10_000, ofOne: 10_000 },
  searches: { ...TRAFFIC.searches, waiting: 10_000, ofOne: 10_000, refusalMs: 0 },
  largeSearches: { ...TRAFFIC.largeSearches, waiting: 10_000, ofOne: 10_000, refusalMs: 0 },
}

const openFilled = filledDatabases(
  () => TEST_NOW,
  async (store) => {
    await store.putLocations([aLocation(), aLocation({ id: 'CLOSED-1', status: 'closed' })])
    await store.putServices(someServices())
  },
)

/** An app that knows aLocation() and four vaccines of the pharmacy, at TEST_NOW; one that is given a store knows what that one does. */
export async function openTestApp(overrides: Partial<AppDeps> = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'app-'))
  const clock = overrides.clock ?? (() => TEST_NOW)
  const store = overrides.store ?? createStore(await openFilled(join(folder, 'scheduler.db'), clock))
  const logged: LogLine[] = []
  let ids = 0
  const log = (line: LogLine) => void logged.push(line)
  const deps: AppDeps = {
    store,
    health: createHealth({ ping: () => deps.store.ping() }, elapsed, log),
    clock,
    content: bundledContent(),
    keys: openKeys(join(folder, 'keys.json'), () => {}),
    pages: undefined,
    addresses: { validate: (address) => ({ validated: true, corrected: false, address }) },
    places: createPlaces({ zips: [], cities: [] }),
    settings: { trustProxy: false, publicUrl: undefined, kioskCode: undefined },
    log,
    failures: createFailures(overrides.log ?? log, elapsed),
    newId: () => `id-${String(++ids).padStart(6, '0')}`,
    traffic: ONE_CLIENT,
    ...overrides,
  }
  // Guests of a test search as often as they like, unless the test says otherwise.
  deps.settings = { ...deps.settings, limits: { 'searches.connection': 1e9, ...deps.settings.limits } }
  const app = createApp(deps)
  const send = (path: string, init?: RequestInit) =>
    app(new Request(new URL(path, ORIGIN), init), { clientAddress: '192.0.2.7' })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  return {
    folder,
    store: deps.store,
    deps,
    logged,
    send,
    post,
    offerTimes: app.offerTimes,
    remind: app.remind,
    sendMessages: app.sendMessages,
    postWalkIn: (body, headers) => post(postWalkIn.path, body, headers),
    async checkIns() {
      const found: CheckIn[] = []
      for await (const checkIn of deps.store.checkInsSince(0)) found.push(checkIn)
      return found
    },
    async close() {
      if (!overrides.store) await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function someServices() {
  return [
    aDirectoryService(),
    aDirectoryService({ id: 502, name: 'Shingles dose 1', order: 2 }),
    aDirectoryService({ id: 503, name: 'Pneumonia dose 1', order: 3 }),
    aDirectoryService({ id: 504, name: 'Tdap dose 1', order: 4 }),
    aDirectoryService({ id: 505, name: 'Shingles dose 2', order: 5, dose: 2 }),
    aDirectoryService({ id: 506, name: 'Hepatitis B dose 1', order: 6, isAvailable: false }),
    aDirectoryService({ id: 601, name: 'Physical', businessNames: ['tlc'], isVaccine: false, cells: 2 }),
  ]
}

/** The keys of an error body, in order. */
export async function errorKeys(response: Response): Promise<string[]> {
  const { errors } = (await response.json()) as { errors: { key: string }[] }
  return errors.map(({ key }) => key)
}

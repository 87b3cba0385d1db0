import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { getServicesAtLocation } from '#contract/services'
import { createContent } from '../src/server/content/content.ts'
import { runWebhooks } from '../src/server/events/webhooks/command.ts'
import { createDelivering } from '../src/server/events/webhooks/deliver.ts'
import { createDiskCheck } from '../src/server/health/disk.ts'
import { createHealth, type Health } from '../src/server/health/health.ts'
import { createRenewal } from '../src/server/http/certificate.ts'
import type { OtherLimits } from '../src/server/limits/table.ts'
import type { LogLine } from '../src/server/log.ts'
import { addGauges, addReadiness } from '../src/server/metrics/gauges.ts'
import { createMetrics, type Metrics } from '../src/server/metrics/metrics.ts'
import { createPurge } from '../src/server/records/purge.ts'
import { waitForDatabase } from '../src/server/running/wait-for-database.ts'
import { StoreUnavailable } from '../src/server/store/engine.ts'
import { openTestApp, type TestApp } from './support/app.ts'
import { aWalkIn, TEST_NOW } from './support/builders.ts'
import { parsePrometheus } from './support/prometheus.ts'
import { createScraped, type Scraped } from './support/promql.ts'
import { ROOT } from './support/sources.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Between two scrapes, in milliseconds. */
const STEP = 15_000
const TLS = join(ROOT, 'tests/support/tls')

/** A rule of the deploy files; it fires once `expr` has had an answer for `for` milliseconds. */
const RULES = [
  ...readFileSync(join(ROOT, 'src/server/deploy/alerts.yml'), 'utf8').matchAll(
    /- alert: (\w+)\n +expr: (.+)\n(?: +for: (\d+)m\n)?/g,
  ),
].map(([, name = '', expr = '', minutes = '0']) => ({ name, expr, for: Number(minutes) * MINUTE }))

let app: TestApp
let metrics: Metrics
let scraped: Scraped
let logged: LogLine[]
let now: number
let folder: string
/** What a test breaks. */
let health: Health
let state: { isScraped: boolean; lateness: number; waiting: number; ping: () => Promise<void> }
const tls = () => ({ cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') })
const log = (line: LogLine) => {
  metrics.logged(line)
  logged.push(line)
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alerts-'))
  for (const name of ['cert', 'key'] as const) copyFileSync(join(TLS, `${name}.pem`), tls()[name])
  state = { isScraped: true, lateness: 20, waiting: 0, ping: async () => {} }
  ;[now, logged, metrics, scraped] = [TEST_NOW, [], createMetrics(), createScraped()]
})

async function openApp(limits: OtherLimits = {}): Promise<void> {
  const settings = { trustProxy: false, publicUrl: undefined, kioskCode: undefined, limits }
  app = await openTestApp({ began: metrics.began, log, clock: () => now, settings })
  health = createHealth({ ping: () => state.ping() }, () => now, log)
  addReadiness(metrics.registry, health.isReady)
  addGauges(metrics.registry, {
    store: { ...app.store, pool: () => ({ total: 16, idle: 0, waiting: state.waiting }) },
    settings: { tls: tls(), databaseUrl: 'postgres://db.example/scheduler' },
    lateness: () => state.lateness,
    startedAt: TEST_NOW,
    elapsed: () => now,
  })
}
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

async function scrape(): Promise<void> {
  const at = now / 1000
  scraped.add('up', { job: 'scheduler' }, [at, state.isScraped ? 1 : 0])
  if (!state.isScraped) return
  for (const { series } of parsePrometheus(await metrics.registry.text()).values()) {
    for (const { name, labels, value } of series) scraped.add(name, labels, [at, value])
  }
}

/** Lets time pass with a scrape each 15 seconds and `meanwhile` before it, and returns the alerts that fired. */
async function fired(minutes: number, meanwhile: () => unknown = () => {}): Promise<string[]> {
  const since = new Map<string, number>()
  const firing = new Set<string>()
  for (const end = now + minutes * MINUTE; now <= end; now += STEP) {
    await meanwhile()
    await scrape()
    for (const rule of RULES) {
      if (scraped.evaluate(rule.expr, now / 1000).length === 0) since.delete(rule.name)
      else if (now - (since.get(rule.name) ?? now) >= rule.for) firing.add(rule.name)
      if (scraped.evaluate(rule.expr, now / 1000).length > 0 && !since.has(rule.name))
        since.set(rule.name, now)
    }
  }
  return [...firing]
}

const services = () => app.send(`${getServicesAtLocation.path}?locationId=01400376`)
let guests = 0
const checkIn = () => {
  guests += 1
  const phoneNumber = `513-555-${String(guests).padStart(4, '0')}`
  return app.postWalkIn(aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, phoneNumber } }))
}
const full = () => {
  throw new StoreUnavailable('away', { cause: Object.assign(new Error('full'), { code: 'SQLITE_FULL' }) })
}
/** What is done once, after a scrape of a process that is well. */
function once(work: () => unknown): () => Promise<void> {
  let calls = 0
  return async () => {
    calls += 1
    if (calls === 2) await work()
  }
}

it('a process that is well raises no alarm, under traffic too [RUN-10]', async () => {
  expect(RULES.length).toBe(18)
  const meanwhile = async () => void (await Promise.all([services(), checkIn()]))
  await openApp()
  expect(await fired(5, services)).toEqual([])
  expect(await fired(5, once(meanwhile))).toEqual([])
})

/** How each alarm is made to happen, and the line of the log that names its cause; `undefined`: the machine or the metric itself is the cause. */
const FAILURES: Record<
  string,
  { limits?: OtherLimits; happen: () => Promise<() => unknown>; line: LogLine | undefined }
> = {
  SchedulerDown: {
    async happen() {
      state.isScraped = false
      return () => {}
    },
    line: undefined,
  },
  SchedulerNotReady: {
    async happen() {
      state.ping = async () => full()
      return () => health.check()
    },
    line: { event: 'health', writable: false, cause: 'SQLITE_FULL' },
  },
  SchedulerErrors: {
    async happen() {
      Object.assign(app.store, { location: async () => JSON.parse('no JSON') })
      return services
    },
    line: { event: 'error', route: getServicesAtLocation.path, error: 'SyntaxError' },
  },
  SchedulerBusy: {
    limits: { 'manyCheckIns.connection': 1 },
    happen: async () => checkIn,
    line: { event: 'limit', limit: 'manyCheckIns.connection' },
  },
  SchedulerDatabase: {
    async happen() {
      return once(() =>
        waitForDatabase(
          logged.length === 0 ? async () => full() : async () => {},
          // It gives up after the first line.
          { log, elapsed: () => 0, pause: () => Promise.reject(new Error('given up')) },
        ).catch(() => {}),
      )
    },
    line: { event: 'waiting-for-database', code: 'SQLITE_FULL' },
  },
  SchedulerPool: {
    async happen() {
      state.waiting = 3
      return () => {}
    },
    line: undefined,
  },
  SchedulerSlow: {
    async happen() {
      return () => metrics.began()({ method: 'GET', route: '/slow', status: 200, ms: 1800 })
    },
    line: undefined,
  },
  SchedulerLoopLate: {
    async happen() {
      state.lateness = 300
      return () => {}
    },
    line: undefined,
  },
  SchedulerDiskLow: {
    async happen() {
      const spaceOf = async () => ({ bavail: 5, bfree: 5, blocks: 100 })
      return once(createDiskCheck({ folder, log, clock: () => now, spaceOf }))
    },
    line: { event: 'disk-low', freePercent: 5 },
  },
  SchedulerUnread: {
    async happen() {
      await app.store.acknowledgeEvents('pms', 0)
      await checkIn()
      now += 2 * HOUR
      return () => {}
    },
    line: undefined,
  },
  SchedulerWebhookDisabled: {
    async happen() {
      const { store } = app
      const { keys } = app.deps
      const post = async () => ({ status: 410 })
      await runWebhooks({ store, keys, now }, ['add', 'pms', 'https://pms.example/hook'], () => {})
      await checkIn()
      return once(createDelivering({ store, keys, log, clock: () => now, post }))
    },
    line: { event: 'webhook-disabled', webhook: 'pms', problem: 'status 410' },
  },
  SchedulerWebhookRefused: {
    async happen() {
      const { store } = app
      const { keys } = app.deps
      const post = async (_: string, __: object, body: string) => ({
        status: body.includes(badVisit) ? 400 : 204,
      })
      await runWebhooks({ store, keys, now }, ['add', 'pms', 'https://pms.example/hook'], () => {})
      await checkIn()
      const [{ id: badVisit } = { id: '' }] = await app.checkIns()
      const deliver = createDelivering({ store, keys, log, clock: () => now, post })
      for (let hours = 0; hours < 27; hours++, now += HOUR) {
        await deliver()
        await checkIn()
      }
      now += 12 * HOUR
      return once(deliver)
    },
    line: { event: 'webhook-refused', webhook: 'pms', problem: 'status 400' },
  },
  SchedulerMailFailed: {
    // messages.test.ts shows that the server writes this line.
    async happen() {
      return once(() => log({ event: 'mail-failed', kind: 'reminder', problem: 'status 550' }))
    },
    line: { event: 'mail-failed', problem: 'status 550' },
  },
  SchedulerNeedsAttention: {
    async happen() {
      return once(() => log({ event: 'needs-attention', count: 21 }))
    },
    line: { event: 'needs-attention', count: 21 },
  },
  SchedulerPressure: {
    limits: { 'checkIns.connection@store': 1 },
    async happen() {
      return once(async () => {
        await checkIn()
        await checkIn()
      })
    },
    line: { event: 'check-in-pressure', store: '01400376' },
  },
  SchedulerPurgeHeld: {
    async happen() {
      const { run } = createPurge({
        store: app.store,
        log,
        retentionDays: 30,
        auditDays: 100,
        elapsed: () => 0,
      })
      await run()
      now += 72 * HOUR
      return once(run)
    },
    line: { event: 'purge-held', reason: 'clock', days: 3 },
  },
  SchedulerContentRefused: {
    async happen() {
      const path = 'objects/hw_config/1.0.0/scheduler/scheduler-config.json'
      mkdirSync(join(folder, 'content', path, '..'), { recursive: true })
      writeFileSync(join(folder, 'content', path), '{"data": {"kiosk": 7}}')
      const bundledDir = join(ROOT, '.build/content')
      const content = createContent({ dataDir: folder, bundledDir, environment: 'prod', log, recheckMs: 0 })
      return once(() => content.object(`/content/v2/${path}`))
    },
    line: { event: 'content-refused' },
  },
  SchedulerCertificate: {
    async happen() {
      const look = createRenewal({ files: tls(), use: () => {}, log })
      return once(() => {
        writeFileSync(tls().key, 'half a key')
        look()
      })
    },
    line: { event: 'certificate-refused', reason: expect.stringContaining('cert.pem') as unknown as string },
  },
}

it.each(RULES.map(({ name }) => name))(
  '%s is raised when it happens, and the log names the cause [RUN-10, RUN-11]',
  async (name) => {
    const { limits, happen, line } = FAILURES[name] ?? {}
    if (!happen) throw new Error('Nothing makes it happen.')
    await openApp(limits)
    expect(await fired(1)).toEqual([])
    expect(await fired(18, await happen())).toContain(name)
    if (line) expect(logged).toContainEqual(expect.objectContaining(line))
  },
)

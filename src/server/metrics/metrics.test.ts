import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getServicesAtLocation } from '#contract/services'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { parsePrometheus } from '../../../tests/support/prometheus.ts'
import { addGauges, addReadiness } from './gauges.ts'
import { listenForScrapes } from './listen.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createRegistry } from './registry.ts'

let app: TestApp
let metrics: Metrics
beforeEach(async () => {
  metrics = createMetrics()
  app = await openTestApp({ began: metrics.began })
})
afterEach(() => app.close())

/** The value of each series of a metric, by its labels. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const { series } = parsePrometheus(await metrics.registry.text()).get(name) ?? { series: [] }
  return Object.fromEntries(series.map(({ labels, value }) => [Object.values(labels).join(' '), value]))
}

it('requests are counted by method, route and status, bookings and check-ins by outcome [RUN-10]', async () => {
  await app.send(`${getServicesAtLocation.path}?locationId=01400376`)
  await app.send('/health-services/Wilhelmina?store=01400376', { method: 'BREW' })
  await app.postWalkIn(aWalkIn())
  await app.postWalkIn(aWalkIn())
  await app.postWalkIn({})
  expect(await valuesOf('scheduler_check_ins_total')).toEqual({ accepted: 1, refused: 2 })
  expect(await valuesOf('http_server_active_requests')).toEqual({ '': 0 })
  const text = await metrics.registry.text()
  const { type, series = [] } = parsePrometheus(text).get('http_server_request_duration_seconds') ?? {}
  expect(type).toBe('histogram')
  const counts = series.filter(({ name }) => name.endsWith('_count'))
  expect(counts.map(({ labels, value }) => [...Object.values(labels), value])).toEqual(
    expect.arrayContaining([
      ['GET', getServicesAtLocation.path, '200', 1],
      ['_OTHER', 'none', '404', 1],
    ]),
  )
  expect(text).not.toMatch(/01400376|Wilhelmina|192\.0\.2/)
})

it('lines of the log, attention, removals and deliveries are counted [RUN-10]', async () => {
  metrics.logged({ event: 'purge-held', reason: 'many', visits: 3 })
  metrics.logged({ event: 'needs-attention', count: 7 })
  metrics.logged({ event: 'purged', checkIns: 2, holds: 3, unexported: 4 })
  for (const outcome of ['delivered', 'delivered', 'postponed'] as const) metrics.delivered(outcome)
  expect(await valuesOf('scheduler_log_lines_total')).toMatchObject({ 'purge-held error': 1 })
  expect(await valuesOf('scheduler_needs_attention_total')).toEqual({ '': 7 })
  expect(await valuesOf('scheduler_purged_records_total')).toEqual({ '': 5 })
  expect(await valuesOf('scheduler_webhook_deliveries_total')).toEqual({ delivered: 2, postponed: 1 })
})

it('a scrape reads the process and its database [RUN-10]', async () => {
  const { store, registry } = { store: app.store, registry: metrics.registry }
  addReadiness(registry, () => false)
  addGauges(registry, {
    store,
    settings: { tls: undefined, databaseUrl: undefined },
    lateness: () => 20,
    startedAt: 0,
  })
  await app.postWalkIn(aWalkIn())
  await store.acknowledgeEvents('pms', 0)
  const scrapes = await listenForScrapes(registry, { host: '127.0.0.1', port: 0 })
  const scrape = async () => {
    const answer = await fetch(`http://127.0.0.1:${scrapes.port}/metrics`)
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    return parsePrometheus(await answer.text())
  }
  const found = await scrape()
  const one = (name: string) => found.get(name)?.series[0]?.value
  expect(one('scheduler_ready')).toBe(0)
  expect(one('scheduler_holds_live')).toBe(0)
  expect(one('nodejs_eventloop_delay_max_seconds')).toBe(0.02)
  expect(one('scheduler_oldest_unread_event_age_seconds')).toBeGreaterThanOrEqual(0)
  expect(one('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect((await fetch(`http://127.0.0.1:${scrapes.port}/`)).status).toBe(404)
  scrapes.stop()
})

it('a metric that cannot be read leaves the others, and labels are escaped [RUN-10]', async () => {
  const registry = createRegistry()
  registry.gauge('broken', 'It fails.', () => Promise.reject(new Error('no')))
  registry.counter('odd_total', 'Odd labels.')({ label: 'a"b\\c\nd' })
  const families = parsePrometheus(await registry.text())
  expect([...families.keys()]).toEqual(['odd_total'])
  expect(families.get('odd_total')?.series[0]?.labels).toEqual({ label: 'a"b\\c\nd' })
})

it('a database that hangs leaves its metrics out, and the scrape is answered in time [RUN-10]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const registry = createRegistry()
    registry.gauge('hanging', 'Never read.', () => new Promise(() => {}))
    registry.gauge('here', 'Read at once.', () => 1)
    const scraped = registry.text()
    await vi.advanceTimersByTimeAsync(9_000)
    expect([...parsePrometheus(await scraped).keys()]).toEqual(['here'])
  } finally {
    vi.useRealTimers()
  }
})

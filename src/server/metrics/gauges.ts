import { elapsed } from '../clock.ts'
import { readPair } from '../http/certificate.ts'
import { PROGRAM_VERSION } from '../running/version.ts'
import type { Settings } from '../settings.ts'
import type { Gauges } from '../store/gauges.ts'
import type { Store } from '../store/store.ts'
import type { Registry } from './registry.ts'

/** What is counted in the database is asked for at most this often, however often it is scraped. */
const KEPT_MS = 10_000

type Sources = {
  store: Store
  settings: Pick<Settings, 'tls' | 'databaseUrl'>
  /** How late the event loop is, in milliseconds. */
  lateness: () => number
  /** Epoch milliseconds. */
  startedAt: number
  /** Milliseconds of a clock that never steps. */
  elapsed?: () => number
}

/** Adds what is read at each scrape: of the process, its database and its certificate. */
export function addGauges(
  registry: Registry,
  { store, settings, lateness, startedAt, elapsed: running = elapsed }: Sources,
): void {
  const engine = settings.databaseUrl === undefined ? 'sqlite' : 'postgres'
  const counted = kept(() => store.gauges(), running)
  registry.gauges('scheduler_build_info', 'The running program.', () => [
    { labels: { version: PROGRAM_VERSION, engine }, value: 1 },
  ])
  registry.gauge('scheduler_holds_live', 'Holds that have not ended, of all processes.', async () => {
    return (await counted()).liveHolds
  })
  registry.gauge(
    'scheduler_oldest_unread_event_age_seconds',
    'Age of the oldest event that a named reader has not acknowledged; 0 without one.',
    async () => (await counted()).unreadMs / 1000,
  )
  registry.gauges('db_client_connection_count', 'Connections to PostgreSQL by state.', () => {
    const pool = store.pool()
    if (!pool) return []
    return [
      { labels: { state: 'idle' }, value: pool.idle },
      { labels: { state: 'used' }, value: pool.total - pool.idle },
    ]
  })
  registry.gauge(
    'db_client_connection_pending_requests',
    'Calls that wait for a connection to PostgreSQL.',
    () => {
      return store.pool()?.waiting
    },
  )
  registry.gauge(
    'nodejs_eventloop_delay_max_seconds',
    'How late the event loop was in the last second.',
    () => {
      return lateness() / 1000
    },
  )
  registry.gauge(
    'process_start_time_seconds',
    'When the process started, since 1970.',
    () => startedAt / 1000,
  )
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  registry.gauge('process_cpu_seconds_total', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  const { tls } = settings
  if (tls === undefined) return
  registry.gauge(
    'scheduler_certificate_expiry_timestamp_seconds',
    'When the certificate in TLS_CERT ends.',
    () => {
      return readPair(tls).until / 1000
    },
  )
}

/** Adds whether the process takes requests; a process that waits for its database does not. */
export function addReadiness(registry: Registry, isReady: () => boolean): void {
  registry.gauge('scheduler_ready', '1 while the process takes requests.', () => (isReady() ? 1 : 0))
}

function kept(read: () => Promise<Gauges>, elapsed: () => number): () => Promise<Gauges> {
  let last: { at: number; gauges: Promise<Gauges> } | undefined
  return () => {
    if (!last || elapsed() - last.at >= KEPT_MS) last = { at: elapsed(), gauges: read() }
    return last.gauges
  }
}

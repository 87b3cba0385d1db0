import { zoneOfProvider } from '../directory/open-locations.ts'
import type { Log, LogLine } from '../log.ts'
import type { Settings } from '../settings.ts'
import { PROGRAM_VERSION } from './version.ts'

/** What the server runs with, for its first line of the log: no secret, and of what may hold one only whether it is set (RUN-11). */
export function startedLine(settings: Settings, address: string): LogLine {
  const { trustProxy, metrics } = settings
  return {
    event: 'started',
    version: PROGRAM_VERSION,
    node: process.versions.node,
    pid: process.pid,
    engine: settings.databaseUrl === undefined ? 'sqlite' : 'postgres',
    address,
    publicUrl: settings.publicUrl ?? 'none',
    environment: settings.environment,
    demonstration: settings.demonstration,
    dataDir: settings.dataDir,
    keysFile: settings.keysFile,
    tls: settings.tls !== undefined,
    trustProxy: typeof trustProxy === 'object' ? 'networks' : Number(trustProxy),
    kioskCode: settings.kioskCode !== undefined,
    map: settings.map !== undefined,
    limits: Object.keys(settings.limits).join(' '),
    pace: Object.entries(settings.pace)
      .map(([id, count]) => `${id}=${count}`)
      .join(','),
    mail: settings.mail !== undefined,
    metrics: metrics === undefined ? 'none' : `${metrics.host}:${metrics.port}`,
    imageHost: settings.imageHost ?? 'none',
    logFiles: settings.logFiles,
    maxConnections: settings.maxConnections,
    drainSeconds: settings.drainSeconds,
    retentionDays: settings.retentionDays,
    auditDays: settings.auditDays,
  }
}

/** A warning for each id in BOOKING_PACE that the directory does not have. It may come with a later import, so nothing is refused. */
export async function paceWarnings(
  store: Parameters<typeof zoneOfProvider>[0],
  { pace }: Pick<Settings, 'pace'>,
): Promise<string[]> {
  const warnings: string[] = []
  for (const id of Object.keys(pace)) {
    if ((await zoneOfProvider(store, id)) === undefined)
      warnings.push(`Warning: BOOKING_PACE names ${id}, which the directory does not have.`)
  }
  return warnings
}

/** Logs what was written for a person while the server starts. */
export function notedIn(log: Log): (text: string) => void {
  return (text) =>
    log(text.startsWith('Warning: ') ? { event: 'warning', warning: text } : { event: 'note', note: text })
}

import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '#domain/time-units'
import { todayIn } from '#domain/zones'
import { createAddresses } from './address/addresses.ts'
import { createGazetteer, readPlaceTable } from './address/gazetteer.ts'
import { createPlaces } from './address/places.ts'
import { repeat } from './appointments/own-work.ts'
import { elapsed, now } from './clock.ts'
import { startContentWatch } from './content/content.ts'
import { openContent } from './content/open-content.ts'
import { startKeepingWordings } from './content/wordings.ts'
import { type AppDeps, createApp } from './create-app.ts'
import {
  demonstrationIds,
  hasStaleDemonstration,
  openDemonstration,
  seedDemonstration,
} from './directory/demonstration.ts'
import { startWebhooks } from './events/webhooks/deliver.ts'
import { createDiskCheck, startDiskChecks } from './health/disk.ts'
import { createHealth, startChecking } from './health/health.ts'
import { watchLoop } from './health/loop-delay.ts'
import { startRenewing } from './http/certificate.ts'
import { listen } from './http/listen.ts'
import { newId } from './keys/new-id.ts'
import { startResealing } from './keys/reseal.ts'
import { type Log, traceOf } from './log.ts'
import { addGauges, addReadiness } from './metrics/gauges.ts'
import { listenForScrapes } from './metrics/listen.ts'
import { createMetrics } from './metrics/metrics.ts'
import { startKeepingBuild } from './pages/other-builds.ts'
import { openPages, type Pages } from './pages/pages.ts'
import { startPurging } from './records/purge.ts'
import { withActsLogged } from './running/audit-log.ts'
import { createFailures } from './running/failures.ts'
import { notedIn, paceWarnings, startedLine } from './running/started.ts'
import { waitForDatabase } from './running/wait-for-database.ts'
import { SettingError, type Settings } from './settings.ts'
import { openData } from './store/open-data.ts'
import type { Store } from './store/store.ts'

const DEFAULT_ZONE = 'America/New_York'

/** Folders of the build and of the bundled content. */
export type BuildFolders = { buildDir: string; contentDir: string }

const STALE_DEMONSTRATION =
  "Warning: guests find the demonstration's fictional stores, which a start before PUBLIC_URL or DEMONSTRATION=off made. The first import of your own locations removes them."

/** What is in flight at the end of a drain has at least this long. */
const LAST_MS = 1_000
/** Without a drain: what is in flight has this long. */
const GRACE_MS = 10_000
/** After the listener, all else ends within this time or is left: a delivery to a slow webhook is sent again by another process. */
const CLOSE_MS = 800

/** A server that runs. */
export type Serving = {
  /** Where it answers, for a person. */
  addresses: string[]
  /** Drains for so long, then finishes what is in flight and closes everything (RUN-08). */
  stop(drainMs: number): Promise<void>
}

/** Starts app and API. Waits for a shared database until `giveUp` aborts. Throws SettingError. */
export async function serve(
  settings: Settings,
  { buildDir, contentDir }: BuildFolders,
  { log: write, giveUp }: { log: Log; giveUp?: AbortSignal },
): Promise<Serving> {
  const metrics = createMetrics()
  const log: Log = (line) => {
    metrics.logged(line)
    write(line)
  }
  const { pages, addresses, places } = readBuild(buildDir)
  let isReady = () => false
  addReadiness(metrics.registry, () => isReady())
  // A process that waits for its database is watched too.
  const scrapes = settings.metrics && (await listenForScrapes(metrics.registry, settings.metrics))
  const onWaiting = (error: Error) => log({ event: 'error', route: 'store', ...traceOf(error) })
  const { store: opened, keys } = await waitForDatabase(
    () => openData(settings, notedIn(log), false, onWaiting),
    {
      log,
      elapsed,
      pause: (milliseconds) => pause(milliseconds, undefined, giveUp && { signal: giveUp }),
    },
  ).catch((error: unknown) => {
    scrapes?.stop()
    throw error
  })
  const store = withActsLogged(opened, log)
  try {
    if (settings.demonstration) await seedDemonstration(store, todayIn(now(), DEFAULT_ZONE))
    else if (await hasStaleDemonstration(store)) log({ event: 'warning', warning: STALE_DEMONSTRATION })
    for (const warning of await paceWarnings(store, settings)) log({ event: 'warning', warning })
    const demonstration = await openDemonstration(store, settings.demonstration)
    const content = openContent(settings, { buildDir, contentDir }, log, demonstration.isOn, store)
    const health = createHealth(store, elapsed, log)
    isReady = health.isReady
    const loop = watchLoop()
    const failures = createFailures(log, elapsed)
    let isStopping = false
    const app = createApp({
      store,
      health,
      lateness: loop.lateness,
      clock: now,
      content,
      keys,
      pages,
      addresses,
      places,
      settings,
      log,
      failures,
      newId,
      began: metrics.began,
      mailed: metrics.mailed,
      isStopping: () => isStopping,
    })
    const stopKeepingBuild = await startKeepingBuild(store, pages.hashedFiles, log)
    const stopChecking = await startChecking(health)
    // A shared database has disks of its own.
    const stopLooking =
      settings.databaseUrl === undefined
        ? await startDiskChecks(createDiskCheck({ folder: settings.dataDir, log, clock: now }))
        : () => {}
    const { lateness } = loop
    addGauges(metrics.registry, { store, settings, lateness, startedAt: now() })
    const listening = await listen(app, settings)
    const { retentionDays, auditDays } = settings
    const stopWebhooks = startWebhooks({
      store,
      keys,
      log,
      failures,
      clock: now,
      delivered: metrics.delivered,
    })
    const stopResealing = startResealing({ store, keys, log, failures })
    // Another process may have freed a time, and the ten minutes of an offer may be over.
    const stopOffering = repeat(app.offerTimes, 1000)
    const stopReminding = repeat(app.remind, MINUTE_MS)
    const stopSending = repeat(app.sendMessages, 1000)
    // Another process may have imported.
    const stopLookingForImport = repeat(demonstration.look, 1000)
    const stopTimers = [
      stopChecking,
      stopLooking,
      loop.stop,
      stopKeepingBuild,
      startPurging({ store, log, retentionDays, auditDays }),
      startContentWatch(content),
      startKeepingWordings({ content, store, failures }),
      ...(settings.tls ? [startRenewing({ files: settings.tls, use: listening.useCertificate, log })] : []),
    ]
    log(startedLine(settings, listening.address))

    async function stop(drainMs: number): Promise<void> {
      const began = elapsed()
      log({ event: 'stopping', drainSeconds: drainMs / 1000 })
      isStopping = true
      health.drain()
      listening.drain()
      const working = [
        stopWebhooks(),
        stopResealing(),
        stopOffering(),
        stopReminding(),
        stopSending(),
        stopLookingForImport(),
      ]
      await pause(drainMs)
      await listening.stop(Math.max(LAST_MS, GRACE_MS - drainMs))
      scrapes?.stop()
      for (const end of stopTimers) end()
      await Promise.race([Promise.all(working).then(() => store.close()), pause(CLOSE_MS)])
      log({ event: 'stopped', ms: Math.round(elapsed() - began) })
    }
    return { addresses: await addressLines(store, settings.publicUrl ?? listening.address), stop }
  } catch (error) {
    scrapes?.stop()
    await store.close()
    throw error
  }
}

function readBuild(buildDir: string): Pick<AppDeps, 'addresses' | 'places'> & { pages: Pages } {
  try {
    const table = readPlaceTable(join(buildDir, 'gazetteer.json'))
    const addresses = createAddresses(createGazetteer(table))
    return { pages: openPages(buildDir), addresses, places: createPlaces(table) }
  } catch {
    throw new SettingError(`There is no whole build in ${buildDir}: run npm run build.`)
  }
}

/** What to open in a browser. */
async function addressLines(store: Store, address: string): Promise<string[]> {
  const [id = ''] = demonstrationIds('pharmacy')
  const demonstration = await store.location('pharmacy', id)
  const walkIn = demonstration?.status === 'open' ? id : '{locationId}'
  return [
    `App      ${address}/`,
    `Walk-in  ${address}/health-services/instant-vaccines/${walkIn}`,
    `Health   ${address}/readyz`,
  ]
}

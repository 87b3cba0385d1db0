import { join } from 'node:path'
import { todayIn } from '#domain/zones'
import { createAddresses } from './address/addresses.ts'
import { createGazetteer, readPlaceTable } from './address/gazetteer.ts'
import { createPlaces } from './address/places.ts'
import { elapsed, now } from './clock.ts'
import { startContentWatch } from './content/content.ts'
import { openContent } from './content/open-content.ts'
import { startKeepingWordings } from './content/wordings.ts'
import { type AppDeps, createApp } from './create-app.ts'
import { demonstrationIds, seedDemonstration } from './directory/demonstration.ts'
import { startWebhooks } from './events/webhooks/deliver.ts'
import { createDiskCheck, startDiskChecks } from './health/disk.ts'
import { createHealth, startChecking } from './health/health.ts'
import { watchLoop } from './health/loop-delay.ts'
import { listen } from './http/listen.ts'
import { newId } from './keys/new-id.ts'
import { startResealing } from './keys/reseal.ts'
import { createLog, traceOf } from './log.ts'
import { openPages } from './pages/pages.ts'
import { startPurging } from './records/purge.ts'
import { SettingError, type Settings } from './settings.ts'
import { openData } from './store/open-data.ts'
import type { Store } from './store/store.ts'

const DEFAULT_ZONE = 'America/New_York'

/** Folders of the build and of the bundled content. */
export type BuildFolders = { buildDir: string; contentDir: string }

/** Starts app and API; resolves with what stops them. Throws SettingError. */
export async function serve(
  settings: Settings,
  { buildDir, contentDir }: BuildFolders,
  write: { say(line: string): void; log(text: string): void },
): Promise<() => Promise<void>> {
  const log = createLog(write.log, now)
  const { pages, addresses, places } = readBuild(buildDir)
  const { store, keys } = await openData(settings, write.say, false, (error) =>
    log({ event: 'error', route: 'store', ...traceOf(error) }),
  )
  try {
    if (settings.demonstration) await seedDemonstration(store, todayIn(now(), DEFAULT_ZONE))
    const content = openContent(settings, { buildDir, contentDir }, log)
    const health = createHealth(store, elapsed, log)
    const loop = watchLoop()
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
      newId,
    })
    const stopChecking = await startChecking(health)
    // A shared database has disks of its own.
    const stopLooking =
      settings.databaseUrl === undefined
        ? await startDiskChecks(createDiskCheck({ folder: settings.dataDir, log, clock: now }))
        : () => {}
    const { address, stop } = await listen(app, settings)
    const { retentionDays, auditDays } = settings
    const stopWebhooks = startWebhooks({ store, keys, log, clock: now })
    const stopResealing = startResealing({ store, keys, log })
    const stopPurging = startPurging({ store, log, retentionDays, auditDays })
    const stopWatching = startContentWatch(content)
    const stopKeeping = startKeepingWordings({ content, store, log })
    for (const line of await addressLines(store, settings.publicUrl ?? address)) write.say(line)
    return async () => {
      await stop()
      stopChecking()
      stopLooking()
      loop.stop()
      stopPurging()
      await stopWebhooks()
      await stopResealing()
      stopWatching()
      stopKeeping()
      await store.close()
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

function readBuild(buildDir: string): Pick<AppDeps, 'pages' | 'addresses' | 'places'> {
  try {
    const table = readPlaceTable(join(buildDir, 'gazetteer.json'))
    const addresses = createAddresses(createGazetteer(table.zips, table.cities))
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
    `Health   ${address}/healthz`,
  ]
}

import { createPlaces } from '../../src/server/address/places.ts'
import { elapsed } from '../../src/server/clock.ts'
import { createApp } from '../../src/server/create-app.ts'
import { createHealth } from '../../src/server/health/health.ts'
import { listen } from '../../src/server/http/listen.ts'
import { newId } from '../../src/server/keys/new-id.ts'
import { createFailures } from '../../src/server/running/failures.ts'
import { openData } from '../../src/server/store/open-data.ts'
import { aDirectoryService, aLocation, TEST_NOW } from './builders.ts'
import { bundledContent } from './bundled-content.ts'

/** Serves the data in a folder, prints the address, and, if asked, kills its own process between a check-in's commit and its answer. */
export async function serveFolder(folder: string, diesAfterCommit: boolean): Promise<void> {
  const dataOf = { dataDir: folder, keysFile: `${folder}/keys.json` }
  const { store, keys } = await openData(dataOf, () => {})
  await store.putLocations([aLocation()])
  await store.putServices([aDirectoryService()])
  const recordCheckIn: typeof store.recordCheckIn = async (checkIn) => {
    const recorded = await store.recordCheckIn(checkIn)
    if (diesAfterCommit) process.kill(process.pid, 'SIGKILL')
    return recorded
  }
  const app = createApp({
    store: { ...store, recordCheckIn },
    health: createHealth(store, elapsed, () => {}),
    clock: () => TEST_NOW,
    content: bundledContent(),
    keys,
    pages: undefined,
    places: createPlaces({ zips: [], cities: [] }),
    addresses: { validate: (address) => ({ validated: false, corrected: false, address }) },
    settings: { trustProxy: false, publicUrl: undefined, kioskCode: undefined },
    log: () => {},
    failures: createFailures(() => {}, elapsed),
    newId,
  })
  const { address, stop } = await listen(app, { host: '127.0.0.1', port: 0, tls: undefined })
  process.on('SIGTERM', () => stop().then(() => store.close()))
  process.stdout.write(`${address}\n`)
}

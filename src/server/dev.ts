import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { todayIn } from '#domain/zones'
import { createAddresses } from './address/addresses.ts'
import type { AddressCheck } from './address/answer-in-time.ts'
import { createGazetteer, readPlaceTable } from './address/gazetteer.ts'
import { createPlaces } from './address/places.ts'
import { createMarks } from './banners/marks.ts'
import { elapsed, now } from './clock.ts'
import { createContent } from './content/content.ts'
import { type AppDeps, createApp } from './create-app.ts'
import { seedDemonstration } from './directory/demonstration.ts'
import { createHealth } from './health/health.ts'
import { isApiPath } from './http/api-paths.ts'
import type { ServerKeys } from './keys/keys.ts'
import { newId } from './keys/new-id.ts'
import type { Log } from './log.ts'
import { createFailures } from './running/failures.ts'
import { readSettings } from './settings.ts'
import { openData } from './store/open-data.ts'
import type { Store } from './store/store.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>
type OpenData = Promise<{ store: Store; keys: ServerKeys }>

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Outlives a reload of this module, which must not open the database twice. */
const kept = globalThis as { schedulerData?: OpenData }

let current: Middleware | undefined

/** The API for the dev server, in its process; what is not an address of the API goes on to `next`. `env`: as in production, CONTENT_ENV defaulting to dev. */
export function apiMiddleware(env: Readonly<Record<string, string | undefined>> = {}): Middleware {
  current ??= createMiddleware({ CONTENT_ENV: 'dev', ...env })
  return current
}

function createMiddleware(env: Readonly<Record<string, string | undefined>>): Middleware {
  const settings = readSettings(env)
  const say = (line: string) => console.log(line)
  const log: Log = (line) => {
    if (line['event'] !== 'request' || Number(line['status']) >= 400) say(JSON.stringify(line))
  }
  const listener = open().then(({ store, keys }) => {
    const { dataDir, environment } = settings
    const bundledDir = join(ROOT, '.build', 'content')
    const marks = createMarks(join(ROOT, 'public', 'banners'))
    const app = createApp({
      store,
      health: createHealth(store, elapsed, log),
      clock: now,
      content: createContent({ dataDir, bundledDir, environment, log, marks }),
      keys,
      pages: undefined,
      ...readPlaces(join(ROOT, '.build', 'gazetteer.json')),
      settings,
      log,
      failures: createFailures(log, elapsed),
      newId,
    })
    return getRequestListener((request) => app(request), { overrideGlobalObjects: false })
  })

  async function open(): OpenData {
    kept.schedulerData ??= openData(settings, say)
    const data = await kept.schedulerData
    await seedDemonstration(data.store, todayIn(now(), 'America/New_York'))
    return data
  }

  return async (request, response, next) => {
    const [pathname = ''] = (request.url ?? '').split('?')
    if (!isApiPath(pathname)) return next()
    await (await listener)(request, response)
  }
}

/** Without a build there is no gazetteer: the server changes no address and knows no place. */
function readPlaces(file: string): Pick<AppDeps, 'addresses' | 'places'> {
  if (existsSync(file)) {
    const table = readPlaceTable(file)
    return {
      addresses: createAddresses(createGazetteer(table)),
      places: createPlaces(table),
    }
  }
  const addresses: AddressCheck = { validate: (address) => ({ validated: false, corrected: false, address }) }
  return { addresses, places: createPlaces({ zips: [], cities: [] }) }
}

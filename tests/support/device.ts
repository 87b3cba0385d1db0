import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get } from 'idb-keyval'
import { afterEach, beforeEach, vi } from 'vitest'
import type { SealedText } from '../../src/app/platform/secrets.ts'
import { unseal } from '../../src/app/platform/secrets.ts'
import type { Database } from '../../src/app/platform/storage.ts'
import { openDatabase } from '../../src/app/platform/storage.ts'
import { TEST_NOW } from './builders.ts'

/** Has each test of a file begin at TEST_NOW, on a device that keeps nothing yet. */
export function onDevice() {
  let database: Database | undefined
  const open = () => {
    database ??= openDatabase('visit')
    return database
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
    vi.stubGlobal('indexedDB', new IDBFactory())
    database = undefined
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  return {
    /** Where a visit is kept. */
    get database() {
      return open()
    },
    load,
    loaded: async () => {
      const page = await load()
      await page.readDraft()
      return page
    },
    /** What is kept of the visit: sealed, its key, and opened with it. */
    stored: async () => {
      const { use } = open()
      const [key, sealed] = await Promise.all([get<CryptoKey>('key', use), get<SealedText>('visit', use)])
      if (!key || !sealed) throw new Error('nothing is kept')
      return { key, sealed, text: await unseal(key, sealed) }
    },
    /** Names of the databases that are there. */
    names: async () => (await indexedDB.databases()).map(({ name }) => name),
  }
}

/** The page as it is after a load: modules afresh, nothing read yet. */
async function load() {
  vi.resetModules()
  const [draft, visit, walkIn, prescreen, flow, clock] = await Promise.all([
    import('../../src/app/state/draft.ts'),
    import('../../src/app/state/visit.ts'),
    import('../../src/app/state/walk-in.ts'),
    import('../../src/app/state/prescreen.ts'),
    import('../../src/app/state/flow.ts'),
    import('../../src/app/platform/clock.ts'),
  ])
  return { ...draft, ...visit, ...walkIn, ...prescreen, ...flow, ...clock }
}

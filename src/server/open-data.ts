import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { openKeys, type ServerKeys } from './keys.ts'
import { keysMark } from './seal.ts'
import { SettingError, type Settings } from './settings.ts'
import { StoreUnavailable } from './store/engine.ts'
import { migrate } from './store/migrate.ts'
import { createStore } from './store/sql-store.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'

const DATABASE = 'scheduler.db'

/**
 * The store in DATA_DIR, in its newest shape, with the keys that belong to it. Makes what is missing, unless `mustExist`.
 * Throws SettingError when the directory cannot be used or the keys are others than the data was sealed with.
 */
export async function openData(
  settings: Pick<Settings, 'dataDir' | 'keysFile'>,
  say: (line: string) => void,
  mustExist = false,
): Promise<{ store: Store; keys: ServerKeys }> {
  const { dataDir, keysFile } = settings
  const database = join(dataDir, DATABASE)
  if (mustExist && !existsSync(database)) throw new SettingError(`DATA_DIR: there is no data in ${dataDir}.`)
  makeUsable(dataDir)
  const keys = openKeys(keysFile, say)
  const store = await openStore(dataDir, database)
  const mark = keysMark(keys)
  if ((await store.keepFact('keys', mark)) !== mark) {
    await store.close()
    throw new SettingError(
      `SERVER_KEYS: the keys in ${keysFile} are not those that ${dataDir} was written with; set SERVER_KEYS to the file that was moved away.`,
    )
  }
  return { store, keys }
}

function makeUsable(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir))
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    throw new SettingError(`DATA_DIR: ${dataDir} cannot be written (${reason}).`)
  }
}

/** Node's own recursive mkdir never ends where a file system refuses with ENOENT. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  const parent = dirname(path)
  if (!existsSync(parent)) makeFolder(parent)
  mkdirSync(path, { mode: 0o700 })
}

async function openStore(dataDir: string, database: string): Promise<Store> {
  try {
    const engine = openSqlite(database)
    await migrate(engine)
    return createStore(engine)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    throw new SettingError(`DATA_DIR: ${dataDir} cannot be used (${error.message}).`)
  }
}

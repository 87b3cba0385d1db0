import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { openKeys, type ServerKeys } from './keys.ts'
import { keysMark } from './seal.ts'
import { SettingError, type Settings } from './settings.ts'
import { type Engine, StoreUnavailable } from './store/engine.ts'
import { migrate } from './store/migrate.ts'
import { createStore } from './store/sql-store.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'

const DATABASE = 'scheduler.db'

type DataSettings = Pick<Settings, 'dataDir' | 'keysFile'> & Partial<Pick<Settings, 'databaseUrl'>>

/**
 * The store in DATA_DIR or at DATABASE_URL, in its newest shape, with the keys that belong to it. Makes what is missing,
 * unless `mustExist`. Throws SettingError when directory or database cannot be used, or the keys are others than the data was
 * sealed with.
 */
export async function openData(
  settings: DataSettings,
  say: (line: string) => void,
  mustExist = false,
): Promise<{ store: Store; keys: ServerKeys }> {
  const { dataDir, keysFile, databaseUrl } = settings
  if (mustExist) refuseAbsent(settings)
  makeUsable(dataDir)
  const keys = openKeys(keysFile, say)
  const store = await (databaseUrl === undefined ? openEmbedded(dataDir) : openShared(databaseUrl))
  const mark = keysMark(keys)
  if ((await store.keepFact('keys', mark)) !== mark) {
    await store.close()
    throw new SettingError(
      `SERVER_KEYS: the keys in ${keysFile} are not those that the data was written with; set SERVER_KEYS to the file that was moved away.`,
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

/** Without its keys nothing in a shared database can be read. */
function refuseAbsent({ dataDir, keysFile, databaseUrl }: DataSettings): void {
  if (databaseUrl !== undefined) {
    if (!existsSync(keysFile)) throw new SettingError(`SERVER_KEYS: there are no keys in ${keysFile}.`)
  } else if (!existsSync(join(dataDir, DATABASE))) {
    throw new SettingError(`DATA_DIR: there is no data in ${dataDir}.`)
  }
}

async function openEmbedded(dataDir: string): Promise<Store> {
  try {
    return await openMigrated(openSqlite(join(dataDir, DATABASE)))
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    throw new SettingError(`DATA_DIR: ${dataDir} cannot be used (${error.message}).`)
  }
}

/** The driver is loaded by those who use it alone. */
async function openShared(databaseUrl: string): Promise<Store> {
  const { openPostgres } = await import('./store/postgres.ts')
  try {
    return await openMigrated(openPostgres(databaseUrl))
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason'
    throw new SettingError(`DATABASE_URL: the database cannot be used (${reason}).`)
  }
}

async function openMigrated(engine: Engine): Promise<Store> {
  try {
    await migrate(engine)
    return createStore(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
}

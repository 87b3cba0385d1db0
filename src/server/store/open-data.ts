import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { now } from '../clock.ts'
import { openKeys, type ServerKeys } from '../keys/keys.ts'
import { keysMark } from '../keys/seal.ts'
import { SettingError, type Settings } from '../settings.ts'
import { type Engine, StoreUnavailable } from './engine.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import type { OnWaiting } from './watched.ts'

const DATABASE = 'scheduler.db'

type DataSettings = Pick<Settings, 'dataDir' | 'keysFile'> & Partial<Pick<Settings, 'databaseUrl'>>

/**
 * The store in DATA_DIR or at DATABASE_URL, in its newest shape, with the keys that belong to it. Makes what is missing,
 * unless `mustExist`; keys are made for a database without any alone. Throws SettingError when directory or database cannot be
 * used, or the keys are others than the data was sealed with.
 */
export async function openData(
  settings: DataSettings,
  say: (line: string) => void,
  mustExist = false,
  onWaiting?: OnWaiting,
): Promise<{ store: Store; keys: ServerKeys }> {
  const { dataDir, keysFile, databaseUrl } = settings
  if (mustExist) refuseAbsent(settings)
  makeUsable(dataDir)
  // Keys that cannot be used are no reason to make a database.
  if (existsSync(keysFile)) openKeys(keysFile, say)
  const store = await (databaseUrl === undefined
    ? openEmbedded(dataDir, say, onWaiting)
    : openShared(databaseUrl, onWaiting))
  try {
    return { store, keys: await keysOf(store, keysFile, say) }
  } catch (error) {
    await store.close()
    throw error
  }
}

async function keysOf(store: Store, keysFile: string, say: (line: string) => void): Promise<ServerKeys> {
  // Whoever keeps the fact has made the file before.
  if ((await store.fact('keys')) !== undefined && !existsSync(keysFile)) {
    throw new SettingError(
      `SERVER_KEYS: there are no keys in ${keysFile}, and the data was written with some; set SERVER_KEYS to the file that was moved away.`,
    )
  }
  const keys = openKeys(keysFile, say)
  const mark = keysMark(keys)
  if ((await store.keepFact('keys', mark)) === mark) return keys
  throw new SettingError(
    `SERVER_KEYS: the keys in ${keysFile} are not those that the data was written with; set SERVER_KEYS to the file that was moved away.`,
  )
}

function makeUsable(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir))
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new SettingError(`DATA_DIR: ${dataDir} cannot be written (${codeOf(error)}).`)
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

async function openEmbedded(
  dataDir: string,
  say: (line: string) => void,
  onWaiting?: OnWaiting,
): Promise<Store> {
  try {
    const path = join(dataDir, DATABASE)
    closeToOthers([path, `${path}-wal`, `${path}-shm`], say)
    return await openMigrated(openSqlite(path, now, undefined, onWaiting))
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    throw new SettingError(`DATA_DIR: ${dataDir} cannot be used (${error.message}).`)
  }
}

/** What guests typed is sealed in these files; when, where and for what they come is not. */
function closeToOthers(files: readonly string[], say: (line: string) => void): void {
  const open = files.filter((file) => existsSync(file) && (statSync(file).mode & 0o077) !== 0)
  if (open.length === 0) return
  const names = open.map((file) => basename(file)).join(', ')
  try {
    for (const file of open) chmodSync(file, 0o600)
    say(`Warning: others could read ${names} in DATA_DIR; now only the owner can.`)
  } catch (error) {
    say(`Warning: others can read ${names} in DATA_DIR, and this cannot be changed (${codeOf(error)}).`)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
}

/** The driver is loaded by those who use it alone. */
async function openShared(databaseUrl: string, onWaiting?: OnWaiting): Promise<Store> {
  const { openPostgres } = await import('./postgres.ts')
  try {
    return await openMigrated(openPostgres(databaseUrl, undefined, onWaiting))
  } catch (error) {
    if (error instanceof SettingError) throw error
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

import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { now } from '../clock.ts'
import { openKeys, type ServerKeys } from '../keys/keys.ts'
import { keysMark } from '../keys/seal.ts'
import { failureWords } from '../running/failure-words.ts'
import { SettingError, type Settings } from '../settings.ts'
import { type Engine, StoreUnavailable } from './engine.ts'
import { migrate } from './migrate.ts'
import { createStore } from './sql-store.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import type { OnWaiting } from './watched.ts'

export const DATABASE = 'scheduler.db'

type DataSettings = Pick<Settings, 'dataDir' | 'keysFile'> & Partial<Pick<Settings, 'databaseUrl'>>

/**
 * The store in DATA_DIR or at DATABASE_URL, in its newest shape, with the keys that belong to it. Makes what is missing,
 * unless `mustExist`; keys are made for a database without any alone. Throws SettingError when directory or database cannot be
 * used, or the keys are others than the data was sealed with, and StoreUnavailable when a shared database cannot be reached.
 */
export async function openData(
  settings: DataSettings,
  say: (line: string) => void,
  mustExist = false,
  onWaiting?: OnWaiting,
): Promise<Opened> {
  const { dataDir, keysFile, databaseUrl } = settings
  if (mustExist) refuseAbsent(settings)
  makeUsable(dataDir)
  // Keys that cannot be used are no reason to make a database.
  if (existsSync(keysFile)) openKeys(keysFile, say)
  const prepare: Prepare = (engine, shape = () => migrate(engine)) => prepared(engine, keysFile, say, shape)
  return databaseUrl === undefined
    ? openEmbedded(dataDir, say, prepare, onWaiting)
    : openShared(databaseUrl, prepare, onWaiting)
}

type Opened = { store: Store; keys: ServerKeys }
/** `shape` brings the tables up to date. */
type Prepare = (engine: Engine, shape?: () => Promise<void>) => Promise<Opened>

/** A database whose keys are not there is left as it is, also when this build would bring it up to date. */
async function prepared(
  engine: Engine,
  keysFile: string,
  say: (line: string) => void,
  shape: () => Promise<void>,
): Promise<Opened> {
  try {
    await keysOf(engine, keysFile, say)
    await refuseMoved(engine)
    await shape()
    const store = createStore(engine)
    // Another process may have begun the database meanwhile, with other keys.
    const { keys, mark } = await keysOf(engine, keysFile, say)
    if ((await store.keepFact('keys', mark)) === mark) return { store, keys }
    throw new SettingError(
      `SERVER_KEYS: another process has begun the data with other keys than those in ${keysFile}.`,
    )
  } catch (error) {
    await engine.close()
    throw error
  }
}

/**
 * The keys that belong to a database, which made the fact `keys` with one of its code keys and data keys, and has in `codeKeys` and
 * `dataKeys` the ids of those that links and sealed values need. Throws SettingError before anything is written when one is missing.
 */
async function keysOf(
  engine: Engine,
  keysFile: string,
  say: (line: string) => void,
): Promise<{ keys: ServerKeys; mark: string }> {
  const facts = await factsOfKeys(engine)
  const { keys: mark } = facts
  if (mark !== undefined && !existsSync(keysFile)) {
    throw new SettingError(
      `SERVER_KEYS: there are no keys in ${keysFile}, and the data was written with some; set SERVER_KEYS to the file that was moved away.`,
    )
  }
  const keys = openKeys(keysFile, say)
  refuseOtherKeys(keys, keysFile, facts)
  return { keys, mark: mark ?? keysMark(keys.codeKeys[0], keys.dataKeys[0]) }
}

/** What was moved to PostgreSQL is not written here again: there would be two databases, each with half of the visits. */
async function refuseMoved(engine: Engine): Promise<void> {
  if (!(await hasTables(engine))) return
  const [moved] = await engine.query(`SELECT value FROM facts WHERE name = 'moved'`)
  if (!moved) return
  throw new SettingError(
    `DATABASE_URL: the data was moved to PostgreSQL at ${moved['value']}; set DATABASE_URL to it.`,
  )
}

/** Facts of a database that say which keys belong to it; the lists are JSON. */
export const FACTS_OF_KEYS = ['keys', 'dataKeys', 'codeKeys'] as const
export type FactsOfKeys = { [name in (typeof FACTS_OF_KEYS)[number]]?: string | undefined }

/** Throws SettingError when keys are not those of a database with these facts. */
export function refuseOtherKeys(
  { codeKeys, dataKeys }: ServerKeys,
  keysFile: string,
  facts: FactsOfKeys,
): void {
  const isKnown = (mark: string) =>
    codeKeys.some((codeKey) => dataKeys.some((dataKey) => keysMark(codeKey, dataKey) === mark))
  if (facts.keys !== undefined && !isKnown(facts.keys)) {
    throw new SettingError(
      `SERVER_KEYS: the keys in ${keysFile} are not those that the data was written with; set SERVER_KEYS to the file that was moved away.`,
    )
  }
  refuseMissing('data key', facts.dataKeys, { keys: dataKeys, keysFile })
  refuseMissing('code key', facts.codeKeys, { keys: codeKeys, keysFile })
}

function refuseMissing(
  kind: string,
  needed: string | undefined,
  { keys, keysFile }: { keys: readonly { keyId: string }[]; keysFile: string },
): void {
  const ids: string[] = needed === undefined ? [] : JSON.parse(needed)
  const missing = ids.filter((id) => !keys.some(({ keyId }) => keyId === id))
  if (missing.length === 0) return
  throw new SettingError(
    `SERVER_KEYS: ${keysFile} lacks the ${kind} ${missing.join(', ')}, which the data needs; copy the file from where "keys rotate" was run.`,
  )
}

/** A database without tables has none. */
async function factsOfKeys(engine: Engine): Promise<FactsOfKeys> {
  if (!(await hasTables(engine))) return {}
  const rows = await engine.query(
    `SELECT name, value FROM facts WHERE name IN ('keys', 'dataKeys', 'codeKeys')`,
  )
  return Object.fromEntries(rows.map((row) => [String(row['name']), String(row['value'])]))
}

async function hasTables(engine: Engine): Promise<boolean> {
  try {
    await engine.query('SELECT name FROM facts LIMIT 1')
    return true
  } catch (error) {
    if (error instanceof StoreUnavailable || !isMissingTable(error)) throw error
    return false
  }
}

function isMissingTable(error: unknown): boolean {
  const code = codeOf(error)
  return code === '42P01' || (error instanceof Error && /no such table/.test(error.message))
}

function makeUsable(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir))
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new SettingError(`DATA_DIR: ${dataDir} cannot be written: ${failureWords(error, dataDir)}.`)
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
  prepare: Prepare,
  onWaiting?: OnWaiting,
): Promise<Opened> {
  try {
    const path = join(dataDir, DATABASE)
    closeToOthers([path, `${path}-wal`, `${path}-shm`], say)
    return await prepare(openSqlite(path, now, undefined, onWaiting))
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
    say(`Warning: others can read ${names} in DATA_DIR, and this cannot be changed: ${failureWords(error)}.`)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
}

/** The driver is loaded by those who use it alone. */
async function openShared(databaseUrl: string, prepare: Prepare, onWaiting?: OnWaiting): Promise<Opened> {
  const { NO_LIMIT, openPostgres } = await import('./postgres.ts')
  try {
    return await prepare(openPostgres(databaseUrl, undefined, onWaiting), async () => {
      const unhurried = openPostgres(databaseUrl, NO_LIMIT)
      try {
        await migrate(unhurried)
      } finally {
        await unhurried.close()
      }
    })
  } catch (error) {
    throw unusableDatabase(error)
  }
}

/** Says of an error of a shared database which setting leads there. */
export function unusableDatabase(error: unknown): Error {
  if (error instanceof SettingError) return error
  const reason = error instanceof Error ? error.message : 'unknown reason'
  const message = `DATABASE_URL: the database cannot be used (${reason}).`
  // A database that is away comes back; a wrong password or name does not mend itself.
  return error instanceof StoreUnavailable
    ? new StoreUnavailable(message, { cause: error.cause })
    : new SettingError(message)
}

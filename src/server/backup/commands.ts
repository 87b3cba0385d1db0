import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { now } from '../clock.ts'
import { openKeys } from '../keys/keys.ts'
import { misused } from '../running/command-words.ts'
import { SettingError, type Settings } from '../settings.ts'
import { DATABASE, FACTS_OF_KEYS, refuseOtherKeys } from '../store/open-data.ts'
import { checkBackup, type DatabaseFile, flushWithFolder, openDatabaseFile } from './backup-file.ts'
import { copyBackup, removeDatabase, type Source, writeBackup } from './copies.ts'
import { copyToPostgres, knownVersions } from './postgres-copy.ts'

type DataSettings = Pick<Settings, 'dataDir' | 'keysFile' | 'databaseUrl'>
/** `who`: in whose name the audit has it. */
type Asked = { settings: DataSettings; who: string; say: (line: string) => void }

/**
 * So many numbers of events are left out after a restore: readers elsewhere that were ahead of the backup then miss no event that comes
 * after it.
 */
const NUMBERS_LEFT_OUT = 1_000_000

/** `backup --out FILE` (RUN-13): writes a copy that is consistent, whole and checked, while servers write. Throws SettingError. */
export async function runBackup({ settings, who, say }: Asked, words: readonly string[]): Promise<void> {
  const { instant, tables } = await writeBackup(sourceOf(settings), readOut(words), who)
  const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0)
  say(`The backup has ${rows} rows: everything that was acknowledged before ${written(instant)}.`)
  say('Keep the keys file apart from it: without that nobody can open what guests typed.')
}

function readOut([first = '', second, ...more]: readonly string[]): string {
  const out = first === '--out' ? second : /^--out=(.+)$/.exec(first)?.[1]
  if (!out || more.length > 0 || (first !== '--out' && second !== undefined)) {
    throw misused('backup needs --out FILE.', 'npm run backup -- --out FILE')
  }
  return out
}

function sourceOf({ dataDir, databaseUrl }: DataSettings): Source {
  return databaseUrl === undefined ? { path: databaseIn(dataDir) } : { databaseUrl }
}

function databaseIn(dataDir: string): string {
  const path = join(dataDir, DATABASE)
  if (!existsSync(path)) throw new SettingError(`DATA_DIR: there is no data in ${dataDir}.`)
  return path
}

/**
 * `restore FILE` (RUN-13): puts a backup in place of the data, which it keeps beside it; a PostgreSQL database must be empty. Throws
 * SettingError, and changes nothing, when the backup is damaged, of a newer version or of other keys, or when a server runs.
 */
export async function runRestore({ settings, who, say }: Asked, words: readonly string[]): Promise<void> {
  const [from, ...more] = words
  if (from === undefined || from.startsWith('-') || more.length > 0)
    throw misused('restore needs one FILE.', 'npm run restore -- FILE')
  const { dataDir, databaseUrl } = settings
  const draft = join(dataDir, `${DATABASE}.restoring`)
  await copyBackup(from, draft)
  try {
    const instant = await preparedBackup(draft, settings, who)
    if (databaseUrl === undefined) putInPlace(draft, join(dataDir, DATABASE), say)
    say(`The data is that of ${written(instant)}. You can start the servers.`)
  } finally {
    removeDatabase(draft)
  }
}

/** Checks a backup and makes it a database again, or copies it to PostgreSQL; returns its instant. */
async function preparedBackup(draft: string, settings: DataSettings, who: string): Promise<number> {
  const file = openDatabaseFile(draft)
  try {
    const { instant } = checkBackup(file)
    knownVersions(file.run('SELECT version FROM migrations').map((row) => Number(row['version'])))
    refuseForeignKeys(file, settings.keysFile)
    file.run(`UPDATE event_counter SET last = last + ${NUMBERS_LEFT_OUT}`)
    addAudit(file, who, 'restore')
    file.run('DROP TABLE backup')
    if (settings.databaseUrl !== undefined) await copyToPostgres(settings.databaseUrl, file)
    return instant
  } finally {
    file.close()
  }
}

function refuseForeignKeys(file: DatabaseFile, keysFile: string): void {
  if (!existsSync(keysFile)) {
    throw new SettingError(
      `SERVER_KEYS: there are no keys in ${keysFile}; set it to the keys file that belongs to the data.`,
    )
  }
  const keys = openKeys(keysFile, () => {})
  const factOf = (name: string) =>
    file.run('SELECT value FROM facts WHERE name = ?', [name])[0]?.['value']?.toString()
  refuseOtherKeys(keys, keysFile, Object.fromEntries(FACTS_OF_KEYS.map((name) => [name, factOf(name)])))
}

function addAudit(file: DatabaseFile, who: string, action: string): void {
  file.run(`INSERT INTO audit (id, at, who, action, visits, about) VALUES (?, ?, ?, ?, '[]', '{}')`, [
    randomUUID(),
    now(),
    who,
    action,
  ])
}

/** The data is never absent meanwhile: a server that starts then would begin an empty one. */
function putInPlace(draft: string, path: string, say: (line: string) => void): void {
  flushWithFolder(draft)
  if (existsSync(path)) {
    openAlone(path).close()
    const kept = `${path}.replaced-${written(now()).replace(/[-:]|\.\d+/g, '')}`
    linkSync(path, kept)
    say(`What was there is kept in ${kept}. Remove it when you no longer need it.`)
  }
  renameSync(draft, path)
  flushWithFolder(path)
}

/** Brings the write-ahead log into the file too. Throws SettingError while another process has the database open. */
function openAlone(path: string): DatabaseFile {
  try {
    return openDatabaseFile(path, true)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')))
      throw error
    throw new SettingError(`A server or a command uses ${path}: stop it first.`)
  }
}

/**
 * `move-to-postgres` (RUN-13): copies the data of DATA_DIR into the empty database at DATABASE_URL. DATA_DIR keeps its data, with a note
 * that refuses a start without DATABASE_URL. Throws SettingError, and changes nothing, when a server runs or the database has tables.
 */
export async function runMove({ settings, who, say }: Asked, words: readonly string[]): Promise<void> {
  const { dataDir, databaseUrl, keysFile } = settings
  if (words.length > 0) throw new SettingError('move-to-postgres takes no words: DATABASE_URL says where to.')
  if (databaseUrl === undefined)
    throw new SettingError('move-to-postgres: set DATABASE_URL to an empty database.')
  const file = openAlone(databaseIn(dataDir))
  try {
    knownVersions(file.run('SELECT version FROM migrations').map((row) => Number(row['version'])))
    refuseForeignKeys(file, keysFile)
    addAudit(file, who, 'move')
    await copyToPostgres(databaseUrl, file)
    file.run(`INSERT INTO facts (name, value) VALUES ('moved', ?)`, [written(now())])
  } finally {
    file.close()
  }
  say(`Everything in ${dataDir} is in the database at DATABASE_URL now. Start the servers with that setting.`)
  say(`${join(dataDir, DATABASE)} stays, and no server starts with it. Remove it when you no longer need it.`)
}

function written(instant: number): string {
  return new Date(instant).toISOString()
}

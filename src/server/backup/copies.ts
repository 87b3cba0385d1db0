import { chmodSync, closeSync, existsSync, linkSync, openSync, rmSync, statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { now } from '../clock.ts'
import { failureWords } from '../running/failure-words.ts'
import { SettingError } from '../settings.ts'
import { MIGRATIONS, migrate } from '../store/migrate.ts'
import { unusableDatabase } from '../store/open-data.ts'
import { openPostgres } from '../store/postgres.ts'
import { createStore } from '../store/sql-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import {
  type BackupFacts,
  type DatabaseFile,
  describeBackup,
  flushWithFolder,
  openDatabaseFile,
} from './backup-file.ts'
import { copyFromPostgres, engineOver } from './postgres-copy.ts'

/** The database that a backup is made of. */
export type Source = { path: string } | { databaseUrl: string }

/**
 * Writes a backup to `out`, mode 0600, whole or not at all, and never over a file. The source is neither locked nor brought up to
 * date. `who`: in whose name its audit has the backup. Throws SettingError.
 */
export async function writeBackup(source: Source, out: string, who: string): Promise<BackupFacts> {
  if (existsSync(out)) throw new SettingError(`--out: ${out} is there already.`)
  const draft = `${out}.part`
  makeEmpty(draft)
  try {
    await auditIn(source, who)
    const instant = now()
    const facts = await describedCopy(source, draft, instant)
    flushWithFolder(draft)
    linkSync(draft, out)
    flushWithFolder(out)
    return facts
  } catch (error) {
    throw unwritten(out, error)
  } finally {
    removeDatabase(draft)
  }
}

/** Says which file a disk did not take. */
function unwritten(out: string, error: unknown): unknown {
  const code = codeOf(error)
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code))
    return new SettingError(`--out: ${out} cannot be written: its disk is full (${code}).`)
  return /^(SQLITE_IOERR|EIO)/.test(code)
    ? new SettingError(`--out: ${out} cannot be written (${code}).`)
    : error
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
}

async function describedCopy(source: Source, draft: string, instant: number): Promise<BackupFacts> {
  const file =
    'path' in source ? copyOfSqlite(source.path, draft) : await copyOfPostgres(source.databaseUrl, draft)
  try {
    return describeBackup(file, instant)
  } finally {
    file.close()
  }
}

function makeEmpty(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    const code = codeOf(error)
    throw new SettingError(
      code === 'EEXIST'
        ? `--out: ${path} is there already: another backup is being written, or one was stopped; then remove it.`
        : `--out: ${path} cannot be made: ${failureWords(error, path)}.`,
    )
  }
}

/** Written before anything leaves (RUN-12). */
async function auditIn(source: Source, who: string): Promise<void> {
  const engine = 'path' in source ? openSqlite(source.path) : openPostgres(source.databaseUrl)
  try {
    await createStore(engine).addAudit({ who, action: 'backup', visits: [], about: {} })
  } catch (error) {
    throw 'path' in source ? error : unusableDatabase(error)
  } finally {
    await engine.close()
  }
}

/** SQLite copies one snapshot, which writers do not wait for. */
function copyOfSqlite(path: string, draft: string): DatabaseFile {
  const source = openDatabaseFile(path)
  try {
    source.run('VACUUM INTO ?', [draft])
  } finally {
    source.close()
  }
  return openDatabaseFile(draft)
}

function copyOfPostgres(databaseUrl: string, draft: string): Promise<DatabaseFile> {
  return copyFromPostgres(databaseUrl, async (versions) => {
    const file = openDatabaseFile(draft)
    const query = async (sql: string, params = []) => file.run(sql, params)
    await migrate(
      engineOver(query),
      MIGRATIONS.filter(({ version }) => versions.includes(version)),
    )
    return file
  })
}

/** Copies a backup that is to be restored to `draft`, mode 0600. */
export async function copyBackup(from: string, draft: string): Promise<void> {
  const found = statSync(from, { throwIfNoEntry: false })
  if (!found) throw new SettingError(`There is no file ${from}.`)
  if (found.isDirectory()) throw new SettingError(`${from} is a folder: name the file of the backup.`)
  removeDatabase(draft)
  try {
    await copyFile(from, draft)
    chmodSync(draft, 0o600)
  } catch (error) {
    throw new SettingError(`${from} cannot be copied to ${draft}: ${failureWords(error, draft)}.`)
  }
}

export function removeDatabase(path: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${end}`, { force: true })
}

import { closeSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql'
import { SettingError } from '../settings.ts'
import type { Row, Value } from '../store/engine.ts'
import { rowOf } from '../store/sqlite.ts'
import { sumOfRows, type TableSum } from './row-sums.ts'

/** The format of the table `backup`. */
const FORMAT = 1

/** What a backup says of itself. `instant`: epoch milliseconds; everything acknowledged before it is in the backup. */
export type BackupFacts = { format: number; instant: number; tables: Record<string, TableSum> }

/**
 * A database in one SQLite file, without a server. A backup is such a file with one table more, `backup`, whatever engine it was
 * made of; so a backup of one engine can be restored into the other.
 */
export type DatabaseFile = {
  /** The tables in the order in which they were made: those that refer to others come after them. */
  tables(): string[]
  columns(table: string): string[]
  rows(table: string): Iterable<Row>
  /** Adds rows in one transaction. */
  write(table: string, columns: readonly string[], rows: AsyncIterable<Row>): Promise<void>
  run(sql: string, params?: readonly Value[]): Row[]
  close(): void
}

/** Opens a file; `exclusive` also brings its write-ahead log into it, and throws SQLITE_BUSY when another process has it open. */
export function openDatabaseFile(path: string, exclusive = false): DatabaseFile {
  const connection = new Database(path)
  const run: DatabaseFile['run'] = (sql, params = []) =>
    connection
      .prepare(sql)
      .all([...params])
      .map(rowOf)
  try {
    if (exclusive) {
      run('PRAGMA locking_mode = EXCLUSIVE')
      run('PRAGMA journal_mode = DELETE')
    }
  } catch (error) {
    connection.close()
    throw error
  }
  return {
    tables: () =>
      run(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid`)
        .map((row) => String(row['name']))
        .filter((name) => name !== 'backup'),
    columns: (table) => run(`PRAGMA table_info(${table})`).map((row) => String(row['name'])),
    *rows(table) {
      for (const row of connection.prepare(`SELECT * FROM ${table}`).iterate()) yield rowOf(row)
    },
    async write(table, columns, rows) {
      const places = columns.map(() => '?').join(', ')
      const insert = connection.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`)
      connection.exec('BEGIN')
      for await (const row of rows) insert.run(columns.map((name) => row[name] ?? null))
      connection.exec('COMMIT')
    },
    run,
    close: () => connection.close(),
  }
}

/** Writes the table `backup` into a file that holds a whole database, once SQLite finds no fault in it. */
export function describeBackup(file: DatabaseFile, instant: number): BackupFacts {
  refuseFaults(file)
  const facts: BackupFacts = { format: FORMAT, instant, tables: sumsOf(file) }
  file.run('CREATE TABLE backup (facts TEXT NOT NULL)')
  file.run('INSERT INTO backup (facts) VALUES ($1)', [JSON.stringify(facts)])
  return facts
}

/** Reads every row of a backup and compares it with what the backup says of itself. Throws SettingError, with one line. */
export function checkBackup(file: DatabaseFile): BackupFacts {
  try {
    return comparedBackup(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/^SQLITE_(CORRUPT|NOTADB|IOERR|ERROR)/.test(code))
      throw new SettingError(`The backup is damaged (${code}).`)
    throw error
  }
}

function comparedBackup(file: DatabaseFile): BackupFacts {
  const facts = factsOf(file)
  if (facts.format !== FORMAT) throw new SettingError('The backup is of a newer version than this build.')
  refuseFaults(file)
  const found = sumsOf(file)
  for (const table of new Set([...Object.keys(facts.tables), ...Object.keys(found)])) {
    if (found[table]?.sum === facts.tables[table]?.sum && found[table]?.rows === facts.tables[table]?.rows)
      continue
    throw new SettingError(`The backup is damaged: the table ${table} is not as it was written.`)
  }
  return facts
}

function factsOf(file: DatabaseFile): BackupFacts {
  try {
    const [row] = file.run('SELECT facts FROM backup')
    return JSON.parse(String(row?.['facts']))
  } catch {
    throw new SettingError('The file is no backup, or it is damaged.')
  }
}

function refuseFaults(file: DatabaseFile): void {
  const answers = file.run('PRAGMA integrity_check').map((row) => String(row['integrity_check']))
  if (answers.join() !== 'ok') throw new SettingError(`The database is damaged: ${answers[0]}`)
}

function sumsOf(file: DatabaseFile): Record<string, TableSum> {
  const sums: Record<string, TableSum> = {}
  for (const table of file.tables()) {
    const sum = sumOfRows(file.columns(table))
    for (const row of file.rows(table)) sum.add(row)
    sums[table] = sum.result()
  }
  return sums
}

/** Has the disk write a file, or what a folder says of its files. */
function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

export function flushWithFolder(path: string): void {
  flush(path)
  flush(dirname(path))
}

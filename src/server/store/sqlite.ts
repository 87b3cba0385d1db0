import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import Database from 'libsql'
import { elapsed, now } from '../clock.ts'
import type { Engine, Queries, Row, Transaction, Value } from './engine.ts'
import { StoreUnavailable } from './engine.ts'
import { type OnWaiting, refuseWaiting, watched } from './watched.ts'

type Connection = InstanceType<typeof Database>
type Waiting = { run(tx: Transaction): Promise<void>; settle(): void; fail(error: unknown): void }

/** Transactions that share one commit, at most; more wait for the next. */
const BATCH = 64
/** How long a statement blocks for another process; beyond that the wait is asynchronous. */
const BUSY_MS = 20
/** How long a write waits for another process before it gives up. */
const LOCK_MS = 8_000

/**
 * Opens (and makes, readable by its owner alone) the SQLite database at `path`: WAL, one fsync before a commit is acknowledged.
 * The database has no clock of its own: `clock`, in epoch milliseconds, is this machine's. `lockMs`: see LOCK_MS.
 */
export function openSqlite(
  path: string,
  clock: () => number = now,
  lockMs = LOCK_MS,
  onWaiting: OnWaiting = refuseWaiting,
): Engine {
  const writer = connect(path)
  const reader = connect(path, 'PRAGMA query_only = ON')
  const query = statementsOf(writer)
  const begun = (): Transaction => ({ query, now: clock() })
  const read = statementsOf(reader)
  const waiting: Waiting[] = []
  let draining: Promise<void> | undefined
  let closed = false

  async function drain(): Promise<void> {
    // Everything that arrives in this turn of the event loop shares the commit.
    await new Promise(setImmediate)
    while (waiting.length > 0) await commitTogether(writer, lockMs, begun, waiting.splice(0, BATCH))
    draining = undefined
  }

  return {
    async query(sql, params) {
      return read(sql, params)
    },
    async now() {
      return clock()
    },
    transaction(work) {
      if (closed) return Promise.reject(new StoreUnavailable('The database is closed.'))
      return new Promise((resolve, reject) => {
        let settle = () => {}
        waiting.push({
          async run(tx) {
            const result = await watched(tx, work, onWaiting)
            settle = () => resolve(result)
          },
          settle: () => settle(),
          fail: reject,
        })
        draining ??= drain()
      })
    },
    async close() {
      if (closed) return
      closed = true
      await draining
      reader.close()
      foldLog(writer)
      writer.close()
    },
  }
}

async function commitTogether(
  connection: Connection,
  lockMs: number,
  begun: () => Transaction,
  batch: Waiting[],
): Promise<void> {
  const done: Waiting[] = []
  try {
    await begin(connection, lockMs)
    for (const one of batch) if (await runInSavepoint(connection, begun(), one)) done.push(one)
    connection.exec('COMMIT')
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK')
    for (const one of batch) one.fail(unavailable(error))
    return
  }
  for (const one of done) one.settle()
}

/** Whether the work stands; throws when the database itself gave up, which ends the whole batch. */
async function runInSavepoint(connection: Connection, tx: Transaction, one: Waiting): Promise<boolean> {
  connection.exec('SAVEPOINT one')
  try {
    await one.run(tx)
    connection.exec('RELEASE one')
    return true
  } catch (error) {
    // A full disk ends the transaction itself, and with it what the others did.
    if (!connection.inTransaction || error instanceof StoreUnavailable) throw error
    connection.exec('ROLLBACK TO one')
    connection.exec('RELEASE one')
    one.fail(error)
    return false
  }
}

async function begin(connection: Connection, lockMs: number): Promise<void> {
  const until = elapsed() + lockMs
  for (;;) {
    try {
      connection.exec('BEGIN IMMEDIATE')
      return
    } catch (error) {
      if (!isBusy(error) || elapsed() > until) throw error
      await pause(5 + Math.random() * 20)
    }
  }
}

function connect(path: string, ...more: string[]): Connection {
  try {
    makeWritable(path)
    const connection = new Database(path)
    connection.prepare('PRAGMA busy_timeout = 5000').all()
    keepLogAhead(connection)
    for (const pragma of ['synchronous = FULL', 'foreign_keys = ON'])
      connection.prepare(`PRAGMA ${pragma}`).all()
    for (const sql of more) connection.prepare(sql).all()
    connection.prepare(`PRAGMA busy_timeout = ${BUSY_MS}`).all()
    return connection
  } catch (error) {
    throw new StoreUnavailable(`${path} cannot be opened: ${messageOf(error)}`, { cause: error })
  }
}

/** Of several processes that make the same new database, SQLite lets one do this and refuses the others at once, whatever the time-out. */
function keepLogAhead(connection: Connection): void {
  const until = elapsed() + LOCK_MS
  for (;;) {
    try {
      connection.prepare('PRAGMA journal_mode = WAL').all()
      return
    } catch (error) {
      if (!isBusy(error) || elapsed() > until) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * 20)
    }
  }
}

/**
 * Makes the file, readable by its owner alone; throws when it cannot be written. One that is there is not opened for that: a process
 * that closes any descriptor of a file gives up its locks on it, and whoever looks into the database next would remove the
 * write-ahead log of connections that are open.
 */
function makeWritable(path: string): void {
  if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK)
  else closeSync(openSync(path, 'a', 0o600))
}

/** Brings what is in the write-ahead log into the database file; when another process reads, that one will do it. */
function foldLog(connection: Connection): void {
  try {
    connection.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
  } catch {
    // The log is whole, and is read at the next start.
  }
}

function statementsOf(connection: Connection): Queries['query'] {
  const prepared = new Map<string, ReturnType<Connection['prepare']>>()
  return async (sql, params = []) => {
    try {
      let statement = prepared.get(sql)
      if (!statement) {
        // SQLite numbers `$1` by where it stands; only `?1` means the first parameter.
        statement = connection.prepare(sql.replace(/\$(\d+)/g, '?$1'))
        prepared.set(sql, statement)
      }
      return statement.all([...params]).map(rowOf)
    } catch (error) {
      throw unavailable(error)
    }
  }
}

export function rowOf(row: unknown): Row {
  const result: Row = {}
  for (const [name, value] of Object.entries(row as Record<string, Value | ArrayBuffer>)) {
    result[name] = value instanceof ArrayBuffer ? new Uint8Array(value) : value
  }
  return result
}

const PASSING = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|NOMEM|PROTOCOL)/

function unavailable(error: unknown): unknown {
  return PASSING.test(codeOf(error)) ? new StoreUnavailable(messageOf(error), { cause: error }) : error
}

function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

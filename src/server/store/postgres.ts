import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Engine, Queries, Row, Transaction, Value } from './engine.ts'
import { StoreUnavailable } from './engine.ts'
import { clientOn, createHosts } from './postgres-hosts.ts'
import { type OnWaiting, refuseWaiting, watched } from './watched.ts'

/** Connections of one process. */
const CONNECTIONS = 16
/** How long a connection, or a free one of the pool, is waited for. */
const CONNECT_MS = 8_000
/** How long the database works on one statement, or waits for the next one of a transaction. */
const STATEMENT_MS = 10_000
/** Statements take as long as they need: one that changes a table of years may take minutes. */
export const NO_LIMIT = 0
/** How long an answer is waited for: a network that swallows it must not hold a connection for ever. */
const ANSWER_MS = 15_000
/** A transaction that stood in another's way is tried so often. */
const ATTEMPTS = 6

const CLOCK = 'CAST(FLOOR(EXTRACT(EPOCH FROM clock_timestamp()) * 1000) AS BIGINT)'
const BIGINT = 20
const BYTEA = 17

/** The database asks for the transaction again: two stood in each other's way. */
class Conflict extends StoreUnavailable {}

/**
 * Opens the PostgreSQL database at `url` (postgres://..., of several hosts the one that takes writes): any number of processes may. Every transaction is READ COMMITTED:
 * constraints and row locks decide, nothing else is relied on. Connects when first used. `statementMs`: see STATEMENT_MS; or NO_LIMIT.
 */
export function openPostgres(
  url: string,
  statementMs = STATEMENT_MS,
  onWaiting: OnWaiting = refuseWaiting,
): Engine {
  const hosts = createHosts(url)
  const pool = new pg.Pool({
    // The pool makes one with its own settings.
    Client: clientOn(hosts) as unknown as new () => pg.ClientBase,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    // A migration without a limit must not stand before a table that another holds: everybody else would wait behind it.
    ...(statementMs === NO_LIMIT ? { lock_timeout: STATEMENT_MS } : { query_timeout: ANSWER_MS }),
    keepAlive: true,
    application_name: 'health-services-scheduler',
    types: { getTypeParser: parserOf },
  })
  // A pooled connection that breaks is replaced. One that breaks during a query fails the query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const connect = () => connectWithin(pool, hosts.count)
  const query = queriesOf(connect)
  let closed = false

  return {
    query,
    async now() {
      const [row] = await query(`SELECT ${CLOCK} AS now`)
      return Number(row?.['now'])
    },
    async transaction(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await runOnce(connect, (tx) => watched(tx, work, onWaiting))
        } catch (error) {
          if (!(error instanceof Conflict) || attempt === ATTEMPTS) throw error
          await pause(Math.random() * 10 * attempt)
        }
      }
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      if (closed) return
      closed = true
      await pool.end()
    },
  }
}

/** A call that waits for a free connection as long as it may: this is no fault of a host. */
const POOL_IS_FULL = 'timeout exceeded when trying to connect'

/** A connection of the pool, for which each host is tried once. */
async function connectWithin(pool: pg.Pool, hosts: number): Promise<pg.PoolClient> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await pool.connect()
    } catch (error) {
      if (tried === hosts || (error instanceof Error && error.message === POOL_IS_FULL))
        throw translate(error)
    }
  }
}

type Connect = () => Promise<pg.PoolClient>

async function runOnce<T>(connect: Connect, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await connect()
  let isSound = false
  try {
    const now = await begin(client)
    const result = await work({ query: (sql, params) => rowsOf(client, sql, params), now })
    await commit(client)
    isSound = true
    return result
  } catch (error) {
    isSound = (await rollBack(client)) && !isReadOnly(error)
    throw error
  } finally {
    client.release(!isSound)
  }
}

/** Begins a transaction and reads the clock in one round trip; epoch milliseconds. */
async function begin(client: pg.PoolClient): Promise<number> {
  const sql = `BEGIN ISOLATION LEVEL READ COMMITTED; SELECT ${CLOCK} AS now`
  // Two statements have two results, which the driver's types do not know.
  const results = (await translated(client.query(sql))) as unknown as pg.QueryResult[]
  return Number(results[1]?.rows[0]?.['now'])
}

/**
 * Commits. A database that gives up waiting for its synchronous standby commits with a warning: what only the primary has is lost with
 * it, so nothing is acknowledged (RUN-16).
 */
async function commit(client: pg.PoolClient): Promise<void> {
  let warning: string | undefined
  const onNotice = ({ message }: { message?: string | undefined }) => {
    warning = message ?? 'a warning'
  }
  client.on('notice', onNotice)
  try {
    const { command } = await translated(client.query('COMMIT'))
    if (command !== 'COMMIT') throw new Error('The transaction had failed before its end.')
  } finally {
    client.removeListener('notice', onNotice)
  }
  if (warning !== undefined)
    throw unavailable(warning, Object.assign(new Error(warning), { code: 'NO_STANDBY' }))
}

/** Whether the host has become a standby under its connections: another one takes writes. */
function isReadOnly(error: unknown): boolean {
  return (
    error instanceof StoreUnavailable && (error.cause as { code?: unknown } | undefined)?.code === '25006'
  )
}

/** Whether the connection can be used again. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK')
    return true
  } catch {
    return false
  }
}

/** Queries outside of transactions, each on a connection of its own, which is not used again when the query fails. */
function queriesOf(connect: Connect): Queries['query'] {
  return async (sql, params) => {
    const client = await connect()
    let isSound = false
    try {
      const rows = await rowsOf(client, sql, params)
      isSound = true
      return rows
    } finally {
      client.release(!isSound)
    }
  }
}

async function rowsOf(client: pg.PoolClient, sql: string, params: readonly Value[] = []): Promise<Row[]> {
  const { rows } = await translated(client.query<Row>(sql, [...params]))
  return rows
}

/** Integers are numbers (milliseconds fit), bytes are a Uint8Array; the rest as the driver reads it. */
export function parserOf(type: number, format?: 'text' | 'binary'): (text: string) => Value {
  if (type === BIGINT) return Number
  const parse = format === 'binary' ? pg.types.getTypeParser(type, format) : pg.types.getTypeParser(type)
  return type === BYTEA ? (text) => new Uint8Array(parse(text)) : parse
}

async function translated<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw translate(error)
  }
}

/** Serialization failure, deadlock, a table that another process makes just now. */
const AGAIN = /^(40001|40P01|42P07|42710)$/
/** No connection, no resources (disk, memory, connections), a timeout, shutdown, a lock, a standby. */
const PASSING = /^(08|53|57|58|55P03|25006|25P03)/

/** Codes for the log of what the driver says in words alone (RUN-11). */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/due to connection timeout/, 'CONNECT_TIMEOUT'],
  [/^Connection terminated/, 'CONNECTION_ENDED'],
  [/^timeout exceeded when trying to connect/, 'POOL_IS_FULL'],
  [/^Query read timeout/, 'NO_ANSWER'],
  [/does not support SSL/, 'NO_TLS'],
]

function unavailable(message: string, cause: Error & { code?: unknown }): StoreUnavailable {
  const [, code] = SAID.find(([words]) => words.test(message)) ?? []
  if (code !== undefined) cause.code ??= code
  return new StoreUnavailable(message, { cause })
}

function translate(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return error
  // What is no answer of the database is an end of the connection; several addresses that refuse have no message.
  if (!(error instanceof pg.DatabaseError)) {
    return unavailable(error.message || 'no connection', error)
  }
  const { code = '', schema, message } = error
  if (AGAIN.test(code) || schema === 'pg_catalog') return new Conflict(message, { cause: error })
  return PASSING.test(code) ? unavailable(message, error) : error
}

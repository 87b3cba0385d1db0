/** What a column holds: integers are milliseconds, counts and flags; JSON is text. */
export type Value = string | number | null | Uint8Array
export type Row = Record<string, Value>

/** Runs one statement of the common subset of SQL, `$1` being the first of `params`. */
export interface Queries {
  query(sql: string, params?: readonly Value[]): Promise<Row[]>
}

/** What one transaction works with. */
export interface Transaction extends Queries {
  /** The database's clock when the transaction began, epoch milliseconds: what expires is judged by it alone. */
  readonly now: number
}

/**
 * The little that the store needs of a database. `query` outside a transaction reads committed rows. Every write goes through
 * `transaction`, which resolves when the work is on disk and undoes all of it when `work` throws. `work` awaits nothing but its own
 * queries (see watched.ts), and may be run again from the start when the database asks for it.
 */
export interface Engine extends Queries {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** The database's clock, epoch milliseconds. */
  now(): Promise<number>
  /** Connections of this process to a shared database; absent: the database is embedded. */
  pool?(): Pool
  close(): Promise<void>
}

/** Connections that are open, those of them that are free, and calls that wait for one. */
export type Pool = { total: number; idle: number; waiting: number }

/** The database cannot take this now (disk full, locked, read-only, failing); trying again later may work. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

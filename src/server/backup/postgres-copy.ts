import type pg from 'pg'
import { SettingError } from '../settings.ts'
import type { Engine, Row } from '../store/engine.ts'
import { MIGRATIONS, migrate } from '../store/migrate.ts'
import { unusableDatabase } from '../store/open-data.ts'
import { parserOf } from '../store/postgres.ts'
import { connectToWriter } from '../store/postgres-hosts.ts'
import type { DatabaseFile } from './backup-file.ts'
import { sumOfRows } from './row-sums.ts'

/** Rows that one call reads. */
const LOT = 500
/** A statement of PostgreSQL has at most 65,535 parameters. */
const MOST_PARAMETERS = 30_000
/** These are made by the migrations themselves. */
const MADE_BY_MIGRATIONS = ['migrations', 'migration_sums', 'migration_peers']

/** Does `work` in one transaction, whose statements take as long as they need. Throws SettingError when there is no database. */
async function inTransaction<T>(
  url: string,
  kind: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectToWriter(url, {
    application_name: 'health-services-scheduler-copy',
    types: { getTypeParser: parserOf },
  }).catch((error: unknown) => {
    throw unusableDatabase(error)
  })
  try {
    await client.query(`BEGIN ISOLATION LEVEL ${kind}`)
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } finally {
    await client.end()
  }
}

async function namesOfTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    'SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename',
  )
  return rows.map((row) => String(row['tablename']))
}

/** Versions of the migrations that a database has; throws SettingError at one that this build does not know. */
export function knownVersions(versions: readonly number[]): number[] {
  const unknown = versions.filter((version) => !MIGRATIONS.some((one) => one.version === version))
  if (unknown.length === 0) return [...versions]
  throw new SettingError(`The database is of a newer version (${Math.max(...unknown)}) than this build.`)
}

/**
 * Copies one snapshot of the whole database into an SQLite file, while writing goes on. `prepare` makes the tables of these
 * migrations in the file and returns it.
 */
export async function copyFromPostgres(
  url: string,
  prepare: (versions: number[]) => Promise<DatabaseFile>,
): Promise<DatabaseFile> {
  return inTransaction(url, 'REPEATABLE READ, READ ONLY', async (client) => {
    const there = await namesOfTables(client)
    if (!there.includes('migrations'))
      throw new SettingError('DATABASE_URL: there is no data in the database.')
    const { rows } = await client.query('SELECT version FROM migrations ORDER BY version')
    const file = await prepare(knownVersions(rows.map((row) => Number(row['version']))))
    for (const table of file.tables()) {
      if (MADE_BY_MIGRATIONS.includes(table)) continue
      await file.write(table, file.columns(table), rowsOf(client, table))
    }
    return file
  })
}

async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<Row> {
  await client.query(`DECLARE copied NO SCROLL CURSOR FOR SELECT * FROM ${table}`)
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${LOT} FROM copied`)
    yield* rows
    if (rows.length < LOT) break
  }
  await client.query('CLOSE copied')
}

/**
 * Copies a file into an empty database in one transaction, and reads all of it again before the end. Throws SettingError, and
 * changes nothing, when the database has tables or a row arrives as another.
 */
export async function copyToPostgres(url: string, file: DatabaseFile): Promise<void> {
  await inTransaction(url, 'READ COMMITTED', async (client) => {
    if ((await namesOfTables(client)).length > 0) {
      throw new SettingError(
        'DATABASE_URL: the database is not empty. Make a new one and set DATABASE_URL to it; this one stays as it is.',
      )
    }
    const versions = knownVersions(
      file.run('SELECT version FROM migrations ORDER BY version').map((row) => Number(row['version'])),
    )
    await migrate(
      engineOver(async (sql, params = []) => (await client.query<Row>(sql, [...params])).rows),
      MIGRATIONS.filter(({ version }) => versions.includes(version)),
    )
    for (const table of file.tables()) {
      if (MADE_BY_MIGRATIONS.includes(table)) continue
      const columns = file.columns(table)
      const sent = sumOfRows(columns)
      for (const lot of lotsOf(wholeRows(file.rows(table)), Math.floor(MOST_PARAMETERS / columns.length))) {
        for (const row of lot) sent.add(row)
        await insert(client, table, columns, lot)
      }
      const arrived = sumOfRows(columns)
      for await (const row of rowsOf(client, table)) arrived.add(row)
      if (arrived.result().sum === sent.result().sum) continue
      throw new SettingError(`The table ${table} did not arrive whole; nothing was changed.`)
    }
  })
}

/** An engine for migrations over a connection that is inside a transaction already, or used by one process alone. */
export function engineOver(query: Engine['query']): Engine {
  return {
    query,
    transaction: (work) => work({ query, now: 0 }),
    now: async () => 0,
    close: async () => {},
  }
}

async function insert(client: pg.Client, table: string, columns: string[], lot: Row[]): Promise<void> {
  const width = columns.length
  const places = lot.map(
    (_, row) => `(${columns.map((_, column) => `$${row * width + column + 1}`).join(', ')})`,
  )
  const values = lot.flatMap((row) => columns.map((name) => row[name] ?? null))
  await client.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}`, values)
}

/** PostgreSQL takes whole numbers alone. SQLite may hold times with fractions of a millisecond. */
function* wholeRows(rows: Iterable<Row>): Generator<Row> {
  for (const row of rows) {
    const whole = Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value) : value,
    ])
    yield Object.fromEntries(whole)
  }
}

function* lotsOf(rows: Iterable<Row>, most: number): Generator<Row[]> {
  let lot: Row[] = []
  for (const row of rows) {
    lot.push(row)
    if (lot.length < most) continue
    yield lot
    lot = []
  }
  if (lot.length > 0) yield lot
}

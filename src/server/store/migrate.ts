import type { Engine, Row, Value } from './engine.ts'
import directory from './migrations/001-directory.sql?raw'
import checkIns from './migrations/002-check-ins.sql?raw'
import holds from './migrations/003-holds.sql?raw'
import appointments from './migrations/004-appointments.sql?raw'
import takenVersions from './migrations/005-taken-versions.sql?raw'
import purge from './migrations/008-purge.sql?raw'

/** One numbered step of the database's shape; statements end with a semicolon at the end of a line. */
export type Migration = { version: number; name: string; sql: string }

export const MIGRATIONS: Migration[] = [
  { version: 1, name: 'directory', sql: directory },
  { version: 2, name: 'check-ins', sql: checkIns },
  { version: 3, name: 'holds', sql: holds },
  { version: 4, name: 'appointments', sql: appointments },
  { version: 5, name: 'taken-versions', sql: takenVersions },
  { version: 8, name: 'purge', sql: purge },
]

/** Brings the database to the newest shape; each migration runs once, also when two processes start together. */
export async function migrate(engine: Engine, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await engine.transaction(({ query }) =>
    query('CREATE TABLE IF NOT EXISTS migrations (version BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)'),
  )
  for (const migration of migrations) await engine.transaction(({ query }) => apply(query, migration))
}

async function apply(
  query: (sql: string, params?: readonly Value[]) => Promise<Row[]>,
  { version, name, sql }: Migration,
): Promise<void> {
  const mine = await query(
    'INSERT INTO migrations (version, name) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING version',
    [version, name],
  )
  if (mine.length === 0) return
  for (const statement of sql.split(/;\s*$/m)) if (statement.trim()) await query(statement)
}

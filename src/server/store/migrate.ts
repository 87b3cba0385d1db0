import { createHash } from 'node:crypto'
import { SettingError } from '../settings.ts'
import type { Engine, Row, Value } from './engine.ts'
import directory from './migrations/001-directory.sql?raw'
import checkIns from './migrations/002-check-ins.sql?raw'
import holds from './migrations/003-holds.sql?raw'
import appointments from './migrations/004-appointments.sql?raw'
import takenVersions from './migrations/005-taken-versions.sql?raw'
import limitCounts from './migrations/006-limit-counts.sql?raw'
import grids from './migrations/007-grids.sql?raw'
import purge from './migrations/008-purge.sql?raw'
import waits from './migrations/009-waits.sql?raw'
import operating from './migrations/010-operating.sql?raw'
import events from './migrations/011-events.sql?raw'
import operator from './migrations/012-operator.sql?raw'
import webhooks from './migrations/013-webhooks.sql?raw'
import wordings from './migrations/017-wordings.sql?raw'
import desks from './migrations/020-desks.sql?raw'
import tablets from './migrations/021-tablets.sql?raw'
import builtFiles from './migrations/025-built-files.sql?raw'
import moves from './migrations/027-moves.sql?raw'
import formerSteps from './migrations/028-former-steps.sql?raw'
import webhookFailures from './migrations/029-webhook-failures.sql?raw'
import offers from './migrations/030-offers.sql?raw'
import stepsOfVisits from './migrations/033-steps-of-visits.sql?raw'
import reminders from './migrations/034-reminders.sql?raw'
import messages from './migrations/045-messages.sql?raw'
import placesOfWishes from './migrations/046-places-of-wishes.sql?raw'
import movesByGuests from './migrations/048-moves-by-guests.sql?raw'
import versionsOfWaits from './migrations/050-versions-of-waits.sql?raw'
import whoLeft from './migrations/051-who-left.sql?raw'

/** One numbered step of the database's shape; statements end with a semicolon at the end of a line. */
export type Migration = { version: number; name: string; sql: string }

export const MIGRATIONS: Migration[] = [
  { version: 1, name: 'directory', sql: directory },
  { version: 2, name: 'check-ins', sql: checkIns },
  { version: 3, name: 'holds', sql: holds },
  { version: 4, name: 'appointments', sql: appointments },
  { version: 5, name: 'taken-versions', sql: takenVersions },
  { version: 6, name: 'limit-counts', sql: limitCounts },
  { version: 7, name: 'grids', sql: grids },
  { version: 8, name: 'purge', sql: purge },
  { version: 9, name: 'waits', sql: waits },
  { version: 10, name: 'operating', sql: operating },
  { version: 11, name: 'events', sql: events },
  { version: 12, name: 'operator', sql: operator },
  { version: 13, name: 'webhooks', sql: webhooks },
  { version: 17, name: 'wordings', sql: wordings },
  { version: 20, name: 'desks', sql: desks },
  { version: 21, name: 'tablets', sql: tablets },
  { version: 25, name: 'built-files', sql: builtFiles },
  { version: 27, name: 'moves', sql: moves },
  { version: 28, name: 'former-steps', sql: formerSteps },
  { version: 29, name: 'webhook-failures', sql: webhookFailures },
  { version: 30, name: 'offers', sql: offers },
  { version: 33, name: 'steps-of-visits', sql: stepsOfVisits },
  { version: 34, name: 'reminders', sql: reminders },
  { version: 45, name: 'messages', sql: messages },
  { version: 46, name: 'places-of-wishes', sql: placesOfWishes },
  { version: 48, name: 'moves-by-guests', sql: movesByGuests },
  { version: 50, name: 'versions-of-waits', sql: versionsOfWaits },
  { version: 51, name: 'who-left', sql: whoLeft },
]

/**
 * The newest migration of the release before this one, as tests/releases has it. Its program may start again on the tables of this build, because
 * migrations only add and what is new is optional for one release (RUN-17).
 */
export const LAST_RELEASE = 5

/**
 * Brings the database to the newest shape; each migration runs once, also when two processes start together. Throws SettingError,
 * and changes nothing, when the database has a migration that this build knows with another text, or one that it does not know and that
 * was not made to work with it.
 */
export async function migrate(engine: Engine, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await engine.transaction(async ({ query }) => {
    await query(
      'CREATE TABLE IF NOT EXISTS migrations (version BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)',
    )
    await query(
      'CREATE TABLE IF NOT EXISTS migration_sums (version BIGINT NOT NULL PRIMARY KEY, sha256 TEXT NOT NULL)',
    )
    await query(
      'CREATE TABLE IF NOT EXISTS migration_peers (version BIGINT NOT NULL PRIMARY KEY, works_with BIGINT NOT NULL)',
    )
  })
  await refuseOthers(engine, migrations)
  for (const migration of migrations) await engine.transaction(({ query }) => apply(query, migration))
}

async function refuseOthers(engine: Engine, migrations: readonly Migration[]): Promise<void> {
  const known = migrations.map(({ version }) => version)
  const newest = Math.max(...known)
  const there = await engine.query(
    `SELECT m.version, p.works_with FROM migrations m LEFT JOIN migration_peers p ON p.version = m.version`,
  )
  const unknown = there
    .filter((row) => !known.includes(Number(row['version'])))
    .filter((row) => row['works_with'] === null || Number(row['works_with']) > newest)
    .map((row) => Number(row['version']))
  if (unknown.length > 0) {
    throw new SettingError(
      `The database is of a newer version (${Math.max(...unknown)}) than this build (${newest}).`,
    )
  }
  const sums = new Map(
    (await engine.query('SELECT version, sha256 FROM migration_sums')).map((row) => [
      Number(row['version']),
      row['sha256'],
    ]),
  )
  for (const migration of migrations) {
    if ((sums.get(migration.version) ?? sumOf(migration)) === sumOf(migration)) continue
    throw new SettingError(
      `The database was made with another text of migration ${migration.version} (${migration.name}) than this build has.`,
    )
  }
}

type Query = (sql: string, params?: readonly Value[]) => Promise<Row[]>

async function apply(query: Query, migration: Migration): Promise<void> {
  const { version, name, sql } = migration
  const mine = await query(
    'INSERT INTO migrations (version, name) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING version',
    [version, name],
  )
  // A database that is older than the sums gets those of the migrations it has.
  await query('INSERT INTO migration_sums (version, sha256) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    version,
    sumOf(migration),
  ])
  if (mine.length === 0) return
  await query('INSERT INTO migration_peers (version, works_with) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    version,
    LAST_RELEASE,
  ])
  for (const statement of sql.split(/;\s*$/m)) if (statement.trim()) await query(statement)
}

function sumOf({ sql }: Migration): string {
  return createHash('sha256').update(sql).digest('hex')
}

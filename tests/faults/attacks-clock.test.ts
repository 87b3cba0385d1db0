import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { attackClock } from '../support/clock-attack.ts'
import { isPostgresHere, openTestDatabase, type TestDatabase } from '../support/postgres.ts'

/** A tenth of what the bench has. */
const VISITS = 200
/** Three hours each of three wrong clocks and of a standstill. */
const NOTHING_WRONG = { wrong: [], held: 12 }

describe('attack run 10', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('a start with a wrong clock deletes nothing on SQLite, and what is due goes once it is right [HD-17, HD-38, fault 24]', async () => {
    const report = await attackClock(() => openSqlite(join(folder, 'scheduler.db')), VISITS)
    expect(report).toMatchObject(NOTHING_WRONG)
    expect(report.purged).toBeGreaterThan(4 * 10)
  })
})

describe.skipIf(!isPostgresHere())('attack run 10 on PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database?.close(), 60_000)

  it('a start with a wrong clock deletes nothing on PostgreSQL, and what is due goes once it is right [HD-17, HD-38, fault 24]', async () => {
    const report = await attackClock(() => openPostgres(database.url), VISITS)
    expect(report).toMatchObject(NOTHING_WRONG)
    expect(report.purged).toBeGreaterThan(4 * 10)
  })
})

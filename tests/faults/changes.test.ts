import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../../src/server/store/engine.ts'
import { overfull } from '../../src/server/store/grids-conformance.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { sufferChanges } from '../support/change-storm.ts'
import { isPostgresHere, openTestDatabase, type TestDatabase } from '../support/postgres.ts'
import { sequences } from '../support/storm-acts.ts'
import type { ProviderKind } from '../support/storm-imports.ts'

/** What must hold on every engine; `open` opens one database. `npm run bench -- changes` has a thousand runs of each. */
function changesHold(name: string, open: () => Engine, runs: number): void {
  async function check(steps: boolean, numRuns: number, kind?: ProviderKind): Promise<void> {
    const engines: [Engine, Engine] = [open(), open()]
    await migrate(engines[0])
    try {
      const holds = fc.asyncProperty(sequences(steps), async (batches) => {
        expect(await sufferChanges(engines, batches, kind)).toEqual([])
      })
      await fc.assert(holds, { numRuns })
    } finally {
      for (const engine of engines) await engine.close()
    }
  }

  it(
    `of random imports of all kinds, holds, bookings and cancellations on ${name}, no instant has more holders than places [HD-19, DIR-09, DIR-10]`,
    () => check(false, runs),
    120_000,
  )

  it.each(['teams', 'clinicians', 'dietitians'] as const)(
    `the same holds of one of the %s on video on ${name} [HD-19, DIR-09, DIR-10]`,
    (kind) => check(false, runs / 6, kind),
    120_000,
  )

  it(
    `a clock that steps by days on ${name} ends holds early at most, changes no appointment and purges none [HD-17, HD-18, HD-38, fault 24]`,
    () => check(true, runs / 3),
    120_000,
  )
}

describe('changes on SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  changesHold('SQLite', () => openSqlite(join(folder, 'scheduler.db')), 60)
})

describe.skipIf(!isPostgresHere())('changes on PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database?.close(), 60_000)
  changesHold('PostgreSQL', () => openPostgres(database.url), 30)
})

describe('the checker of instants', () => {
  const stay = (holder: string, from: number, to: number) => ({ holder, from, to })

  it('finds two appointments that overlap in cells of different lengths, and none if one follows the other', () => {
    expect(overfull([stay('a', 20, 40), stay('b', 0, 30)], 1)).toHaveLength(1)
    expect(overfull([stay('a', 20, 40), stay('b', 0, 20)], 1)).toEqual([])
    expect(overfull([stay('a', 0, 30), stay('b', 0, 20), stay('c', 20, 40)], 2)).toEqual([])
    expect(overfull([stay('a', 0, 30), stay('b', 0, 25), stay('c', 20, 40)], 2)).toHaveLength(1)
  })
})

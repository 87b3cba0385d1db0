import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../../src/server/store/engine.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { doubleHolders, overtaken, type Span } from '../support/hold-history.ts'
import { type MixedLoad, mixedLoad, raceForLastCell } from '../support/hold-races.ts'
import { raceMoves } from '../support/move-races.ts'
import { isPostgresHere, openTestDatabase, type TestDatabase } from '../support/postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'races-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What must hold on every engine; `specOf` names an empty database, another one for each name. */
function racesHold(
  open: () => Engine,
  specOf: (name: string) => MixedLoad['spec'] | Promise<MixedLoad['spec']>,
): void {
  it('exactly one of 64 clients who want one place gets it, round after round [HOLD-11, fault 10]', async () => {
    const engines = [open(), open()]
    await Promise.all(engines.map((engine) => migrate(engine)))
    const stores = engines.map(createStore)
    const { violations } = await raceForLastCell(stores, { rounds: 50, clients: 64 })
    await Promise.all(stores.map((store) => store.close()))
    expect(violations).toEqual([])
  })

  it('one of 64 who move into one time at once has it, and nobody loses or doubles a time, round after round [VISIT-02]', async () => {
    const engines = [open(), open()]
    await Promise.all(engines.map((engine) => migrate(engine)))
    const stores = engines.map(createStore)
    const { violations } = await raceMoves(stores, { rounds: 8, clients: 64 })
    await Promise.all(stores.map((store) => store.close()))
    expect(violations).toEqual([])
  })

  it.each([1, 2])(
    'no place has two holders and nothing acknowledged is lost, whoever is killed of %i processes [HD-38, HOLD-24, BOOK-08, fault 17]',
    async (processes) => {
      const needs = ['held', 'taken', 'extended', 'released', 'booking booked', 'canceled', 'overtaken']
      const pace = { kills: 2, everyMs: 700, speed: 900, clients: 32 }
      const spec = await specOf(`killed-${processes}`)
      const load = { folder, spec, processes, needs, seed: Date.now(), ...pace }
      const { doubled, lost, counts } = await mixedLoad(load)
      expect({ doubled, lost, seed: load.seed }).toEqual({ doubled: [], lost: [], seed: load.seed })
      expect(needs.filter((what) => !counts[what])).toEqual([])
    },
    120_000,
  )
}

describe('races on SQLite', () => {
  const path = join(folder, 'scheduler.db')
  racesHold(
    () => openSqlite(path),
    (name) => ({ path: join(folder, `${name}.db`) }),
  )
})

describe.skipIf(!isPostgresHere())('races on PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database?.close(), 60_000)
  racesHold(
    () => openPostgres(database.url),
    async () => {
      await database.reset()
      return { url: database.url }
    },
  )
})

describe('the checker', () => {
  const span = (holder: string, from: number, to: number, places = 1): Span => ({
    holder,
    cell: 'cell',
    places,
    began: from,
    from,
    to,
    wasEnded: false,
  })

  it('finds two who had a place at once, and none where one followed the other', () => {
    expect(doubleHolders([span('a', 0, 10), span('b', 10, 20)])).toEqual([])
    expect(doubleHolders([span('b', 9, 20), span('a', 0, 10)])).toEqual(['cell at 9: a, b'])
    expect(doubleHolders([span('a', 0, Number.POSITIVE_INFINITY), span('b', 9, 20)])).toHaveLength(1)
    expect(doubleHolders([span('a', 0, 10), { ...span('b', 0, 10), cell: 'other' }])).toEqual([])
  })

  it('lets as many have a place as there are, and not one more', () => {
    expect(doubleHolders([span('a', 0, 10, 2), span('b', 5, 15, 2), span('c', 10, 20, 2)])).toEqual([])
    expect(doubleHolders([span('a', 0, 10, 2), span('b', 5, 15, 2), span('c', 9, 20, 2)])).toHaveLength(1)
  })

  it('counts the places that were left and had again', () => {
    expect(overtaken([span('a', 0, 10), span('b', 12, 20)], new Set(['a', 'b']))).toBe(1)
  })
})

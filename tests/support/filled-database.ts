import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '../../src/server/store/engine.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { Store } from '../../src/server/store/store.ts'

/**
 * What opens SQLite databases that have all tables, and what `fill` puts into them: the first one is made, the others are copies of
 * it, because making tables takes longer than most tests. `clock`: what the first one is made at.
 */
export function filledDatabases(clock: () => number, fill: (store: Store) => Promise<void>) {
  let original: Promise<string> | undefined
  async function make(): Promise<string> {
    const path = join(mkdtempSync(join(tmpdir(), 'filled-')), 'scheduler.db')
    const engine = openSqlite(path, clock)
    await migrate(engine)
    await fill(createStore(engine))
    await engine.close()
    return path
  }
  return async (path: string, clock: () => number): Promise<Engine> => {
    original ??= make()
    copyFileSync(await original, path)
    return openSqlite(path, clock)
  }
}

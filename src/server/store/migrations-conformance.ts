import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SettingError } from '../settings.ts'
import type { Engine } from './engine.ts'
import { MIGRATIONS, type Migration, migrate } from './migrate.ts'

/** What every engine must refuse of a database that another build has made. */
export function migrationsConform(name: string, open: () => Engine, reset: () => void | Promise<void>): void {
  describe(`migrations on ${name}`, () => {
    const newest = Math.max(...MIGRATIONS.map(({ version }) => version))
    let engine: Engine

    beforeEach(async () => {
      await reset()
      engine = open()
      await migrate(engine)
    })
    afterEach(() => engine.close())

    it('a database that a newer build has migrated is refused, and nothing is changed [HD-26]', async () => {
      await engine.transaction(({ query }) =>
        query(`INSERT INTO migrations (version, name) VALUES (99, 'later')`),
      )
      const added: Migration = { version: newest + 1, name: 'added', sql: 'CREATE TABLE added (a TEXT);' }
      await expect(migrate(engine)).rejects.toThrow(
        new SettingError(`The database is of a newer version (99) than this build (${newest}).`),
      )
      await expect(migrate(engine, [...MIGRATIONS, added])).rejects.toThrow(SettingError)
      await expect(engine.query('SELECT * FROM added')).rejects.toThrow()
    })

    it('a build starts on the tables of the next release, and not on those of the release after that [RUN-17]', async () => {
      const next: Migration = { version: newest + 1, name: 'next', sql: 'CREATE TABLE added (a TEXT);' }
      await migrate(engine, [...MIGRATIONS, next])
      await migrate(engine)
      await engine.transaction(({ query }) =>
        query('UPDATE migration_peers SET works_with = $1 WHERE version = $2', [newest + 1, newest + 1]),
      )
      const refused = `The database is of a newer version (${newest + 1}) than this build (${newest}).`
      await expect(migrate(engine)).rejects.toThrow(new SettingError(refused))
      await engine.transaction(({ query }) => query('DROP TABLE added'))
    })

    it('a migration whose text is another than the one that ran is refused [HD-26]', async () => {
      const changed = MIGRATIONS.map((one) =>
        one.version === 2 ? { ...one, sql: `${one.sql}\n-- changed` } : one,
      )
      await expect(migrate(engine, changed)).rejects.toThrow(
        'The database was made with another text of migration 2 (check-ins) than this build has.',
      )
      await migrate(engine)
    })

    it('a database from before the sums gets those of the build that opens it first [HD-26]', async () => {
      await engine.transaction(({ query }) => query('DROP TABLE migration_sums'))
      await migrate(engine)
      const changed = MIGRATIONS.map((one) => ({ ...one, sql: `${one.sql}\n-- changed` }))
      await expect(migrate(engine, changed)).rejects.toThrow(SettingError)
    })
  })
}

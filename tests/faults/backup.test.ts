import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabaseFile } from '../../src/server/backup/backup-file.ts'
import { copyToPostgres } from '../../src/server/backup/postgres-copy.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { drillBackup } from '../support/backup-drill.ts'
import { exportedIds } from '../support/exported-ids.ts'
import { isPostgresHere, openTestDatabase, type TestDatabase } from '../support/postgres.ts'
import { type RunningServer, runVerb, startServer, temporaryFolder } from '../support/server.ts'
import { LOAD_ENV } from '../support/walk-in-load.ts'

const placeOf = (cursor = '') => Number(cursor.split('-')[1])
const EVERYTHING = ['--after', 'start']

describe('a backup of SQLite', () => {
  let folder: string
  let server: RunningServer
  let file: string
  beforeAll(async () => {
    folder = temporaryFolder()
    file = join(folder, 'a.backup')
    server = await startServer({ dataDir: join(folder, 'data'), env: LOAD_ENV })
    // The first reader gives the log its name, which cursors begin with.
    await runVerb('export', EVERYTHING, { dataDir: server.dataDir })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('made under load has everything that was acknowledged before its instant [RUN-13]', async () => {
    const drill = await drillBackup(server, { file, to: join(folder, 'restored') })
    expect(drill.before).toBeGreaterThan(0)
    expect(drill.lost).toBe(0)
    expect(drill.found).toBeGreaterThanOrEqual(drill.before)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).sort()).toEqual(['a.backup', 'data', 'restored'])
    const again = await runVerb('backup', ['--out', file], { dataDir: server.dataDir })
    expect(again).toMatchObject({ code: 1, stderr: `--out: ${file} is there already.\n` })
  })

  it('is not restored while a server runs, nor when it is damaged, nor without its keys [RUN-13]', async () => {
    const before = readdirSync(server.dataDir).sort()
    const running = await runVerb('restore', [file], { dataDir: server.dataDir })
    expect(running).toMatchObject({ code: 1, stdout: '' })
    expect(running.stderr).toMatch(/^A server or a command uses \S+: stop it first\.\n$/)
    expect(readdirSync(server.dataDir).sort()).toEqual(before)

    const dataDir = join(folder, 'other')
    mkdirSync(dataDir)
    const withoutKeys = await runVerb('restore', [file], { dataDir })
    expect(withoutKeys.stderr).toMatch(/^SERVER_KEYS: there are no keys in/)
    copyFileSync(join(server.dataDir, 'keys.json'), join(dataDir, 'keys.json'))
    const damaged = join(folder, 'damaged')
    const bytes = readFileSync(file)
    for (let at = bytes.indexOf('Lantern Sq'); at >= 0; at = bytes.indexOf('Lantern Sq')) bytes[at] = 0x6c
    writeFileSync(damaged, bytes)
    const refused = await runVerb('restore', [damaged], { dataDir })
    expect(refused.stderr).toBe('The backup is damaged: the table locations is not as it was written.\n')
    writeFileSync(damaged, readFileSync(file).subarray(0, 40_000))
    expect((await runVerb('restore', [damaged], { dataDir })).stderr).toMatch(/damaged/)
    expect(readdirSync(dataDir)).toEqual(['keys.json'])
  })

  it('keeps what it replaces, and readers that were ahead of it miss nothing that comes after it [RUN-13]', async () => {
    const dataDir = join(folder, 'restored')
    const ids = await exportedIds({ dataDir })
    const { stderr } = await runVerb('export', EVERYTHING, { dataDir: server.dataDir })
    const ahead = /--after (\S+)/.exec(stderr)?.[1] ?? ''
    const { stdout } = await runVerb('restore', [file], { dataDir })
    const kept = /kept in (\S+)\. /.exec(stdout)?.[1] ?? ''
    expect(kept).toContain('scheduler.db.replaced-')
    const other = join(folder, 'kept')
    mkdirSync(other)
    copyFileSync(join(dataDir, 'keys.json'), join(other, 'keys.json'))
    copyFileSync(kept, join(other, 'scheduler.db'))
    expect(await exportedIds({ dataDir: other })).toEqual(ids)
    const next = await runVerb('export', ['--after', ahead], { dataDir })
    expect(next.code).toBe(0)
    expect(placeOf(/--after (\S+)/.exec(next.stderr)?.[1])).toBeGreaterThan(placeOf(ahead))
  })
})

describe.skipIf(!isPostgresHere())('PostgreSQL', () => {
  let folder: string
  let database: TestDatabase
  let empty: TestDatabase
  beforeAll(async () => {
    folder = temporaryFolder()
    ;[database, empty] = await Promise.all([openTestDatabase(), openTestDatabase()])
  })
  afterAll(async () => {
    await Promise.all([database?.close(), empty?.close()])
    rmSync(folder, { recursive: true, force: true })
  })

  it('is backed up under load, restored into SQLite, and moved from there to an empty database with the same export, byte for byte [RUN-13]', async () => {
    const env = { DATABASE_URL: database.url }
    const server = await startServer({ dataDir: join(folder, 'data'), env: { ...LOAD_ENV, ...env } })
    const file = join(folder, 'a.backup')
    const dataDir = join(folder, 'restored')
    const drill = await drillBackup(server, { file, to: dataDir, env })
    await server.stop()
    expect(drill.before).toBeGreaterThan(0)
    expect(drill.lost).toBe(0)
    const full = await runVerb('restore', [file], { dataDir: server.dataDir, env })
    expect(full.stderr).toMatch(/^DATABASE_URL: the database is not empty\./)

    const before = await runVerb('export', EVERYTHING, { dataDir })
    const moved = await runVerb('move-to-postgres', [], { dataDir, env: { DATABASE_URL: empty.url } })
    expect([moved.code, JSON.parse(moved.stderr)]).toMatchObject([0, { event: 'audit', action: 'move' }])
    const after = await runVerb('export', EVERYTHING, { dataDir, env: { DATABASE_URL: empty.url } })
    expect([after.code, after.stdout]).toEqual([before.code, before.stdout])
    expect(before.stdout.split('\n').length).toBeGreaterThan(drill.before)
    expect((await runVerb('export', EVERYTHING, { dataDir })).stderr).toMatch(
      /^DATABASE_URL: the data was moved/,
    )
    expect(existsSync(join(dataDir, 'scheduler.db'))).toBe(true)
  })

  it('a file that has fractions of a millisecond is copied with whole ones [RUN-13, FEED-08]', async () => {
    const path = join(folder, 'fractions.db')
    const engine = openSqlite(path)
    await migrate(engine)
    const webhook = { name: 'pms', url: 'https://a.example/', secrets: new Uint8Array([1]) }
    await createStore(engine).addWebhook({ ...webhook, locations: null, number: 0 })
    const due = "VALUES ('pms', 1, 'one', 1, 1764000000000.25)"
    await engine.transaction(({ query }) =>
      query(`INSERT INTO webhook_deliveries (webhook, number, visit_id, attempt, next_at) ${due}`),
    )
    await engine.close()
    const fresh = await openTestDatabase()
    const file = openDatabaseFile(path)
    await copyToPostgres(fresh.url, file)
    file.close()
    const copied = openPostgres(fresh.url)
    expect(await copied.query('SELECT next_at FROM webhook_deliveries')).toEqual([{ next_at: 1764000000000 }])
    await copied.close()
    await fresh.close()
  })
})

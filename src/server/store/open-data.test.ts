import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPostgresHere, openTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts'
import { seedDemonstration } from '../directory/demonstration.ts'
import { openKeys } from '../keys/keys.ts'
import { SettingError } from '../settings.ts'
import { StoreUnavailable } from './engine.ts'
import { openData } from './open-data.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'))
})
afterEach(() => {
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true, force: true })
})

const quiet = () => {}
const settingsOf = (dataDir: string, keysFile = join(dataDir, 'keys.json')) => ({ dataDir, keysFile })

describe('the data directory', () => {
  it('is made, closed to others, with database and keys, and opens again', async () => {
    const dataDir = join(folder, 'a', 'data')
    const first = await openData(settingsOf(dataDir), quiet)
    await first.store.close()
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    const second = await openData(settingsOf(dataDir), quiet)
    expect(second.keys).toEqual(first.keys)
    await second.store.close()
  })

  it('opened by two processes at once has one set of keys', async () => {
    const [one, two] = await Promise.all([
      openData(settingsOf(folder), quiet),
      openData(settingsOf(folder), quiet),
    ])
    expect(one.keys).toEqual(two.keys)
    await Promise.all([one.store.close(), two.store.close()])
  })

  it('with keys that were moved away makes no new ones, and opens with the moved ones [HD-26]', async () => {
    await (await openData(settingsOf(folder), quiet)).store.close()
    const moved = join(folder, 'moved.json')
    renameSync(join(folder, 'keys.json'), moved)
    const before = readdirSync(folder)
    await expect(openData(settingsOf(folder), quiet)).rejects.toThrow('SERVER_KEYS: there are no keys in')
    expect(readdirSync(folder)).toEqual(before)
    await (await openData(settingsOf(folder, moved), quiet)).store.close()
  })

  it('with keys of other data is not opened', async () => {
    await (await openData(settingsOf(folder), quiet)).store.close()
    const other = join(folder, 'other.json')
    openKeys(other, quiet)
    await expect(openData(settingsOf(folder, other), quiet)).rejects.toThrow('SERVER_KEYS: the keys in')
  })

  it('is not made for a key file that is none [HD-26]', async () => {
    const keysFile = join(folder, 'keys.json')
    writeFileSync(keysFile, 'no keys')
    await expect(openData(settingsOf(folder), quiet)).rejects.toThrow('SERVER_KEYS')
    expect(readdirSync(folder)).toEqual(['keys.json'])
  })

  it('data of a newer build stops the start with one clear line [HD-26]', async () => {
    await (await openData(settingsOf(folder), quiet)).store.close()
    const database = new Database(join(folder, 'scheduler.db'))
    database.exec(`INSERT INTO migrations (version, name) VALUES (99, 'later')`)
    database.close()
    const opened = openData(settingsOf(folder), quiet)
    await expect(opened).rejects.toThrow(
      /^The database is of a newer version \(99\) than this build \(\d+\)\.$/,
    )
    await expect(opened).rejects.toThrow(SettingError)
  })

  it('whose database others can read is closed to them, and that is said once [HD-32]', async () => {
    const first = await openData(settingsOf(folder), quiet)
    await first.store.keepFact('a', 'b')
    const names = ['scheduler.db', 'scheduler.db-wal', 'scheduler.db-shm']
    for (const name of names) chmodSync(join(folder, name), 0o644)
    const said: string[] = []
    for (let start = 0; start < 2; start += 1) {
      const opened = await openData(settingsOf(folder), (line) => said.push(line))
      await opened.store.close()
    }
    for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect(said).toEqual([
      `Warning: others could read ${names.join(', ')} in DATA_DIR; now only the owner can.`,
    ])
    await first.store.close()
  })

  it('a data directory that is a file, or below one, stops the start with one clear line [fault 21]', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const dataDir of [file, join(file, 'data'), '/proc/nothing/data']) {
      await expect(openData(settingsOf(dataDir), quiet)).rejects.toThrow(SettingError)
    }
  })

  it('whose database is none is one clear line [fault 21]', async () => {
    writeFileSync(join(folder, 'scheduler.db'), 'this is no database, it is a letter to my aunt'.repeat(99))
    await expect(openData(settingsOf(folder), quiet)).rejects.toThrow(SettingError)
  })

  it('a missing data directory that must exist stops the command with one clear line, and is not created', async () => {
    const dataDir = join(folder, 'none')
    await expect(openData(settingsOf(dataDir), quiet, true)).rejects.toThrow(
      new SettingError(`DATA_DIR: there is no data in ${dataDir}.`),
    )
    expect(existsSync(dataDir)).toBe(false)
  })
})

describe('a database that cannot be reached', () => {
  it('is one clear line without its password', async () => {
    const databaseUrl = 'postgres://me:secret@127.0.0.1:1/health'
    const opened = openData({ ...settingsOf(folder), databaseUrl }, quiet)
    await expect(opened).rejects.toThrow(/^DATABASE_URL: the database cannot be used \((?!.*secret).*\)\.$/)
    await expect(opened).rejects.toThrow(StoreUnavailable)
  })

  it('is not asked for data when there are no keys to read it with', async () => {
    const databaseUrl = 'postgres://127.0.0.1:1/health'
    const keysFile = join(folder, 'none.json')
    await expect(openData({ dataDir: folder, keysFile, databaseUrl }, quiet, true)).rejects.toThrow(
      new SettingError(`SERVER_KEYS: there are no keys in ${keysFile}.`),
    )
    expect(existsSync(keysFile)).toBe(false)
  })
})

describe.skipIf(!isPostgresHere())('PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database?.close(), 60_000)

  it('an empty database is brought into shape and filled by four processes that start at once', async () => {
    const settings = { ...settingsOf(folder), databaseUrl: database.url }
    const opened = await Promise.all([1, 2, 3, 4].map(() => openData(settings, quiet)))
    const seeded = await Promise.all(opened.map(({ store }) => seedDemonstration(store, '2026-11-20')))
    const locations = Math.max(...seeded.map((one) => one.locations))
    expect(locations).toBeGreaterThan(0)
    for (const { store } of opened) expect(await store.countLocations()).toBe(locations)
    await Promise.all(opened.map(({ store }) => store.close()))
  })

  it('a database that was written with other keys is not opened', async () => {
    const settings = { ...settingsOf(folder), databaseUrl: database.url }
    await expect(openData(settings, quiet)).rejects.toThrow('SERVER_KEYS: there are no keys in')
  })
})

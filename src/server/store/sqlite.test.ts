import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { runInChild } from '../../../tests/support/run-in-child.ts'
import { bookingsConform } from './bookings-conformance.ts'
import { aCheckIn, storeConforms } from './conformance.ts'
import { desksConform } from './desks-conformance.ts'
import { directoryConforms } from './directory-conformance.ts'
import { StoreUnavailable } from './engine.ts'
import { eventsConform } from './events-conformance.ts'
import { gridsConform } from './grids-conformance.ts'
import { holdsConform } from './holds-conformance.ts'
import { limitsConform } from './limits-conformance.ts'
import { messagesConform } from './messages-conformance.ts'
import { migrate } from './migrate.ts'
import { migrationsConform } from './migrations-conformance.ts'
import { movesConform } from './moves-conformance.ts'
import { offersConform } from './offers-conformance.ts'
import { purgeConforms } from './purge-conformance.ts'
import { sharedDataConforms } from './shared-data-conformance.ts'
import { createStore } from './sql-store.ts'
import { openSqlite } from './sqlite.ts'
import { transactionsConform } from './transactions-conformance.ts'
import { versionsConform } from './versions-conformance.ts'
import { visitsConform } from './visits-conformance.ts'
import { webhooksConform } from './webhooks-conformance.ts'

const folder = mkdtempSync(join(tmpdir(), 'store-'))
const path = join(folder, 'scheduler.db')
const removeAll = () => {
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

storeConforms('SQLite', () => openSqlite(path), removeAll)
holdsConform('SQLite', () => openSqlite(path), removeAll)
migrationsConform('SQLite', () => openSqlite(path), removeAll)
bookingsConform('SQLite', () => openSqlite(path), removeAll)
movesConform('SQLite', () => openSqlite(path), removeAll)
offersConform('SQLite', () => openSqlite(path), removeAll)
messagesConform('SQLite', () => openSqlite(path), removeAll)
transactionsConform('SQLite', (onWaiting) => openSqlite(path, undefined, undefined, onWaiting), removeAll)
versionsConform('SQLite', () => openSqlite(path), removeAll)
directoryConforms('SQLite', () => openSqlite(path), removeAll)
gridsConform('SQLite', () => openSqlite(path), removeAll)
purgeConforms('SQLite', () => openSqlite(path), removeAll, false)
limitsConform('SQLite', () => openSqlite(path), removeAll)
eventsConform('SQLite', () => openSqlite(path), removeAll)
visitsConform('SQLite', () => openSqlite(path), removeAll)
desksConform('SQLite', () => openSqlite(path), removeAll)
webhooksConform('SQLite', () => openSqlite(path), removeAll)
sharedDataConforms('SQLite', () => openSqlite(path), removeAll)

describe('SQLite', () => {
  beforeEach(removeAll)

  it('commits are on disk before they are acknowledged: WAL, synchronous FULL, foreign keys', async () => {
    const engine = openSqlite(path)
    const pragma = (name: string) => engine.transaction(({ query }) => query(`PRAGMA ${name}`))
    expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }])
    expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }])
    await engine.close()
  })

  it('the database can be read by its owner alone', async () => {
    const engine = openSqlite(path)
    expect(statSync(path).mode & 0o077).toBe(0)
    await engine.close()
  })

  it('keeps its lock on the file, without which another process removes the write-ahead log under it [fault 17]', async () => {
    const before = openSqlite(path)
    await migrate(before)
    await before.close()
    const engine = openSqlite(path)
    await createStore(engine).ping()
    const { ino } = statSync(path)
    const locks = existsSync('/proc/locks')
      ? readFileSync('/proc/locks', 'utf8')
      : `no list of locks :${ino} `
    expect(locks).toContain(`:${ino} `)
    await engine.close()
  })

  it('a write outside a transaction is refused', async () => {
    const engine = openSqlite(path)
    await migrate(engine)
    await expect(engine.query(`INSERT INTO facts VALUES ('a', 'b')`)).rejects.toThrow()
    await engine.close()
  })

  it('a full disk refuses the write as StoreUnavailable, reads go on, and it heals without a restart', async () => {
    const engine = openSqlite(path)
    await migrate(engine)
    const store = createStore(engine)
    await store.recordCheckIn(aCheckIn())
    const limit = (pages: number) =>
      engine.transaction(({ query }) => query(`PRAGMA max_page_count = ${pages}`))
    await limit(1)
    const large = aCheckIn({
      id: '2',
      idempotencyKey: 'key-2',
      guestMark: 'm',
      sealed: new Uint8Array(90_000),
    })
    await expect(store.recordCheckIn(large)).rejects.toBeInstanceOf(StoreUnavailable)
    expect(await store.checkInOfKey('key-1')).toMatchObject({ id: 'check-in-1' })
    expect(await store.checkInOfKey('key-2')).toBeUndefined()
    await limit(1_000_000)
    expect(await store.recordCheckIn(large)).toEqual({ outcome: 'recorded', id: '2' })
    await store.close()
  })

  it('a path that cannot be opened says so', () => {
    expect(() => openSqlite(join(folder, 'nowhere', 'scheduler.db'))).toThrow(StoreUnavailable)
  })

  it('every acknowledged check-in is found after kill -9', async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < 2; round++) acknowledged.push(...(await acknowledgeUntilKilled(200)))
    const store = createStore(openSqlite(path))
    const found = new Set<string>()
    for await (const { id } of store.checkInsSince(0)) found.add(id)
    await store.close()
    expect(acknowledged.length).toBeGreaterThanOrEqual(400)
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
  })
})

/** Runs a writer in a process of its own, kills it after `count` acknowledged check-ins, and returns all that it acknowledged. */
async function acknowledgeUntilKilled(count: number): Promise<string[]> {
  let printed = ''
  const child = await runInChild('tests/support/acknowledge-for-ever.ts', 'acknowledgeForEver', [
    path,
    aCheckIn(),
  ])
  child.stdout.on('data', (chunk) => {
    printed += chunk
    if (printed.split('\n').length > count) child.kill('SIGKILL')
  })
  const [, signal] = await once(child, 'close')
  if (signal !== 'SIGKILL') throw new Error('The writer ended by itself.')
  return printed.split('\n').slice(0, -1)
}

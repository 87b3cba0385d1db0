import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPostgresHere, openTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts'
import { bookingsConform } from './bookings-conformance.ts'
import { storeConforms } from './conformance.ts'
import { desksConform } from './desks-conformance.ts'
import { directoryConforms } from './directory-conformance.ts'
import { type Engine, StoreUnavailable } from './engine.ts'
import { addFirstEvent } from './events.ts'
import { eventsConform } from './events-conformance.ts'
import { gridsConform } from './grids-conformance.ts'
import { holdsConform } from './holds-conformance.ts'
import { limitsConform } from './limits-conformance.ts'
import { messagesConform } from './messages-conformance.ts'
import { migrate } from './migrate.ts'
import { migrationsConform } from './migrations-conformance.ts'
import { movesConform } from './moves-conformance.ts'
import { offersConform } from './offers-conformance.ts'
import { NO_LIMIT, openPostgres } from './postgres.ts'
import { connectToWriter } from './postgres-hosts.ts'
import { purgeConforms } from './purge-conformance.ts'
import { sharedDataConforms } from './shared-data-conformance.ts'
import { createStore } from './sql-store.ts'
import { transactionsConform } from './transactions-conformance.ts'
import { versionsConform } from './versions-conformance.ts'
import { visitsConform } from './visits-conformance.ts'
import { webhooksConform } from './webhooks-conformance.ts'

describe.skipIf(!isPostgresHere())('PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database?.close(), 60_000)

  const open = () => openPostgres(database.url)
  const reset = () => database.reset()
  storeConforms('PostgreSQL', open, reset)
  migrationsConform('PostgreSQL', open, reset)

  describe('with its tables', () => {
    beforeAll(reset)
    const clear = () => database.clear()
    holdsConform('PostgreSQL', open, clear)
    bookingsConform('PostgreSQL', open, clear)
    movesConform('PostgreSQL', open, clear)
    offersConform('PostgreSQL', open, clear)
    messagesConform('PostgreSQL', open, clear)
    transactionsConform('PostgreSQL', (onWaiting) => openPostgres(database.url, undefined, onWaiting), clear)
    versionsConform('PostgreSQL', open, clear)
    directoryConforms('PostgreSQL', open, clear)
    gridsConform('PostgreSQL', open, clear)
    purgeConforms('PostgreSQL', open, clear, true)
    limitsConform('PostgreSQL', open, clear)
    eventsConform('PostgreSQL', open, clear)
    visitsConform('PostgreSQL', open, clear)
    desksConform('PostgreSQL', open, clear)
    webhooksConform('PostgreSQL', open, clear)
    sharedDataConforms('PostgreSQL', open, clear)
  })

  describe('the engine', () => {
    let engine: Engine
    beforeEach(async () => {
      await reset()
      engine = open()
      await migrate(engine)
    })
    afterEach(() => engine.close())

    it('without a limit a statement takes as long as it needs, but waits for no lock for ever [RUN-17]', async () => {
      const unhurried = openPostgres(database.url, NO_LIMIT)
      const [limits] = await unhurried.query(
        "SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock",
      )
      await unhurried.close()
      expect(limits).toEqual({ statement: '0', lock: '10s' })
    })

    it('an event that is committed late comes after those that were read before it [FEED-02]', async () => {
      const lenient = openPostgres(database.url, undefined, () => {})
      let openGate = () => {}
      let hasWritten = () => {}
      const gate = new Promise<void>((resolve) => {
        openGate = resolve
      })
      const written = new Promise<void>((resolve) => {
        hasWritten = resolve
      })
      const event = (visitId: string) => ({
        type: 'checkin.received' as const,
        visitId,
        visitKind: 'walkin' as const,
        businessName: null,
        locationId: null,
        counterCode: null,
      })
      const late = lenient.transaction(async (tx) => {
        await addFirstEvent(tx, event('late'))
        hasWritten()
        await gate
        await tx.query('SELECT 1')
      })
      await written
      await engine.transaction((tx) => addFirstEvent(tx, event('early')))
      const store = createStore(engine)
      const ids = async (after: number) =>
        (await store.eventsAfter(after, 9)).events.map(({ number, visitId }) => [number, visitId])
      expect(await ids(0)).toEqual([[1, 'early']])
      openGate()
      await late
      expect(await ids(1)).toEqual([[2, 'late']])
      await lenient.close()
    })

    it('a connection that breaks in a transaction is StoreUnavailable, and the next one works', async () => {
      const broken = engine.transaction(async ({ query }) => {
        await query(`INSERT INTO facts (name, value) VALUES ('a', 'b')`)
        await query('SELECT pg_terminate_backend(pg_backend_pid())')
      })
      await expect(broken).rejects.toBeInstanceOf(StoreUnavailable)
      expect(await engine.query('SELECT * FROM facts')).toEqual([])
      await createStore(engine).ping()
    })

    it('of several hosts the one that takes writes is found, by the engine and by a copy [RUN-16]', async () => {
      const url = new URL(database.url)
      const own = { host: url.searchParams.get('host') ?? url.hostname, port: url.port || '5432' }
      url.hostname = 'localhost'
      url.port = ''
      url.searchParams.set('host', `/nowhere,${own.host}`)
      url.searchParams.set('port', `1,${own.port}`)
      const several = openPostgres(url.href)
      expect(await Promise.all([1, 2, 3].map(() => several.query('SELECT 1 AS one')))).toEqual(
        Array(3).fill([{ one: 1 }]),
      )
      await several.close()
      const writer = await connectToWriter(url.href, {})
      await writer.end()

      url.searchParams.set('options', '-c default_transaction_read_only=on')
      const standbys = openPostgres(url.href)
      const refused = await standbys.now().catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(StoreUnavailable)
      expect(refused).toHaveProperty('cause.code', '25006')
      await standbys.close()
      await expect(connectToWriter(url.href, {})).rejects.toThrow('takes no writes')
    })

    it('connections that break while nobody uses them are replaced', async () => {
      const url = new URL(database.url)
      url.searchParams.set('application_name', randomUUID())
      const named = openPostgres(url.href)
      await Promise.all([1, 2, 3].map(() => named.now()))
      const terminate =
        'SELECT pg_terminate_backend(pid) AS done FROM pg_stat_activity WHERE application_name = $1'
      expect(await engine.query(terminate, [url.searchParams.get('application_name')])).not.toEqual([])
      const isBack = () => named.now().then(Number.isFinite, () => false)
      await expect.poll(isBack).toBe(true)
      await named.close()
    })

    it("transactions that stand in each other's way are both done", async () => {
      const append = 'UPDATE facts SET value = CONCAT(value, CAST($2 AS TEXT)) WHERE name = $1'
      await engine.transaction(({ query }) => query(`INSERT INTO facts VALUES ('a', ''), ('b', '')`))
      let arrived = 0
      let attempts = 0
      const cross = (name: string, first: string, second: string) =>
        engine.transaction(async ({ query }) => {
          attempts++
          await query(append, [first, name])
          arrived++
          while (arrived < 2) await query('SELECT pg_sleep(0.005)')
          await query(append, [second, name])
        })
      await Promise.all([cross('1', 'a', 'b'), cross('2', 'b', 'a')])
      expect(attempts).toBeGreaterThan(2)
      const rows = await engine.query('SELECT value FROM facts')
      expect(rows.map(({ value }) => [...String(value)].sort())).toEqual([
        ['1', '2'],
        ['1', '2'],
      ])
    })

    it('a statement that cannot be run is told as it is, and not tried again', async () => {
      let attempts = 0
      const wrong = engine.transaction(async ({ query }) => {
        attempts++
        await query('SELECT nothing FROM nowhere')
      })
      await expect(wrong).rejects.toThrow('nowhere')
      await expect(wrong).rejects.not.toBeInstanceOf(StoreUnavailable)
      expect(attempts).toBe(1)
    })
  })
})

describe('an address where no database is', () => {
  it('is StoreUnavailable', async () => {
    const engine = openPostgres('postgres://me:secret@127.0.0.1:1/health')
    await expect(engine.now()).rejects.toBeInstanceOf(StoreUnavailable)
    await expect(engine.transaction(async () => {})).rejects.toBeInstanceOf(StoreUnavailable)
    await engine.close()
  })

  it.each([
    ['CONNECTION_ENDED', '', ''],
    ['NO_TLS', 'N', '?sslmode=verify-full'],
  ])(
    'names the cause by the code %s, where the driver has words alone [RUN-11]',
    async (code, answer, query) => {
      const server = createServer((socket) => {
        socket.once('data', () => socket.end(answer))
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const engine = openPostgres(
        `postgres://me:secret@127.0.0.1:${(server.address() as AddressInfo).port}/health${query}`,
      )
      const failed = await engine.now().catch((error: unknown) => error)
      expect(failed).toBeInstanceOf(StoreUnavailable)
      expect(failed).toHaveProperty('cause.code', code)
      await engine.close()
      server.close()
    },
  )
})

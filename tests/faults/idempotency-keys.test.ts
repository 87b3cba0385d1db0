import Database from 'libsql'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookAppointment } from '#contract/appointments'
import { reserve } from '#contract/reservations'
import { postWalkIn } from '#contract/walk-in'
import { migrate } from '../../src/server/store/migrate.ts'
import { NO_LIMIT, openPostgres } from '../../src/server/store/postgres.ts'
import { createStore } from '../../src/server/store/sql-store.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { Store } from '../../src/server/store/store.ts'
import { errorKeys, openTestApp } from '../support/app.ts'
import { type AppointmentApp, aFluVisit, openAppointmentApp } from '../support/appointments.ts'
import { aReservation } from '../support/booking.ts'
import { aDirectoryService, aLocation, aWalkIn } from '../support/builders.ts'
import { isPostgresHere, openTestDatabase, type TestDatabase } from '../support/postgres.ts'

const KEY = { 'idempotency-key': 'the-key-of-one-tap' }
const CALLS = [
  ['a walk-in', postWalkIn.path, aWalkIn()],
  ['a hold', reserve.path, aReservation()],
  ['a booking', bookAppointment.path, aFluVisit()],
] as const

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

describe('an idempotency key [class 41]', () => {
  it.each(CALLS)(
    'of %s sent by two clients at once has one answer, of one row [API-49, class 41]',
    async (_, path, body) => {
      const answers = await Promise.all([app.post(path, body, KEY), app.post(path, body, KEY)])
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      const [one, other] = await Promise.all(answers.map((answer) => answer.text()))
      expect(one).toBe(other)
      expect((await app.checkIns()).length + (await app.appointments()).length).toBe(
        path === reserve.path ? 0 : 1,
      )
    },
  )

  it('of a hold that its first client released holds nothing for the second [API-49, class 41]', async () => {
    const code = await app.held()
    await app.release(code)
    const first = await app.hold({ reservationTime: '2026-11-21T11:00:00-05:00' }, KEY)
    const { data } = await first.json()
    await app.release(data.appointmentReservations[0].reservationCode)
    const second = await app.hold({ reservationTime: '2026-11-21T11:00:00-05:00' }, KEY)
    expect([second.status, await errorKeys(second)]).toEqual([409, ['holdExpired']])
  })

  it.each(CALLS)(
    'of 1 to 15 signs is refused for %s, and one of 16 is taken [HD-31, class 41]',
    async (_, path, body) => {
      for (let length = 1; length < 16; length += 1) {
        const answer = await app.post(path, body, { 'idempotency-key': 'k'.repeat(length) })
        expect([answer.status, await errorKeys(answer)]).toEqual([400, ['invalidIdempotencyKey']])
      }
      expect((await app.post(path, body, { 'idempotency-key': 'k'.repeat(16) })).status).toBe(201)
    },
  )

  it('used for a walk-in, a hold and a booking stands for each by itself [API-49, class 41]', async () => {
    const bodies = [
      aWalkIn(),
      aReservation(),
      aFluVisit({ dateTime: { value: '2026-11-21T11:00:00-05:00', timezone: 'America/New_York' } }),
    ]
    const send = () => Promise.all(CALLS.map(([, path], call) => app.post(path, bodies[call], KEY)))
    const first = await send()
    expect(first.map(({ status }) => status)).toEqual([201, 201, 201])
    const texts = await Promise.all(first.map((answer) => answer.text()))
    expect(await Promise.all((await send()).map((answer) => answer.text()))).toEqual(texts)
    expect(new Set(texts).size).toBe(3)
  })

  it.each(CALLS)(
    'in the body of %s is a field that nobody knows [API-49, class 41]',
    async (_, path, body) => {
      const answer = await app.post(path, { ...body, idempotencyKey: KEY['idempotency-key'] })
      expect([answer.status, await errorKeys(answer)]).toEqual([400, ['unknownField']])
    },
  )
})

/** How long a twin waits in these tests, in milliseconds. */
const PATIENCE = 150

/** A store whose writers wait PATIENCE, and a twin that has written the key but not committed. */
type Blocked = { store: Store; blockKey(): Promise<() => Promise<void>> }

async function blockedSqlite(path: string): Promise<Blocked> {
  const engine = openSqlite(path, undefined, PATIENCE)
  await migrate(engine)
  return {
    store: createStore(engine),
    async blockKey() {
      const twin = new Database(path)
      twin.exec('BEGIN IMMEDIATE')
      return async () => {
        twin.exec('ROLLBACK')
        twin.close()
      }
    },
  }
}

async function blockedPostgres({ url }: TestDatabase): Promise<Blocked> {
  const unhurried = openPostgres(url, NO_LIMIT)
  await migrate(unhurried)
  await unhurried.close()
  const engine = openPostgres(url, PATIENCE)
  return {
    store: createStore(engine),
    async blockKey() {
      const twin = new pg.Client(url)
      await twin.connect()
      await twin.query('BEGIN')
      await twin.query(
        'INSERT INTO idempotency_keys (idempotency_key, check_in_id, fingerprint) VALUES ($1, $2, $3)',
        [KEY['idempotency-key'], 'twin', 'twin'],
      )
      return async () => {
        await twin.query('ROLLBACK')
        await twin.end()
      }
    },
  }
}

describe('a key whose twin is still in flight [class 41]', () => {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    if (isPostgresHere()) database = await openTestDatabase()
  })
  afterAll(() => database?.close(), 60_000)

  async function check({ store, blockKey }: Blocked): Promise<void> {
    const own = await openTestApp({ store })
    await store.putLocations([aLocation()])
    await store.putServices([aDirectoryService()])
    const release = await blockKey()
    const waited = await own.postWalkIn(aWalkIn(), KEY)
    expect([waited.status, await errorKeys(waited)]).toEqual([503, ['busy']])
    expect(Number(waited.headers.get('retry-after'))).toBeGreaterThan(0)
    await release()
    expect((await own.postWalkIn(aWalkIn(), KEY)).status).toBe(201)
    expect(await own.checkIns()).toHaveLength(1)
    await own.close()
  }

  it('is a 503 with Retry-After when it has waited long enough, and taken afterwards: SQLite [API-50, class 41]', async () => {
    await check(await blockedSqlite(`${app.folder}/twin.db`))
  })

  it.skipIf(!isPostgresHere())(
    'is a 503 with Retry-After when it has waited long enough, and taken afterwards: PostgreSQL [API-50, class 41]',
    async () => {
      await check(await blockedPostgres(database as TestDatabase))
    },
  )
})

import { afterAll, beforeAll, describe } from 'vitest'
import { isPostgresHere, openTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts'
import { bookingsConform } from './bookings-conformance.ts'
import { storeConforms } from './conformance.ts'
import { holdsConform } from './holds-conformance.ts'
import { openPostgres } from './postgres.ts'

describe.skipIf(!isPostgresHere())('PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(() => database?.close(), 60_000)

  const open = () => openPostgres(database.url)
  const reset = () => database.reset()
  storeConforms('PostgreSQL', open, reset)
  holdsConform('PostgreSQL', open, reset)
  bookingsConform('PostgreSQL', open, reset)
})

import { randomBytes, randomUUID } from 'node:crypto'
import { createAppointmentStore } from './appointments.ts'
import { createAuditStore } from './audit.ts'
import { createBuiltFileStore } from './built-files.ts'
import {
  checkInsOf,
  checkInsSince,
  keepUnreadable,
  recordCheckIn,
  unreadableOf,
  unreadableSince,
} from './check-ins.ts'
import { createClosureStore } from './closures.ts'
import { createDeskTable } from './desks.ts'
import type { GridChange } from './directory-edits.ts'
import type { DirectoryLocation, DirectoryService } from './directory-entries.ts'
import { bodyOf, editDirectory, putRecord, putService, readDirectory, recordsOf } from './directory-writer.ts'
import type { Engine } from './engine.ts'
import { createEventStore, removeEvents } from './events.ts'
import { gaugesOf } from './gauges.ts'
import { gridsOf } from './grids.ts'
import { createHoldStore } from './holds.ts'
import { createLimitStore } from './limit-counts.ts'
import {
  changeDirectory,
  closedLocations,
  directoryVersion,
  locationOf,
  locationsOf,
  putLocations,
} from './locations.ts'
import { createMessageStore } from './messages.ts'
import { createOfferStore } from './offers.ts'
import { createPurgeStore } from './purging.ts'
import { createReminderStore } from './reminders.ts'
import { createSealedStore } from './sealed-values.ts'
import type { Store } from './store.ts'
import { createTabletTable } from './tablets.ts'
import { createTokenStore } from './tokens.ts'
import { createVisitStore } from './visit-states.ts'
import { createWaitStore } from './waits.ts'
import { createWebhookStore } from './webhooks.ts'
import { createWordingStore } from './wordings.ts'

/** As much as a check-in takes at most. */
const PING_BYTES = 64 * 1024

/** The store over any engine; its database has been migrated. */
export function createStore(engine: Engine): Store {
  return {
    ...createHoldStore(engine),
    ...createAppointmentStore(engine),
    ...createOfferStore(engine),
    ...createReminderStore(engine),
    ...createMessageStore(engine),
    ...createPurgeStore(engine),
    ...createLimitStore(engine),
    ...createWaitStore(engine),
    ...createClosureStore(engine),
    ...createEventStore(engine),
    ...createVisitStore(engine),
    ...createTokenStore(engine),
    ...createAuditStore(engine),
    ...createWebhookStore(engine),
    ...createSealedStore(engine),
    ...createBuiltFileStore(engine),
    ...createWordingStore(engine),
    ...createDeskTable(engine),
    ...createTabletTable(engine),

    putLocations: (locations) =>
      engine.transaction(async (tx) => {
        const counts = { inserted: 0, updated: 0, unchanged: 0 }
        const grids: GridChange[] = []
        for (const { outcome, grid } of await putLocations(tx, inOrder(locations))) {
          counts[outcome]++
          if (grid) grids.push(grid)
        }
        if (counts.inserted + counts.updated > 0) await changeDirectory(tx)
        return { ...counts, grids }
      }),

    readDirectory: () => readDirectory(engine),
    editDirectory: (work, version) => editDirectory(engine, work, version),

    async location(businessName, id) {
      const rows = await engine.query('SELECT * FROM locations WHERE business_name = $1 AND id = $2', [
        businessName,
        id,
      ])
      return rows[0] && locationOf(rows[0])
    },

    async countLocations() {
      const rows = await engine.query('SELECT COUNT(*) AS n FROM locations')
      return Number(rows[0]?.['n'])
    },

    grids: () => gridsOf(engine),

    locationsOf: (businessNames) => locationsOf(engine, businessNames),

    closedLocations: () => closedLocations(engine),

    directoryVersion: () => directoryVersion(engine),

    putServices: (services, demonstration = false) =>
      engine.transaction(async (tx) => {
        let isOther = false
        for (const service of services) isOther = (await putService(tx, service, demonstration)) || isOther
        if (isOther) await changeDirectory(tx)
      }),

    async services(businessNames) {
      const rows = await engine.query('SELECT body FROM services ORDER BY id')
      return rows
        .map((row) => bodyOf<DirectoryService>(row))
        .filter((service) =>
          service.businessNames.some((name) => businessNames.some((other) => other === name)),
        )
    },

    putRecords: (records) =>
      engine.transaction(async (tx) => {
        let isOther = false
        for (const record of records)
          isOther = (await putRecord(tx, record)).outcome !== 'unchanged' || isOther
        if (isOther) await changeDirectory(tx)
      }),

    records: (kind) => recordsOf(engine, kind),

    async checkInOfKey(idempotencyKey) {
      const rows = await engine.query(
        'SELECT check_in_id, fingerprint FROM idempotency_keys WHERE idempotency_key = $1',
        [idempotencyKey],
      )
      const row = rows[0]
      return row && { id: String(row['check_in_id']), fingerprint: String(row['fingerprint']) }
    },

    async codeOfCheckIn(id) {
      const [row] = await engine.query('SELECT counter_code FROM check_ins WHERE id = $1', [id])
      return row && String(row['counter_code'])
    },

    async isCodeTaken(locationId, day, counterCode) {
      const rows = await engine.query(
        'SELECT 1 FROM check_ins WHERE day = $1 AND location_id = $2 AND counter_code = $3 LIMIT 1',
        [day, locationId, counterCode],
      )
      return rows.length > 0
    },

    recordCheckIn: (checkIn) => recordCheckIn(engine, checkIn),

    checkInsSince: (since) => checkInsSince(engine, since),

    checkInsOf: (ids) => checkInsOf(engine, ids),
    unreadableOf: (ids) => unreadableOf(engine, ids),

    keepUnreadable: (entry, most) => keepUnreadable(engine, entry, most),

    purgeUnreadable: (before) =>
      engine.transaction(async (tx) => {
        const gone = await tx.query('DELETE FROM unreadable_entries WHERE received_at < $1 RETURNING id', [
          before,
        ])
        await removeEvents(tx, gone)
        return gone.length
      }),

    unreadableSince: (since) => unreadableSince(engine, since),

    async fact(name) {
      const rows = await engine.query('SELECT value FROM facts WHERE name = $1', [name])
      return rows[0] && String(rows[0]['value'])
    },

    keepFact: (name, value) =>
      engine.transaction(async ({ query }) => {
        await query('INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, value])
        const rows = await query('SELECT value FROM facts WHERE name = $1', [name])
        return String(rows[0]?.['value'])
      }),

    async ping() {
      // Of its own, so that processes do not wait for each other; random, so that it is not made smaller on its way to the disk.
      const name = `ping ${randomUUID()}`
      const value = randomBytes(PING_BYTES / 2).toString('hex')
      await engine.transaction(async ({ query }) => {
        await query('INSERT INTO facts (name, value) VALUES ($1, $2)', [name, value])
        await query('DELETE FROM facts WHERE name = $1', [name])
      })
    },

    gauges: () => gaugesOf(engine),

    pool: () => engine.pool?.(),

    close: () => engine.close(),
  }
}

/** As bookings lock their providers' rows: two never wait for each other. */
function inOrder(locations: readonly DirectoryLocation[]): DirectoryLocation[] {
  const nameOf = ({ businessName, id }: DirectoryLocation) => `${businessName} ${id}`
  return [...locations].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

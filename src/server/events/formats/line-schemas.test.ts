import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AppointmentApp,
  aFluVisit,
  aNutritionVisit,
  aPhysical,
  aVideoVisit,
  guest,
  openAppointmentApp,
  twoDoses,
} from '../../../../tests/support/appointments.ts'
import { aWalkIn } from '../../../../tests/support/builders.ts'
import { ROOT } from '../../../../tests/support/sources.ts'
import { VISITS } from '../../../../tests/support/visit-lines.ts'
import { openCursors } from '../cursors.ts'
import { readLines } from '../event-lines.ts'
import { exportRecords } from '../export.ts'
import { lineSchemas } from './line-schemas.ts'

const FOLDER = join(ROOT, 'src/docs/schemas')
const schemas = lineSchemas()
// Before a run with -u or without the files writes them.
const inManual = readdirSync(FOLDER).sort()
const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true })
for (const schema of Object.values(schemas)) ajv.addSchema(schema)

/** What a line of any kind is refused for; empty: it fits. */
function errorsOf(line: unknown): string[] {
  const isValid = ajv.getSchema('urn:health-services-scheduler:line:1:line')
  if (!isValid) throw new Error('There is no schema of a line.')
  return isValid(line)
    ? []
    : (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

describe('the schemas of the lines', () => {
  it.each(Object.keys(schemas))('%s in the manual is what the structs say [FEED-06]', async (name) => {
    const text = `${JSON.stringify(schemas[name], null, 2)}\n`
    await expect(text).toMatchFileSnapshot(join(FOLDER, name))
  })

  it('the manual has these and no others [FEED-06]', () => {
    expect(inManual).toEqual(Object.keys(schemas).sort())
  })
})

describe('real lines', () => {
  let app: AppointmentApp
  beforeEach(async () => {
    app = await openAppointmentApp()
  })
  afterEach(() => app.close())

  const data = () => ({ store: app.store, keys: app.deps.keys, publicUrl: 'https://visits.example' })

  async function lines(): Promise<Record<string, unknown>[]> {
    const written: string[] = []
    await exportRecords(data(), 0, async (line) => {
      written.push(line)
    })
    return written.map((line) => JSON.parse(line))
  }

  it('of every kind of visit fit them, by an independent validator [FEED-06]', async () => {
    await app.postWalkIn(aWalkIn())
    await app.booked(twoDoses())
    await app.booked(aPhysical({ basicInfo: guest(1) }))
    await app.booked(aVideoVisit({ basicInfo: guest(2) }))
    await app.booked(aNutritionVisit({ basicInfo: guest(3) }))
    const dateTime = { value: '2026-11-21T11:00:00-05:00', timezone: 'America/New_York' }
    const [one] = await app.booked(aFluVisit({ basicInfo: guest(4), dateTime }))
    await app.cancel(one?.id ?? '', { status: 'CANCELED', confirmCode: one?.confirmCode })
    const all = await lines()
    expect(all).toHaveLength(7)
    expect(all.flatMap(errorsOf)).toEqual([])
  })

  it('after a cursor, damaged, removed and of no store fit them too [FEED-06]', async () => {
    await app.postWalkIn(aWalkIn())
    const [checkIn] = await app.checkIns()
    if (!checkIn) throw new Error('nothing was recorded')
    const sealed = checkIn.sealed.map((byte, at) => (at === 20 ? byte ^ 1 : byte))
    await app.store.recordCheckIn({ ...checkIn, id: 'damaged', idempotencyKey: 'k', guestMark: 'g', sealed })
    const entry = { id: 'apart', idempotencyKey: 'e', fingerprint: 'f', receivedAt: 1, sealed, charges: [] }
    await app.store.keepUnreadable(entry, 10)
    const cursors = await openCursors(app.store)
    const { lines: events } = await readLines({ ...data(), cursors }, 0, { filter: {} })
    expect(events.filter(({ unreadable }) => unreadable)).toHaveLength(2)
    expect(events.flatMap(errorsOf)).toEqual([])
    // Retention may run between the reading of events and that of their visits.
    const store = { ...app.store, checkInsOf: async () => [] }
    const { lines: later } = await readLines({ ...data(), store, cursors }, 0, { filter: {} })
    expect(later.map(({ removed }) => removed)).toContain(true)
    expect(later.flatMap(errorsOf)).toEqual([])
  })

  it.each([
    ['another version', { schemaVersion: 2 }],
    ['an unknown kind', { kind: 'visit' }],
    ['a status that is none', { status: 'maybe' }],
    ['a number for a text', { counterCode: 5 }],
    ['a payload without names', { payload: { ...aWalkIn(), basicInfo: {} } }],
  ])('%s does not fit [FEED-06]', (_, change) => {
    const line = VISITS['an adult who walks in']
    expect(errorsOf(line)).toEqual([])
    expect(errorsOf({ ...line, ...change })).not.toEqual([])
    expect(errorsOf({ ...line, aFieldOfALaterVersion: 1 })).toEqual([])
  })
})

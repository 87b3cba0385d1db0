import type { Bundle } from '@medplum/fhirtypes'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AppointmentApp,
  aFluVisit,
  aNutritionVisit,
  guest,
  openAppointmentApp,
} from '../../../tests/support/appointments.ts'
import { aLocation, aWalkIn } from '../../../tests/support/builders.ts'
import { FhirStore } from '../../../tests/support/fhir-store.ts'
import { SettingError } from '../settings.ts'
import { runExport } from './export.ts'
import { parseExportArguments } from './export-arguments.ts'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

async function exported(publicUrl: string | undefined, ...words: string[]) {
  let text = ''
  const { store, content, keys } = app.deps
  const data = { store, content, keys, publicUrl, who: 'a test' }
  const result = await runExport(data, parseExportArguments(words), async (more) => {
    text += more
  })
  return { ...result, text }
}

const ORIGIN = 'https://visits.example'

describe('an export as FHIR', () => {
  it('writes a Bundle a line, with the names of services, questions and places [FEED-09]', async () => {
    await app.postWalkIn(aWalkIn())
    await app.booked(aNutritionVisit({ basicInfo: guest(2) }))
    const { text, count, next } = await exported(ORIGIN, '--after', 'start', '--format', 'fhir')
    expect([count, typeof next]).toEqual([2, 'string'])
    const bundles: Bundle[] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const store = new FhirStore()
    for (const bundle of [...bundles, ...bundles]) store.post(bundle)
    expect(store.of('Appointment')).toHaveLength(2)
    expect(text).toContain('"display":"Flu dose 1"')
    expect(text).toContain('"text":"Are you sick today, or do you have a fever?"')
    expect(text).toContain('"name":"Kroger Pharmacy Corryville"')
    expect(text).toMatch(/"type":"HealthcareService".*"display":"[A-Z]/)
  })

  it('of what names no store has nothing, and says how many [FEED-09, HD-33]', async () => {
    const [sealed] = [new Uint8Array([1, 2, 3])]
    const entry = { id: 'apart', idempotencyKey: 'e', fingerprint: 'f', receivedAt: 1, sealed, charges: [] }
    await app.store.keepUnreadable(entry, 10)
    const { text, count, left } = await exported(ORIGIN, '--after', 'start', '--format', 'fhir')
    expect([text, count, left]).toEqual(['', 1, { unreadable: 1 }])
  })

  it('needs PUBLIC_URL [FEED-09]', async () => {
    await expect(exported(undefined, '--after', 'start', '--format', 'fhir')).rejects.toThrow(SettingError)
  })
})

describe('a day as CSV', () => {
  const ofDay = (day: string, location = aLocation().id) =>
    exported(undefined, '--format', 'csv', '--location', location, '--day', day)
  const rowsOf = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true })

  it('has the visits of that day there, by time, as they are now [FEED-11]', async () => {
    const at = (time: string) => ({ value: `2026-11-20T${time}:00-05:00`, timezone: 'America/New_York' })
    await app.booked(aFluVisit({ basicInfo: guest(1), dateTime: at('14:00') }))
    const [moved] = await app.booked(aFluVisit({ basicInfo: guest(2), dateTime: at('13:00') }))
    await app.booked(aFluVisit({ basicInfo: guest(3) }))
    await app.postWalkIn(aWalkIn())
    await app.cancel(moved?.id ?? '', { status: 'CANCELED', confirmCode: moved?.confirmCode })
    const { text, count } = await ofDay('2026-11-20')
    expect(text.startsWith('\uFEFF"Day","Time","Code"')).toBe(true)
    expect(count).toBe(3)
    expect(rowsOf(text).map(({ Time, Kind, Status, For }) => [Time, Kind, Status, For])).toEqual([
      ['11:59', 'walk-in', 'checkedIn', 'Flu dose 1'],
      ['13:00', 'appointment', 'canceled', 'Flu dose 1'],
      ['14:00', 'appointment', 'booked', 'Flu dose 1'],
    ])
    expect((await ofDay('2026-11-21')).count).toBe(1)
  })

  it('is also of a video team or a dietitian, by the days of their zone [FEED-11]', async () => {
    await app.booked(aNutritionVisit({ basicInfo: guest(2) }))
    const [{ provider, startsAt } = { provider: { id: '' }, startsAt: 0 }] = await app.appointments()
    const day = new Date(startsAt).toISOString().slice(0, 10)
    const { text, count } = await ofDay(day, provider.id)
    expect(count).toBe(1)
    expect(rowsOf(text)).toMatchObject([{ Day: day, Kind: 'appointment' }])
  })

  it('has its titles on a day without visits, and knows no other location [FEED-11]', async () => {
    expect((await ofDay('2026-11-22')).text.split('\r\n')).toHaveLength(2)
    await expect(ofDay('2026-11-22', 'NOWHERE-1')).rejects.toThrow(SettingError)
  })

  it('is in the audit, with the visits that were opened [FEED-11, RUN-12]', async () => {
    await app.postWalkIn(aWalkIn())
    await ofDay('2026-11-20')
    const [checkIn] = await app.checkIns()
    const rows = []
    for await (const row of app.store.auditSince(0)) rows.push(row)
    expect(rows).toMatchObject([
      {
        who: 'a test',
        action: 'export',
        visits: [checkIn?.id],
        about: { format: 'csv', location: aLocation().id, day: '2026-11-20', count: 1 },
      },
    ])
  })
})

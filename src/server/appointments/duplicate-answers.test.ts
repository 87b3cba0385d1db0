import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TABLET_HEADER } from '#contract/entry'
import { postKioskEnrolment } from '#contract/kiosk'
import { type AppointmentApp, aFluVisit, openAppointmentApp } from '../../../tests/support/appointments.ts'
import { MINUTE } from '../../../tests/support/booking.ts'
import { aLocation, TEST_NOW } from '../../../tests/support/builders.ts'
import { UNLIMITED } from '../../../tests/support/limits.ts'

const CODE = 'four-blue-mice'
const LIMITS = {
  ...UNLIMITED,
  'duplicates.connection': 5,
  'duplicates.network': 20,
  'duplicates.tablet': 5,
}

let app: AppointmentApp
beforeEach(async () => {
  const settings = { trustProxy: true, publicUrl: undefined, kioskCode: CODE, limits: LIMITS }
  app = await openAppointmentApp({ settings })
  await app.booked(aFluVisit(), from('203.0.113.1'))
  expect(app.time.now).toBe(TEST_NOW)
})
afterEach(() => app.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
/** Another free time in the name of the guest who has an appointment. */
const LATER = aFluVisit({ dateTime: { value: '2026-11-21T11:00:00-05:00', timezone: 'America/New_York' } })
const DUPLICATE = [429, ['duplicateAppointment']]
const BUSY = [503, ['busy']]

async function ask(headers: Record<string, string>): Promise<unknown[]> {
  const [status, keys] = await app.refused(LATER, headers)
  return [status, keys]
}

describe('the answer that a guest has an appointment already [HD-29]', () => {
  it('is given five times a minute to one connection, then it is told to come again', async () => {
    for (let time = 0; time < 5; time += 1) expect(await ask(from('192.0.2.7'))).toEqual(DUPLICATE)
    const refused = await app.book(LATER, from('192.0.2.7'))
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await ask(from('198.51.100.7'))).toEqual(DUPLICATE)
    app.time.now += MINUTE
    expect(await ask(from('192.0.2.7'))).toEqual(DUPLICATE)
  })

  it('is given twenty times an hour to one network, whatever address of it asks', async () => {
    for (let host = 1; host <= 20; host += 1) expect(await ask(from(`192.0.2.${host}`))).toEqual(DUPLICATE)
    expect(await ask(from('192.0.2.200'))).toEqual(BUSY)
    app.time.now += 10 * MINUTE
    expect(await ask(from('192.0.2.201'))).toEqual(BUSY)
    expect(await ask(from('198.51.100.7'))).toEqual(DUPLICATE)
    app.time.now += 51 * MINUTE
    expect(await ask(from('192.0.2.202'))).toEqual(DUPLICATE)
  })

  it('is given to a tablet five times a minute, whatever others behind its address ask', async () => {
    const enrolment = await app.post(postKioskEnrolment.path, { locationId: aLocation().id, code: CODE })
    const { data } = (await enrolment.json()) as { data: { tabletToken: string } }
    const tablet = { ...from('192.0.2.7'), [TABLET_HEADER]: data.tabletToken }
    for (let time = 0; time < 5; time += 1) expect(await ask(from('192.0.2.7'))).toEqual(DUPLICATE)
    expect(await ask(from('192.0.2.7'))).toEqual(BUSY)
    for (let time = 0; time < 5; time += 1) expect(await ask(tablet)).toEqual(DUPLICATE)
    expect(await ask(tablet)).toEqual(BUSY)
  })
})

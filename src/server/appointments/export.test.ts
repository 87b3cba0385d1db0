import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AppointmentApp,
  aFluVisit,
  guest,
  openAppointmentApp,
  SECOND,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { MINUTE } from '../../../tests/support/booking.ts'
import { aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import { exportRecords } from '../events/export.ts'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

const PUBLIC_URL = 'https://visits.example'

async function linesSince(since: number, publicUrl?: string) {
  const lines: string[] = []
  const write = async (line: string) => {
    lines.push(line)
  }
  const { count } = await exportRecords({ store: app.store, keys: app.deps.keys, publicUrl }, since, write)
  expect(count).toBe(lines.length)
  return lines.map((line) => JSON.parse(line))
}

describe('the export of appointments', () => {
  it('shows who comes when and why, and where to cancel [SCOPE-15, BOOK-09]', async () => {
    const [one] = await app.booked(aFluVisit())
    expect(await linesSince(0, PUBLIC_URL)).toEqual([
      {
        schemaVersion: 1,
        kind: 'appointment',
        id: one?.id,
        counterCode: one?.counterCode,
        status: 'booked',
        businessName: 'pharmacy',
        locationId: '01400376',
        serviceIds: [501],
        revision: 0,
        startsAt: '2026-11-21T15:00:00.000Z',
        endsAt: '2026-11-21T15:20:00.000Z',
        createdAt: new Date(TEST_NOW).toISOString(),
        receivedAt: new Date(TEST_NOW).toISOString(),
        cancelUrl: `${PUBLIC_URL}/health-services/scheduler/cancel/${one?.id}/${one?.confirmCode}`,
        payload: aFluVisit(),
      },
    ])
  })

  it('the code of the address to cancel at cancels [SCOPE-15]', async () => {
    await app.booked(aFluVisit())
    const [{ cancelUrl }] = await linesSince(0, PUBLIC_URL)
    const [id, confirmCode] = new URL(cancelUrl).pathname.split('/').slice(-2)
    expect((await app.cancel(id ?? '', { status: 'CANCELED', confirmCode })).status).toBe(200)
  })

  it('without PUBLIC_URL there is no address to cancel at [SCOPE-15]', async () => {
    await app.booked(aFluVisit())
    expect((await linesSince(0))[0]).not.toHaveProperty('cancelUrl')
  })

  it('a follow-up has a line of its own, that names its first dose [BOOK-03]', async () => {
    const [first, second] = await app.booked(twoDoses())
    const lines = await linesSince(0)
    expect(lines.map(({ id, firstId }) => [id, firstId]).sort()).toEqual(
      [
        [first?.id, undefined],
        [second?.id, first?.id],
      ].sort(),
    )
    const line = lines.find(({ id }) => id === second?.id)
    expect(line.payload).toMatchObject({ serviceIds: [505], dateTime: { value: SECOND } })
  })

  it('an appointment that was cancelled comes again from that instant on, without an address [CANCEL-12]', async () => {
    const [one] = await app.booked(aFluVisit())
    app.time.now += MINUTE
    await app.cancel(one?.id ?? '', { status: 'CANCELED', confirmCode: one?.confirmCode })
    expect(await linesSince(TEST_NOW + MINUTE, PUBLIC_URL)).toMatchObject([
      {
        status: 'canceled',
        createdAt: new Date(TEST_NOW).toISOString(),
        receivedAt: new Date(TEST_NOW + MINUTE).toISOString(),
      },
    ])
    expect((await linesSince(0, PUBLIC_URL))[0]).not.toHaveProperty('cancelUrl')
    expect(await linesSince(TEST_NOW + MINUTE + 1)).toEqual([])
  })

  it('walk-ins and appointments come in the order in which they were received [WALKIN-19]', async () => {
    const times = ['10:00', '10:20', '10:40', '11:00', '11:20']
    for (const [at, time] of times.entries()) {
      const basicInfo = guest(at)
      if (at % 2 === 0) {
        const dateTime = { value: `2026-11-21T${time}:00-05:00`, timezone: 'America/New_York' }
        await app.booked(aFluVisit({ basicInfo, dateTime }))
      } else await app.postWalkIn(aWalkIn({ basicInfo }))
      app.time.now += MINUTE
    }
    const lines = await linesSince(0)
    expect(lines.map(({ kind }) => kind)).toEqual([
      'appointment',
      'walkin',
      'appointment',
      'walkin',
      'appointment',
    ])
    expect(lines.map(({ payload }) => payload.basicInfo.phoneNumber)).toEqual(
      times.map((_, at) => guest(at).phoneNumber),
    )
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reservations } from '#contract/reservations'
import { RESERVATION_HEADER } from '#contract/reservations'
import { errorKeys } from '../../../tests/support/app.ts'
import { type BookingApp, MINUTE, openBookingApp } from '../../../tests/support/booking.ts'
import { UNLIMITED } from '../../../tests/support/limits.ts'

const SETTINGS = {
  trustProxy: true,
  publicUrl: undefined,
  kioskCode: undefined,
  limits: { ...UNLIMITED, 'liveHolds.connection': 3 },
}

let app: BookingApp
beforeEach(async () => {
  app = await openBookingApp({ settings: SETTINGS })
})
afterEach(() => app.close())

let client = '192.0.2.7'
beforeEach(() => {
  client = '192.0.2.7'
})

/** Holds tomorrow at an hour. */
const hold = (hour: number, headers: Record<string, string> = {}) =>
  app.hold({ reservationTime: `2026-11-21T${hour}:00:00-05:00` }, { 'x-forwarded-for': client, ...headers })
const statusOf = async (response: Promise<Response>) => (await response).status

async function codeOf(response: Response): Promise<string> {
  const { data } = (await response.json()) as { data: Reservations }
  return data.appointmentReservations[0]?.reservationCode ?? ''
}

describe('the holds of one client [S6, class 39]', () => {
  const holdThree = async () => {
    const codes: string[] = []
    for (const hour of [10, 11, 12]) codes.push(await codeOf(await hold(hour)))
    return codes
  }

  it('are limited: the next hold is refused with a time to try again, and other clients go on holding [API-50]', async () => {
    await holdThree()
    const refused = await hold(13)
    expect([refused.status, await errorKeys(refused)]).toEqual([503, ['busy']])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(60)
    client = '192.0.2.8'
    expect(await statusOf(hold(13))).toBe(201)
  })

  it('at once are no more than one after the other [API-50]', async () => {
    const statuses = await Promise.all([10, 11, 12, 13, 14, 15].map((hour) => statusOf(hold(hour))))
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(statuses.filter((status) => status === 503)).toHaveLength(3)
  })

  it('count until they are over [HOLD-24]', async () => {
    await holdThree()
    app.time.now += 15 * MINUTE - 1
    expect(await statusOf(hold(13))).toBe(503)
    app.time.now += 1
    expect(await statusOf(hold(13))).toBe(201)
  })

  it('count on when they are extended [HOLD-24]', async () => {
    const codes = await holdThree()
    app.time.now += 10 * MINUTE
    for (const code of codes) expect((await extendFrom(code)).status).toBe(200)
    app.time.now += 10 * MINUTE
    expect(await statusOf(hold(13))).toBe(503)
  })

  it('a refused, repeated or exchanged hold does not count, and a released one counts until its grace is over [API-18, HD-03]', async () => {
    const first = await codeOf(await hold(10))
    expect(await statusOf(hold(10))).toBe(409)
    const second = await hold(11, { [RESERVATION_HEADER]: first })
    const key = { 'idempotency-key': 'the-key-of-one-tap' }
    for (const _ of [1, 2]) expect(await statusOf(hold(12, key))).toBe(201)
    expect(await statusOf(hold(13))).toBe(201)
    expect(await statusOf(hold(14))).toBe(503)
    const code = await codeOf(second)
    await app.send(`${PATH}/${code}`, { method: 'DELETE', headers: { 'x-forwarded-for': client } })
    expect(await statusOf(hold(14))).toBe(503)
    app.time.now += MINUTE
    expect(await statusOf(hold(14))).toBe(201)
  })
})

const PATH = '/appointment-management/v1/appointment-reservations'

function extendFrom(code: string): Promise<Response> {
  return app.send(`${PATH}/${code}`, {
    method: 'PUT',
    body: '{}',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
  })
}

describe('a day full of holds [HD-03]', () => {
  it('holds for five minutes, then not at all, and its free times can still be booked [API-50]', async () => {
    await app.close()
    app = await openBookingApp({
      settings: { ...SETTINGS, limits: { ...UNLIMITED, ...CEILING } },
    })
    const lasting: number[] = []
    for (const hour of [10, 11, 12]) {
      const { data } = (await (await hold(hour)).json()) as { data: Reservations }
      lasting.push(Date.parse(data.appointmentReservations[0]?.expiresAt ?? '') - app.time.now)
    }
    expect(lasting).toEqual([15 * MINUTE, 15 * MINUTE, 5 * MINUTE])
    const refused = await hold(13)
    expect([refused.status, await errorKeys(refused)]).toEqual([503, ['notHeld']])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    app.time.now += 5 * MINUTE
    expect(await statusOf(hold(13))).toBe(201)
  })
})

const CEILING = {
  'ceiling.longLeast': 2,
  'ceiling.longPercent': 1,
  'ceiling.shortLeast': 3,
  'ceiling.shortPercent': 1,
}

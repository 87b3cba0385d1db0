import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { searchVirtual } from '#contract/providers'
import { extendReservation, RESERVATION_CODE, RESERVATION_HEADER, reserve } from '#contract/reservations'
import {
  aReservation,
  aVideoProvider,
  type BookingApp,
  everyDay,
  MINUTE,
  openBookingApp,
  timesOf,
} from '../../../tests/support/booking.ts'
import { aLocation } from '../../../tests/support/builders.ts'

let app: BookingApp
beforeEach(async () => {
  app = await openBookingApp()
})
afterEach(() => app.close())

const TEN = '2026-11-21T10:00:00-05:00'
const FLU = 'businessNames=pharmacy&serviceIds=501&startDate=2026-11-21&endDate=2026-11-21'
const CLINIC = { businessName: 'tlc', locationNumber: '95100001' } as const

async function held(response: Response) {
  const { data } = await response.json()
  assert(data, reserve.data)
  const [reservation] = data.appointmentReservations
  if (!reservation) throw new Error('nothing is held')
  return reservation
}

/** Whether tomorrow at ten is shown as free at aLocation(). */
async function isFree(code?: string): Promise<boolean> {
  const [first] = await app.physical(FLU, code)
  return timesOf(first).includes(TEN)
}

async function answered(response: Response): Promise<[number, string[], string | undefined]> {
  const { errors = [] } = (await response.json()) as { errors?: { key: string; field?: string }[] }
  return [response.status, errors.map(({ key }) => key), errors[0]?.field]
}

describe('a hold', () => {
  it('takes a time and says until when; API-51 the code has 128 bits [HOLD-01, API-16, API-51]', async () => {
    const response = await app.hold({})
    expect(response.status).toBe(201)
    const reservation = await held(response)
    expect(reservation.reservationCode).toMatch(RESERVATION_CODE)
    expect(reservation.expiresAt).toBe(new Date(app.time.now + 15 * MINUTE).toISOString()) // HOLD-24
    expect(reservation.locationNumber).toBe('01400376')
  })

  it('the same key and body have the first answer again, also when the time has begun; another body is 422 [API-49]', async () => {
    const key = { 'idempotency-key': 'the-key-of-one-tap' }
    const first = await held(await app.hold({}, key))
    app.time.now = Date.parse(TEN) + MINUTE
    expect(await held(await app.hold({}, key))).toEqual(first)
    const other = await app.hold({ reservationTime: '2026-11-21T11:00:00-05:00' }, key)
    expect(await answered(other)).toEqual([422, ['idempotencyKeyReused'], undefined])
  })

  it('the key of a hold that was given up does not hold again, and its dead code is not told as alive [API-49]', async () => {
    const key = { 'idempotency-key': 'the-key-of-one-tap' }
    const { reservationCode } = await held(await app.hold({}, key))
    await app.release(reservationCode)
    expect(await answered(await app.hold({}, key))).toEqual([409, ['holdExpired'], undefined])
    app.time.now += MINUTE
    expect(await answered(await app.hold({}, key))).toEqual([409, ['holdExpired'], undefined])
    expect(await isFree()).toBe(true)
  })

  it('who comes second is told 409 slotTaken, and the time is no longer shown [RESULTS-37, HOLD-11]', async () => {
    expect(await isFree()).toBe(true)
    await app.hold({})
    expect(await isFree()).toBe(false)
    expect(await answered(await app.hold({}))).toEqual([409, ['slotTaken'], 'reservationTime'])
  })

  it('a hold that ended is free again, for the next search and the next guest [HOLD-24]', async () => {
    await app.hold({})
    app.time.now += 15 * MINUTE - 1
    expect((await app.hold({})).status).toBe(409)
    app.time.now += 1
    expect((await app.hold({})).status).toBe(201)
  })

  it('during the 60 s of its grace a released slot is free for its former holder only [BOOK-08, API-51]', async () => {
    const { reservationCode } = await held(await app.hold({}))
    expect((await app.release(reservationCode)).status).toBe(204)
    expect(await isFree()).toBe(false)
    expect(await isFree(reservationCode)).toBe(true)
    expect((await app.hold({})).status).toBe(409)
    const again = await app.hold({}, { [RESERVATION_HEADER]: reservationCode })
    expect(again.status).toBe(201)
    await app.release((await held(again)).reservationCode)
    app.time.now += MINUTE
    expect((await app.hold({})).status).toBe(201)
  })

  it('a live hold is free to its holder alone, who may move it to a time that overlaps [API-51]', async () => {
    const { reservationCode } = await held(await app.hold({ ...CLINIC, serviceId: 601 }))
    await app.hold({ ...CLINIC, serviceId: 601 })
    const later = { ...CLINIC, serviceId: 601, reservationTime: '2026-11-21T10:20:00-05:00' }
    expect((await app.hold(later)).status).toBe(409)
    expect((await app.hold(later, { [RESERVATION_HEADER]: reservationCode })).status).toBe(201)
    expect((await app.extend(reservationCode)).status).toBe(409)
  })

  it('a code of another guest, or a text that is no code, does not make a held slot free [class 39]', async () => {
    await app.hold({})
    for (const code of ['A'.repeat(22), 'x', "' OR 1=1 --", '']) {
      expect(await isFree(code)).toBe(false)
      expect((await app.hold({}, { [RESERVATION_HEADER]: code })).status).toBe(409)
    }
  })

  it('a guest who could not have another time keeps the one held [HOLD-03]', async () => {
    const { reservationCode } = await held(await app.hold({}))
    const other = { reservationTime: '2026-11-21T11:00:00-05:00' }
    await app.hold(other)
    expect((await app.hold(other, { [RESERVATION_HEADER]: reservationCode })).status).toBe(409)
    expect((await app.extend(reservationCode)).status).toBe(200)
  })

  it('several services are held for the longest of them, for as many as there are places [RESULTS-07]', async () => {
    const visit = { ...CLINIC, serviceId: 501, serviceIds: [501, 602] }
    expect((await app.hold(visit)).status).toBe(201)
    expect((await app.hold(visit)).status).toBe(201)
    const inIt = { ...CLINIC, serviceId: 501, reservationTime: '2026-11-21T10:40:00-05:00' }
    expect((await app.hold(inIt)).status).toBe(409)
    const after = { ...inIt, reservationTime: '2026-11-21T11:00:00-05:00' }
    expect((await app.hold(after)).status).toBe(201)
    const [clinic] = await app.physical(FLU.replace('pharmacy', 'tlc'))
    const times = timesOf(clinic).map((time) => time.slice(11, 16))
    expect(times.slice(0, 5)).toEqual(['09:00', '09:20', '09:40', '11:00', '11:20'])
  })

  it.each([
    '2026-11-21T15:00:00Z',
    '2026-11-21T16:00:00+01:00',
    '2026-11-21T10:00-05:00',
    '2026-11-21T15:00:00.000Z',
  ])('any offset is the same time: %s [API-52]', async (reservationTime) => {
    expect((await app.hold({ reservationTime })).status).toBe(201)
    expect((await app.hold({})).status).toBe(409)
  })
})

describe('a hold is refused [class 39]', () => {
  const at = (reservationTime: string) => ({ reservationTime })
  it.each([
    ['in the past', at('2026-11-20T11:40:00-05:00'), 400, 'notOnSchedule', 'reservationTime'],
    ['now', at('2026-11-20T12:00:00-05:00'), 400, 'notOnSchedule', 'reservationTime'],
    ['before opening', at('2026-11-21T08:40:00-05:00'), 400, 'notOnSchedule', 'reservationTime'],
    ['at closing', at('2026-11-21T21:00:00-05:00'), 400, 'notOnSchedule', 'reservationTime'],
    ['off the grid', at('2026-11-21T10:10:00-05:00'), 400, 'notOnSchedule', 'reservationTime'],
    ['beyond maxDaysAhead', at('2026-12-21T10:00:00-05:00'), 400, 'notOnSchedule', 'reservationTime'],
    ['in a year far away', at('9999-12-31T10:00:00-05:00'), 400, 'invalidRequest', 'reservationTime'],
    ['in a century far away', at('2999-12-31T10:00:00-05:00'), 400, 'notOnSchedule', 'reservationTime'],
    ['on a day that is none', at('2026-11-31T10:00:00-05:00'), 400, 'invalidRequest', 'reservationTime'],
    ['at an hour that is none', at('2026-11-21T25:00:00-05:00'), 400, 'invalidRequest', 'reservationTime'],
    ['without an offset', at('2026-11-21T10:00:00'), 400, 'invalidRequest', 'reservationTime'],
    [
      'over lunch',
      { ...CLINIC, ...at('2026-11-21T13:00:00-05:00') },
      400,
      'notOnSchedule',
      'reservationTime',
    ],
    [
      'into lunch',
      { ...CLINIC, serviceId: 601, ...at('2026-11-21T12:40:00-05:00') },
      400,
      'notOnSchedule',
      'reservationTime',
    ],
    [
      'before the lead time',
      { ...CLINIC, serviceId: 601, ...at('2026-11-20T15:00:00-05:00') },
      400,
      'notOnSchedule',
      'reservationTime',
    ],
    ['at a place that is none', { locationNumber: 'NOPE' }, 404, 'unknownLocation', 'locationNumber'],
    ['at a closed place', { locationNumber: 'CLOSED-1' }, 404, 'locationClosed', 'locationNumber'],
    ['at a place of another business', { businessName: 'tlc' }, 404, 'unknownLocation', 'locationNumber'],
    [
      'where hours are not known',
      { locationNumber: 'UNKNOWN-HOURS' },
      400,
      'notOnSchedule',
      'reservationTime',
    ],
    ['for a service that is none', { serviceId: 4242 }, 404, 'unknownService', 'serviceId'],
    ['with one that is none', { serviceIds: [501, 4242] }, 404, 'unknownService', 'serviceId'],
    [
      'for two visits that nobody has together [BK-12]',
      { ...CLINIC, serviceId: 602, serviceIds: [602, 601] },
      400,
      'servicesNotTogether',
      'serviceIds',
    ],
    ['for one of another business', { serviceId: 601 }, 400, 'serviceNotOffered', 'serviceId'],
    ['for one that is not available', { serviceId: 506 }, 400, 'serviceNotOffered', 'serviceId'],
    [
      'for a first dose where there is no second',
      { serviceId: 502, locationNumber: 'NORTH-20' },
      400,
      'serviceNotOffered',
      'serviceId',
    ],
    [
      'for a visit on video at a clinic',
      { ...CLINIC, serviceId: 701 },
      400,
      'serviceNotOffered',
      'serviceId',
    ],
    ['for a huge number', { serviceId: 1e9 }, 400, 'invalidRequest', 'serviceId'],
    ['with more than is asked', { price: 0 }, 400, 'unknownField', 'price'],
  ] as const)('%s', async (_, body, status, key, field) => {
    const response = await app.hold(body as object)
    expect(await answered(response)).toEqual([status, [key], field])
  })

  it('without location and state [HOLD-18]', async () => {
    const { locationNumber: _, ...body } = aReservation()
    expect(await answered(await app.post(reserve.path, body))).toEqual([
      400,
      ['invalidRequest'],
      'locationNumber',
    ])
  })

  it('on a closed day [RESULTS-38]', async () => {
    const closures = [{ from: '2026-11-21', to: '2026-11-21', reason: 'Inventory' }]
    await app.store.putLocations([aLocation({ closures })])
    expect(await answered(await app.hold({}))).toEqual([400, ['notOnSchedule'], 'reservationTime'])
  })
})

describe('on video', () => {
  const ANYONE = { businessName: 'tlc', serviceId: 701, licensureState: 'OH' } as const
  const ONE = '2026-11-21T13:00:00-05:00'
  const { locationNumber: _, ...base } = aReservation({ ...ANYONE, reservationTime: ONE })

  it('the first free and licensed provider is held, in the order of ids, until all are taken [HOLD-18, HOLD-19]', async () => {
    await app.store.putRecords([
      {
        kind: 'virtualProvider',
        key: '96000003',
        demonstration: true,
        body: aVideoProvider({ id: '96000003', hours: everyDay([0, 1440]) }),
      },
    ])
    const first = await held(await app.post(reserve.path, base))
    const second = await held(await app.post(reserve.path, base))
    expect([first.locationNumber, second.locationNumber]).toEqual(['96000001', '96000003'])
    expect(await answered(await app.post(reserve.path, base))).toEqual([
      409,
      ['slotTaken'],
      'reservationTime',
    ])
  })

  it('a time that none of them has, and a state where nobody is licensed, are refused [HOLD-18]', async () => {
    const at = { ...base, reservationTime: '2026-11-21T11:00:00-05:00' }
    expect(await answered(await app.post(reserve.path, at))).toEqual([
      400,
      ['notOnSchedule'],
      'reservationTime',
    ])
    const elsewhere = { ...base, licensureState: 'WY' }
    expect(await answered(await app.post(reserve.path, elsewhere))).toEqual([
      400,
      ['invalidRequest'],
      'licensureState',
    ])
  })

  it('one of them may be named, where licensed [HOLD-18, class 29]', async () => {
    const named = { ...base, locationNumber: '96000001' }
    expect((await app.post(reserve.path, { ...named, licensureState: 'WY' })).status).toBe(400)
    expect((await app.post(reserve.path, named)).status).toBe(201)
    const query = `${searchVirtual.path}?businessNames=tlc&serviceIds=701&state=OH&startDate=2026-11-21&endDate=2026-11-21`
    const { found } = await app.search(query)
    expect(timesOf(found[0])).not.toContain(ONE)
    const { found: everyone } = await app.search(`${query}&isVirtualVisit=true`)
    expect(timesOf(everyone[0])).not.toContain(ONE)
  })
})

describe('a hold goes on and ends', () => {
  it('it is extended to 15 minutes from then, 60 from its start at most [HOLD-24]', async () => {
    const start = app.time.now
    const { reservationCode } = await held(await app.hold({}))
    for (const minutes of [10, 20, 30, 40, 50]) {
      app.time.now = start + minutes * MINUTE
      const response = await app.extend(reservationCode)
      expect(response.status).toBe(200)
      const { expiresAt } = await held(response)
      expect(Date.parse(expiresAt ?? '')).toBe(start + Math.min(60, minutes + 15) * MINUTE)
    }
    app.time.now = start + 60 * MINUTE
    expect(await answered(await app.extend(reservationCode))).toEqual([409, ['holdExpired'], undefined])
  })

  it('it is extended by a call without a body too [API-51]', async () => {
    const { reservationCode } = await held(await app.hold({}))
    const path = extendReservation.path.replace(':reservationCode', reservationCode)
    expect((await app.send(path, { method: 'PUT' })).status).toBe(200)
  })

  it('neither an unknown nor a released hold is extended [API-51, class 39]', async () => {
    const { reservationCode } = await held(await app.hold({}))
    await app.release(reservationCode)
    for (const code of [reservationCode, 'A'.repeat(22), 'x', '%00', '..%2f']) {
      expect(await answered(await app.extend(code))).toEqual([409, ['holdExpired'], undefined])
    }
  })

  it('a release is answered 204 whatever the code, again and again [API-18, API-51]', async () => {
    const { reservationCode } = await held(await app.hold({}))
    for (const code of [reservationCode, reservationCode, 'A'.repeat(22), 'x', '%00']) {
      const response = await app.release(code)
      expect([response.status, await response.text()]).toEqual([204, ''])
    }
  })

  it('no line of the log tells a code [API-51]', async () => {
    const { reservationCode } = await held(await app.hold({}))
    await app.extend(reservationCode)
    await isFree(reservationCode)
    await app.release(reservationCode)
    expect(JSON.stringify(app.logged)).not.toContain(reservationCode)
    expect(app.logged.map(({ route }) => route)).toContain(extendReservation.path)
  })
})

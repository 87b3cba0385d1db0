import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BookedAppointments } from '#contract/appointments'
import { COUNTER_CODE } from '#contract/vocabulary'
import {
  type AppointmentApp,
  aFluVisit,
  aNutritionVisit,
  aPhysical,
  aVideoVisit,
  FIRST,
  guest,
  openAppointmentApp,
  SECOND,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { aVideoProvider, MINUTE, timesOf } from '../../../tests/support/booking.ts'
import { confirmCode, openRecord } from '../keys/seal.ts'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

const KEY = { 'idempotency-key': 'the-key-of-visit-1' }
const FLU = 'businessNames=pharmacy&serviceIds=501&startDate=2026-11-21&endDate=2026-11-21'
const TAKEN = [409, ['slotTaken'], [undefined]]

async function isFree(): Promise<boolean> {
  const [first] = await app.physical(FLU)
  return timesOf(first).includes(FIRST)
}

async function typedOf(id: string): Promise<unknown> {
  const appointment = await app.store.appointment(id)
  if (!appointment) throw new Error('there is no such appointment')
  return JSON.parse(openRecord(app.deps.keys.dataKeys, id, appointment.sealed).sent)
}

it('v1 of the address books too, and has POST alone [BK-62, API-23]', async () => {
  const path = '/appointment-management/v1/appointments'
  expect((await app.post(path, aFluVisit())).status).toBe(201)
  const got = await app.send(path)
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
})

it('a booking and a search say how long the visit takes: cells times minutes of a cell [BK-39]', async () => {
  const [physical] = await app.booked(aPhysical())
  const [flu] = await app.booked(aFluVisit({ basicInfo: guest(1) }))
  expect([physical?.durationMinutes, flu?.durationMinutes]).toEqual([40, 20])
  const query = 'businessNames=tlc&serviceIds=601&startDate=2026-11-23&endDate=2026-11-23'
  const [found] = await app.physical(query)
  expect(found?.services).toMatchObject([{ serviceId: 601, durationMinutes: 40 }])
})

describe('a booking', () => {
  it('is answered with id, confirm code and counter code, and takes its time [BOOK-09, API-24, API-30, API-31]', async () => {
    expect(await isFree()).toBe(true)
    const response = await app.book(aFluVisit())
    const { data } = await response.json()
    assert(data, BookedAppointments)
    expect(response.status).toBe(201)
    const [one, ...more] = await app.appointments()
    expect(more).toEqual([])
    expect(data.appointments).toEqual([
      {
        id: one?.id,
        confirmCode: confirmCode(app.deps.keys, one?.id ?? ''),
        counterCode: one?.counterCode,
        durationMinutes: 20,
      },
    ])
    expect(one).toMatchObject({
      provider: { businessName: 'pharmacy', id: '01400376' },
      firstId: null,
      startsAt: Date.parse(FIRST),
      endsAt: Date.parse(FIRST) + 20 * MINUTE,
      serviceIds: [501],
      licensureState: null,
      status: 'booked',
    })
    expect(one?.counterCode).toMatch(COUNTER_CODE)
    expect(await isFree()).toBe(false)
    expect((await app.hold({})).status).toBe(409)
  })

  it.each([
    ['a vaccine', aFluVisit()],
    ['a visit to the clinic', aPhysical()],
    ['a visit on video', aVideoVisit()],
    ['a visit to the dietitian', aNutritionVisit()],
  ])(
    'what was typed for %s comes back from its sealed value [BOOK-01, BOOK-02, BOOK-05, BOOK-06]',
    async (_, body) => {
      const [one] = await app.booked(body)
      const locationNumber = body.locationNumber ?? '96000001'
      expect(await typedOf(one?.id ?? '')).toEqual({ ...body, locationNumber })
    },
  )

  it('a follow-up is booked with it, as an appointment of its own [BOOK-03]', async () => {
    const [one, two, ...more] = await app.booked(twoDoses())
    expect(more).toEqual([])
    const [first, second] = await app.appointments()
    expect([first?.id, second?.id]).toEqual([one?.id, two?.id])
    expect(second).toMatchObject({ firstId: one?.id, serviceIds: [505], startsAt: Date.parse(SECOND) })
    expect(await typedOf(two?.id ?? '')).toMatchObject({ serviceIds: [505], dateTime: { value: SECOND } })
    expect(await typedOf(two?.id ?? '')).not.toHaveProperty('followupAppointment')
  })

  it('on video the state is kept, and whoever is licensed and free sees the guest [BOOK-04, HOLD-19]', async () => {
    const second = aVideoProvider({ id: '96000002', licensureStates: ['OH'] })
    await app.store.putRecords([
      { kind: 'virtualProvider', key: second.id, demonstration: true, body: second },
    ])
    await app.booked(aVideoVisit({ basicInfo: guest(1) }))
    await app.booked(aVideoVisit({ basicInfo: guest(2) }))
    expect(await app.refused(aVideoVisit({ basicInfo: guest(3) }))).toEqual(TAKEN)
    const all = await app.appointments()
    expect(all.map(({ provider, licensureState }) => [provider.id, licensureState])).toEqual([
      ['96000001', 'OH'],
      ['96000002', 'OH'],
    ])
  })

  it('nothing that was typed, and no code of a hold, is readable in the database or the log', async () => {
    const reservationCode = await app.held()
    await app.booked(aFluVisit({ reservationCode, comments: 'Ängstlich vor Nadeln' }))
    await app.refused(aFluVisit({ basicInfo: { ...guest(3), firstName: '<b>' } }))
    const folder = dirname(app.database)
    const kept = readdirSync(folder).map((name) => readFileSync(join(folder, name)))
    const log = Buffer.from(JSON.stringify(app.logged))
    for (const word of ['Ostrander', '1984-07-04', '513-555-0177', 'QX55820914', 'stlich vor Nadeln']) {
      expect(log.includes(word), word).toBe(false)
      for (const bytes of kept) {
        expect(bytes.includes(Buffer.from(word)), word).toBe(false)
        expect(bytes.includes(Buffer.from(word, 'utf16le')), word).toBe(false)
      }
    }
    expect(log.includes(reservationCode)).toBe(false)
    const [one] = await app.appointments()
    expect(JSON.stringify(await typedOf(one?.id ?? ''))).not.toContain(reservationCode)
  })
})

describe('the place of a booking', () => {
  it('a live hold becomes the appointment, and is over [BOOK-07, BOOK-08]', async () => {
    const reservationCode = await app.held()
    expect(await app.refused(aFluVisit())).toEqual(TAKEN)
    await app.booked(aFluVisit({ reservationCode }))
    expect((await app.extend(reservationCode)).status).toBe(409)
    await app.release(reservationCode)
    app.time.now += 2 * MINUTE
    expect(await isFree()).toBe(false)
  })

  it('a time released just before is booked with its code, and nobody else gets it for 60 s [BOOK-07, BOOK-08]', async () => {
    const reservationCode = await app.held()
    await app.release(reservationCode)
    app.time.now += MINUTE - 1
    const other = aFluVisit({ basicInfo: guest(1) })
    expect(await app.refused(other)).toEqual(TAKEN)
    expect(await app.refused({ ...other, reservationCode: 'A'.repeat(22) })).toEqual(TAKEN)
    expect(await app.booked(aFluVisit({ reservationCode }))).toHaveLength(1)
  })

  it('after its grace a slot is free to the first who comes, its former holder among them [BOOK-08, class 39]', async () => {
    const reservationCode = await app.held()
    await app.release(reservationCode)
    app.time.now += MINUTE
    await app.booked(aFluVisit({ basicInfo: guest(1) }))
    expect(await app.refused(aFluVisit({ reservationCode }))).toEqual(TAKEN)
    const later = { value: '2026-11-21T11:00:00-05:00', timezone: 'America/New_York' }
    expect(await app.booked(aFluVisit({ reservationCode, dateTime: later }))).toHaveLength(1)
  })

  it('a code of another time gives no right to this one [class 39]', async () => {
    const reservationCode = await app.held({ reservationTime: '2026-11-21T11:00:00-05:00' })
    await app.held()
    expect(await app.refused(aFluVisit({ reservationCode }))).toEqual(TAKEN)
    expect((await app.extend(reservationCode)).status).toBe(200)
  })

  it('without a hold a free place is taken, else it is 409 [class 40]', async () => {
    expect((await app.book(aFluVisit())).status).toBe(201)
    expect(await app.refused(aFluVisit({ basicInfo: guest(1) }))).toEqual(TAKEN)
  })

  it('one of twenty guests who book at once gets the place [BOOK-12, quality fault 10]', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, at) => (await app.book(aFluVisit({ basicInfo: guest(at) }))).status,
      ),
    )
    expect(statuses.sort()).toEqual([201, ...Array(19).fill(409)])
    expect(await app.appointments()).toHaveLength(1)
  })

  it('first dose and follow-up are both booked or neither, and the holds stay [BOOK-03, quality fault 14]', async () => {
    const dose = { serviceId: 502 }
    const first = await app.held(dose)
    const second = await app.held({ serviceId: 505, reservationTime: SECOND })
    const wanted = twoDoses({ reservationCode: first })
    expect(await app.refused(wanted)).toEqual(TAKEN)
    expect(await app.appointments()).toEqual([])
    expect((await app.extend(first)).status).toBe(200)
    const { followupAppointment } = wanted
    if (!followupAppointment) throw new Error('there is a follow-up')
    const both = { ...wanted, followupAppointment: { ...followupAppointment, reservationCode: second } }
    expect(await app.booked(both)).toHaveLength(2)
  })

  it('a time that was held before midnight keeps the lead time of that day [HOLD-24]', async () => {
    // Tomorrow's physical, held at 23:50 and submitted at 00:05.
    app.time.now = Date.UTC(2026, 10, 23, 4, 50)
    const dateTime = { value: '2026-11-23T10:00:00-05:00', timezone: 'America/New_York' }
    const clinic = { businessName: 'tlc', locationNumber: '95100001', serviceId: 601 } as const
    const reservationCode = await app.held({ ...clinic, reservationTime: dateTime.value })
    app.time.now += 15 * MINUTE - 1
    const late = aPhysical({ dateTime, basicInfo: guest(1) })
    expect(await app.refused(late)).toEqual([400, ['notOnSchedule'], ['dateTime.value']])
    expect(await app.booked(aPhysical({ dateTime, reservationCode }))).toHaveLength(1)
  })
})

describe('a booking that comes again', () => {
  it('the same key and body give the first answer, also when that time can no longer be booked [API-49]', async () => {
    const first = await app.booked(aFluVisit(), KEY)
    expect(await app.booked(aFluVisit(), KEY)).toEqual(first)
    app.time.now = Date.parse(FIRST) + MINUTE
    expect(await app.booked(aFluVisit(), KEY)).toEqual(first)
    expect(await app.appointments()).toHaveLength(1)
  })

  it('the order of its fields does not matter [API-49]', async () => {
    const first = await app.booked(aFluVisit(), KEY)
    const turned = Object.fromEntries(Object.entries(aFluVisit()).reverse())
    expect(await app.booked(turned, KEY)).toEqual(first)
  })

  it('the same key with another body is 422 [API-49, class 41]', async () => {
    await app.booked(aFluVisit(), KEY)
    const other = aFluVisit({ comments: 'Another' })
    expect(await app.refused(other, KEY)).toEqual([422, ['idempotencyKeyReused'], [undefined]])
  })

  it('what was refused stands for nothing: the same key may be used again [API-49]', async () => {
    const code = await app.held()
    expect(await app.refused(aFluVisit(), KEY)).toEqual(TAKEN)
    expect(await app.booked(aFluVisit({ reservationCode: code }), KEY)).toHaveLength(1)
  })

  it.each([[''], ['x'], ['x'.repeat(15)], ['x'.repeat(129)], ['Schlüssel zum Glück']])(
    'the key "%s" is refused [class 41, HD-31]',
    async (key) => {
      const [status, keys] = await app.refused(aFluVisit(), { 'idempotency-key': key })
      expect([status, keys]).toEqual([400, ['invalidIdempotencyKey']])
    },
  )

  it('twenty twins at once get one and the same answer, of one appointment [API-49, API-50]', async () => {
    const reservationCode = await app.held()
    const body = aFluVisit({ reservationCode })
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.booked(body, KEY)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await app.appointments()).toHaveLength(1)
  })

  it('the same guest with a service in common is 429, until it is cancelled or over [BOOK-14, BOOK-20]', async () => {
    const [first] = await app.booked(aFluVisit())
    const again = (over = {}) =>
      aFluVisit({ dateTime: { value: '2026-11-25T10:00:00-05:00', timezone: 'America/New_York' }, ...over })
    const folded = { ...aFluVisit().basicInfo, firstName: ' WILHELMINA ', preferredName: 'Mina' }
    expect(await app.refused(again({ basicInfo: folded }))).toEqual([
      429,
      ['duplicateAppointment'],
      [undefined],
    ])
    expect((await app.book(again({ basicInfo: guest(5) }))).status).toBe(201)
    await app.cancel(first?.id ?? '', { status: 'CANCELED', confirmCode: first?.confirmCode })
    expect((await app.book(aFluVisit({ comments: 'Again' }))).status).toBe(201)
    app.time.now = Date.parse(FIRST) + MINUTE
    const next = { value: '2026-11-25T11:00:00-05:00', timezone: 'America/New_York' }
    expect((await app.book(aFluVisit({ dateTime: next }))).status).toBe(201)
  })
})

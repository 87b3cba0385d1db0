import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { APPOINTMENT_HEADER, MOST_MOVES, moveAppointment } from '#contract/appointment-move'
import { viewAppointment } from '#contract/appointment-view'
import type { BookedAppointment } from '#contract/appointments'
import { getTimeslots } from '#contract/providers'
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
import { MINUTE } from '../../../tests/support/booking.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { linesOfVisits } from '../events/visit-lines.ts'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

const ZONE = 'America/New_York'
const at = (value: string) => ({ value, timezone: ZONE })
const ELEVEN = '2026-11-21T11:00:00-05:00'
const NOON = '2026-11-21T12:00:00-05:00'
const DAY_MS = 86_400_000

type Key = Record<string, string>
const key = (name: string): Key => ({ 'idempotency-key': `${name} of sixteen signs` })

const post = ({ id, confirmCode }: BookedAppointment, body: object, headers?: Key) =>
  app.post(
    moveAppointment.path.replace(':id', encodeURIComponent(id)),
    { confirmCode, revision: 0, ...body },
    headers,
  )

const move = (one: BookedAppointment, time: string, body: object = {}, headers?: Key) =>
  post(one, { dateTime: at(time), ...body }, headers)

async function keysOf(answer: Promise<Response>): Promise<[number, string[], (string | undefined)[]]> {
  const response = await answer
  const { errors = [] } = (await response.json()) as { errors?: { key: string; field?: string }[] }
  return [response.status, errors.map((one) => one.key), errors.map(({ field }) => field)]
}

async function booked(body: unknown = aFluVisit()): Promise<[BookedAppointment, BookedAppointment]> {
  const [first, second = first] = await app.booked(body)
  if (!first || !second) throw new Error('nothing was booked')
  return [first, second]
}

/** Status and keys of a refusal. */
async function refusedBy(answer: Promise<Response>): Promise<[number, string[]]> {
  const [status, keys] = await keysOf(answer)
  return [status, keys]
}

const startOf = async ({ id }: BookedAppointment) => (await app.store.appointment(id))?.startsAt
const viewed = async ({ id, confirmCode }: BookedAppointment) =>
  (await (await app.post(viewAppointment.path.replace(':id', id), { confirmCode })).json()).data.appointments

describe('a change of time', () => {
  it('takes a held time, frees the old one within the same second, and keeps id, code and link [VISIT-02, VISIT-03]', async () => {
    const [one] = await booked()
    const reservationCode = await app.held({ reservationTime: ELEVEN })
    const response = await move(one, ELEVEN, { reservationCode })
    expect(response.status).toBe(200)
    expect((await response.json()).data).toEqual({
      appointments: [
        {
          id: one.id,
          revision: 1,
          dateTime: { value: new Date(ELEVEN).toISOString(), timezone: ZONE },
          durationMinutes: 20,
        },
      ],
    })
    expect(await viewed(one)).toEqual([
      expect.objectContaining({
        id: one.id,
        status: 'BOOKED',
        dateTime: { value: new Date(ELEVEN).toISOString(), timezone: ZONE },
        counterCode: one.counterCode,
        revision: 1,
        canMove: true,
      }),
    ])
    expect((await app.book(aFluVisit({ basicInfo: guest(1) }))).status).toBe(201)
    expect((await app.book(aFluVisit({ basicInfo: guest(2), dateTime: at(ELEVEN) }))).status).toBe(409)
  })

  it('is in the event log, and in the line that leaves the product, with the new time in its payload [VISIT-02, FEED-01]', async () => {
    const [one] = await booked()
    await move(one, ELEVEN)
    const { events } = await app.store.eventsAfter(0, 10)
    expect(events.map(({ type, startsAt }) => [type, startsAt])).toContainEqual([
      'appointment.rescheduled',
      Date.parse(ELEVEN),
    ])
    const line = (await linesOfVisits({ store: app.store, keys: app.deps.keys }, [one.id])).get(one.id)
    expect(line).toMatchObject({
      startsAt: new Date(ELEVEN).toISOString(),
      payload: { dateTime: at(ELEVEN), basicInfo: { lastName: aWalkIn().basicInfo.lastName } },
    })
  })

  it('has the same answer for the same key, also after a later move; another body under it is refused [VISIT-02, API-49]', async () => {
    const [one] = await booked()
    const first = await (await move(one, ELEVEN, {}, key('first'))).json()
    await move(one, NOON, { revision: 1 }, key('second'))
    const again = await move(one, ELEVEN, {}, key('first'))
    expect([again.status, await again.json()]).toEqual([200, first])
    expect(await startOf(one)).toBe(Date.parse(NOON))
    expect(await refusedBy(move(one, ELEVEN, { revision: 2 }, key('first')))).toEqual([
      422,
      ['idempotencyKeyReused'],
    ])
  })

  it(`is possible ${MOST_MOVES} times, and then refused by a key of its own [VISIT-02]`, async () => {
    const [one] = await booked()
    for (let revision = 0; revision < MOST_MOVES; revision++) {
      expect((await move(one, revision % 2 === 0 ? ELEVEN : NOON, { revision })).status).toBe(200)
    }
    expect(await viewed(one)).toMatchObject([{ revision: MOST_MOVES, canMove: false }])
    expect(await refusedBy(move(one, NOON, { revision: MOST_MOVES }))).toEqual([409, ['tooManyMoves']])
    expect(await startOf(one)).toBe(Date.parse(ELEVEN))
  })

  it('is possible once more each time that staff have opened the page for the guest [VISIT-02, DESK-05]', async () => {
    const [one] = await booked()
    for (let revision = 0; revision < MOST_MOVES; revision++)
      await move(one, revision % 2 === 0 ? ELEVEN : NOON, { revision })
    await app.store.allowMove(one.id)
    expect(await viewed(one)).toMatchObject([{ canMove: true }])
    expect((await move(one, NOON, { revision: MOST_MOVES })).status).toBe(200)
    expect(await refusedBy(move(one, ELEVEN, { revision: MOST_MOVES + 1 }))).toEqual([409, ['tooManyMoves']])
  })

  it('is refused once the visit has begun, is served at the counter, or is cancelled [VISIT-02]', async () => {
    const [one] = await booked()
    const [other] = await booked(aFluVisit({ basicInfo: guest(1), dateTime: at(ELEVEN) }))
    await app.store.setVisitStatus(other.id, 'arrived', 'desk', undefined)
    expect(await viewed(other)).toMatchObject([{ canMove: false }])
    expect(await refusedBy(move(other, NOON))).toEqual([409, ['visitBegun']])
    app.time.now = Date.parse(FIRST)
    expect(await refusedBy(move(one, NOON))).toEqual([409, ['visitBegun']])
    app.time.now -= 1
    await app.cancel(one.id, { status: 'CANCELED', confirmCode: one.confirmCode })
    expect(await refusedBy(move(one, NOON))).toEqual([409, ['alreadyCanceled']])
  })

  it('by two people with one link succeeds for the first; the second one learns that the visit changed [VISIT-02]', async () => {
    const [one] = await booked()
    const outcomes = await Promise.all([keysOf(move(one, ELEVEN)), keysOf(move(one, NOON))])
    expect(outcomes.map(([status]) => status).sort()).toEqual([200, 409])
    expect(outcomes.flatMap(([, keys]) => keys)).toEqual(['visitChanged'])
    expect(await refusedBy(move(one, '2026-11-21T13:00:00-05:00'))).toEqual([409, ['visitChanged']])
  })

  it('is refused alike for an unknown id and a wrong code [VISIT-01, VISIT-02]', async () => {
    const [one] = await booked()
    const wrong = { ...one, confirmCode: `${one.confirmCode}A` }
    const texts = [wrong, { ...one, id: 'never' }].map(async (link) => (await move(link, ELEVEN)).text())
    const [first, second] = await Promise.all(texts)
    expect(first).toContain('unknownAppointment')
    expect(second).toBe(first)
    expect(await startOf(one)).toBe(Date.parse(FIRST))
  })

  it('to a time that cannot be booked is refused, and the old time stays [VISIT-02]', async () => {
    const [one] = await booked()
    const refused = (time: string) => refusedBy(move(one, time))
    expect(await refused('2026-11-19T10:00:00-05:00')).toEqual([400, ['notOnSchedule']])
    expect(await refused('2026-11-21T03:00:00-05:00')).toEqual([400, ['notOnSchedule']])
    expect(await refused('2026-11-21T11:07:00-05:00')).toEqual([400, ['notOnSchedule']])
    expect(await refused('2027-03-01T10:00:00-05:00')).toEqual([400, ['notOnSchedule']])
    expect(await refused('2026-02-31T10:00:00-05:00')).toEqual([400, ['invalidRequest']])
    expect(await refused(FIRST)).toEqual([400, ['sameTime']])
    expect(await refusedBy(post(one, {}))).toEqual([400, ['invalidRequest']])
    const second = { followupAppointment: { dateTime: at(ELEVEN) } }
    expect(await refusedBy(post(one, second))).toEqual([400, ['invalidRequest']])
    await booked(aFluVisit({ basicInfo: guest(1), dateTime: at(ELEVEN) }))
    expect(await refused(ELEVEN)).toEqual([409, ['slotTaken']])
    expect(await startOf(one)).toBe(Date.parse(FIRST))
    expect(await viewed(one)).toMatchObject([{ revision: 0 }])
  })

  it('into a closure is refused, and the old time stays [VISIT-02, DIR-06]', async () => {
    const [one] = await booked()
    const closed = { scope: {}, from: '2026-11-24', to: '2026-11-24', reason: 'Snow' }
    await app.store.addClosures([closed], '2026-11-20')
    // A process looks for closures once a second.
    const soon = performance.now() + 1001
    vi.spyOn(performance, 'now').mockReturnValue(soon)
    expect(await refusedBy(move(one, '2026-11-24T10:00:00-05:00'))).toEqual([400, ['notOnSchedule']])
    expect(await startOf(one)).toBe(Date.parse(FIRST))
    expect((await move(one, '2026-11-25T10:00:00-05:00')).status).toBe(200)
    vi.restoreAllMocks()
  })

  it('asks the rules again for the new day: who is too old then is refused [VISIT-03]', async () => {
    const flu = (await app.store.services(['pharmacy'])).find(({ id }) => id === 501)
    if (!flu) throw new Error('no flu vaccine')
    await app.store.putServices([{ ...flu, maxAgeMonths: 420 }])
    const basicInfo = { ...aWalkIn().basicInfo, dateOfBirth: '1990-11-25' }
    const [one] = await booked(aFluVisit({ basicInfo }))
    const [status, , fields] = await keysOf(move(one, '2026-11-26T10:00:00-05:00'))
    expect([status, fields]).toEqual([400, ['basicInfo.dateOfBirth']])
    expect((await move(one, '2026-11-24T10:00:00-05:00')).status).toBe(200)
  })

  it('may reach into the time that the visit has, in a search, in a hold and in the move [VISIT-03]', async () => {
    const [one] = await booked(aPhysical())
    const time = '2026-11-23T10:20:00-05:00'
    const rival = aPhysical({ basicInfo: guest(1) })
    await app.booked(rival)
    const query = `${getTimeslots.path}?businessNames=tlc&serviceIds=601&locationIds=95100001&startDate=2026-11-23&endDate=2026-11-23`
    const own = { [APPOINTMENT_HEADER]: `${one.id}.${one.confirmCode}` }
    const isFree = async (headers: Key) =>
      (await (await app.send(query, { headers })).text()).includes(time.slice(0, 16))
    const hold = (headers: Key) =>
      app.hold(
        { businessName: 'tlc', locationNumber: '95100001', serviceId: 601, reservationTime: time },
        headers,
      )
    expect(await isFree({})).toBe(false)
    expect(await isFree({ [APPOINTMENT_HEADER]: `${one.id}.${'A'.repeat(43)}` })).toBe(false)
    expect(await isFree(own)).toBe(true)
    expect((await hold({})).status).toBe(409)
    const held = await hold(own)
    expect(held.status).toBe(201)
    const { reservationCode } = (await held.json()).data.appointmentReservations[0]
    expect((await move(one, time, { reservationCode })).status).toBe(200)
    expect(await startOf(one)).toBe(Date.parse(time))
  })

  it('of a dietitian stays with the dietitian, and of a team takes whoever is free; readers of the team that it leaves learn of it [VISIT-02, FEED-01]', async () => {
    const [nutrition] = await booked(aNutritionVisit())
    expect((await move(nutrition, '2026-11-25T09:00:00-05:00')).status).toBe(200)
    expect((await app.store.appointment(nutrition.id))?.provider.id).toBe('97000001')
    const [video] = await booked(aVideoVisit())
    expect((await move(video, '2026-11-23T14:15:00-05:00')).status).toBe(200)
    expect((await app.store.appointment(video.id))?.provider.id).toBe('96000002')
    const { events } = await app.store.eventsAfter(0, 100)
    const moves = events.filter(
      ({ type, visitId }) => type === 'appointment.rescheduled' && visitId === video.id,
    )
    expect(moves.map(({ locationId, reason }) => [locationId, reason])).toEqual([
      ['96000001', 'elsewhere'],
      ['96000002', undefined],
    ])
    const line = (await linesOfVisits({ store: app.store, keys: app.deps.keys }, [video.id])).get(video.id)
    expect(line?.payload).toMatchObject({ locationNumber: '96000002' })
  })
})

describe('a change of time of a series', () => {
  const later = (iso: string, days: number) => new Date(Date.parse(iso) + days * DAY_MS).toISOString()

  it('moves both, the first alone, or the second alone, by the link of the first [VISIT-02]', async () => {
    const [first, second] = await booked(twoDoses())
    const both = { followupAppointment: { dateTime: at(later(SECOND, 2)) } }
    expect((await move(first, later(FIRST, 1), both)).status).toBe(200)
    const times = () => Promise.all([startOf(first), startOf(second)])
    expect(await times()).toEqual([later(FIRST, 1), later(SECOND, 2)].map((time) => Date.parse(time)))
    expect((await move(first, later(FIRST, 2), { revision: 1 })).status).toBe(200)
    const alone = { revision: 2, followupAppointment: { dateTime: at(later(SECOND, 5)) } }
    expect((await post(first, alone)).status).toBe(200)
    expect(await times()).toEqual([later(FIRST, 2), later(SECOND, 5)].map((time) => Date.parse(time)))
    expect(await viewed(first)).toMatchObject([{ revision: 3 }, { revision: 3, afterDays: 60 }])
    const lines = await linesOfVisits({ store: app.store, keys: app.deps.keys }, [first.id, second.id])
    expect(lines.get(first.id)?.payload).toMatchObject({
      followupAppointment: { dateTime: at(later(SECOND, 5)) },
    })
  })

  it('keeps its distance: what would bring the doses too near is refused, from either end [VISIT-02]', async () => {
    const [first, second] = await booked(twoDoses())
    expect(await keysOf(move(first, later(FIRST, 1)))).toEqual([
      400,
      ['followupTooEarly'],
      ['dateTime.value'],
    ])
    const early = { followupAppointment: { dateTime: at(later(SECOND, -1)) } }
    expect(await keysOf(post(first, early))).toEqual([
      400,
      ['followupTooEarly'],
      ['followupAppointment.dateTime.value'],
    ])
    expect(await refusedBy(move(second, later(SECOND, -1)))).toEqual([400, ['followupTooEarly']])
    expect((await move(second, later(SECOND, 1))).status).toBe(200)
    const lines = await linesOfVisits({ store: app.store, keys: app.deps.keys }, [first.id])
    expect(lines.get(first.id)?.payload).toMatchObject({
      dateTime: at(FIRST),
      followupAppointment: { dateTime: at(later(SECOND, 1)) },
    })
    expect((await move(first, later(FIRST, 1))).status).toBe(200)
  })

  it('moves the second after the first was served [VISIT-02]', async () => {
    const [first, second] = await booked(twoDoses())
    await app.store.setVisitStatus(first.id, 'served', 'desk')
    const alone = { followupAppointment: { dateTime: at(later(SECOND, 3)) } }
    expect((await post(first, alone)).status).toBe(200)
    expect(await startOf(second)).toBe(Date.parse(later(SECOND, 3)))
    app.time.now = Date.parse(FIRST) + DAY_MS
    const again = { revision: 1, followupAppointment: { dateTime: at(later(SECOND, 5)) } }
    expect((await post(first, again)).status).toBe(200)
    expect(await refusedBy(move(first, later(FIRST, 2), { revision: 2 }))).toEqual([409, ['visitBegun']])
  })

  it('moves neither when one of the new times is taken [VISIT-02]', async () => {
    const [first, second] = await booked(twoDoses())
    const time = later(SECOND, 3)
    await app.held({ serviceId: 505, reservationTime: time })
    const both = { followupAppointment: { dateTime: at(time) } }
    expect(await refusedBy(move(first, later(FIRST, 2), both))).toEqual([409, ['slotTaken']])
    expect([await startOf(first), await startOf(second)]).toEqual(
      [FIRST, SECOND].map((one) => Date.parse(one)),
    )
    app.time.now += MINUTE
    expect(await viewed(first)).toMatchObject([{ revision: 0 }, { revision: 0 }])
  })
})

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EarlierTimes, earlierTimes } from '#contract/appointment-earlier'
import { MOST_MOVES, moveAppointment } from '#contract/appointment-move'
import { viewAppointment } from '#contract/appointment-view'
import type { BookedAppointment } from '#contract/appointments'
import {
  type AppointmentApp,
  aFluVisit,
  aVideoVisit,
  guest,
  openAppointmentApp,
  twoDoses,
} from '../../../tests/support/appointments.ts'
import { MINUTE } from '../../../tests/support/booking.ts'
import { aLocation } from '../../../tests/support/builders.ts'
import { simulateOffers } from '../../../tests/support/offer-simulation.ts'
import { openRecord } from '../keys/seal.ts'

let app: AppointmentApp
beforeEach(async () => {
  app = await openAppointmentApp()
})
afterEach(() => app.close())

const ZONE = 'America/New_York'
const at = (value: string) => ({ value, timezone: ZONE })
const TEN = '2026-11-21T10:00:00-05:00'
const [ELEVEN, NOON, TWO, THREE, FOUR] = [11, 12, 14, 15, 16].map(
  (hour) => `2026-11-21T${hour}:00:00-05:00`,
) as [string, string, string, string, string]
const ANY = { days: [0, 1, 2, 3, 4, 5, 6], parts: ['morning', 'afternoon', 'evening'] }

type Asked = { status: number; times: EarlierTimes; keys: string[] }

async function ask({ id, confirmCode }: BookedAppointment, body: object = {}): Promise<Asked> {
  const response = await app.post(earlierTimes.path.replace(':id', id), { confirmCode, ...body })
  const { data, errors = [] } = (await response.json()) as { data: EarlierTimes; errors?: { key: string }[] }
  return { status: response.status, times: data, keys: errors.map(({ key }) => key) }
}

let guests = 0
async function booked(time: string, body: object = {}): Promise<BookedAppointment> {
  guests += 1
  const [one] = await app.booked(aFluVisit({ basicInfo: guest(guests), dateTime: at(time), ...body }))
  if (!one) throw new Error('nothing was booked')
  return one
}

async function waits(time: string, wish: object = ANY): Promise<BookedAppointment> {
  const one = await booked(time)
  expect((await ask(one, { wish })).times.wish).toEqual(wish)
  app.time.now += 1
  return one
}

const cancel = ({ id, confirmCode }: BookedAppointment) => app.cancel(id, { status: 'CANCELED', confirmCode })
const offersOf = async (one: BookedAppointment) => (await ask(one)).times.offers
const startOf = async ({ id }: BookedAppointment) => (await app.store.appointment(id))?.startsAt
const isPublic = async (time: string) => (await app.hold({ reservationTime: time })).status === 201

/** The only offer of a guest. */
async function offerOf(one: BookedAppointment): Promise<EarlierTimes['offers'][number]> {
  const [offer, ...others] = await offersOf(one)
  if (!offer || others.length > 0) throw new Error('there is not one offer')
  return offer
}

const answer = async (one: BookedAppointment, accept: boolean) =>
  ask(one, { answer: { offer: (await offerOf(one)).id, accept } })

describe('an earlier time that comes free', () => {
  it('is kept ten minutes for the first in line, who accepts it with their code, counter code and link [VISIT-04]', async () => {
    const holder = await booked(TEN)
    const [first, second] = [await waits(THREE), await waits(TWO)]
    await cancel(holder)
    const offer = await offerOf(first)
    expect(offer).toEqual({
      id: expect.any(String),
      dateTime: at(new Date(TEN).toISOString()),
      answerBy: new Date(app.time.now + 10 * MINUTE).toISOString(),
    })
    expect([await offersOf(second), await isPublic(TEN)]).toEqual([[], false])
    const accepted = await ask(first, { answer: { offer: offer.id, accept: true } })
    expect([accepted.status, accepted.times]).toEqual([200, { wish: null, offers: [] }])
    expect(await app.store.appointment(first.id)).toMatchObject({
      startsAt: Date.parse(TEN),
      counterCode: first.counterCode,
      revision: 1,
    })
    expect(await isPublic(THREE)).toBe(true)
    // The answer came, and its reply was lost.
    expect((await ask(first, { answer: { offer: offer.id, accept: true } })).status).toBe(200)
  })

  it('is the next one’s when it is declined or nobody answers, and public after three offers [VISIT-04]', async () => {
    const holder = await booked(TEN)
    const line = [await waits(FOUR), await waits(THREE), await waits(TWO), await waits(NOON)] as const
    await cancel(holder)
    const [one, two, three, four] = line
    expect((await answer(one, false)).times).toEqual({ wish: ANY, offers: [] })
    const late = await offerOf(two)
    app.time.now += 10 * MINUTE
    await app.offerTimes()
    expect(await ask(two, { answer: { offer: late.id, accept: true } })).toMatchObject({
      status: 409,
      keys: ['offerOver'],
    })
    expect([await isPublic(TEN), await offersOf(one), (await offersOf(three)).length]).toEqual([false, [], 1])
    await answer(three, false)
    expect([await offersOf(four), await isPublic(TEN)]).toEqual([[], true])
  })

  it('is nothing for a guest who has made all changes: it goes to the next, and no wish is taken [VISIT-02, VISIT-04]', async () => {
    const holder = await booked(TEN)
    const [first, second] = [await waits(FOUR), await waits(ELEVEN)]
    const moved = async (time: string, revision: number) => {
      const body = { confirmCode: first.confirmCode, revision, dateTime: at(time) }
      expect((await app.post(moveAppointment.path.replace(':id', first.id), body)).status).toBe(200)
    }
    for (let revision = 0; revision < MOST_MOVES - 1; revision++)
      await moved(revision % 2 === 0 ? TWO : FOUR, revision)
    const other = await booked(NOON)
    await cancel(other)
    expect(await answer(first, true)).toMatchObject({ status: 200 })
    await cancel(holder)
    expect(await offersOf(first)).toEqual([])
    expect(await offersOf(second)).toHaveLength(1)
    expect(await ask(first, { wish: ANY })).toMatchObject({ status: 409, keys: ['tooManyMoves'] })
    expect(await ask(first, { wish: null })).toMatchObject({ status: 200, times: { wish: null } })
  })

  it('that an accepted offer frees is offered on [VISIT-04, VISIT-05]', async () => {
    const holder = await booked(TEN)
    const [first, second] = [await waits(TWO), await waits(FOUR)]
    await cancel(holder)
    await answer(first, true)
    expect((await offerOf(second)).dateTime.value).toBe(new Date(TWO).toISOString())
  })

  it('goes on to the next when the guest who was offered it cancels or moves [VISIT-03, VISIT-04]', async () => {
    const holder = await booked(TEN)
    const [first, second] = [await waits(THREE), await waits(TWO)]
    await cancel(holder)
    await cancel(first)
    expect((await offerOf(second)).dateTime.value).toBe(new Date(TEN).toISOString())
  })

  it('at another location counts for who would go there, and to accept it moves the visit there; until then its readers learn nothing of the guest [VISIT-04, FEED-10]', async () => {
    const there = aLocation({
      id: '01400399',
      vanityName: 'Next Street Pharmacy',
      latitude: 39.15,
      longitude: -84.5,
    })
    const far = aLocation({ id: '01400398', latitude: 34.1, longitude: -81.2 })
    await app.store.putLocations([there, far])
    const atPlace = (id: string, number: number) =>
      app.booked(aFluVisit({ basicInfo: guest(number), locationNumber: id, dateTime: at(TEN) }))
    const soon = performance.now() + 1001
    vi.spyOn(performance, 'now').mockReturnValue(soon)
    const [[holder], [other]] = [await atPlace(there.id, 501), await atPlace(far.id, 502)]
    if (!holder || !other) throw new Error('nothing was booked')
    const near = { ...ANY, miles: 25 }
    const [stays, goes] = [await waits(TWO), await waits(THREE, near)]
    await cancel(other)
    expect(await offersOf(goes)).toEqual([])
    await cancel(holder)
    expect(await offersOf(stays)).toEqual([])
    const offer = await offerOf(goes)
    expect(offer).toMatchObject({
      dateTime: at(new Date(TEN).toISOString()),
      location: { id: there.id, vanityName: 'Next Street Pharmacy' },
    })
    const offersAt = async (...locationIds: string[]) =>
      (await app.store.eventsAfter(0, 100, { locationIds })).events
        .filter(({ type }) => type.startsWith('offer.'))
        .map(({ type, locationId }) => [type, locationId])
    // The other location has no business with the record of a guest who may never come.
    expect(await offersAt(there.id)).toEqual([])
    expect(await offersAt(aLocation().id)).toEqual([['offer.made', there.id]])
    expect((await answer(goes, true)).status).toBe(200)
    expect(await offersAt(there.id)).toEqual([
      ['offer.made', there.id],
      ['offer.accepted', there.id],
    ])
    expect(await app.store.appointment(goes.id)).toMatchObject({
      provider: { id: there.id },
      startsAt: Date.parse(TEN),
      counterCode: goes.counterCode,
    })
    const { events } = await app.store.eventsAfter(0, 100)
    const moves = events.filter(
      ({ type, visitId }) => type === 'appointment.rescheduled' && visitId === goes.id,
    )
    expect(moves.map(({ locationId, reason }) => [locationId, reason])).toEqual([
      [aLocation().id, 'elsewhere'],
      [there.id, undefined],
    ])
    // Both the guest's old time and the line of it are those of the first location.
    expect(await isPublic(THREE)).toBe(true)
    vi.restoreAllMocks()
  })

  it('at another location is nothing for a series or a visit on video [VISIT-04]', async () => {
    const near = { ...ANY, miles: 10 }
    const [series] = await app.booked(twoDoses())
    const [video] = await app.booked(aVideoVisit())
    for (const one of [series, video])
      expect(one && (await ask(one, { wish: near }))).toMatchObject({ status: 400, keys: ['invalidRequest'] })
  })

  it('is waited for by a second dose too, which moves with the record of its first [VISIT-04]', async () => {
    const DAY = '2027-01-25T'
    const second = (hour: number) => ({
      serviceId: 505,
      dateTime: at(`${DAY}${hour}:00:00-05:00`),
    })
    const holder = await booked('2026-11-23T10:00:00-05:00', {
      ...twoDoses(),
      dateTime: at('2026-11-23T10:00:00-05:00'),
      followupAppointment: second(10),
    })
    const [first, dose] = await app.booked(
      twoDoses({
        basicInfo: { ...twoDoses().basicInfo, phoneNumber: '513-555-0777' },
        dateTime: at('2026-11-23T11:00:00-05:00'),
        followupAppointment: second(15),
      }),
    )
    if (!first || !dose) throw new Error('there are not two')
    const which = 'followup'
    expect((await ask(first, { which, wish: ANY })).times).toEqual({ wish: ANY, offers: [] })
    // The first waits for nothing, and a visit without a second dose has none that could.
    expect((await ask(first)).times.wish).toBeNull()
    expect(await ask(await booked(THREE), { which })).toMatchObject({ status: 400, keys: ['invalidRequest'] })
    await cancel(holder)
    expect(await offersOf(first)).toEqual([])
    const [offer] = (await ask(first, { which })).times.offers
    expect(offer?.dateTime.value).toBe(new Date(`${DAY}10:00:00-05:00`).toISOString())
    const accepted = await ask(first, { which, answer: { offer: offer?.id, accept: true } })
    expect([accepted.status, accepted.times]).toEqual([200, { wish: null, offers: [] }])
    expect(await startOf(dose)).toBe(Date.parse(`${DAY}10:00:00-05:00`))
    expect(await startOf(first)).toBe(Date.parse('2026-11-23T11:00:00-05:00'))
    const stored = await app.store.appointment(first.id)
    const sent = JSON.parse(
      openRecord(app.deps.keys.dataKeys, first.id, stored?.sealed ?? new Uint8Array()).sent,
    )
    expect(sent.followupAppointment.dateTime.value).toBe(new Date(`${DAY}10:00:00-05:00`).toISOString())
  })

  it('is public at once from 21 to 8 o’clock, within an hour of its start, and when it suits nobody [VISIT-04]', async () => {
    const [ten, eleven] = [await booked(TEN), await booked(ELEVEN)]
    const sundays = await waits(TWO, { ...ANY, days: [0] })
    await cancel(ten)
    expect([await offersOf(sundays), await isPublic(TEN)]).toEqual([[], true])
    const any = await waits(THREE)
    app.time.now = Date.parse('2026-11-20T21:00:00-05:00')
    await cancel(eleven)
    expect([await offersOf(any), await isPublic(ELEVEN)]).toEqual([[], true])
    const noon = await booked(NOON)
    app.time.now = Date.parse('2026-11-21T11:00:01-05:00')
    await cancel(noon)
    expect([await offersOf(any), await isPublic('2026-11-21T12:20:00-05:00')]).toEqual([[], true])
  })

  it('on video goes to the first in line for whom it is no night [VISIT-04]', async () => {
    const onVideo = async (number: number, time: string, patientTimeZone?: string) => {
      const body = {
        basicInfo: guest(number),
        dateTime: at(time),
        ...(patientTimeZone && { patientTimeZone }),
      }
      const [one] = await app.booked(aVideoVisit(body))
      if (!one) throw new Error('nothing was booked')
      return one
    }
    const day = '2026-11-23T'
    const holder = await onVideo(601, `${day}13:00:00-05:00`)
    const [west, east] = [
      await onVideo(602, `${day}13:15:00-05:00`, 'America/Los_Angeles'),
      await onVideo(603, `${day}13:30:00-05:00`),
    ]
    for (const one of [west, east]) {
      await ask(one, { wish: ANY })
      app.time.now += 1
    }
    app.time.now = Date.parse('2026-11-20T08:30:00-05:00')
    await cancel(holder)
    expect([await offersOf(west), (await offersOf(east)).length]).toEqual([[], 1])
  })

  it('is seen with the visit, and looking at it changes nothing [VISIT-01, VISIT-04]', async () => {
    const holder = await booked(TEN)
    const first = await waits(THREE)
    await cancel(holder)
    const { id, confirmCode } = first
    const view = async () =>
      (await (await app.post(viewAppointment.path.replace(':id', id), { confirmCode })).json()).data.earlier
    const seen = await view()
    expect(seen).toEqual({ wish: ANY, offers: [await offerOf(first)] })
    expect(await view()).toEqual(seen)
    const { events } = await app.store.eventsAfter(0, 20)
    expect(events.map(({ type, visitId, startsAt }) => [type, visitId, startsAt])).toContainEqual([
      'offer.made',
      id,
      Date.parse(TEN),
    ])
  })

  it('is nobody else’s: a wrong code and the offer of another guest are refused [VISIT-04]', async () => {
    const holder = await booked(TEN)
    const [first, second] = [await waits(THREE), await waits(TWO)]
    await cancel(holder)
    const { id: offer } = await offerOf(first)
    expect(await ask(second, { answer: { offer, accept: true } })).toMatchObject({ keys: ['offerOver'] })
    expect(await ask({ ...first, confirmCode: second.confirmCode })).toMatchObject({ status: 404 })
    await ask(first, { wish: null })
    expect(await startOf(first)).toBe(Date.parse(THREE))
    await cancel(first)
    expect(await ask(first, { wish: ANY })).toMatchObject({ keys: ['alreadyCanceled'] })
  })

  it('goes by the order in which guests began to wait, whatever is cancelled, accepted, declined or left [VISIT-05]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        const { violations } = await simulateOffers(25, randomOf(seed))
        expect(violations).toEqual([])
      }),
      { numRuns: 2 },
    )
  })
})

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

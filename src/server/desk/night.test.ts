import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation, aWalkIn } from '../../../tests/support/builders.ts'
import { anEnrolledDesk, checkedIn, type DeskBrowser, listOf, PIN } from '../../../tests/support/desk.ts'
import { sealBytes } from '../../../tests/support/seal-walk-in.ts'
import { newestOutboxKey } from '../keys/keys.ts'
import { aBooking, anAppointment } from '../store/bookings-conformance.ts'
import { aCheckIn } from '../store/conformance.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const HERE = aLocation().id
/** The midnight between 20 and 21 November at aLocation(), as an instant. */
const MIDNIGHT = Date.UTC(2026, 10, 21, 5)

let app: TestApp
let now: number
let browser: DeskBrowser
beforeEach(async () => {
  now = MIDNIGHT - HOUR
  app = await openTestApp({ clock: () => now })
  browser = await anEnrolledDesk(app)
})
afterEach(() => app.close())

/** Goes to an instant, at which somebody uses the desk. */
async function goTo(instant: number): Promise<void> {
  now = instant
  await browser.call('POST', '/unlock', { pin: PIN })
}

const checkIn = (counterCode: string) => {
  const { basicInfo } = aWalkIn()
  const phoneNumber = `513-555-0${counterCode.replace(/\D/g, '').slice(0, 3).padStart(3, '1')}`
  return checkedIn(
    app,
    aWalkIn({
      counterCode,
      createdAt: new Date(now).toISOString(),
      basicInfo: { ...basicInfo, phoneNumber },
    }),
  )
}

const set = (id: string, status: string, from: string) =>
  browser.call('POST', `/visits/${id}/status`, { status, from })

async function listed(): Promise<string[]> {
  return (await listOf(browser)).visits.map(
    ({ day, counterCode, status }) => `${day} ${counterCode} ${status}`,
  )
}

it('whoever is there at midnight stays on the list, by the day they came, and for four hours after the last that happened [DESK-02]', async () => {
  const waiting = await checkIn('B7K222')
  const served = await checkIn('B7K333')
  await set(served, 'served', 'waiting')
  const provider = { businessName: 'pharmacy', id: HERE } as const
  const startsAt = MIDNIGHT - 10 * MINUTE
  const booked = anAppointment({ id: 'late', provider, cells: [startsAt], startsAt, endsAt: MIDNIGHT })
  await app.store.book(aBooking({ ...booked, counterCode: 'C2C222' }))
  await goTo(MIDNIGHT + MINUTE)
  expect(await listOf(browser)).toMatchObject({ day: '2026-11-21' })
  expect(await listed()).toEqual(['2026-11-20 B7K222 waiting', '2026-11-20 C2C222 waiting'])
  await set(waiting, 'called', 'waiting')
  await goTo(MIDNIGHT + 4 * HOUR)
  expect(await listed()).toEqual(['2026-11-20 B7K222 called'])
  await set(waiting, 'served', 'called')
  await goTo(MIDNIGHT + 23 * HOUR)
  expect(await listed()).toEqual(['2026-11-20 B7K222 served'])
  await goTo(MIDNIGHT + 24 * HOUR)
  expect(await listed()).toEqual([])
})

it('a list in which only time has passed is a 304 for a quarter of an hour, and none once a guest has left it [DESK-02]', async () => {
  await checkIn('B7K222')
  await goTo(MIDNIGHT + 3 * HOUR + MINUTE)
  const { response, data } = await browser.call('GET', '/today')
  const known = { 'if-none-match': response.headers.get('etag') ?? '' }
  const ask = async () => (await browser.call('GET', '/today', undefined, known)).status
  expect(data.visits).toHaveLength(1)
  await goTo(MIDNIGHT + 3 * HOUR + 14 * MINUTE)
  expect(await ask()).toBe(304)
  await goTo(MIDNIGHT + 3 * HOUR + 16 * MINUTE)
  expect([await ask(), await listed()]).toEqual([200, []])
})

it('a check-in of yesterday that a device sends today is on the list all day [DESK-02, DESK-06]', async () => {
  await goTo(MIDNIGHT + 12 * HOUR)
  const late = { day: '2026-11-20', createdAt: MIDNIGHT - 3 * HOUR, receivedAt: now, counterCode: 'D2D222' }
  await app.store.recordCheckIn(aCheckIn({ id: 'late', locationId: HERE, ...late }))
  expect(await listed()).toEqual(['2026-11-20 D2D222 waiting'])
  await goTo(MIDNIGHT + 23 * HOUR)
  expect(await listed()).toEqual(['2026-11-20 D2D222 waiting'])
})

it('a visit of another day comes with the list when its page is open, and as it is now [DESK-03, DESK-05]', async () => {
  const id = await checkIn('B7K222')
  await goTo(MIDNIGHT + 36 * HOUR)
  const ask = (also: string, headers = {}) =>
    browser.call('GET', `/today?also=${encodeURIComponent(also)}`, undefined, headers)
  const first = await ask(id)
  expect(first.data).toMatchObject({ visits: [], also: { id, day: '2026-11-20', status: 'waiting' } })
  const known = { 'if-none-match': first.response.headers.get('etag') ?? '' }
  expect((await ask(id, known)).status).toBe(304)
  await set(id, 'served', 'waiting')
  const second = await ask(id, known)
  expect([second.status, second.data.also.status]).toEqual([200, 'served'])
  expect((await ask('of another store')).data).not.toHaveProperty('also')
})

it('a damaged check-in is on the list of the day on which it reaches its store, wherever the store is [DESK-06]', async () => {
  await app.store.putLocations([aLocation({ id: 'HONOLULU', timezone: 'Pacific/Honolulu' })])
  now = MIDNIGHT + HOUR
  const there = await anEnrolledDesk(app, 'HONOLULU')
  const text = '{"locationNumber":"HONOLULU","counterCode":"B7K222","basicInfo'
  const key = 'the-key-of-visit-1'
  const sealed = await sealBytes(new TextEncoder().encode(text), key, newestOutboxKey(app.deps.keys))
  expect((await app.postWalkIn(sealed, { 'idempotency-key': key })).status).toBe(201)
  const { day, visits } = await listOf(there)
  expect([day, visits.map((visit) => visit.day)]).toEqual(['2026-11-20', ['2026-11-20']])
})

it('a status that was taken back is told with the time and the desk of the one that is there again [DESK-02, DESK-05]', async () => {
  const id = await checkIn('B7K222')
  await set(id, 'arrived', 'waiting')
  const progress = async () => (await listOf(browser)).visits[0]?.progress
  const arrived = await progress()
  now += 3 * MINUTE
  await set(id, 'called', 'arrived')
  now += MINUTE
  await set(id, 'undo', 'called')
  expect(await progress()).toEqual(arrived)
  const other = await checkIn('B7K333')
  await set(other, 'called', 'waiting')
  await set(other, 'undo', 'called')
  expect((await listOf(browser)).visits[1]).toMatchObject({ status: 'waiting', progress: null })
})

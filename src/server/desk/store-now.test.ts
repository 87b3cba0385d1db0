import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DESK_ENDPOINTS, DESK_ROOT, DeskStore } from '#contract/desk'
import { TABLET_HEADER } from '#contract/entry'
import { postKioskEnrolment, postTabletReport } from '#contract/kiosk'
import { openNow } from '#domain/open-now'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aLocation, aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import { anEnrolledDesk, auditOf, checkedIn, deskBrowser, listOf } from '../../../tests/support/desk.ts'
import { sealRecord } from '../keys/seal.ts'
import { aBooking, anAppointment } from '../store/bookings-conformance.ts'

const MINUTE = 60_000
const HERE = aLocation().id
const OTHER = aLocation({ id: 'OTHER-1', vanityName: 'Another store' })

let app: TestApp
let now: number
beforeEach(async () => {
  now = TEST_NOW
  app = await openTestApp({ clock: () => now })
})
afterEach(() => app.close())

describe('another store', () => {
  it('answers a desk nothing: each call alike for what is elsewhere and what is unknown [DESK-01]', async () => {
    await app.store.putLocations([OTHER])
    const here = await anEnrolledDesk(app)
    const there = await anEnrolledDesk(app, OTHER.id)
    const id = await checkedIn(app, aWalkIn({ counterCode: 'B7XJFT' }))
    await app.store.book(
      aBooking(anAppointment({ id: 'booked', provider: { businessName: 'pharmacy', id: HERE } })),
    )
    const closed = await here.call('POST', '/closures', { until: '13:00' })
    const closure = closed.data.store.closures[0].id
    const bodies: Record<string, unknown> = {
      'POST /visits/:id/status': { status: 'called', from: 'waiting' },
      'POST /visits/:id/cancel': { from: 'waiting' },
      'POST /visits/:id/guest-page': {},
    }
    const withId = DESK_ENDPOINTS.filter(({ path }) => path.includes(':id'))
    expect(withId).toHaveLength(5)
    for (const { method, path } of withId) {
      const relative = path.slice(DESK_ROOT.length)
      const body = bodies[`${method} ${relative}`]
      const answers = await Promise.all(
        [path.includes('closures') ? closure : id, 'booked', 'nobody'].map(async (one) => {
          const { status, key, response } = await there.call(method, relative.replace(':id', one), body)
          return [status, key, [...response.headers.keys()].sort()]
        }),
      )
      expect([path, answers[0]?.slice(0, 1)]).toEqual([path, [404]])
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
    }
    expect((await there.call('GET', '/visits?code=B7XJFT')).data).toEqual({ visits: [] })
    expect((await listOf(there)).visits).toEqual([])
    expect((await there.call('GET', '/calls')).data).toEqual({ visits: [] })
    expect((await there.call('GET', '/store')).data).toMatchObject({ closures: [], wait: null, tablets: [] })
    await there.call('PUT', '/wait', { minutes: 45 })
    expect((await here.call('GET', '/store')).data.wait).toBeNull()
    expect((await there.call('GET', '/session')).data.session.store.providerId).toBe(OTHER.id)
    expect((await listOf(here)).visits[0]).toMatchObject({ id, status: 'waiting' })
  })

  it('needs a session for every call, and takes none from an address [DESK-01]', async () => {
    const nobody = deskBrowser(app)
    for (const { method, path } of DESK_ENDPOINTS.slice(2)) {
      const address = `${path.slice(DESK_ROOT.length).replace(':id', 'x')}?desk=${'a'.repeat(43)}`
      const answer = await nobody.call(method, address, method === 'GET' ? undefined : {})
      expect([path, answer.status, answer.key]).toEqual([path, 401, 'deskUnknown'])
    }
  })
})

describe('the store', () => {
  it('has its wait set and taken away [DESK-08]', async () => {
    const browser = await anEnrolledDesk(app)
    expect((await browser.call('PUT', '/wait', { minutes: 25 })).data.wait).toEqual({
      minutes: 25,
      text: null,
      setAt: new Date(TEST_NOW).toISOString(),
    })
    expect(await browser.call('PUT', '/wait', { minutes: -3 })).toMatchObject({ status: 400 })
    expect((await browser.call('PUT', '/wait', { minutes: null })).data.wait).toBeNull()
  })

  it('shows the wait that was just set, also to a desk that has just looked [DESK-08]', async () => {
    const [front, back] = [await anEnrolledDesk(app), await anEnrolledDesk(app)]
    expect((await back.call('GET', '/store')).data.wait).toBeNull()
    await front.call('PUT', '/wait', { minutes: 25 })
    expect((await front.call('GET', '/store')).data.wait.minutes).toBe(25)
    expect((await back.call('GET', '/store')).data.wait.minutes).toBe(25)
  })

  it('has one closure at a time, which any of its desks replaces or ends; no desk ends one of the operator [DESK-08]', async () => {
    const [front, back] = [await anEnrolledDesk(app), await anEnrolledDesk(app)]
    const provider = { businessName: 'pharmacy', id: HERE } as const
    const soon = TEST_NOW + 60 * MINUTE
    await app.store.putServices([])
    await app.store.book(
      aBooking(
        anAppointment({ id: 'soon', provider, cells: [soon], startsAt: soon, endsAt: soon + 20 * MINUTE }),
      ),
    )
    expect(await front.call('POST', '/closures', { until: '12:00' })).toMatchObject({
      status: 400,
      key: 'invalidRequest',
    })
    await front.call('POST', '/closures', { until: '12:30', reason: 'Lunch' })
    const { status, data } = await back.call('POST', '/closures', { until: '13:30', reason: 'No pharmacist' })
    expect(status).toBe(201)
    expect(DeskStore.create(data.store)).toMatchObject({
      closures: [{ hours: [720, 810], reason: 'No pharmacist', isOwn: true }],
      hours: { open: expect.arrayContaining([['2026-11-20T18:30:00.000Z', '2026-11-21T02:00:00.000Z']]) },
    })
    expect((await listOf(front)).visits).toMatchObject([{ id: 'soon', isDisplaced: true }])
    const [closure] = data.store.closures
    expect((await front.call('DELETE', `/closures/${closure.id}`)).status).toBe(204)
    expect((await front.call('GET', '/store')).data.closures).toEqual([])
    const operators = { scope: { ids: [HERE] }, from: '2026-11-20', to: '2026-11-20', reason: 'Inventory' }
    await app.store.addClosures([operators], '2026-11-20')
    const { closures } = (await front.call('GET', '/store')).data
    expect(closures).toMatchObject([{ reason: 'Inventory', isOwn: false }])
    expect(await front.call('DELETE', `/closures/${closures[0].id}`)).toMatchObject({
      status: 404,
      key: 'unknownClosure',
    })
  })

  it('names whom to call with phone numbers while it is closed: who comes then, and who is due and not there yet [DESK-08]', async () => {
    const browser = await anEnrolledDesk(app)
    const provider = { businessName: 'pharmacy', id: HERE } as const
    const bookAt = async (id: string, minutes: number, payload: unknown) => {
      const startsAt = TEST_NOW + minutes * MINUTE
      const times = { cells: [startsAt], startsAt, endsAt: startsAt + 20 * MINUTE }
      const sealed = sealRecord(app.deps.keys.dataKeys, id, JSON.stringify(payload))
      await app.store.book(aBooking({ id, provider, sealed, ...times }))
    }
    const named = (phoneNumber?: string) => ({
      basicInfo: { firstName: 'Ana', lastName: 'Reyes', phoneNumber },
    })
    await bookAt('due', -20, named('513-555-0101'))
    await bookAt('here', -40, named('513-555-0102'))
    await bookAt('soon', 60, named())
    await bookAt('evening', 300, named('513-555-0104'))
    await browser.call('POST', '/visits/here/status', { status: 'arrived', from: 'waiting' })
    expect((await browser.call('GET', '/calls')).data).toEqual({ visits: [] })
    const { data } = await browser.call('POST', '/closures', { until: '14:00' })
    expect(data.displaced).toMatchObject([
      { id: 'due', name: 'Ana R.', phone: '513-555-0101' },
      { id: 'soon', phone: null },
    ])
    expect((await browser.call('GET', '/calls')).data.visits).toEqual(data.displaced)
    await app.store.putLocations([OTHER])
    const there = await anEnrolledDesk(app, OTHER.id)
    expect((await there.call('POST', '/closures', { until: '14:00' })).data.displaced).toEqual([])
    expect((await there.call('GET', '/calls')).data).toEqual({ visits: [] })
    await browser.call('POST', '/visits/due/status', { status: 'noshow', from: 'waiting' })
    expect((await browser.call('GET', '/calls')).data.visits).toMatchObject([{ id: 'soon' }])
    now += 120 * MINUTE
    const later = await anEnrolledDesk(app)
    const open = (await later.call('GET', '/calls')).data.visits
    expect(open, 'who could not come stays once the store is open again').toMatchObject([{ id: 'soon' }])
    const asked = (await auditOf(app)).filter(({ action }) => action === 'close' || action === 'visits.calls')
    expect(asked.map(({ action, visits }) => `${action}: ${visits}`).sort()).toEqual([
      'close: ',
      'close: due,soon',
      'visits.calls: due,soon',
      'visits.calls: soon',
      'visits.calls: soon',
    ])
  })

  it('marks and names those whom shorter hours or a closure of their service displaced, as the operator sees them [DESK-08, DIR-08]', async () => {
    const browser = await anEnrolledDesk(app)
    const provider = { businessName: 'pharmacy', id: HERE } as const
    for (const [id, minutes, serviceId] of [
      ['flu', 60, 501],
      ['shingles', 120, 502],
      ['evening', 300, 502],
    ] as const) {
      const startsAt = TEST_NOW + minutes * MINUTE
      const times = { cells: [startsAt], startsAt, endsAt: startsAt + 20 * MINUTE }
      await app.store.book(aBooking(anAppointment({ id, provider, serviceIds: [serviceId], ...times })))
    }
    const displaced = async () =>
      (await listOf(browser)).visits.filter(({ isDisplaced }) => isDisplaced).map(({ id }) => id)
    const calls = async (by = browser) =>
      (await by.call('GET', '/calls')).data.visits.map(({ id }: { id: string }) => id)
    expect([await displaced(), await calls()]).toEqual([[], []])
    const day = { from: '2026-11-20', to: '2026-11-20' }
    const scope = { ids: [HERE], serviceIds: [501] }
    await app.store.addClosures([{ scope, ...day, reason: 'No vaccine' }], day.from)
    expect((await browser.call('GET', '/store')).data.closures).toMatchObject([{ services: ['Flu'] }])
    const to4: [number, number][] = [[540, 960]]
    await app.store.putLocations([aLocation({ hours: [to4, to4, to4, to4, to4, to4, to4] })])
    expect(await calls()).toEqual(['flu', 'evening'])
    const later = await openTestApp({ store: app.store, clock: () => now, keys: app.deps.keys })
    const there = await anEnrolledDesk(later)
    const marked = (await listOf(there)).visits.map(({ id, isDisplaced }) => [id, isDisplaced])
    expect(marked).toEqual([
      ['flu', true],
      ['shingles', false],
      ['evening', true],
    ])
    await later.close()
    now += 61 * MINUTE
    const next = await anEnrolledDesk(app)
    expect(await calls(next), 'who should have come stays until staff mark the visit').toEqual([
      'flu',
      'evening',
    ])
    await next.call('POST', '/visits/flu/status', { status: 'noshow', from: 'waiting' })
    expect(await calls(next)).toEqual(['evening'])
  })

  it('says that it is closed for good, and names whom to call [DESK-08, DIR-08]', async () => {
    const gone = aLocation({ id: 'GONE-1' })
    await app.store.putLocations([gone])
    const browser = await anEnrolledDesk(app, gone.id)
    const startsAt = TEST_NOW + 60 * MINUTE
    const provider = { businessName: 'pharmacy', id: gone.id } as const
    const times = { cells: [startsAt], startsAt, endsAt: startsAt + 20 * MINUTE }
    await app.store.book(aBooking(anAppointment({ id: 'theirs', provider, ...times })))
    expect((await browser.call('GET', '/store')).data.isClosedForGood).toBe(false)
    await app.store.putLocations([{ ...gone, status: 'closed' }])
    expect((await browser.call('GET', '/store')).data).toMatchObject({ isClosedForGood: true, hours: null })
    expect((await browser.call('GET', '/calls')).data.visits).toMatchObject([{ id: 'theirs' }])
  })

  it('tells guests’ pages of its wait and its closure, also where its hours are not known [DESK-08]', async () => {
    const noHours = aLocation({ id: 'OTHER-2', hours: null })
    await app.store.putLocations([noHours])
    for (const id of [HERE, noHours.id]) {
      const browser = await anEnrolledDesk(app, id)
      await browser.call('PUT', '/wait', { minutes: 25 })
      await browser.call('POST', '/closures', { until: '13:30' })
    }
    // What a process keeps in memory is a second old at most.
    const other = await openTestApp({ store: app.store, clock: () => now })
    for (const id of [HERE, noHours.id]) {
      const { data } = await (await other.send(`/health-services/store-now?filter.locationId=${id}`)).json()
      expect(data.wait).toEqual({ minutes: 25 })
      const closed = { kind: 'closed', next: Date.parse('2026-11-20T18:30:00Z') }
      expect([id, openNow(data.hours, TEST_NOW)]).toEqual([id, closed])
      const whole = await other.send(`/appointment-management/v1/services/location?filter.locationId=${id}`)
      expect((await whole.json()).data.location).toMatchObject({ wait: { minutes: 25 }, hours: data.hours })
    }
    await other.close()
  })

  it('counts its tablets, when each was last seen and what waits on it; a guest’s device is none where tablets have tokens [DESK-10]', async () => {
    const report = (to: TestApp, tablet: string, waiting: number, headers = {}) =>
      to.post(postTabletReport.path, { locationId: HERE, tablet, waiting }, headers)
    const browser = await anEnrolledDesk(app)
    const tablets = async () => (await browser.call('GET', '/store')).data.tablets
    expect((await report(app, '1795194000000', 2)).status).toBe(204)
    now += MINUTE
    await report(app, '1795194000001', 0)
    expect(await tablets()).toMatchObject([
      { waiting: 0, seenAt: new Date(now).toISOString() },
      { waiting: 2, seenAt: new Date(TEST_NOW).toISOString() },
    ])
    await report(app, '1795194000000', 0)
    expect((await tablets()).map(({ waiting }: { waiting: number }) => waiting)).toEqual([0, 0])
    expect(
      (await app.post(postTabletReport.path, { locationId: 'NOWHERE', tablet: 'x', waiting: 0 })).status,
    ).toBe(404)
    for (let at = 2; at < 12; at++) {
      const { status } = await report(app, `17951940000${at}`, 0)
      expect([at, status]).toEqual([at, at < 10 ? 204 : 503])
    }
    expect((await report(app, '1795194000000', 0)).status).toBe(204)
    expect(await tablets()).toHaveLength(10)
    const settings = { trustProxy: false, publicUrl: undefined, kioskCode: 'a long code' } as const
    const strict = await openTestApp({ store: app.store, settings, clock: () => now, keys: app.deps.keys })
    expect((await report(strict, 'a-phone', 9)).status).toBe(204)
    expect(await tablets()).toHaveLength(10)
    const enrolled = await strict.post(postKioskEnrolment.path, { locationId: HERE, code: 'a long code' })
    const { tabletToken } = (await enrolled.json()).data
    await report(strict, 'x', 1, { [TABLET_HEADER]: tabletToken })
    expect(await tablets()).toHaveLength(11)
    await strict.close()
  })
})

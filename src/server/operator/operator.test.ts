import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aFluVisit, openAppointmentApp } from '../../../tests/support/appointments.ts'
import { aLocation, aWalkIn, TEST_NOW } from '../../../tests/support/builders.ts'
import { aToken, operatorOf } from '../../../tests/support/operator.ts'
import { SettingError } from '../settings.ts'
import type { AuditRow } from '../store/audit.ts'
import { aBooking, anAppointment } from '../store/bookings-conformance.ts'
import { runTokens } from './tokens-command.ts'

const DAY = new Date(TEST_NOW).toISOString().slice(0, 10)
const ELSEWHERE = anAppointment().provider.id

let app: TestApp
let now: number
beforeEach(async () => {
  now = TEST_NOW
  app = await openTestApp({ clock: () => now })
})
afterEach(() => app.close())

const named = (firstName: string) => aWalkIn({ basicInfo: { ...aWalkIn().basicInfo, firstName } })

async function caller(...words: string[]) {
  return operatorOf(app, await aToken(app, 'pms', ...words))
}

async function audit(): Promise<AuditRow[]> {
  const rows: AuditRow[] = []
  for await (const row of app.store.auditSince(0)) rows.push(row)
  return rows
}

describe('a token', () => {
  const say: string[] = []
  const tokens = async (...words: string[]) => {
    say.length = 0
    await runTokens(app.store, words, (line) => say.push(line))
    return say.join('\n')
  }

  it('is needed: none, a wrong one, an expired and a revoked one are refused, each in its way [FEED-10]', async () => {
    const missing = await app.send('/operator/v1/events')
    expect([missing.status, missing.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="operator"',
    ])
    expect(await missing.text()).toContain('tokenMissing')
    for (const secret of ['x', `hss_${'a'.repeat(43)}`]) {
      expect(await operatorOf(app, secret)('GET', '/events')).toMatchObject({
        status: 401,
        keys: ['tokenUnknown'],
      })
    }
    const call = await caller('--scope', 'read', '--days', '1')
    expect((await call('GET', '/events')).status).toBe(200)
    now += 24 * 60 * 60_000
    expect(await call('GET', '/events')).toMatchObject({ status: 401, keys: ['tokenExpired'] })
    expect(await tokens('list')).toContain('pms  read  all locations  expires 2026-11-21  used 2026-11-20')
    expect(await tokens('revoke', 'pms')).toBe('pms revoked')
    expect(await call('GET', '/events')).toMatchObject({ keys: ['tokenUnknown'] })
  })

  it('in the address is refused, and is not in the log [FEED-10]', async () => {
    const secret = await aToken(app, 'pms', '--scope', 'read')
    const addresses = ['token', 'access_token', 'apiKey', 'Authorization', 'after', 'anything'].map(
      (name) => `events?${name}=${secret}`,
    )
    for (const address of [...addresses, 'events?token=short', `events?${secret}`, `visits/${secret}`]) {
      const response = await app.send(`/operator/v1/${address}`)
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringContaining('tokenInAddress'),
      ])
    }
    expect(JSON.stringify(app.logged)).not.toContain(secret)
    expect(JSON.stringify(await app.store.tokens())).not.toContain(secret)
  })

  it('that only reads changes nothing [FEED-10]', async () => {
    const call = await caller('--scope', 'read')
    for (const [method, path] of [
      ['PUT', '/readers/x'],
      ['POST', '/visits/x/cancel'],
      ['POST', '/closures'],
      ['DELETE', '/closures/x'],
    ] as const) {
      expect(await call(method, path, {})).toMatchObject({ status: 403, keys: ['tokenScope'] })
    }
  })

  it('of one location sees nothing of another [FEED-10]', async () => {
    await app.postWalkIn(aWalkIn())
    await app.store.book(aBooking({ id: 'elsewhere' }))
    const call = await caller('--scope', 'write', '--location', ELSEWHERE)
    const { data } = await call('GET', '/events?after=start')
    expect(data.events.map(({ id }: { id: string }) => id)).toEqual(['elsewhere'])
    const [checkIn] = await app.checkIns()
    const hidden = [
      await call('GET', `/visits/${checkIn?.id}`),
      await call('POST', `/visits/${checkIn?.id}/cancel`, {}),
      await call('POST', `/visits/${checkIn?.id}/status`, { status: 'called' }),
    ]
    for (const answer of hidden) expect(answer).toMatchObject({ status: 404, keys: ['unknownVisit'] })
    expect((await call('GET', `/visits?code=${checkIn?.counterCode}`)).data.visits).toEqual([])
    const refused = [
      await call('GET', `/visits?location=${aLocation().id}&day=${DAY}`),
      await call('GET', `/events?location=${aLocation().id}`),
      await call('PUT', `/waits/${aLocation().id}`, { minutes: 5 }),
      await call('POST', '/closures', { scope: { all: true }, from: DAY, to: DAY }),
      await call('POST', '/closures', { scope: { ids: [aLocation().id] }, from: DAY, to: DAY }),
    ]
    for (const answer of refused) expect(answer).toMatchObject({ status: 403, keys: ['tokenLocation'] })
  })

  it('is refused after 30 wrong ones a minute of one connection, and a right one is taken a minute later [FEED-10]', async () => {
    const right = await caller('--scope', 'read')
    const wrong = operatorOf(app, 'hss_wrong')
    for (let at = 0; at < 30; at++) expect((await wrong('GET', '/events')).status).toBe(401)
    expect((await wrong('GET', '/events')).status).toBe(503)
    now += 60_000
    expect((await right('GET', '/events')).status).toBe(200)
  })

  it('is made with a name, a scope and days that make sense [FEED-10]', async () => {
    expect(await tokens('list')).toBe('There are no tokens.')
    expect(
      await tokens('add', 'a', '--scope', 'write', '--location', '01400376', '--location', 'CLOSED-1'),
    ).toMatch(/^hss_[\w-]{43}\nThis is the only time/)
    expect(await tokens('list')).toMatch(/^a {2}write {2}01400376, CLOSED-1 {2}expires .* never used$/)
    for (const words of [
      ['add', 'a', '--scope', 'read'],
      ['add', 'b'],
      ['add', 'b', '--scope', 'all'],
      ['add', 'B b', '--scope', 'read'],
      ['add', 'b', '--scope', 'read', '--days', '0'],
      ['add', 'b', '--scope', 'read', '--days', '99999'],
      ['add', 'b', '--scope', 'read', '--location', 'a b'],
      ['add', 'b', '--scope', 'read', '--location', '01400367'],
      ['revoke', 'b'],
      ['revoke'],
      ['list', '--days', '3'],
      [],
    ]) {
      await expect(tokens(...words)).rejects.toThrow(SettingError)
    }
  })
})

describe("visits over the operator's API", () => {
  it('of a day at a location, by code and by id are found and opened, and the audit says by whom [FEED-10, RUN-12]', async () => {
    await app.postWalkIn(named('Ann'))
    const [checkIn] = await app.checkIns()
    const call = await caller('--scope', 'read')
    const day = await call('GET', `/visits?location=${aLocation().id}&day=${DAY}`)
    expect(day.data.visits).toMatchObject([{ kind: 'walkin', payload: { basicInfo: { firstName: 'Ann' } } }])
    expect((await call('GET', `/visits?location=${aLocation().id}&day=2026-11-19`)).data.visits).toEqual([])
    const byCode = await call('GET', `/visits?code=${checkIn?.counterCode.toLowerCase()}`)
    expect(byCode.data.visits).toEqual(day.data.visits)
    expect((await call('GET', `/visits/${checkIn?.id}`)).data.visit).toEqual(day.data.visits[0])
    expect(await audit()).toHaveLength(3)
    expect((await audit()).every(({ visits, who }) => visits[0] === checkIn?.id && who === 'token pms')).toBe(
      true,
    )
    expect(await call('GET', '/visits/unknown')).toMatchObject({ status: 404, keys: ['unknownVisit'] })
    expect(await call('GET', '/visits/%00')).toMatchObject({ status: 404, keys: ['notFound'] })
    for (const query of [
      '',
      `?location=${aLocation().id}`,
      `?day=${DAY}`,
      '?location=90100001&day=2026-02-30',
      '?code=x',
    ]) {
      expect((await call('GET', `/visits${query}`)).status).toBe(400)
    }
    expect((await call('GET', `/visits?location=99999999&day=${DAY}`)).status).toBe(404)
  })

  it('an appointment is on its local day, not on that of UTC [FEED-10]', async () => {
    await app.store.putLocations([
      aLocation({ businessName: 'tlc', id: ELSEWHERE, timezone: 'America/Los_Angeles' }),
    ])
    const startsAt = Date.UTC(2035, 5, 4, 5, 20)
    await app.store.book(aBooking({ startsAt, cells: [startsAt], endsAt: startsAt + 1 }))
    const call = await caller('--scope', 'read')
    const count = async (day: string) =>
      (await call('GET', `/visits?location=${ELSEWHERE}&day=${day}`)).data.visits.length
    expect([await count('2035-06-03'), await count('2035-06-04')]).toEqual([1, 0])
  })

  it('move forward, are undone, and are cancelled for the guest; each is an event and in the audit [FEED-10, DESK-05]', async () => {
    await app.postWalkIn(named('Ann'))
    const [checkIn] = await app.checkIns()
    await app.store.book(aBooking({ id: 'booked' }))
    const call = await caller('--scope', 'write')
    const set = (id: string | undefined, status: string) => call('POST', `/visits/${id}/status`, { status })
    expect(await set(checkIn?.id, 'called')).toMatchObject({
      status: 200,
      data: { progress: { status: 'called', by: 'token pms' } },
    })
    expect(await set(checkIn?.id, 'arrived')).toMatchObject({ status: 409, keys: ['statusBackwards'] })
    expect(await set(checkIn?.id, 'undo')).toMatchObject({ data: { progress: { status: 'waiting' } } })
    expect((await set(checkIn?.id, 'gone')).status).toBe(400)
    expect((await call('GET', `/visits/${checkIn?.id}`)).data.visit.progress).toMatchObject({
      status: 'waiting',
    })
    await set('booked', 'served')
    expect(await call('POST', '/visits/booked/cancel', {})).toMatchObject({
      status: 409,
      keys: ['statusBackwards'],
    })
    await set('booked', 'undo')
    expect(await call('POST', '/visits/booked/cancel', {})).toMatchObject({ data: { canceled: ['booked'] } })
    expect(await call('POST', '/visits/booked/cancel', {})).toMatchObject({
      status: 409,
      keys: ['alreadyCanceled'],
    })
    expect(await set('booked', 'arrived')).toMatchObject({ status: 409, keys: ['alreadyCanceled'] })
    expect(await call('POST', `/visits/${checkIn?.id}/cancel`)).toMatchObject({ status: 200 })
    const { events } = await app.store.eventsAfter(0, 100)
    expect(events.map(({ type }) => type).sort()).toEqual([
      'appointment.booked',
      'appointment.canceled',
      'checkin.received',
      'visit.called',
      'visit.canceled',
      'visit.served',
      'visit.waiting',
      'visit.waiting',
    ])
    expect((await audit()).filter(({ action }) => action === 'visit.cancel')).toHaveLength(2)
  })
})

describe('a visit whose status becomes canceled', () => {
  it('is cancelled: the time of an appointment is free, its second dose goes with it, and a walk-in is taken off the list [FEED-10, CANCEL-13]', async () => {
    await app.postWalkIn(named('Ann'))
    const [checkIn] = await app.checkIns()
    const [start, later] = [Date.UTC(2035, 5, 4, 15), Date.UTC(2035, 6, 4, 15)]
    const at = (cell: number) => ({ cells: [cell], startsAt: cell, endsAt: cell + 1 })
    const first = anAppointment({ id: 'first', ...at(start) })
    const second = { ...first, id: 'second', firstId: 'first', ...at(later) }
    await app.store.book(aBooking({}, { appointments: [first, second] }))
    const call = await caller('--scope', 'write')
    const cancel = (id: string | undefined) => call('POST', `/visits/${id}/status`, { status: 'canceled' })
    for (const id of ['first', checkIn?.id]) {
      expect(await cancel(id)).toMatchObject({
        status: 200,
        data: { progress: { status: 'canceled', by: 'token pms' } },
      })
    }
    expect((await app.store.appointmentsOf(['first', 'second'])).map(({ status }) => status)).toEqual([
      'canceled',
      'canceled',
    ])
    expect(await app.store.book(aBooking({ id: 'another', ...at(start) }))).toMatchObject({
      outcome: 'booked',
    })
    expect(await cancel('first')).toMatchObject({ status: 409, keys: ['alreadyCanceled'] })
    expect(await cancel('unknown')).toMatchObject({ status: 404, keys: ['unknownVisit'] })
    const canceled = (await audit()).map(({ action, visits }) => `${action} ${visits.sort()}`)
    expect(canceled.sort()).toEqual(['visit.cancel first,second', `visit.cancel ${checkIn?.id}`])
  })
})

it('an entry that names no store has no status, and cannot be cancelled [FEED-10, HD-33]', async () => {
  const sealed = new Uint8Array([1])
  const entry = { id: 'apart', idempotencyKey: 'e', fingerprint: 'f', receivedAt: 1, sealed, charges: [] }
  await app.store.keepUnreadable(entry, 10)
  const call = await caller('--scope', 'write')
  const unknown = { status: 404, keys: ['unknownVisit'] }
  expect(await call('POST', '/visits/apart/status', { status: 'called' })).toMatchObject(unknown)
  expect(await call('POST', '/visits/apart/cancel')).toMatchObject(unknown)
})

describe("the directory over the operator's API", () => {
  it('a store is closed and opened again, and what this displaces is told and is an event [FEED-10, DIR-06, DIR-08]', async () => {
    const call = await caller('--scope', 'write')
    const scope = { ids: [aLocation().id] }
    const closed = await call('POST', '/closures', {
      scope,
      from: '2026-11-26',
      to: '2026-11-26',
      reason: 'Holiday',
    })
    expect(closed).toMatchObject({
      status: 201,
      data: { closure: { from: '2026-11-26', reason: 'Holiday' }, displaced: [] },
    })
    const { id } = closed.data.closure
    expect((await call('GET', '/closures')).data.closures).toMatchObject([{ id, scope }])
    expect((await call('DELETE', `/closures/${id}`)).status).toBe(204)
    expect(await call('DELETE', `/closures/${id}`)).toMatchObject({ status: 404, keys: ['unknownClosure'] })
    const day = { from: '2026-11-26', to: '2026-11-26' }
    for (const body of [
      { scope: {}, ...day },
      { scope: { all: true, ids: ['90100001'] }, ...day },
      { scope: { ids: ['00000000'] }, ...day },
      { scope: { state: 'Nowhere' }, ...day },
      { scope, from: '2026-11-27', to: '2026-11-26' },
      { scope, from: '2026-02-30', to: '2026-02-30' },
      { scope, from: '2026-11-18', to: '2026-11-18' },
      { scope, ...day, reason: 'x'.repeat(201) },
      { scope, ...day, hours: '10:00-09:00' },
      { scope, ...day, other: 1 },
    ]) {
      expect((await call('POST', '/closures', body)).status).toBe(400)
    }
    expect((await call('GET', '/displaced')).data).toEqual({ displaced: [] })
  })

  it('a closure beside that of another system is answered with its own id, and displaces what its token may see [FEED-10, DIR-06]', async () => {
    const chain = await openAppointmentApp()
    onTestFinished(() => chain.close())
    await chain.booked(aFluVisit())
    const { addClosures } = chain.store
    const others = { scope: { ids: [aLocation().id] }, from: '2026-11-21', to: '2026-11-21', reason: '' }
    chain.store.addClosures = async (closures, day) => {
      const count = await addClosures(closures, day)
      await addClosures([others], day)
      return count
    }
    const local = operatorOf(
      chain,
      await aToken(chain, 'local', '--scope', 'write', '--location', 'NORTH-20'),
    )
    const closed = await local('POST', '/closures', { ...others, scope: { ids: ['NORTH-20'] } })
    expect(closed.data).toMatchObject({ closure: { scope: { ids: ['NORTH-20'] } }, displaced: [] })
    const all = operatorOf(chain, await aToken(chain, 'all', '--scope', 'read'))
    expect((await all('GET', '/displaced')).data.displaced).toHaveLength(1)
  })

  it('a wait is set and taken away [FEED-10, DIR-12]', async () => {
    const call = await caller('--scope', 'write')
    expect((await call('PUT', `/waits/${aLocation().id}`, { minutes: 25, text: 'Busy.' })).status).toBe(200)
    expect(await app.store.waits()).toMatchObject([
      { id: aLocation().id, waitMinutes: 25, waitDescription: 'Busy.' },
    ])
    expect((await call('PUT', `/waits/${aLocation().id}`, { minutes: null })).status).toBe(200)
    expect(await app.store.waits()).toEqual([])
    await call('PUT', `/waits/${aLocation().id}`, { minutes: 5, text: 'Busy\0\u202e now' })
    expect(await app.store.waits()).toMatchObject([{ waitDescription: 'Busy now' }])
    await call('PUT', `/waits/${aLocation().id}`, { minutes: null })
    expect(await call('PUT', '/waits/00000000', { minutes: 5 })).toMatchObject({ keys: ['unknownLocation'] })
    expect((await call('PUT', `/waits/${aLocation().id}`, { minutes: -5 })).status).toBe(400)
  })
})

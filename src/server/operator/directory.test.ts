import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AppointmentApp, aFluVisit, openAppointmentApp } from '../../../tests/support/appointments.ts'
import { aLocation } from '../../../tests/support/builders.ts'
import { aToken, operatorOf } from '../../../tests/support/operator.ts'
import type { AuditRow } from '../store/audit.ts'

const STORE = aLocation().id
const DAY = { from: '2026-11-21', to: '2026-11-21' }
const CLOSURE = { scope: { ids: [STORE] }, ...DAY, reason: 'Snow' }

let app: AppointmentApp
let call: ReturnType<typeof operatorOf>
beforeEach(async () => {
  app = await openAppointmentApp()
  call = operatorOf(app, await aToken(app, 'pms', '--scope', 'write'))
})
afterEach(() => app.close())

async function audited(action: string): Promise<AuditRow[]> {
  const rows: AuditRow[] = []
  for await (const row of app.store.auditSince(0)) if (row.action === action) rows.push(row)
  return rows
}

describe('a call that changes something', () => {
  it.each([
    ['POST', '/closures', CLOSURE],
    ['DELETE', '/closures/x', undefined],
    ['POST', '/displaced/notify', undefined],
    ['PUT', `/waits/${STORE}`, { minutes: 5 }],
    ['PUT', '/readers/pms', { cursor: 'start' }],
    ['POST', '/imports/locations', undefined],
  ])('refuses a name of its query that it does not know: %s %s [FEED-10]', async (method, path, body) => {
    expect(await call(method, `${path}?dryrun=true`, body)).toMatchObject({
      status: 400,
      errors: [{ key: 'unknownField', field: 'dryrun' }],
    })
    expect(await app.store.closures()).toEqual([])
    expect(await app.store.waits()).toEqual([])
    expect(await app.store.eventReaders()).toEqual([])
  })
})

describe('a closure', () => {
  it('in a dry run closes nothing and lists what it would displace, and the audit says so [FEED-10, DIR-06, DIR-08]', async () => {
    const [booked] = await app.booked(aFluVisit())
    const tried = await call('POST', '/closures?dryRun=true', CLOSURE)
    expect(tried).toMatchObject({ status: 201, data: { closure: null, displaced: [{ id: booked?.id }] } })
    expect(await app.store.closures()).toEqual([])
    expect((await call('GET', '/displaced')).data.displaced).toEqual([])
    expect(await audited('close')).toMatchObject([{ visits: [booked?.id], about: { outcome: 'dryRun' } }])
    expect(await call('POST', '/closures?dryRun=true', { ...CLOSURE, notify: true })).toMatchObject({
      status: 400,
      errors: [{ key: 'invalidRequest', field: 'notify' }],
    })
  })

  it('outside the hours of its store is taken with a warning [FEED-10, DIR-06]', async () => {
    const idle = 'Nothing is open then. Look whether the days and hours are right.'
    expect(await call('POST', '/closures', { ...CLOSURE, hours: '03:00-04:00' })).toMatchObject({
      status: 201,
      data: { closure: { hours: [180, 240] }, warnings: [idle] },
    })
    expect((await call('POST', '/closures', CLOSURE)).data).not.toHaveProperty('warnings')
  })

  it('is in the audit with its scope and days, also when it is removed [FEED-10, RUN-12]', async () => {
    const { data } = await call('POST', '/closures', { ...CLOSURE, hours: '09:00-10:00' })
    await call('DELETE', `/closures/${data.closure.id}`)
    const about = { closure: data.closure.id, scope: STORE, ...DAY, hours: '09:00-10:00' }
    expect((await audited('close')).map((row) => row.about)).toEqual([about])
    expect((await audited('closure.remove')).map((row) => row.about)).toEqual([about])
    const [service] = await app.store.services(['pharmacy'])
    const scope = { businessName: 'pharmacy', state: 'OH', serviceIds: [service?.id] }
    await call('POST', '/closures', { ...CLOSURE, scope })
    expect((await audited('close')).map((row) => row.about)).toContainEqual(
      expect.objectContaining({ scope: 'pharmacy, OH', services: String(service?.id), ...DAY }),
    )
  })
})

it('a wait is at most a day, and a longer one is refused with the limit [DIR-12]', async () => {
  const set = (minutes: number) => call('PUT', `/waits/${STORE}`, { minutes })
  expect((await set(1440)).status).toBe(200)
  for (const minutes of [1441, 1.5, -1]) expect((await set(minutes)).status).toBe(400)
  const { field, message } = (await set(1441)).errors[0]
  expect([field, message]).toEqual([
    'minutes',
    'This field is not valid. Expected an integer less than or equal to 1440.',
  ])
  expect(await app.store.waits()).toMatchObject([{ waitMinutes: 1440 }])
})

import type { Bundle } from '@medplum/fhirtypes'
import { Validator } from '@seriousme/openapi-schema-validator'
import Ajv2020 from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { OPERATOR_ENDPOINTS } from '#contract/operator'
import {
  type AppointmentApp,
  aFluVisit,
  guest,
  openAppointmentApp,
} from '../../../tests/support/appointments.ts'
import { aLocation, aWalkIn } from '../../../tests/support/builders.ts'
import { lantanaJudge } from '../../../tests/support/fhir-judges.ts'
import { generatedClient } from '../../../tests/support/generated-client.ts'
import { UNLIMITED } from '../../../tests/support/limits.ts'
import { aToken, operatorOf } from '../../../tests/support/operator.ts'
import { GUEST_API_PATH, OPERATOR_API_PATH } from './endpoints.ts'

type Documented = {
  security: unknown
  paths: Record<string, Record<string, { operationId: string; requestBody?: { required: boolean } }>>
  components: { schemas: Record<string, object> }
}

const ORIGIN = 'https://visits.example'

let app: AppointmentApp
let secret: string
let document: Documented
beforeAll(async () => {
  app = await openAppointmentApp({
    settings: { trustProxy: false, publicUrl: ORIGIN, kioskCode: undefined, limits: UNLIMITED },
  })
  secret = await aToken(app, 'pms', '--scope', 'write')
  document = await (await app.send(OPERATOR_API_PATH)).json()
})
afterAll(() => app.close())

describe("the document of the operator's API", () => {
  it('is OpenAPI 3.1 to an independent validator, and anybody may read it [FEED-10]', async () => {
    expect(await new Validator().validate(structuredClone(document) as never)).toEqual({ valid: true })
    expect(document.security).toEqual([{ token: [] }])
    const { '/operator/v1/visits/{id}/cancel': cancel, '/operator/v1/visits/{id}/status': status } =
      document.paths
    expect([cancel, status].map((one) => one?.['post']?.requestBody?.required)).toEqual([false, true])
  })

  it('names PUBLIC_URL as its server, as the document of the guest’s API does, and none where it is not set [FEED-10, FEED-12]', async () => {
    const serversOf = async (path: string, from = app) => (await (await from.send(path)).json()).servers
    const servers = [{ url: ORIGIN }]
    expect([await serversOf(OPERATOR_API_PATH), await serversOf(GUEST_API_PATH)]).toEqual([servers, servers])
    const unnamed = await openAppointmentApp()
    expect(await serversOf(OPERATOR_API_PATH, unnamed)).toBeUndefined()
    await unnamed.close()
  })

  it('has every call, and none of the guest’s [FEED-10]', async () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const calls = OPERATOR_ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(documented.sort()).toEqual([...calls].sort())
    expect(await (await app.send(GUEST_API_PATH)).text()).not.toContain('/operator/')
  })

  it('describes a closure as the API answers it: two minutes of the day, and whether a counter made it [FEED-10, DIR-06]', async () => {
    const hours = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 }
    const closures = { items: { properties: { hours, isOfDesk: { type: 'boolean' } } } }
    const schema = { properties: { data: { properties: { closures } } } }
    expect(document.paths['/operator/v1/closures']?.['get']).toMatchObject({
      description: expect.stringContaining('`[540, 600]`'),
      responses: { 200: { content: { 'application/json': { schema } } } },
    })
    const call = operatorOf(app, secret)
    const day = { from: '2026-12-24', to: '2026-12-24', hours: '09:00-10:00' }
    const { closure } = (await call('POST', '/closures', { scope: { ids: [aLocation().id] }, ...day })).data
    expect(closure.hours).toEqual([540, 600])
    await call('DELETE', `/closures/${closure.id}`)
  })

  it('describes the visits that the API gives [FEED-06, FEED-10]', async () => {
    await app.postWalkIn(aWalkIn({ basicInfo: guest(30), counterCode: 'CCCC22' }))
    const ajv = new Ajv2020({ strict: false })
    ajv.addSchema({ $id: 'api', ...document })
    const fits = ajv.compile({ $ref: 'api#/components/schemas/CheckInLine' })
    const { data } = await operatorOf(app, secret)('GET', '/visits?code=CCCC22')
    expect(data.visits).toHaveLength(1)
    expect([fits(data.visits[0]), fits({ ...data.visits[0], payload: {} })]).toEqual([true, false])
  })
})

it('a client that is generated from the document does an operator’s morning [FEED-10]', async () => {
  const headers = { authorization: `Bearer ${secret}` }
  const { client, remove } = await generatedClient(document, (path, init) =>
    app.send(path, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers } }),
  )
  onTestFinished(remove)
  const call = async (name: string, ...args: unknown[]) => {
    const { status, data } = (await client[name]?.(...args)) ?? {}
    return { status, data: data?.data ?? data }
  }
  await app.postWalkIn(aWalkIn({ basicInfo: guest(31) }))
  const [booked] = await app.booked(aFluVisit({ basicInfo: guest(32) }))
  const events = await call('getEvents', { after: 'start' })
  const { next, events: all } = events.data
  expect([events.status, all.at(-1).event.type]).toEqual([200, 'appointment.booked'])
  expect((await call('putReader', 'pms', { cursor: next })).status).toBe(200)
  expect((await call('getReaders')).data.readers).toMatchObject([{ name: 'pms', behind: 0 }])
  const day = await call('getVisits', { location: aLocation().id, day: '2026-11-20' })
  const { id } = day.data.visits.at(-1)
  expect((await call('postVisitStatus', id, { status: 'arrived' })).data.progress.status).toBe('arrived')
  expect((await call('getVisit', id)).data.visit.progress.status).toBe('arrived')
  const closed = await call('postClosure', {
    scope: { ids: [aLocation().id] },
    from: '2026-11-21',
    to: '2026-11-21',
  })
  expect(closed.data.displaced).toMatchObject([{ id: booked?.id }])
  expect((await call('getDisplaced')).data.displaced).toHaveLength(1)
  const audit = []
  for await (const row of app.store.auditSince(0)) audit.push(row)
  expect(audit).toContainEqual(expect.objectContaining({ action: 'displaced.read', visits: [booked?.id] }))
  expect((await call('deleteClosure', closed.data.closure.id)).status).toBe(204)
  expect((await call('getClosures')).data.closures).toEqual([])
  expect((await call('postVisitCancel', booked?.id, {})).data.canceled).toEqual([booked?.id])
  expect((await call('putLocationWait', aLocation().id, { minutes: 20 })).status).toBe(200)
  expect((await call('deleteReader', 'pms')).status).toBe(204)
  expect((await call('getVisit', 'none')).status).toBe(404)
})

describe('a visit as FHIR by the API', () => {
  it('is a Bundle of its own type, which says how far staff are, for a token that may see it [FEED-09]', async () => {
    await app.postWalkIn(aWalkIn({ basicInfo: guest(33), counterCode: 'DDDD22' }))
    const ask = operatorOf(app, secret)
    const { data } = await ask('GET', '/visits?code=DDDD22')
    const { id } = data.visits[0]
    await ask('POST', `/visits/${id}/status`, { status: 'called' })
    const headers = { authorization: `Bearer ${secret}` }
    const response = await app.send(`/operator/v1/visits/${id}/fhir`, { headers })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/fhir+json'])
    const bundle: Bundle = await response.json()
    expect(lantanaJudge()(bundle)).toEqual([])
    expect(bundle.entry?.[0]?.resource).toMatchObject({ resourceType: 'Appointment', status: 'checked-in' })
    const other = await aToken(app, 'other', '--scope', 'read', '--location', 'CLOSED-1')
    expect((await operatorOf(app, other)('GET', `/visits/${id}/fhir`)).keys).toEqual(['unknownVisit'])
    const rows = []
    for await (const row of app.store.auditSince(0)) rows.push(row)
    expect(rows.filter(({ action, visits }) => action === 'visits.read' && visits.includes(id))).toHaveLength(
      2,
    )
  })

  it('is refused without PUBLIC_URL, and no identifier takes the host of the request [FEED-09]', async () => {
    const bare = await openAppointmentApp()
    onTestFinished(() => bare.close())
    const [booked] = await bare.booked(aFluVisit())
    const ask = operatorOf(bare, await aToken(bare, 'pms', '--scope', 'read'))
    expect(await ask('GET', `/visits/${booked?.id}/fhir`)).toMatchObject({
      status: 409,
      keys: ['noPublicUrl'],
    })
    const headers = { authorization: `Bearer ${secret}` }
    const [other] = await app.booked(aFluVisit({ basicInfo: guest(34) }))
    const text = await (await app.send(`/operator/v1/visits/${other?.id}/fhir`, { headers })).text()
    expect(text).toContain(`"${ORIGIN}/fhir/`)
  })
})

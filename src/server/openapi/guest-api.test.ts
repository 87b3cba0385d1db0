import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { type AppointmentApp, aFluVisit, openAppointmentApp } from '../../../tests/support/appointments.ts'
import { generatedClient } from '../../../tests/support/generated-client.ts'
import { GUEST_API_PATH } from './endpoints.ts'

type Parameter = { name: string; in: string; required?: boolean; schema: object }
type Documented = {
  openapi: string
  paths: Record<string, Record<string, { operationId: string; parameters: Parameter[] }>>
  components: { schemas: Record<string, { properties?: Record<string, object>; required?: string[] }> }
}

let app: AppointmentApp
let document: Documented
beforeAll(async () => {
  app = await openAppointmentApp()
  document = await (await app.send(GUEST_API_PATH)).json()
})
afterAll(() => app.close())

const contract = import.meta.glob<Record<string, unknown>>(
  ['../../contract/*.ts', '!**/*.test.ts', '!**/operator*.ts', '!**/desk.ts'],
  {
    eager: true,
  },
)

/** Method and path of every endpoint of the contract. */
function callsOfContract(): string[] {
  const endpoints = Object.values(contract)
    .flatMap((module) => Object.values(module))
    .filter(
      (one): one is Endpoint<unknown, unknown, unknown> =>
        typeof one === 'object' && one !== null && 'method' in one && 'path' in one,
    )
  return [
    ...new Set(endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)),
  ].sort()
}

describe("the document of the guest's API", () => {
  it('is OpenAPI 3.1 to an independent validator [FEED-12]', async () => {
    const judged = await new Validator().validate(structuredClone(document))
    expect(judged).toEqual({ valid: true })
    expect(document.openapi).toBe('3.1.0')
    const broken = { ...structuredClone(document), paths: { '/x': { get: { parameters: 'none' } } } }
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  it('has every call of the contract [FEED-12]', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(documented.sort()).toEqual(callsOfContract())
  })

  it('says of a field what its struct refuses [FEED-12]', () => {
    const { BasicInfo, Address, BookingBody } = document.components.schemas
    expect(BasicInfo?.required).toEqual(['firstName', 'lastName', 'dateOfBirth', 'phoneNumber'])
    expect(BasicInfo?.properties).toMatchObject({
      firstName: { type: 'string', maxLength: 400 },
      phoneNumber: { type: 'string', pattern: '^\\d{3}-\\d{3}-\\d{4}$' },
      sexAssignedAtBirth: { enum: ['Male', 'Female'] },
      address: { $ref: '#/components/schemas/Address' },
    })
    expect(Address?.properties).toMatchObject({ addressLines: { type: 'array', minItems: 1, maxItems: 2 } })
    expect(BookingBody?.properties).toMatchObject({
      serviceIds: { items: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
      insuranceInfo: { anyOf: [{ $ref: '#/components/schemas/SimpleInsuranceInfo' }, {}] },
    })
  })

  it('says how the query and the headers of a call are written, and what is cut and not refused [FEED-14]', () => {
    const { parameters } = document.paths['/appointment-management/v1/results/physical']?.['get'] ?? {}
    expect(parameters).toContainEqual({
      name: 'serviceIds',
      in: 'query',
      required: true,
      schema: {
        type: 'array',
        items: { type: 'string', pattern: '^[1-9]\\d{0,6}$' },
        minItems: 1,
        maxItems: 20,
      },
      style: 'form',
      explode: true,
    })
    expect(parameters).toContainEqual({
      name: 'maxResults',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, description: 'More than 50 counts as 50.' },
    })
    const booking = document.paths['/appointment-management/v2/appointments']?.['post']
    expect(booking?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    )
  })

  it('is asked for again without being sent again, and by GET alone', async () => {
    const first = await app.send(GUEST_API_PATH)
    expect(first.headers.get('content-type')).toBe('application/json')
    const again = await app.send(GUEST_API_PATH, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect((await app.send(GUEST_API_PATH, { method: 'DELETE' })).status).toBe(405)
  })
})

it('a client that is generated from the document finds, holds, books and cancels [FEED-12]', async () => {
  const { client, remove } = await generatedClient(document, app.send)
  onTestFinished(remove)
  const call = async (name: string, ...args: unknown[]) => {
    const answer = await client[name]?.(...args)
    return { status: answer?.status, data: (answer?.data as { data: never } | undefined)?.data }
  }
  const found = await call(
    'searchPhysical',
    ['pharmacy'],
    ['501'],
    '2026-11-21',
    '2026-11-21',
    'Cincinnati, OH',
  )
  expect(found.status).toBe(200)
  const [provider] = (found.data as { appointmentTimeSlots: never[] } | undefined)?.appointmentTimeSlots ?? []
  const { providerId, timezone, services } = provider as unknown as {
    providerId: string
    timezone: string
    services: { availability: { timeslots: { value: string }[] }[] }[]
  }
  const value = services[0]?.availability[0]?.timeslots[0]?.value ?? ''
  const wanted = {
    serviceId: 501,
    businessName: 'pharmacy',
    reservationTime: value,
    locationNumber: providerId,
  }
  const held = await call('reserve', wanted)
  expect(held.status).toBe(201)
  const [{ reservationCode } = { reservationCode: '' }] =
    (held.data as { appointmentReservations: { reservationCode: string }[] } | undefined)
      ?.appointmentReservations ?? []
  const body = { ...aFluVisit(), locationNumber: providerId, reservationCode, dateTime: { value, timezone } }
  const booked = await call('bookAppointment', body, { idempotencyKey: 'a-generated-client' })
  expect(booked.status).toBe(201)
  const [{ id, confirmCode } = { id: '', confirmCode: '' }] =
    (booked.data as { appointments: { id: string; confirmCode: string }[] } | undefined)?.appointments ?? []
  const cancelled = await call('cancelAppointment', id, { status: 'CANCELED', confirmCode })
  expect(cancelled).toMatchObject({ status: 200, data: { appointments: [{ id, status: 'CANCELED' }] } })
})

import type { BookedAppointment, BookingBody } from '#contract/appointments'
import { contentPath } from '#contract/content/catalogue'
import { MAX_BODY_BYTES } from '#contract/endpoint'
import { MANIFEST_PATH, SLOT_FEED_PATH } from '#contract/slot-feed'
import { href, PATHS, REDIRECTS } from '../../src/app/paths.ts'
import { GUEST_API_PATH } from '../../src/server/openapi/endpoints.ts'
import type { TestApp } from './app.ts'
import { aFluVisit, guest } from './appointments.ts'
import { aClinic, aReservation } from './booking.ts'
import { aLocation, aWalkIn } from './builders.ts'
import { offlinePage } from './offline-page.ts'
import { sealWalkIn } from './seal-walk-in.ts'

const BODY_SCHEMA = '/appointment-management/schema/reserve.json'

/** A request and what it must be answered with: the status, and how long the answer may be kept. */
export interface Case {
  what: string
  path: string
  init?: RequestInit
  status: number
  kept?: 'never' | 'asked again' | 'two minutes' | 'for ever'
}

const ID = aLocation().id
const CLINIC = aClinic().id
const JSON_TYPE = { 'content-type': 'application/json' }

function sent(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { method, headers: { ...JSON_TYPE, ...headers }, body: text }
}

/** A call that is answered well; `path` where the address has parameters, `query` where it needs one. */
type GoodCall = { status: number; init?: RequestInit; path?: string; query?: string; kept?: Case['kept'] }

const API = '/appointment-management'
const WINDOW = 'serviceIds=501&businessNames=pharmacy&startDate=2026-11-21&endDate=2026-11-22'
const HOLDS = `${API}/v1/appointment-reservations`
const WALK_IN = `${API}/v2/appointments/walk-in`

/** What calls are about: the code of a hold that lives, and two booked appointments. */
export interface Made {
  code: string
  booked: [BookedAppointment, BookedAppointment]
}

/** A good call of every endpoint that the server answers, by method and path. */
export function goodCalls({ code, booked }: Made): Record<string, GoodCall> {
  const hold = `${HOLDS}/${code}`
  const cancelled = (version: string, { id, confirmCode }: BookedAppointment): GoodCall => ({
    status: 200,
    path: `${API}/${version}/appointments/${id}`,
    init: sent('PUT', { status: 'CANCELED', confirmCode }),
  })
  return {
    [`GET ${API}/v1/services`]: { status: 200 },
    [`GET ${API}/v1/services/location/hours`]: { status: 200, query: `?filter.locationId=${ID}` },
    [`GET ${API}/v1/services/location`]: { status: 200, query: `?filter.locationId=${ID}` },
    'GET /atlas/v1/locator/zip-codes': { status: 200, query: '?near=45202' },
    [`GET ${API}/v1/similar-addresses`]: { status: 200, query: '?freeFormAddress=Cin' },
    [`GET ${API}/v1/benefit-code/validate`]: { status: 200, query: '?benefitCode=NONE' },
    [`GET ${API}/v2/licensure-states`]: { status: 200, query: '?serviceId=501' },
    [`GET ${API}/v1/results/physical`]: { status: 200, query: `?${WINDOW}&freeFormAddress=Cincinnati%2C+OH` },
    [`GET ${API}/v1/results/virtual`]: { status: 200, query: `?${WINDOW}&state=OH` },
    [`GET ${API}/v3/timeslots`]: { status: 200, query: `?${WINDOW}&locationIds=${ID}` },
    [`POST ${HOLDS}`]: {
      status: 201,
      init: sent('POST', aReservation({ reservationTime: '2026-11-21T11:00:00-05:00' })),
    },
    [`PUT ${HOLDS}/:reservationCode`]: { status: 200, path: hold, init: sent('PUT', {}) },
    [`DELETE ${HOLDS}/:reservationCode`]: { status: 204, path: hold, init: { method: 'DELETE' } },
    [`POST ${API}/v2/appointments`]: {
      status: 201,
      init: sent('POST', aFluVisit({ basicInfo: guest(3), dateTime: at('12:00') })),
    },
    [`POST ${API}/v1/appointments`]: {
      status: 201,
      init: sent('POST', aFluVisit({ basicInfo: guest(4), dateTime: at('15:00') })),
    },
    [`POST ${API}/v1/appointments/:id/view`]: {
      status: 200,
      path: `${API}/v1/appointments/${booked[0].id}/view`,
      init: sent('POST', { confirmCode: booked[0].confirmCode }),
    },
    [`POST ${API}/v1/appointments/:id/move`]: {
      status: 200,
      path: `${API}/v1/appointments/${booked[0].id}/move`,
      init: sent('POST', { confirmCode: booked[0].confirmCode, revision: 0, dateTime: at('16:00') }),
    },
    [`POST ${API}/v1/appointments/:id/earlier`]: {
      status: 200,
      path: `${API}/v1/appointments/${booked[0].id}/earlier`,
      init: sent('POST', {
        confirmCode: booked[0].confirmCode,
        wish: { days: [1, 2], parts: ['morning'] },
      }),
    },
    [`POST ${API}/v1/appointments/:id/messages`]: {
      status: 200,
      path: `${API}/v1/appointments/${booked[0].id}/messages`,
      init: sent('POST', { confirmCode: booked[0].confirmCode, language: 'en' }),
    },
    [`POST ${API}/v1/appointments/:id/receipt`]: {
      status: 200,
      path: `${API}/v1/appointments/${booked[0].id}/receipt`,
      init: sent('POST', {
        confirmCode: booked[0].confirmCode,
        dateOfBirth: aWalkIn().basicInfo.dateOfBirth,
      }),
    },
    [`PUT ${API}/v1/appointments/:id`]: cancelled('v1', booked[0]),
    [`PUT ${API}/v2/appointments/:id`]: cancelled('v2', booked[1]),
    [`POST ${WALK_IN}`]: { status: 201, init: sent('POST', aWalkIn()) },
    [`GET ${API}/v1/clinics`]: { status: 200, query: '?latLng=39.1,-84.5' },
    [`GET ${API}/v1/clinic-details`]: {
      status: 200,
      query: CLINIC.replace(/(\d{3})(\d{5})/, '?divisionNumber=$1&storeNumber=$2'),
      kept: 'asked again',
    },
    'GET /tlc/api/clinic/search': { status: 200, query: '?latLng=39.1,-84.5' },
    'GET /tlc/api/location/search': { status: 200, query: '?latLng=39.1,-84.5' },
    'GET /tlc/api/clinic/:divisionNumber/:storeNumber': {
      status: 200,
      path: CLINIC.replace(/(\d{3})(\d{5})/, '/tlc/api/clinic/$1/$2'),
      kept: 'asked again',
    },
    'POST /tlc/api/location/validateaddress': {
      status: 200,
      init: sent('POST', { address: aWalkIn().basicInfo.address }),
    },
    'POST /content/v2/map-key': { status: 200, init: sent('POST', {}) },
    'GET /health-services/kiosk-settings': { status: 200 },
    'POST /health-services/kiosk-enrolments': { status: 201, init: sent('POST', { locationId: ID }) },
    'GET /health-services/store-now': { status: 200, query: `?filter.locationId=${ID}` },
    'POST /health-services/tablet-reports': {
      status: 204,
      init: sent('POST', { locationId: ID, tablet: 't1', waiting: 0 }),
    },
    'GET /health-services/banner': { status: 200 },
    'GET /health-services/outbox-key': { status: 200 },
    'POST /atlas/v1/locator/address-validation': {
      status: 200,
      init: sent('POST', { address: aWalkIn().basicInfo.address }),
    },
    'POST /health-services/recover': { status: 204, init: { method: 'POST' } },
  }
}

/** A time of tomorrow in Cincinnati, far from any change of the clocks. */
export function at(time: string): BookingBody['dateTime'] {
  return { value: `2026-11-21T${time}:00-05:00`, timezone: 'America/New_York' }
}

/** What every endpoint refuses, whatever it is for; `path` without parameters. */
export function refusals(method: string, path: string, takesBody: boolean): Case[] {
  const common = [
    { what: 'wrong method', path, init: { method: 'PATCH' }, status: 405 },
    { what: 'below it', path: `${path}/be/low`, status: 404 },
  ]
  if (method === 'GET') return common
  const crossSite = { method, headers: { origin: 'https://evil.test' } }
  const changing = [...common, { what: 'cross-site', path, init: crossSite, status: 403 }]
  if (!takesBody) return changing
  return [
    ...changing,
    { what: 'broken body', path, init: sent(method, '{'), status: 400 },
    { what: 'body too large', path, init: sent(method, `"${'x'.repeat(MAX_BODY_BYTES)}"`), status: 413 },
    { what: 'not JSON', path, init: sent(method, 'x', { 'content-type': 'text/plain' }), status: 415 },
    { what: 'compressed', path, init: sent(method, 'x', { 'content-encoding': 'gzip' }), status: 415 },
  ]
}

/** Refusals that only some calls have. */
export async function particularRefusals(app: Pick<TestApp, 'send'>): Promise<Case[]> {
  const key = { 'idempotency-key': 'the-key-of-a-visit' }
  const { data } = await (await app.send('/health-services/outbox-key')).json()
  const foreign = await sealWalkIn(aWalkIn(), 'the-key-of-a-visit', { ...data, keyId: 'another' })
  return [
    { what: 'no query', path: '/appointment-management/v1/clinics', status: 400 },
    {
      what: 'unknown store',
      path: '/appointment-management/v1/services/location?locationId=99',
      status: 404,
    },
    { what: 'the same guest again', path: WALK_IN, init: sent('POST', aWalkIn()), status: 429 },
    { what: 'sealed to another key', path: WALK_IN, init: sent('POST', foreign, key), status: 422 },
    {
      what: 'HEAD of a call',
      path: '/appointment-management/v1/services',
      init: { method: 'HEAD' },
      status: 200,
    },
    {
      what: 'a time that is taken',
      path: HOLDS,
      init: sent('POST', aReservation({ reservationTime: '2026-11-21T11:00:00-05:00' })),
      status: 409,
    },
    { what: 'unknown call', path: '/appointment-management/v9/x', status: 404 },
  ]
}

/** Pages of every route and redirect, known and unknown. */
export function pageCases(): Case[] {
  const values: Record<string, string> = {
    locationId: ID,
    step: '1',
    id: 'an-id',
    code: 'a-code',
    divisionNumber: CLINIC.slice(0, 3),
    storeNumber: CLINIC.slice(3),
  }
  const paths = Object.values(PATHS).map((path) => path.replace(/:(\w+)/g, (_, name) => values[name] ?? ''))
  const main = PATHS.main
  return [
    ...paths.map((path) => ({ what: 'page', path, status: 200 })),
    ...REDIRECTS.map(({ from }) => ({ what: 'redirect', path: from, status: 302 })),
    { what: 'slash at the end', path: `${main}/`, status: 308 },
    { what: 'HEAD of a page', path: main, init: { method: 'HEAD' }, status: 200 },
    { what: 'POST to a page', path: main, init: { method: 'POST' }, status: 405 },
    { what: 'landing of no store', path: href('instantVaccine', { locationId: 'NONE-1' }), status: 404 },
    { what: 'unknown page', path: '/health-services/nothing', status: 404 },
  ]
}

/** Files of the build; `asset` is the address of a hashed one, `etag` that of the worker. */
export function fileCases(asset: string, etag: string): Case[] {
  const worker = '/service-worker.js'
  const again = { headers: { 'if-none-match': etag } }
  return [
    { what: 'hashed asset', path: asset, status: 200, kept: 'for ever' },
    {
      what: 'hashed asset as Brotli',
      path: asset,
      init: { headers: { 'accept-encoding': 'br' } },
      status: 200,
      kept: 'for ever',
    },
    { what: 'HEAD of an asset', path: asset, init: { method: 'HEAD' }, status: 200, kept: 'for ever' },
    { what: 'unknown asset', path: '/assets/index-00000000.js', status: 404 },
    { what: 'worker', path: worker, status: 200, kept: 'asked again' },
    { what: 'worker, unchanged', path: worker, init: again, status: 304, kept: 'asked again' },
    { what: 'manifest', path: '/manifest.webmanifest', status: 200, kept: 'asked again' },
    { what: 'offline page', path: offlinePage('landing'), status: 200, kept: 'for ever' },
    ...['icons/icon-192.png', 'icons/icon.svg', 'robots.txt'].map(
      (name): Case => ({ what: 'public file', path: `/${name}`, status: 200, kept: 'asked again' }),
    ),
    { what: 'content document', path: contentPath('formConfig'), status: 200, kept: 'asked again' },
    { what: 'unknown document', path: '/content/v2/objects/text/1.0.0/x/y.json', status: 404 },
    { what: 'image', path: '/content/v2/binary/image/a.png', status: 200, kept: 'asked again' },
    { what: 'unknown image', path: '/content/v2/binary/image/b.png', status: 404 },
    { what: 'slot feed', path: MANIFEST_PATH, status: 200, kept: 'two minutes' },
    {
      what: 'slot feed, its schedules',
      path: `${SLOT_FEED_PATH}/schedules/OH.ndjson`,
      init: { headers: { 'accept-encoding': 'gzip' } },
      status: 200,
      kept: 'two minutes',
    },
    { what: 'slot feed, unknown file', path: `${SLOT_FEED_PATH}/slots/ZZ-1.ndjson`, status: 404 },
    { what: 'document of the API', path: GUEST_API_PATH, status: 200, kept: 'asked again' },
    { what: 'schema of a body', path: BODY_SCHEMA, status: 200, kept: 'asked again' },
    { what: 'schema of no body', path: BODY_SCHEMA.replace('reserve', 'nothing'), status: 404 },
    { what: 'health', path: '/healthz', status: 200 },
    { what: 'readiness', path: '/readyz', status: 200 },
    { what: 'life', path: '/livez', status: 200 },
    ...[
      contentPath('formConfig'),
      '/content/v2/binary/image/a.png',
      '/healthz',
      '/readyz',
      '/livez',
      MANIFEST_PATH,
      GUEST_API_PATH,
      BODY_SCHEMA,
    ].map((path): Case => ({ what: 'wrong method', path, init: { method: 'PATCH' }, status: 405 })),
  ]
}

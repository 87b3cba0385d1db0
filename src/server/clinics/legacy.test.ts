import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { validateAddress } from '#contract/address-validation'
import { LegacyClinic, LegacyClinics } from '#contract/legacy-clinics'
import { postMapKey } from '#contract/map-key'
import { errorKeys } from '../../../tests/support/app.ts'
import { aClinic, type BookingApp, openBookingApp } from '../../../tests/support/booking.ts'
import { aLocation, aWalkIn } from '../../../tests/support/builders.ts'
import type { Pages } from '../pages/pages.ts'

const SEARCH = '/tlc/api/clinic/search'
const NEAR = 'freeFormAddress=Cincinnati,%20OH'
const MAP = {
  tileUrl: 'https://tiles.example/{z}/{x}/{y}.png?key={key}',
  attribution: 'Example maps',
  key: 'a-key',
}
let app: BookingApp

beforeEach(async () => {
  app = await openBookingApp()
  await app.store.putLocations([
    aLocation({ id: '90100001', brand: 'Marrowby Market' }),
    aClinic({ hostStoreId: '90100001' }),
    aClinic({ id: '95100002', latitude: 39.2, vanityName: null }),
  ])
})
afterEach(() => app.close())

async function search(query: string, path = SEARCH): Promise<LegacyClinics> {
  const response = await app.send(`${path}?${query}`)
  const body = await response.json()
  expect(response.status).toBe(200)
  assert(body, LegacyClinics)
  return body
}

const WHOLE: LegacyClinic = {
  clinicId: '95100001',
  divisionNumber: '951',
  storeNumber: '00001',
  legalName: 'The Kroger Co.',
  vanityName: 'Clinic at Corryville',
  banner: 'Marrowby Market',
  address: {
    addressLine1: '1 W Corry St',
    city: 'Cincinnati',
    stateCode: 'OH',
    zip: '45219',
    countryCode: 'US',
  },
  phoneNumber: '5135550142',
  latitude: 39.1283,
  longitude: -84.5101,
  latLong: '39.1283,-84.5101',
  distance: 1.744131,
  weekHours: ['Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'].map(
    (day) => `${day}: 09:00 AM - 09:00 PM`,
  ),
  todaysLunchHours: '01:00 PM - 02:00 PM',
}

describe('calls from before v1', () => {
  it('clinics near a place come in their old shape, nearest first [API-43, API-47, ENTITY-22, ENTITY-23]', async () => {
    const { results } = await search(NEAR)
    expect(results[0]).toEqual(WHOLE)
    expect(results.map(({ clinicId }) => clinicId)).toEqual(['95100001', '95100002'])
    expect((await search(`${NEAR}&maxResults=1`)).results).toHaveLength(1)
    expect((await search('latLng=39.1031,-84.512')).results).toEqual(results)
  })

  it('come in pages, in order of distance or of name, within a radius, as those of v1 [API-45, API-47]', async () => {
    await app.store.putLocations([aClinic({ id: '95100002', latitude: 39.2, vanityName: 'A clinic' })])
    const ids = async (query: string) =>
      (await search(`${NEAR}&${query}`)).results.map(({ clinicId }) => clinicId)
    expect(await ids('pageSize=1')).toEqual(['95100001'])
    expect(await ids('pageSize=1&page.offset=1')).toEqual(['95100002'])
    expect(await ids('page.size=1&page.offset=1')).toEqual(['95100002'])
    expect(await ids('page.offset=2')).toEqual([])
    expect(await ids('sortBy=name')).toEqual(['95100002', '95100001'])
    expect(await ids('sortBy=name&pageSize=1&filter.maxResults=2')).toEqual(['95100002'])
    expect(await ids('radius=3')).toEqual(['95100001'])
  })

  it('the search for locations is the same [API-44, API-45]', async () => {
    expect(await search(NEAR, '/tlc/api/location/search')).toEqual(await search(NEAR))
  })

  it('one clinic is one such object [API-43]', async () => {
    const response = await app.send('/tlc/api/clinic/951/00001')
    const body = await response.json()
    assert(body, LegacyClinic)
    expect(body).toEqual({ ...WHOLE, distance: null })
    const again = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } }
    expect((await app.send('/tlc/api/clinic/951/00001', again)).status).toBe(304)
  })

  it('an address is judged as by the call of today [API-44]', async () => {
    const { address } = aWalkIn().basicInfo
    const answers = await Promise.all(
      ['/tlc/api/location/validateaddress', validateAddress.path].map((path) => app.post(path, { address })),
    )
    const [old, today] = await Promise.all(answers.map((response) => response.json()))
    expect(old).toEqual(today)
    expect(old.data.addressValidations.validated).toBe(true)
  })

  it.each([100, 300, 500, 10_000])('may ask for a page of %i [FEED-14]', async (size) => {
    const { results } = await search(`${NEAR}&pageSize=${size}&maxResults=${size}&reasonId=29`)
    expect(results).toEqual((await search(NEAR)).results)
  })

  it.each([SEARCH, '/tlc/api/location/search'])(
    '%s says which page it gave, and its size [FEED-14]',
    async (path) => {
      const pageOf = async (more: string) => (await search(`${NEAR}${more}`, path)).meta?.page
      expect(await pageOf('&pageSize=500')).toEqual({ offset: 0, size: 50, total: 2 })
      expect(await pageOf('&page.size=500')).toEqual({ offset: 0, size: 50, total: 2 })
      expect(await pageOf('&maxResults=500')).toEqual({ offset: 0, size: 50, total: 2 })
      expect(await pageOf('&pageSize=1&page.offset=1')).toEqual({ offset: 1, size: 1, total: 2 })
      expect(await pageOf('&maxResults=1')).toEqual({ offset: 0, size: 1, total: 1 })
    },
  )

  it.each([
    [`${SEARCH}`, 400, 'invalidRequest'],
    [`${SEARCH}?${NEAR}&maxResults=1e2`, 400, 'invalidRequest'],
    [`${SEARCH}?${NEAR}&sortBy=age`, 400, 'invalidRequest'],
    [`${SEARCH}?${NEAR}&page.offset=-1`, 400, 'invalidRequest'],
    [`${SEARCH}?freeFormAddress=Atlantis`, 404, 'locationUnavailable'],
    ['/tlc/api/clinic/0a4/00001', 400, 'invalidRequest'],
    ['/tlc/api/clinic/951/000001', 400, 'invalidRequest'],
    ['/tlc/api/clinic/951/%00001', 400, 'invalidRequest'],
    ['/tlc/api/clinic/%2e%2e/00001', 404, 'notFound'],
    ['/tlc/api/clinic/951/00001/', 404, 'notFound'],
    ['/tlc/api/clinic//00001', 404, 'notFound'],
    ['/TLC/api/clinic/951/00001', 404, 'notFound'],
    ['/tlc/api/clinic/951/99999', 404, 'unknownLocation'],
  ])('%s is %i %s [API-48]', async (path, status, key) => {
    const response = await app.send(path)
    expect([response.status, ...(await errorKeys(response))]).toEqual([status, key])
  })
})

describe('the key of the map', () => {
  const ONE_PAGE: Pages = {
    styleHashes: [],
    hashedFiles: { names: [], read: async () => new Uint8Array() },
    answer: async () => ({
      response: new Response('', { headers: { 'content-type': 'text/html' } }),
      route: '/',
    }),
  }

  it('without a street map there is none, and only images of our own [API-44, LOCATOR-47]', async () => {
    const response = await app.post(postMapKey.path, {})
    expect(await response.json()).toEqual({
      data: { mapKey: { tileUrl: null, attribution: null, key: null } },
    })
    const paged = await openBookingApp({ pages: ONE_PAGE })
    const { headers } = await paged.send('/')
    expect(headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;")
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp')
    await paged.close()
  })

  it('an empty body asks for it as {} does, and a broken one is refused [BK-62, API-44]', async () => {
    const empty = await app.send(postMapKey.path, { method: 'POST' })
    const announced = { 'content-type': 'application/json', 'content-length': '0' }
    const headed = await app.send(postMapKey.path, { method: 'POST', headers: announced })
    expect([empty.status, headed.status]).toEqual([200, 200])
    expect((await app.post(postMapKey.path, '{')).status).toBe(400)
  })

  it('the one of the configuration is told, and its tiles may be shown [API-44, LOCATOR-47]', async () => {
    const settings = { trustProxy: false, publicUrl: undefined, kioskCode: undefined, map: MAP }
    const mapped = await openBookingApp({ settings, pages: ONE_PAGE })
    const response = await mapped.post(postMapKey.path, {})
    expect(await response.json()).toEqual({ data: { mapKey: MAP } })
    const { headers } = await mapped.send('/')
    expect(headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob: https://tiles.example;",
    )
    expect(headers.get('cross-origin-embedder-policy')).toBe('unsafe-none')
    await mapped.close()
  })
})

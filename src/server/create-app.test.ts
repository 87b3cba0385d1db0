import { assert } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { validateAddress } from '#contract/address-validation'
import { contentPath } from '#contract/content/catalogue'
import { ErrorBody } from '#contract/endpoint'
import { getOutboxKey } from '#contract/outbox'
import { getServices, getServicesAtLocation } from '#contract/services'
import { postWalkIn } from '#contract/walk-in'
import { errorKeys, ORIGIN, openTestApp, type TestApp } from '../../tests/support/app.ts'
import { aLocation, aWalkIn } from '../../tests/support/builders.ts'
import { RECOVERY_PATH } from './http/api-paths.ts'
import { StoreUnavailable } from './store/engine.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(() => app.close())

const AT_LOCATION = getServicesAtLocation.path

describe('services', () => {
  it('services are those of the businesses asked for, and fit the contract [API-06]', async () => {
    const response = await app.send(`${getServices.path}?filter.businessNames=tlc`)
    const { data } = await response.json()
    assert(data, getServices.data)
    expect(response.status).toBe(200)
    expect(data.services.map(({ id }) => id)).toEqual([601])
  })

  it.each([
    ['filter.businessNames=tlc&filter.businessNames=pharmacy', 7],
    ['businessNames=tlc,pharmacy', 7],
    ['businessNames=pharmacy&filter.businessNames=tlc', 7],
    ['filter.businessNames=dietitian', 0],
    ['', 7],
  ])(
    'names are read with and without "filter.", repeated and with commas: %s [API-52]',
    async (query, count) => {
      const { data } = await (await app.send(`${getServices.path}?${query}`)).json()
      expect(data.services).toHaveLength(count)
    },
  )

  it.each(['businessNames=shop', 'businessNames=', 'filter.businessNames=tlc,,pharmacy'])(
    'a query that is not understood is refused: %s [class 30]',
    async (query) => {
      const response = await app.send(`${getServices.path}?${query}`)
      expect(response.status).toBe(400)
      assert(await response.json(), ErrorBody)
    },
  )

  it.each([
    'unknown=1',
    '__proto__=1',
    'filter.__proto__=1',
    'constructor=1',
    'filter.filter.businessNames=tlc',
  ])('a name of a query that is not known is ignored: %s [FEED-14, class 13, 15]', async (query) => {
    const [one, other] = await Promise.all(['', `?${query}`].map((end) => app.send(getServices.path + end)))
    expect(other?.status).toBe(200)
    expect(await other?.text()).toBe(await one?.text())
  })

  it('services at a location come with its name, address, phone and zone [API-07, WALKIN-02]', async () => {
    const response = await app.send(`${AT_LOCATION}?filter.locationId=${aLocation().id}`)
    const { data } = await response.json()
    assert(data, getServicesAtLocation.data)
    expect(data.services.map(({ id }) => id)).toEqual([501, 502, 503, 504, 505, 506])
    expect(data.location).toEqual({
      providerId: '01400376',
      vanityName: 'Kroger Pharmacy Corryville',
      legalName: 'The Kroger Co.',
      brand: 'kroger',
      address: {
        addressLines: ['1 W Corry St'],
        cityTown: 'Cincinnati',
        stateProvince: 'OH',
        postalCode: '45219',
      },
      phone: '5135550142',
      timezone: 'America/New_York',
      hours: expect.any(Object),
    })
  })

  it('a location with a list of its own offers those services alone [API-07]', async () => {
    await app.store.putLocations([aLocation({ id: '7', serviceIds: [502, 999] })])
    const { data } = await (await app.send(`${AT_LOCATION}?locationId=7`)).json()
    expect(data.services.map(({ id }: { id: number }) => id)).toEqual([502])
  })

  it('businessNames are taken and ignored [API-08]', async () => {
    const query = `locationId=${aLocation().id}&filter.businessNames=tlc`
    const { data } = await (await app.send(`${AT_LOCATION}?${query}`)).json()
    expect(data.services).toHaveLength(6)
  })

  it.each([
    ['locationId=99', 404, 'unknownLocation'],
    ['locationId=CLOSED-1', 404, 'locationClosed'],
    ['locationId=a%20b', 400, 'invalidRequest'],
    ['locationId=123456789012345678901', 400, 'invalidRequest'],
    ['locationId=', 400, 'invalidRequest'],
    ['', 400, 'invalidRequest'],
    ['locationId=1&locationId=2', 400, 'invalidRequest'],
    ["locationId=1'%20OR%201=1--", 400, 'invalidRequest'],
  ])('%s is answered with %i %s [WALKIN-02]', async (query, status, key) => {
    const response = await app.send(`${AT_LOCATION}?${query}`)
    expect(response.status).toBe(status)
    expect(await errorKeys(response)).toEqual([key])
  })
})

describe('address validation', () => {
  const { address } = aWalkIn().basicInfo

  it('answers what the check made of the address [API-20, API-21, API-22]', async () => {
    const response = await app.post(validateAddress.path, { address })
    const { data } = await response.json()
    assert(data, validateAddress.data)
    expect(data.addressValidations).toEqual({ validated: true, corrected: false, address })
  })

  it('a check that fails leaves the address as it was typed [ADDRESS-17]', async () => {
    app.deps.addresses.validate = () => {
      throw new Error('down')
    }
    const { data } = await (await app.post(validateAddress.path, { address })).json()
    expect(data.addressValidations).toEqual({ validated: false, corrected: false, address })
  })

  it('an address of another shape is refused [class 15]', async () => {
    const response = await app.post(validateAddress.path, { address: { ...address, addressLines: 'x' } })
    expect(response.status).toBe(400)
  })
})

describe('content and health', () => {
  it('a content object is served by its address [CONTENT-01]', async () => {
    const response = await app.send(contentPath('formConfig'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.json()).toHaveProperty('data')
  })

  it('a document that the client has is not sent again [quality P1]', async () => {
    const path = contentPath('schedulerConfig')
    const first = await app.send(path)
    const etag = first.headers.get('etag') ?? ''
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    const again = await app.send(path, { headers: { 'if-none-match': etag } })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    const other = await app.send(path, { headers: { 'if-none-match': 'W/"other"' } })
    expect([other.status, await other.text()]).toEqual([200, await first.text()])
  })

  it('a content object that is not there is a 404 without data [CONTENT-21]', async () => {
    const response = await app.send('/content/v2/objects/text/1.0.0/scheduler/nothing.json')
    expect(response.status).toBe(404)
    expect(await errorKeys(response)).toEqual(['notFound'])
  })

  it('an image is served with its type, and one that is not there is a 404', async () => {
    app.deps.content.image = async (asset) =>
      asset === 'a.png' ? { bytes: new Uint8Array([137, 80]), type: 'image/png' } : undefined
    const response = await app.send('/content/v2/binary/image/a.png')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([137, 80])
    expect((await app.send('/content/v2/binary/image/b.png')).status).toBe(404)
  })

  it('healthz says what the last trial write did, livez that the process answers [HD-14]', async () => {
    expect((await app.send('/healthz')).status).toBe(200)
    app.store.ping = () => Promise.reject(new StoreUnavailable('full'))
    await app.deps.health.check()
    const response = await app.send('/healthz')
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await errorKeys(response)).toEqual(['busy'])
    expect((await app.send('/livez')).status).toBe(200)
    expect(app.logged.filter(({ event }) => event === 'health')).toEqual([
      { event: 'health', writable: false },
    ])
    app.store.ping = async () => {}
    await app.deps.health.check()
    expect((await app.send('/healthz')).status).toBe(200)
  })

  it('1,000 probes write nothing, and trial writes that meet share one [HD-14]', async () => {
    let writes = 0
    app.store.ping = async () => {
      writes += 1
    }
    await Promise.all(Array.from({ length: 1000 }, () => app.send('/healthz')))
    expect(writes).toBe(0)
    await Promise.all(Array.from({ length: 1000 }, () => app.deps.health.check()))
    expect(writes).toBe(1)
  })

  it('a check-in that the database refuses makes it unhealthy for 10 s, a read that it refuses does not [HD-14]', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const refuse = () => Promise.reject(new StoreUnavailable('full'))
    app.store.services = refuse
    expect((await app.send(getServices.path)).status).toBe(503)
    expect((await app.send('/healthz')).status).toBe(200)
    app.store.recordCheckIn = refuse
    expect((await app.postWalkIn(aWalkIn())).status).toBe(503)
    expect((await app.send('/healthz')).status).toBe(503)
    vi.advanceTimersByTime(9_999)
    expect((await app.send('/healthz')).status).toBe(503)
    vi.advanceTimersByTime(1)
    expect((await app.send('/healthz')).status).toBe(200)
    vi.useRealTimers()
  })
})

describe('methods and unknown addresses', () => {
  it.each([
    ['POST', getServices.path, 'GET, HEAD'],
    ['GET', '/appointment-management/v2/appointments/walk-in', 'POST'],
    ['HEAD', '/appointment-management/v2/appointments/walk-in', 'POST'],
    ['PUT', '/appointment-management/v2/appointments/walk-in', 'POST'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['OPTIONS', validateAddress.path, 'POST'],
    ['PATCH', contentPath('formConfig'), 'GET, HEAD'],
  ])('%s %s is refused and says what is allowed [class 42]', async (method, path, allow) => {
    const response = await app.send(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
  })

  it('a method override header changes nothing [class 42]', async () => {
    const headers = { 'x-http-method-override': 'DELETE' }
    expect((await app.send(getServices.path, { headers })).status).toBe(200)
  })

  it('HEAD has the headers of GET and no body', async () => {
    const { status, body } = await app.send(getServices.path, { method: 'HEAD' })
    expect([status, body]).toEqual([200, null])
  })

  it.each([
    '/appointment-management/v9/x',
    '/atlas',
    '/tlc/api/clinic',
    '/healthz/x',
    '/content/v2',
    '/%00',
    '/..%2f',
  ])('%s is a 404 with an error body [class 36]', async (path) => {
    const response = await app.send(path)
    expect([response.status, await errorKeys(response)]).toEqual([404, ['notFound']])
  })
})

describe('recovery', () => {
  it('a page of its own may have its storage emptied, and nothing else may [fault 31]', async () => {
    const own = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
    const healed = await app.send(RECOVERY_PATH, { method: 'POST', headers: own })
    expect([healed.status, healed.headers.get('clear-site-data')]).toEqual([204, '"storage"'])
    expect(healed.headers.get('cache-control')).toBe('no-store')
    const others: RequestInit[] = [
      { method: 'POST', headers: { origin: 'https://evil.test' } },
      { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } },
      { method: 'GET', headers: own },
    ]
    for (const init of others) {
      const refused = await app.send(RECOVERY_PATH, init)
      expect([403, 405]).toContain(refused.status)
      expect(refused.headers.get('clear-site-data')).toBeNull()
    }
  })

  it('no other address says so [fault 31]', async () => {
    for (const path of [getServices.path, '/healthz', '/', '/health-services/recover/']) {
      expect((await app.send(path)).headers.get('clear-site-data')).toBeNull()
    }
  })
})

describe('headers and log', () => {
  it('every answer tells the instant of the server [TIME-05]', async () => {
    for (const path of [getServices.path, '/nothing', '/healthz', postWalkIn.path, getOutboxKey.path]) {
      expect((await app.send(path)).headers.get('date')).toBe('Fri, 20 Nov 2026 17:00:00 GMT')
    }
  })

  it('every answer has the security headers that browsers obey in it, also refusals', async () => {
    for (const path of [getServices.path, '/nothing', '/healthz']) {
      const { headers } = await app.send(path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toBeNull()
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('x-request-id')).toMatch(/^id-\d+$/)
    }
  })

  it('a 304 repeats none of the security headers that the kept answer has', async () => {
    const path = contentPath('formConfig')
    const etag = (await app.send(path)).headers.get('etag') ?? ''
    const { status, headers } = await app.send(path, { headers: { 'if-none-match': etag } })
    expect(status).toBe(304)
    expect([...headers.keys()].sort()).toEqual(['cache-control', 'date', 'etag', 'vary', 'x-request-id'])
  })

  it('HSTS is sent over https, and over a trusted proxy that says so', async () => {
    const https = await app.send('https://shop.test/healthz')
    expect(https.headers.get('strict-transport-security')).toContain('includeSubDomains')
    const untrusted = await app.send('/healthz', { headers: { 'x-forwarded-proto': 'https' } })
    expect(untrusted.headers.get('strict-transport-security')).toBeNull()
  })

  it('a request is one line of allow-listed fields, without query, address or body', async () => {
    await app.send(`${AT_LOCATION}?locationId=SECRET-9`)
    const [line, ...more] = app.logged
    expect(more).toEqual([])
    expect(Object.keys(line ?? {}).sort()).toEqual(
      ['client', 'event', 'method', 'ms', 'request', 'route', 'status'].sort(),
    )
    expect(line).toMatchObject({ method: 'GET', route: AT_LOCATION, status: 404 })
    expect(JSON.stringify(line)).not.toMatch(/SECRET|192\.0\.2\.7/)
  })

  it('an unexpected error is a 500 with a trace id, and neither answer nor log tells its message', async () => {
    app.store.services = () => Promise.reject(new Error('Wilhelmina was here'))
    const response = await app.send(getServices.path)
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(JSON.parse(text).errors[0].key).toBe('serverError')
    expect(text + JSON.stringify(app.logged)).not.toContain('Wilhelmina')
    expect(app.logged.find(({ event }) => event === 'error')).toMatchObject({
      request: response.headers.get('x-request-id'),
      error: 'Error',
    })
  })

  it('a long answer is compressed as the client takes it', async () => {
    const asked = (accept: string) => app.send(getServices.path, { headers: { 'accept-encoding': accept } })
    const encoded = async (accept: string) => (await asked(accept)).headers.get('content-encoding')
    expect(await encoded('gzip, br')).toBe('br')
    expect(await encoded('br;q=0, gzip')).toBe('gzip')
    expect(await encoded('identity')).toBeNull()
  })
})

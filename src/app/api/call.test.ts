import { object, optional, string, type } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { getServicesAtLocation } from '#contract/services'
import { TEST_NOW } from '../../../tests/support/builders.ts'
import type { Fate } from '../../../tests/support/network.ts'
import { aNetwork } from '../../../tests/support/network.ts'
import { deviceNow, learnServerTime, now } from '../platform/clock.ts'
import { call } from './call.ts'
import { fetchJson } from './reach.ts'

const endpoint: Endpoint<{ zip?: string }, { word: string }, { echo: string }> = {
  method: 'POST',
  path: '/atlas/v1/echo',
  query: object({ zip: optional(string()) }),
  body: object({ word: string() }),
  data: type({ echo: string() }),
  status: 200,
  idempotent: true,
}

let network: ReturnType<typeof aNetwork>
let reply: { body: unknown; status?: number; headers?: Record<string, string> }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
  reply = { body: { data: { echo: 'hello', more: 1 }, meta: {} } }
  network = aNetwork(async () => Response.json(reply.body, { status: reply.status ?? 200, ...reply }))
})
afterEach(() => {
  learnServerTime(new Date(TEST_NOW).toUTCString())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a call with a benefit code carries an id of this page, the same each time, and no other call does [HD-28]', async () => {
  const visitOf = async (query: object) => {
    await call({ ...endpoint, query: type({}) as never }, { body: { word: 'hello' }, query: query as never })
    return network.sent.at(-1)?.headers.get('x-visit')
  }
  const first = await visitOf({ benefitCode: 'LANTERN-2026' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await visitOf({ benefitCode: 'RIVERCREW' })).toBe(first)
  expect(await visitOf({ zip: '45202' })).toBeNull()
})

const meets = (...fates: Fate[]) => network.fates.push(...fates)
const ask = (
  options: Parameters<typeof call<{ zip?: string }, { word: string }, { echo: string }>>[1] = {},
) => call(endpoint, { body: { word: 'hello' }, ...options })

describe('a request', () => {
  it('carries banner and tenant, and asks for JSON [API-01, API-02, RUN-06]', async () => {
    await ask()
    const [request] = network.sent
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      'x-banner': 'thelittleclinic',
      'x-body-length': '16',
      'x-contract': '1',
      'x-tenant': 'thelittleclinic',
      accept: 'application/json',
      'content-type': 'application/json',
    })
    expect(request).toMatchObject({ method: 'POST', path: '/atlas/v1/echo', body: '{"word":"hello"}' })
  })

  it('carries its idempotency key [API-49]', async () => {
    await ask({ idempotencyKey: 'abc' })
    expect(network.sent[0]?.headers.get('idempotency-key')).toBe('abc')
  })

  it('names its query parameters as filters, repeats those of lists and omits missing ones [API-07]', async () => {
    await call(getServicesAtLocation, { query: { locationId: '01 A&b', businessNames: ['pharmacy', 'tlc'] } })
    await ask({ query: {} })
    expect(network.sent.map(({ path }) => path)).toEqual([
      '/appointment-management/v1/services/location?filter.locationId=01+A%26b&filter.businessNames=pharmacy&filter.businessNames=tlc',
      '/atlas/v1/echo',
    ])
    expect(network.sent[0]?.headers.has('content-type')).toBe(false)
  })

  it('for a content object carries banner and tenant too [API-02]', async () => {
    const leaving = new AbortController()
    expect(await fetchJson('/content/v2/x.json', leaving.signal)).toEqual({ status: 200, body: reply.body })
    expect(network.sent[0]?.headers.get('x-banner')).toBe('thelittleclinic')
  })
})

describe('an answer', () => {
  it('is the decoded data of its body, and may have more than the contract says [API-03]', async () => {
    expect(await ask()).toEqual({ kind: 'answered', data: { echo: 'hello', more: 1 }, meta: {} })
  })

  it('with a refusal has its errors [API-48]', async () => {
    const errors = [{ key: 'notFound', message: 'No.', field: 'a.b' }]
    reply = { status: 404, body: { errors } }
    expect(await ask()).toEqual({
      kind: 'refused',
      status: 404,
      errors: [{ key: 'notFound', message: 'No.', field: 'a.b' }],
    })
  })

  it.each([{}, { errors: 'no' }, [], null, 'no'])(
    'that refuses with %j refuses without errors [API-48]',
    async (body) => {
      reply = { status: 400, body }
      expect(await ask()).toEqual({ kind: 'refused', status: 400, errors: [] })
    },
  )

  it.each([{ data: { echo: 7 } }, { data: null }, {}, null, [], 'hello'])(
    '%j is definite though it cannot be read, so that the call is not sent again [BK-63]',
    async (body) => {
      reply = { body }
      expect(await ask({ retries: 2 })).toEqual({ kind: 'failed', reason: 'unreadable', status: 200 })
      expect(network.sent).toHaveLength(1)
    },
  )

  it.each<[Fate, object]>([
    ['never arrives', { kind: 'failed', reason: 'network' }],
    ['no answer in time', { kind: 'failed', reason: 'timeout' }],
    ['answer cut', { kind: 'failed', reason: 'garbled', status: 200 }],
    ['captive portal', { kind: 'failed', reason: 'garbled', status: 200 }],
    [
      { status: 503 },
      { kind: 'failed', reason: 'server', status: 503, errors: [{ key: 'invalidRequest', message: 'No.' }] },
    ],
    [
      { status: 502, body: '<html>' },
      { kind: 'failed', reason: 'server', status: 502, errors: [] },
    ],
  ])('that %s is none [fault 4 to 7]', async (fate, result) => {
    meets(fate)
    expect(await ask()).toEqual(result)
  })

  it('from a captive portal has no body for a content object [CONTENT-21]', async () => {
    meets('captive portal')
    const { signal } = new AbortController()
    expect(await fetchJson('/content/v2/x.json', signal)).toEqual({ status: 200, body: undefined })
  })
})

describe('a process that is replaced', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: TEST_NOW }))
  const gateway = (status: number): Fate => ({ status, body: '<html>' })
  const inTime = async <T>(answer: Promise<T>) => {
    await vi.advanceTimersByTimeAsync(1500)
    return answer
  }

  it.each([502, 503, 504])(
    'behind a proxy that answers %i gets the same request with the same key again [RUN-08]',
    async (status) => {
      meets(gateway(status), gateway(status))
      expect(await inTime(ask({ idempotencyKey: 'abc' }))).toMatchObject({ kind: 'answered' })
      expect(network.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['abc', 'abc', 'abc'])
      expect(new Set(network.sent.map(({ body }) => body)).size).toBe(1)
    },
  )

  it('gets no request again that may not be sent twice, and none a fourth time [RUN-08]', async () => {
    meets(gateway(502))
    expect(await inTime(ask())).toMatchObject({ kind: 'failed', status: 502 })
    expect(network.sent).toHaveLength(1)
    meets(gateway(502), gateway(502), gateway(502))
    expect(await inTime(ask({ idempotencyKey: 'abc' }))).toMatchObject({ kind: 'failed', status: 502 })
    expect(network.sent).toHaveLength(4)
  })

  it('is told from a server that refuses: that is not asked again [RUN-08]', async () => {
    meets({ status: 503 })
    expect(await inTime(ask({ idempotencyKey: 'abc' }))).toMatchObject({ kind: 'failed', status: 503 })
    expect(network.sent).toHaveLength(1)
  })
})

describe('the wait for an answer', () => {
  it('is 8 seconds, unless the caller sets another limit [fault 4]', async () => {
    await ask()
    await ask({ timeoutMs: 3000 })
    expect(network.sent.map(({ timeoutMs }) => timeoutMs)).toEqual([8000, 3000])
  })

  it('is repeated only as often as the caller says [fault 4]', async () => {
    meets('never arrives', 'captive portal', 'answer cut', 'never arrives')
    expect(await ask({ retries: 2 })).toMatchObject({ kind: 'failed' })
    expect(network.sent).toHaveLength(3)
  })

  it('is not repeated after a busy server or a refusal [API-50]', async () => {
    meets({ status: 503 }, { status: 400 })
    await ask({ retries: 2 })
    await ask({ retries: 2 })
    expect(network.sent).toHaveLength(2)
  })

  it('ends when the caller leaves, before or during it [CONTENT-13]', async () => {
    const gone = new AbortController()
    gone.abort()
    expect(await ask({ signal: gone.signal, retries: 3 })).toEqual({ kind: 'cancelled' })
    meets('no answer in time')
    const leaving = new AbortController()
    const asked = ask({ signal: leaving.signal, retries: 3 })
    leaving.abort()
    expect(await asked).toEqual({ kind: 'cancelled' })
    expect(network.sent.length).toBeLessThanOrEqual(2)
  })
})

describe("the server's time", () => {
  const answersAt = (date: string) => {
    reply = { body: { data: { echo: '' } }, headers: { date, 'content-type': 'application/json' } }
  }

  it('is learnt from an answer [TIME-05]', async () => {
    answersAt('Tue, 20 Nov 2029 17:00:00 GMT')
    await ask()
    expect(now() - deviceNow()).toBe(Date.UTC(2029, 10, 20, 17) + 500 - TEST_NOW)
  })

  it('is not learnt from a captive portal [TIME-05]', async () => {
    const date = 'Tue, 20 Nov 2029 17:00:00 GMT'
    vi.stubGlobal(
      'fetch',
      async () => new Response('<html>', { headers: { date, 'content-type': 'text/html' } }),
    )
    await ask()
    expect(now() - deviceNow()).toBe(0)
  })
})

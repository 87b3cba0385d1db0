import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { validateAddress } from '#contract/address-validation'
import { searchClinics } from '#contract/clinics'
import { reserve } from '#contract/reservations'
import { getServices } from '#contract/services'
import { errorKeys, openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'
import { TRAFFIC } from './traffic.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
})
afterEach(() => app.close())

describe('cross-site requests', () => {
  const body = { address: aWalkIn().basicInfo.address }

  it.each([
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://127.0.0.1:9999' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' }, 403],
    [{ origin: 'http://127.0.0.1:8080', 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('a post with %j is answered with %i [class 43]', async (headers, status) => {
    const response = await app.post(validateAddress.path, body, headers as Record<string, string>)
    expect(response.status).toBe(status)
    if (status === 403) expect(await errorKeys(response)).toEqual(['crossSite'])
  })

  it('behind a trusted proxy its host and scheme count, and PUBLIC_URL always does [class 43]', async () => {
    const proxied = await openTestApp({
      settings: { trustProxy: true, publicUrl: 'https://guests.test', kioskCode: undefined },
    })
    const forwarded = { 'x-forwarded-host': 'shop.test', 'x-forwarded-proto': 'https' }
    const status = async (headers: Record<string, string>) =>
      (await proxied.post(validateAddress.path, body, headers)).status
    expect(await status({ ...forwarded, origin: 'https://shop.test' })).toBe(200)
    expect(await status({ ...forwarded, origin: 'http://shop.test' })).toBe(403)
    expect(await status({ origin: 'https://guests.test' })).toBe(200)
    await proxied.close()
  })

  it('a GET is served whatever page asks, and carries no CORS header', async () => {
    const response = await app.send(getServices.path, { headers: { origin: 'https://evil.test' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('limits', () => {
  const ONE_POST = {
    trustProxy: false,
    publicUrl: undefined,
    kioskCode: undefined,
    limits: { 'posts.connection': 1 },
  }
  const body = { address: aWalkIn().basicInfo.address }

  it('a client that posts too often is told to come again; others and reads are served [API-50]', async () => {
    const limited = await openTestApp({
      settings: {
        trustProxy: true,
        publicUrl: undefined,
        kioskCode: undefined,
        limits: { 'posts.connection': 2 },
      },
    })
    const from = (address: string) =>
      limited.post(validateAddress.path, body, { 'x-forwarded-for': `spoofed, ${address}` })
    expect([(await from('1.1.1.1')).status, (await from('1.1.1.1')).status]).toEqual([200, 200])
    const refused = await from('1.1.1.1')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await errorKeys(refused)).toEqual(['busy'])
    expect((await from('2.2.2.2')).status).toBe(200)
    expect((await limited.send(getServices.path)).status).toBe(200)
    await limited.close()
  })

  it('X-Forwarded-For means nothing without a trusted proxy [class 43]', async () => {
    const limited = await openTestApp({ settings: ONE_POST })
    const from = (address: string) => limited.post(validateAddress.path, body, { 'x-forwarded-for': address })
    expect([(await from('1.1.1.1')).status, (await from('2.2.2.2')).status]).toEqual([200, 503])
    await limited.close()
  })

  it('a client is served again after a while [API-50]', async () => {
    let now = 0
    const limited = await openTestApp({ settings: ONE_POST, clock: () => now })
    const statuses: number[] = []
    for (const at of [0, 1000, 61_000]) {
      now = at
      statuses.push((await limited.post(validateAddress.path, body)).status)
    }
    expect(statuses).toEqual([200, 503, 200])
    await limited.close()
  })

  it('more posts at once than can be worked on and wait are told to come again, and the others answered [API-50]', async () => {
    const writes = { ...TRAFFIC.writes, atWork: 2, waiting: 1 }
    const limited = await openTestApp({ traffic: { writes } })
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await limited.post(validateAddress.path, body)).status),
    )
    expect(statuses.sort()).toEqual([200, 200, 200, 503, 503, 503])
    expect((await limited.post(validateAddress.path, body)).status).toBe(200)
    await limited.close()
  })

  it('one connection has at most 64 posts under way, and the others are served meanwhile [HD-10]', async () => {
    const limited = await openTestApp({
      traffic: { writes: TRAFFIC.writes },
      settings: { trustProxy: true, publicUrl: undefined, kioskCode: undefined },
    })
    const from = async (address: string) =>
      (await limited.post(validateAddress.path, body, { 'x-forwarded-for': address })).status
    const greedy = Array.from({ length: 80 }, () => from('2001:db8::1'))
    const others = ['2001:db8:0:1::1', '192.0.2.1', '192.0.2.2'].map(from)
    const statuses = await Promise.all(greedy)
    expect(statuses.filter((status) => status === 200)).toHaveLength(64)
    expect(statuses.filter((status) => status === 503)).toHaveLength(16)
    expect(await Promise.all(others)).toEqual([200, 200, 200])
    await limited.close()
  })

  it('a connection that searches more than 120 times a minute is told to come again [HD-09]', async () => {
    const settings = { ...ONE_POST, limits: { 'searches.connection': 120 } }
    const limited = await openTestApp({ settings })
    const statuses: number[] = []
    for (let time = 0; time < 121; time += 1) {
      statuses.push((await limited.send(`${searchClinics.path}?freeFormAddress=45202`)).status)
    }
    expect(statuses.slice(0, 120)).not.toContain(503)
    expect(statuses.at(-1)).toBe(503)
    expect((await limited.send(getServices.path)).status).toBe(200)
    await limited.close()
  })
})

describe('a late event loop', () => {
  const body = { address: aWalkIn().basicInfo.address }

  const search = `${searchClinics.path}?freeFormAddress=45202`
  const hold = {
    businessName: 'pharmacy',
    serviceId: 501,
    locationNumber: '01400376',
    reservationTime: '2026-11-21T10:00:00-05:00',
  }

  it('takes four searches of a client at a time, then four holds, and sheds no check-in or other write [HD-13]', async () => {
    let late = 0
    const app = await openTestApp({ lateness: () => late })
    const shed = async (...calls: (() => Promise<Response>)[]) =>
      (await Promise.all(calls.map((call) => call()))).filter(({ status }) => status === 503).length
    const searches = Array.from({ length: 6 }, () => () => app.send(search))
    const holds = Array.from({ length: 6 }, () => () => app.post(reserve.path, hold))
    const writes = [
      ...Array.from({ length: 3 }, () => () => app.post(validateAddress.path, body)),
      () => app.postWalkIn(aWalkIn()),
      () => app.send(getServices.path),
    ]
    expect(await shed(...searches, ...holds, ...writes)).toBe(0)
    late = 201
    expect(await shed(...searches)).toBe(2)
    expect(await shed(...holds, ...writes)).toBe(0)
    late = 1001
    expect(await shed(...holds)).toBe(2)
    expect(await shed(...writes)).toBe(0)
    await app.close()
  })

  it('serves a search and a hold that come alone, however late it is [HD-13]', async () => {
    const app = await openTestApp({ lateness: () => 60_000 })
    expect((await app.send(search)).status).not.toBe(503)
    expect((await app.post(reserve.path, hold)).status).not.toBe(503)
    await app.close()
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { validateAddress } from '#contract/address-validation'
import { getServices } from '#contract/services'
import { errorKeys, openTestApp, type TestApp } from '../../../tests/support/app.ts'
import { aWalkIn } from '../../../tests/support/builders.ts'

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
  const body = { address: aWalkIn().basicInfo.address }

  it('a client that posts too often is told to come again; others and reads are served [API-50]', async () => {
    const limited = await openTestApp({
      limits: { postsPerMinute: 2, atOnce: 9 },
      settings: { trustProxy: true, publicUrl: undefined, kioskCode: undefined },
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
    const limited = await openTestApp({ limits: { postsPerMinute: 1, atOnce: 9 } })
    const from = (address: string) => limited.post(validateAddress.path, body, { 'x-forwarded-for': address })
    expect([(await from('1.1.1.1')).status, (await from('2.2.2.2')).status]).toEqual([200, 503])
    await limited.close()
  })

  it('a client is served again after a while [API-50]', async () => {
    let now = 0
    const limited = await openTestApp({ limits: { postsPerMinute: 1, atOnce: 9 }, clock: () => now })
    const statuses: number[] = []
    for (const at of [0, 1000, 61_000]) {
      now = at
      statuses.push((await limited.post(validateAddress.path, body)).status)
    }
    expect(statuses).toEqual([200, 503, 200])
    await limited.close()
  })

  it('more posts at once than can be worked on are told to come again, and the others answered [API-50]', async () => {
    const limited = await openTestApp({ limits: { postsPerMinute: 99, atOnce: 2 } })
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await limited.post(validateAddress.path, body)).status),
    )
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2)
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(1)
    expect((await limited.post(validateAddress.path, body)).status).toBe(200)
    await limited.close()
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceNow, learnServerTime, now } from '../platform/clock.ts'
import { ask, whenMissed } from './reach.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  learnServerTime(new Date().toUTCString())
})

const answering = (answer: () => Promise<Response>) => {
  const sent = vi.fn(answer)
  vi.stubGlobal('fetch', sent)
  return sent
}

describe('a question to our server without a struct', () => {
  it('carries banner and tenant, and is never answered from a cache [API-01, API-02]', async () => {
    const sent = answering(async () => Response.json({ data: 1 }))
    expect(await ask('/x')).toEqual({ data: 1 })
    expect(sent.mock.calls[0]).toMatchObject([
      '/x',
      { cache: 'no-store', headers: { 'x-banner': 'thelittleclinic', 'x-tenant': 'thelittleclinic' } },
    ])
  })

  it("teaches the server's clock [TIME-05]", async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString()
    answering(async () => Response.json({}, { headers: { date } }))
    await ask('/x')
    expect(now() - deviceNow()).toBeGreaterThan(3_500_000)
  })

  it('gets no answer from a captive portal, an error or a dead network, and reports only the last [fault 4]', async () => {
    const told = vi.fn()
    whenMissed(told)
    answering(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    expect(await ask('/x')).toBeUndefined()
    answering(async () => Response.json({}, { status: 503 }))
    expect(await ask('/x')).toBeUndefined()
    expect(told).not.toHaveBeenCalled()
    answering(() => Promise.reject(new TypeError('no network')))
    expect(await ask('/x')).toBeUndefined()
    expect(told).toHaveBeenCalledOnce()
  })
})

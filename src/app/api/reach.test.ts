import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceNow, learnServerTime, now } from '../platform/clock.ts'
import { ask, askEarly, fetchJson, whenMissed } from './reach.ts'

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

describe('an early question', () => {
  const { signal } = new AbortController()

  it('is answered once to who reads it, and the next reader asks anew [quality P3]', async () => {
    const sent = answering(async () => Response.json({ count: sent.mock.calls.length }))
    askEarly(['/x'])
    expect(sent).toHaveBeenCalledOnce()
    expect(await fetchJson('/x', signal)).toEqual({ status: 200, body: { count: 1 } })
    expect(await fetchJson('/x', signal)).toEqual({ status: 200, body: { count: 2 } })
  })

  it('is dropped after ten seconds without a reader, and its failure reaches its reader alone', async () => {
    vi.useFakeTimers()
    const sent = answering(async () => Response.json({}))
    askEarly(['/x'])
    vi.advanceTimersByTime(10_001)
    vi.useRealTimers()
    await fetchJson('/x', signal)
    expect(sent).toHaveBeenCalledTimes(2)
    answering(() => Promise.reject(new TypeError('no network')))
    askEarly(['/x'])
    await expect(fetchJson('/x', signal)).rejects.toThrow('no network')
  })
})

import { vi } from 'vitest'

/** What becomes of one request. */
export type Fate =
  | 'arrives'
  | 'never arrives'
  | 'answer lost'
  | 'answer cut'
  | 'captive portal'
  | 'no answer in time'
  | { status: number; key?: string; body?: string }

interface SentRequest {
  path: string
  method: string
  headers: Headers
  body: string
  timeoutMs: number
}

/** A network between the app and a server; `fates` are those of the next requests, after them all arrive. */
export function aNetwork(server: (path: string, init: RequestInit) => Promise<Response>) {
  const sent: SentRequest[] = []
  const fates: Fate[] = []
  let timeoutMs = 0
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeoutMs = ms
    const limit = new AbortController()
    if (fates[0] === 'no answer in time') setTimeout(() => limit.abort(), 5)
    return limit.signal
  })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { method = 'GET', body } = init
    sent.push({ path, method, headers: new Headers(init.headers), body: String(body ?? ''), timeoutMs })
    init.signal?.throwIfAborted()
    return meet(fates.shift() ?? 'arrives', () => server(path, init), init.signal)
  })
  return { sent, fates }
}

async function meet(
  fate: Fate,
  arrive: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const json = { 'content-type': 'application/json' }
  if (typeof fate === 'object') {
    const { status, key = 'invalidRequest', body } = fate
    const errors = { errors: [{ key, message: 'No.' }] }
    return new Response(body ?? JSON.stringify(errors), { status, headers: json })
  }
  if (fate === 'arrives') return arrive()
  if (fate === 'captive portal') {
    return new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } })
  }
  if (fate === 'never arrives') throw new TypeError('fetch failed')
  if (fate === 'no answer in time') {
    await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  }
  const response = await arrive()
  if (fate === 'answer lost') throw new TypeError('terminated')
  return new Response((await response.text()).slice(0, 20), { status: response.status, headers: json })
}

import { TENANT_HEADERS } from '#contract/entry'
import { learnServerTime } from '../platform/clock.ts'

// What every page needs at once. A call (call.ts) decodes what it is answered, and is loaded with who makes it.

const TIMEOUT = 8000 // quality, fault 4
const PING_TIMEOUT = 3000
const HEADERS = { ...TENANT_HEADERS, accept: 'application/json' }

let missed: (() => void) | undefined

/** Calls `listener` whenever a call found no server of ours. */
export function whenMissed(listener: () => void): void {
  missed = listener
}

/** A call found no server of ours. */
export function tellMissed(): void {
  missed?.()
}

/** Whether our own server answers now; what the browser says of the network is not believed. */
export async function isServerThere(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PING_TIMEOUT) })
    return response.ok && isJson(response)
  } catch {
    return false
  }
}

/** The JSON at an address and the status it came with; rejects when nothing came or it was cancelled. */
export async function fetchJson(
  path: string,
  signal: AbortSignal,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(path, { signal, headers: HEADERS })
  return { status: response.status, body: isJson(response) ? await response.json() : undefined }
}

/** What our server answers now, not decoded; undefined when it does not. */
export async function ask(path: string): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(path, { cache: 'no-store', signal, headers: HEADERS })
    if (!response.ok || !isJson(response)) return undefined
    learnServerTime(response.headers.get('date'))
    return await response.json()
  } catch {
    tellMissed()
    return undefined
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') === true
}

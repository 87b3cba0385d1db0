import { TENANT_HEADERS } from '#contract/entry'
import { learnServerTime } from '../platform/clock.ts'

// Every page loads this file at once. call.ts also decodes answers, and pages load it when they need it.

/** The longest wait for an answer, in milliseconds (quality, fault 4). */
export const TIMEOUT = 8000
const PING_TIMEOUT = 3000
export const HEADERS = { ...TENANT_HEADERS, accept: 'application/json' }

let missed: (() => void) | undefined

/** Calls `listener` whenever our server did not answer a call. */
export function whenMissed(listener: () => void): void {
  missed = listener
}

/** Reports that our server did not answer a call. */
export function tellMissed(): void {
  missed?.()
}

/** Whether our server answers now, also while it drains. The browser's own idea of the network is often wrong. */
export async function isServerThere(): Promise<boolean> {
  try {
    const response = await fetch('/livez', { cache: 'no-store', signal: AbortSignal.timeout(PING_TIMEOUT) })
    return response.ok && isJson(response)
  } catch {
    return false
  }
}

/** Milliseconds for which an early answer is waited for, and after which one that is not used is dropped. */
const EARLY_TIMEOUT = 3000
const EARLY_KEPT = 10_000

/** Answers that were asked for before the code came that reads them, by path. */
const early = new Map<string, Promise<Response>>()

/** Asks for JSON that the app will want as soon as it is here. Each answer is used once. */
export function askEarly(paths: readonly string[]): void {
  for (const path of paths) {
    const answer = fetch(path, { signal: AbortSignal.timeout(EARLY_TIMEOUT), headers: HEADERS })
    answer.catch(() => undefined) // told elsewhere: its reader gets the failure.
    early.set(path, answer)
  }
  setTimeout(() => early.clear(), EARLY_KEPT)
}

/**
 * Fetches the JSON at an address with its status, or reads the answer of `askEarly`. Rejects without an answer, and when the signal is
 * aborted; an early answer ends by its own limit of time alone.
 */
export async function fetchJson(
  path: string,
  signal: AbortSignal,
): Promise<{ status: number; body: unknown }> {
  const asked = early.get(path)
  early.delete(path)
  const response = await (asked ?? fetch(path, { signal, headers: HEADERS }))
  return { status: response.status, body: isJson(response) ? await response.json() : undefined }
}

/** Fetches an answer of our server without decoding it. Returns undefined without one. */
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

/** Has the browser keep files of this build, so that they are here when the app asks for them. Never rejects. */
export async function fetchAhead(addresses: readonly string[]): Promise<void> {
  const all = addresses.map((address) =>
    fetch(address, { priority: 'low' }).then((file) => file.arrayBuffer()),
  )
  await Promise.allSettled(all)
}

/** Whether a response is JSON. A captive portal answers in place of our server, with an HTML page. */
export function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') === true
}

/** The token by which the server knows this tablet (contract: TABLET_HEADER); a guest's own device has none. */
export const tablet: { token: string | undefined } = { token: undefined }

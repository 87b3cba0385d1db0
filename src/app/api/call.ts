import { create, mask } from 'superstruct'
import type { ApiError, Endpoint, ErrorKey } from '#contract/endpoint'
import { CONTRACT_HEADER, CONTRACT_VERSION, ErrorBody } from '#contract/endpoint'
import { BODY_LENGTH_HEADER, TABLET_HEADER, VISIT_HEADER } from '#contract/entry'
import { learnServerTime } from '../platform/clock.ts'
import { randomKey } from '../platform/secrets.ts'
import { HEADERS, isJson, TIMEOUT, tablet, tellMissed } from './reach.ts'

/**
 * The result of a call. `failed` is not definite: the same request may be sent again with the same key. Only `unreadable` is: our server
 * did what it was asked for (2xx), and its data is not what the contract says, so that the request is never sent again (BK-63).
 */
export type CallResult<Data> =
  | { kind: 'answered'; data: Data; warnings?: unknown; meta?: unknown }
  | { kind: 'refused'; status: number; errors: ApiError[] }
  | {
      kind: 'failed'
      reason: 'network' | 'timeout' | 'server' | 'garbled' | 'unreadable'
      status?: number
      /** Errors that a failing server reports. */
      errors?: ApiError[]
    }
  | { kind: 'cancelled' }

export interface CallOptions<Query, Body> {
  query?: Query
  body?: Body
  /** Values of the named segments of the path. */
  params?: Record<string, string>
  headers?: Record<string, string>
  idempotencyKey?: string
  signal?: AbortSignal
  timeoutMs?: number
  /** The request continues while the guest leaves the page. */
  keepalive?: boolean
  /** How often to try again after a failure without an answer. A POST needs an idempotency key for it. */
  retries?: number
}

/** Before each repetition of a call that a proxy answered while a process was replaced, in milliseconds (RUN-08). */
const PAUSES = [300, 1200]

/**
 * Calls the provider's API. Every failure is a result: it never throws. What may be sent twice is repeated when a proxy answers that it
 * reached no process: our own refusals name a key, and are left to the caller.
 */
export async function call<Query, Body, Data>(
  endpoint: Endpoint<Query, Body, Data>,
  options: CallOptions<Query, Body> = {},
  [pause, ...pauses] = PAUSES,
): Promise<CallResult<Data>> {
  const result = await attempt(endpoint, options)
  const isRepeatable = endpoint.method === 'GET' || options.idempotencyKey
  const isOfProxy = result.kind === 'failed' && (result.status ?? 0) > 501 && !result.errors?.[0]
  if (pause && isRepeatable && isOfProxy) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return call(endpoint, options, pauses)
  }
  if (result.kind !== 'failed' || result.reason === 'server' || result.reason === 'unreadable') return result
  tellMissed()
  const { retries = 0 } = options
  return retries > 0 ? call(endpoint, { ...options, retries: retries - 1 }) : result
}

/** A random id, by which the server counts this page's wrong benefit codes apart from those of others at its IP address (HD-28). */
let visitId: string | undefined

function hasBenefitCode(query: unknown): boolean {
  return (query as { benefitCode?: unknown } | undefined)?.benefitCode !== undefined
}

async function attempt<Query, Body, Data>(
  { method, path, data, plain }: Endpoint<Query, Body, Data>,
  {
    query,
    body,
    params = {},
    headers: more,
    idempotencyKey,
    signal,
    timeoutMs = TIMEOUT,
    keepalive = false,
  }: CallOptions<Query, Body>,
): Promise<CallResult<Data>> {
  const headers: Record<string, string> = { ...HEADERS, ...more }
  if (tablet.token !== undefined) headers[TABLET_HEADER] = tablet.token
  if (hasBenefitCode(query)) headers[VISIT_HEADER] = visitId ??= randomKey()
  const text = body === undefined ? null : JSON.stringify(body)
  if (text !== null) {
    headers['content-type'] = 'application/json'
    headers[CONTRACT_HEADER] = String(CONTRACT_VERSION)
    headers[BODY_LENGTH_HEADER] = String(new TextEncoder().encode(text).length)
  }
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(addressOf(path, params) + queryString(query, plain), {
      method,
      headers,
      body: text,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive,
    })
    return await read(response, data)
  } catch {
    if (signal?.aborted) return { kind: 'cancelled' }
    return { kind: 'failed', reason: limit.aborted ? 'timeout' : 'network' }
  }
}

const NOT_READ: readonly ErrorKey[] = ['bodyBroken', 'requestTimeout']

async function read<Data>(
  response: Response,
  struct: Endpoint<unknown, unknown, Data>['data'],
): Promise<CallResult<Data>> {
  const { status } = response
  if (status === 204) return { kind: 'answered', data: undefined as Data }
  if (status >= 500) {
    const reply: unknown = await response.json().catch(() => undefined) // unreadable
    return { kind: 'failed', reason: 'server', status, errors: errorsOf(reply) }
  }
  if (!isJson(response)) return { kind: 'failed', reason: 'garbled', status }
  learnServerTime(response.headers.get('date'))
  const text = await response.text()
  const reply = parsed(text)
  if (reply === undefined) return { kind: 'failed', reason: 'garbled', status } // the answer was cut off
  const errors = errorsOf(reply)
  // What reached the server is not what was sent, or not all of it: no answer to it.
  if (errors[0] && NOT_READ.includes(errors[0].key))
    return { kind: 'failed', reason: 'garbled', status, errors }
  if (status >= 400) return { kind: 'refused', status, errors }
  try {
    const { data, warnings, meta } = reply as { data?: unknown; warnings?: unknown; meta?: unknown }
    return {
      kind: 'answered',
      data: create(data, struct),
      ...(warnings !== undefined && { warnings }),
      ...(meta !== undefined && { meta }),
    }
  } catch {
    return { kind: 'failed', reason: 'unreadable', status }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function errorsOf(reply: unknown): ApiError[] {
  try {
    return mask(reply, ErrorBody).errors as ApiError[]
  } catch {
    return []
  }
}

function addressOf(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function queryString(query: unknown, plain: readonly string[] = []): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    const written = name.includes('.') || plain.includes(name) ? name : `filter.${name}`
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) search.append(written, String(one))
    }
  }
  return search.size > 0 ? `?${search}` : ''
}

import { create, mask, StructError } from 'superstruct'
import { decodeDocument } from '#contract/content/decode'
import { MedicalInformation } from '#contract/content/medical-information'
import { DESK_ACTIVE_HEADER } from '#contract/desk'
import type { Endpoint } from '#contract/endpoint'
import { BODY_LENGTH_HEADER, ErrorBody } from '#contract/endpoint'
import { learnServerTime } from '../app/platform/clock.ts'
import { takeUse } from './activity.ts'

/** The longest wait for an answer, in milliseconds. */
const TIMEOUT = 8000

/** The result of a call. `failed`: our server did not answer, so the page cannot know whether the change was made. */
export type Asked<Data> =
  | { kind: 'answered'; data: Data; etag: string | undefined }
  /** The answer is still the one with the given ETag. */
  | { kind: 'unchanged' }
  | { kind: 'refused'; key: string; values: readonly number[] }
  | { kind: 'failed' }

/** Refusals that any call can meet: this browser is no desk, no desk any more, or must show its PIN first, or its store has left the directory. */
export type Gate = 'deskUnknown' | 'deskRevoked' | 'deskLocked' | 'unknownLocation'

const GATES: readonly string[] = ['deskUnknown', 'deskRevoked', 'deskLocked', 'unknownLocation']

export function isGate(key: string): key is Gate {
  return GATES.includes(key)
}

type GateListener = (gate: Gate | 'unreadable') => void

let gateListener: GateListener | undefined

/**
 * Calls `listener` when a call was refused because of what this browser is, or with `unreadable` when this page cannot read an answer: it
 * may be older than its server.
 */
export function whenGated(listener: GateListener | undefined): void {
  gateListener = listener
}

type Options<Query, Body> = {
  query?: Query
  body?: Body
  /** Values of the named segments of the path. */
  params?: Record<string, string>
  etag?: string | undefined
  signal?: AbortSignal
}

/** Calls the counter's server. Never throws; the browser keeps nothing of the answer. */
export async function askDesk<Query, Body, Data>(
  endpoint: Endpoint<Query, Body, Data>,
  options: Options<Query, Body> = {},
): Promise<Asked<Data>> {
  const { method, path, data } = endpoint
  const { query, body, params = {}, etag, signal } = options
  const headers: Record<string, string> = { accept: 'application/json' }
  if (method === 'GET' && takeUse()) headers[DESK_ACTIVE_HEADER] = '1'
  if (etag !== undefined) headers['if-none-match'] = etag
  const text = body === undefined ? null : JSON.stringify(body)
  if (text !== null) {
    headers['content-type'] = 'application/json'
    headers[BODY_LENGTH_HEADER] = String(new TextEncoder().encode(text).length)
  }
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const limit = AbortSignal.timeout(TIMEOUT)
  try {
    const response = await fetch(address + queryOf(query), {
      method,
      headers,
      body: text,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      credentials: 'same-origin',
      cache: 'no-store',
    })
    return await read(response, data)
  } catch (error) {
    if (error instanceof StructError) gateListener?.('unreadable')
    return { kind: 'failed' }
  }
}

async function read<Data>(
  response: Response,
  struct: Endpoint<unknown, unknown, Data>['data'],
): Promise<Asked<Data>> {
  const { status, headers } = response
  if (status === 304) {
    learnServerTime(headers.get('date'))
    return { kind: 'unchanged' }
  }
  if (status === 204) return { kind: 'answered', data: undefined as Data, etag: undefined }
  // A captive portal answers in place of our server, with a page.
  if (status >= 500 || headers.get('content-type')?.includes('application/json') !== true)
    return { kind: 'failed' }
  learnServerTime(headers.get('date'))
  const reply: unknown = await response.json()
  if (status < 400) {
    const { data } = reply as { data?: unknown }
    return { kind: 'answered', data: create(data, struct), etag: headers.get('etag') ?? undefined }
  }
  const [error] = mask(reply, ErrorBody).errors
  const key = error?.key ?? ''
  if (isGate(key)) gateListener?.(key)
  return { kind: 'refused', key, values: error?.values ?? [] }
}

function queryOf(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    if (value !== undefined) search.append(name, String(value))
  return search.size > 0 ? `?${search}` : ''
}

/** Where the content service has them: `contentPath` knows, and brings the shapes of all documents with it. */
export const QUESTIONS_PATH = '/content/v2/objects/hw_config/1.0.0/scheduler/medical-information.json'

/** The questions of the screening, as the content service has them now; undefined: they did not come. They say nothing of any visit. */
export async function readQuestions(): Promise<MedicalInformation | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(QUESTIONS_PATH, { signal, credentials: 'same-origin' })
    const decoded = decodeDocument(await response.json(), MedicalInformation)
    return decoded.kind === 'fits' ? decoded.data : undefined
  } catch {
    return undefined
  }
}

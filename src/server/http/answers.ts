import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { Endpoint } from '#contract/endpoint'
import {
  CONTRACT_HEADER,
  CONTRACT_VERSION,
  MAX_IDEMPOTENCY_KEY,
  MIN_IDEMPOTENCY_KEY,
} from '#contract/endpoint'
import type { Client, Limits } from '../limits/limits.ts'
import type { Desk } from '../store/desks.ts'
import type { OperatorToken } from '../store/tokens.ts'
import { sharedBody } from './compress.ts'
import { decode, decodeNewer, type Extra } from './decode.ts'
import { decodeQuery } from './query.ts'
import { Refusal, refusal } from './refusal.ts'
import type { Kind, Traffic } from './traffic.ts'

/** What the server knows about one request; `route` is for the log, `styleHash` is the hash of the banner's style in a page. */
export type RequestContext = {
  /** The other end of the socket: a proxy, where there is one. */
  socketAddress: string
  client: Client
  limits: Limits
  traffic: Traffic
  requestId: string
  /** Id of the trace that the request belongs to, where it names one. */
  traceId?: string | undefined
  route: string
  styleHash?: string | undefined
  /** Who calls the operator's API. */
  token?: OperatorToken
  /** Whose session a call of the counter has. */
  desk?: CallingDesk
}
/** The desk that calls, the hash of the session that it calls with, and the database's clock (epoch milliseconds). */
export type CallingDesk = { desk: Desk; sessionHash: string; now: number }
export type Api = Hono<{ Bindings: RequestContext }>

/** A decoded call; `request` for what is in neither query nor body. */
export type Call<Query, Body> = {
  query: Query
  body: Body
  /** What a newer page sent beside the body (RUN-06). */
  extra?: Extra | undefined
  /** Segments of the path by name, as they were sent. */
  params: Record<string, string>
  idempotencyKey: string | null
  request: Request
  client: Client
  limits: Limits
  /** Of a call of the operator's API. */
  token: OperatorToken | undefined
  /** Of a call of the counter. */
  desk: CallingDesk | undefined
}

/** An answer with something beside its data (API-29, API-37). */
export class Reply<Data> {
  readonly data: Data
  readonly beside: { meta?: unknown; warnings?: unknown }
  readonly headers: Readonly<Record<string, string>>
  constructor(data: Data, beside: Reply<Data>['beside'], headers: Reply<Data>['headers'] = {}) {
    this.data = data
    this.beside = beside
    this.headers = headers
  }
}

/**
 * An answer whose whole JSON is written already as UTF-8, `{ data }` and what is beside it (API-03). With an `etag` among its
 * headers. A client that has the same answer already gets a 304.
 */
export class RawReply {
  readonly json: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
  constructor(json: Uint8Array<ArrayBuffer>, headers: RawReply['headers'] = {}) {
    this.json = json
    this.headers = headers
  }
}

/**
 * Has the app answer an endpoint: strict query and body in, `{ data }` out (API-03). A call waits its turn, by its kind, once it
 * has been read.
 */
export function answers<Query, Body, Data>(
  app: Api,
  endpoint: Endpoint<Query, Body, Data>,
  handle: (call: Call<Query, Body>) => Promise<Data | Reply<Data> | RawReply>,
  kind: Kind | ((query: Query) => Kind) = endpoint.method === 'GET' ? 'read' : 'write',
): void {
  const { method, path, status } = endpoint
  app.on(method, path, async (c) => {
    c.env.route = path
    const query = decodeQuery(searchOf(c.req.url), endpoint.query, endpoint.refusesUnknownQuery)
    const idempotencyKey = endpoint.idempotent ? readIdempotencyKey(c.req.raw.headers) : null
    const { client, limits, socketAddress, traffic, token, desk } = c.env
    const hasBody = endpoint.streams === undefined && (method === 'POST' || method === 'PUT')
    const { mayLackBody = false } = endpoint
    const isEmpty = mayLackBody && hasNoBody(c.req.raw)
    const sent = hasBody && (isEmpty ? {} : await traffic.readBody(c.req.raw, socketAddress, mayLackBody))
    const { body, extra } = decodeBody(sent, hasBody ? endpoint.body : undefined, c.req.raw.headers)
    // What cannot be decoded is charged to a limit of its own (HD-06).
    if (method !== 'GET') limits.spend('posts', client)
    const ownKind = typeof kind === 'function' ? kind(query) : kind
    const isSearch = ownKind === 'search' || ownKind === 'largeSearch'
    if (isSearch) limits.spend('searches', client)
    const params = c.req.param() as Record<string, string>
    if (token || desk) refuseNoName(params)
    const call = {
      query,
      body,
      extra,
      params,
      idempotencyKey,
      request: c.req.raw,
      client,
      limits,
      token,
      desk,
    }
    return traffic.enter(ownKind, client.origin, async () => {
      const result = await handle(call)
      if (isSearch && result instanceof RawReply) return sharedResponse(c.req.raw, result, status)
      return responseOf(c.req.raw, result, status)
    })
  })
}

/** No id or name has a NUL, and PostgreSQL takes none in a text. */
function refuseNoName(params: Record<string, string>): void {
  if (Object.values(params).some((one) => one.includes('\0')))
    throw refusal(404, 'notFound', 'There is nothing at this address.')
}

/** The body of a page that was built with a newer contract may have members that are new. */
function decodeBody<Body>(
  sent: unknown,
  struct: Endpoint<unknown, Body, unknown>['body'] | undefined,
  headers: Headers,
): { body: Body; extra?: Extra } {
  if (!struct) return { body: undefined as Body }
  const version = Number(headers.get(CONTRACT_HEADER) ?? 0)
  if (!(version > CONTRACT_VERSION)) return { body: decode(sent, struct) }
  const { body, extra } = decodeNewer(sent, struct)
  return Object.keys(extra).length > 0 ? { body, extra } : { body }
}

/** Whether a request says that it has no body. */
function hasNoBody({ body, headers }: Request): boolean {
  const isOfNoLength = !headers.has('content-length') && !headers.has('transfer-encoding')
  return (
    body === null || headers.get('content-length') === '0' || (isOfNoLength && !headers.has('content-type'))
  )
}

function responseOf<Data>(request: Request, result: Data | Reply<Data> | RawReply, status: number): Response {
  if (status === 204) return new Response(null, { status })
  if (result instanceof RawReply) return rawResponse(request, result, status)
  if (!(result instanceof Reply)) return Response.json({ data: result }, { status })
  return Response.json({ data: result.data, ...result.beside }, { status, headers: result.headers })
}

/** The query of an address, without its fragment. */
function searchOf(url: string): URLSearchParams {
  const [address = ''] = url.split('#', 1)
  const at = address.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : address.slice(at + 1))
}

function rawResponse(request: Request, { json, headers }: RawReply, status: number): Response {
  const { etag } = headers
  if (etag !== undefined && isKnown(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(json, { status, headers: { 'content-type': 'application/json', ...headers } })
}

/** An answer that is the same for many guests. It is compressed within the lane of its call, so that there are no more at once than the lane has. */
async function sharedResponse(request: Request, reply: RawReply, status: number): Promise<Response> {
  const { json, headers } = reply
  if (headers['etag'] !== undefined && isKnown(request, headers['etag']))
    return rawResponse(request, reply, status)
  const { body, headers: how } = await sharedBody(request, json)
  return new Response(body, { status, headers: { 'content-type': 'application/json', ...headers, ...how } })
}

/** An answer that the client may keep and ask about: with a mark of its content, or 304 where the client has just that. */
export function marked(
  request: Request,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Response {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const isUnchanged = isKnown(request, etag)
  return new Response(isUnchanged ? null : body, {
    status: isUnchanged ? 304 : 200,
    headers: { 'cache-control': 'no-cache', ...headers, etag },
  })
}

/** Whether who asks has the answer of this etag already; strong and weak ones count as the same. */
export function isKnown(request: Request, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  const known = request.headers.get('if-none-match') ?? ''
  return known.split(',').some((tag) => bare(tag) === bare(etag))
}

/** Refuses (405) every other method on the paths that are answered so far. */
export function refuseOtherMethods(app: Api): void {
  const methods = new Map<string, string[]>()
  for (const { path, method } of app.routes) {
    if (method !== 'ALL') methods.set(path, [...(methods.get(path) ?? []), method])
  }
  for (const [path, known] of methods) app.all(path, (c) => refuseMethod(c, path, known.join(', ')))
}

/** 405, and which methods there are. */
export function refuseMethod(c: Context<{ Bindings: RequestContext }>, route: string, method: string): never {
  c.env.route = route
  const allow = method.replace('GET', 'GET, HEAD')
  throw new Refusal(405, [{ key: 'methodNotAllowed', message: 'This address has no such method.' }], {
    allow,
  })
}

/** The key of a call that may come twice (API-49); null: it has none. */
function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key')
  if (key === null) return null
  const fits = key.length >= MIN_IDEMPOTENCY_KEY && key.length <= MAX_IDEMPOTENCY_KEY
  if (!fits || !/^[\x20-\x7e]+$/.test(key)) {
    throw refusal(
      400,
      'invalidIdempotencyKey',
      `Idempotency-Key must be ${MIN_IDEMPOTENCY_KEY} to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters.`,
    )
  }
  return key
}

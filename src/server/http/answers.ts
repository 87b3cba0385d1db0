import type { Context, Hono } from 'hono'
import type { Endpoint } from '#contract/endpoint'
import { MAX_IDEMPOTENCY_KEY } from '#contract/endpoint'
import { readBody } from './body.ts'
import { decode } from './decode.ts'
import { decodeQuery } from './query.ts'
import { Refusal, refusal } from './refusal.ts'

/** What accompanies a request on its way through the app; `route` is what the log says. */
export type Visit = { clientAddress: string; requestId: string; route: string }
export type App = Hono<{ Bindings: Visit }>

/** A decoded call; `request` for what stands in neither query nor body. */
export type Call<Query, Body> = {
  query: Query
  body: Body
  idempotencyKey: string | null
  request: Request
  clientAddress: string
}

/** Has the app answer an endpoint: strict query and body in, `{ data }` out (API-03); any other method is refused (405). */
export function answers<Query, Body, Data>(
  app: App,
  endpoint: Endpoint<Query, Body, Data>,
  handle: (call: Call<Query, Body>) => Promise<Data>,
): void {
  const { method, path, status } = endpoint
  app.on(method, path, async (c) => {
    c.env.route = path
    const query = decodeQuery(new URL(c.req.url).searchParams, endpoint.query)
    const idempotencyKey = endpoint.idempotent ? readIdempotencyKey(c.req.raw.headers) : null
    const body = method === 'GET' ? (undefined as Body) : decode(await readBody(c.req.raw), endpoint.body)
    const call = { query, body, idempotencyKey, request: c.req.raw, clientAddress: c.env.clientAddress }
    return Response.json({ data: await handle(call) }, { status })
  })
  app.all(path, (c) => refuseMethod(c, path, method))
}

/** 405, and which methods there are. */
export function refuseMethod(c: Context<{ Bindings: Visit }>, route: string, method: string): never {
  c.env.route = route
  const allow = method === 'GET' ? 'GET, HEAD' : method
  throw new Refusal(405, [{ key: 'methodNotAllowed', message: 'This address has no such method.' }], {
    allow,
  })
}

/** The key of a call that may come twice (API-49); null: it has none. */
function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key')
  if (key === null) return null
  if (key.length > MAX_IDEMPOTENCY_KEY || !/^[\x20-\x7e]+$/.test(key)) {
    throw refusal(
      400,
      'invalidIdempotencyKey',
      `Idempotency-Key must be 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters.`,
    )
  }
  return key
}

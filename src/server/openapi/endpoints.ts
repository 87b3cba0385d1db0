import { createHash } from 'node:crypto'
import { OPERATOR_ROOT } from '#contract/operator'
import { type Api, isKnown, refuseMethod } from '../http/answers.ts'
import { refusal } from '../http/refusal.ts'
import type { JsonSchema } from './json-schema.ts'

/** Where the guest's API and the operator's have their documents. */
export const GUEST_API_PATH = '/appointment-management/openapi.json'
export const OPERATOR_API_PATH = `${OPERATOR_ROOT}/openapi.json`
/** Where the JSON Schema of the body of each call of guests is, as `bookAppointment.json` (BK-59). */
const BODY_SCHEMA_PATH = '/appointment-management/schema/:file'

/**
 * Serves the documents of both APIs to anybody (FEED-10, FEED-12): they have no secrets. Comes before the guard of the operator's API.
 * `publicUrl`: the origin that they name as their server, where it is known.
 */
export function serveApiDocuments(app: Api, publicUrl: string | undefined): void {
  const at = (document: JsonSchema) => ({ ...document, ...(publicUrl && { servers: [{ url: publicUrl }] }) })
  serveDocument(app, GUEST_API_PATH, async () => at((await import('./guest-api.ts')).guestApiDocument()))
  serveDocument(app, OPERATOR_API_PATH, async () =>
    at((await import('./operator-api.ts')).operatorApiDocument()),
  )
  serveBodySchemas(app)
}

function serveBodySchemas(app: Api): void {
  let made: Promise<ReadonlyMap<string, JsonSchema>> | undefined
  app.get(BODY_SCHEMA_PATH, async (c) => {
    c.env.route = BODY_SCHEMA_PATH
    made ??= import('./body-schemas.ts').then(({ bodySchemas }) => bodySchemas())
    const schema = (await made).get(c.req.param('file').replace(/\.json$/, ''))
    if (!schema) throw refusal(404, 'notFound', 'There is no call of this name with a body.')
    return answered(c.req.raw, written(schema))
  })
  app.all(BODY_SCHEMA_PATH, (c) => refuseMethod(c, BODY_SCHEMA_PATH, 'GET'))
}

/** The document is made when somebody first asks. */
function serveDocument(app: Api, path: string, make: () => Promise<JsonSchema>): void {
  let made: Promise<Written> | undefined
  app.get(path, async (c) => {
    c.env.route = path
    made ??= make().then(written)
    return answered(c.req.raw, await made)
  })
  app.all(path, (c) => refuseMethod(c, path, 'GET'))
}

type Written = { text: string; etag: string }

function answered(request: Request, { text, etag }: Written): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache', etag }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers })
}

function written(document: JsonSchema): Written {
  const text = JSON.stringify(document)
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

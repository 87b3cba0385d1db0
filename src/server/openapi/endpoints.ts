import { createHash } from 'node:crypto'
import { OPERATOR_ROOT } from '#contract/operator'
import { type Api, isKnown, refuseMethod } from '../http/answers.ts'
import type { JsonSchema } from './json-schema.ts'

/** Where the guest's API and the operator's have their documents. */
export const GUEST_API_PATH = '/appointment-management/openapi.json'
export const OPERATOR_API_PATH = `${OPERATOR_ROOT}/openapi.json`

/** Serves the documents of both APIs to anybody (FEED-10, FEED-12): they have no secrets. Comes before the guard of the operator's API. */
export function serveApiDocuments(app: Api): void {
  serveDocument(app, GUEST_API_PATH, async () => (await import('./guest-api.ts')).guestApiDocument())
  serveDocument(app, OPERATOR_API_PATH, async () => (await import('./operator-api.ts')).operatorApiDocument())
}

/** The document is made when somebody first asks. */
function serveDocument(app: Api, path: string, make: () => Promise<JsonSchema>): void {
  let made: Promise<{ text: string; etag: string }> | undefined
  app.get(path, async (c) => {
    c.env.route = path
    made ??= make().then(written)
    const { text, etag } = await made
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache', etag }
    if (isKnown(c.req.raw, etag)) return new Response(null, { status: 304, headers })
    return new Response(text, { headers })
  })
  app.all(path, (c) => refuseMethod(c, path, 'GET'))
}

function written(document: JsonSchema): { text: string; etag: string } {
  const text = JSON.stringify(document)
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

import { createHash } from 'node:crypto'
import { type Api, isKnown, refuseMethod } from '../http/answers.ts'

/** Where the guest's API has its document. */
export const GUEST_API_PATH = '/appointment-management/openapi.json'

/** Serves the document of the guest's API (FEED-12). It is made when somebody first asks. */
export function serveGuestApi(app: Api): void {
  let made: Promise<{ text: string; etag: string }> | undefined
  app.get(GUEST_API_PATH, async (c) => {
    c.env.route = GUEST_API_PATH
    made ??= makeDocument()
    const { text, etag } = await made
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache', etag }
    return isKnown(c.req.raw, etag)
      ? new Response(null, { status: 304, headers })
      : new Response(text, { headers })
  })
  app.all(GUEST_API_PATH, (c) => refuseMethod(c, GUEST_API_PATH, 'GET'))
}

async function makeDocument(): Promise<{ text: string; etag: string }> {
  const { guestApiDocument } = await import('./guest-api.ts')
  const text = JSON.stringify(guestApiDocument())
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

/** How long an endpoint may take to answer. */
const ANSWER_MS = 15_000

/** The status of an answer, or why there is none: 'time-out', or the code of an error such as ECONNREFUSED. */
export type Posted = { status: number } | { problem: string }
export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<Posted>

/** Whether an endpoint has taken a message. */
export function isTaken(posted: Posted): boolean {
  return 'status' in posted && posted.status >= 200 && posted.status < 300
}

/** Posts JSON. Redirects are not followed, the answer's body is not read, and a certificate has to be right. */
export const post: Post = (url, headers, body) =>
  new Promise((resolve) => {
    const target = new URL(url)
    const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'health-services-scheduler',
        ...headers,
      },
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 })
      response.destroy()
    })
    request.on('error', (error) => {
      const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
      resolve({ problem: /ABORT/i.test(code) ? 'time-out' : code })
    })
    // An endpoint that changes the protocol (101) gives neither an answer nor an error.
    request.on('close', () => resolve({ problem: 'no answer' }))
    request.end(body)
  })

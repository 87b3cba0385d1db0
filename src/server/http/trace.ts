import { createHash, randomBytes } from 'node:crypto'

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** The trace id in a request's `traceparent` (W3C Trace Context), 32 hexadecimal digits; undefined: it has none that can be read. */
export function traceIdOf(headers: Headers): string | undefined {
  return TRACEPARENT.exec(headers.get('traceparent') ?? '')?.[1]
}

/** The `traceparent` of a message that this server sends: all attempts to deliver one message are one trace (RUN-11). */
export function traceparentOf(messageId: string): string {
  const trace = createHash('sha256').update(messageId).digest('hex').slice(0, 32)
  return `00-${trace}-${randomBytes(8).toString('hex')}-01`
}

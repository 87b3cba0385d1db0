import type { ApiError, ErrorKey } from '#contract/endpoint'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units'

/** A call that is answered with an error body (API-48). Messages never repeat what was sent. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly errors: ApiError[]
  readonly headers: Record<string, string>

  constructor(status: number, errors: ApiError[], headers: Record<string, string> = {}) {
    super(errors.map(({ key }) => key).join())
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

/** A refusal with one error. */
export function refusal(status: number, key: ErrorKey, message: string, field?: string): Refusal {
  return new Refusal(status, [{ key, message, ...(field !== undefined && { field }) }])
}

/** No appointment has this id and code. Reading and cancelling one refuse alike, so that neither says which of the two is wrong. */
export function unknownAppointment(): Refusal {
  return refusal(404, 'unknownAppointment', 'There is no such appointment.')
}

/**
 * The host or the path of a request is not valid. The outbox tries again after this key, because a proxy that writes a wrong host or
 * damages a head causes it too.
 */
export function badAddress(headers: Refusal['headers'] = {}): Refusal {
  const message = 'This is no valid host and path.'
  return new Refusal(400, [{ key: 'notFound', message, field: 'host' }], headers)
}

/**
 * "Come again": rate limit, overload, disk, shutdown (API-50). Spread, so that not all come at once: after 2 to 6 seconds, or
 * after `seconds` to twice as many.
 */
export function busy(seconds?: number): Refusal {
  const [least, span] = seconds === undefined ? [2, 5] : [seconds, seconds]
  return busyFor((least + Math.floor(Math.random() * span)) * 1000)
}

/** The same of a limit that is spent for so many milliseconds. */
export function busyFor(ms: number): Refusal {
  return new Refusal(503, [{ key: 'busy', message: busyMessage(ms) }], {
    'retry-after': String(Math.max(1, Math.ceil(ms / 1000))),
  })
}

/** Of an hour or a day the message says that it is long, because "shortly" has callers try for nothing. */
function busyMessage(ms: number): string {
  if (ms <= MINUTE_MS) return 'The service is busy. Please try again shortly.'
  const [count, unit] =
    ms < 2 * HOUR_MS ? [Math.ceil(ms / MINUTE_MS), 'minutes'] : [Math.ceil(ms / HOUR_MS), 'hours']
  return `A limit of calls is spent. Please try again in ${count} ${unit}.`
}

/** The answer that the server sends for a refusal. */
export function refusalResponse({ status, errors, headers }: Refusal): Response {
  return Response.json({ errors }, { status, headers })
}

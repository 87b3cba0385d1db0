import type { ApiError, ErrorKey } from '#contract/endpoint'

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

/** What is asked for stands at no address: its host, or what follows it, is none. */
export function badAddress(): Refusal {
  return refusal(400, 'invalidRequest', 'This is no valid host and path.', 'host')
}

/** "Come again": rate limit, overload, disk, shutdown (API-50). `seconds` is spread, so that not all come at once. */
export function busy(seconds = 3): Refusal {
  const after = String(seconds + Math.floor(Math.random() * seconds))
  return new Refusal(503, [{ key: 'busy', message: 'The service is busy. Please try again shortly.' }], {
    'retry-after': after,
  })
}

/** The answer that a refusal stands for. */
export function answerOf({ status, errors, headers }: Refusal): Response {
  return Response.json({ errors }, { status, headers })
}

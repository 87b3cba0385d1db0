import { getDeskDay, getDeskStore } from '#contract/desk'
import { postTabletReport } from '#contract/kiosk'
import { getStoreNow } from '#contract/services'
import type { LogLine } from '../log.ts'
import type { RequestContext } from './answers.ts'

/** Routes of documents and images that an operator may replace. */
export const DOCUMENT_ROUTE = '/content/v2/objects/*'
export const IMAGE_ROUTE = '/content/v2/binary/image/:asset'

/** What pages ask again and again while no guest touches them, each a few times a minute. */
const REPEATED = [getStoreNow, getDeskDay, getDeskStore, postTabletReport].map(({ path }) => path)
/** Routes whose answers say nothing about a visit: probes, files, documents and what is asked again and again. */
const QUIET = ['/livez', '/readyz', '/healthz', 'file', DOCUMENT_ROUTE, IMAGE_ROUTE, ...REPEATED]

/** Whether an answer is left out of the log by default (RUN-11). */
export function isQuiet(route: string, status: number): boolean {
  return status < 400 && QUIET.includes(route)
}

type Answered = { method: string; status: number; ms: number; client: string }

/** The line of an answered request. */
export function requestLine(
  { route, requestId, traceId }: RequestContext,
  { method, status, ms, client }: Answered,
): LogLine {
  return {
    event: 'request',
    method: /^[A-Z]{3,7}$/.test(method) ? method : 'other',
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    request: requestId,
    ...(traceId !== undefined && { traceId }),
    client,
  }
}

import type { Struct } from 'superstruct'
import { decodeDocument } from '#contract/content/decode'

/** In which order the sources of a document are read (CONTENT-08). `file` is the bundled copy. */
export type SourceOrder = 'fileFirst' | 'apiFirst' | 'fileOnly' | 'apiOnly'
type Source = 'file' | 'api'

/** The result of loading a document. An error has code 404 when the body lacks data, otherwise 500 (CONTENT-21). */
export type ContentResult<T> =
  | { status: 'ok'; data: T; source: Source }
  | { status: 'error'; code: 404 | 500; message: string }
  | { status: 'cancel'; message: 'Request Cancelled' } // CONTENT-13

/** Fetches the JSON of a content object with its status. Rejects without an answer, or when the signal is aborted. */
type FetchJson = (path: string, signal: AbortSignal) => Promise<{ status: number; body: unknown }>

/** Where documents come from. `readFile` returns undefined for a path that is not bundled. */
export interface Sources {
  fetchJson: FetchJson
  readFile: (path: string) => Promise<unknown>
  /** The longest wait for the content service. */
  apiTimeoutMs: number
}

export const CANCELLED = { status: 'cancel', message: 'Request Cancelled' } as const // CONTENT-13

const ORDERS: Record<SourceOrder, readonly [Source, Source?]> = {
  fileFirst: ['file', 'api'],
  apiFirst: ['api', 'file'],
  fileOnly: ['file'],
  apiOnly: ['api'],
}

/**
 * Reads a document from its first source, and from the second when the first fails (CONTENT-11, CONTENT-12). When both fail, it returns
 * the first failure.
 */
export async function readSources<T>(
  sources: Sources,
  order: SourceOrder,
  path: string,
  struct: Struct<T>,
  leaving: AbortSignal,
): Promise<ContentResult<T>> {
  const [first, second] = ORDERS[order]
  const result = await readSource(sources, first, path, struct, leaving)
  if (result.status !== 'error' || second === undefined) return result
  const other = await readSource(sources, second, path, struct, leaving)
  return other.status === 'error' ? result : other
}

async function readSource<T>(
  { fetchJson, readFile, apiTimeoutMs }: Sources,
  source: Source,
  path: string,
  struct: Struct<T>,
  leaving: AbortSignal,
): Promise<ContentResult<T>> {
  if (leaving.aborted) return CANCELLED
  try {
    if (source === 'file') return judge(await unlessAborted(readFile(path), leaving), source, struct)
    const { status, body } = await within(apiTimeoutMs, leaving, (until) => fetchJson(path, until))
    return status >= 500 ? failure(500, `answered ${status}`) : judge(body, source, struct)
  } catch {
    return leaving.aborted ? CANCELLED : failure(500, `no answer from ${source}`)
  }
}

function judge<T>(body: unknown, source: Source, struct: Struct<T>): ContentResult<T> {
  const decoded = decodeDocument(body, struct)
  switch (decoded.kind) {
    case 'fits':
      return { status: 'ok', data: decoded.data, source }
    case 'lacksData':
      return failure(404, 'lacks data')
    case 'futureVersion':
      return failure(500, 'of a future version')
    case 'doesNotFit':
      return failure(500, decoded.detail)
  }
}

/** Runs a request, and aborts it when its time is over or the caller leaves. */
async function within<T>(
  ms: number,
  leaving: AbortSignal,
  start: (until: AbortSignal) => Promise<T>,
): Promise<T> {
  const until = new AbortController()
  const stop = () => until.abort()
  const timer = setTimeout(stop, ms)
  leaving.addEventListener('abort', stop, { once: true })
  try {
    return await unlessAborted(start(until.signal), until.signal)
  } finally {
    clearTimeout(timer)
    leaving.removeEventListener('abort', stop)
  }
}

/** An error result. `problem` says what is wrong with the content object, for reports. */
export function failure(code: 404 | 500, problem: string): ContentResult<never> {
  return { status: 'error', code, message: `Content ${problem}` }
}

/** Waits for a promise, but rejects as soon as the signal is aborted. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

import { type Struct, validate } from 'superstruct'
import {
  CATALOGUE,
  contentPath,
  type DocumentData,
  isConsentSlug,
  type Slug,
} from '#contract/content/catalogue'
import {
  CollectionId,
  type CollectionKind,
  collectionPath,
  collectionStruct,
} from '#contract/content/collections'
import { decodeDocument } from '#contract/content/decode'
import { screenTextsPath, Translation } from '#contract/content/translations'
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages'
import { mergeCollections } from '#domain/config'

export interface ContentLoader {
  /**
   * Loads a document of the catalogue. Without an order, the API is asked first for the main configuration and the documents that it
   * lists in forceFetch; all others come from the bundled copy alone (CONTENT-08 to CONTENT-10). `signal` says that the caller has left.
   */
  loadDocument<S extends Slug>(
    slug: S,
    options: { signal: AbortSignal; order?: SourceOrder },
  ): Promise<ContentResult<DocumentData<S>>>
  /** Loads texts by id, from the API first. Several ids are merged; the result must fit `struct` (CONTENT-15 to CONTENT-19). */
  loadCollection<T>(
    kind: CollectionKind,
    ids: readonly string[],
    options: { signal: AbortSignal; struct: Struct<T, unknown> },
  ): Promise<ContentResult<T>>
  /**
   * Loads the texts of a document that guests agree to, in another language, by the English ones. Undefined where the operator has not
   * released the language, or no translation is to be had (LANG-07). `released`: the languages that the page says are released, which
   * count while the API gives no main configuration.
   */
  loadTranslation(
    slug: Slug,
    language: string,
    options: { signal: AbortSignal; released?: readonly LanguageCode[] | undefined },
  ): Promise<Record<string, string> | undefined>
  /** Loads what documents and the directory say in another language, by the English texts. Undefined where nothing is to be had (LANG-06). */
  loadScreenTexts(
    language: string,
    options: { signal: AbortSignal },
  ): Promise<Record<string, string> | undefined>
  /** Drops what was loaded, so that the next call sees changes. */
  forget(): void
}

const MAIN = 'schedulerConfig' // CONTENT-10
/** How long a page waits for texts in its language from the service, in milliseconds. */
const LONGEST_WAIT = 1000

/** Creates a loader of content documents, which never rejects. */
export function createLoader(sources: Sources): ContentLoader {
  const sharing = createSharing()

  async function defaultOrder(slug: Slug, signal: AbortSignal): Promise<SourceOrder> {
    if (slug === MAIN) return 'apiFirst' // CONTENT-09
    const main = await loadDocument(MAIN, { signal })
    return main.status === 'ok' && main.data.forceFetch.includes(slug) ? 'apiFirst' : 'fileOnly'
  }

  async function loadDocument<S extends Slug>(
    slug: S,
    { signal, order }: { signal: AbortSignal; order?: SourceOrder },
  ): Promise<ContentResult<DocumentData<S>>> {
    return sharing.load(slug, signal, async (leaving) => {
      const struct = CATALOGUE[slug].struct as unknown as Struct<DocumentData<S>>
      const read = (source: Source) => readSource(sources, source, contentPath(slug), struct, leaving)
      const likely = sources.likelyFromApi.includes(slug) ? 'api' : 'file'
      const early = order === undefined && slug !== MAIN ? read(likely) : undefined
      const chosen = order ?? (await defaultOrder(slug, leaving))
      return readInOrder(chosen, (source) => (source === likely && early) || read(source))
    })
  }

  async function loadOne(
    kind: CollectionKind,
    id: string,
    signal: AbortSignal,
  ): Promise<ContentResult<Record<string, unknown>>> {
    return sharing.load(`${kind}/${id}`, signal, async (leaving) => {
      if (!CollectionId.is(id)) return failure(404, 'id is invalid')
      return readSources(sources, collectionPath(kind, id), collectionStruct(kind, id), leaving)
    })
  }

  return {
    loadDocument,
    async loadCollection(kind, ids, { signal, struct }) {
      const parts = await Promise.all(ids.map((id) => loadOne(kind, id, signal)))
      const loaded: Record<string, unknown>[] = []
      for (const part of parts) {
        if (part.status !== 'ok') return part
        loaded.push(part.data)
      }
      const merged = mergeCollections(loaded)
      if (merged === undefined) return failure(404, 'has no ids')
      const [error, data] = validate(merged, struct)
      if (error) return failure(500, 'does not fit when merged')
      const cameFromApi = parts.some((part) => part.status === 'ok' && part.source === 'api')
      return { status: 'ok', data, source: cameFromApi ? 'api' : 'file' }
    },
    async loadTranslation(slug, language, { signal, released = [] }) {
      const main = await loadDocument(MAIN, { signal })
      if (main.status !== 'ok') return undefined
      const now = main.source === 'api' ? (main.data.released ?? []) : released
      const code = now.find((one) => one === language)
      if (!code || !isConsentSlug(slug)) return undefined
      const path = contentPath(slug, code)
      const found = await sharing.load(path, signal, (leaving) =>
        readSources(sources, path, Translation, leaving),
      )
      return found.status === 'ok' ? found.data.texts : undefined
    },
    async loadScreenTexts(language, { signal }) {
      const code = LANGUAGE_CODES.find((one) => one === language)
      if (!code) return undefined
      const path = screenTextsPath(code)
      // Nothing is drawn before they are there, so a slow service is not waited for.
      const hasty = { ...sources, apiTimeoutMs: Math.min(sources.apiTimeoutMs, LONGEST_WAIT) }
      const found = await sharing.load(path, signal, (leaving) =>
        readSources(hasty, path, Translation, leaving),
      )
      return found.status === 'ok' ? found.data.texts : undefined
    },
    forget: sharing.forget,
  }
}

type Start<T> = (leaving: AbortSignal) => Promise<ContentResult<T>>

interface Flight {
  result: Promise<ContentResult<unknown>>
  waiting: number
  leaving: AbortController
}

/**
 * Loads each id once: results are kept (CONTENT-18), callers of one id share a request, and the request is cancelled when the last of
 * them has left (CONTENT-19).
 */
function createSharing() {
  const kept = new Map<string, ContentResult<unknown>>()
  const flights = new Map<string, Flight>()

  function take<T>(id: string, start: Start<T>): Flight {
    const leaving = new AbortController()
    // It rejects when a code chunk cannot be loaded.
    const result = start(leaving.signal).catch(() => failure(500, 'cannot be read'))
    const flight: Flight = { result, waiting: 0, leaving }
    flights.set(id, flight)
    void flight.result.then((result) => land(id, flight, result))
    return flight
  }

  function land(id: string, flight: Flight, result: ContentResult<unknown>): void {
    if (flights.get(id) !== flight) return
    flights.delete(id)
    if (result.status === 'ok') kept.set(id, result)
  }

  return {
    /** Returns the result of an id. `signal` says that this caller has left. Never rejects. */
    async load<T>(id: string, signal: AbortSignal, start: Start<T>): Promise<ContentResult<T>> {
      if (signal.aborted) return CANCELLED
      const before = kept.get(id)
      if (before) return before as ContentResult<T>
      const flight = flights.get(id) ?? take(id, start)
      flight.waiting += 1
      try {
        return (await unlessAborted(flight.result, signal)) as ContentResult<T>
      } catch {
        if (flight.waiting === 1 && flights.get(id) === flight) {
          flights.delete(id)
          flight.leaving.abort()
        }
        return CANCELLED
      } finally {
        flight.waiting -= 1
      }
    },
    /** Drops all results, also those of requests that have not ended. */
    forget(): void {
      kept.clear()
      flights.clear()
    },
  }
}

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
  /**
   * Documents that the main configuration of this build lists in forceFetch. The API is asked for them beside the main configuration,
   * and the bundled copy of all others is read beside it: its answer decides whether that counts.
   */
  likelyFromApi: readonly string[]
}

const CANCELLED = { status: 'cancel', message: 'Request Cancelled' } as const // CONTENT-13

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
async function readInOrder<T>(
  order: SourceOrder,
  read: (source: Source) => Promise<ContentResult<T>>,
): Promise<ContentResult<T>> {
  const [first, second] = ORDERS[order]
  const result = await read(first)
  if (result.status !== 'error' || second === undefined) return result
  const other = await read(second)
  return other.status === 'error' ? result : other
}

function readSources<T>(
  sources: Sources,
  path: string,
  struct: Struct<T>,
  leaving: AbortSignal,
): Promise<ContentResult<T>> {
  return readInOrder('apiFirst', (source) => readSource(sources, source, path, struct, leaving))
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
function failure(code: 404 | 500, problem: string): ContentResult<never> {
  return { status: 'error', code, message: `Content ${problem}` }
}

/** Waits for a promise, but rejects as soon as the signal is aborted. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

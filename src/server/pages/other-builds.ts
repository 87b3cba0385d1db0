import { setTimeout as pause } from 'node:timers/promises'
import { HOUR_MS } from '#domain/time-units'
import { elapsed } from '../clock.ts'
import { chosenEncoding, type Encoding } from '../http/compress.ts'
import { type Log, traceOf } from '../log.ts'
import type { BuiltFileStore } from '../store/built-files.ts'
import type { HashedFiles } from './static-files.ts'
import { fileHeaders, TWINS } from './static-files.ts'

/** How often a process says that its build is still served. */
const SAY_EVERY_MS = 6 * HOUR_MS
/** The list of names is read again at most this often, so that made-up names cost the database nothing. */
const LIST_MS = 500

/**
 * Keeps the hashed files of this process's build in the store, before it listens: pages that it serves may ask any other process for
 * them (RUN-04). Returns what stops saying that they are still served.
 */
export async function startKeepingBuild(
  store: Pick<BuiltFileStore, 'keepBuiltFiles' | 'markBuiltFiles'>,
  { names, read }: HashedFiles,
  log: Log,
): Promise<() => void> {
  await store.keepBuiltFiles(names, read)
  const again = setInterval(async () => {
    try {
      await store.markBuiltFiles(names)
    } catch (error) {
      log({ event: 'error', route: 'built-files', ...traceOf(error) })
    }
  }, SAY_EVERY_MS)
  again.unref()
  return () => clearInterval(again)
}

/**
 * Answers requests for hashed files of other builds than that of this process; undefined for a name that no build had. A name that is not
 * known waits for the next reading of the list, half a second at most.
 */
export function createOtherBuilds(
  store: Pick<BuiltFileStore, 'builtFileNames' | 'builtFile'>,
): (request: Request) => Promise<Response | undefined> {
  let names = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  let nextReading: Promise<void> | undefined

  /** Reads the list once for all who asked before it is read: a process that started meanwhile may have brought the file. */
  async function readNext(): Promise<void> {
    await pause(Math.max(0, readAt + LIST_MS - elapsed()))
    nextReading = undefined
    readAt = elapsed()
    names = new Set(await store.builtFileNames())
  }

  async function isThere(name: string): Promise<boolean> {
    if (!names.has(name)) {
      nextReading ??= readNext()
      await nextReading
    }
    return names.has(name)
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    if (!(await isThere(pathname))) return undefined
    const twins = Object.entries(TWINS).filter(([end]) => names.has(pathname + end))
    const headers = fileHeaders(pathname, `"${pathname}"`, twins.length > 0)
    if (request.headers.get('if-none-match') === headers['etag'])
      return new Response(null, { status: 304, headers })
    const encoding = chosenEncoding(
      request,
      twins.map(([, one]): Encoding => one),
    )
    const [end = ''] = twins.find(([, one]) => one === encoding) ?? []
    const bytes = await store.builtFile(pathname + end)
    if (!bytes) return undefined
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, ...(encoding && { 'content-encoding': encoding }) },
    })
  }
}

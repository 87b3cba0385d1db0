import type { Infer } from 'superstruct'
import type { postImport } from '#contract/operator'
import {
  IMPORT_KIND_NAMES,
  IMPORT_TYPES,
  type ImportResult,
  MAX_IMPORT_BYTES,
  MOST_LISTED,
} from '#contract/operator-imports'
import type { ImportReport } from '../directory/import.ts'
import { ImportProblem, type ImportSource } from '../directory/import-rows.ts'
import { runImport } from '../directory/operator-import.ts'
import type { Exported } from '../events/visit-lines.ts'
import { busy, type Refusal, refusal } from '../http/refusal.ts'
import { DirectoryChanged } from '../store/directory-edits.ts'
import type { OperatorToken } from '../store/tokens.ts'
import { shownDisplaced } from './directory.ts'
import { nameOfToken } from './tokens.ts'

type Importing = Pick<Exported, 'store' | 'keys'> & {
  clock: () => number
  demonstration: boolean | undefined
}
type Asked = { kind: string; query: Infer<typeof postImport.query>; request: Request; token: OperatorToken }

/** What the name of a source ends with, by media type. */
const ENDINGS: Record<(typeof IMPORT_TYPES)[number], string> = {
  'text/csv': 'csv',
  'application/x-ndjson': 'ndjson',
  'text/calendar': 'ics',
}

/**
 * Imports the body of a call as the command does a file, one import at a time in a process (DIR-01 to DIR-04). Refuses: a token of
 * some locations (403), an unknown kind (404), another media type (415), a body that is too long (413), broken off (400) or not
 * understood as a whole (400 invalidFile), one that would close many without `yes` (409 needsYes), a second import at once (503).
 */
export function createImports({ store, keys, clock, demonstration = true }: Importing) {
  let isBusy = false

  async function importOne({ kind: asked, query, request, token }: Asked): Promise<ImportResult> {
    if (token.locations !== null)
      throw refusal(403, 'tokenLocation', 'An import needs a token of all locations.')
    const kind = IMPORT_KIND_NAMES.find((name) => name === asked)
    if (!kind) throw refusal(404, 'notFound', `A kind is one of ${IMPORT_KIND_NAMES.join(', ')}.`, 'kind')
    const body = bodyOf(request)
    const who = nameOfToken(token)
    const options = { ...query, kind, demonstration, now: clock(), notify: query.notify === true, who }
    const { report, displaced } = await runImport(store, [body.source], options).catch((error) => {
      throw body.broken() ?? inWords(error)
    })
    if (report.outcome === 'needsYes') throw needsYes(report)
    const listed = await shownDisplaced({ store, keys }, displaced.slice(0, MOST_LISTED))
    return resultOf(report, { count: displaced.length, listed })
  }

  return async (asked: Asked): Promise<ImportResult> => {
    if (isBusy) throw busy()
    isBusy = true
    try {
      return await importOne(asked)
    } finally {
      isBusy = false
    }
  }
}

/** The body as a source; `broken`: why it could not be read to its end. */
function bodyOf(request: Request): { source: ImportSource; broken(): Refusal | undefined } {
  const written = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const type = IMPORT_TYPES.find((one) => one === written)
  if (!type || request.headers.has('content-encoding'))
    throw refusal(415, 'unsupportedMediaType', `The body must be ${IMPORT_TYPES.join(', ')}, not compressed.`)
  let broken: Refusal | undefined
  async function* open(): AsyncGenerator<Uint8Array> {
    const reader = request.body?.getReader()
    try {
      for (let size = 0; reader; ) {
        const { done, value } = await reader.read()
        if (done) return
        size += value.length
        if (size > MAX_IMPORT_BYTES)
          broken = refusal(413, 'bodyTooLarge', `The body must be at most ${MAX_IMPORT_BYTES} bytes.`)
        if (broken) throw broken
        yield value
      }
    } catch (error) {
      broken ??= refusal(400, 'bodyBroken', 'The body ended early.')
      throw error
    } finally {
      void reader?.cancel().catch(() => {})
    }
  }
  return { source: { name: `body.${ENDINGS[type]}`, open }, broken: () => broken }
}

function inWords(error: unknown): unknown {
  if (error instanceof ImportProblem) return refusal(400, 'invalidFile', error.message)
  return error instanceof DirectoryChanged ? busy() : error
}

function needsYes({ removed, lost }: ImportReport): Refusal {
  const taken = lost.services.map(({ id, locations }) => `${id} from ${locations}`).join(', ')
  if (taken !== '')
    return refusal(
      409,
      'needsYes',
      `This would take services from locations (${taken}). Nothing was changed: send yes=true.`,
    )
  const keys = removed.flatMap((one) => one.keys)
  const first = keys.slice(0, 20).join(', ')
  return refusal(
    409,
    'needsYes',
    `This would close or remove ${keys.length} (${first}). Nothing was changed: send yes=true.`,
  )
}

function resultOf(
  report: ImportReport,
  displaced: { count: number; listed: ImportResult['displaced'] },
): ImportResult {
  const { kind, outcome, closesMany, added, changed, unchanged, waits, grids, demonstration, lost } = report
  const [file] = report.files
  const { refused = [], warnings = [] } = file ?? {}
  const removed = report.removed.flatMap(({ keys }) => keys)
  const listed = <T>(all: readonly T[]) => all.slice(0, MOST_LISTED)
  return {
    kind,
    outcome: outcome === 'dryRun' ? 'dryRun' : 'written',
    closesMany,
    complete: file?.complete ?? true,
    counts: {
      read: file?.rowsRead ?? 0,
      added,
      changed: changed.length,
      unchanged,
      refused: refused.length,
      warned: warnings.length,
      removed: removed.length,
      waits,
      displaced: displaced.count,
    },
    refused: listed(refused),
    warnings: listed(warnings),
    changed: listed(changed).map(({ key, line, fields }) => ({ key, line, fields })),
    removed: listed(removed),
    taken: listed(lost.services).map(({ id, locations }) => ({ serviceId: id, locations })),
    withoutService: listed(lost.withoutService),
    grids: listed(grids).map(({ crowded, ...grid }) => ({
      ...grid,
      ...(crowded && { crowded: { ...crowded, first: new Date(crowded.first).toISOString() } }),
    })),
    demonstration: demonstration ?? null,
    displaced: displaced.listed,
  }
}

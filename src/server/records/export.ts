import { open as openFile, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parseStrictJson } from '../http/strict-json.ts'
import type { ServerKeys } from '../keys/keys.ts'
import { confirmCode, type Opened, openRecord } from '../keys/seal.ts'
import { SettingError } from '../settings.ts'
import type { CheckIn, Store, StoredAppointment } from '../store/store.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
/** The page on which a guest cancels, under PUBLIC_URL (SCOPE-15). */
const CANCEL_PATH = '/health-services/scheduler/cancel' // ROUTE-14
const USAGE = 'npm run export -- --since 2026-11-20T00:00:00Z [--out FILE]'

/** `since` in epoch milliseconds; no `out` means standard output. */
type ExportArguments = { since: number; out: string | undefined }

/** What `export` was asked for. Throws SettingError. */
export function parseExportArguments(words: string[]): ExportArguments {
  const { since, out } = optionsOf(words)
  if (since === undefined) throw new SettingError(`--since is missing. Usage: ${USAGE}`)
  const instant = INSTANT.test(since) ? Date.parse(since) : Number.NaN
  if (Number.isNaN(instant)) {
    throw new SettingError(`--since must be an instant with its zone, not "${since}". Usage: ${USAGE}`)
  }
  return { since: instant, out }
}

function optionsOf(words: string[]): { since?: string | undefined; out?: string | undefined } {
  try {
    return parseArgs({ args: words, options: { since: { type: 'string' }, out: { type: 'string' } } }).values
  } catch {
    throw new SettingError(`Not understood. Usage: ${USAGE}`)
  }
}

/** What was written: how many lines, and the counter codes of those whose payload could not be read. */
export type ExportResult = { count: number; unreadable: string[] }

/** What an export reads; without `publicUrl`, an origin, there are no addresses to cancel at. */
export type Exported = { store: Store; keys: ServerKeys; publicUrl?: string | undefined }

/** Exports to where it was asked for; what a finished export could read in full may be purged (HD-17). */
export async function runExport(
  data: Exported,
  { since, out }: ExportArguments,
  write: (line: string) => Promise<void>,
): Promise<ExportResult> {
  const began = await data.store.now()
  const result = await (out === undefined
    ? exportRecords(data, since, write)
    : exportToFile(data, since, out))
  if (result.unreadable.length === 0) await data.store.markExported(since, began)
  return result
}

/**
 * Writes, one JSON object a line, every check-in received and every appointment booked or cancelled at or after `since` (epoch
 * ms), in the order in which the server heard of them. An appointment that was cancelled comes as that alone. A row whose payload
 * cannot be read is written with all that is in clear, `payload: null` and `unreadable: true` (HD-23).
 */
export async function exportRecords(
  { store, keys, publicUrl }: Exported,
  since: number,
  write: (line: string) => Promise<void>,
): Promise<ExportResult> {
  let count = 0
  const unreadable: string[] = []
  const checkIns = told(
    store.checkInsSince(since),
    ({ receivedAt }) => receivedAt,
    (one) => checkInLine(one, keys),
  )
  const appointments = told(
    store.appointmentsSince(since),
    ({ changedAt }) => changedAt,
    (one) => appointmentLine(one, keys, publicUrl),
  )
  const entries = told(
    store.unreadableSince(since),
    ({ receivedAt }) => receivedAt,
    (one) => entryLine(one, keys),
  )
  for await (const { line } of inOrder(inOrder(checkIns, entries), appointments)) {
    await write(`${JSON.stringify(line)}\n`)
    count++
    if (line.unreadable) unreadable.push(line.counterCode ?? line.id)
  }
  return { count, unreadable }
}

type Line = { id: string; counterCode?: string; payload: unknown; unreadable?: true; [name: string]: unknown }
type Told = { at: number; line: Line }

async function* told<T>(
  all: AsyncIterable<T>,
  atOf: (one: T) => number,
  lineOf: (one: T) => Line,
): AsyncGenerator<Told> {
  for await (const one of all) yield { at: atOf(one), line: lineOf(one) }
}

/** The lines of two sources that are each in order. */
async function* inOrder(one: AsyncGenerator<Told>, other: AsyncGenerator<Told>): AsyncGenerator<Told> {
  let [first, second] = [await one.next(), await other.next()]
  for (;;) {
    if (!first.done && (second.done || first.value.at <= second.value.at)) {
      yield first.value
      first = await one.next()
    } else if (!second.done) {
      yield second.value
      second = await other.next()
    } else return
  }
}

/** The same into a file that must not be there yet, readable by its owner alone; an export that fails leaves none. */
export async function exportToFile(data: Exported, since: number, path: string): Promise<ExportResult> {
  const file = await openFile(path, 'wx', 0o600).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new SettingError(
      code === 'EEXIST' ? `--out: ${path} is there already.` : `--out: ${path} cannot be made (${code}).`,
    )
  })
  try {
    const result = await exportRecords(data, since, async (line) => {
      await file.write(line)
    })
    await file.sync()
    return result
  } catch (error) {
    await rm(path)
    throw error
  } finally {
    await file.close()
  }
}

/** A line's `reasons` are those of the record and then those of `misfits`, each once. */
function checkInLine(checkIn: CheckIn, { dataKey }: ServerKeys): Line {
  const { id, counterCode, status, reasons, locationId, createdAt, receivedAt } = checkIn
  const opened = openedOf(dataKey, checkIn)
  const { misfits = [] } = opened ?? {}
  const all = [...new Set([...reasons, ...misfits.map(({ reason }) => reason)])]
  return {
    kind: 'walkin',
    id,
    counterCode,
    status,
    ...((status === 'needsAttention' || all.length > 0) && { reasons: all }),
    ...(misfits.length > 0 && { misfits }),
    ...(status === 'needsAttention' && { locationId }),
    createdAt: new Date(createdAt).toISOString(),
    receivedAt: new Date(receivedAt).toISOString(),
    ...payloadOf(opened),
  }
}

type Entry = Pick<CheckIn, 'id' | 'receivedAt' | 'sealed'>

/** What came through an outbox and is no walk-in of any store (HD-33). */
function entryLine(entry: Entry, { dataKey }: ServerKeys): Line {
  const { id, receivedAt } = entry
  return {
    kind: 'unreadable',
    id,
    receivedAt: new Date(receivedAt).toISOString(),
    ...payloadOf(openedOf(dataKey, entry)),
  }
}

/** `receivedAt`: when the server last heard of it, which is when it was booked or cancelled. */
function appointmentLine(
  appointment: StoredAppointment,
  keys: ServerKeys,
  publicUrl: string | undefined,
): Line {
  const { id, firstId, counterCode, status, receivedAt, changedAt } = appointment
  return {
    kind: 'appointment',
    id,
    ...(firstId !== null && { firstId }),
    counterCode,
    status,
    createdAt: new Date(receivedAt).toISOString(),
    receivedAt: new Date(changedAt).toISOString(),
    ...(publicUrl !== undefined &&
      status === 'booked' && { cancelUrl: `${publicUrl}${CANCEL_PATH}/${id}/${confirmCode(keys, id)}` }),
    ...payloadOf(openedOf(keys.dataKey, appointment)),
  }
}

/** What was sent, or its raw text when it is no JSON that can be written again; null when the row is damaged. */
function payloadOf(opened: Opened | undefined): Pick<Line, 'payload' | 'unreadable'> {
  if (opened === undefined) return { payload: null, unreadable: true }
  try {
    return { payload: parseStrictJson(opened.sent) }
  } catch {
    return { payload: opened.sent }
  }
}

function openedOf(key: Uint8Array, row: Entry & { isDamaged?: true }): Opened | undefined {
  try {
    return row.isDamaged ? undefined : openRecord(key, row.id, row.sealed)
  } catch {
    return undefined
  }
}

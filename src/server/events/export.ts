import { open as openFile, rm } from 'node:fs/promises'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { CursorProblem, openCursors, START } from './cursors.ts'
import { type EventQuery, type Exported, readLines } from './event-lines.ts'
import type { ExportArguments, ExportFrom } from './export-arguments.ts'
import { appointmentLine, checkInLine, type ExportLine, unreadableLine } from './lines.ts'

/**
 * What was written: how many lines, and the counter codes (or ids) of those whose payload could not be read. `next`: the cursor where
 * the next export begins; absent after one by instant.
 */
export type ExportResult = { count: number; unreadable: string[]; next?: string }

type Write = (text: string) => Promise<void>

/** Exports to where it was asked for; `toStandardOutput` writes where no file is named. Throws SettingError. */
export function runExport(
  data: Exported,
  asked: ExportArguments,
  toStandardOutput: Write,
): Promise<ExportResult> {
  const { from } = asked
  return from.by === 'instant'
    ? exportSince(data, from.since, asked.out, toStandardOutput)
    : exportEvents(data, { ...asked, from }, toStandardOutput)
}

/** What a finished export of all since an instant could read in full may be purged (HD-17). */
async function exportSince(
  data: Exported,
  since: number,
  out: string | undefined,
  toStandardOutput: Write,
): Promise<ExportResult> {
  const began = await data.store.now()
  const result = await written(out, toStandardOutput, (write) => exportRecords(data, since, write))
  if (result.unreadable.length === 0) await data.store.markExported(since, began)
  return result
}

type EventArguments = ExportArguments & { from: Exclude<ExportFrom, { by: 'instant' }> }

/** Writes the events after a cursor or a reader's place, and moves the reader's place once all is written (FEED-03, FEED-05). */
async function exportEvents(
  data: Exported,
  { from, filter, day, out }: EventArguments,
  toStandardOutput: Write,
): Promise<ExportResult> {
  const { store } = data
  const cursors = await openCursors(store)
  const query: EventQuery = {
    filter,
    ...(day !== undefined && {
      day: { date: day, zone: await zoneOf(store, filter.locationIds?.[0] ?? '') },
    }),
  }
  let last =
    from.by === 'reader'
      ? ((await store.eventReader(from.name))?.number ?? 0)
      : await cursors.read(from.cursor).catch(inWords)
  const result = await written(out, toStandardOutput, async (write) => {
    const counted = counting(write)
    for (let isEnd = false; !isEnd; ) {
      const page = await readLines({ ...data, cursors }, last, query)
      for (const line of page.lines) await counted.write(line)
      ;({ last, isEnd } = page)
    }
    return counted.result
  })
  if (from.by === 'reader' && from.ack) await store.acknowledgeEvents(from.name, last)
  return { ...result, next: last === 0 ? START : cursors.write(last) }
}

function inWords(error: unknown): never {
  throw error instanceof CursorProblem ? new SettingError(`--after: ${error.message}`) : error
}

/** IANA zone of a location. Throws SettingError. */
async function zoneOf(store: Store, locationId: string): Promise<string> {
  for (const businessName of BUSINESS_NAMES) {
    const location = await store.location(businessName, locationId)
    if (location) return location.timezone
  }
  throw new SettingError(`--location: there is no location ${locationId}.`)
}

/** Writes lines as JSON, and counts them. */
function counting(write: Write): { write(line: ExportLine): Promise<void>; result: ExportResult } {
  const result: ExportResult = { count: 0, unreadable: [] }
  return {
    async write(line) {
      await write(`${JSON.stringify(line)}\n`)
      result.count++
      if (line.unreadable) result.unreadable.push(line.counterCode ?? line.id)
    },
    result,
  }
}

/**
 * Writes, one JSON object a line, every check-in received and every appointment booked or cancelled at or after `since` (epoch
 * ms), in the order in which the server heard of them. An appointment that was cancelled comes as that alone. A row whose payload
 * cannot be read is written with all that is in clear, `payload: null` and `unreadable: true` (HD-23).
 */
export async function exportRecords(
  { store, keys, publicUrl }: Exported,
  since: number,
  write: Write,
): Promise<ExportResult> {
  const counted = counting(write)
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
    (one) => unreadableLine(one, keys),
  )
  for await (const { line } of inOrder(inOrder(checkIns, entries), appointments)) await counted.write(line)
  return counted.result
}

type Told = { at: number; line: ExportLine }

async function* told<T>(
  all: AsyncIterable<T>,
  atOf: (one: T) => number,
  lineOf: (one: T) => ExportLine,
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

/** Has `work` write to standard output, or to a file that must not be there yet, readable by its owner alone; work that fails leaves none. */
async function written<T>(
  out: string | undefined,
  toStandardOutput: Write,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  if (out === undefined) return work(toStandardOutput)
  const file = await openFile(out, 'wx', 0o600).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new SettingError(
      code === 'EEXIST' ? `--out: ${out} is there already.` : `--out: ${out} cannot be made (${code}).`,
    )
  })
  try {
    const result = await work(async (text) => {
      await file.write(text)
    })
    await file.sync()
    return result
  } catch (error) {
    await rm(out)
    throw error
  } finally {
    await file.close()
  }
}

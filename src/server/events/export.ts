import { open as openFile, rm } from 'node:fs/promises'
import type { Content } from '../content/source.ts'
import { zoneOfProvider } from '../directory/open-locations.ts'
import { failureWords } from '../running/failure-words.ts'
import { SettingError } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { CursorProblem, openCursors, START } from './cursors.ts'
import { dayAsCsv, visitIdsOfDay } from './day-visits.ts'
import { type EventQuery, readLines } from './event-lines.ts'
import { aboutExport, type ExportArguments, type ExportFrom } from './export-arguments.ts'
import { fhirText, type LineText, ndjson } from './formats/line-text.ts'
import { checkLocations } from './known-locations.ts'
import {
  appointmentLine,
  checkInLine,
  type ExportLine,
  nameOfLine,
  unreadableLine,
  visitsOfLines,
} from './lines.ts'
import type { Exported } from './visit-lines.ts'

/**
 * What was written: how many lines, and counter codes and ids of those whose payload could not be read. `next`: the cursor where
 * the next export begins; absent after one by instant or of a day. `left`: lines for which the format has nothing, by kind.
 * `reader`: what became of a named reader's place.
 */
export type ExportResult = {
  count: number
  unreadable: string[]
  next?: string
  left?: Partial<Record<LeftKind, number>>
  reader?: ReadPlace
}

/** Lines that have no Bundle: texts of consents, entries that name no store, and visits that were removed. */
type LeftKind = 'wording' | 'unreadable' | 'removed'

/** `isNew`: no such reader had a place yet. `stays`: the cursor before a visit that could not be opened, which is not acknowledged. */
type ReadPlace = { name: string; isNew: boolean; stays?: string }

type Write = (text: string) => Promise<void>

/** `who`: in whose name the audit has it; absent: it is not audited. `content`: FHIR and CSV need it. `about`: what the audit has of it. */
type Reading = Exported & { who?: string; content?: Content; about?: Record<string, string> }

/** Lines that are audited and written at once. */
const LOT = 200

/** Exports to where it was asked for; `toStandardOutput` writes where no file is named. Throws SettingError. */
export async function runExport(
  source: Omit<Reading, 'about'>,
  asked: ExportArguments,
  toStandardOutput: Write,
): Promise<ExportResult> {
  const { from, format, out } = asked
  const data: Reading = { ...source, about: aboutExport(asked) }
  if (from.by === 'day') return exportDay(data, from, (work) => written(out, toStandardOutput, work))
  const textOf =
    format === 'fhir' ? await fhirText({ ...data, content: contentOf(data), origin: data.publicUrl }) : ndjson
  return from.by === 'instant'
    ? exportSince(data, from.since, (work) => written(out, toStandardOutput, work), textOf)
    : exportEvents(data, { ...asked, from }, (work) => written(out, toStandardOutput, work), textOf)
}

type Out = (work: (write: Write) => Promise<ExportResult>) => Promise<ExportResult>

function contentOf({ content }: Reading): Content {
  if (!content) throw new Error('This format needs the content documents.')
  return content
}

/** Writes the list of a day as CSV, once the audit has it (FEED-11, RUN-12). */
async function exportDay(data: Reading, { locationId, day }: FromDay, out: Out): Promise<ExportResult> {
  const zone = await zoneOf(data.store, locationId)
  const ids = await visitIdsOfDay(data.store, { locationId, day, zone })
  await audit(data, ids, ids.length)
  const { text, ...result } = await dayAsCsv({ ...data, content: contentOf(data) }, ids, zone)
  return out(async (write) => {
    await write(text)
    return result
  })
}

async function audit({ store, who, about }: Reading, visits: string[], count: number): Promise<void> {
  if (who === undefined || count === 0) return
  await store.addAudit({ who, action: 'export', visits, about: { ...about, count } })
}

/** Exports everything since an instant. If every line could be read, the purge may remove these visits (HD-17). */
async function exportSince(data: Reading, since: number, out: Out, textOf: LineText): Promise<ExportResult> {
  const began = await data.store.now()
  const result = await out((write) => exportRecords(data, since, write, textOf))
  if (result.unreadable.length === 0) await data.store.markExported(since, began)
  return result
}

type FromDay = Extract<ExportFrom, { by: 'day' }>
type EventArguments = ExportArguments & { from: Exclude<ExportFrom, { by: 'instant' } | FromDay> }

/** Writes the events after a cursor or a reader's place, and moves the reader's place once all is written (FEED-03, FEED-05). */
async function exportEvents(
  data: Reading,
  { from, filter, day }: EventArguments,
  out: Out,
  textOf: LineText,
): Promise<ExportResult> {
  const { store } = data
  await checkLocations(store, filter.locationIds ?? [])
  const cursors = await openCursors(store)
  const query: EventQuery = {
    filter,
    ...(day !== undefined && {
      day: { date: day, zone: await zoneOf(store, filter.locationIds?.[0] ?? '') },
    }),
  }
  const known = from.by === 'reader' ? await store.eventReader(from.name) : undefined
  let last = from.by === 'reader' ? (known?.number ?? 0) : await cursors.read(from.cursor).catch(inWords)
  let unopened: number | undefined
  const result = await out(async (write) => {
    const lines = lineWriter(data, write, textOf)
    for (let isEnd = false; !isEnd; ) {
      const page = await readLines({ ...data, cursors }, last, query)
      for (const line of page.lines) await lines.write(line)
      ;({ last, isEnd } = page)
      unopened ??= page.unopened
    }
    return lines.end()
  })
  const place = (number: number) => (number === 0 ? START : cursors.write(number))
  if (from.by !== 'reader') return { ...result, next: place(last) }
  const stays = from.ack === 'opened' && unopened !== undefined ? unopened - 1 : undefined
  if (from.ack !== 'nothing') {
    const number = stays ?? last
    await acknowledge(data, { reader: from.name, number, cursor: place(number) })
  }
  const reader = {
    name: from.name,
    isNew: known === undefined,
    ...(stays !== undefined && { stays: place(stays) }),
  }
  return { ...result, next: place(last), reader }
}

type Acknowledged = { reader: string; number: number; cursor: string }

/** Moves the place of a reader, and keeps in the audit who did. */
async function acknowledge({ store, who }: Reading, { reader, number, cursor }: Acknowledged): Promise<void> {
  await store.acknowledgeEvents(reader, number)
  if (who === undefined) return
  await store.addAudit({ who, action: 'reader.acknowledge', visits: [], about: { reader, cursor } })
}

function inWords(error: unknown): never {
  throw error instanceof CursorProblem ? new SettingError(`--after: ${error.message}`) : error
}

async function zoneOf(store: Store, locationId: string): Promise<string> {
  const zone = await zoneOfProvider(store, locationId)
  if (zone === undefined) throw new SettingError(`--location: there is no location ${locationId}.`)
  return zone
}

/** Writes lines in lots, each once the audit has it (RUN-12), and counts them. */
function lineWriter(data: Reading, write: Write, textOf: LineText) {
  const result: ExportResult = { count: 0, unreadable: [] }
  let waiting: ExportLine[] = []

  async function flush(): Promise<void> {
    const lot = waiting
    waiting = []
    await audit(data, visitsOfLines(lot), lot.length)
    for (const line of lot) {
      const text = await textOf(line)
      if (text !== undefined) await write(text)
      else {
        const kind: LeftKind = line['removed']
          ? 'removed'
          : line.kind === 'wording'
            ? 'wording'
            : 'unreadable'
        result.left = { ...result.left, [kind]: (result.left?.[kind] ?? 0) + 1 }
      }
    }
  }

  return {
    async write(line: ExportLine): Promise<void> {
      result.count++
      if (line.unreadable) result.unreadable.push(nameOfLine(line))
      waiting.push(line)
      if (waiting.length === LOT) await flush()
    },
    /** Writes what waits, and returns what was written in all. */
    async end(): Promise<ExportResult> {
      await flush()
      return result
    },
  }
}

/**
 * Writes, one JSON object a line, every check-in received and every appointment booked or cancelled at or after `since` (epoch
 * ms), in the order in which the server heard of them. An appointment that was cancelled comes as that alone. A row whose payload
 * cannot be read is written with all that is in clear, `payload: null` and `unreadable: true` (HD-23).
 */
export async function exportRecords(
  data: Reading,
  since: number,
  write: Write,
  textOf: LineText = ndjson,
): Promise<ExportResult> {
  const lines = lineWriter(data, write, textOf)
  const { store, keys, publicUrl } = data
  const checkIns = dated(
    store.checkInsSince(since),
    ({ receivedAt }) => receivedAt,
    (one) => checkInLine(one, keys),
  )
  const appointments = dated(
    store.appointmentsSince(since),
    ({ changedAt }) => changedAt,
    (one) => appointmentLine(one, keys, publicUrl),
  )
  const entries = dated(
    store.unreadableSince(since),
    ({ receivedAt }) => receivedAt,
    (one) => unreadableLine(one, keys),
  )
  for await (const { line } of inOrder(inOrder(checkIns, entries), appointments)) await lines.write(line)
  return lines.end()
}

type DatedLine = { at: number; line: ExportLine }

async function* dated<T>(
  all: AsyncIterable<T>,
  atOf: (one: T) => number,
  lineOf: (one: T) => ExportLine,
): AsyncGenerator<DatedLine> {
  for await (const one of all) yield { at: atOf(one), line: lineOf(one) }
}

/** The lines of two sources that are each in order. */
async function* inOrder(
  one: AsyncGenerator<DatedLine>,
  other: AsyncGenerator<DatedLine>,
): AsyncGenerator<DatedLine> {
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
      code === 'EEXIST'
        ? `--out: ${out} is there already.`
        : `--out: ${out} cannot be made: ${failureWords(error, out)}.`,
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

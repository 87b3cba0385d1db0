import { addDays, isDay } from '#domain/calendar'
import { tidy } from '#domain/text'
import type { CsvRecord } from './csv.ts'
import { readCsv } from './csv.ts'
import { withoutMark } from './write-table.ts'

/** A file that cannot be imported at all; nothing has been written. */
export class ImportProblem extends Error {}

/** A file, or whatever else has bytes and a name. A name that ends with .ndjson is read as NDJSON, with .ics as a calendar, any other as CSV. */
export interface ImportSource {
  name: string
  open(): AsyncIterable<Uint8Array>
}

/** A row before it is understood; `breaksOff`: rows may be missing after it. */
export type RawRow = {
  line: number
  titles: readonly string[]
  cells: readonly string[]
  problem: string | null
  breaksOff: boolean
}

/** Rows of one import, at most: more would hold up bookings while they are written. */
const MOST_ROWS = 50_000
const MAX_LINE = 256 * 1024

const CSV_REASONS: Record<NonNullable<CsvRecord['problem']>, string> = {
  quoteNeverClosed: 'a quote is opened here and never closed; nothing after it was read',
  textAfterQuote: 'text stands after a closing quote',
  tooLong: 'the row is too long',
}

/** Reads a source row by row. `titles`: of the header, or of the first object. Throws ImportProblem when it has neither. */
export async function readRows(
  source: ImportSource,
): Promise<{ titles: readonly string[]; rows: AsyncIterable<RawRow> }> {
  const all = readerOf(source)
  try {
    const first = await all.next()
    if (!first.done) {
      const { line, titles, problem } = first.value
      if (problem !== null) throw new ImportProblem(`${source.name} line ${line}: ${problem}.`)
      if (titles.some(isDamaged))
        throw new ImportProblem(`${source.name} is damaged or not UTF-8: save it as UTF-8.`)
      return { titles, rows: bounded(first.value, all, source.name) }
    }
  } catch (error) {
    if (error instanceof ImportProblem) throw error
    throw new ImportProblem(unreadable(source.name, error))
  }
  throw new ImportProblem(`${source.name} has no header row.`)
}

/** What is wrong with a file that cannot be opened, in the words of somebody who mistyped its name. */
function unreadable(name: string, error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no file ${name}.`
  if (code === 'EISDIR') return `${name} is a folder and no file.`
  if (code === 'EACCES' || code === 'EPERM') return `This user may not read ${name}.`
  return `${name} cannot be read: ${message}`
}

/** What a spreadsheet may have put between the columns. */
const OTHER_SEPARATORS = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
] as const

/** Whether bytes of a text were not UTF-8, as of a file in Latin-1 or UTF-16. */
export function isDamaged(text: string): boolean {
  return /[\0\uFFFD]/.test(text)
}

function readerOf(source: ImportSource): AsyncGenerator<RawRow> {
  if (source.name.endsWith('.ndjson')) return readObjects(source.open())
  return source.name.endsWith('.ics') ? readCalendar(source.open()) : readTable(source)
}

const REPEATS = 'the event repeats, which is not read: give each of its days an event'
const CUT = 'the event has no END:VEVENT: it is cut'
const NO_END = 'the calendar ends here without END:VCALENDAR: events may be missing'

/**
 * Whole days of a calendar, a row each: from, to, name. A line that begins with a space continues the one before. A calendar is whole
 * when it ends with END:VCALENDAR; another one has a refused row that says where it breaks off.
 */
async function* readCalendar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RawRow> {
  const titles = ['from', 'to', 'name']
  yield { line: 0, titles, cells: titles, problem: null, breaksOff: false }
  let event: CalendarEvent | undefined
  let isWhole = false
  let [line, lastLine, text] = [0, 1, '']
  /** The row of the event that ends here, in the middle of it perhaps. */
  const end = (isCut: boolean): RawRow[] => {
    if (!event) return []
    const { from, to, name, line, problem } = event
    event = undefined
    // The end of a calendar's event is the day after the last one.
    const last = isDay(to) && to > from ? addDays(to, -1) : from
    return [{ line, titles, cells: [from, last, name], problem: isCut ? CUT : problem, breaksOff: isCut }]
  }
  const take = (): RawRow[] => {
    const [, name = '', value = ''] = /^([A-Z]+)(?:;[^:]*)?:(.*)$/i.exec(text) ?? []
    if (text !== '') {
      isWhole = text === 'END:VCALENDAR'
      lastLine = line
    }
    if (text === 'BEGIN:VEVENT') {
      const before = end(true)
      event = { line, from: '', to: '', name: '', problem: null }
      return before
    }
    if (text === 'END:VEVENT' || isWhole) return end(text !== 'END:VEVENT')
    if (name === 'DTSTART' && event) event.from = dayOfCalendar(value)
    else if (name === 'DTEND' && event) event.to = dayOfCalendar(value)
    else if (/^R(?:RULE|DATE)$/.test(name) && event) event.problem = REPEATS
    else if (name === 'SUMMARY' && event)
      event.name = value.replace(/\\n/gi, ' ').replace(/\\([,;\\])/g, '$1')
    return []
  }
  for await (const next of linesOf(bytes)) {
    const continues = /^[ \t]/.test(next)
    if (!continues) yield* take()
    line++
    text = continues ? text + next.slice(1) : next.trimEnd()
  }
  yield* take()
  const cut = end(true)
  yield* cut
  if (!isWhole && cut.length === 0)
    yield { line: lastLine, titles, cells: [], problem: NO_END, breaksOff: true }
}

type CalendarEvent = { line: number; from: string; to: string; name: string; problem: string | null }

/** "20261126" or "20261126T000000" as a day. */
function dayOfCalendar(value: string): string {
  return value.slice(0, 8).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
}

async function* bounded(first: RawRow, rest: AsyncGenerator<RawRow>, name: string): AsyncGenerator<RawRow> {
  if (first.line > 0) yield first
  let count = 0
  try {
    for await (const row of rest) {
      if (++count > MOST_ROWS) throw new ImportProblem(`${name} has more than ${MOST_ROWS} rows: divide it.`)
      yield row
    }
  } catch (error) {
    // A body that breaks off is no file that cannot be read.
    if (error instanceof Error && 'syscall' in error) throw new ImportProblem(unreadable(name, error))
    throw error
  }
}

/** The header comes first, as a row on line 0. */
async function* readTable({ name, open }: ImportSource): AsyncGenerator<RawRow> {
  const records = readCsv(open())
  const first = await records.next()
  if (first.done || first.value.problem !== null) throw new ImportProblem(`${name} has no header row.`)
  const titles = first.value.cells
  const other = OTHER_SEPARATORS.find(([sign]) => titles.length === 1 && titles[0]?.includes(sign))
  if (other) throw new ImportProblem(`${name} has ${other[1]} between its columns: save it with commas.`)
  yield { line: 0, titles, cells: titles, problem: null, breaksOff: false }
  for await (const { line, cells, problem } of records) {
    // Spreadsheets save rows of which nothing is left but the commas.
    if (problem === null && cells.every((cell) => cell.trim() === '')) continue
    const isHeader = cells.length === titles.length && cells.every((cell, at) => cell === titles[at])
    const reason =
      (problem && CSV_REASONS[problem]) ??
      (isHeader ? 'the header is repeated here' : null) ??
      (cells.length > titles.length ? `${cells.length} cells, the header has ${titles.length}` : null)
    yield { line, titles, cells, problem: reason, breaksOff: problem === 'quoteNeverClosed' }
  }
}

async function* readObjects(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RawRow> {
  let line = 0
  let row: RawRow | undefined
  for await (const text of linesOf(bytes)) {
    line++
    if (row) yield row
    row = text.trim() === '' ? undefined : objectAt(line, text)
  }
  // A last line without its end that is no object was cut: what it names is not known.
  if (row) yield { ...row, breaksOff: row.problem !== null }
}

function objectAt(line: number, text: string): RawRow {
  const row = { line, breaksOff: false }
  try {
    const value: unknown = text.length > MAX_LINE ? null : JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const cells = Object.values(value).map(written)
      if (cells.every((cell) => cell !== undefined))
        return { ...row, titles: Object.keys(value), cells, problem: null }
    }
  } catch {
    // A line that is not JSON is refused like one that is no object.
  }
  return { ...row, titles: [], cells: [], problem: 'the line is no JSON object of texts, numbers and lists' }
}

/** As a cell of a table has it: lists with semicolons. */
function written(value: unknown): string | undefined {
  if (value === null) return ''
  if (Array.isArray(value)) {
    const parts = value.map(written)
    return parts.every((part) => part !== undefined) ? parts.join(';') : undefined
  }
  return typeof value === 'object' ? undefined : String(value)
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest + decoder.decode()
}

/** The names that a column may have; the first that a file has counts. */
export type ColumnNames<C extends string> = Readonly<Record<C, readonly string[]>>

/** Reads a column of a row, tidied; '' where the cell is empty, undefined where the file has no such column. */
export type ReadCell<C extends string> = (column: C) => string | undefined

/** Where columns stand under these titles. Case, spaces, hyphens and underscores do not count. */
export function placesOf<C extends string>(
  titles: readonly string[],
  columns: ColumnNames<C>,
): ReadonlyMap<C, number> {
  const at = new Map<string, number>()
  for (const [place, title] of titles.entries()) if (!at.has(plain(title))) at.set(plain(title), place)
  const found = new Map<C, number>()
  for (const [column, names] of Object.entries(columns) as [C, readonly string[]][]) {
    const place = names.map((name) => at.get(plain(name))).find((one) => one !== undefined)
    if (place !== undefined) found.set(column, place)
  }
  return found
}

export function cellReader<C extends string>(
  places: ReadonlyMap<C, number>,
  cells: readonly string[],
): ReadCell<C> {
  return (column) => {
    const place = places.get(column)
    return place === undefined ? undefined : withoutMark(tidy(cells[place] ?? ''))
  }
}

function plain(title: string): string {
  return title.toLowerCase().replace(/[\s_-]/g, '')
}

import type { BusinessName } from '#contract/vocabulary'
import type { ImportKind, ReadEntry, RowCells } from './import-kind.ts'
import { cellReader, ImportProblem, type ImportSource, isDamaged, placesOf, readRows } from './import-rows.ts'

const PROGRESS_ROWS = 500
const NOT_UTF8 = 'it has characters that are damaged or not UTF-8: save the file as UTF-8'

export interface FileReport {
  file: string
  /** Of files of locations. */
  businessName?: BusinessName
  rowsRead: number
  imported: number
  /** Titles of columns that the kind does not have, or that another column of the file stands for. */
  notRead: string[]
  refused: { line: number; reason: string }[]
  warnings: { line: number; warning: string }[]
  /** False: the file ends inside a quoted cell, an object or a calendar, so rows may be missing. */
  complete: boolean
}

export interface ReadFile {
  report: FileReport
  rows: { line: number; entry: Extract<ReadEntry<object>, { outcome: 'read' }> }[]
  /** The keys of all rows of the file, refused ones included. */
  keys: Set<string>
}

export interface FileReading {
  business?: BusinessName | undefined
  /** Where an entry was read before in the same import, by business and key. */
  seen: Map<string, string>
  write: (line: string) => void
}

/** Reads one file without writing anything. Throws ImportProblem when it cannot be opened or its header does not do. */
export async function readFileOf(
  source: ImportSource,
  kind: ImportKind<object>,
  { business, seen, write }: FileReading,
): Promise<ReadFile> {
  const { titles, rows } = await readRows(source)
  const reader = kind.reader(titles, business)
  if (typeof reader === 'string') throw new ImportProblem(`${source.name}: ${reader}.`)
  const { businessName, columns } = reader
  const places = new Set(placesOf(titles, columns).values())
  const report: FileReport = {
    file: source.name,
    ...(businessName && { businessName }),
    rowsRead: 0,
    imported: 0,
    notRead: titles.filter((_, place) => !places.has(place)),
    refused: [],
    warnings: [],
    complete: true,
  }
  const result: ReadFile = { report, rows: [], keys: new Set() }
  const cellsOf = columnFinder()
  for await (const row of rows) {
    const { line, problem } = row
    report.rowsRead++
    if (report.rowsRead % PROGRESS_ROWS === 0) write(`${source.name}: ${report.rowsRead} rows read`)
    if (row.breaksOff) report.complete = false
    const entry = await reader.read(cellsOf(row))
    if (entry.key !== '') result.keys.add(entry.key)
    const before = seen.get(`${businessName} ${entry.key}`)
    if (problem !== null) report.refused.push({ line, reason: problem })
    else if (row.cells.some(isDamaged)) report.refused.push({ line, reason: NOT_UTF8 })
    else if (entry.outcome === 'refused') report.refused.push({ line, reason: entry.reason })
    else if (before !== undefined)
      report.refused.push({ line, reason: `${entry.called ?? entry.key} stands in ${before} already` })
    else {
      seen.set(`${businessName} ${entry.key}`, `${source.name} line ${line}`)
      result.rows.push({ line, entry })
    }
  }
  report.imported = result.rows.length
  return result
}

/** Finds columns once for all rows with the same titles. */
function columnFinder(): (row: { titles: readonly string[]; cells: readonly string[] }) => RowCells {
  const known = new WeakMap<object, { titles: readonly string[]; places: ReadonlyMap<string, number> }>()
  return ({ titles, cells }) =>
    (columns) => {
      let found = known.get(columns)
      if (found?.titles !== titles) {
        found = { titles, places: placesOf(titles, columns) }
        known.set(columns, found)
      }
      return cellReader(found.places as Parameters<typeof cellReader>[0], cells)
    }
}

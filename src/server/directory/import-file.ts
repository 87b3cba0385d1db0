import { createReadStream } from 'node:fs'
import type { BusinessName } from '#contract/vocabulary'
import type { DirectoryLocation } from '../store/directory-entries.ts'
import type { LocationWait } from '../store/waits.ts'
import type { Header } from './columns.ts'
import { readHeader } from './columns.ts'
import type { CsvRecord } from './csv.ts'
import { readCsv } from './csv.ts'
import type { Warning } from './import-row.ts'
import { readRow } from './import-row.ts'
import { findZone } from './time-zone.ts'

const PROGRESS_ROWS = 500

/** A file that cannot be imported at all; nothing has been written. */
export class ImportProblem extends Error {}

export interface FileReport {
  file: string
  businessName: BusinessName
  rowsRead: number
  imported: number
  refused: { line: number; reason: string }[]
  warnings: { line: number; warning: Warning }[]
  /** False: the file ends inside a quoted cell, so rows may be missing. */
  complete: boolean
}

export interface ReadFile {
  report: FileReport
  locations: DirectoryLocation[]
  /** Of each location; one that says nothing where the file does not. */
  waits: LocationWait[]
  /** Every id that stands in the file, of refused rows too. */
  ids: Set<string>
}

export interface FileReading {
  business?: BusinessName | undefined
  /** Where a location was read before in the same command, by business and id. */
  seen: Map<string, string>
  knownServices: ReadonlySet<number>
  write: (line: string) => void
}

const CSV_REASONS: Record<NonNullable<CsvRecord['problem']>, string> = {
  quoteNeverClosed: 'a quote is opened here and never closed; nothing after it was read',
  textAfterQuote: 'text stands after a closing quote',
  tooLong: 'the row is too long',
}

/** Reads one CSV file into locations without writing anything. Throws ImportProblem when it cannot be opened or its header does not do. */
export async function readLocations(file: string, reading: FileReading): Promise<ReadFile> {
  const records = readCsv(createReadStream(file))
  const first = await firstOf(records, file)
  const header = readHeader(first.cells, reading.business)
  if (header.outcome === 'refused') throw new ImportProblem(`${file}: ${header.reason}.`)
  const { businessName } = header
  const counts = { rowsRead: 0, imported: 0, refused: [], warnings: [], complete: true }
  const report: FileReport = { file, businessName, ...counts }
  const result: ReadFile = { report, locations: [], waits: [], ids: new Set() }

  for await (const record of records) {
    report.rowsRead++
    if (report.rowsRead % PROGRESS_ROWS === 0) reading.write(`${file}: ${report.rowsRead} rows read`)
    if (record.problem === 'quoteNeverClosed') report.complete = false
    result.ids.add(header.cell(record.cells, 'id'))
    const { line } = record
    const row = await readRecord(record, header, reading)
    const before = row.outcome === 'read' && reading.seen.get(keyOf(row.location))
    if (row.outcome === 'refused') report.refused.push({ line, reason: row.reason })
    else if (before)
      report.refused.push({ line, reason: `id ${row.location.id} stands in ${before} already` })
    else {
      reading.seen.set(keyOf(row.location), `${file} line ${line}`)
      result.locations.push(row.location)
      result.waits.push(row.wait)
      for (const warning of row.warnings) report.warnings.push({ line, warning })
    }
  }
  report.imported = result.locations.length
  return result
}

type ReadRecord =
  | { outcome: 'read'; location: DirectoryLocation; wait: LocationWait; warnings: Warning[] }
  | { outcome: 'refused'; reason: string }

async function readRecord(
  { cells, problem }: CsvRecord,
  header: Extract<Header, { outcome: 'understood' }>,
  { knownServices }: FileReading,
): Promise<ReadRecord> {
  if (problem) return { outcome: 'refused', reason: CSV_REASONS[problem] }
  if (cells.length > header.width)
    return { outcome: 'refused', reason: `${cells.length} cells, the header has ${header.width}` }
  const row = readRow(cells, header.cell, header.businessName)
  if (row.outcome === 'refused') return row
  const { latitude, longitude, serviceIds } = row.location
  const timezone = row.location.timezone ?? (await findZone(latitude, longitude))
  if (timezone === undefined) return { outcome: 'refused', reason: 'its point lies in no American zone' }
  const isUnknown = serviceIds?.some((id) => !knownServices.has(id)) === true
  const more: Warning[] = isUnknown ? ['services that the directory does not have'] : []
  return { ...row, location: { ...row.location, timezone }, warnings: [...row.warnings, ...more] }
}

function keyOf({ businessName, id }: DirectoryLocation): string {
  return `${businessName} ${id}`
}

async function firstOf(records: AsyncGenerator<CsvRecord>, file: string): Promise<CsvRecord> {
  try {
    const first = await records.next()
    if (!first.done && first.value.problem === null) return first.value
  } catch (error) {
    throw new ImportProblem(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  throw new ImportProblem(`${file} has no header row.`)
}

import type { BusinessName } from '#contract/vocabulary'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { localDay, writtenDay } from '#domain/offsets'
import { formatTime } from '#domain/slot-times'
import type { GridChange, Store } from '../store/store.ts'
import { demonstrationIds, seedServices } from './demonstration.ts'
import type { FileReport, ReadFile } from './import-file.ts'
import { readLocations } from './import-file.ts'
import type { Warning } from './import-row.ts'

/** Locations that are written in one transaction. */
const BATCH = 500

export interface ImportOptions {
  store: Store
  /** Whose locations these are, whatever the headers say. */
  business?: BusinessName | undefined
  keepDemonstration: boolean
  /** Takes the lines of the report, at the end. */
  log: (line: string) => void
  /** Takes the lines of progress, while it works. */
  write: (line: string) => void
}

export interface ImportReport {
  files: FileReport[]
  inserted: number
  updated: number
  unchanged: number
  /** Waits that are others than before. */
  waits: number
  /** Schedules that count later, or leave more appointments in a cell than its capacity. */
  grids: GridChange[]
  /** Locations that stand in no file of their business any more, now closed. */
  closed: { businessName: BusinessName; count: number }[]
  demonstrationRemoved: number
}

/**
 * Imports CSV files of locations: reads all of them first, then writes them in batches, each all or nothing, and at last
 * removes the demonstration locations and closes what the files of a business no longer name. Run twice, the second run
 * changes nothing; broken off, a further run finishes it. Throws ImportProblem, before anything is written, when a file cannot be read.
 */
export async function importFiles(files: string[], options: ImportOptions): Promise<ImportReport> {
  const { store, business, write } = options
  await seedServices(store)
  const services = await store.services(BUSINESS_NAMES)
  const knownServices = new Set(services.map((service) => service.id))
  const seen = new Map<string, string>()
  const read: ReadFile[] = []
  for (const file of files) read.push(await readLocations(file, { business, seen, knownServices, write }))

  const report: ImportReport = {
    files: read.map((one) => one.report),
    inserted: 0,
    updated: 0,
    unchanged: 0,
    waits: 0,
    grids: [],
    closed: [],
    demonstrationRemoved: 0,
  }
  const locations = read.flatMap((one) => one.locations)
  for (let at = 0; at < locations.length; at += BATCH) {
    const counts = await store.putLocations(locations.slice(at, at + BATCH))
    report.inserted += counts.inserted
    report.updated += counts.updated
    report.unchanged += counts.unchanged
    report.grids.push(...counts.grids)
    write(`${Math.min(at + BATCH, locations.length)} of ${locations.length} locations written`)
  }
  const waits = read.flatMap((one) => one.waits)
  for (let at = 0; at < waits.length; at += BATCH)
    report.waits += await store.putWaits(waits.slice(at, at + BATCH))
  if (locations.length > 0 && !options.keepDemonstration)
    report.demonstrationRemoved = await store.removeDemonstrationLocations()
  for (const businessName of BUSINESS_NAMES) {
    const present = presentIds(read, businessName, options.keepDemonstration)
    const count = present ? await store.closeLocationsExcept(businessName, present) : 0
    if (count > 0) report.closed.push({ businessName, count })
  }
  for (const line of describeImport(report)) options.log(line)
  return report
}

/** The ids that stay open; undefined when the files cannot show what is absent: they have no location of this business, or one file is cut off. */
function presentIds(
  read: ReadFile[],
  businessName: BusinessName,
  keepDemonstration: boolean,
): Set<string> | undefined {
  const own = read.filter((one) => one.report.businessName === businessName)
  if (!own.some((one) => one.locations.length > 0) || !own.every((one) => one.report.complete))
    return undefined
  const kept = keepDemonstration ? demonstrationIds(businessName) : []
  return new Set([...own.flatMap((one) => [...one.ids]), ...kept])
}

/** The report as lines of plain text. */
function describeImport(report: ImportReport): string[] {
  const closed = report.closed.map(
    ({ businessName, count }) =>
      `CLOSED: ${count} ${businessName} locations stand in no file of this import. ` +
      `All files of one business belong in one command; import them together to open these again.`,
  )
  return [
    ...report.files.flatMap(describeFile),
    `${report.inserted} inserted, ${report.updated} updated, ${report.unchanged} unchanged` +
      `${report.waits > 0 ? `, ${counted(report.waits, 'wait')} changed` : ''}` +
      `${report.demonstrationRemoved > 0 ? `, ${report.demonstrationRemoved} demonstration locations removed` : ''}.`,
    ...report.grids.flatMap(describeGrid),
    ...closed,
  ]
}

/** Until when the old cells of a location count, and which of its cells have too many appointments (HD-19, DIR-10). */
function describeGrid({ provider: { id }, zone, waits, crowded }: GridChange): string[] {
  const lines: string[] = []
  if (waits) {
    const [before, after] = waits.cellMinutes
    const taken = [counted(waits.appointments, 'appointment'), counted(waits.holds, 'hold')]
    const why = taken.filter((text) => !text.startsWith('0 ')).join(', ')
    lines.push(
      `${id}: cells of ${before} minutes until ${dayWord(waits.lastDay)} (${why}), ` +
        `of ${after} minutes from ${dayWord(waits.firstDay)}`,
    )
  }
  if (crowded) {
    const first = `${dayWord(writtenDay(localDay(crowded.first, zone)))} at ${formatTime(crowded.first, zone)}`
    lines.push(
      `${id}: ${counted(crowded.count, 'cell')} with more appointments than ${counted(crowded.places, 'place')}, ` +
        `the first on ${first}; all of them stay booked`,
    )
  }
  return lines
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

const DAY_WORD = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** "4 Dec 2026" */
function dayWord(day: string): string {
  return DAY_WORD.format(Date.parse(day))
}

function describeFile({ file, businessName, rowsRead, imported, refused, warnings, complete }: FileReport) {
  const lines = new Map<Warning, number[]>()
  for (const { warning, line } of warnings) {
    const at = lines.get(warning)
    if (at) at.push(line)
    else lines.set(warning, [line])
  }
  const broken = `${file} breaks off: no ${businessName} location is closed.`
  return [
    `${file}: ${rowsRead} rows read, ${imported} imported as ${businessName}, ${refused.length} refused.`,
    ...refused.map(({ line, reason }) => `  line ${line} refused: ${reason}`),
    ...[...lines].map(([warning, at]) => `  ${at.length} rows with ${warning}, first on line ${at[0]}`),
    ...(complete ? [] : [broken]),
  ]
}

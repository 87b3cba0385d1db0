import { localDay, writtenDay } from '#domain/offsets'
import { formatTime } from '#domain/slot-times'
import type { GridChange } from '../store/directory-edits.ts'
import type { ImportReport } from './import.ts'
import type { FileReport } from './import-file.ts'
import type { KindName } from './import-kinds.ts'
import { show } from './import-words.ts'

/** Lines of one sort that a report prints. */
const MOST_LINES = 200

/** What left with the demonstration, in words; undefined when nothing of it was there. */
function goneOf(gone: NonNullable<ImportReport['demonstration']>): string | undefined {
  const { locations, people, codes, services } = gone
  const words = [
    locations > 0 && counted(locations, 'location'),
    people > 0 && `${people} people`,
    codes > 0 && counted(codes, 'code'),
    services > 0 && counted(services, 'service'),
  ].filter((one) => one !== false)
  return words.length === 0 ? undefined : `the demonstration removed (${words.join(', ')})`
}

/** The report of an import as lines of plain text. */
export function describeImport(report: ImportReport): string[] {
  const { added, changed, unchanged, waits, removed, demonstration, grids, outcome, kind } = report
  const refused = report.files.reduce((sum, file) => sum + file.refused.length, 0)
  const counts = [
    `${added} added, ${changed.length} changed, ${unchanged} unchanged`,
    refused > 0 && `${refused} refused`,
    waits > 0 && `${counted(waits, 'wait')} changed`,
    demonstration && goneOf(demonstration),
  ]
  const gone = removed.map(({ businessName, keys }) =>
    kind === 'locations'
      ? `CLOSED: ${counted(keys.length, `${businessName} location`)}: ${list(keys)}`
      : `REMOVED: ${keys.length}: ${list(keys)}`,
  )
  return [
    ...report.files.flatMap(describeFile),
    ...shortened(
      changed.map(({ key, line, fields }) => `  line ${line}, ${key}: ${fields.join(', ')} changed`),
    ),
    `${counts.filter(Boolean).join(', ')}.`,
    ...grids.flatMap(describeGrid),
    ...gone,
    ...lostLines(report),
    ...servicesLeft(report),
    ...(report.hasServices ? [] : ['The directory has no services: import them with --kind services.']),
    ...(outcome === 'dryRun' && report.closesMany ? [`${capital(needsYes(report))}.`] : []),
    ...(outcome === 'dryRun' ? ['This was a dry run: nothing was changed.'] : []),
    ...(outcome === 'needsYes' ? [`Nothing was changed: ${needsYes(report)}.`] : []),
  ]
}

/** The demonstration's services stay until others are imported, which an operator might not notice (DIR-05). */
function servicesLeft({ demonstrationServices: left }: ImportReport): string[] {
  if (left === 0) return []
  const are = left === 1 ? "service is still the demonstration's" : "services are still the demonstration's"
  return [`${left} ${are}: importing yours with --kind services removes ${left === 1 ? 'it' : 'them'}.`]
}

/** Entries of these kinds go; those of others are closed. */
const REMOVED: readonly KindName[] = ['services', 'licences', 'codes']

function needsYes({ kind, lost }: ImportReport): string {
  if (lost.services.length > 0) return 'services are only taken from locations with --yes'
  return `so many ${kind} are only ${REMOVED.includes(kind) ? 'removed' : 'closed'} with --yes`
}

/** What the import takes away beside what it removes or closes (DIR-03, DIR-14). */
function lostLines({ kind, lost }: ImportReport): string[] {
  const { services, withoutService } = lost
  const why =
    kind === 'services' ? '' : ', because it is given on video now: `video` no in its row keeps it there'
  return [
    ...shortened(
      services.map(
        ({ id, name, locations }) =>
          `TAKEN: ${id} (${show(name)}) from ${counted(locations, 'location')}${why}`,
      ),
    ),
    ...(withoutService.length === 0
      ? []
      : [`${counted(withoutService.length, 'provider')} left without any service: ${list(withoutService)}`]),
  ]
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function list(keys: readonly string[]): string {
  const more = keys.length > 20 ? ` and ${keys.length - 20} more` : ''
  return keys.slice(0, 20).join(', ') + more
}

function shortened(lines: readonly string[]): string[] {
  if (lines.length <= MOST_LINES) return [...lines]
  return [...lines.slice(0, MOST_LINES), `  ... and ${lines.length - MOST_LINES} more`]
}

function describeFile(report: FileReport): string[] {
  const { file, businessName, rowsRead, imported, notRead, refused, warnings, complete } = report
  const lines = new Map<string, number[]>()
  for (const { warning, line } of warnings) {
    const at = lines.get(warning)
    if (at) at.push(line)
    else lines.set(warning, [line])
  }
  return [
    `${file}: ${counted(rowsRead, 'row')} read, ${imported} imported${businessName ? ` as ${businessName}` : ''}, ${refused.length} refused.`,
    ...(notRead.length > 0 ? [`  columns that are not read: ${list(notRead.map(show))}`] : []),
    ...shortened(refused.map(({ line, reason }) => `  line ${line} refused: ${reason}`)),
    ...[...lines].map(([warning, at]) => `  ${counted(at.length, 'row')} with ${warning}: ${linesOf(at)}`),
    ...(complete ? [] : [`${file} breaks off: nothing that it lacks is removed.`]),
  ]
}

function linesOf(at: readonly number[]): string {
  return at.length === 1 ? `line ${at[0]}` : `lines ${list(at.map(String))}`
}

/** Until when the old cells of a provider count, and which of its cells have too many appointments (HD-19, DIR-10). */
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

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

const DAY_WORD = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** "4 Dec 2026" */
function dayWord(day: string): string {
  return DAY_WORD.format(Date.parse(day))
}

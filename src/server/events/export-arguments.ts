import { isDay } from '#domain/calendar'
import { readWords, misused as refusedWords } from '../running/command-words.ts'
import { readInstant, type SettingError } from '../settings.ts'
import type { EventFilter, VisitKind } from '../store/event-store.ts'
import type { LineFormat } from './formats/line-text.ts'

/** Counter codes are read in either case. */
const CODE = /^[0-9A-Z]{6}$/i
const READER = /^[a-z0-9][a-z0-9_.-]{0,63}$/
const FORMATS: readonly string[] = ['ndjson', 'fhir', 'csv']
const KINDS: readonly string[] = ['walkin', 'appointment', 'unreadable', 'wording'] satisfies VisitKind[]
const USAGE =
  'npm run export -- --after start|CURSOR | --reader NAME [--ack | --ack-unreadable] | --since INSTANT [--location ID [--day DATE]] [--kind walkin|appointment|unreadable|wording] [--code CODE] [--format ndjson|fhir] [--out FILE], or --format csv --location ID --day DATE [--out FILE]'

/**
 * What an export begins with: the event after a cursor, the place of a named reader (`ack`: what it acknowledges when all is written,
 * what was opened or everything), or what was received since an instant, epoch milliseconds.
 */
export type ExportFrom =
  | { by: 'cursor'; cursor: string }
  | { by: 'reader'; name: string; ack: 'nothing' | 'opened' | 'everything' }
  | { by: 'instant'; since: number }
  /** The visits of a local day at one location, as CSV (FEED-11). */
  | { by: 'day'; locationId: string; day: string }

/** `out`: undefined means standard output; `day`: YYYY-MM-DD, at the location of the filter. */
export type ExportArguments = {
  from: ExportFrom
  format: LineFormat
  filter: EventFilter
  day: string | undefined
  out: string | undefined
}

/** What `export` was asked for. Throws SettingError. */
export function parseExportArguments(words: string[]): ExportArguments {
  const {
    since,
    after,
    reader,
    ack: isOpened = false,
    'ack-unreadable': isEverything = false,
    location,
    kind,
    code,
    day,
    format = 'ndjson',
    out,
  } = optionsOf(words)
  const ack = isEverything ? 'everything' : isOpened ? 'opened' : 'nothing'
  if (!FORMATS.includes(format)) throw misused(`--format must be one of ${FORMATS.join(', ')}.`)
  if (format === 'csv')
    return dayList(
      { since, after, reader, ack: isOpened || isEverything, kind, code },
      { location, day, out },
    )
  if ([since, after, reader].filter((one) => one !== undefined).length !== 1) {
    throw misused('One of --after, --reader and --since is needed.')
  }
  if (ack !== 'nothing' && reader === undefined) throw misused('--ack and --ack-unreadable need --reader.')
  if (reader !== undefined && !isReaderName(reader)) {
    throw misused('--reader must be a name of small letters, digits, "-", "_" and ".".')
  }
  if (kind !== undefined && !KINDS.includes(kind)) throw misused(`--kind must be one of ${KINDS.join(', ')}.`)
  if (code !== undefined && !CODE.test(code))
    throw misused(`--code must be a counter code such as B7K2MX, not "${code}".`)
  if (day !== undefined && location === undefined) throw misused('--day needs --location.')
  if (day !== undefined && !isDay(day))
    throw misused(`--day must be a date such as 2026-11-20, not "${day}".`)
  const filter: EventFilter = {
    ...(location !== undefined && { locationIds: [location] }),
    ...(kind !== undefined && { visitKind: kind as VisitKind }),
    ...(code !== undefined && { counterCode: code.toUpperCase() }),
  }
  if (since !== undefined && Object.keys(filter).length > 0) {
    throw misused('--location, --day, --kind and --code need --after or --reader.')
  }
  return { from: fromOf({ since, after, reader, ack }), format: format as LineFormat, filter, day, out }
}

/** What the audit has of an export beside its visits: from where, which, and as what. */
export function aboutExport({ from, format, filter, day }: ExportArguments): Record<string, string> {
  const { locationIds, visitKind, counterCode } = filter
  return {
    format: from.by === 'day' ? 'csv' : format,
    ...(from.by === 'cursor' && { after: from.cursor }),
    ...(from.by === 'reader' && { reader: from.name }),
    ...(from.by === 'instant' && { since: new Date(from.since).toISOString() }),
    ...(from.by === 'day' && { location: from.locationId }),
    ...(locationIds && { location: locationIds.join(' ') }),
    ...(day !== undefined && { day }),
    ...(visitKind && { kind: visitKind }),
    ...(counterCode && { code: counterCode }),
  }
}

/** A list of a day has no place in the log. */
function dayList(
  others: Readonly<Record<string, unknown>>,
  { location, day, out }: { location: string | undefined; day: string | undefined; out: string | undefined },
): ExportArguments {
  if (location === undefined || day === undefined) throw misused('--format csv needs --location and --day.')
  if (!isDay(day)) throw misused(`--day must be a date such as 2026-11-20, not "${day}".`)
  const [other] = Object.keys(others).filter((name) => others[name] !== undefined && others[name] !== false)
  if (other !== undefined) throw misused(`--format csv takes no --${other}.`)
  return { from: { by: 'day', locationId: location, day }, format: 'ndjson', filter: {}, day, out }
}

/** Whether a reader of the log can have this name. */
export function isReaderName(name: string): boolean {
  return READER.test(name)
}

type From = {
  since: string | undefined
  after: string | undefined
  reader: string | undefined
  ack: 'nothing' | 'opened' | 'everything'
}

function fromOf({ since, after, reader, ack }: From): ExportFrom {
  if (reader !== undefined) return { by: 'reader', name: reader, ack }
  if (after !== undefined) return { by: 'cursor', cursor: after }
  const text = since ?? ''
  const instant = readInstant(text)
  if (instant === undefined) throw misused(`--since must be an instant with its zone, not "${text}".`)
  return { by: 'instant', since: instant }
}

function optionsOf(words: string[]) {
  const text = { type: 'string' } as const
  const options = {
    since: text,
    after: text,
    reader: text,
    ack: { type: 'boolean' },
    'ack-unreadable': { type: 'boolean' },
    location: text,
    kind: text,
    code: text,
    day: text,
    format: text,
    out: text,
  } as const
  return readWords({ args: words, options }, USAGE).values
}

function misused(problem: string): SettingError {
  return refusedWords(problem, USAGE)
}

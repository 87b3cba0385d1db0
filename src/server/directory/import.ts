import { createReadStream } from 'node:fs'
import type { BusinessName } from '#contract/vocabulary'
import {
  DirectoryChanged,
  type DirectoryDraft,
  type GridChange,
  type RemovedDemonstration,
} from '../store/directory-edits.ts'
import type { ProviderGrid, ProviderKey } from '../store/provider-grid.ts'
import type { Store } from '../store/store.ts'
import { seedServices } from './demonstration.ts'
import { type DirectoryPlan, planDirectory } from './directory-plan.ts'
import { type FileReport, type ReadFile, readFileOf } from './import-file.ts'
import type { EntryTable } from './import-kind.ts'
import { IMPORT_KINDS, type KindName } from './import-kinds.ts'
import { givenIn, type LostServices, lostBetween } from './import-offers.ts'
import type { ImportSource } from './import-rows.ts'

/** More closings than this share of a business's open locations, or than this number, need a yes (DIR-03). */
const MOST_CLOSED_SHARE = 0.05
const MOST_CLOSED = 20

/** Kinds whose entries are closed and not removed. A file without rows is a slip there; of the others it removes all. */
const CLOSED: readonly KindName[] = ['locations', 'dietitians', 'clinicians', 'teams']

/** Comparisons that other changes of the directory may overtake, one after the other. */
const MOST_ATTEMPTS = 20
/** Rows that are compared between two turns of the event loop. */
const TURN = 100

export interface ImportOptions {
  store: Pick<Store, 'readDirectory' | 'editDirectory'>
  /** Default: locations. */
  kind?: KindName
  /** Whose locations these are, whatever the titles say. */
  business?: BusinessName | undefined
  /** The files are all there is of their kind and business: what they lack is removed, and locations are closed. */
  replace?: boolean
  /** Reports what would happen, and changes nothing. */
  dryRun?: boolean
  /** Closes many locations without asking. */
  yes?: boolean
  keepDemonstration?: boolean
  /** Default: true. A directory without services gets those of the demonstration. */
  demonstration?: boolean
  /** Looks at the directory as a dry run would leave it, with the grids that it would have. */
  preview?: (plan: DirectoryPlan, grids: KeptGrids) => Promise<void>
  /** Takes the lines of progress, while it works. */
  write?: (line: string) => void
}

export type KeptGrids = { provider: ProviderKey; grid: ProviderGrid }[]

/** An entry that the import changed: its row, and the fields that differ from before. */
type Changed = { key: string; file: string; line: number; fields: string[] }

export interface ImportReport {
  kind: KindName
  files: FileReport[]
  added: number
  changed: Changed[]
  unchanged: number
  /** Entries that a replacing import removed or closed; locations that their rows closed are among them. */
  removed: { businessName?: BusinessName; keys: string[] }[]
  /** Waits that are others than before. */
  waits: number
  /** Schedules that count later, or leave more appointments in a cell than its capacity. */
  grids: GridChange[]
  /** How much of the demonstration goes with this import (DIR-05). */
  demonstration: (RemovedDemonstration & { services: number }) | undefined
  /** Without services nothing can be booked. */
  hasServices: boolean
  /** Services of the demonstration that stay while the rest of it leaves, or that this import adds. */
  demonstrationServices: number
  lost: LostServices
  /** It closes so many locations, or takes services from locations, that it needs a yes. */
  closesMany: boolean
  /** `needsYes`: it was not given one, and changed nothing. */
  outcome: 'written' | 'dryRun' | 'needsYes'
}

/**
 * Imports files of one kind in one transaction: entries of the files are added or changed, others stay, unless the files replace
 * them. Run twice, the second run changes nothing. The first import of any kind removes the demonstration (DIR-05). What is to
 * change is found out before, and again when somebody changed the directory meanwhile, so that holds and bookings wait for the
 * writing alone. Throws ImportProblem, before anything is written, when a file cannot be read.
 */
export function importFiles(files: readonly string[], options: ImportOptions): Promise<ImportReport> {
  return importSources(sourcesOf(files), options)
}

/** Files by their names. */
export function sourcesOf(files: readonly string[]): ImportSource[] {
  return files.map((name) => ({ name, open: () => createReadStream(name) }))
}

/** The same for anything that has bytes. */
export async function importSources(
  sources: readonly ImportSource[],
  options: ImportOptions,
): Promise<ImportReport> {
  const { kind: kindName = 'locations', business } = options
  const kind = IMPORT_KINDS[kindName]
  const seen = new Map<string, string>()
  const read: ReadFile[] = []
  for (const source of sources) {
    read.push(await readFileOf(source, kind, { business, seen, write: options.write ?? (() => {}) }))
  }
  for (let attempt = 1; ; attempt++) {
    const report = emptyReport(kindName, read)
    const plan = planDirectory(await options.store.readDirectory())
    await compare(plan, read, report, options)
    try {
      return await carryOut(plan, report, options)
    } catch (error) {
      if (!(error instanceof DirectoryChanged) || attempt === MOST_ATTEMPTS) throw error
    }
  }
}

/** Undoes the transaction of a dry run, which knows the grids only when they are written. */
class OnlyTried extends Error {
  readonly grids: KeptGrids
  constructor(grids: KeptGrids) {
    super()
    this.grids = grids
  }
}

/** Writes what is planned, or tries it in a dry run. Throws DirectoryChanged when the plan is of an older directory. */
async function carryOut(
  plan: DirectoryPlan,
  report: ImportReport,
  { store, preview }: ImportOptions,
): Promise<ImportReport> {
  if (report.outcome === 'needsYes') return report
  try {
    await store.editDirectory(async (writer) => {
      // The database may ask for the work once more, from the start.
      report.grids = await plan.apply(writer)
      if (report.outcome === 'dryRun') throw new OnlyTried(await writer.grids())
    }, plan.version)
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error
    await preview?.(plan, error.grids)
  }
  return report
}

function emptyReport(kind: KindName, read: readonly ReadFile[]): ImportReport {
  return {
    kind,
    files: read.map(({ report }) => ({
      ...report,
      refused: [...report.refused],
      warnings: [...report.warnings],
    })),
    added: 0,
    changed: [],
    unchanged: 0,
    removed: [],
    waits: 0,
    grids: [],
    demonstration: undefined,
    hasServices: true,
    demonstrationServices: 0,
    lost: { services: [], withoutService: [] },
    closesMany: false,
    outcome: 'written',
  }
}

/** Plans what the rows change, and reports it. */
async function compare(
  writer: DirectoryDraft,
  read: readonly ReadFile[],
  report: ImportReport,
  {
    kind = 'locations',
    keepDemonstration = false,
    demonstration = true,
    dryRun,
    yes,
    replace = false,
  }: ImportOptions,
): Promise<void> {
  const hasRows = read.some(({ rows }) => rows.length > 0)
  const before = await givenIn(writer, kind)
  let isFirst = false
  if (hasRows) {
    if (!keepDemonstration) {
      const removed = await writer.removeDemonstration()
      const services = kind === 'services' ? await removeDemonstrationServices(writer) : 0
      report.demonstration = { ...removed, services }
      isFirst = Object.values(removed).some((count) => count > 0)
    }
    await writer.markAsOwn()
    if (kind !== 'services' && demonstration && (await seedServices(writer))) isFirst = true
  }
  // In order: stores come before the clinics in them.
  const businesses = new Set(read.map(({ report: { businessName } }) => businessName).sort())
  for (const businessName of businesses) {
    const own = read.flatMap((file, index) =>
      file.report.businessName === businessName ? [{ file, index }] : [],
    )
    const table = await IMPORT_KINDS[kind].open(writer, businessName)
    const open = table.isOpen ? [...table.kept.values()].filter(table.isOpen).length : 0
    const closed = await planRows(writer, table, own, report, replace)
    const isEmpty = !CLOSED.includes(kind) && own.every(({ file }) => file.report.rowsRead === 0)
    const isWhole =
      own.every(({ file }) => file.report.complete) &&
      (isEmpty || own.some(({ file }) => file.rows.length > 0))
    if (replace && isWhole) closed.push(...(await dropOthers(table, own)))
    if (isEmpty && closed.length > 0) report.closesMany = true
    await table.finish?.()
    if (closed.length > 0) report.removed.push({ ...(businessName && { businessName }), keys: closed.sort() })
    if (table.isOpen && (closed.length > MOST_CLOSED || closed.length > open * MOST_CLOSED_SHARE))
      report.closesMany = true
  }
  const services = await writer.services()
  report.hasServices = services.length > 0
  const after = await givenIn(writer, kind)
  if (before && after) report.lost = lostBetween(before, after)
  if (report.lost.services.length > 0) report.closesMany = true
  if (isFirst) report.demonstrationServices = services.filter((one) => one.demonstration).length
  if (dryRun) report.outcome = 'dryRun'
  else if (report.closesMany && !yes) report.outcome = 'needsYes'
}

/** Returns how many there were. */
async function removeDemonstrationServices(writer: DirectoryDraft): Promise<number> {
  const shipped = (await writer.services()).filter(({ demonstration }) => demonstration)
  for (const { service } of shipped) await writer.removeService(service.id)
  return shipped.length
}

type Own = { file: ReadFile; index: number }

/** Plans the rows of some files in the order of their keys, as bookings lock their providers' rows: two never wait for each other. Returns what they closed. */
async function planRows(
  writer: DirectoryDraft,
  table: EntryTable<object>,
  own: readonly Own[],
  report: ImportReport,
  replace: boolean,
): Promise<string[]> {
  const closed: string[] = []
  const taken: { file: FileReport; line: number; made: object }[] = []
  const rows = own.flatMap(({ file, index }) => file.rows.map((row) => ({ ...row, index })))
  rows.sort((a, b) => (a.entry.key < b.entry.key ? -1 : 1))
  for (const [at, { line, entry, index }] of rows.entries()) {
    if (at % TURN === TURN - 1) await new Promise(setImmediate)
    const file = report.files[index]
    if (!file) continue
    const kept = table.kept.get(entry.key)
    const made = entry.make(kept, replace)
    const reason = typeof made === 'string' ? made : table.refusalOf?.(made)
    if (reason !== undefined || typeof made === 'string') {
      file.refused.push({ line, reason: reason ?? '' })
      continue
    }
    for (const warning of entry.warnings) file.warnings.push({ line, warning })
    taken.push({ file, line, made })
    const fields = kept && changedFields(kept, made)
    if (fields?.length === 0) {
      report.unchanged++
      if (table.isRefreshed) await table.put(entry.key, made)
    } else {
      await table.put(entry.key, made)
      if (fields) report.changed.push({ key: entry.called ?? entry.key, file: file.file, line, fields })
      else report.added++
      if (kept && table.isOpen?.(kept) && !table.isOpen(made)) closed.push(entry.key)
    }
    if (entry.wait && (await writer.putWait(entry.wait))) report.waits++
  }
  for (const { file, line, made } of taken)
    for (const warning of table.warningsOf?.(made) ?? []) file.warnings.push({ line, warning })
  for (const { index, file } of own) {
    const refused = report.files[index]?.refused
    refused?.sort((a, b) => a.line - b.line)
    const lines = report.files[index]
    if (lines) lines.imported = file.rows.length - (lines.refused.length - file.report.refused.length)
    lines?.warnings.sort((a, b) => a.line - b.line)
  }
  return closed
}

/** A row that is refused keeps what it names. */
async function dropOthers(table: EntryTable<object>, own: readonly Own[]): Promise<string[]> {
  const present = new Set(own.flatMap(({ file }) => [...file.keys]))
  const dropped: string[] = []
  for (const [key, entry] of table.kept) {
    if (present.has(key) || (table.isOpen && !table.isOpen(entry))) continue
    await table.drop(key, entry)
    dropped.push(table.called?.(entry) ?? key)
  }
  return dropped
}

/** Names of the fields that differ, also inside of one: one that is absent is as empty as null. */
function changedFields(before: object, after: object): string[] {
  return [...new Set(differing(before as Fields, after as Fields))].sort()
}

type Fields = Readonly<Record<string, unknown>>

function differing(one: Fields, other: Fields): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.flatMap((name) => {
    const [before, after] = [one[name] ?? null, other[name] ?? null]
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    return isFields(before) && isFields(after) ? differing(before, after) : [name]
  })
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

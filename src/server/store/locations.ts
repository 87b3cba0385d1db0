import type { BusinessName } from '#contract/vocabulary'
import type { Put } from './directory-edits.ts'
import type { DirectoryLocation } from './directory-entries.ts'
import type { Queries, Row, Transaction, Value } from './engine.ts'
import { countVersion, versionOf } from './facts.ts'
import { changeGrid, isSameSchedule, keptSchedules, nameOfProvider, USUAL_SCHEDULE } from './grids.ts'
import { padded } from './row-lists.ts'

/** Locations that one statement reads or writes, at most. */
const LOT = 64

/** Inserts or replaces locations, with their grids, in lots and in the given order, and says what became of each. */
export async function putLocations(tx: Transaction, locations: readonly DirectoryLocation[]): Promise<Put[]> {
  const puts: Put[] = []
  for (let at = 0; at < locations.length; at += LOT) {
    puts.push(...(await putLot(tx, locations.slice(at, at + LOT))))
  }
  return puts
}

async function putLot(tx: Transaction, lot: readonly DirectoryLocation[]): Promise<Put[]> {
  const known = await rowsOfLot(tx, lot)
  const schedules = await keptSchedules(tx, lot)
  const others: Value[][] = []
  const puts: Put[] = []
  for (const location of lot) {
    const { businessName, id, status, demonstration, ...rest } = location
    const row = [businessName, id, status, demonstration ? 1 : 0, JSON.stringify(rest)]
    const name = nameOfProvider(location)
    const kept = known.get(name)
    if (kept && COLUMNS.every((column, index) => kept[column] === row[index])) {
      puts.push({ outcome: 'unchanged' })
      continue
    }
    others.push(row)
    // What is taken of a location that was removed has the usual cells.
    const before = kept ? locationOf(kept) : { ...location, schedule: null }
    const old = schedules.get(name) ?? before.schedule ?? USUAL_SCHEDULE
    const isOtherGrid = !isSameSchedule(old, location.schedule ?? USUAL_SCHEDULE)
    const grid = isOtherGrid ? await changeGrid(tx, { businessName, id }, before, location) : undefined
    puts.push({ outcome: kept ? 'updated' : 'inserted', grid })
  }
  await writeRows(tx, others)
  return puts
}

const COLUMNS = ['business_name', 'id', 'status', 'demonstration', 'body'] as const

/** The rows of a lot that are there, by the names of their providers. */
async function rowsOfLot(
  { query }: Queries,
  lot: readonly DirectoryLocation[],
): Promise<ReadonlyMap<string, Row>> {
  const found = new Map<string, Row>()
  for (const businessName of new Set(lot.map((one) => one.businessName))) {
    const ids = padded(lot.filter((one) => one.businessName === businessName).map(({ id }) => id))
    const rows = await query(
      `SELECT * FROM locations WHERE business_name = $1 AND id IN (${ids.map((_, at) => `$${at + 2}`).join(', ')})`,
      [businessName, ...ids],
    )
    for (const row of rows) found.set(nameOfProvider(locationOf(row)), row)
  }
  return found
}

/** One statement where a location is given once, as in an import. */
async function writeRows({ query }: Queries, rows: readonly Value[][]): Promise<void> {
  if (rows.length === 0) return
  const width = COLUMNS.length
  const values = rows.map(
    (_, at) => `(${COLUMNS.map((_, index) => `$${at * width + index + 1}`).join(', ')})`,
  )
  await query(
    `INSERT INTO locations (${COLUMNS.join(', ')}) VALUES ${values.join(', ')}
     ON CONFLICT (business_name, id)
     DO UPDATE SET status = excluded.status, demonstration = excluded.demonstration, body = excluded.body`,
    rows.flat(),
  )
}

/** All open locations of these businesses. */
export async function locationsOf(
  { query }: Queries,
  businessNames: readonly BusinessName[],
): Promise<DirectoryLocation[]> {
  const found: DirectoryLocation[] = []
  for (const businessName of new Set(businessNames)) {
    const rows = await query(
      `SELECT * FROM locations WHERE business_name = $1 AND status = 'open' ORDER BY id`,
      [businessName],
    )
    for (const row of rows) found.push(locationOf(row))
  }
  return found
}

/** The operator's locations that are closed for good. */
export async function closedLocations({ query }: Queries): Promise<DirectoryLocation[]> {
  const rows = await query(
    `SELECT * FROM locations WHERE status = 'closed' AND demonstration = 0 ORDER BY business_name, id`,
  )
  return rows.map(locationOf)
}

/** Marks the directory as another one, in the transaction that makes it so. */
export async function changeDirectory(tx: Queries): Promise<void> {
  await countVersion(tx, 'directoryEdits')
  await countVersion(tx, 'directoryVersion')
}

export function directoryVersion(queries: Queries): Promise<string> {
  return versionOf(queries, 'directoryVersion')
}

export function locationOf(row: Row): DirectoryLocation {
  return {
    ...JSON.parse(String(row['body'])),
    businessName: row['business_name'],
    id: row['id'],
    status: row['status'],
    demonstration: row['demonstration'] === 1,
  }
}

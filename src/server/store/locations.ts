import type { BusinessName } from '#contract/vocabulary'
import type { Put } from './directory-edits.ts'
import type { DirectoryLocation } from './directory-entries.ts'
import type { Queries, Row, Transaction } from './engine.ts'
import { countVersion, versionOf } from './facts.ts'
import { changeGrid } from './grids.ts'
import { padded } from './row-lists.ts'

/** Inserts or replaces one location, with its grid, and says which it was. */
export async function putLocation(tx: Transaction, location: DirectoryLocation): Promise<Put> {
  const { businessName, id, status, demonstration, ...rest } = location
  const { query } = tx
  const body = JSON.stringify(rest)
  const flag = demonstration ? 1 : 0
  const rows = await query('SELECT * FROM locations WHERE business_name = $1 AND id = $2', [businessName, id])
  const kept = rows[0]
  if (kept?.['status'] === status && kept['demonstration'] === flag && kept['body'] === body)
    return { outcome: 'unchanged' }
  // What is taken of a location that was removed has the usual cells.
  const before = kept ? locationOf(kept) : { ...location, schedule: null }
  const grid = await changeGrid(tx, { businessName, id }, before, location)
  await query(
    `INSERT INTO locations (business_name, id, status, demonstration, body) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (business_name, id)
     DO UPDATE SET status = excluded.status, demonstration = excluded.demonstration, body = excluded.body`,
    [businessName, id, status, flag, body],
  )
  return { outcome: kept ? 'updated' : 'inserted', grid }
}

/** Closes the open locations of a business that are not `present`, and returns their ids. */
export async function closeExcept(
  { query }: Queries,
  businessName: BusinessName,
  present: ReadonlySet<string>,
): Promise<string[]> {
  const open = await query(`SELECT id FROM locations WHERE business_name = $1 AND status = 'open'`, [
    businessName,
  ])
  const absent = open.map((row) => String(row['id'])).filter((id) => !present.has(id))
  if (absent.length === 0) return []
  const ids = padded(absent)
  await query(
    `UPDATE locations SET status = 'closed'
     WHERE business_name = $1 AND id IN (${ids.map((_, at) => `$${at + 2}`).join(', ')})`,
    [businessName, ...ids],
  )
  return absent
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

/** Marks the directory as another one, in the transaction that makes it so. */
export function changeDirectory(tx: Queries): Promise<void> {
  return countVersion(tx, 'directoryVersion')
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

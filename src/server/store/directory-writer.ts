import { isTooShortBenefitCode, SHORTEST_BENEFIT_CODE } from '#domain/benefit-code'
import { addClosures, closuresOf, removeClosure } from './closures.ts'
import {
  DirectoryChanged,
  type DirectoryRead,
  type DirectoryReader,
  type DirectoryWriter,
  type Put,
  type RemovedDemonstration,
} from './directory-edits.ts'
import type { DirectoryLocation, DirectoryRecord, DirectoryService } from './directory-entries.ts'
import type { Engine, Queries, Row, Transaction } from './engine.ts'
import { countVersion, versionOf } from './facts.ts'
import { changeGrid, gridsOf, rememberGrids } from './grids.ts'
import { changeDirectory, locationOf, putLocations } from './locations.ts'
import type { ProviderKey } from './store.ts'
import { dropWaitsOfNone, putWait, waitsOf } from './waits.ts'

/** The fact that says that an operator imported something. */
export const OWN_DIRECTORY = 'ownDirectory'

/** See Store. */
export async function readDirectory(engine: Engine): Promise<DirectoryReader> {
  const version = await versionOf(engine, 'directoryEdits')
  return { ...readsOf(engine), version, now: await engine.now() }
}

/** Does all of the work in one transaction, or nothing of it when it throws; one edit after the other. See Store. */
export function editDirectory<T>(
  engine: Engine,
  work: (writer: DirectoryWriter) => Promise<T>,
  version?: string,
): Promise<T> {
  return engine.transaction(async (tx) => {
    // The row of this version is locked until the end: a second edit waits, and then reads what the first wrote.
    await countVersion(tx, 'directoryEdits')
    const before = Number(await versionOf(tx, 'directoryEdits')) - 1
    if (version !== undefined && before !== Number(version)) throw new DirectoryChanged()
    const changed = { directory: false, waits: false }
    const result = await work(writerOf(tx, changed))
    if (changed.directory) await changeDirectory(tx)
    if (changed.waits) await countVersion(tx, 'waitsVersion')
    return result
  })
}

function readsOf(queries: Queries): Omit<DirectoryRead, 'now'> {
  const { query } = queries
  return {
    async locations(businessName) {
      const rows = await query('SELECT * FROM locations WHERE business_name = $1 ORDER BY id', [businessName])
      return rows.map(locationOf)
    },
    async services() {
      const rows = await query('SELECT * FROM services ORDER BY id')
      return rows.map((row) => ({ service: bodyOf(row), demonstration: row['demonstration'] === 1 }))
    },
    records: (kind) => recordsOf(queries, kind),
    waits: () => waitsOf(queries),
    closures: () => closuresOf(queries),
  }
}

function writerOf(tx: Transaction, changed: { directory: boolean; waits: boolean }): DirectoryWriter {
  const { query } = tx
  const noted = (put: Put): Put => {
    if (put.outcome !== 'unchanged') changed.directory = true
    return put
  }
  return {
    ...readsOf(tx),
    now: tx.now,
    async putLocation(location) {
      const [put] = await putLocations(tx, [location])
      return noted(put ?? { outcome: 'unchanged' })
    },
    putLocations: async (locations) => (await putLocations(tx, locations)).map(noted),
    grids: () => gridsOf(tx),
    async putService(service, demonstration = false) {
      const isOther = await putService(tx, service, demonstration)
      if (isOther) changed.directory = true
      return isOther
    },
    async removeService(id) {
      await query('DELETE FROM services WHERE id = $1', [id])
      changed.directory = true
    },
    putRecord: async (record) => noted(await putRecord(tx, record)),
    async removeRecord(kind, key) {
      await query('DELETE FROM directory_records WHERE kind = $1 AND record_key = $2', [kind, key])
      changed.directory = true
    },
    async putWait(wait, forGood) {
      const isOther = await putWait(tx, wait, forGood)
      if (isOther) changed.waits = true
      return isOther
    },
    addClosures: (closures, day) => addClosures(tx, closures, day),
    removeClosure: (id) => removeClosure(tx, id),
    async removeDemonstration() {
      const removed = await removeDemonstration(tx)
      if (removed.locations + removed.people + removed.codes > 0) changed.directory = true
      return removed
    },
    async markAsOwn() {
      await query(`INSERT INTO facts (name, value) VALUES ($1, 'yes') ON CONFLICT DO NOTHING`, [
        OWN_DIRECTORY,
      ])
    },
  }
}

/** Writes a service; whether it is new or another than before. */
export async function putService(
  { query }: Queries,
  service: DirectoryService,
  demonstration: boolean,
): Promise<boolean> {
  const rows = await query(
    `INSERT INTO services (id, body, demonstration) VALUES ($1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET body = excluded.body, demonstration = excluded.demonstration
     WHERE services.body <> excluded.body OR services.demonstration <> excluded.demonstration RETURNING id`,
    [service.id, JSON.stringify(service), demonstration ? 1 : 0],
  )
  return rows.length > 0
}

export async function recordsOf(
  { query }: Queries,
  kind: DirectoryRecord['kind'],
): Promise<DirectoryRecord[]> {
  const rows = await query('SELECT * FROM directory_records WHERE kind = $1 ORDER BY record_key', [kind])
  return rows.map((row) => ({
    kind,
    key: String(row['record_key']),
    demonstration: row['demonstration'] === 1,
    body: bodyOf(row),
  }))
}

/** Writes a record, with the grid of a provider on video (HD-19). Throws for a benefit code that is too short (HD-28). */
export async function putRecord(tx: Transaction, record: DirectoryRecord): Promise<Put> {
  const { kind, key, demonstration, body } = record
  refuseShortCode(record)
  const rows = await tx.query('SELECT * FROM directory_records WHERE kind = $1 AND record_key = $2', [
    kind,
    key,
  ])
  const [kept] = rows
  const flag = demonstration ? 1 : 0
  const text = JSON.stringify(body)
  if (kept?.['demonstration'] === flag && kept['body'] === text) return { outcome: 'unchanged' }
  const grid = kind === 'virtualProvider' ? await changeVideoGrid(tx, body, kept && bodyOf(kept)) : undefined
  await tx.query(
    `INSERT INTO directory_records (kind, record_key, demonstration, body) VALUES ($1, $2, $3, $4)
     ON CONFLICT (kind, record_key) DO UPDATE SET demonstration = excluded.demonstration, body = excluded.body`,
    [kind, key, flag, text],
  )
  return { outcome: kept ? 'updated' : 'inserted', grid }
}

type Scheduled = ProviderKey & Pick<DirectoryLocation, 'schedule' | 'timezone'>

function changeVideoGrid(tx: Transaction, after: unknown, before: unknown) {
  const provider = after as Scheduled
  const key = { businessName: provider.businessName, id: provider.id }
  return changeGrid(tx, key, (before ?? after) as Scheduled, provider)
}

function refuseShortCode({ kind, key, body }: DirectoryRecord): void {
  if (kind !== 'benefitCode') return
  const { code = '' } = body as { code?: string }
  if (!isTooShortBenefitCode(code)) return
  throw new Error(`Benefit code "${key}": a code must have ${SHORTEST_BENEFIT_CODE} characters or more.`)
}

async function removeDemonstration(tx: Transaction): Promise<RemovedDemonstration> {
  const locations = await tx.query('DELETE FROM locations WHERE demonstration = 1 RETURNING *')
  const records = await tx.query('DELETE FROM directory_records WHERE demonstration = 1 RETURNING *')
  const videos = records
    .filter((row) => row['kind'] === 'virtualProvider')
    .map((row) => bodyOf<Scheduled>(row))
  await rememberGrids(tx, [...locations.map(locationOf), ...videos])
  if (locations.length > 0) await dropWaitsOfNone(tx)
  const count = (...kinds: string[]) => records.filter((row) => kinds.includes(String(row['kind']))).length
  return {
    locations: locations.length,
    people: count('clinician', 'virtualProvider'),
    codes: count('benefitCode'),
  }
}

export function bodyOf<T>(row: Row): T {
  return JSON.parse(String(row['body']))
}

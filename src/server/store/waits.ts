import type { BusinessName } from '#contract/vocabulary'
import { MINUTE_MS } from '#domain/time-units'
import type { Engine, Queries, Row, Transaction } from './engine.ts'
import { countVersion, versionOf } from './facts.ts'

/** How long guests without an appointment wait at a location while it is open. One without minutes and words says nothing. */
export type LocationWait = {
  businessName: BusinessName
  /** Of the location. */
  id: string
  /** LOCATOR-40; absent: not known. */
  waitMinutes?: number
  /** What a clinic says of waiting there, beside the minutes or in their place (LOCATOR-42). */
  waitDescription?: string
  /** When it was set, epoch milliseconds by the database; absent: it does not grow old, as those of the demonstration. */
  setAt?: number
}

export interface WaitStore {
  /** Writes waits of locations; a wait without minutes and words removes the location's wait. Returns how many changed. */
  putWaits(waits: readonly LocationWait[]): Promise<number>
  /** All waits that are known. */
  waits(): Promise<LocationWait[]>
  /** A number as a text, which counts up whenever waits change. */
  waitsVersion(): Promise<string>
  /**
   * The waits that changed after one version and up to another, those that were taken away without minutes and words; undefined
   * where not every version in between has a row left.
   */
  waitsBetween(former: string, latter: string): Promise<LocationWait[] | undefined>
}

export function createWaitStore(engine: Engine): WaitStore {
  return {
    putWaits: (waits) =>
      engine.transaction(async (tx) => {
        let changed = 0
        for (const wait of waits) if (await putWait(tx, wait)) changed++
        if (changed > 0) await countVersion(tx, 'waitsVersion')
        return changed
      }),

    waits: () => waitsOf(engine),

    waitsVersion: () => versionOf(engine, 'waitsVersion'),

    async waitsBetween(former, latter) {
      const [from, to] = [Number(former), Number(latter)]
      const rows = await engine.query('SELECT * FROM waits WHERE version > $1', [from])
      const versions = new Set(rows.map((row) => Number(row['version'])).filter((one) => one <= to))
      return versions.size === to - from ? rows.map(waitOf) : undefined
    },
  }
}

export async function waitsOf({ query }: Queries): Promise<LocationWait[]> {
  const rows = await query('SELECT * FROM waits WHERE minutes IS NOT NULL OR description IS NOT NULL')
  return rows.map(waitOf)
}

function waitOf(row: Row): LocationWait {
  return {
    businessName: row['business_name'] as BusinessName,
    id: String(row['location_id']),
    ...(row['minutes'] !== null && { waitMinutes: Number(row['minutes']) }),
    ...(row['description'] !== null && { waitDescription: String(row['description']) }),
    ...(row['set_at'] != null && { setAt: Number(row['set_at']) }),
  }
}

/** A wait that is set again with the same words is written when it is as old as this, in milliseconds. */
const REFRESH_MS = 10 * MINUTE_MS

/**
 * The version that this change will get. If another change takes it first, no row has this change's version, and `waitsBetween` returns
 * undefined.
 */
const NEXT_VERSION = `(SELECT COALESCE(MAX(CAST(value AS BIGINT)), 0) + 1 FROM facts WHERE name = 'waitsVersion')`

/**
 * Writes a wait, or takes it away when it says nothing; whether it is another than before. `forGood`: it does not grow old.
 */
export async function putWait(tx: Transaction, wait: LocationWait, forGood = false): Promise<boolean> {
  const { businessName, id, waitMinutes = null, waitDescription = null } = wait
  const key = [businessName, id]
  if (waitMinutes === null && waitDescription === null) {
    const gone = await tx.query(
      `UPDATE waits SET minutes = NULL, description = NULL, version = ${NEXT_VERSION}
       WHERE business_name = $1 AND location_id = $2 AND (minutes IS NOT NULL OR description IS NOT NULL)
       RETURNING location_id`,
      key,
    )
    return gone.length > 0
  }
  const written = await tx.query(
    `INSERT INTO waits (business_name, location_id, minutes, description, set_at, version)
     VALUES ($1, $2, $3, $4, $5, ${NEXT_VERSION})
     ON CONFLICT (business_name, location_id)
     DO UPDATE SET minutes = excluded.minutes, description = excluded.description, set_at = excluded.set_at, version = excluded.version
     WHERE COALESCE(waits.minutes, -1) <> COALESCE(excluded.minutes, -1)
        OR COALESCE(waits.description, '') <> COALESCE(excluded.description, '')
        OR COALESCE(waits.set_at, 0) < COALESCE(excluded.set_at, 0) - $6
     RETURNING location_id`,
    [...key, waitMinutes, waitDescription, forGood ? null : tx.now, REFRESH_MS],
  )
  return written.length > 0
}

/** Takes away the waits of locations that are no longer in the directory. */
export async function dropWaitsOfNone(tx: Queries): Promise<void> {
  const gone = await tx.query(
    `DELETE FROM waits WHERE NOT EXISTS (
       SELECT 1 FROM locations WHERE business_name = waits.business_name AND id = waits.location_id
     ) RETURNING location_id`,
  )
  if (gone.length > 0) await countVersion(tx, 'waitsVersion')
}

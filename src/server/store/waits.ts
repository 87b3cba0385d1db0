import type { BusinessName } from '#contract/vocabulary'
import type { Engine, Queries } from './engine.ts'
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
}

export interface WaitStore {
  /** Writes waits of locations; one that says nothing takes the location's away. Returns how many are others than before. */
  putWaits(waits: readonly LocationWait[]): Promise<number>
  /** All waits that are known. */
  waits(): Promise<LocationWait[]>
  /** Another text whenever a wait is another one, and else the same. */
  waitsVersion(): Promise<string>
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
  }
}

export async function waitsOf({ query }: Queries): Promise<LocationWait[]> {
  const rows = await query('SELECT * FROM waits')
  return rows.map((row) => ({
    businessName: row['business_name'] as BusinessName,
    id: String(row['location_id']),
    ...(row['minutes'] !== null && { waitMinutes: Number(row['minutes']) }),
    ...(row['description'] !== null && { waitDescription: String(row['description']) }),
  }))
}

/** Writes a wait, or takes it away when it says nothing; whether it is another than before. */
export async function putWait({ query }: Queries, wait: LocationWait): Promise<boolean> {
  const { businessName, id, waitMinutes = null, waitDescription = null } = wait
  const key = [businessName, id]
  if (waitMinutes === null && waitDescription === null) {
    const gone = await query(
      'DELETE FROM waits WHERE business_name = $1 AND location_id = $2 RETURNING location_id',
      key,
    )
    return gone.length > 0
  }
  const written = await query(
    `INSERT INTO waits (business_name, location_id, minutes, description) VALUES ($1, $2, $3, $4)
     ON CONFLICT (business_name, location_id)
     DO UPDATE SET minutes = excluded.minutes, description = excluded.description
     WHERE COALESCE(waits.minutes, -1) <> COALESCE(excluded.minutes, -1)
        OR COALESCE(waits.description, '') <> COALESCE(excluded.description, '')
     RETURNING location_id`,
    [...key, waitMinutes, waitDescription],
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

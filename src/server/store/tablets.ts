import { DAY_MS } from '#domain/time-units'
import type { Engine, Row } from './engine.ts'

/** Tablets that one store has at most, so that nobody can fill the table; the one unseen for longest makes room. */
const MOST = 50
/** A tablet that was not seen for so long is none of the store's any more. */
const UNSEEN_MS = 14 * DAY_MS

/** A tablet of a store, as it last said of itself (DESK-10). */
export type StoreTablet = {
  /** A mark of its token, or of its random id. */
  id: string
  /** Finished check-ins that wait there to be sent. */
  waiting: number
  /** Epoch milliseconds, by the database's clock. */
  seenAt: number
}

export interface TabletTable {
  /** Remembers that a tablet was seen now, and what waits on it. */
  seeTablet(locationId: string, tablet: Pick<StoreTablet, 'id' | 'waiting'>): Promise<void>
  /** The tablets of a store that were seen within 14 days, the last seen first. */
  tabletsOf(locationId: string): Promise<StoreTablet[]>
}

export function createTabletTable(engine: Engine): TabletTable {
  return {
    seeTablet: (locationId, { id, waiting }) =>
      engine.transaction(async ({ query, now }) => {
        await query(
          `INSERT INTO tablets (location_id, id, waiting, seen_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (location_id, id) DO UPDATE SET waiting = excluded.waiting, seen_at = excluded.seen_at`,
          [locationId, id, waiting, now],
        )
        await query(
          `DELETE FROM tablets WHERE location_id = $1 AND id NOT IN (
             SELECT id FROM tablets WHERE location_id = $1 AND seen_at > $2 ORDER BY seen_at DESC, id LIMIT ${MOST}
           )`,
          [locationId, now - UNSEEN_MS],
        )
      }),

    async tabletsOf(locationId) {
      const since = (await engine.now()) - UNSEEN_MS
      const rows = await engine.query(
        'SELECT * FROM tablets WHERE location_id = $1 AND seen_at > $2 ORDER BY seen_at DESC, id',
        [locationId, since],
      )
      return rows.map(tabletOf)
    },
  }
}

function tabletOf(row: Row): StoreTablet {
  return { id: String(row['id']), waiting: Number(row['waiting']), seenAt: Number(row['seen_at']) }
}

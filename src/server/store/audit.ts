import { randomUUID } from 'node:crypto'
import type { Engine, Row } from './engine.ts'

/** Rows that are read or removed at once. */
const LOT = 1000

/** One act of a token, a desk or a command: it read or changed visits, the directory or settings (RUN-12). */
export type AuditRow = {
  /** Epoch milliseconds, by the database's clock. */
  at: number
  /** `token NAME`, `desk ID`, `command USER`, or `guest` for the holder of a visit's code. */
  who: string
  /** What was done, such as `visits.read`. */
  action: string
  /** Ids of the visits whose content was read or changed. */
  visits: string[]
  /** Details of the act, such as a location, a name or a count. They never describe a guest. */
  about: Record<string, string | number>
}

export interface AuditStore {
  /** Callers add the row before they send out what they read. */
  addAudit(row: Omit<AuditRow, 'at'>): Promise<void>
  /** Rows of at or after `since` (epoch milliseconds), the oldest first. */
  auditSince(since: number): AsyncIterable<AuditRow>
  /** Removes rows from before `before` (epoch milliseconds); returns how many. */
  purgeAudit(before: number): Promise<number>
}

export function createAuditStore(engine: Engine): AuditStore {
  return {
    addAudit: ({ who, action, visits, about }) =>
      engine.transaction(async ({ query, now }) => {
        await query(
          'INSERT INTO audit (id, at, who, action, visits, about) VALUES ($1, $2, $3, $4, $5, $6)',
          [randomUUID(), now, who, action, JSON.stringify(visits), JSON.stringify(about)],
        )
      }),

    async *auditSince(since) {
      let [at, id] = [since, '']
      for (;;) {
        const rows = await engine.query(
          'SELECT * FROM audit WHERE (at, id) > ($1, $2) ORDER BY at, id LIMIT $3',
          [at, id, LOT],
        )
        yield* rows.map(auditRowOf)
        const end = rows.at(-1)
        if (!end) return
        ;[at, id] = [Number(end['at']), String(end['id'])]
      }
    },

    async purgeAudit(before) {
      let total = 0
      for (;;) {
        const gone = await engine.transaction(({ query }) =>
          query(
            `DELETE FROM audit WHERE id IN (SELECT id FROM audit WHERE at < $1 ORDER BY at LIMIT ${LOT}) RETURNING id`,
            [before],
          ),
        )
        total += gone.length
        if (gone.length < LOT) return total
      }
    },
  }
}

function auditRowOf(row: Row): AuditRow {
  return {
    at: Number(row['at']),
    who: String(row['who']),
    action: String(row['action']),
    visits: JSON.parse(String(row['visits'])),
    about: JSON.parse(String(row['about'])),
  }
}

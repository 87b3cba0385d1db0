import type { Engine, Transaction } from './engine.ts'

/** A table with sealed values; `recordOf` is what a value of the row is bound to. */
type SealedTable = { table: string; id: string; column: string; recordOf: (id: string) => string }

const itself = (id: string) => id

/** Everything that is sealed under a data key. */
export const SEALED_TABLES: readonly SealedTable[] = [
  { table: 'check_ins', id: 'id', column: 'sealed', recordOf: itself },
  { table: 'appointments', id: 'id', column: 'sealed', recordOf: itself },
  { table: 'unreadable_entries', id: 'id', column: 'sealed', recordOf: itself },
  { table: 'webhooks', id: 'name', column: 'secrets', recordOf: (name) => `webhook ${name}` },
]

/** Values that one transaction reseals (RUN-14). */
const LOT = 200

/** Where resealing for a key has come to: the table by its place in the list, and the last id of it. */
type ResealPlace = { keyId: string; table: number; after: string }

type ResealedLot = {
  resealed: number
  /** Values that no key opens; they stay as they are. */
  damaged: number
  /** Undefined: all tables are done. */
  next: ResealPlace | undefined
}

export interface SealedStore {
  /** How many sealed values begin with the same bytes. */
  sealedHeads(bytes: number): Promise<{ head: Uint8Array; count: number }[]>
  /** Where resealing under this key goes on; undefined: it is done. */
  resealPlace(keyId: string): Promise<ResealPlace | undefined>
  /** Reseals one lot and keeps the place in the same transaction. `reseal` returns undefined for a value that may stay, and throws for one that nothing opens. */
  resealLot(
    place: ResealPlace,
    reseal: (record: string, sealed: Uint8Array) => Uint8Array | undefined,
  ): Promise<ResealedLot>
  /** Whether this process may reseal for so many milliseconds, alone. */
  takeResealTurn(ms: number): Promise<boolean>
  /** Has resealing begin anew, because there are values under another key. */
  forgetResealing(): Promise<void>
  /** Changes what the database knows of the keys: ids that the start must find, and the mark of one pair of keys; undefined: it stays. */
  changeKeyFacts(change: (needed: NeededKeys) => NeededKeys, mark?: string): Promise<void>
  /** How many visits that have not begun were booked from one instant on and before another (epoch milliseconds): guests have links to them. */
  visitsAhead(booked: { from: number; before: number }): Promise<number>
}

/** Ids of keys that a start must find. */
export type NeededKeys = { dataKeys: string[]; codeKeys: string[] }

export function createSealedStore(engine: Engine): SealedStore {
  return {
    async sealedHeads(bytes) {
      const heads: { head: Uint8Array; count: number }[] = []
      for (const { table, column } of SEALED_TABLES) {
        const rows = await engine.query(
          `SELECT substr(${column}, 1, ${bytes}) AS head, COUNT(*) AS n FROM ${table} GROUP BY 1`,
        )
        for (const { head, n } of rows) {
          if (head instanceof Uint8Array) heads.push({ head, count: Number(n) })
        }
      }
      return heads
    },

    async resealPlace(keyId) {
      const [row] = await engine.query(`SELECT value FROM facts WHERE name = 'resealing'`)
      const kept: ResealPlace | undefined = row && JSON.parse(String(row['value']))
      if (kept?.keyId !== keyId) return { keyId, table: 0, after: '' }
      return kept.table < SEALED_TABLES.length ? kept : undefined
    },

    resealLot: (place, reseal) => engine.transaction((tx) => resealLot(tx, place, reseal)),

    takeResealTurn: (ms) =>
      engine.transaction(async ({ query, now }) => {
        const mine = await query(
          `INSERT INTO facts (name, value) VALUES ('resealTurn', $1)
           ON CONFLICT (name) DO UPDATE SET value = excluded.value
           WHERE CAST(facts.value AS BIGINT) <= $2 OR CAST(facts.value AS BIGINT) > $3 RETURNING name`,
          [String(now + ms), now, now + 2 * ms],
        )
        return mine.length > 0
      }),

    forgetResealing: () =>
      engine.transaction(
        async ({ query }) => void (await query(`DELETE FROM facts WHERE name = 'resealing'`)),
      ),

    changeKeyFacts: (change, mark) =>
      engine.transaction(async (tx) => {
        const { dataKeys, codeKeys } = change({
          dataKeys: await lockedIds(tx, 'dataKeys'),
          codeKeys: await lockedIds(tx, 'codeKeys'),
        })
        await keep(tx, 'dataKeys', JSON.stringify(dataKeys))
        await keep(tx, 'codeKeys', JSON.stringify(codeKeys))
        if (mark !== undefined) await keep(tx, 'keys', mark)
      }),

    async visitsAhead({ from, before }) {
      const [row] = await engine.query(
        `SELECT COUNT(*) AS n FROM appointments
         WHERE status = 'booked' AND starts_at > $1 AND received_at >= $2 AND received_at < $3`,
        [await engine.now(), from, before],
      )
      return Number(row?.['n'])
    },
  }
}

async function lockedIds({ query }: Transaction, name: keyof NeededKeys): Promise<string[]> {
  const [row] = await query(
    `INSERT INTO facts (name, value) VALUES ($1, '[]') ON CONFLICT (name) DO UPDATE SET value = facts.value RETURNING value`,
    [name],
  )
  return JSON.parse(String(row?.['value']))
}

async function resealLot(
  tx: Transaction,
  place: ResealPlace,
  reseal: (record: string, sealed: Uint8Array) => Uint8Array | undefined,
): Promise<ResealedLot> {
  const found = SEALED_TABLES[place.table]
  if (!found) return { resealed: 0, damaged: 0, next: undefined }
  const { table, id, column, recordOf } = found
  const rows = await tx.query(
    `SELECT ${id} AS id, ${column} AS sealed FROM ${table} WHERE ${id} > $1 ORDER BY ${id} LIMIT ${LOT}`,
    [place.after],
  )
  let [resealed, damaged] = [0, 0]
  for (const { id: key, sealed } of rows) {
    const value = openedOr(() =>
      sealed instanceof Uint8Array ? reseal(recordOf(String(key)), sealed) : undefined,
    )
    if (value === 'damaged') damaged++
    else if (value !== undefined && sealed !== undefined) {
      // Who has changed the value meanwhile has sealed it anew.
      const changed = await tx.query(
        `UPDATE ${table} SET ${column} = $1 WHERE ${id} = $2 AND ${column} = $3 RETURNING ${id}`,
        [value, String(key), sealed],
      )
      resealed += changed.length
    }
  }
  const last = rows.at(-1)
  const next = last
    ? { ...place, after: String(last['id']) }
    : { ...place, table: place.table + 1, after: '' }
  await keep(tx, 'resealing', JSON.stringify(next))
  return { resealed, damaged, next: next.table < SEALED_TABLES.length ? next : undefined }
}

function openedOr(work: () => Uint8Array | undefined): Uint8Array | 'damaged' | undefined {
  try {
    return work()
  } catch {
    return 'damaged'
  }
}

async function keep({ query }: Transaction, name: string, value: string): Promise<void> {
  await query(
    'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    [name, value],
  )
}

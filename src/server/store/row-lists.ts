import type { Queries, Row, Value } from './engine.ts'

/** The lists that a row keeps as JSON, by column; those that cannot be read are empty, and the row is damaged (HD-23). */
export function readLists<Name extends string>(
  row: Row,
  columns: readonly Name[],
): { lists: Record<Name, never[]>; isDamaged: boolean } {
  let isDamaged = false
  const entries = columns.map((column) => {
    const list = listIn(String(row[column]))
    isDamaged ||= list === undefined
    return [column, list ?? []]
  })
  return { lists: Object.fromEntries(entries), isDamaged }
}

function listIn(text: string): never[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? (value as never[]) : undefined
  } catch {
    return undefined
  }
}

/** The rows of a table that have these ids; ids without one are left out. */
export async function rowsOf(
  { query }: Queries,
  table: 'check_ins' | 'appointments' | 'unreadable_entries' | 'visit_states' | 'wordings',
  ids: readonly string[],
  column: 'id' | 'visit_id' | 'sha256' = 'id',
): Promise<Row[]> {
  if (ids.length === 0) return []
  const all = padded(ids)
  const list = all.map((_, at) => `$${at + 1}`).join(', ')
  return query(`SELECT * FROM ${table} WHERE ${column} IN (${list})`, all)
}

/** Rows of a table that are read together. */
const PAGE = 200

/**
 * The rows of a table whose time is `since` or later, oldest first. Each page begins after what the last row has in the database: a
 * damaged time read as another one would bring the first page again for ever.
 */
export async function* rowsSince(
  { query }: Queries,
  table: 'check_ins' | 'appointments' | 'unreadable_entries',
  column: 'received_at' | 'changed_at',
  since: number,
): AsyncGenerator<Row> {
  let last: { at: Value; id: string } = { at: since, id: '' }
  for (;;) {
    const rows = await query(
      `SELECT * FROM ${table} WHERE (${column}, id) > ($1, $2) ORDER BY ${column}, id LIMIT $3`,
      [last.at, last.id, PAGE],
    )
    yield* rows
    const end = rows.at(-1)
    if (!end) return
    last = { at: end[column] ?? since, id: String(end['id']) }
  }
}

/** The ids with the last of them repeated up to a power of two, so that there are few texts of the statement. */
export function padded(ids: readonly string[]): string[] {
  const size = 2 ** Math.ceil(Math.log2(ids.length))
  return Array.from({ length: size }, (_, at) => ids[Math.min(at, ids.length - 1)] ?? '')
}

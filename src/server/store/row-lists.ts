import type { Row } from './engine.ts'

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

/** The ids with the last of them repeated up to a power of two, so that there are few texts of the statement. */
export function padded(ids: readonly string[]): string[] {
  const size = 2 ** Math.ceil(Math.log2(ids.length))
  return Array.from({ length: size }, (_, at) => ids[Math.min(at, ids.length - 1)] ?? '')
}

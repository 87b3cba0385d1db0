import { createHash } from 'node:crypto'
import type { Row } from '../store/engine.ts'

/** What tells whether a table was copied whole: how many rows it has, and the sum of their sha256, in hex. */
export type TableSum = { rows: number; sum: string }

/** Counts the rows of one table, in whatever order and from whatever database they come. */
export type RowSum = { add(row: Row): void; result(): TableSum }

const MODULUS = 1n << 256n

/** Begins a sum over rows with these columns. */
export function sumOfRows(columns: readonly string[]): RowSum {
  let rows = 0
  let sum = 0n
  return {
    add(row) {
      const text = JSON.stringify(columns.map((name) => writtenOut(row[name] ?? null)))
      rows++
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % MODULUS
    },
    result: () => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
  }
}

/** Bytes have another sum than a text that looks like them. */
function writtenOut(value: Row[string]): unknown {
  return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value
}

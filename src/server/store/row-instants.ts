import type { Row } from './engine.ts'

/** The last instant that a date can be, in epoch milliseconds. */
const LATEST = 8.64e15

/** An instant of a row, in epoch milliseconds; 0 when it is damaged, so that what reads the row goes on (HD-23). */
export function instantIn(row: Row, name: string): number {
  return isInstant(row[name]) ? Number(row[name]) : 0
}

/** Whether one of these columns has no instant. */
export function hasDamagedInstant(row: Row, names: readonly string[]): boolean {
  return names.some((name) => !isInstant(row[name]))
}

function isInstant(value: Row[string] | undefined): boolean {
  return value != null && value !== '' && Math.abs(Number(value)) <= LATEST
}

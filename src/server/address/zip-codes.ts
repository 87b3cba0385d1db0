import type { ZipRow } from './gazetteer.ts'

/** ZIP codes in order. */
export interface ZipCodes {
  /** The row of a five-digit code; of one that is not known, a new one perhaps, the nearest of its ten. */
  nearest(code: string): ZipRow | undefined
  /** The first codes that begin with these digits, `most` at most. */
  from(digits: string, most: number): ZipRow[]
}

/** American Samoa's only ZIP code, which the table lacks, has Hawaii's beside it. */
const SAMOA = '96799'

/** ZIP codes of rows that are in the order of their codes. */
export function createZipCodes(rows: readonly ZipRow[]): ZipCodes {
  function from(digits: string, most: number): ZipRow[] {
    const first = firstFrom(rows, digits)
    return rows.slice(first, first + most).filter(([code]) => code.startsWith(digits))
  }
  return {
    from,
    nearest(code) {
      if (code === SAMOA) return undefined
      const distance = ([other]: ZipRow) => Math.abs(Number(other) - Number(code))
      return from(code.slice(0, 4), 10).sort((a, b) => distance(a) - distance(b))[0]
    },
  }
}

function firstFrom(rows: readonly ZipRow[], digits: string): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.[0] ?? '') < digits) low = middle + 1
    else high = middle
  }
  return low
}

import { DAY_MS } from './time-units.ts'

/** Cells of one grid: their length in milliseconds, and the starts of the open ones of a local day (days since 1970-01-01), in order. */
export type Grid = { readonly cellMs: number; cellsOf(day: number): readonly number[] }

/**
 * Starts of the visits of `count` cells that can begin on a local day: every cell open, one after the other without a gap, and free.
 * A visit may run past midnight.
 */
export function slotStarts(
  grid: Grid,
  day: number,
  count: number,
  isFree: (cell: number) => boolean,
): number[] {
  const starts = grid.cellsOf(day)
  const cells = count === 1 ? starts : withFollowing(grid, day, count)
  const found: number[] = []
  for (const [index, start] of starts.entries()) {
    if (isSlot(cells, index, count, grid.cellMs, isFree)) found.push(start)
  }
  return found
}

/** The cells of a visit of `count` cells that begins at `start`. */
export function cellsFrom(start: number, count: number, cellMs: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index * cellMs)
}

/** The open cells of a day and of those after it that a visit from it may reach. */
function withFollowing(grid: Grid, day: number, count: number): readonly number[] {
  const days = Math.ceil((count * grid.cellMs) / DAY_MS)
  return Array.from({ length: days + 1 }, (_, ahead) => grid.cellsOf(day + ahead)).flat()
}

function isSlot(
  cells: readonly number[],
  index: number,
  count: number,
  cellMs: number,
  isFree: (cell: number) => boolean,
): boolean {
  const start = cells[index] ?? Number.NaN
  for (let nth = 0; nth < count; nth += 1) {
    const cell = cells[index + nth]
    if (cell !== start + nth * cellMs || !isFree(cell)) return false
  }
  return true
}

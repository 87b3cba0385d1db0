import type { Schedule } from '#domain/availability'
import { openCells } from '#domain/availability'
import type { Grid } from '#domain/slots'
import { slotStarts } from '#domain/slots'
import { MINUTE_MS } from '#domain/time-units'
import { periodAt } from '../store/grids.ts'
import type { GridPeriod } from '../store/store.ts'

/** Times at which a provider works, booked or not. Each day is computed once. */
export interface Calendar {
  /** IANA zone. */
  readonly zone: string
  /** Lengths of its shortest and longest cells. */
  readonly shortestCellMs: number
  readonly longestCellMs: number
  /** Length of the cells at an instant (epoch milliseconds). */
  cellMsAt(instant: number): number
  /** Starts of the visits of `count` cells that can begin on a local day (days since 1970-01-01): all cells open, of one length, and free. */
  starts(day: number, count: number, isFree: (cell: number) => boolean): number[]
}

/** Opening times, and cells that may be of another length from some instant on. */
export type Hours = Omit<Schedule, 'cellMinutes'> & { readonly periods: readonly GridPeriod[] }

/** Days that one calendar remembers, at most. */
const MOST_DAYS = 130

/** Makes calendars; providers of the same hours and cells share one. */
export function createCalendars(): (hours: Hours) => Calendar {
  const calendars = new Map<string, Calendar>()
  return (hours) => {
    const name = JSON.stringify(hours)
    const known = calendars.get(name)
    if (known) return known
    const calendar = createCalendar(hours)
    calendars.set(name, calendar)
    return calendar
  }
}

function createCalendar({ periods, ...hours }: Hours): Calendar {
  const grids = periods.map((period, index) => createGrid(hours, period, periods[index + 1]?.from ?? null))
  return {
    zone: hours.zone,
    shortestCellMs: Math.min(...grids.map(({ cellMs }) => cellMs)),
    longestCellMs: Math.max(...grids.map(({ cellMs }) => cellMs)),
    cellMsAt: (instant) => periodAt(periods, instant).cellMinutes * MINUTE_MS,
    starts: (day, count, isFree) => grids.flatMap((grid) => slotStarts(grid, day, count, isFree)),
  }
}

/** The cells of a period: from its beginning, and over before `to`, when the next one begins. */
function createGrid(
  hours: Omit<Schedule, 'cellMinutes'>,
  { from, cellMinutes }: GridPeriod,
  to: number | null,
): Grid {
  const days = new Map<number, readonly number[]>()
  const cellMs = cellMinutes * MINUTE_MS
  const isInside = (cell: number) => (from === null || from <= cell) && (to === null || cell + cellMs <= to)
  return {
    cellMs,
    cellsOf(day) {
      const known = days.get(day)
      if (known) return known
      if (days.size >= MOST_DAYS) days.clear()
      const cells = openCells({ ...hours, cellMinutes }, day).filter(isInside)
      days.set(day, cells)
      return cells
    },
  }
}

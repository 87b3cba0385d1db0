import { localDay } from '#domain/offsets'
import { cellsFrom } from '#domain/slots'
import { MINUTE_MS } from '#domain/time-units'
import type { DirectoryService } from '../store/directory-entries.ts'
import type { Calendar } from './calendar.ts'
import type { Provider } from './provider.ts'

/** The furthest day ahead that can be booked, even if a service allows more. */
export const MOST_DAYS_AHEAD = 365

/** What the services of one appointment need together. */
export type Needs = {
  serviceIds: number[]
  /** When they can be had together. */
  calendar: Calendar
  /** Cells of the grid: as many as the longest service takes. */
  cells: number
  /** Days from today before which, and after which, nothing can be booked (RESULTS-07). */
  leadTime: number
  maxDaysAhead: number
}

/** Local days since 1970-01-01, both included. */
export type LocalDays = { from: number; to: number }

/** What the services need at this provider; undefined when it offers none of them. */
export function needsAt(provider: Provider, serviceIds: readonly number[]): Needs | undefined {
  const offered: DirectoryService[] = []
  for (const id of serviceIds) {
    const service = provider.services.get(id)
    if (service) offered.push(service)
  }
  if (offered.length === 0) return undefined
  return {
    serviceIds: offered.map(({ id }) => id),
    calendar: provider.calendarFor(offered.map(({ id }) => id)),
    cells: Math.max(...offered.map((service) => cellsOf(service, provider))),
    leadTime: Math.max(...offered.map(({ leadTime }) => leadTime ?? 0)),
    maxDaysAhead: Math.min(MOST_DAYS_AHEAD, ...offered.map(({ maxDaysAhead }) => maxDaysAhead ?? 0)),
  }
}

/**
 * How many cells a service takes. If an import is changing the length of the cells, it counts the shorter ones, so that the
 * appointment is never too short.
 */
function cellsOf({ cells, minutes }: DirectoryService, { calendar }: Provider): number {
  return minutes === undefined ? cells : Math.ceil((minutes * MINUTE_MS) / calendar.shortestCellMs)
}

/** How many minutes an appointment takes at a provider, by its cells at an instant (epoch milliseconds) (BK-39). */
export function minutesOf({ calendar }: Provider, { cells }: Needs, instant: number): number {
  return (cells * calendar.cellMsAt(instant)) / MINUTE_MS
}

/** The days on which such an appointment can be booked, by the provider's calendar at `now` (epoch milliseconds). */
export function bookableDays(provider: Provider, needs: Needs, now: number): LocalDays {
  const today = localDay(now, provider.calendar.zone)
  return { from: today + Math.max(0, needs.leadTime), to: today + needs.maxDaysAhead }
}

export type Judgement =
  | { outcome: 'fits'; cells: number[]; cellMs: number }
  /** No provider offers a service, or not this one; the time is past, too soon, too distant, closed or off the grid. */
  | { outcome: 'unknownService' | 'serviceNotOffered' | 'notOnSchedule' }

/**
 * Whether a provider could see somebody for these services at `start` (epoch milliseconds) if nothing were taken, and which cells
 * that takes. Whether they are free is for the database to say.
 */
export function judgeStart(
  { provider, serviceIds, start }: { provider: Provider; serviceIds: readonly number[]; start: number },
  { services }: { services: ReadonlyMap<number, DirectoryService> },
  now: number,
): Judgement {
  if (!serviceIds.every((id) => services.has(id))) return { outcome: 'unknownService' }
  const needs = needsAt(provider, serviceIds)
  if (needs?.serviceIds.length !== serviceIds.length) return { outcome: 'serviceNotOffered' }
  const { calendar } = needs
  const days = bookableDays(provider, needs, now)
  // The calendar is asked for days that can be booked only, not for any year that somebody sends.
  const day = localDay(start, calendar.zone)
  const isOnSchedule =
    start > now &&
    days.from <= day &&
    day <= days.to &&
    calendar.starts(day, needs.cells, () => true).includes(start)
  if (!isOnSchedule) return { outcome: 'notOnSchedule' }
  const cellMs = calendar.cellMsAt(start)
  return { outcome: 'fits', cells: cellsFrom(start, needs.cells, cellMs), cellMs }
}

import type { SchedulerFlow } from '#contract/vocabulary'
import type { Day } from './calendar.ts'
import { addDays, daysBetween } from './calendar.ts'
import type { CatalogueService } from './services.ts'

/** Days that a slot search looks at (RESULTS-04, RESULTS-22), and for virtual visits (RESULTS-05, RESULTS-10). */
export const SEARCH_DAYS = 14
export const VIRTUAL_SEARCH_DAYS = 2
/** A dietitian is seen from today + 3 to today + 90 days (RESULTS-12). */
export const DIETITIAN_FIRST = 3
export const DIETITIAN_LAST = 90
/** Locations that the map fits (RESULTS-21, RESULTS-22), and providers a page of the list (RESULTS-20). */
export const FITTED_LOCATIONS = 5
export const PROVIDERS_PER_PAGE = 5
/** What a slot search asks for (API-42): results, and miles around the place. */
export const MOST_RESULTS = 50
export const SEARCH_RADIUS = 50

/** First and last day, both searched. */
export type DaySpan = { from: Day; to: Day }

/** `tooFar`: the date is after the last day that can be booked (RESULTS-33). */
export type SearchWindow = ({ kind: 'days' } & DaySpan) | { kind: 'tooFar'; maxDaysAhead: number }

type Bookable = Pick<CatalogueService, 'maxDaysAhead' | 'leadTime'>

/** The days ahead that all services of a visit can be booked: the smallest maxDaysAhead (RESULTS-06, RESULTS-07). */
export function maxDaysAheadOf(services: readonly Bookable[]): number {
  return Math.min(...services.map(({ maxDaysAhead }) => maxDaysAhead))
}

/**
 * The days to search: from the date, never before today (RESULTS-08) nor before the lead time is over, 14 days, 2 for virtual
 * visits, capped by maxDaysAhead (RESULTS-04 to RESULTS-10); a dietitian's lie between today + 3 and today + 90 (RESULTS-12).
 */
export function searchWindow(
  { flow, isVirtual, date, today }: { flow: SchedulerFlow; isVirtual: boolean; date: Day; today: Day },
  services: readonly Bookable[],
): SearchWindow {
  const maxDaysAhead = lastAheadOf(flow, services)
  const lead = leadOf(flow, services)
  const last = addDays(today, maxDaysAhead)
  const from = later(date, addDays(today, lead))
  if (from > last) return { kind: 'tooFar', maxDaysAhead }
  const days = isVirtual ? VIRTUAL_SEARCH_DAYS : SEARCH_DAYS
  return { kind: 'days', from, to: earlier(addDays(from, days - 1), last) }
}

/** The first day that a guest can page back to: today, or when the lead time is over, or the earliest date of the prescreen (BK-08). */
export function firstShownDay({ flow, window, today, services }: Shown, earliestDate: Day | undefined): Day {
  const lead = leadOf(flow, services)
  return earlier(later(addDays(today, lead), earliestDate ?? today), window.from)
}

type Shown = { flow: SchedulerFlow; window: DaySpan; today: Day; services: readonly Bookable[] }

function leadOf(flow: SchedulerFlow, services: readonly Bookable[]): number {
  return Math.max(0, flow === 'DIETITIAN' ? DIETITIAN_FIRST : 0, ...services.map(({ leadTime }) => leadTime))
}

/** The days ahead that can be searched: those of the services, at most 90 for a dietitian (RESULTS-06, RESULTS-12). */
function lastAheadOf(flow: SchedulerFlow, services: readonly Bookable[]): number {
  return Math.min(maxDaysAheadOf(services), flow === 'DIETITIAN' ? DIETITIAN_LAST : Infinity)
}

/** The last day shown of a provider: min(maxDaysAhead, 14) days from the first (RESULTS-09), none that cannot be booked. */
export function lastShownDay({ flow, window: { from }, today, services }: Shown): Day {
  const maxDaysAhead = lastAheadOf(flow, services)
  const cap = Math.max(1, Math.min(maxDaysAhead, SEARCH_DAYS))
  return earlier(addDays(from, cap - 1), addDays(today, maxDaysAhead))
}

/** How many days a span has. */
export function daysIn({ from, to }: DaySpan): number {
  return daysBetween(from, to) + 1
}

/** The sizes of a screen, by its width (LIMITS-01, LIMITS-02). */
export type ScreenSize = 'tiny' | 'mobile' | 'tablet' | 'desktop'

const WIDEST = { tiny: 340, mobile: 480, tablet: 900 } // LIMITS-01, LIMITS-02

/** The size of a screen so many CSS pixels wide. */
export function screenSize(width: number): ScreenSize {
  if (width <= WIDEST.tiny) return 'tiny'
  if (width <= WIDEST.mobile) return 'mobile'
  return width <= WIDEST.tablet ? 'tablet' : 'desktop'
}

/** Dates side by side (RESULTS-13 to RESULTS-15). */
export function datesPerPage(size: ScreenSize, flow: SchedulerFlow): number {
  if (size === 'tiny') return 1
  if (size === 'mobile') return 3
  return flow === 'VIRTUAL_VISIT' ? 5 : 4
}

/** The second dose of a visit: its services and the first day on which they can be given (HOLD-13 to HOLD-17). */
export type FollowupPlan = { serviceIds: number[]; date: Day }

/**
 * The follow-up of a visit on `day`, its local day: the follow-up service of each service that has one, after the longest of
 * their intervals (HOLD-15, HOLD-17); undefined when there is none or only the first dose is wanted (HOLD-13, HOLD-16).
 */
export function followupPlan(
  services: readonly CatalogueService[],
  day: Day,
  isFirstDoseOnly: boolean,
): FollowupPlan | undefined {
  const pairs = services.flatMap(({ followupServiceId, followupAfterDays }) =>
    followupServiceId === undefined || followupAfterDays === undefined
      ? []
      : [{ id: followupServiceId, after: followupAfterDays }],
  )
  if (pairs.length === 0 || isFirstDoseOnly) return undefined
  return {
    serviceIds: [...new Set(pairs.map(({ id }) => id))],
    date: addDays(day, Math.max(...pairs.map(({ after }) => after))),
  }
}

/** The days to offer for a second dose: `days` from the first on, none before today or beyond maxDaysAhead (RESULTS-40). */
export function followupWindow(
  { from, today, days = SEARCH_DAYS }: { from: Day; today: Day; days?: number },
  services: readonly Bookable[],
): SearchWindow {
  const maxDaysAhead = maxDaysAheadOf(services)
  const [first, last] = [later(from, today), addDays(today, maxDaysAhead)]
  if (first > last) return { kind: 'tooFar', maxDaysAhead }
  return { kind: 'days', from: first, to: earlier(addDays(first, days - 1), last) }
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other
}

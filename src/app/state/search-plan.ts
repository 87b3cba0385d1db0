import type { PhysicalSearchQuery, TimeslotsQuery, VirtualSearchQuery } from '#contract/providers'
import type { BusinessName, SchedulerFlow } from '#contract/vocabulary'
import { BUSINESS_NAMES } from '#contract/vocabulary'
import { addDays, type Day } from '#domain/calendar'
import { flowOfCategory } from '#domain/config'
import { isOnVideo } from '#domain/on-video'
import { stateOf } from '#domain/place-state'
import { withFlu } from '#domain/search-target'
import type { DaySpan } from '#domain/search-window'
import { followupWindow, MOST_RESULTS, SEARCH_RADIUS, searchWindow } from '#domain/search-window'
import type { CatalogueService } from '#domain/services'
import { todayIn } from '#domain/zones'
import { browserZone, now } from '../platform/clock.ts'
import type { Documents } from './documents.ts'
import type { Search } from './search.ts'
import type { ChosenProvider } from './visit.ts'

/** A search with all that the results page needs (ROUTE-42). */
export type WholeSearch = Partial<Search> & Pick<Search, 'type' | 'location' | 'date' | 'serviceIds'>

/** A slot search, ready to be sent and shown. */
export interface SearchPlan {
  /** Equal for equal searches. */
  key: string
  flow: SchedulerFlow
  category: string
  /** The slots of all clinicians on video are one entry (RESULTS-11). */
  isVirtual: boolean
  services: readonly CatalogueService[]
  businessNames: BusinessName[]
  window: DaySpan
  today: Day
  /** In person: near a place. On video: the code of the patient's state. For a second dose: one provider (RESULTS-40). */
  where:
    | { near: string; benefitCode?: string | undefined; radius?: number }
    | { state: string }
    | { providerId: string }
  /** Holds and bookings carry the state (HOLD-19). */
  sendsState: boolean
  /** The search that is planned; absent for a second dose, which continues that of the first. */
  search?: WholeSearch
}

/** `tooFar`: RESULTS-33; `lastDays`: the search of the last days that can be booked (BK-08). `nowhere`: a video visit in an unknown state. `nothing`: no known service. */
export type Planned =
  | { kind: 'plan'; plan: SearchPlan }
  | { kind: 'tooFar'; maxDaysAhead: number; lastDays?: SearchPlan }
  | { kind: 'nowhere' }
  | { kind: 'nothing' }

/** Whether a search has all that the results page needs (ROUTE-42). */
export function isWhole(search: Partial<Search>): search is WholeSearch {
  const { type, location, date, serviceIds } = search
  return type !== undefined && location !== undefined && date !== undefined && (serviceIds?.length ?? 0) > 0
}

/** Days shown when the guest asks for a day beyond them (BK-08). */
const LAST_DAYS = 4

/** Plans a search. `list` has all services, and `today` is in the guest's time zone (TIME-05). */
export function planOf(
  search: WholeSearch,
  list: readonly CatalogueService[],
  config: Pick<Documents<'schedulerConfig'>['schedulerConfig'], 'categories' | 'flows'>,
  today: Day,
): Planned {
  const { categories, flows } = config
  const flow = flowOfCategory(categories, search.type)
  const { isVirtual = false, submitWithLicensureState: sendsState = false } = flows[flow] ?? {}
  const services = searchedServices(search, list)
  if (services.length === 0) return { kind: 'nothing' }
  const window = searchWindow({ flow, isVirtual, date: search.date, today }, services)
  if (window.kind === 'tooFar') {
    const date = addDays(today, window.maxDaysAhead - LAST_DAYS + 1)
    const last = planOf({ ...search, date: date < today ? today : date }, list, config, today)
    return { ...window, ...(last.kind === 'plan' && { lastDays: { ...last.plan, search } }) }
  }
  const isRemote = isOnVideo(flow)
  const state = isRemote ? stateOf(search.location) : undefined
  if (isRemote && state === undefined) return { kind: 'nowhere' }
  const { location: near, benefitCode, radius } = search
  const where =
    state === undefined ? { near, benefitCode, ...(radius !== undefined && { radius }) } : { state }
  const businessNames = businessesOf(services, search.isPharmacyOnly ?? false)
  const { from, to } = window
  const asked = [flow, services.map(({ id }) => id), businessNames, from, to, where]
  return {
    kind: 'plan',
    plan: {
      key: JSON.stringify(asked),
      flow,
      category: search.type,
      isVirtual,
      services,
      businessNames,
      window: { from, to },
      today,
      where,
      sendsState,
      search,
    },
  }
}

/** Ids of the services that the visit is for: all but vaccines that were added to another visit (FIND-41). */
export function mainIds({ services }: Pick<SearchPlan, 'services'>): number[] {
  const main = services.filter(({ isVaccine }) => !isVaccine)
  return (main.length > 0 ? main : services).map(({ id }) => id)
}

/** Today in the guest's time zone (TIME-05). */
export function todayHere(): Day {
  return todayIn(now(), browserZone())
}

/** The chosen services in their order, with the flu vaccine if the guest added it (FIND-41). */
function searchedServices(search: WholeSearch, list: readonly CatalogueService[]): CatalogueService[] {
  const ids = search.shouldAddPromotion ? withFlu(search.serviceIds, list) : search.serviceIds
  return [...new Set(ids)].flatMap((id) => list.find((service) => service.id === id) ?? [])
}

/** The businesses that offer these services. */
function businessesOf(services: readonly CatalogueService[], isPharmacyOnly: boolean): BusinessName[] {
  if (isPharmacyOnly) return ['pharmacy']
  const named = BUSINESS_NAMES.filter((name) =>
    services.some(({ businessNames }) => businessNames.includes(name)),
  )
  return named.length > 0 ? named : [...BUSINESS_NAMES]
}

type Asked = Pick<PhysicalSearchQuery, 'businessNames' | 'serviceIds' | 'startDate' | 'endDate'>

/** Plans a second dose (RESULTS-40): the search's follow-up services at the provider of the first dose, for 14 days from its date. */
export function followupPlanOf(
  search: WholeSearch,
  list: readonly CatalogueService[],
  { flow, provider }: { flow: SchedulerFlow; provider: Pick<ChosenProvider, 'providerId' | 'businessName'> },
  today: Day,
): Planned {
  const services = search.serviceIds.flatMap((id) => list.find((service) => service.id === id) ?? [])
  if (services.length === 0) return { kind: 'nothing' }
  const window = followupWindow({ from: search.date, today }, services)
  if (window.kind === 'tooFar') return window
  const { providerId, businessName } = provider
  const { from, to } = window
  const ids = services.map(({ id }) => id)
  return {
    kind: 'plan',
    plan: {
      key: JSON.stringify(['followup', businessName, providerId, ids, from]),
      flow,
      category: search.type,
      isVirtual: false,
      services,
      businessNames: [businessName],
      window: { from, to },
      today,
      where: { providerId },
      sendsState: false,
    },
  }
}

/** The part of the query that all slot searches share (API-36, API-38, API-40). */
function windowQuery({ businessNames, services }: SearchPlan, { from, to }: DaySpan): Asked {
  return {
    businessNames,
    serviceIds: services.map(({ id }) => String(id)),
    startDate: from,
    endDate: to,
  }
}

/** The query of a search in person (API-36, BENEFIT-13). */
export function physicalQuery(
  plan: SearchPlan,
  { near, benefitCode, radius = SEARCH_RADIUS }: Extract<SearchPlan['where'], { near: string }>,
): PhysicalSearchQuery {
  return {
    ...windowQuery(plan, plan.window),
    maxResults: MOST_RESULTS,
    radius,
    ...(benefitCode !== undefined && { benefitCode }),
    freeFormAddress: near,
  }
}

/** The query of a search on video or with a dietitian (API-38). */
export function virtualQuery(plan: SearchPlan, state: string): VirtualSearchQuery {
  return {
    ...windowQuery(plan, plan.window),
    maxResults: MOST_RESULTS,
    state,
    isVirtualVisit: plan.isVirtual,
  }
}

/** The query for one provider's slots, or on video for all who may see patients of a state (API-39). */
export function timeslotsQuery(plan: SearchPlan, providerId: string, span: DaySpan): TimeslotsQuery {
  const asked = windowQuery(plan, span)
  return plan.isVirtual && 'state' in plan.where
    ? { ...asked, isVirtualVisit: true, licensureState: plan.where.state }
    : { ...asked, locationIds: [providerId] }
}

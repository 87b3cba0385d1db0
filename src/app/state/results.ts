import { is } from 'superstruct'
import { proxy, ref } from 'valtio'
import { NearestMeta, PlaceMeta } from '#contract/place-meta'
import type { ProviderSlots } from '#contract/providers'
import { getTimeslots, searchPhysical, searchVirtual } from '#contract/providers'
import { RESERVATION_HEADER } from '#contract/reservations'
import type { Day } from '#domain/calendar'
import { addDays } from '#domain/calendar'
import type { DaySpan } from '#domain/search-window'
import { PROVIDERS_PER_PAGE } from '#domain/search-window'
import { rankedBy } from '#domain/slot-view'
import type { CallResult } from '../api/call.ts'
import { call } from '../api/call.ts'
import { now } from '../platform/clock.ts'
import { reportError, reportFailedCall } from './flow.ts'
import type { Choice, PickOutcome } from './hold.ts'
import { pick, providerKey } from './hold.ts'
import { ownCode, type Which } from './hold-request.ts'
import { verified } from './search.ts'
import type { SearchPlan } from './search-plan.ts'
import { mainIds, physicalQuery, timeslotsQuery, virtualQuery } from './search-plan.ts'
import type { KeptResults } from './visit.ts'
import { visit } from './visit.ts'

/** The draft keeps the slots of this many days. */
const KEPT_DAYS = 4

/** The providers and slots of a search. */
export interface FoundSlots {
  /** The time of the answer, in milliseconds since 1970. */
  at: number
  /** False for an earlier answer that is shown while the server does not answer. Its slots cannot be held (quality, fault 2). */
  isLive: boolean
  /** Those that offer all that is searched first, then those that offer part of it; each nearest first (FIND-41). */
  providers: readonly ProviderSlots[]
  /** The last loaded day, by provider key. */
  loadedTo: Readonly<Record<string, Day>>
  /** The first loaded day, by provider key, where it is before that of the search (BK-08). */
  loadedFrom?: Readonly<Record<string, Day>>
  /** The server's warnings (RESULTS-39). */
  warnings: readonly string[]
  /** The place that the server took, and others that the guest may mean; absent where it does not say, or on video. */
  near?: PlaceMeta | undefined
}

/** Why a search failed, as history entries name it (FIND-49 to FIND-52). */
export type SearchError = 'locationUnavailable' | 'Server Error' | 'Client Error'

/** Why a search has nothing to show. */
export interface FailedSearch {
  error: SearchError
  isBusy: boolean
  /** The place that the server took, if it knew it, and the nearest location beyond the radius. */
  near?: PlaceMeta
  nearest?: NearestMeta
  /** No location at all takes the benefit code (BK-19). */
  isOfCode?: true
}

/** A slot search, while and after it runs. */
export type Searching =
  | { status: 'idle' }
  | { status: 'in_progress'; key: string }
  | { status: 'done'; key: string; found: FoundSlots }
  | ({ status: 'failed'; key: string } & FailedSearch)

/** The last search, and the providers whose slots load again, by their key. */
export const results = proxy<{ state: Searching; requests: Record<string, 'in_progress' | 'failed'> }>({
  state: { status: 'idle' },
  requests: {},
})

let searches = 0

/** Searches for slots, unless this search is under way. Meanwhile the last results of the same search stay on the screen. */
export async function searchSlots(plan: SearchPlan): Promise<void> {
  const { state } = results
  if (state.status === 'in_progress' && state.key === plan.key) return
  searches += 1
  const mine = searches
  const before = foundBefore(plan)
  if (state.status !== 'done' || !before) results.state = { status: 'in_progress', key: plan.key }
  results.requests = {}
  const result = await askFor(plan)
  if (mine !== searches) return
  const ids = plan.services.map(({ id }) => id)
  const answered = result.kind === 'answered' ? result.data.appointmentTimeSlots : []
  const providers = rankedBy(answered, ids, mainIds(plan))
  if (result.kind === 'answered' && providers.length > 0) {
    take(plan, providers, warningsOf(result.warnings), placeOf(result.meta))
    return
  }
  const { endpoint, status, error } = failureOf(plan, result)
  reportError({ description: error, endpoint, status }) // RESULTS-27
  const near = result.kind === 'answered' ? placeOf(result.meta) : undefined
  const nearest = result.kind === 'answered' ? nearestOf(result.meta) : undefined
  const isOfCode =
    result.kind === 'answered' && !nearest && 'near' in plan.where && plan.where.benefitCode !== undefined
  // Without an answer of our server the last results are better than none.
  const isSilent = result.kind === 'failed' && result.reason !== 'server' && result.reason !== 'unreadable'
  results.state =
    isSilent && before
      ? { status: 'done', key: plan.key, found: ref({ ...before, isLive: false }) }
      : {
          status: 'failed',
          key: plan.key,
          error,
          isBusy: isBusy(result),
          ...(near && { near }),
          ...(nearest && { nearest }),
          ...(isOfCode && { isOfCode }),
        }
}

function askFor(plan: SearchPlan): Promise<CallResult<{ appointmentTimeSlots: ProviderSlots[] }>> {
  const { where } = plan
  const options = { headers: ownHeaders(plan), retries: 1 }
  if ('providerId' in where) {
    return call(getTimeslots, { query: timeslotsQuery(plan, where.providerId, plan.window), ...options })
  }
  return 'near' in where
    ? call(searchPhysical, { query: physicalQuery(plan, where), ...options })
    : call(searchVirtual, { query: virtualQuery(plan, where.state), ...options })
}

/** Slots that this guest holds, or has just given up, are free for them (API-51). */
function ownHeaders({ where }: SearchPlan): Record<string, string> {
  const code = ownCode('providerId' in where ? 'followup' : 'appointment')
  return code === undefined ? {} : { [RESERVATION_HEADER]: code }
}

function take(
  plan: SearchPlan,
  providers: readonly ProviderSlots[],
  warnings: string[],
  near: PlaceMeta | undefined,
): void {
  const at = now()
  const loadedTo = Object.fromEntries(providers.map((one) => [providerKey(one), plan.window.to]))
  results.state = {
    status: 'done',
    key: plan.key,
    found: ref({ at, isLive: true, providers, loadedTo, warnings, near }),
  }
  visit.results = keptOf(plan, providers, at)
  if ('near' in plan.where && plan.where.benefitCode !== undefined) verified.code = plan.where.benefitCode
}

/** The first page of the results, which is small enough to be sealed with every change of the visit. */
function keptOf({ key, window }: SearchPlan, providers: readonly ProviderSlots[], at: number): KeptResults {
  const last = addDays(window.from, KEPT_DAYS - 1)
  const to = last < window.to ? last : window.to
  const kept = providers.slice(0, PROVIDERS_PER_PAGE).map((provider) => ({
    ...provider,
    services: provider.services.map(({ serviceId, availability }) => ({
      serviceId,
      availability: availability.filter(({ date }) => date <= to),
    })),
  }))
  return { key, at, window: { from: window.from, to }, providers: ref(kept) }
}

/** The last results of the same search, from memory or from the draft. */
function foundBefore({ key }: SearchPlan): FoundSlots | undefined {
  const { state } = results
  if (state.status === 'done' && state.key === key) return state.found
  const { results: kept } = visit
  if (kept?.key !== key) return undefined
  const { at, providers, window } = kept
  const loadedTo = Object.fromEntries(providers.map((one) => [providerKey(one), window.to]))
  return { at, isLive: false, providers, loadedTo, warnings: [] }
}

/** The error of a failed or empty search (RESULTS-25, RESULTS-26). */
function failureOf(
  { where }: SearchPlan,
  result: CallResult<unknown>,
): { endpoint: string; status: number; error: SearchError } {
  const endpoint = endpointOf(where)
  if (result.kind === 'answered') return { endpoint, status: 404, error: 'locationUnavailable' }
  const status = 'status' in result ? (result.status ?? 0) : 0
  const isNowhere = result.kind === 'refused' && (status === 404 || hasKey(result, 'locationUnavailable'))
  if (isNowhere) return { endpoint, status, error: 'locationUnavailable' }
  return { endpoint, status, error: status >= 500 ? 'Server Error' : 'Client Error' }
}

/** Whether the server refuses because of too many searches, e.g. with benefit codes (API-50). */
function isBusy(result: CallResult<unknown>): boolean {
  return result.kind === 'failed' && result.status === 503 && hasKey({ errors: result.errors ?? [] }, 'busy')
}

function endpointOf(where: SearchPlan['where']): string {
  if ('providerId' in where) return getTimeslots.path
  return 'near' in where ? searchPhysical.path : searchVirtual.path
}

function hasKey({ errors }: { errors: readonly { key: string }[] }, key: string): boolean {
  return errors.some((error) => error.key === key)
}

/** Holds a slot of a provider of the results. If somebody else has just taken it, the provider's slots load again (HOLD-11). */
export async function pickFound(
  which: Which,
  choice: Choice,
  plan: SearchPlan,
  provider: ProviderSlots,
): Promise<PickOutcome> {
  const outcome = await pick(which, choice)
  const { state } = results
  if (outcome !== 'taken' || state.status !== 'done') return outcome
  const { loadedFrom, loadedTo } = state.found
  const key = providerKey(provider)
  const { from, to } = plan.window
  await loadTimes(plan, provider, { from: loadedFrom?.[key] ?? from, to: loadedTo[key] ?? to })
  return outcome
}

/** Loads a provider's slots of some days again (HOLD-11) or for the first time (RESULTS-17). Other slots stay. */
export async function loadTimes(plan: SearchPlan, provider: ProviderSlots, span: DaySpan): Promise<boolean> {
  const key = providerKey(provider)
  if (results.requests[key] === 'in_progress') return false
  results.requests[key] = 'in_progress'
  const mine = searches
  const result = await call(getTimeslots, {
    query: {
      ...timeslotsQuery(plan, provider.providerId, span),
      ...(plan.isVirtual ? {} : { businessNames: [provider.businessName] }),
    },
    headers: ownHeaders(plan),
    retries: 1,
  })
  const { state } = results
  if (mine !== searches || state.status !== 'done') return false
  if (result.kind !== 'answered') {
    results.requests[key] = 'failed'
    reportFailedCall(getTimeslots.path, result)
    return false
  }
  delete results.requests[key]
  const answers = result.data.appointmentTimeSlots
  const answer = plan.isVirtual ? answers[0] : answers.find((one) => providerKey(one) === key)
  const { found } = state
  const loaded = found.loadedTo[key] ?? span.to
  const first = found.loadedFrom?.[key] ?? plan.window.from
  results.state = {
    ...state,
    found: ref({
      ...found,
      providers: found.providers.map((one) =>
        providerKey(one) === key ? withTimes(one, answer, span) : one,
      ),
      loadedTo: { ...found.loadedTo, [key]: loaded > span.to ? loaded : span.to },
      loadedFrom: { ...found.loadedFrom, [key]: first < span.from ? first : span.from },
    }),
  }
  return true
}

/** Replaces a provider's slots in a span of days. If the answer lacks the provider, these days have no slots. */
function withTimes(
  provider: ProviderSlots,
  answer: Pick<ProviderSlots, 'services'> | undefined,
  { from, to }: DaySpan,
): ProviderSlots {
  const fresh = new Map(answer?.services.map(({ serviceId, availability }) => [serviceId, availability]))
  return {
    ...provider,
    services: provider.services.map(({ serviceId, availability }) => {
      const others = availability.filter(({ date }) => date < from || date > to)
      const days = [...others, ...(fresh.get(serviceId) ?? [])]
      return { serviceId, availability: days.sort((a, b) => (a.date < b.date ? -1 : 1)) }
    }),
  }
}

/** The server's warnings about slots, as texts (RESULTS-39). */
function warningsOf(warnings: unknown): string[] {
  const about = (warnings as { appointmentTimeSlots?: unknown } | undefined)?.appointmentTimeSlots
  return [about].flat().flatMap((one: unknown) => {
    const text = typeof one === 'string' ? one : (one as { message?: unknown } | undefined)?.message
    return typeof text === 'string' && text.trim() !== '' ? [text] : []
  })
}

/** The nearest location beyond the radius that an empty answer names, if it does (BK-07). */
function nearestOf(meta: unknown): NearestMeta | undefined {
  const { nearest } = (meta ?? {}) as { nearest?: unknown }
  return is(nearest, NearestMeta) ? nearest : undefined
}

/** The place that an answer names, if it does. */
function placeOf(meta: unknown): PlaceMeta | undefined {
  return is(meta, PlaceMeta) ? meta : undefined
}

import { is } from 'superstruct'
import { proxy, ref } from 'valtio'
import type { Clinic } from '#contract/clinics'
import { CLINICS_ON_A_PAGE, ClinicsMeta, MOST_CLINICS, searchClinics } from '#contract/clinics'
import type { ApiError } from '#contract/endpoint'
import { onDay, searchKept } from '#domain/kept-clinics'
import type { ClinicProblem } from '#domain/locator'
import { clinicProblem } from '#domain/locator'
import type { CallResult } from '../api/call.ts'
import { call } from '../api/call.ts'
import { now } from '../platform/clock.ts'
import type { Located } from '../platform/geolocation.ts'
import { watchPosition } from '../platform/geolocation.ts'
import { keepClinics, keptClinics, PATIENCE } from './clinic-directory.ts'
import type { ClinicSearch } from './clinic-search.ts'
import { isMoved } from './clinic-search.ts'
import { reportError } from './flow.ts'

/** One page of what a search has found. */
export interface FoundClinics {
  clinics: readonly Clinic[]
  /** From 1; of what the device kept there may be fewer than were asked for. */
  page: number
  /** Of all pages. */
  total: number
  /** Milliseconds since 1970: when all of it was so. */
  asOf: number
  /** Nobody answered: it is what this device was told before. */
  isKept: boolean
}

/** Why clinics are not there (LOCATOR-31 to LOCATOR-39). */
export interface ClinicError {
  kind: ClinicProblem
  /** The server's own words. */
  message: string
  /** The same question may be answered later. */
  canRetry: boolean
}

export type ClinicSearching =
  | { status: 'idle' }
  /** `before`: what was found where the device was a moment ago; it stays on the screen. */
  | { status: 'in_progress'; key: string; before?: FoundClinics }
  | { status: 'done'; key: string; search: ClinicSearch; found: FoundClinics }
  /** `kept`: all clinics of this device, by pages, where nobody answered and none of them is known to be near. */
  | { status: 'failed'; key: string; error: ClinicError; kept?: readonly FoundClinics[] }

export type Device = { kind: 'idle' } | { kind: 'in_progress' } | Located

/** The last search of clinics, and where the device is (LOCATOR-15). */
export const clinics = proxy<{ search: ClinicSearching; device: Device }>({
  search: { status: 'idle' },
  device: { kind: 'idle' },
})

let asking: AbortController | undefined

/** Asks the device where it is and records what it says; returns how to stop. */
export function locateDevice(): () => void {
  if (clinics.device.kind !== 'found') clinics.device = { kind: 'in_progress' }
  return watchPosition((located) => {
    // A place that is known is better than none: a device in a tunnel is still near it.
    if (located.kind === 'found' || clinics.device.kind !== 'found') clinics.device = located
  })
}

/** Forgets what was found (LOCATOR-14). */
export function clearClinics(): void {
  asking?.abort()
  asking = undefined
  clinics.search = { status: 'idle' }
}

/** Searches, unless the same is on its way (LOCATOR-22); another search takes its place. */
export async function findClinics(search: ClinicSearch): Promise<void> {
  const { key, where, page, order } = search
  const last = clinics.search
  if (last.status === 'in_progress' && last.key === key) return
  asking?.abort()
  const mine = new AbortController()
  asking = mine
  const before = last.status === 'done' && isMoved(last.search, search) ? last.found : undefined
  clinics.search = { status: 'in_progress', key, ...(before && { before }) }
  const late = setTimeout(() => void showKept(search, mine), PATIENCE)
  const result = await call(searchClinics, {
    query: {
      ...('searchText' in where ? { freeFormAddress: where.searchText } : { latLng: where.latLong }),
      maxResults: MOST_CLINICS, // LOCATOR-28
      'page.offset': (page - 1) * CLINICS_ON_A_PAGE,
      'page.size': CLINICS_ON_A_PAGE,
      sortBy: order,
    },
    signal: mine.signal,
  })
  clearTimeout(late)
  if (asking !== mine || result.kind === 'cancelled') return
  if (result.kind === 'answered') {
    const found = foundIn(result.data.clinics, result.meta, page)
    clinics.search = { status: 'done', key, search, found: ref(found) }
    void keepClinics(found.clinics, found.asOf)
    return
  }
  const { error, status } = clinicErrorOf(result)
  reportError({ description: error.kind, endpoint: searchClinics.path, status: status ?? 0 })
  const kept = error.kind === 'network' ? await keptFor(search) : undefined
  if (asking !== mine) return
  if (kept?.isNear) showNear(search, kept.pages)
  else clinics.search = { status: 'failed', key, error, ...(kept && { kept: ref(kept.pages) }) }
}

/** What is near of the kept clinics, until the answer comes. */
async function showKept(search: ClinicSearch, mine: AbortController): Promise<void> {
  const kept = await keptFor(search)
  if (asking === mine && clinics.search.status === 'in_progress' && kept?.isNear) showNear(search, kept.pages)
}

/** The page that is asked for, or the last one. */
function showNear(search: ClinicSearch, pages: readonly FoundClinics[]): void {
  const found = pages[search.page - 1] ?? pages.at(-1)
  if (found) clinics.search = { status: 'done', key: search.key, search, found: ref(found) }
}

/** What the clinics that this device was told of are for a search, by pages; undefined where there are none. */
async function keptFor({
  where,
  order,
}: ClinicSearch): Promise<{ isNear: boolean; pages: FoundClinics[] } | undefined> {
  const { isNear, clinics: found } = searchKept(await keptClinics(), where, order)
  const all = found.slice(0, MOST_CLINICS)
  if (all.length === 0) return undefined
  const pages = Array.from({ length: Math.ceil(all.length / CLINICS_ON_A_PAGE) }, (_, before) => {
    const shown = all.slice(before * CLINICS_ON_A_PAGE, (before + 1) * CLINICS_ON_A_PAGE)
    return {
      clinics: shown.map((one) => onDay(one, now())),
      page: before + 1,
      total: all.length,
      asOf: Math.min(...shown.map(({ asOf }) => asOf)),
      isKept: true,
    }
  })
  return { isNear, pages }
}

function foundIn(list: readonly Clinic[], meta: unknown, page: number): FoundClinics {
  const shown = list.slice(0, CLINICS_ON_A_PAGE)
  const least = (page - 1) * CLINICS_ON_A_PAGE + shown.length
  const about = { clinics: shown, page, isKept: false }
  if (!is(meta, ClinicsMeta)) return { ...about, total: least, asOf: now() }
  const asOf = Date.parse(meta.asOf)
  return {
    ...about,
    total: Math.min(MOST_CLINICS, Math.max(least, Math.floor(meta.page.total) || 0)),
    asOf: Number.isNaN(asOf) ? now() : asOf,
  }
}

/** What a call of clinics that gave none comes to, with its status where our server answered. */
export function clinicErrorOf(result: Exclude<CallResult<unknown>, { kind: 'answered' | 'cancelled' }>): {
  error: ClinicError
  status: number | undefined
} {
  const errors = result.errors ?? []
  const status = answeredStatus(result)
  const message = wordsOf(errors)
  const kind = clinicProblem(status, errors[0]?.key)
  const isOurs = status === undefined || status >= 500 || status === 408 || status === 429
  return {
    error: {
      kind: kind === 'serverMessage' && message === '' ? 'support' : kind, // LOCATOR-38
      message,
      canRetry: isOurs,
    },
    status,
  }
}

/** A page of somebody else's network is no answer of ours, whatever its status. */
function answeredStatus(
  result: Exclude<CallResult<unknown>, { kind: 'answered' | 'cancelled' }>,
): number | undefined {
  if (result.kind === 'refused') return result.status
  return result.reason === 'server' ? result.status : undefined
}

function wordsOf(errors: readonly ApiError[]): string {
  return [...new Set(errors.map(({ message }) => message.trim()))].filter((words) => words !== '').join(' ')
}

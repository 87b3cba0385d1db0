import { is } from 'superstruct'
import { proxy, ref } from 'valtio'
import type { Clinic } from '#contract/clinics'
import { CLINICS_ON_A_PAGE, ClinicsMeta, MOST_CLINICS, searchClinics } from '#contract/clinics'
import type { ApiError } from '#contract/endpoint'
import type { ClinicProblem } from '#domain/locator'
import { clinicProblem } from '#domain/locator'
import type { CallResult } from '../api/call.ts'
import { call } from '../api/call.ts'
import { now } from '../platform/clock.ts'
import type { Located } from '../platform/geolocation.ts'
import { watchPosition } from '../platform/geolocation.ts'
import type { ClinicSearch } from './clinic-search.ts'
import { isMoved } from './clinic-search.ts'
import { reportError } from './flow.ts'

/** One page of what a search has found. */
export interface FoundClinics {
  clinics: readonly Clinic[]
  /** Of all pages. */
  total: number
  /** Milliseconds since 1970: when all of it was so. */
  asOf: number
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
  /** `before`: what another search had found, where nobody answered this one. */
  | { status: 'failed'; key: string; error: ClinicError; before?: KnownClinics }

/** What was found last, and for which search. */
export interface KnownClinics {
  search: ClinicSearch
  found: FoundClinics
}

export type Device = { kind: 'idle' } | { kind: 'in_progress' } | Located

/** The last search of clinics, and where the device is (LOCATOR-15). */
export const clinics = proxy<{ search: ClinicSearching; device: Device }>({
  search: { status: 'idle' },
  device: { kind: 'idle' },
})

let asking: AbortController | undefined
let known: KnownClinics | undefined

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
  known = undefined
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
  if (asking !== mine || result.kind === 'cancelled') return
  if (result.kind === 'answered') {
    const found = foundIn(result.data.clinics, result.meta, page)
    known = ref({ search, found })
    clinics.search = { status: 'done', key, search, found: ref(found) }
    return
  }
  const { error, status } = clinicErrorOf(result)
  reportError({ description: error.kind, endpoint: searchClinics.path, status: status ?? 0 })
  const isSilent = error.kind === 'network' && known !== undefined
  clinics.search = { status: 'failed', key, error, ...(isSilent && { before: known }) }
}

function foundIn(list: readonly Clinic[], meta: unknown, page: number): FoundClinics {
  const shown = list.slice(0, CLINICS_ON_A_PAGE)
  const least = (page - 1) * CLINICS_ON_A_PAGE + shown.length
  if (!is(meta, ClinicsMeta)) return { clinics: shown, total: least, asOf: now() }
  const asOf = Date.parse(meta.asOf)
  return {
    clinics: shown,
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

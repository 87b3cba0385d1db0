import { get, update } from 'idb-keyval'
import { is, number, type } from 'superstruct'
import { proxy, ref } from 'valtio'
import {
  CLINICS_ON_A_PAGE,
  Clinic,
  type ClinicsQuery,
  DEFAULT_REASON,
  MOST_CLINICS,
  searchClinics,
} from '#contract/clinics'
import type { ApiError } from '#contract/endpoint'
import { NearestMeta, PlaceMeta } from '#contract/place-meta'
import type { KeptClinic } from '#domain/kept-clinics'
import { keepable, onDay, searchKept } from '#domain/kept-clinics'
import type { ClinicProblem } from '#domain/locator'
import { clinicProblem } from '#domain/locator'
import { SEARCH_RADIUS } from '#domain/search-window'
import type { CallResult } from '../api/call.ts'
import { call } from '../api/call.ts'
import { now } from '../platform/clock.ts'
import type { Located } from '../platform/geolocation.ts'
import { watchPosition } from '../platform/geolocation.ts'
import { deviceDatabase } from '../platform/storage.ts'
import type { ClinicSearch } from './clinic-search.ts'
import { isMoved } from './clinic-search.ts'
import { reportError } from './flow.ts'

/** One page of the clinics of a search. */
export interface FoundClinics {
  clinics: readonly Clinic[]
  /** From 1. Kept clinics may fill fewer pages than the guest asks for. */
  page: number
  /** The number of clinics on all pages; where it is not known, one more than those seen on full pages. */
  total: number
  isTotalKnown: boolean
  /** The time of the oldest answer among them, in milliseconds since 1970. */
  asOf: number
  /** The place that the server took, and others that the text may mean, where it says so (BK-06). */
  place?: string | undefined
  others?: readonly string[] | undefined
  /** The nearest clinic, where none is within the radius (BK-07). */
  nearest?: NearestMeta | undefined
  /** These are kept clinics, because the server did not answer. */
  isKept: boolean
}

/** Why clinics did not load (LOCATOR-31 to LOCATOR-39). */
export interface ClinicError {
  kind: ClinicProblem
  /** The server's message. */
  message: string
  /** A later try may succeed. */
  canRetry: boolean
}

export type ClinicSearching =
  | { status: 'idle' }
  /** `before` has the clinics near the device's last position, which stay on the screen. */
  | { status: 'in_progress'; key: string; before?: FoundClinics }
  | { status: 'done'; key: string; search: ClinicSearch; found: FoundClinics }
  /** `kept` has all kept clinics in pages, where the server did not answer and none of them is known to be near. */
  | { status: 'failed'; key: string; error: ClinicError; kept?: readonly FoundClinics[] }

export type Device = { kind: 'idle' } | { kind: 'in_progress' } | Located

/** The last search of clinics, and where the device is (LOCATOR-15). */
export const clinics = proxy<{ search: ClinicSearching; device: Device }>({
  search: { status: 'idle' },
  device: { kind: 'idle' },
})

/** The business of the locator, and the visit that its first free times are for (API-12 to API-14). */
export const ABOUT_CLINICS = {
  businessName: 'tlc',
  reasonId: [String(DEFAULT_REASON)],
} satisfies ClinicsQuery

let current: AbortController | undefined

/** Records where the device is, until the returned function is called. */
export function locateDevice(): () => void {
  if (clinics.device.kind !== 'found') clinics.device = { kind: 'in_progress' }
  return watchPosition((located) => {
    // A known position is better than a failure: a device in a tunnel is still near it.
    if (located.kind === 'found' || clinics.device.kind !== 'found') clinics.device = located
  })
}

/** Removes the search and its clinics (LOCATOR-14). */
export function clearClinics(): void {
  current?.abort()
  current = undefined
  clinics.search = { status: 'idle' }
}

/** Searches, unless the same search is under way (LOCATOR-22). Aborts any other search. */
export async function findClinics(search: ClinicSearch): Promise<void> {
  const { key, where, page, order } = search
  const last = clinics.search
  if (last.status === 'in_progress' && last.key === key) return
  current?.abort()
  const mine = new AbortController()
  current = mine
  const before = last.status === 'done' && isMoved(last.search, search) ? last.found : undefined
  clinics.search = { status: 'in_progress', key, ...(before && { before }) }
  const late = setTimeout(() => void showKept(search, mine), CLINICS_PATIENCE_MS)
  const result = await call(searchClinics, {
    // As S1 section 7 lists it (API-12, BK-58).
    query: {
      ...ABOUT_CLINICS,
      ...('searchText' in where ? { freeFormAddress: where.searchText } : { latLng: where.latLong }),
      maxResults: MOST_CLINICS, // LOCATOR-28
      'page.offset': (page - 1) * CLINICS_ON_A_PAGE,
      'page.size': CLINICS_ON_A_PAGE,
      radius: search.radius ?? SEARCH_RADIUS,
      sortBy: order,
    },
    signal: mine.signal,
  })
  clearTimeout(late)
  if (current !== mine || result.kind === 'cancelled') return
  if (result.kind === 'answered') {
    const found = foundIn(result.data.clinics, result.meta, page)
    clinics.search = { status: 'done', key, search, found: ref(found) }
    void keepClinics(found.clinics, found.asOf)
    return
  }
  const { error, status } = clinicErrorOf(result)
  reportError({ description: error.kind, endpoint: searchClinics.path, status: status ?? 0 })
  const kept = error.kind === 'network' ? await keptFor(search) : undefined
  if (current !== mine) return
  if (kept?.isNear) showNear(search, kept.pages)
  else clinics.search = { status: 'failed', key, error, ...(kept && { kept: ref(kept.pages) }) }
}

/** Shows kept clinics that are near, until the answer comes. */
async function showKept(search: ClinicSearch, mine: AbortController): Promise<void> {
  const kept = await keptFor(search)
  if (current === mine && clinics.search.status === 'in_progress' && kept?.isNear)
    showNear(search, kept.pages)
}

/** Shows the page of the search, or the last one. */
function showNear(search: ClinicSearch, pages: readonly FoundClinics[]): void {
  const found = pages[search.page - 1] ?? pages.at(-1)
  if (found) clinics.search = { status: 'done', key: search.key, search, found: ref(found) }
}

/** Searches the kept clinics. Returns them in pages, or undefined where the device keeps none. */
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
      isTotalKnown: true,
      asOf: Math.min(...shown.map(({ asOf }) => asOf)),
      isKept: true,
    }
  })
  return { isNear, pages }
}

/** Reads `meta`, which may lack parts (BK-63). Without a total, a full page may have a next one. Without an instant, the answer is from now. */
function foundIn(list: readonly Clinic[], meta: unknown, page: number): FoundClinics {
  const shown = list.slice(0, CLINICS_ON_A_PAGE)
  const least = (page - 1) * CLINICS_ON_A_PAGE + shown.length
  const {
    page: told,
    asOf,
    nearest,
  } = (meta ?? {}) as Record<'asOf' | 'nearest', unknown> & {
    page?: { total?: unknown } | null
  }
  const total = typeof told?.total === 'number' && told.total >= least ? Math.floor(told.total) : undefined
  const isFull = shown.length === CLINICS_ON_A_PAGE
  const at = typeof asOf === 'string' ? Date.parse(asOf) : Number.NaN
  return {
    clinics: shown,
    page,
    isKept: false,
    ...(is(meta, PlaceMeta) && { place: meta.place.text, others: meta.others }),
    ...(is(nearest, NearestMeta) && { nearest }),
    total: Math.min(MOST_CLINICS, total ?? (isFull ? least + 1 : least)),
    isTotalKnown: total !== undefined,
    asOf: Number.isNaN(at) ? now() : at,
  }
}

type FailedCall = Exclude<CallResult<unknown>, { kind: 'answered' | 'cancelled' }>

/** The error of a failed call for clinics, with its status where our server answered. */
export function clinicErrorOf(result: FailedCall): { error: ClinicError; status: number | undefined } {
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

/**
 * The status of an answer. Undefined without one, as for a page of another service that came with 200: a captive portal's (BK-52).
 */
function answeredStatus(result: FailedCall): number | undefined {
  if (result.kind === 'refused') return result.status
  const isOtherPage = result.reason === 'garbled' && result.status === 200
  return isOtherPage ? undefined : result.status
}

function wordsOf(errors: readonly ApiError[]): string {
  return [...new Set(errors.map(({ message }) => message.trim()))].filter((words) => words !== '').join(' ')
}

/** Key of the kept clinics in the device database. */
const KEPT_AT = 'clinics'
/** The device keeps this many clinics, and drops those with the oldest answers first. */
const MOST_KEPT = 200

/** After this many milliseconds without an answer, kept clinics are shown until it comes. */
export const CLINICS_PATIENCE_MS = 3000

const KeptStruct = type({ clinic: Clinic, asOf: number() })

/** The clinics that this device keeps, or none where the browser has no storage. */
export async function keptClinics(): Promise<readonly KeptClinic[]> {
  return readable(await get<unknown>(KEPT_AT, deviceDatabase.use).catch(() => undefined)) // storage
}

/** Keeps the public facts of clinics as of an instant (milliseconds since 1970), where the browser has storage. */
export async function keepClinics(list: readonly Clinic[], asOf: number): Promise<void> {
  if (list.length === 0) return
  const fresh = list.map((clinic) => ({ clinic: keepable(clinic), asOf }))
  await change((kept) => [
    ...kept.filter(({ clinic }) => !fresh.some((one) => one.clinic.id === clinic.id)),
    ...fresh,
  ])
}

/** Drops a kept clinic that no longer exists. */
export async function forgetClinic(id: string): Promise<void> {
  await change((kept) => kept.filter(({ clinic }) => clinic.id !== id))
}

async function change(next: (kept: readonly KeptClinic[]) => KeptClinic[]): Promise<void> {
  const changed = (kept: unknown) =>
    next(readable(kept))
      .sort((one, other) => other.asOf - one.asOf)
      .slice(0, MOST_KEPT)
      .sort((one, other) => (one.clinic.id < other.clinic.id ? -1 : 1)) // by id, because the order of an answer would tell about a search
  await update(KEPT_AT, changed, deviceDatabase.use).catch(() => undefined) // storage
}

function readable(kept: unknown): KeptClinic[] {
  return Array.isArray(kept) ? kept.filter((one) => is(one, KeptStruct)) : []
}

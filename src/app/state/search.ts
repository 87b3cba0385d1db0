import { useMemo } from 'react'
import type { Struct } from 'superstruct'
import { array, boolean, coerce, enums, integer, mask, min, pattern, refine, size, string } from 'superstruct'
import { proxy } from 'valtio'
import { useHistoryState } from 'wouter/use-browser-location'
import { LANGUAGE_PARAMETER } from '#contract/languages'
import { BUSINESS_NAMES, LOCATION_ID, type SchedulerFlow } from '#contract/vocabulary'
import { isDay } from '#domain/calendar'
import type { Search } from '#domain/search'
import { idsOf, isInstant, parametersOf, RADII, searchOfParameters, WANTED_TIMES } from '#domain/search'
import { href, PATHS } from '../paths.ts'
import { type EntryState, go, isTablet, leaveFor } from '../platform/navigate.ts'

export type { Search } from '#domain/search'

const Words = size(string(), 1, 400)
const CalendarDay = refine(string(), 'day', isDay)

/** The parts of a search that a history entry may hold. Service ids may also be a comma-separated list. */
const FIELDS: { readonly [Name in keyof Required<Search>]: Struct<never, unknown> } = {
  type: Words,
  location: Words,
  date: CalendarDay,
  serviceIds: coerce(size(array(min(integer(), 1)), 0, 20), string(), idsOf),
  shouldAddPromotion: boolean(),
  isPharmacyOnly: boolean(),
  showLeadTimeWarning: boolean(),
  page: min(integer(), 1),
  radius: enums(RADII),
  only: size(array(enums(WANTED_TIMES)), 0, WANTED_TIMES.length),
  isSoonestFirst: boolean(),
  timeZone: pattern(string(), /^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/),
  medicaid: Words,
  isFirstDoseOnly: boolean(),
  error: Words,
  benefitCode: Words,
  earliestDate: CalendarDay,
  slot: refine(string(), 'instant', isInstant),
  provider: pattern(string(), LOCATION_ID),
  businessName: enums(BUSINESS_NAMES),
} as unknown as { readonly [Name in keyof Required<Search>]: Struct<never, unknown> }

/** Reads the search of a history entry, without the parts that do not fit (ENTITY-06). */
export function readSearch(entry: unknown): Partial<Search> {
  const found: Record<string, unknown> = {}
  if (typeof entry !== 'object' || entry === null) return found
  for (const [name, struct] of Object.entries(FIELDS)) {
    const value: unknown = Object.hasOwn(entry, name) ? (entry as Record<string, unknown>)[name] : undefined
    if (value === undefined) continue
    try {
      found[name] = mask(value, struct)
    } catch {
      // unreadable: of another build, or written by somebody else.
    }
  }
  return found
}

/** The search of this history entry. It is the same object while the entry is the same. */
export function useSearch(): Partial<Search> {
  const entry: unknown = useHistoryState()
  return useMemo(() => readSearch(entry), [entry])
}

/** Why main shows the form again. No search answers these errors: the app sets them (BK-11, BK-14). */
export const SEARCH_ENDED = 'ended'
export const NO_BOOKING = 'noBooking'
export const NOT_HELD = 'notHeld'
export const UNKNOWN_TYPE = 'unknownType'

type SearchPage = 'main' | 'prescreen' | 'results' | 'followup'

/** Goes to a page with a search in its history entry (ROUTE-34). */
export function goWithSearch(
  to: SearchPage,
  search: Partial<Search>,
  options: { replace?: boolean } = {},
): void {
  const path = to === 'prescreen' ? href('prescreen', { step: '1' }) : href(to)
  go(addressWith(path, search), { ...options, state: { ...search } })
}

/** Pages whose address mirrors their search, so that it can be copied and opened again (BK-14). A store's tablet has no such address. */
const MIRRORING: readonly string[] = [PATHS.results, PATHS.followup]

function addressWith(path: string, search: Partial<Search>, rest: [string, string][] = []): string {
  const isMirrored = MIRRORING.includes(path) && !isTablet()
  const query = new URLSearchParams([...(isMirrored ? parametersOf(search) : []), ...rest]).toString()
  return query === '' ? path : `${path}?${query}`
}

const DIETITIAN = 'Telenutrition'

/** Opens the page where visits of a flow begin (ROUTE-08, ROUTE-43, BOOK-13, CANCEL-18, CANCEL-19). */
export function goToStart(
  flow: SchedulerFlow | undefined,
  options: { replace?: boolean; state?: EntryState } = {},
): void {
  if (flow === 'DIETITIAN') goWithSearch('prescreen', { type: DIETITIAN }, options)
  else go(href('main'), options)
}

const PRESCREEN = PATHS.prescreen.replace(':step', '')
const ACCEPTING: readonly string[] = [PATHS.main, PATHS.benefitCodes, PATHS.results, PATHS.followup]

/**
 * Moves the accepted parameters of the address into this history entry (ROUTE-33 to ROUTE-40); the address of results mirrors them
 * (BK-14). Removes a slash at the end of the path (ROUTE-41), and what asks for a language (LANG-02). A store number, which the browser sends while scripts have not drawn its form, leads to that store. Must run before
 * anything is drawn.
 */
export function moveQueryIntoState(): void {
  const { pathname, search, hash } = window.location
  const query = withoutLanguage(search)
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const accepts = ACCEPTING.includes(path) || path.startsWith(PRESCREEN)
  const parameters = [...new URLSearchParams(accepts ? query : '')]
  const locationId = path === PATHS.main ? new URLSearchParams(query).get('storeNumber')?.trim() : undefined
  if (locationId && LOCATION_ID.test(locationId)) {
    leaveFor(href('instantVaccine', { locationId }))
    return
  }
  const { search: named, rest } = searchOfParameters(parameters)
  const isMoved = rest.length < parameters.length
  if (!isMoved && path === pathname && query === search) return
  // The results find out themselves what is wrong with a search (BK-11).
  const { error, ...wanted } = named
  const kept = error === undefined || MIRRORING.includes(path) ? wanted : named
  const entry: unknown = window.history.state
  const before = typeof entry === 'object' && entry !== null ? entry : {}
  const cleaned = isMoved ? addressWith(path, wanted, rest) : path + query
  go(cleaned + hash, { replace: true, state: { ...before, ...kept } })
}

/** The query without the language that it asks for: from here on the language is that of the document (state/language.ts). */
function withoutLanguage(query: string): string {
  const parameters = new URLSearchParams(query)
  if (!parameters.has(LANGUAGE_PARAMETER)) return query
  parameters.delete(LANGUAGE_PARAMETER)
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** The benefit code that the server accepted, as the guest sent it (FIND-11). A code that only an address names is unchecked. */
export const verified = proxy<{ code: string | undefined }>({ code: undefined })

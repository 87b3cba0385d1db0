import type { BusinessName } from '#contract/vocabulary'
import { BUSINESS_NAMES, LOCATION_ID } from '#contract/vocabulary'
import type { Day } from './calendar.ts'
import { isDay } from './calendar.ts'
import { fits, tidy } from './text.ts'

/** Times that a guest may want to see alone (BK-16). */
export const WANTED_TIMES = ['morning', 'afternoon', 'evening', 'weekend'] as const
type WantedTimes = (typeof WANTED_TIMES)[number]

/** What is being searched (ENTITY-06, ROUTE-33): it does not identify the guest, so an address and `history.state` may hold it. */
export interface Search {
  /** Appointment type: a category of services. */
  type: string
  /** ZIP, "City, State", or for a visit on video the code of a state. */
  location: string
  date: Day
  serviceIds: readonly number[]
  shouldAddPromotion: boolean
  isPharmacyOnly: boolean
  showLeadTimeWarning: boolean
  /** Page of the result list, from 1. */
  page: number
  /** Miles around the place, one of RADII; absent: the usual ones (BK-07). */
  radius?: number
  /** Which of the results the guest wants to see, and in which order (BK-16); an address cannot say it. */
  only?: readonly WantedTimes[]
  isSoonestFirst?: boolean
  /** Zone code or IANA name of the patient, as it came; whoever uses it asks whether it is one. */
  timeZone?: string
  medicaid?: string
  /** Of two doses the first alone is wanted (HOLD-13, PRESCREEN-56); an address cannot say it. */
  isFirstDoseOnly?: boolean
  /** Why the last search failed (FIND-49 to FIND-52). */
  error?: string
  benefitCode?: string
  /** Nothing can be booked before it (FIND-33). */
  earliestDate?: Day
  /** A time that was chosen elsewhere, from a booking link: its instant, whose it is, and of which business. */
  slot?: string
  provider?: string
  businessName?: BusinessName
}

export const LOCATION_LENGTH = { min: 2, max: 128 } as const // FIND-21, FIND-22

/** Whether a location is where the guest's device is: "39.10,-84.51" (BK-10). */
export function isDevicePoint(location: string): boolean {
  return /^-?\d{1,2}\.\d\d,-?\d{1,3}\.\d\d$/.test(location)
}
export const MOST_IDS = 20 // what a search takes
const WORDS = 100
/** Miles around a place that a guest may widen a search to (BK-07). */
export const RADII = [100, 250, 500] as const

/** The parts of a search that an address of its results shows, so that it can be copied and shared (BK-14): nothing of a guest. */
const SHARED = [
  'type',
  'location',
  'date',
  'serviceIds',
  'timeZone',
  'isPharmacyOnly',
  'shouldAddPromotion',
  'page',
  'radius',
] as const

/** The parameters of a search's address, as `searchOfParameters` reads them; flags that are off and the first page are left out. */
export function parametersOf(search: Partial<Search>): [name: string, text: string][] {
  return SHARED.flatMap((name) => {
    const value = search[name]
    const isUsual = value === undefined || value === false || (name === 'page' && value === 1)
    return isUsual ? [] : [[name, String(value)] as [string, string]]
  })
}

type Read = (text: string) => unknown

/** How each accepted parameter is read (ROUTE-33, ROUTE-36 to ROUTE-40); undefined drops it. */
const PARAMETERS: { readonly [Name in keyof Search]?: Read } = {
  type: (text) => words(text, WORDS),
  location: (text) => words(text, LOCATION_LENGTH.max),
  date: (text) => (isDay(text) ? text : undefined),
  isPharmacyOnly: isTrue,
  page: (text) => Math.max(1, wholeNumber(text) ?? 1), // ROUTE-38, ROUTE-40
  radius: (text) => RADII.find((miles) => String(miles) === text),
  serviceIds: idsOf,
  timeZone: (text) => (/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(text) ? text : undefined),
  medicaid: (text) => words(text, WORDS),
  shouldAddPromotion: isTrue,
  error: (text) => words(text, WORDS),
  benefitCode: (text) => words(text, 128),
  showLeadTimeWarning: isTrue, // ROUTE-37
  slot: (text) => (isInstant(text) ? text : undefined),
  provider: (text) => (LOCATION_ID.test(text) ? text : undefined),
  businessName: (text) => BUSINESS_NAMES.find((name) => name === text),
}

/**
 * The search that an address's parameters name, and the parameters that are none of it (ROUTE-34, ROUTE-35); of a repeated one
 * the first counts.
 */
export function searchOfParameters(parameters: Iterable<[name: string, text: string]>): {
  search: Partial<Search>
  rest: [name: string, text: string][]
} {
  const found: Record<string, unknown> = {}
  const rest: [string, string][] = []
  for (const parameter of parameters) {
    const [name, text] = parameter
    const read = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name as keyof Search] : undefined
    if (!read) rest.push(parameter)
    else if (!Object.hasOwn(found, name)) found[name] = read(text)
  }
  const given = Object.entries(found).filter(([, value]) => value !== undefined)
  return { search: Object.fromEntries(given) as Partial<Search>, rest }
}

/** Whether a text is an instant with an offset, as slots are written (API-52). */
export function isInstant(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  )
}

/** True unless empty, "0" or "false" (ROUTE-36). */
function isTrue(text: string): boolean {
  return !['', '0', 'false'].includes(text)
}

/** A comma list of numbers; members that are none are dropped, as are repeated ones (ROUTE-39, ROUTE-40). */
export function idsOf(text: string): number[] {
  const ids = text.split(',').flatMap((member) => wholeNumber(member.trim()) ?? [])
  return [...new Set(ids)].filter((id) => id > 0).slice(0, MOST_IDS)
}

/** At most seven digits, as ids on the wire have. */
function wholeNumber(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined
}

function words(text: string, most: number): string | undefined {
  const tidied = tidy(text.slice(0, most * 8))
  return tidied !== '' && fits(tidied, most) ? tidied : undefined
}

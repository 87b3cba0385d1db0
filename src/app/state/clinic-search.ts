import { CLINICS_ON_A_PAGE, MOST_CLINICS } from '#contract/clinics'
import type { Point } from '#domain/distance'
import type { ClinicOrder } from '#domain/locator'
import { clinicOrder } from '#domain/locator'
import { LOCATION_LENGTH, RADII } from '#domain/search'
import { fits, isBlank, lengthOf, tidy } from '#domain/text'

/** The query of the locator's address (LOCATOR-05). */
export interface LocatorQuery {
  /** As given in the address, if present. */
  searchText: string | undefined
  /** Undefined also where the numbers are not a point on earth. */
  place: Point | undefined
  /** The address has only coordinates, and they are not a point on earth. */
  isPlaceUnknown: boolean
  order: ClinicOrder
  /** Miles around the place, one of RADII; undefined: the usual ones (BK-07). */
  radius: number | undefined
  referrer: string | undefined
  /** A details page without a clinic led here (LOCATOR-10). */
  isClinicUnknown: boolean
  /** The address has at most a referrer and an order, so the search uses the device's position (LOCATOR-08, LOCATOR-09). */
  isDeviceWanted: boolean
}

export interface LocatorEntry {
  /** From 1. */
  page: number
  /** A new number for each search of the guest (LOCATOR-20). */
  navigation: number
  /** The search uses the device's position. */
  isNearMe: boolean
  /** Id of the clinic whose page was opened from here: Back gives its card the focus (BK-48). */
  opened?: string | undefined
}

export interface ClinicSearch {
  /** Equal for equal searches. */
  key: string
  /** "lat,long" with four decimals at most (LOCATOR-21, LOCATOR-28). */
  where: { searchText: string } | { latLong: string }
  order: ClinicOrder
  radius?: number | undefined
  page: number
  isNearMe: boolean
}

type TextProblem = 'required' | 'tooShort' | 'tooLong'

const MOST_PAGES = Math.ceil(MOST_CLINICS / CLINICS_ON_A_PAGE) // LOCATOR-28
/** What says where to search, or why not; an order does not (LOCATOR-09). */
const COUNTING = ['searchText', 'latitude', 'longitude', 'invalidStoreId']

/** Reads the query of an address, which begins with "?". */
export function readLocator(search: string): LocatorQuery {
  const given = new URLSearchParams(search)
  const place = pointOf(given.get('latitude'), given.get('longitude'))
  const isPlaceMeant = !given.has('searchText') && (given.has('latitude') || given.has('longitude'))
  return {
    searchText: given.get('searchText') ?? undefined,
    place,
    isPlaceUnknown: isPlaceMeant && place === undefined,
    order: clinicOrder(given.get('sortBy') ?? undefined), // LOCATOR-06, LOCATOR-07
    radius: RADII.find((miles) => String(miles) === given.get('radius')),
    referrer: given.get('referrer') ?? undefined,
    isClinicUnknown: given.get('invalidStoreId') === '1', // LOCATOR-10
    isDeviceWanted: !COUNTING.some((name) => given.has(name)),
  }
}

/** Reads a history entry, without the parts that do not fit. */
export function readEntry(entry: unknown): LocatorEntry {
  const { page, navigation, isNearMe, opened } = (entry ?? {}) as Record<string, unknown>
  return {
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1,
    navigation: typeof navigation === 'number' ? navigation : 0,
    isNearMe: isNearMe === true,
    ...(typeof opened === 'string' && { opened }),
  }
}

/** Why a text cannot be searched for (LOCATOR-27, FIND-21 to FIND-23). */
export function textProblem(text: string): TextProblem | undefined {
  if (isBlank(text)) return 'required'
  const tidied = tidy(text)
  if (lengthOf(tidied) < LOCATION_LENGTH.min) return 'tooShort'
  return fits(tidied, LOCATION_LENGTH.max) ? undefined : 'tooLong'
}

/** The search of an address and its entry: by text, else by the device's position, else by coordinates (LOCATOR-16 to LOCATOR-18). */
export function clinicSearchOf(
  { searchText, place, order, radius, isDeviceWanted }: LocatorQuery,
  { page, isNearMe }: LocatorEntry,
  device: Point | undefined,
): ClinicSearch | undefined {
  if (searchText !== undefined && !isBlank(searchText)) {
    if (textProblem(searchText) !== undefined) return undefined
    const text = tidy(searchText)
    const where = { searchText: text }
    return { key: `${order} ${page} ${radius} ${text}`, where, order, radius, page, isNearMe: false }
  }
  const isOfDevice = device !== undefined && (isDeviceWanted || isNearMe)
  const point = isOfDevice ? device : place
  if (!point) return undefined
  const latLong = `${shortened(point.latitude)},${shortened(point.longitude)}`
  const where = { latLong }
  return { key: `${order} ${page} ${radius} ${latLong}`, where, order, radius, page, isNearMe: isOfDevice }
}

/** Whether two searches differ only in the device's position. */
export function isMoved(one: ClinicSearch, other: ClinicSearch): boolean {
  return one.isNearMe && other.isNearMe && one.page === other.page && one.order === other.order
}

/** The query of a search's address (LOCATOR-19). */
export function locatorParameters(
  { where, order, radius }: Pick<ClinicSearch, 'where' | 'order' | 'radius'>,
  referrer?: string,
): string {
  const parameters = new URLSearchParams()
  if ('searchText' in where) parameters.set('searchText', where.searchText)
  else {
    const [latitude = '', longitude = ''] = where.latLong.split(',')
    parameters.set('latitude', latitude)
    parameters.set('longitude', longitude)
  }
  parameters.set('sortBy', order)
  if (radius !== undefined) parameters.set('radius', String(radius))
  if (referrer !== undefined) parameters.set('referrer', referrer)
  return `?${parameters}`
}

function pointOf(latitude: string | null, longitude: string | null): Point | undefined {
  const point = { latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) }
  return Number.isNaN(point.latitude) || Number.isNaN(point.longitude) ? undefined : point
}

function degrees(text: string | null, most: number): number {
  const value = text !== null && /^[+-]?\d{1,3}(\.\d{1,20})?$/.test(text.trim()) ? Number(text) : Number.NaN
  return Math.abs(value) <= most ? value : Number.NaN
}

/** About eleven metres. */
function shortened(value: number): number {
  return Number(value.toFixed(4)) + 0 // no -0
}

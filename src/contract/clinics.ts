import type { Infer, Struct } from 'superstruct'
import {
  array,
  boolean,
  coerce,
  enums,
  integer,
  is,
  max,
  min,
  never,
  nullable,
  number,
  object,
  optional,
  pattern,
  size,
  string,
  type,
  unknown,
} from 'superstruct'
import { atMost, PageMeta } from './at-most.ts'
import type { Endpoint } from './endpoint.ts'
import { NearestMeta, PlaceMeta } from './place-meta.ts'
import { textOrNumber } from './readable.ts'
import { ProviderAddress } from './services.ts'
import { BUSINESS_NAMES } from './vocabulary.ts'

/** Reason for a visit when none is named (API-13). */
export const DEFAULT_REASON = 29
/** Clinics on a page, and in a whole result (LOCATOR-28). */
export const CLINICS_ON_A_PAGE = 4
export const MOST_CLINICS = 50
/** Reasons that one call can be about; more are TooManyReasonsErrorMessage (LOCATOR-37). */
export const MOST_REASONS = 5
/** waitMinutes of a wait that is not known (LOCATOR-40). */
export const UNKNOWN_WAIT = 99_999

/**
 * A field that is read as `without` when it is missing or does not fit, so that one odd field does not hide a whole clinic (BK-46).
 */
function or<T>(struct: Struct<T, unknown>, without: T): Struct<T, unknown> {
  return coerce(struct, unknown(), (given) => (is(given, struct) ? given : without))
}

const text = or(nullable(string()), null)
const flag = or(boolean(), false)

/** waitMinutes where the wait could not be read (LOCATOR-43). */
const FAILED_WAIT = -1

/** `description` is what the clinic says of it; `clinicAvailable`: it is open now (ENTITY-20). */
export const WaitTimeInfo = type({
  description: text,
  // Without a word about it the hours say whether it is open.
  clinicAvailable: or(boolean(), true),
  waitMinutes: or(number(), FAILED_WAIT),
})
export type WaitTimeInfo = Infer<typeof WaitTimeInfo>

const Point = type({ lat: max(min(number(), -90), 90), lng: max(min(number(), -180), 180) })

/** Reads a value that is no object as an empty object, so that each field falls back to its own default. */
function someOf<T>(struct: Struct<T, unknown>): Struct<T, unknown> {
  return coerce(struct, unknown(), (given) => {
    const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
    return isObject ? given : {}
  })
}

/** A clinic of the locator (API-46, ENTITY-18 to ENTITY-26). An answer needs id, name and address; the rest may lack (BK-46). */
export const Clinic = type({
  /** Division number (3 digits) and store number (5). */
  id: string(),
  name: string(),
  vanityName: text,
  legalName: text,
  /** Of the store that houses it. */
  banner: text,
  address: ProviderAddress,
  /** Ten digits. */
  phone: text,
  /** Zeros where the point is unknown or invalid. */
  location: or(Point, { lat: 0, lng: 0 }),
  /** IANA zone; empty where it is not known. */
  timeZone: or(string(), ''),
  /** Miles, six decimals; null where there is no place that was searched for. */
  distance: or(nullable(number()), null),
  /** Whether a time for the reason can be booked there; for DEFAULT_REASON in a directory without that service, a time for any service. */
  isSchedulerEnabled: flag,
  /** Whether the business sees patients of its state on video. */
  isTelehealthEnabled: flag,
  /** Today's, as "09:00 AM - 06:00 PM" or "Closed"; null: not known. The pause is empty on a day without one (BK-49). */
  timingInfo: someOf(
    type({
      todaysHours: text,
      todaysLunchHours: text,
      /** Why it is closed today, or for hours of today, in the operator's words. */
      closedReason: optional(text),
    }),
  ),
  waitTimeInfo: someOf(WaitTimeInfo),
  /** "Friday: 09:00 AM - 06:00 PM" for seven days, today first; empty: not known. */
  weekHours: or(array(string()), []),
  /** The first free time for the reason, instants with the clinic's offset (ENTITY-21). */
  nextAvailableAppointment: or(nullable(type({ start: string(), end: string() })), null),
  /** Of the details alone: the first three free times of that day, instants with the clinic's offset (SC-35). */
  nextSlots: or(optional(array(string())), undefined),
})
export type Clinic = Infer<typeof Clinic>

/** `groupName`: the heading under which services are listed (ENTITY-02). */
const ClinicService = type({ id: number(), name: string(), groupName: optional(nullable(string())) })

/** What the details say beside: the services of the clinic, in their order. */
export const ClinicDetails = type({
  ...Clinic.schema,
  services: or(array(ClinicService), []),
})
export type ClinicDetails = Infer<typeof ClinicDetails>

/** A clinic as an answer has it: one name is enough (ENTITY-18). */
function named<T>(struct: Struct<T, unknown>): Struct<T, unknown> {
  return coerce(struct, type({ id: textOrNumber }), ({ id, ...given }) => {
    const { name, vanityName, legalName } = given as Record<string, unknown>
    const names = [name, vanityName, legalName].find((one) => typeof one === 'string' && one.trim() !== '')
    return { ...given, id: String(id), name: names }
  })
}

const about = {
  businessName: optional(enums(BUSINESS_NAMES)),
  reasonId: optional(size(array(pattern(string(), /^[1-9]\d{0,6}$/)), 1, 20)),
}

/** "lat,long" in degrees, as many decimals as a browser tells. */
export const LAT_LNG = /^[+-]?\d{1,2}(\.\d{1,17})?,\s*[+-]?\d{1,3}(\.\d{1,17})?$/

/** One of freeFormAddress and latLng is given; the text counts where both are (LOCATOR-18). */
export const ClinicsQuery = object({
  ...about,
  freeFormAddress: optional(size(string(), 2, 128)), // FIND-21, FIND-22
  latLng: optional(pattern(string(), LAT_LNG)),
  maxResults: optional(atMost(MOST_CLINICS)),
  'page.offset': optional(max(min(integer(), 0), 1000)),
  'page.size': optional(atMost(MOST_CLINICS)),
  radius: optional(max(min(number(), 1), 500)), // miles
  sortBy: optional(enums(['distance', 'name'])), // LOCATOR-07
})
export type ClinicsQuery = Infer<typeof ClinicsQuery>

/** Each clinic once; one that cannot be read does not cost the others, but nothing that can be read is no list. */
const ClinicList = coerce(array(Clinic), array(unknown()), (told) => {
  const clinics = told.flatMap((one) => {
    const [, clinic] = named(Clinic).validate(one, { coerce: true })
    return clinic ? [clinic] : []
  })
  const once = clinics.filter(({ id }, at) => clinics.findIndex((other) => other.id === id) === at)
  return once.length > 0 ? once : told
})

/** The position of the page in the result, and the instant of the data (ISO 8601). */
export const ClinicsMeta = type({
  page: PageMeta,
  /** How many clinics the whole result has at most (FEED-14). */
  maxResults: optional(number()),
  asOf: string(),
  /** Which place a search by text took, as those of slots say it (BK-06). */
  place: optional(PlaceMeta.schema.place),
  others: optional(PlaceMeta.schema.others),
  /** Where no clinic is within the radius (BK-07). */
  nearest: optional(NearestMeta),
})
export type ClinicsMeta = Infer<typeof ClinicsMeta>

/**
 * GET a page of the clinics near a place (API-12, API-46): those nearest to it, in order of distance or of name. 404
 * locationUnavailable: no such place. An empty list: none there.
 */
export const searchClinics: Endpoint<ClinicsQuery, never, { clinics: Clinic[] }> = {
  method: 'GET',
  path: '/appointment-management/v1/clinics',
  query: ClinicsQuery,
  plain: ['sortBy'],
  body: never(),
  data: type({ clinics: ClinicList }),
  status: 200,
  idempotent: false,
}

export const DIVISION_NUMBER = /^\d{3}$/
export const STORE_NUMBER = /^\d{5}$/

export const ClinicDetailsQuery = object({
  ...about,
  divisionNumber: pattern(string(), DIVISION_NUMBER),
  storeNumber: pattern(string(), STORE_NUMBER),
})
export type ClinicDetailsQuery = Infer<typeof ClinicDetailsQuery>

/** The clinic of an answer, also where the data is the clinic itself (BK-63). */
const OneClinic = coerce(type({ clinic: ClinicDetails }), unknown(), (data) => {
  const { clinic = data } = (data ?? {}) as { clinic?: unknown }
  const [, read] = named(ClinicDetails).validate(clinic, { coerce: true })
  return read ? { clinic: read } : data
})

/** GET one clinic (API-14, CLINIC-10); 404 unknownLocation, locationClosed. */
export const getClinicDetails: Endpoint<ClinicDetailsQuery, never, { clinic: ClinicDetails }> = {
  method: 'GET',
  path: '/appointment-management/v1/clinic-details',
  query: ClinicDetailsQuery,
  body: never(),
  data: OneClinic,
  status: 200,
  idempotent: false,
}

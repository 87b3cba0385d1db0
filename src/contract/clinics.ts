import type { Infer } from 'superstruct'
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
import { atMost } from './at-most.ts'
import type { Endpoint } from './endpoint.ts'
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

/** `description` is what the clinic says of it; `clinicAvailable`: it is open now (ENTITY-20). */
export const WaitTimeInfo = type({
  description: nullable(string()),
  clinicAvailable: boolean(),
  waitMinutes: number(),
})
export type WaitTimeInfo = Infer<typeof WaitTimeInfo>

const Point = type({ lat: max(min(number(), -90), 90), lng: max(min(number(), -180), 180) })

/** A clinic of the locator (API-46, ENTITY-18 to ENTITY-26). */
export const Clinic = type({
  /** Division number (3 digits) and store number (5). */
  id: string(),
  name: string(),
  vanityName: nullable(string()),
  legalName: nullable(string()),
  /** Of the store that houses it. */
  banner: nullable(string()),
  address: ProviderAddress,
  /** Ten digits. */
  phone: nullable(string()),
  /** Zeros where the point is unknown or invalid. */
  location: coerce(Point, unknown(), (told) => (is(told, Point) ? told : { lat: 0, lng: 0 })),
  /** IANA zone. */
  timeZone: string(),
  /** Miles, six decimals; null where there is no place that was searched for. */
  distance: nullable(number()),
  /** Whether a time for the reason can be booked there. */
  isSchedulerEnabled: boolean(),
  /** Whether the business sees patients of its state on video. */
  isTelehealthEnabled: boolean(),
  /** Today's, as "09:00 AM - 06:00 PM" or "Closed"; null: not known, or no pause. */
  timingInfo: type({ todaysHours: nullable(string()), todaysLunchHours: nullable(string()) }),
  waitTimeInfo: WaitTimeInfo,
  /** "Friday: 09:00 AM - 06:00 PM" for seven days, today first; empty: not known. */
  weekHours: array(string()),
  /** The first free time for the reason, instants with the clinic's offset (ENTITY-21). */
  nextAvailableAppointment: nullable(type({ start: string(), end: string() })),
  /** Of the details alone: the first three free times of that day, instants with the clinic's offset (SC-35). */
  nextSlots: optional(array(string())),
})
export type Clinic = Infer<typeof Clinic>

/** What the details say beside: the services of the clinic, in their order. */
export const ClinicDetails = type({
  ...Clinic.schema,
  services: array(type({ id: number(), name: string() })),
})
export type ClinicDetails = Infer<typeof ClinicDetails>

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
    const [, clinic] = Clinic.validate(one, { coerce: true })
    return clinic ? [clinic] : []
  })
  const once = clinics.filter(({ id }, at) => clinics.findIndex((other) => other.id === id) === at)
  return once.length > 0 ? once : told
})

/** The position of the page in the result, and the instant of the data (ISO 8601). */
export const ClinicsMeta = type({
  page: type({ offset: number(), size: number(), total: number() }),
  asOf: string(),
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

/** GET one clinic (API-14, CLINIC-10); 404 unknownLocation, locationClosed. */
export const getClinicDetails: Endpoint<ClinicDetailsQuery, never, { clinic: ClinicDetails }> = {
  method: 'GET',
  path: '/appointment-management/v1/clinic-details',
  query: ClinicDetailsQuery,
  body: never(),
  data: type({ clinic: ClinicDetails }),
  status: 200,
  idempotent: false,
}

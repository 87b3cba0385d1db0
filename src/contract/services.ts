import type { Infer } from 'superstruct'
import {
  array,
  boolean,
  enums,
  never,
  nullable,
  number,
  object,
  optional,
  pattern,
  string,
  tuple,
  type,
} from 'superstruct'
import type { Endpoint } from './endpoint.ts'
import { LOCATION_ID, SERVICES_AT_LOCATION } from './entry.ts'
import { readableList } from './readable.ts'
import { BUSINESS_NAMES } from './vocabulary.ts'

/** A service as it comes over the wire (ENTITY-01 to ENTITY-05); both spellings of followupServiceId are read. */
export const Service = type({
  id: number(),
  name: string(),
  groupName: optional(nullable(string())),
  category: optional(nullable(string())),
  groupOrder: optional(nullable(number())),
  order: optional(nullable(number())),
  businessNames: optional(nullable(array(string()))),
  maxDaysAhead: optional(nullable(number())),
  leadTime: optional(nullable(number())),
  dose: optional(nullable(number())),
  isVaccine: optional(nullable(boolean())),
  isCovidVaccine: optional(nullable(boolean())),
  followupServiceId: optional(nullable(number())),
  followUpServiceId: optional(nullable(number())),
  followupAfterDays: optional(nullable(number())),
  notMenuOption: optional(nullable(boolean())),
  isAvailable: optional(nullable(boolean())),
  infoMessage: optional(nullable(string())),
  covidVaccinesAdditionalInfo: optional(nullable(string())),
  /** CVX code of the vaccine. */
  cvx: optional(nullable(string())),
  /** The youngest and the oldest patients, in whole months; the whole last year is included when they are years. */
  minAgeMonths: optional(nullable(number())),
  maxAgeMonths: optional(nullable(number())),
  priceText: optional(nullable(string())),
})
export type Service = Infer<typeof Service>

/** A postal address in the API's shape (ADDRESS-02, ENTITY-12). */
export const ProviderAddress = type({
  addressLines: array(string()),
  cityTown: string(),
  stateProvince: string(),
  postalCode: string(),
})
export type ProviderAddress = Infer<typeof ProviderAddress>

const Times = array(tuple([string(), string()]))

/** When a pharmacy is open from yesterday until a week from today (STORE-07). Times are pairs of instants, ISO 8601 in UTC, in order. */
export const StoreHours = type({
  open: Times,
  /** Pauses while it is open. */
  breaks: Times,
  /** What comes before and after is not known. */
  knownFrom: string(),
  knownUntil: string(),
})
/** `closed`: from when, until when and why it is closed, in the operator's words. It is not decoded, because a page reads it only while it is closed. */
export type StoreHours = Infer<typeof StoreHours> & { closed?: [from: string, until: string, why: string][] }

/** How long guests wait at a store, as its staff or the operator set it in the last two hours (DESK-08). */
export const StoreWait = type({ minutes: optional(nullable(number())), text: optional(nullable(string())) })
export type StoreWait = Infer<typeof StoreWait>

/** The store of a services/location answer (WALKIN-02). */
export const StoreSummary = type({
  providerId: string(),
  vanityName: optional(nullable(string())),
  legalName: optional(nullable(string())),
  brand: optional(nullable(string())),
  address: ProviderAddress,
  phone: optional(nullable(string())),
  timezone: string(),
  /** Absent: they are not known. */
  hours: optional(nullable(StoreHours)),
  /** Absent: it is not known. */
  wait: optional(nullable(StoreWait)),
})
export type StoreSummary = Infer<typeof StoreSummary>

export const ServicesQuery = object({ businessNames: optional(array(enums(BUSINESS_NAMES))) })
export type ServicesQuery = Infer<typeof ServicesQuery>

/** GET services of the given businesses (API-06). */
export const getServices: Endpoint<ServicesQuery, never, { services: Service[] }> = {
  method: 'GET',
  path: '/appointment-management/v1/services',
  query: ServicesQuery,
  body: never(),
  data: type({ services: readableList(Service) }),
  status: 200,
  idempotent: false,
}

export const ServicesAtLocationQuery = object({
  locationId: pattern(string(), LOCATION_ID),
  businessNames: optional(array(enums(BUSINESS_NAMES))), // API-08: sent, and ignored by the server
})
export type ServicesAtLocationQuery = Infer<typeof ServicesAtLocationQuery>

export const ServicesAtLocation = type({ services: array(Service), location: StoreSummary })
export type ServicesAtLocation = Infer<typeof ServicesAtLocation>

const text = optional(nullable(string()))
/** What the tables leave open about the store: the answer may lack all of it (WALKIN-01, BK-63). */
const SomeServicesAtLocation = type({
  services: readableList(Service),
  location: optional(
    nullable(
      type({
        providerId: text,
        vanityName: text,
        legalName: text,
        brand: text,
        address: optional(nullable(ProviderAddress)),
        phone: text,
        timezone: text,
        hours: optional(nullable(StoreHours)),
        wait: optional(nullable(StoreWait)),
      }),
    ),
  ),
})
export type SomeServicesAtLocation = Infer<typeof SomeServicesAtLocation>

const NO_ADDRESS: ProviderAddress = { addressLines: [], cityTown: '', stateProvince: '', postalCode: '' }

/** The answer about a store, with what it lacks: a store without a name has the fallback name (WALKIN-01). `timezone`: IANA. */
export function wholeStore(
  { services, location }: SomeServicesAtLocation,
  locationId: string,
  timezone: string,
): ServicesAtLocation {
  return {
    services,
    location: {
      ...location,
      providerId: location?.providerId ?? locationId,
      address: location?.address ?? NO_ADDRESS,
      timezone: location?.timezone ?? timezone,
    },
  }
}

/** GET the services of one store, and the store itself (API-07, WALKIN-02); 404 unknownLocation. */
export const getServicesAtLocation: Endpoint<ServicesAtLocationQuery, never, SomeServicesAtLocation> = {
  method: 'GET',
  path: SERVICES_AT_LOCATION,
  query: ServicesAtLocationQuery,
  body: never(),
  data: SomeServicesAtLocation,
  status: 200,
  idempotent: false,
}

const StoreNowQuery = object({ locationId: pattern(string(), LOCATION_ID) })
type StoreNowQuery = Infer<typeof StoreNowQuery>

/** What may change at a store while a page of it is open. */
export const StoreNow = type({ hours: nullable(StoreHours), wait: nullable(StoreWait) })
export type StoreNow = Infer<typeof StoreNow>

/** GET hours and wait of a store, which open pages ask for every few seconds (DESK-08); 404 unknownLocation, locationClosed. */
export const getStoreNow: Endpoint<StoreNowQuery, never, StoreNow> = {
  method: 'GET',
  path: '/health-services/store-now',
  query: StoreNowQuery,
  body: never(),
  data: StoreNow,
  status: 200,
  idempotent: false,
}

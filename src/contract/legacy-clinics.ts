import type { Infer } from 'superstruct'
import {
  any,
  array,
  integer,
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
} from 'superstruct'
import { validateAddress } from './address-validation.ts'
import { LAT_LNG, MOST_CLINICS } from './clinics.ts'
import type { Endpoint } from './endpoint.ts'

/** A clinic as the calls before v1 told it (API-47, ENTITY-22, ENTITY-23). */
export const LegacyClinic = type({
  clinicId: string(),
  divisionNumber: string(),
  storeNumber: string(),
  legalName: nullable(string()),
  vanityName: nullable(string()),
  banner: nullable(string()),
  address: type({
    addressLine1: string(),
    city: string(),
    stateCode: string(),
    zip: string(),
    countryCode: string(),
  }),
  phoneNumber: nullable(string()),
  latitude: number(),
  longitude: number(),
  /** "lat,long". */
  latLong: string(),
  /** Miles, six decimals. */
  distance: nullable(number()),
  weekHours: array(string()),
  todaysLunchHours: nullable(string()),
})
export type LegacyClinic = Infer<typeof LegacyClinic>

export const LegacyClinics = type({ results: array(LegacyClinic) })
export type LegacyClinics = Infer<typeof LegacyClinics>

/** As of v1. There is no offset: all results come, whatever page a caller shows. */
export const LegacyClinicsQuery = object({
  freeFormAddress: optional(size(string(), 2, 128)),
  latLng: optional(pattern(string(), LAT_LNG)),
  maxResults: optional(max(min(integer(), 1), MOST_CLINICS)),
  pageSize: optional(max(min(integer(), 1), MOST_CLINICS)),
})
export type LegacyClinicsQuery = Infer<typeof LegacyClinicsQuery>

/** GET the clinics near a place (API-43). The body is LegacyClinics as it stands, without `data` around it (API-47). */
export const searchLegacyClinics: Endpoint<LegacyClinicsQuery, never, unknown> = {
  method: 'GET',
  path: '/tlc/api/clinic/search',
  query: LegacyClinicsQuery,
  body: never(),
  data: any(),
  status: 200,
  idempotent: false,
}

/** The same under its other name (API-44, API-45). */
export const searchLegacyLocations: Endpoint<LegacyClinicsQuery, never, unknown> = {
  ...searchLegacyClinics,
  path: '/tlc/api/location/search',
}

/** GET one clinic (API-43), a LegacyClinic as it stands; 400 for numbers that cannot be, 404 unknownLocation, locationClosed. */
export const getLegacyClinic: Endpoint<Record<string, never>, never, unknown> = {
  method: 'GET',
  path: '/tlc/api/clinic/:divisionNumber/:storeNumber',
  query: object({}),
  body: never(),
  data: any(),
  status: 200,
  idempotent: false,
}

/** POST an address for verification, as validateAddress does (API-44, API-45). */
export const validateLegacyAddress: typeof validateAddress = {
  ...validateAddress,
  path: '/tlc/api/location/validateaddress',
}

import type { Infer } from 'superstruct'
import { any, array, never, nullable, number, object, optional, string, type } from 'superstruct'
import { validateAddress } from './address-validation.ts'
import { PageMeta } from './at-most.ts'
import { ClinicsQuery } from './clinics.ts'
import type { Endpoint } from './endpoint.ts'

/** A clinic in the shape of the calls before v1 (API-47, ENTITY-22, ENTITY-23). */
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

/** The older shape of the results (API-47). `meta` says which page size was used where a program asked for more (FEED-14). */
export const LegacyClinics = type({
  results: array(LegacyClinic),
  meta: optional(type({ page: PageMeta })),
})
export type LegacyClinics = Infer<typeof LegacyClinics>

const { freeFormAddress, latLng, maxResults, radius, sortBy, ...page } = ClinicsQuery.schema

/** The query of v1, where `pageSize` means `page.size`. Without both, the answer has all results up to `maxResults`. */
export const LegacyClinicsQuery = object({
  freeFormAddress,
  latLng,
  maxResults,
  radius,
  sortBy,
  pageSize: page['page.size'],
  'page.size': page['page.size'],
  'page.offset': page['page.offset'],
})
export type LegacyClinicsQuery = Infer<typeof LegacyClinicsQuery>

/** GET the clinics near a place (API-43). The body is LegacyClinics itself, without `data` around it (API-47). */
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

/** GET one clinic (API-43), a LegacyClinic itself; 400 for numbers that cannot be, 404 unknownLocation, locationClosed. */
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

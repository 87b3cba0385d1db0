import type { BusinessName } from '#contract/vocabulary'
import { type ColumnNames, placesOf } from './import-rows.ts'

/**
 * The columns of a file of locations. A new location needs id, city, state, zip, latitude and longitude; of a known one a column
 * that the file does not have stays as it is.
 */
const COLUMNS = {
  brand: ['brand', 'hostBanner', 'banner', 'chain'],
  legalName: ['legalName'],
  vanityName: ['vanityName', 'displayName'],
  branch: ['branch', 'geomodifier'],
  line1: ['addressLine1', 'address1', 'street', 'address'],
  line2: ['addressLine2', 'address2', 'unit'],
  city: ['city', 'cityTown'],
  state: ['stateCode', 'state', 'stateProvince'],
  zip: ['zip', 'zipCode', 'postalCode'],
  phone: ['phone', 'phoneNumber'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon'],
  timezone: ['tz', 'timezone', 'timeZone'],
  hours: ['openingHours', 'hours'],
  breaks: ['lunchHours', 'breaks'],
  services: ['services', 'serviceIds'],
  cellMinutes: ['cellMinutes'],
  places: ['places'],
  hostStoreId: ['hostStoreId'],
  rideshareCode: ['rideshareCode', 'rideshareDiscount', 'rideshareDiscountCode'],
  waitMinutes: ['waitMinutes'],
  waitDescription: ['waitDescription'],
  status: ['status'],
} as const

/** The column that holds a location's id, by business. */
const ID_COLUMNS: Record<BusinessName, readonly string[]> = {
  pharmacy: ['pharmacyStoreId', 'storeId', 'locationId', 'id', 'storeNumber'],
  tlc: ['clinicId', 'locationId', 'id', 'storeId', 'storeNumber'],
  dietitian: ['providerId', 'locationId', 'id', 'storeId', 'storeNumber'],
}

export type LocationColumn = keyof typeof COLUMNS | 'id'

/** Whose locations the titles of a file are of (`business` decides when given), and the names of its columns; or why it cannot be told. */
export function locationColumns(
  titles: readonly string[],
  business?: BusinessName,
): { businessName: BusinessName; columns: ColumnNames<LocationColumn> } | string {
  const businessName = business ?? businessOf(titles)
  if (!businessName)
    return 'the header does not tell whose locations these are; name the business (--business, by the API ?business=)'
  const columns = { ...COLUMNS, id: ID_COLUMNS[businessName] }
  return placesOf(titles, columns).has('id')
    ? { businessName, columns }
    : `the header has no column for id (${columns.id.join(', ')})`
}

function businessOf(titles: readonly string[]): BusinessName | undefined {
  const found = placesOf(titles, { host: ['hostStoreId'], store: ['storeId', 'pharmacyStoreId'] })
  if (found.has('host')) return 'tlc'
  return found.has('store') ? 'pharmacy' : undefined
}

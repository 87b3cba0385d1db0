import type { BusinessName } from '#contract/vocabulary'

/**
 * The columns of an import file, the first of each list that the header has. Case, spaces, hyphens and underscores do not count.
 * Needed: id, city, state, zip, latitude, longitude; all others may be absent or empty.
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
} as const

/** The column that holds a location's id, by business. */
const ID_COLUMNS: Record<BusinessName, readonly string[]> = {
  pharmacy: ['pharmacyStoreId', 'storeId', 'locationId', 'id', 'storeNumber'],
  tlc: ['clinicId', 'locationId', 'id', 'storeId', 'storeNumber'],
  dietitian: ['providerId', 'locationId', 'id', 'storeId', 'storeNumber'],
}

const NEEDED = ['city', 'state', 'zip', 'latitude', 'longitude'] as const

type Column = keyof typeof COLUMNS
/** Reads one column of a row, trimmed; '' when the file has no such column. */
export type ReadCell = (cells: readonly string[], column: Column | 'id') => string

export type Header =
  | { outcome: 'understood'; businessName: BusinessName; width: number; cell: ReadCell }
  | { outcome: 'refused'; reason: string }

/** What a header row says: whose locations these are (`business` decides when given) and where each column stands. */
export function readHeader(titles: readonly string[], business?: BusinessName): Header {
  if (titles.length === 1 && /[;\t|]/.test(titles[0] ?? ''))
    return refused('the columns are not separated by commas')
  const places = new Map<string, number>()
  for (const [at, title] of titles.entries()) if (!places.has(keyOf(title))) places.set(keyOf(title), at)
  const find = (names: readonly string[]) =>
    names.map((name) => places.get(keyOf(name))).find((at) => at !== undefined)

  const businessName = business ?? businessOf(find)
  if (!businessName) return refused('the header does not tell whose locations these are; add --business')
  const at = new Map<string, number | undefined>([['id', find(ID_COLUMNS[businessName])]])
  for (const [column, names] of Object.entries(COLUMNS)) at.set(column, find(names))
  const missing = ['id', ...NEEDED].filter((column) => at.get(column) === undefined)
  if (missing.length > 0) return refused(`the header has no column for ${missing.join(', ')}`)
  const cell: ReadCell = (cells, column) => cells[at.get(column) ?? -1]?.trim() ?? ''
  return { outcome: 'understood', businessName, width: titles.length, cell }
}

function businessOf(find: (names: readonly string[]) => number | undefined): BusinessName | undefined {
  if (find(['hostStoreId']) !== undefined) return 'tlc'
  return find(['storeId', 'pharmacyStoreId']) === undefined ? undefined : 'pharmacy'
}

function refused(reason: string): Header {
  return { outcome: 'refused', reason }
}

function keyOf(title: string): string {
  return title.toLowerCase().replace(/[\s_-]/g, '')
}

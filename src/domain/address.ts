import { asciiDigits, fits, isBlank, lengthOf, tidy } from './text.ts'

export const MAX_ADDRESS_LINE = 40 // ADDRESS-03, ADDRESS-04
const MAX_CITY = 40
const MIN_COUNTY = 3 // ADDRESS-11

export const STATES: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'AL', name: 'Alabama' },
  { code: 'AK', name: 'Alaska' },
  { code: 'AZ', name: 'Arizona' },
  { code: 'AR', name: 'Arkansas' },
  { code: 'CA', name: 'California' },
  { code: 'CO', name: 'Colorado' },
  { code: 'CT', name: 'Connecticut' },
  { code: 'DE', name: 'Delaware' },
  { code: 'DC', name: 'District of Columbia' },
  { code: 'FL', name: 'Florida' },
  { code: 'GA', name: 'Georgia' },
  { code: 'HI', name: 'Hawaii' },
  { code: 'ID', name: 'Idaho' },
  { code: 'IL', name: 'Illinois' },
  { code: 'IN', name: 'Indiana' },
  { code: 'IA', name: 'Iowa' },
  { code: 'KS', name: 'Kansas' },
  { code: 'KY', name: 'Kentucky' },
  { code: 'LA', name: 'Louisiana' },
  { code: 'ME', name: 'Maine' },
  { code: 'MD', name: 'Maryland' },
  { code: 'MA', name: 'Massachusetts' },
  { code: 'MI', name: 'Michigan' },
  { code: 'MN', name: 'Minnesota' },
  { code: 'MS', name: 'Mississippi' },
  { code: 'MO', name: 'Missouri' },
  { code: 'MT', name: 'Montana' },
  { code: 'NE', name: 'Nebraska' },
  { code: 'NV', name: 'Nevada' },
  { code: 'NH', name: 'New Hampshire' },
  { code: 'NJ', name: 'New Jersey' },
  { code: 'NM', name: 'New Mexico' },
  { code: 'NY', name: 'New York' },
  { code: 'NC', name: 'North Carolina' },
  { code: 'ND', name: 'North Dakota' },
  { code: 'OH', name: 'Ohio' },
  { code: 'OK', name: 'Oklahoma' },
  { code: 'OR', name: 'Oregon' },
  { code: 'PA', name: 'Pennsylvania' },
  { code: 'RI', name: 'Rhode Island' },
  { code: 'SC', name: 'South Carolina' },
  { code: 'SD', name: 'South Dakota' },
  { code: 'TN', name: 'Tennessee' },
  { code: 'TX', name: 'Texas' },
  { code: 'UT', name: 'Utah' },
  { code: 'VT', name: 'Vermont' },
  { code: 'VA', name: 'Virginia' },
  { code: 'WA', name: 'Washington' },
  { code: 'WV', name: 'West Virginia' },
  { code: 'WI', name: 'Wisconsin' },
  { code: 'WY', name: 'Wyoming' },
] // LIMITS-06

/** Whether the text is the code of one of the fifty states or of the District of Columbia (LIMITS-06). */
export function isState(code: string): boolean {
  return STATES.some((state) => state.code === code)
}

/** Whether the text is a line of an address: something to read, at most 40 characters (ADDRESS-03, ADDRESS-04). */
export function isAddressLine(text: string): boolean {
  const line = tidy(text)
  return !isBlank(line) && fits(line, MAX_ADDRESS_LINE)
}

/** A city as it is kept: tidied, without periods (ADDRESS-07). */
export function tidyCity(text: string): string {
  return tidy(tidy(text).replaceAll('.', ''))
}

/** Whether the text, once tidied, is a city: letters, spaces, hyphens and apostrophes only (ADDRESS-06, ADDRESS-07). */
export function isCity(text: string): boolean {
  const city = tidyCity(text)
  return fits(city, MAX_CITY) && /^[\p{L}\p{M} '’‘-]+$/u.test(city) && /\p{L}/u.test(city)
}

/** A ZIP as it is kept: ASCII digits, the hyphen of a nine-digit one set (ADDRESS-09); other text is only tidied. */
export function tidyZip(text: string): string {
  const zip = asciiDigits(tidy(text)).replace(/(?<=\d)\.$/, '') // as dictation ends what was said
  const [, five, four] = /^(\d{5})[ -]?(\d{4})$/.exec(zip) ?? []
  return five && four ? `${five}-${four}` : zip
}

/** Whether the text, once tidied, is a ZIP of five digits or 5+4; 00000 is none (ADDRESS-09). */
export function isZip(text: string): boolean {
  return /^(?!00000)\d{5}(?:-\d{4})?$/.test(tidyZip(text))
}

/** Whether the text is a county: three characters or more, letters with spaces, periods, apostrophes and hyphens between them (ADDRESS-11, ADDRESS-12). */
export function isCounty(text: string): boolean {
  const county = tidy(text)
  if (!fits(county, MAX_CITY) || lengthOf(county) < MIN_COUNTY) return false
  return /^\p{L}[\p{L}\p{M} .'’‘-]*$/u.test(county) && /[\p{L}\p{M}]$/u.test(county)
}

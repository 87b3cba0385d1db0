import { isCity, isCounty, isState, isZip, MAX_ADDRESS_LINE, tidyCity, tidyZip } from '../address.ts'
import { type FieldRule, fieldsAt } from './field.ts'

export const ADDRESS_PARTS = [
  'addressLineOne',
  'addressLineTwo',
  'city',
  'state',
  'zipCode',
  'county',
] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]
/** The county is not asked for in every address. */
export type AddressFields = Omit<Record<AddressPart, FieldRule>, 'county'> & { county?: FieldRule }

/** The name of an address field: as in ADDRESS-01 without a prefix; 'responsibleParty' makes responsiblePartyCity. */
export function addressName(prefix: string, part: AddressPart): string {
  return prefix === '' ? part : prefix + part.charAt(0).toUpperCase() + part.slice(1)
}

/** The names of an address's fields, in the order of ADDRESS-01. */
export function addressNames(prefix: string): string[] {
  return ADDRESS_PARTS.map((part) => addressName(prefix, part))
}

/** An address of the payload (ADDRESS-01 to ADDRESS-12). */
export function addressFields(prefix: string, path: string): Record<AddressPart, FieldRule> {
  const name = (part: AddressPart) => addressName(prefix, part)
  const line = { max: MAX_ADDRESS_LINE } // ADDRESS-03, ADDRESS-04
  return fieldsAt(path, {
    addressLineOne: {
      name: name('addressLineOne'),
      at: 'addressLines.0',
      required: 'addressLineOneRequired',
      ...line,
    },
    addressLineTwo: { name: name('addressLineTwo'), at: 'addressLines.1', ...line },
    city: {
      name: name('city'),
      at: 'cityTown',
      required: 'cityRequired', // ADDRESS-05
      is: isCity,
      wrong: 'cityInvalid', // ADDRESS-07
      tidy: tidyCity,
    },
    state: { name: name('state'), at: 'stateProvince', required: 'stateRequired', is: isState }, // ADDRESS-08
    zipCode: {
      name: name('zipCode'),
      at: 'postalCode',
      required: 'zipInvalid',
      is: isZip,
      wrong: 'zipInvalid', // ADDRESS-09
      max: 10,
      tidy: tidyZip,
    },
    county: {
      name: name('county'),
      flag: 'showCounty',
      required: 'countyRequired', // ADDRESS-10
      is: isCounty,
      wrong: 'countyInvalid', // ADDRESS-11
      mayComeUnasked: true, // from the address check
    },
  })
}

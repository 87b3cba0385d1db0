import type { Address, AddressValidation } from '#contract/address-validation'
import { isAddressLine, tidyCity, tidyZip } from '#domain/address'
import { tidy } from '#domain/text'
import type { Gazetteer, ZipPlace } from './gazetteer.ts'
import { standardiseLines } from './standardise.ts'
import { stateCode } from './states.ts'

/** Counties that people still name though the state counts otherwise now. */
const FORMER_COUNTIES: Record<string, readonly string[]> = {
  CT: ['Fairfield', 'Hartford', 'Litchfield', 'Middlesex', 'New Haven', 'New London', 'Tolland', 'Windham'],
}

export interface Addresses {
  /**
   * Checks an address without a database of addresses (API-53). Validated: its ZIP code exists, its state fits, number
   * and street parse, and the state has such a town; the answer is then in postal form. Corrected: state or county became another;
   * abbreviations, and a county that was left empty, are no correction. The city is never judged by its ZIP's main name (WI-10). Never
   * throws.
   */
  validate(address: Address): AddressValidation
}

/** Address checks over a gazetteer. */
export function createAddresses(gazetteer: Gazetteer): Addresses {
  return {
    validate(address) {
      const zip = tidyZip(address.postalCode)
      const place = /^\d{5}(?:-\d{4})?$/.test(zip) ? gazetteer.zip(zip.slice(0, 5)) : undefined
      const street = standardiseLines(address.addressLines)
      const city = tidyCity(address.cityTown)
      if (!place || street.outcome === 'unparsed' || city === '') return unverified(address)
      const given = stateCode(address.stateProvince)
      if (given !== place.state && !pointsAt(place, given, city)) return unverified(address)
      const county = countyOf(address.county, place)
      if (!gazetteer.hasCity(place.state, city)) return { ...unverified(address), parts: ['city'] }
      const parts = [
        ...(given !== place.state ? (['state'] as const) : []),
        ...(county.corrected ? (['county'] as const) : []),
      ]
      const lines = street.lines.every(isAddressLine) ? street.lines : address.addressLines
      return {
        validated: true,
        corrected: parts.length > 0,
        ...(parts.length > 0 && { parts }),
        address: {
          addressLines: lines,
          cityTown: city,
          stateProvince: place.state,
          postalCode: zip,
          ...(county.name !== '' && { county: county.name }),
        },
      }
    },
  }

  /** Whether city and ZIP code point at one state: the city is one there, and none where the guest said. */
  function pointsAt(place: ZipPlace, given: string | undefined, city: string): boolean {
    const isInGiven = given !== undefined && gazetteer.hasCity(given, city)
    return gazetteer.hasCity(place.state, city) && !isInGiven
  }

  /** A county stays as it was given when the state has it; one that the state does not have becomes the ZIP's. */
  function countyOf(given: string | undefined, place: ZipPlace): { name: string; corrected: boolean } {
    const name = tidy(given ?? '')
    if (name === '' || place.county === '') return { name: name || place.county, corrected: false }
    const known = [...gazetteer.countiesOf(place.state), ...(FORMER_COUNTIES[place.state] ?? [])]
    const isKnown = known.some((county) => countyKey(county) === countyKey(name))
    return isKnown ? { name, corrected: false } : { name: place.county, corrected: true }
  }
}

function unverified(address: Address): AddressValidation {
  return { validated: false, corrected: false, address }
}

/** 'St. Louis County', 'Saint Louis' and 'City of St Louis' are one. */
function countyKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/^city of /, '')
    .replace(/(?: county| parish| borough| census area| municipality| city| city and borough)+$/, '')
    .replace(/^saint /, 'st ')
    .replaceAll(' ', '')
}

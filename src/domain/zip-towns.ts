import type { ZipCode } from '#contract/zip-codes'
import { isCity, isCounty, isState, tidyZip } from './address.ts'

/** The main town of a ZIP code, the USPS code of its state, and its county. */
export type Town = { readonly city: string; readonly state: string; readonly county: string }

/** Towns by ZIP codes of five digits. */
export type ZipTowns = ReadonlyMap<string, Town>

/** The towns of ZIP codes, without those that the form would refuse (ADDRESS-05 to ADDRESS-12). */
export function townsOf(rows: readonly ZipCode[]): ZipTowns {
  return new Map(
    rows.flatMap(([zip, city, state, county]) =>
      isCity(city) && isState(state) && isCounty(county) ? [[zip, { city, state, county }] as const] : [],
    ),
  )
}

/** The town of what a guest typed as a ZIP code of five or nine digits; undefined for an unknown or unfinished one. */
export function townOf(towns: ZipTowns, typed: string): Town | undefined {
  const zip = tidyZip(typed)
  return /^\d{5}(?:-\d{4})?$/.test(zip) ? towns.get(zip.slice(0, 5)) : undefined
}

/** The town as one line: "Cincinnati, OH, Hamilton County"; without a county where the form asks for none. */
export function townLine({ city, state, county }: Town): string {
  return `${city}, ${state}${county && `, ${countyInWords(county, state)}`}`
}

/** "Hamilton County", "Orleans Parish"; "Baltimore City" and "Anchorage Municipality" name themselves. */
export function countyInWords(county: string, state: string): string {
  const isWhole = /\b(?:county|city|parish|borough|area|municipality|region|district of columbia)$/i.test(
    county,
  )
  if (isWhole) return county
  return `${county} ${state === 'LA' ? 'Parish' : 'County'}`
}

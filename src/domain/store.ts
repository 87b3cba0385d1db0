import type { StoreSummary } from '#contract/services'

/** What a store is called: its vanity name, else brand or legal name (WALKIN-01, WALKIN-02); undefined when it has none. */
export function storeName({ vanityName, brand, legalName }: Pick<StoreSummary, 'vanityName' | 'brand' | 'legalName'>): string | undefined {
  return [vanityName, brand, legalName].find((name) => name != null && name.trim() !== '') ?? undefined
}

/** A store's address on one line, as "7467 St Andrews Rd, Irmo, SC 29063"; a missing street is left out. */
export function storeAddress({ address }: Pick<StoreSummary, 'address'>): string {
  const { addressLines, cityTown, stateProvince, postalCode } = address
  return [...addressLines.filter((line) => line.trim() !== ''), cityTown, `${stateProvince} ${postalCode}`].join(', ')
}

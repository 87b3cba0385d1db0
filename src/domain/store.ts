import type { ProviderAddress, StoreSummary } from '#contract/services'

/** What a store is called: its vanity name, else brand or legal name (WALKIN-01, WALKIN-02); undefined when it has none. */
export function storeName({
  vanityName,
  brand,
  legalName,
}: Pick<StoreSummary, 'vanityName' | 'brand' | 'legalName'>): string | undefined {
  return [vanityName, brand, legalName].find((name) => name != null && name.trim() !== '') ?? undefined
}

type Lined = Readonly<Omit<ProviderAddress, 'addressLines'>> & { readonly addressLines: readonly string[] }

/** A store's address on one line, as "7467 St Andrews Rd, Irmo, SC 29063"; a missing street is left out. */
export function storeAddress({ address }: { readonly address: Lined }): string {
  const { addressLines, cityTown, stateProvince, postalCode } = address
  const parts = [...addressLines, cityTown, `${stateProvince} ${postalCode}`]
  return parts.filter((part) => part.trim() !== '').join(', ')
}

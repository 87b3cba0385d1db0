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

/** A store's phone as it is shown, (###) ###-####, and as it is called; undefined unless it has ten digits. */
export function storePhone({
  phone,
}: {
  readonly phone?: string | null | undefined
}): { shown: string; href: string } | undefined {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(phone ?? '') ?? []
  return area === undefined ? undefined : { shown: `(${area}) ${exchange}-${line}`, href: `tel:+1${phone}` }
}

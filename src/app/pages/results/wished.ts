import type { ProviderSlots } from '#contract/providers'
import type { Search } from '../../state/search.ts'

type Named = Pick<ProviderSlots, 'providerId' | 'businessName'>

/** Providers in the order in which they are shown. `first`: the one that a guest came from, to book there; `absent`: it is not among them. */
export type Wished<P> = { providers: readonly P[] } & (
  | { kind: 'none' | 'absent' }
  | { kind: 'first'; first: P }
)

/** Puts the provider that a search was begun from before the others; a booking link names its own with its time. */
export function wishedFirst<P extends Named>(
  providers: readonly P[],
  { slot, provider, businessName }: Partial<Pick<Search, 'slot' | 'provider' | 'businessName'>>,
): Wished<P> {
  if (slot !== undefined || provider === undefined || businessName === undefined)
    return { kind: 'none', providers }
  const first = providers.find((one) => one.providerId === provider && one.businessName === businessName)
  if (!first) return { kind: 'absent', providers }
  return { kind: 'first', first, providers: [first, ...providers.filter((one) => one !== first)] }
}

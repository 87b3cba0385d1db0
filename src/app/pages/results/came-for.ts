import type { ProviderSlots } from '#contract/providers'
import type { Day } from '#domain/calendar'
import type { Slot } from '#domain/slot-view'
import { offeredIds, visitDays } from '#domain/slot-view'
import { todayIn } from '#domain/zones'
import { providerKey } from '../../state/hold.ts'
import { linkedAt } from '../../state/linked-time.ts'
import type { Found } from '../../state/results.ts'
import type { SearchPlan, WholeSearch } from '../../state/search-plan.ts'

/**
 * What has become of the time of a booking link. `free`: it can be held. `past`: it lies behind us. `early`: before the first day of
 * this visit. `gone`: somebody has it; `apart`: it is not free for all services together, maybe for each. `notFound`: its place is
 * not among those that give the visit. `unknown`: nobody asked about its day.
 */
export type CameFor =
  | { kind: 'free'; provider: ProviderSlots; slot: Slot }
  | { kind: 'past' | 'gone' | 'apart' | 'notFound' | 'unknown' }
  | { kind: 'early'; from: Day }

/** Looks for the time in what was found. Undefined: the search came for none. */
export function cameFor(
  { services, window }: Pick<SearchPlan, 'services' | 'window'>,
  search: WholeSearch,
  { providers, loadedTo }: Pick<Found, 'providers' | 'loadedTo'>,
  now: number,
): CameFor | undefined {
  const at = linkedAt(search)
  if (at === undefined) return undefined
  if (at <= now) return { kind: 'past' }
  const provider = linkedPlace(search, providers)
  if (!provider) return { kind: 'notFound' }
  const free = visitDays(provider, provider.timezone).flatMap(({ slots }) => slots)
  const found = free.find((one) => one.at === at)
  if (found) return { kind: 'free', provider, slot: found }
  const day = todayIn(at, provider.timezone)
  if (day < window.from) return { kind: 'early', from: window.from }
  if (day > (loadedTo[providerKey(provider)] ?? window.to)) return { kind: 'unknown' }
  const offered = offeredIds(
    provider,
    services.map((service) => service.id),
  )
  return { kind: offered.length > 1 ? 'apart' : 'gone' }
}

/** The place of the time that a search came for, where it is among those that were found. */
export function linkedPlace(
  { provider, businessName }: WholeSearch,
  providers: readonly ProviderSlots[],
): ProviderSlots | undefined {
  return providers.find((one) => one.providerId === provider && one.businessName === businessName)
}

import type { Clinician, ProviderSlots } from '#contract/providers'
import type { StoreSummary } from '#contract/services'
import type { CatalogueService } from '#domain/services'
import type { Slot } from '#domain/slot-view'
import { offeredIds } from '#domain/slot-view'
import { storeName } from '#domain/store'
import type { Choice } from './hold.ts'
import type { SearchPlan } from './search-plan.ts'
import type { ChosenProvider } from './visit.ts'

/** The name of a provider: its clinician's, its own, or else `otherwise`. */
export function providerName(provider: ProviderSlots, otherwise: string): string {
  return provider.clinician?.name ?? storeName(provider) ?? otherwise
}

/** A slot of a provider, with all searched services, of which those that it offers are marked (ENTITY-16). */
export function choiceOf(
  plan: Pick<SearchPlan, 'services' | 'flow' | 'category' | 'where' | 'isVirtual' | 'sendsState' | 'search'>,
  provider: ProviderSlots,
  slot: Slot,
  { zone, name }: { zone: string; name: string },
): Choice {
  return {
    timestamp: slot.value,
    timezone: zone,
    durationMinutes: minutesOf(provider),
    services: servicesOf(plan.services, provider),
    provider: providerOf(plan, provider, name),
    flow: plan.flow,
    category: plan.category,
    ...(plan.search && { search: { ...plan.search } }),
  }
}

/** How long the visit takes: as long as the longest of its services (BK-39). */
function minutesOf({ services }: ProviderSlots): number | undefined {
  const minutes = services.flatMap(({ durationMinutes }) => durationMinutes ?? [])
  return minutes.length > 0 ? Math.max(...minutes) : undefined
}

function servicesOf(services: readonly CatalogueService[], provider: ProviderSlots): Choice['services'] {
  const offered = offeredIds(
    provider,
    services.map(({ id }) => id),
  )
  return services.map(({ id, name, isVaccine, minAgeMonths, maxAgeMonths }) => ({
    id,
    name,
    isAvailable: offered.includes(id),
    ...(isVaccine && { isVaccine }),
    minAgeMonths,
    maxAgeMonths,
  }))
}

function providerOf(
  { where, isVirtual, sendsState }: Pick<SearchPlan, 'where' | 'isVirtual' | 'sendsState'>,
  provider: ProviderSlots,
  name: string,
): ChosenProvider {
  const { providerId, businessName, clinician, isBenefitCode, rideshareDiscount } = provider
  const state = 'state' in where ? where.state : undefined
  return {
    providerId,
    businessName,
    store: storeOf(provider, name, state ?? ''),
    ...(state !== undefined && (sendsState || isVirtual) && { licensureState: state }),
    ...(isVirtual && { isTeam: true }),
    ...(clinician && { clinician: portraitOf(clinician) }),
    ...(isBenefitCode && { isBenefitCode }),
    ...(rideshareDiscount && { rideshareDiscount }),
  }
}

/** The clinician as the confirmation shows them (CONFIRM-05). */
function portraitOf({ name, qualification, image }: Clinician): ChosenProvider['clinician'] {
  return { name, qualification, image }
}

/** A provider as a store. On video its address is only the patient's state. */
function storeOf(provider: ProviderSlots, name: string, state: string): StoreSummary {
  const { providerId, brand, legalName, phone, timezone } = provider
  const onVideo = { addressLines: [], cityTown: '', stateProvince: state, postalCode: '' }
  return {
    providerId,
    vanityName: name,
    brand,
    legalName,
    phone,
    timezone,
    address: provider.address ?? onVideo,
  }
}

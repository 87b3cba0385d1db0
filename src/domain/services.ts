import type { ServiceExtras } from '#contract/content/service-extras'
import type { Service } from '#contract/services'

/** A service as the product works with it: read once, nothing null (ENTITY-01, ENTITY-02). Absent optional fields were not given. */
export interface CatalogueService {
  readonly id: number
  readonly name: string
  /** Trimmed; '' when the service has none. */
  readonly groupName: string
  /** The group name (ENTITY-03). */
  readonly category: string
  readonly groupOrder?: number
  readonly order?: number
  readonly businessNames: readonly string[]
  /** Days from today that can be booked. */
  readonly maxDaysAhead: number
  /** Days from today before which nothing can be booked; 0 when not given. */
  readonly leadTime: number
  /** Number of the dose in its series; 0 when not given. */
  readonly dose: number
  readonly isVaccine: boolean
  readonly isCovidVaccine: boolean
  readonly isAvailable: boolean
  readonly notMenuOption: boolean
  /** Both follow-up fields, or none (API-11). */
  readonly followupServiceId?: number
  readonly followupAfterDays?: number
  readonly infoMessage?: string
  readonly covidVaccinesAdditionalInfo?: string
  /** Whom it is for (age-limits.ts). */
  readonly minAgeMonths?: number
  readonly maxAgeMonths?: number
  readonly priceText?: string
}

/** What the operator's documents say of services. */
export type ServiceOptions = {
  /** Sort by group order first (API-09). */
  readonly grouping: boolean
  /** False leaves COVID vaccines out (CONTENT-28). */
  readonly covidEnabled: boolean
  /** Categories by name; one that is not enabled is left out (BK-54). */
  readonly categories?: Readonly<Record<string, { readonly isEnabled?: boolean | undefined }>>
}

/**
 * The service list of an answer: extras merged in (CONTENT-30), services without maxDaysAhead dropped (API-10), repeated ids
 * dropped, sorted by group order if asked, then by order (API-09); what has no order comes last.
 */
export function readServices(
  services: readonly Service[],
  extras: ServiceExtras,
  options: ServiceOptions,
): CatalogueService[] {
  const seen = new Set<number>()
  return services
    .map((service) => withExtras(service, extras))
    .filter((service) => !seen.has(service.id) && seen.add(service.id))
    .filter((service) => typeof service.maxDaysAhead === 'number')
    .map(normalised)
    .filter((service) => options.covidEnabled || !service.isCovidVaccine)
    .filter(({ category }) => isOffered(category, options))
    .sort((a, b) => (options.grouping && byOrder(a.groupOrder, b.groupOrder)) || byOrder(a.order, b.order))
}

function isOffered(category: string, { categories = {} }: ServiceOptions): boolean {
  return !Object.hasOwn(categories, category) || categories[category]?.isEnabled !== false
}

/** What a guest can ask for under a type: its category, and every COVID vaccine under a type that has one (BK-09). */
export function servicesOfType(type: string, services: readonly CatalogueService[]): CatalogueService[] {
  const hasCovid = services.some(({ category, isCovidVaccine }) => isCovidVaccine && category === type)
  return services.filter(({ category, isCovidVaccine }) => category === type || (hasCovid && isCovidVaccine))
}

/** The vaccines that can be chosen: available, dose under 2, Flu first, then by name (PRESCREEN-39). */
export function vaccineList(services: readonly CatalogueService[]): CatalogueService[] {
  const byName = new Intl.Collator('en', { numeric: true })
  return services
    .filter((service) => service.isVaccine && service.dose < 2 && service.isAvailable)
    .sort((a, b) => Number(isFlu(b)) - Number(isFlu(a)) || byName.compare(a.name, b.name) || a.id - b.id)
}

function isFlu(service: CatalogueService): boolean {
  return /^(?:flu|influenza)\b/i.test(service.name)
}

function withExtras(service: Service, extras: ServiceExtras): Service {
  const key = String(service.id)
  return Object.hasOwn(extras, key) ? { ...service, ...extras[key] } : service
}

/** Taken as they are, where a service has them. */
const GIVEN = [
  'groupOrder',
  'order',
  'infoMessage',
  'covidVaccinesAdditionalInfo',
  'minAgeMonths',
  'maxAgeMonths',
  'priceText',
] as const

function normalised(service: Service): CatalogueService {
  const groupName = service.groupName?.trim() ?? ''
  const followupServiceId = service.followupServiceId ?? service.followUpServiceId // ENTITY-05
  const { followupAfterDays } = service
  const given = GIVEN.filter((name) => (service[name] ?? '') !== '')
  return {
    id: service.id,
    name: service.name.trim(),
    groupName,
    category: groupName || (service.category?.trim() ?? ''),
    businessNames: service.businessNames ?? [],
    maxDaysAhead: service.maxDaysAhead ?? 0,
    leadTime: service.leadTime ?? 0,
    dose: service.dose ?? 0,
    isVaccine: service.isVaccine ?? false,
    isCovidVaccine: service.isCovidVaccine ?? false,
    isAvailable: service.isAvailable ?? true,
    notMenuOption: service.notMenuOption ?? false,
    ...(typeof followupServiceId === 'number' &&
      typeof followupAfterDays === 'number' && { followupServiceId, followupAfterDays }),
    ...Object.fromEntries(given.map((name) => [name, service[name]])),
  }
}

function byOrder(a: number | undefined, b: number | undefined): number {
  if (a === b) return 0
  return (a ?? Number.POSITIVE_INFINITY) < (b ?? Number.POSITIVE_INFINITY) ? -1 : 1
}

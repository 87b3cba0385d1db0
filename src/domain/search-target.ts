import type { SchedulerConfig } from '#contract/content/scheduler-config'
import { flowOfCategory } from './config.ts'
import type { Search } from './search.ts'
import { MOST_IDS } from './search.ts'
import type { Wanted } from './search-form.ts'
import type { CatalogueService } from './services.ts'
import { servicesOfType, vaccineList } from './services.ts'
import { tidy } from './text.ts'
import { canBeOneVisit } from './vaccines.ts'

/** Where a search begins, and what is known there. */
export interface Start {
  config: Pick<SchedulerConfig, 'categories' | 'flows'>
  services: readonly CatalogueService[]
  /** The search of the page that shows the form. */
  before: Partial<Search>
  isOnResults: boolean
  /**
   * Prescreen flows that this build has. A type with another flow leads straight to the results, because its prescreen would only
   * lead back to main (PRESCREEN-03).
   */
  prescreens: readonly string[]
}

export type Target = 'pharmacy' | 'prescreen' | 'results'

/** Where the chosen type leads (FIND-28 to FIND-31). A prescreen that was answered for these results is not asked again. */
export function targetOf(type: string, { config, isOnResults, prescreens, before }: Start): Target {
  const { redirectAction, prescreenFlow = '' } = categoryOf(type, config)
  if (redirectAction === 'PHARMACY_SCHEDULER') return 'pharmacy'
  const hasPrescreen = redirectAction === 'PRESCREEN' && prescreens.includes(prescreenFlow)
  const isAnswered = isOnResults && before.type === type && (before.serviceIds ?? []).length > 0
  return hasPrescreen && !isAnswered ? 'prescreen' : 'results'
}

/**
 * The visits of a type of which the guest must choose one before the results (FIND-34); none where the type has one visit, where its
 * prescreen asks, or where the guest has chosen.
 */
export function visitsToChoose(type: string, start: Start): CatalogueService[] {
  if (targetOf(type, start) !== 'results') return []
  const all = matching(type, start.services)
  return all.length > 1 && chosenBefore(all, type, start).length === 0 ? all : []
}

/** Id of the texts of the dialog that asks for a state; undefined: this type asks for a place and a date (FIND-42). */
export function stateTextsOf(type: string, config: Start['config']): string | undefined {
  return categoryOf(type, config).stateSelectionModal?.ampCollectionId
}

/** What asks for the place and the day of a type: the form, the dialog for a state (FIND-48), or its prescreen (PRESCREEN-26). */
export function placeAskedBy(type: string, start: Start): 'form' | 'dialog' | 'prescreen' {
  if (stateTextsOf(type, start.config) !== undefined) return 'dialog'
  const isDietitian = categoryOf(type, start.config).schedulerFlow === 'DIETITIAN'
  return isDietitian && targetOf(type, start) === 'prescreen' ? 'prescreen' : 'form'
}

/** Whether a flu vaccine is offered first (FIND-36 to FIND-38): only where a provider of the visit gives it. */
export function offersFlu(type: string, start: Start): boolean {
  const { config, before, isOnResults } = start
  const { showPromotionModal } = categoryOf(type, config)
  if (targetOf(type, start) === 'pharmacy') return false // FIND-38
  if (isOnResults && before.type === type) return false // FIND-37
  const flow = flowOfCategory(config.categories, type)
  const isEnabled = Object.hasOwn(config.flows, flow) && config.flows[flow]?.showPromotionModal === true
  return (
    isEnabled && showPromotionModal !== false && fluFor(matching(type, start.services), start) !== undefined
  )
}

/** What the guest answered after the form; absent: not asked. */
export interface FormAnswers {
  addsFlu?: boolean | undefined
  /** Id of the visit chosen from `visitsToChoose`. */
  visit?: number | undefined
}

/** The search that a submitted form starts (FIND-32 to FIND-35, FIND-41). */
export function searchFor(
  wanted: Wanted,
  start: Start,
  { addsFlu, visit }: FormAnswers = {},
): Partial<Search> {
  const { before, services } = start
  const { type } = wanted
  const isSameType = before.type === undefined || before.type === type
  // What was learnt for another type, by its prescreen say, does not hold for this one.
  const { timeZone, medicaid, earliestDate, isFirstDoseOnly } = isSameType ? before : {}
  const isTooEarly = earliestDate !== undefined && wanted.date < earliestDate // FIND-33
  const shouldAddPromotion = addsFlu ?? (isSameType && before.shouldAddPromotion === true)
  const ids = visit === undefined ? serviceIdsFor(type, start) : [visit]
  return {
    type,
    location: tidy(wanted.location),
    date: isTooEarly ? earliestDate : wanted.date,
    serviceIds: shouldAddPromotion ? withFlu(ids, services) : ids,
    shouldAddPromotion,
    isPharmacyOnly: before.isPharmacyOnly === true,
    showLeadTimeWarning: isTooEarly,
    ...(timeZone !== undefined && { timeZone }),
    ...(medicaid !== undefined && { medicaid }),
    ...(isFirstDoseOnly !== undefined && { isFirstDoseOnly }),
    ...(earliestDate !== undefined && { earliestDate }),
    ...(before.benefitCode !== undefined && { benefitCode: before.benefitCode }), // BENEFIT-13
    ...wishedProvider(before, tidy(wanted.location)),
  }
}

/** The provider that a guest came from, as long as they search at its place; that of a booking link belongs to its time. */
function wishedProvider(
  { slot, provider, businessName, location }: Partial<Search>,
  wanted: string,
): Pick<Search, 'provider' | 'businessName'> {
  const isWished = slot === undefined && location === wanted
  return isWished && provider !== undefined && businessName !== undefined ? { provider, businessName } : {}
}

/** The services with the flu vaccine that can be had with them (FIND-41); as they are when none can, or when there are none yet. */
export function withFlu(ids: readonly number[], services: readonly CatalogueService[]): number[] {
  const chosen = services.filter(({ id }) => ids.includes(id))
  const flu = fluFor(chosen, { services })
  return flu === undefined ? [...ids] : [...ids.slice(0, MOST_IDS - 1), flu.id]
}

/** The only visit of the type, or what the guest chose for it before; never more than they chose (FIND-34, FIND-35). */
function serviceIdsFor(type: string, start: Start): number[] {
  const all = matching(type, start.services)
  if (all.length === 1) return all.map(({ id }) => id)
  return targetOf(type, start) === 'results' ? chosenBefore(all, type, start) : []
}

/** Ids of the visits of this type that the search before was for; several only where they can be one visit. */
function chosenBefore(all: readonly CatalogueService[], type: string, { before }: Start): number[] {
  const chosen = before.type === type ? all.filter(({ id }) => before.serviceIds?.includes(id)) : []
  return canBeOneVisit(chosen) ? chosen.map(({ id }) => id) : []
}

/** What a guest can ask for under a type: menu options, second doses only where there is nothing else. */
function matching(type: string, services: readonly CatalogueService[]): CatalogueService[] {
  const all = servicesOfType(type, services).filter(({ notMenuOption }) => !notMenuOption)
  const first = all.filter(({ dose }) => dose < 2)
  return first.length > 0 ? first : all
}

/** Finds a flu vaccine that a business with the chosen services also offers. Returns undefined if the guest has already chosen one. */
function fluFor(
  chosen: readonly CatalogueService[],
  { services }: Pick<Start, 'services'>,
): CatalogueService | undefined {
  const flu = vaccineList(services).filter(({ name }) => /^(?:flu|influenza)\b/i.test(name))
  if (flu.some(({ id }) => chosen.some((service) => service.id === id))) return undefined
  return flu.find(({ businessNames }) =>
    chosen.some((service) => service.businessNames.some((name) => businessNames.includes(name))),
  )
}

function categoryOf(type: string, { categories }: Start['config']): SchedulerConfig['categories'][string] {
  return (Object.hasOwn(categories, type) ? categories[type] : undefined) ?? {}
}

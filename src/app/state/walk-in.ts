import { WALK_IN_CATEGORY } from '#contract/entry'
import type { StoreSummary } from '#contract/services'
import type { AgeLimits } from '#domain/age-limits'
import { clearVisit, isFinished, visit } from './visit.ts'

/** The documents that the choice of vaccines waits for. */
export const SELECTION_DOCUMENTS = [
  'schedulerConfig',
  'formConfig',
  'prescreenData',
  'serviceExtraProperties',
  'covidVaccinesToggle',
] as const

/** Starts a walk-in (WALKIN-13, WALKIN-17, WALKIN-18). Earlier answers at the same store stay. */
export function startWalkIn(
  services: (AgeLimits & { id: number; name: string })[],
  store: StoreSummary,
): void {
  if (visit.provider && visit.provider.providerId !== store.providerId) clearVisit()
  if (isFinished(visit.appointment)) clearVisit()
  visit.flow = 'INSTANT_VACCINE'
  visit.category = WALK_IN_CATEGORY
  visit.appointment = {
    services: services.map(({ id, name, minAgeMonths, maxAgeMonths }) => ({
      id,
      name,
      isAvailable: true,
      minAgeMonths,
      maxAgeMonths,
    })),
    timestamp: '',
    timezone: store.timezone,
  }
  visit.provider = { providerId: store.providerId, businessName: 'pharmacy', store }
  visit.followup = undefined
}

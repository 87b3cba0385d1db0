import { lacksAnswers } from '#domain/eligibility/booking-refusal'
import type { CatalogueService } from '#domain/services'
import type { Visit } from '../../state/visit.ts'

/**
 * Whether the visit's vaccines call for answers of the eligibility screen that nobody gave for them: they came by another way than
 * its questions, and the booking would be refused. `catalogue`: every service.
 */
export function lacksEligibility(
  { appointment, eligibilityServiceIds = [] }: Pick<Visit, 'appointment' | 'eligibilityServiceIds'>,
  catalogue: readonly CatalogueService[],
): boolean {
  if (!appointment?.timestamp) return false
  const ids = appointment.services.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)
  const booked = ids.flatMap((id) => catalogue.find((service) => service.id === id) ?? [])
  return lacksAnswers({ booked, catalogue }, eligibilityServiceIds)
}

import { medicareAnswers } from '#domain/medicare'
import type { Visit } from '../../state/visit.ts'

/** The Medicare answers that go with a booking (BK-29): those of a prescreen for exactly these services, else none. */
export function bookedMedicareAnswers({
  eligibility = {},
  eligibilityServiceIds = [],
  appointment,
}: Pick<Visit, 'eligibility' | 'eligibilityServiceIds' | 'appointment'>): ReturnType<typeof medicareAnswers> {
  const booked = appointment?.services.filter(({ isAvailable }) => isAvailable) ?? []
  return booked.every(({ id }) => eligibilityServiceIds.includes(id)) ? medicareAnswers(eligibility) : {}
}

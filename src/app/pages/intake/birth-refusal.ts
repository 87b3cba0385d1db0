import type { Slug } from '#contract/content/catalogue'
import type { Day } from '#domain/calendar'
import { type BookingToCheck, birthRefusal } from '#domain/eligibility/booking-refusal'
import type { CatalogueService } from '#domain/services'
import { eligibilityWords } from '../../parts/eligibility-words.ts'
import type { Documents } from '../../state/documents.ts'
import type { Visit } from '../../state/visit.ts'

/** The documents of the questions about vaccines. */
const QUESTIONS = [
  'covidEligibilityQuestions',
  'twoDoseEligibilityQuestions',
  'serviceNameCriteriaMapper',
] as const satisfies readonly Slug[]

/** The documents by which a birth date in the form is judged: those of the prescreen, where its answers belong to the visit (BK-30). */
export function birthDocumentsOf({
  flow,
  eligibility,
}: Pick<Visit, 'flow' | 'eligibility'>): readonly Slug[] {
  return flow === 'EVERYDAY_VACCINE' && Object.keys(eligibility ?? {}).length > 0 ? QUESTIONS : []
}

/**
 * Says for a birth date why the vaccines of the visit cannot be booked for it, in the words of the questions (BK-30). Undefined where
 * nothing depends on it, or documents or services are missing: then the server decides. `today` and `day` are local days of the location.
 */
export function refusesBirth(
  visit: Visit,
  documents: Partial<Documents<Slug>>,
  catalogue: readonly CatalogueService[],
  { today, day }: { today: Day; day: Day },
): ((birth: Day) => string | undefined) | undefined {
  const { appointment, followup, eligibility = {}, eligibilityServiceIds, search } = visit
  const { serviceNameCriteriaMapper, covidEligibilityQuestions, twoDoseEligibilityQuestions } = documents
  if (birthDocumentsOf(visit).length === 0 || !appointment || !serviceNameCriteriaMapper) return undefined
  const ids = appointment.services.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)
  const booked = ids.flatMap((id) => catalogue.find((service) => service.id === id) ?? [])
  if (booked.length < ids.length) return undefined
  const booking: Omit<BookingToCheck, 'answers'> = {
    booked,
    hasFollowup: followup !== undefined && !search?.isFirstDoseOnly,
    catalogue,
    documents: { covidEligibilityQuestions, twoDoseEligibilityQuestions, serviceNameCriteriaMapper },
    answeredFor: eligibilityServiceIds,
    today,
    day,
  }
  return (dateOfBirth) => {
    const words = birthRefusal(
      { ...booking, answers: { ...eligibility, dateOfBirth } },
      eligibility['dateOfBirth'],
    )
    return words === undefined ? undefined : eligibilityWords(words)
  }
}

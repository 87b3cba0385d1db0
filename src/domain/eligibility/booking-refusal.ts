import type { ServiceNameCriteria } from '#contract/content/eligibility'
import type { Day } from '../calendar.ts'
import { detectorOf, hadDose, isLaterDose, mappedServices, planDoses } from '../doses.ts'
import type { CatalogueService } from '../services.ts'
import { canBeOneVisit, canBeScheduledTogether } from '../vaccines.ts'
import { type Eligibility, type EligibilityDocuments, eligibilityOf, type Outcome } from './eligibility.ts'
import { visitFactsOf } from './visit-facts.ts'
import type { Wording } from './wording.ts'

/**
 * `servicesNotTogether`: an appointment may have only one service that is no vaccine. `vaccinesNotTogether`: PRESCREEN-42.
 * `notEligible`: the answers lead to a refusal, are incomplete, cannot be asked, or belong to another dose. `doseTooEarly`: the
 * interval after the last dose is not over.
 */
export type BookingRefusal = 'servicesNotTogether' | 'vaccinesNotTogether' | 'notEligible' | 'doseTooEarly'

export interface BookingToCheck {
  /** The services of the first visit, as they are booked. */
  readonly booked: readonly CatalogueService[]
  /** A second visit is booked with it. */
  readonly hasFollowup: boolean
  /** Every service, so that a second dose is known for one. */
  readonly catalogue: readonly CatalogueService[]
  readonly documents: EligibilityDocuments & { readonly serviceNameCriteriaMapper: ServiceNameCriteria }
  /** Answers of the eligibility screen, by field. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Ids of the services that they were given for, where it is known. */
  readonly answeredFor?: readonly number[] | undefined
  readonly today: Day
  /** The local day of the visit. */
  readonly day: Day
}

/** Runs the rules of the guest's screen again and returns why the booking is refused; undefined when it is allowed. */
export function bookingRefusal(booking: BookingToCheck): BookingRefusal | undefined {
  return checkedBooking(booking).refusal
}

/**
 * The message for a booking that is refused because of the patient's birth date (BK-30): the message of the rule that looks at the
 * birth date, or the general one when the birth date given `earlier` would be accepted. Undefined when the booking is not refused,
 * or for another reason.
 */
export function birthRefusal(booking: BookingToCheck, earlier?: unknown): Wording | undefined {
  const { refusal, outcome } = checkedBooking(booking)
  if (refusal !== 'notEligible') return undefined
  const isAboutBirth = outcome?.kind === 'ineligible' && outcome.because.some(({ field }) => field === BIRTH)
  if (isAboutBirth) return outcome.message
  const isOther = earlier !== undefined && earlier !== booking.answers[BIRTH]
  const wasFine =
    isOther && !checkedBooking({ ...booking, answers: { ...booking.answers, [BIRTH]: earlier } }).refusal
  return wasFine ? { key: 'ineligible' } : undefined
}

const BIRTH = 'dateOfBirth'

/** `outcome`: of the questions, where they were asked. */
type CheckedBooking = { refusal?: BookingRefusal | undefined; outcome?: Outcome }

function checkedBooking(booking: BookingToCheck): CheckedBooking {
  const { booked, hasFollowup, catalogue, documents, answers, answeredFor, today, day } = booking
  const firstDoses = booked.map((service) => firstDoseOf(service, catalogue))
  const detector = detectorOf(firstDoses)
  const eligibilityWith = (chosen: readonly CatalogueService[]): Eligibility =>
    eligibilityOf(detector, documents, { answers, facts: visitFactsOf(chosen), today })
  if (!canBeOneVisit(booked)) return { refusal: 'servicesNotTogether' }
  if (!canBeScheduledTogether(firstDoses)) return { refusal: 'vaccinesNotTogether' }
  if (answeredFor && lacksAnswers(booking, answeredFor)) return { refusal: 'notEligible' }
  // No question asks for the date of the dose before, so a later dose cannot be accepted.
  if (detector === 'none') return { refusal: booked.some(isLaterDose) ? 'notEligible' : undefined }
  const criteria = documents.serviceNameCriteriaMapper
  const added = mappedServices(eligibilityWith(firstDoses).asked, criteria, catalogue).map(({ id }) => id)
  const chosen = firstDoses.filter(({ id }) => !added.includes(id))
  const { asked, outcome } = eligibilityWith(chosen)
  if (outcome.kind !== 'eligible') return { refusal: 'notEligible', outcome }
  const plan = planDoses({ detector, chosen, catalogue, asked, criteria, date: today, today })
  const isPlanned = plan.serviceIds.every((id) => booked.some((service) => service.id === id))
  const lacksDose = chosen.some(isLaterDose) && !hadDose(asked)
  const hasUnwantedDose = hasFollowup && plan.isFirstDoseOnly // PRESCREEN-56
  if (!isPlanned || lacksDose || hasUnwantedDose) return { refusal: 'notEligible', outcome }
  const isTooEarly = plan.moved?.by === 'lastDose' && day < plan.date
  return { refusal: isTooEarly ? 'doseTooEarly' : undefined, outcome }
}

/** Whether one of these services depends on answers of the eligibility screen, and they were given for others. */
export function lacksAnswers(
  { booked, catalogue }: Pick<BookingToCheck, 'booked' | 'catalogue'>,
  answeredFor: readonly number[],
): boolean {
  const unanswered = booked.filter(({ id }) => !answeredFor.includes(id))
  return detectorOf(unanswered.map((service) => firstDoseOf(service, catalogue))) !== 'none'
}

/** Whether these can be booked in one visit, second doses among them (PRESCREEN-42). */
export function areTogether({ booked, catalogue }: Pick<BookingToCheck, 'booked' | 'catalogue'>): boolean {
  return canBeScheduledTogether(booked.map((service) => firstDoseOf(service, catalogue)))
}

/** The first dose that a service follows up on, itself when it follows none. */
function firstDoseOf(service: CatalogueService, catalogue: readonly CatalogueService[]): CatalogueService {
  return catalogue.find(({ followupServiceId }) => followupServiceId === service.id) ?? service
}

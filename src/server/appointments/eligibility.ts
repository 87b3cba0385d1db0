import type { BookingBody } from '#contract/appointments'
import { limitsOfAll } from '#domain/age-limits'
import type { AppointmentContext } from '#domain/appointment'
import { type Day, isDay } from '#domain/calendar'
import { type BookingRefusal, birthRefusal, bookingRefusal } from '#domain/eligibility/booking-refusal'
import { ageMessage } from '#domain/fields/patient'
import { type Problem, problem } from '#domain/fields/problem'
import { Refusal } from '../http/refusal.ts'
import type { IntakeRules } from './intake.ts'

const MAX_ERRORS = 20

/** Throws a refusal (400) with these problems, where there are any. */
export function refuseBroken(problems: readonly Problem[]): void {
  if (problems.length === 0) return
  throw new Refusal(400, problems.slice(0, MAX_ERRORS))
}

const NOT_ELIGIBLE: Record<BookingRefusal, string> = {
  servicesNotTogether: 'serviceIds', // FIND-34
  vaccinesNotTogether: 'serviceIds', // PRESCREEN-42
  notEligible: 'eligibility', // ELIG-18
  doseTooEarly: 'dateTime.value',
}

/** The questions that the vaccines call for, asked again; only basicInfo says how old the patient is. */
export function eligibilityProblems(
  {
    serviceIds,
    followupAppointment,
    eligibility,
    eligibilityServiceIds: answeredFor,
    basicInfo: { dateOfBirth },
  }: BookingBody,
  { context, documents }: IntakeRules,
  day: string,
): Problem[] {
  const judged = {
    booked: bookedServices(serviceIds, context),
    hasFollowup: followupAppointment !== undefined,
    catalogue: context.services,
    documents,
    answers: { ...eligibility, dateOfBirth },
    answeredFor,
    today: context.today,
    day,
  }
  const broken = bookingRefusal(judged)
  if (!broken) return []
  const words = birthRefusal(judged, eligibility?.['dateOfBirth'])
  if (words === undefined) return [problem(NOT_ELIGIBLE[broken], broken, broken)]
  return [problem('basicInfo.dateOfBirth', typeof words === 'string' ? words : broken, broken)]
}

/** The patient must be of an age for these services on a local day (DIR-15). */
export function ageProblems(
  birth: string,
  serviceIds: readonly number[],
  context: AppointmentContext,
  day: Day,
): Problem[] {
  if (!isDay(birth)) return []
  const services = bookedServices(serviceIds, context)
  const message = services.length > 0 ? ageMessage(birth, day, limitsOfAll(services)) : undefined
  return message ? [problem('basicInfo.dateOfBirth', message, message.key)] : []
}

function bookedServices(ids: readonly number[], { services }: AppointmentContext) {
  return ids.flatMap((id) => services.find((service) => service.id === id) ?? [])
}

import { type BookingBody, isDietitian } from '#contract/appointments'
import { checkPatient } from './fields/checked-patient.ts'
import { checkConsents } from './fields/consents.ts'
import { checkDietitian } from './fields/dietitian.ts'
import { checkInsurance } from './fields/insurance.ts'
import { checkNotes } from './fields/notes.ts'
import type { AppointmentContext, Problem } from './fields/problem.ts'
import { checkQuestionnaire } from './fields/questionnaire.ts'
import { checkServices } from './fields/services.ts'
import { MEDICARE_FLOW, MEDICARE_KEYS } from './medicare.ts'
import { checkCharacters, checkComments } from './walk-in/texts.ts'

export type { AppointmentContext } from './fields/problem.ts'

/**
 * Lists every rule of the intake that a decoded booking breaks; an empty list accepts it (BOOK-05, PATIENT-50). It does not check
 * the slot and its provider.
 */
export function checkBooking(booking: BookingBody, context: AppointmentContext): Problem[] {
  const { basicInfo, medicalInfo, questionnaire: answers } = booking
  const questionnaire = isDietitian(answers) ? undefined : screeningOf(answers, context)
  return [
    ...checkCharacters(booking),
    ...checkServices(booking, context),
    ...checkPatient(booking, context),
    ...checkQuestionnaire({ basicInfo, medicalInfo, questionnaire }, context),
    ...checkDietitian(booking, context),
    ...checkInsurance(booking, context),
    ...checkConsents(booking, context),
    ...checkNotes(booking, context),
    ...checkComments(booking, context),
  ]
}

/** The answers to the form's own questions. Those about Medicare are asked before the form, where the visit's type has them (BK-29). */
function screeningOf<A extends object>(
  answers: A | undefined,
  { prescreenFlow }: Pick<AppointmentContext, 'prescreenFlow'>,
): A | undefined {
  if (!answers || prescreenFlow !== MEDICARE_FLOW) return answers
  const own = Object.entries(answers).filter(([key]) => !(MEDICARE_KEYS as string[]).includes(key))
  return Object.fromEntries(own) as A
}

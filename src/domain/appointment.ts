import { type BookingBody, isDietitian } from '#contract/appointments'
import { checkPatient } from './fields/checked-patient.ts'
import { checkConsents } from './fields/consents.ts'
import { checkDietitian } from './fields/dietitian.ts'
import { checkInsurance } from './fields/insurance.ts'
import { checkNotes } from './fields/notes.ts'
import type { AppointmentContext, Problem } from './fields/problem.ts'
import { checkQuestionnaire } from './fields/questionnaire.ts'
import { checkServices } from './fields/services.ts'
import { checkCharacters, checkComments } from './walk-in/texts.ts'

export type { AppointmentContext } from './fields/problem.ts'

/**
 * Lists every rule of the intake that a decoded booking breaks; an empty list accepts it (BOOK-05, PATIENT-50). It does not check
 * the slot and its provider.
 */
export function checkBooking(booking: BookingBody, context: AppointmentContext): Problem[] {
  const { basicInfo, medicalInfo, questionnaire: answers } = booking
  const questionnaire = isDietitian(answers) ? undefined : answers
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

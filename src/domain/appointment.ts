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

/** Every rule of the intake that a decoded booking breaks; none: it is accepted (BOOK-05, PATIENT-50). When and where is judged elsewhere. */
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

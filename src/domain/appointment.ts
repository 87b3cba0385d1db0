import { type BookingBody, isDietitian } from '#contract/appointments'
import type { AppointmentContext } from './appointment/context.ts'
import { checkDietitian } from './appointment/dietitian.ts'
import { checkInsurance } from './appointment/insurance.ts'
import { checkNotes } from './appointment/notes.ts'
import { checkServices } from './appointment/services.ts'
import { checkBasicInfo } from './walk-in/basic-info.ts'
import { checkConsents } from './walk-in/consents.ts'
import type { Problem } from './walk-in/problem.ts'
import { checkQuestionnaire } from './walk-in/questionnaire.ts'
import { checkCharacters, checkComments } from './walk-in/texts.ts'

export type { AppointmentContext } from './appointment/context.ts'

/** Every rule of the intake that a decoded booking breaks; none: it is accepted (BOOK-05, PATIENT-50). When and where is judged elsewhere. */
export function checkBooking(booking: BookingBody, context: AppointmentContext): Problem[] {
  const { basicInfo, medicalInfo, questionnaire: answers } = booking
  const questionnaire = isDietitian(answers) ? undefined : answers
  return [
    ...checkCharacters(booking),
    ...checkServices(booking, context),
    ...checkBasicInfo(booking, context),
    ...checkQuestionnaire({ basicInfo, medicalInfo, questionnaire }, context),
    ...checkDietitian(booking, context),
    ...checkInsurance(booking, context),
    ...checkConsents(booking, context),
    ...checkNotes(booking, context),
    ...checkComments(booking, context),
  ]
}

import type { WalkIn } from '#contract/walk-in'
import { checkPatient } from './fields/checked-patient.ts'
import { checkConsents } from './fields/consents.ts'
import { checkInsurance } from './fields/insurance.ts'
import type { Problem, WalkInContext } from './fields/problem.ts'
import { checkQuestionnaire } from './fields/questionnaire.ts'
import { checkSelection } from './fields/services.ts'
import { checkCharacters, checkRemarks } from './walk-in/texts.ts'

export { CONSENT_MAP } from './fields/consents.ts'
export type { AskedConsent, Problem, WalkInContext } from './fields/problem.ts'

/** Every rule of the guest's walk-in form that a decoded payload breaks; none: it is accepted (WALKIN-19, PATIENT-50). */
export function checkWalkIn(walkIn: WalkIn, context: WalkInContext): Problem[] {
  return [
    ...checkCharacters(walkIn),
    ...checkSelection(walkIn, context),
    ...checkPatient(walkIn, context),
    ...checkQuestionnaire(walkIn, context),
    ...checkInsurance(walkIn, context),
    ...checkConsents(walkIn, context),
    ...checkRemarks(walkIn, context),
  ]
}

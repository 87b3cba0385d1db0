import type { WalkIn } from '#contract/walk-in'
import { checkBasicInfo } from './walk-in/basic-info.ts'
import { checkConsents } from './walk-in/consents.ts'
import { checkInsurance } from './walk-in/insurance.ts'
import type { Problem, WalkInContext } from './walk-in/problem.ts'
import { checkQuestionnaire } from './walk-in/questionnaire.ts'
import { checkSelection } from './walk-in/selection.ts'
import { checkCharacters, checkRemarks } from './walk-in/texts.ts'

export { CONSENT_MAP } from './walk-in/consents.ts'
export type { AskedConsent, Problem, WalkInContext } from './walk-in/problem.ts'

/** Every rule of the guest's walk-in form that a decoded payload breaks; none: it is accepted (WALKIN-19, PATIENT-50). */
export function checkWalkIn(walkIn: WalkIn, context: WalkInContext): Problem[] {
  return [
    ...checkCharacters(walkIn),
    ...checkSelection(walkIn, context),
    ...checkBasicInfo(walkIn, context),
    ...checkQuestionnaire(walkIn, context),
    ...checkInsurance(walkIn, context),
    ...checkConsents(walkIn, context),
    ...checkRemarks(walkIn, context),
  ]
}

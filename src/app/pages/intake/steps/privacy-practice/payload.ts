import type { Answers } from '../../../../forms/spec.ts'
import type { PayloadSlice } from '../../../../forms/step.ts'

/** privacyPractice becomes privacyPolicyConsent (CONSENT-06). */
export function payload(answers: Answers): PayloadSlice {
  return { consentDetails: { privacyPolicyConsent: answers['privacyPractice'] === true } }
}

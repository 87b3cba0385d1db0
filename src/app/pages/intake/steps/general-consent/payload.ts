import type { Answers } from '../../../../forms/spec.ts'
import type { PayloadSlice } from '../../../../forms/step.ts'

/** Form consents under the names they are sent by (CONSENT-04 to CONSENT-06); a box that was not asked is not sent. */
export function payload(answers: Answers): PayloadSlice {
  const given = (name: string) => (answers[name] === undefined ? undefined : answers[name] === true)
  return {
    consentDetails: {
      consentToTreat: answers['generalConsent'] === true,
      noShowFeeConsent: given('nspConsent'),
      hieConsent: given('hieConsent'),
      patientPortalConsent: given('ppaConsent'),
      telenutritionConsent: given('telenutritionConsent'),
      telehealthConsent: given('telehealthConsent'),
    },
  }
}

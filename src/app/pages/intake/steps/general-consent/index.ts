import type { Answers } from '../../../../forms/spec.ts'
import type { PayloadSlice, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { consent as texts } from '../../../../messages/en/questionnaires.ts'
import { consentFields } from '../../../../parts/fields.ts'

/** CONSENT-01, CONSENT-02: general consent, full width (INTAKE-06, INTAKE-07). */
export const step: StepSpec = {
  key: 'generalConsent',
  title: () => say(texts).generalStep,
  wide: true,
  documents: ['generalConsent'],
  agreesTo: 'generalConsent',
  sharesPage: true,
  pages: ({ consent }) => {
    const text = consent('generalConsent')
    return [{ key: 'consent', title: text.title, fields: consentFields('generalConsent', text) }]
  },
  payload,
}

/** Consents under their names on the wire (CONSENT-04 to CONSENT-06), without what was not asked. */
function payload(answers: Answers): PayloadSlice {
  const given = (name: string) => (answers[name] === undefined ? undefined : answers[name] === true)
  return {
    consentDetails: {
      consentToTreat: answers['generalConsent'] === true,
      noShowFeeConsent: given('nspConsent'),
      hieConsent: { Yes: true, No: false }[String(answers['hieConsent'])],
      patientPortalConsent: given('ppaConsent'),
      telenutritionConsent: given('telenutritionConsent'),
      telehealthConsent: given('telehealthConsent'),
    },
  }
}

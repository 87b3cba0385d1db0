import type { StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { consent as texts } from '../../../../messages/en/consent.ts'
import { consentFields } from '../../../../parts/fields.ts'
import { payload } from './payload.ts'

/** CONSENT-01, CONSENT-02: general consent, full width (INTAKE-06, INTAKE-07). */
export const step: StepSpec = {
  key: 'generalConsent',
  title: () => say(texts).generalStep,
  wide: true,
  documents: ['generalConsent'],
  agreesTo: 'generalConsent',
  pages: ({ consent }) => {
    const text = consent('generalConsent')
    return [{ key: 'consent', title: text.title, fields: consentFields('generalConsent', text) }]
  },
  payload,
}

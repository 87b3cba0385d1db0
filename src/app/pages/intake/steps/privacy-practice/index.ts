import type { Answers } from '../../../../forms/spec.ts'
import type { PayloadSlice, StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { consent as texts } from '../../../../messages/en/questionnaires.ts'
import { consentFields } from '../../../../parts/fields.ts'

/** CONSENT-03: the notice of privacy practices. */
export const step: StepSpec = {
  key: 'privacyPractice',
  title: () => say(texts).privacyStep,
  documents: ['privacyPractice'],
  agreesTo: 'privacyPractice',
  sharesPage: true,
  pages: ({ consent }) => {
    const text = consent('privacyPractice')
    return [{ key: 'notice', title: text.title, fields: consentFields('privacyPractice', text, 'notice') }]
  },
  payload,
}

/** CONSENT-06. */
function payload(answers: Answers): PayloadSlice {
  return { consentDetails: { privacyPolicyConsent: answers['privacyPractice'] === true } }
}

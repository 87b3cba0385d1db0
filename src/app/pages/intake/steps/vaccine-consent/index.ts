import type { StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { consent as texts } from '../../../../messages/en/questionnaires.ts'
import { signedConsent } from '../../signature.ts'

/** The signed consent to be vaccinated (CONSENT-07 to CONSENT-09), full width (INTAKE-07). */
export const step: StepSpec = signedConsent({
  key: 'vaccineConsent',
  title: () => say(texts).vaccineStep,
  signTitle: () => say(texts).signTitle,
  wide: true,
})

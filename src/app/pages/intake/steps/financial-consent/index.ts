import type { StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { consent as texts } from '../../../../messages/en/questionnaires.ts'
import { signedConsent } from '../../signature.ts'

/** The signed agreement to pay for a clinic visit (FINANCE-01 to FINANCE-08, FINANCE-10). */
export const step: StepSpec = signedConsent({
  key: 'financialConsent',
  title: () => say(texts).financialStep,
  signTitle: () => say(texts).signPaymentTitle,
})

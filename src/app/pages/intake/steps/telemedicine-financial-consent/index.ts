import type { StepSpec } from '../../../../forms/step.ts'
import { say } from '../../../../messages/catalogue.ts'
import { consent as texts } from '../../../../messages/en/questionnaires.ts'
import { signedConsent } from '../../signature.ts'

/** The signed agreement to pay for a video visit (FINANCE-09). */
export const step: StepSpec = signedConsent({
  key: 'telemedicineFinancialConsent',
  title: () => say(texts).telemedicineStep,
  signTitle: () => say(texts).signPaymentTitle,
})

import type { Infer } from 'superstruct'
import { array, boolean, optional, string, type } from 'superstruct'

/** Document insuranceStepConfig: carriers and what is asked without insurance (INSURANCE-05 to INSURANCE-09, INSURANCE-14). */
export const InsuranceStepConfig = type({
  /** No options: the carrier is typed (INSURANCE-14). */
  carriers: array(type({ label: string(), value: string(), displayAddress: optional(boolean()) })),
  /** The state ID or social number alternative (INSURANCE-07). */
  showStateId: boolean(),
  showSocialSecurityNumber: boolean(),
  withoutInsuranceText: string(),
  sendInvoiceTo: array(string()), // INSURANCE-17
})
export type InsuranceStepConfig = Infer<typeof InsuranceStepConfig>

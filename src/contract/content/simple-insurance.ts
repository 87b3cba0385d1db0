import type { Infer } from 'superstruct'
import { array, boolean, optional, size, type } from 'superstruct'
import { Line, Paragraph } from './text.ts'

/** Document insuranceStepConfig: carriers and what is asked without insurance (INSURANCE-05 to INSURANCE-09, INSURANCE-14). */
export const InsuranceStepConfig = type({
  /** No options: the carrier is typed (INSURANCE-14). */
  carriers: size(array(type({ label: Line, value: Line, displayAddress: optional(boolean()) })), 0, 500),
  /** The state ID or social number alternative (INSURANCE-07). */
  showStateId: boolean(),
  showSocialSecurityNumber: boolean(),
  withoutInsuranceText: Paragraph,
  sendInvoiceTo: size(array(Line), 1, 10), // INSURANCE-17
})
export type InsuranceStepConfig = Infer<typeof InsuranceStepConfig>

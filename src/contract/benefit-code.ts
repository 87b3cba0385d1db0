import type { Infer } from 'superstruct'
import { boolean, never, object, size, string, type } from 'superstruct'
import type { Endpoint } from './endpoint.ts'

export const BenefitCodeQuery = object({ benefitCode: size(string(), 1, 128) })
export type BenefitCodeQuery = Infer<typeof BenefitCodeQuery>

/** GET whether a benefit code is accepted somewhere (API-05); 503 busy after too many tries. */
export const validateBenefitCode: Endpoint<BenefitCodeQuery, never, { validation: { isValid: boolean } }> = {
  method: 'GET',
  path: '/appointment-management/v1/benefit-code/validate',
  query: BenefitCodeQuery,
  body: never(),
  data: type({ validation: type({ isValid: boolean() }) }),
  status: 200,
  idempotent: false,
}

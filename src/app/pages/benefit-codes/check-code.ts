import { validateBenefitCode } from '#contract/benefit-code'
import { call } from '../../api/call.ts'
import { reportError } from '../../state/flow.ts'

/** Asks whether a benefit code is accepted somewhere (API-05, BENEFIT-05 to BENEFIT-07). */
export async function checkCode(
  benefitCode: string,
  signal: AbortSignal,
): Promise<'valid' | 'invalid' | 'networkError' | 'cancelled'> {
  const result = await call(validateBenefitCode, { query: { benefitCode }, signal, retries: 1 })
  if (result.kind === 'cancelled') return 'cancelled'
  if (result.kind === 'answered') return result.data.validation.isValid ? 'valid' : 'invalid'
  const status = 'status' in result ? (result.status ?? 500) : 500
  // The code itself is in the query, and stays out of the report.
  reportError({ description: result.kind, endpoint: validateBenefitCode.path, status })
  return 'networkError'
}

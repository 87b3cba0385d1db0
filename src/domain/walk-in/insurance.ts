import type { InsuranceStepConfig } from '#contract/content/simple-insurance'
import type { SimpleInsuranceInfo } from '#contract/intake'
import type { WalkIn } from '#contract/walk-in'
import { MAX_GROUP_NUMBER, MAX_MEMBER_ID, MAX_STATE_ID } from '../insurance.ts'
import { isSocialSecurityNumber } from '../patient.ts'
import { fits, isBlank } from '../text.ts'
import {
  INVALID,
  type Problem,
  problem,
  REQUIRED,
  requiredField,
  tooLong,
  unasked,
  type WalkInContext,
  when,
} from './problem.ts'

/** Simple insurance (INSURANCE-05 to INSURANCE-18): carrier and member id with insurance, else the configured alternatives. */
export function checkInsurance(
  { insuranceInfo: info }: Pick<WalkIn, 'insuranceInfo'>,
  context: WalkInContext,
): Problem[] {
  if (!context.config.steps.includes('simpleInsurance'))
    return when(info !== undefined, unasked('insuranceInfo'))
  if (!info) return [problem('insuranceInfo.hasPrimaryInsurance', REQUIRED)] // INSURANCE-15
  return info.hasPrimaryInsurance === '1'
    ? checkInsured(info, context.insurance)
    : checkUninsured(info, context.insurance)
}

function checkInsured(info: SimpleInsuranceInfo, { carriers }: InsuranceStepConfig): Problem[] {
  const { insuranceCarrier: carrier = '', cardholderIdNumber: memberId = '', groupNumber = '' } = info
  const isOption = carriers.length === 0 || carriers.some((one) => [one.value, one.label].includes(carrier))
  return [
    ...when(isBlank(carrier) || !isOption, problem('insuranceInfo.insuranceCarrier', REQUIRED)), // INSURANCE-13, INSURANCE-14
    ...when(
      isBlank(memberId),
      problem('insuranceInfo.cardholderIdNumber', requiredField('Member ID')), // INSURANCE-12
    ),
    ...when(
      !fits(memberId, MAX_MEMBER_ID),
      problem('insuranceInfo.cardholderIdNumber', 'Member ID must be 20 characters or less.'), // INSURANCE-10
    ),
    ...when(
      !fits(groupNumber, MAX_GROUP_NUMBER),
      problem('insuranceInfo.groupNumber', 'Group Number must be 30 characters or less.'), // INSURANCE-11
    ),
    ...hidden(info, ['stateIssuedId', 'socialSecurityNumber']),
  ]
}

function checkUninsured(info: SimpleInsuranceInfo, config: InsuranceStepConfig): Problem[] {
  const { socialSecurityNumber: number = '', stateIssuedId = '' } = info
  const isWrong = config.showSocialSecurityNumber && !isBlank(number) && !isSocialSecurityNumber(number)
  return [
    ...hidden(info, ['insuranceCarrier', 'cardholderIdNumber', 'groupNumber']), // INSURANCE-07
    ...(config.showStateId ? [] : hidden(info, ['stateIssuedId'])),
    ...(config.showSocialSecurityNumber ? [] : hidden(info, ['socialSecurityNumber'])),
    ...when(
      !fits(stateIssuedId, MAX_STATE_ID),
      problem('insuranceInfo.stateIssuedId', tooLong(MAX_STATE_ID)),
    ),
    ...when(isWrong, problem('insuranceInfo.socialSecurityNumber', INVALID)), // INSURANCE-18
  ]
}

function hidden(info: SimpleInsuranceInfo, names: (keyof SimpleInsuranceInfo)[]): Problem[] {
  return names.flatMap((name) => when(!isBlank(info[name] ?? ''), unasked(`insuranceInfo.${name}`)))
}

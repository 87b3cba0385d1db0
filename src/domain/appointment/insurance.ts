import { type BookingBody, type InsuranceInfo, isSimple } from '#contract/appointments'
import type { InsuranceStepConfig } from '#contract/content/simple-insurance'
import { isName, isSocialSecurityNumber } from '../patient.ts'
import { fits, isBlank } from '../text.ts'
import { checkAddress } from '../walk-in/addresses.ts'
import { checkInsurance as checkSimple } from '../walk-in/insurance.ts'
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
} from '../walk-in/problem.ts'

type Prefix = 'primary' | 'secondary'

const MAX_MEMBER_ID = 20 // INSURANCE-10
const MAX_GROUP_NUMBER = 30 // INSURANCE-11
const MAX_TEXT = 60
const MAX_STATE_ID = 30

/** The insurance of whichever of the two steps is configured; none of both: nothing is asked (INSURANCE-01 to INSURANCE-18). */
export function checkInsurance(
  { insuranceInfo: info }: Pick<BookingBody, 'insuranceInfo'>,
  context: WalkInContext,
): Problem[] {
  const { steps } = context.config
  if (!steps.includes('insurance')) {
    if (!info || isSimple(info)) return checkSimple({ insuranceInfo: info }, context)
    return [unasked('insuranceInfo')]
  }
  if (!info || isSimple(info)) return [problem('insuranceInfo.hasPrimaryInsurance', REQUIRED)] // INSURANCE-15
  return info.hasPrimaryInsurance === 'YES'
    ? checkInsured(info, context.insurance)
    : checkUninsured(info, context.insurance)
}

function checkInsured(info: InsuranceInfo, config: InsuranceStepConfig): Problem[] {
  return [
    ...checkPolicy(info, 'primary', config),
    ...(info.hasSecondaryInsurance === 'YES'
      ? checkPolicy(info, 'secondary', config)
      : unaskedOf(info, ['secondary-'])), // INSURANCE-08
    ...unaskedOf(info, ['stateId', 'socialSecurityNumber']),
  ]
}

function checkPolicy(info: InsuranceInfo, prefix: Prefix, config: InsuranceStepConfig): Problem[] {
  const field = (name: string) => `insuranceInfo.${prefix}-${name}`
  const carrier = info[`${prefix}-insuranceCarrier`] ?? ''
  const option = config.carriers.find((one) => [one.value, one.label].includes(carrier))
  const memberId = info[`${prefix}-memberId`] ?? ''
  const relation = info[`${prefix}-relation`]
  const invoice = info[`${prefix}-sendInvoiceTo`]
  return [
    ...when(
      isBlank(carrier) || (config.carriers.length > 0 && !option),
      problem(field('insuranceCarrier'), REQUIRED), // INSURANCE-13, INSURANCE-14
    ),
    ...when(isBlank(memberId), problem(field('memberId'), requiredField('Member ID'))), // INSURANCE-12
    ...when(
      !fits(memberId, MAX_MEMBER_ID),
      problem(field('memberId'), 'Member ID must be 20 characters or less.'), // INSURANCE-10
    ),
    ...when(
      !fits(info[`${prefix}-groupNumber`] ?? '', MAX_GROUP_NUMBER),
      problem(field('groupNumber'), 'Group Number must be 30 characters or less.'), // INSURANCE-11
    ),
    ...when(relation === undefined, problem(field('relation'), REQUIRED)), // INSURANCE-13
    ...when(
      invoice === undefined || !config.sendInvoiceTo.includes(invoice),
      problem(field('sendInvoiceTo'), REQUIRED), // INSURANCE-15
    ),
    ...checkHolder(info, prefix),
    ...checkClaims(info, prefix, option?.displayAddress === true),
  ]
}

function checkHolder(info: InsuranceInfo, prefix: Prefix): Problem[] {
  const names = [`${prefix}-policyholder-firstName`, `${prefix}-policyholder-lastName`] as const
  const code = `${prefix}-personCode` as const
  return [
    ...names.flatMap((name) =>
      when(info[name] !== undefined && !isName(info[name]), problem(`insuranceInfo.${name}`, INVALID)),
    ),
    ...when(!fits(info[code] ?? '', MAX_TEXT), problem(`insuranceInfo.${code}`, tooLong(MAX_TEXT))),
  ]
}

/** INSURANCE-09. */
function checkClaims(info: InsuranceInfo, prefix: Prefix, isAsked: boolean): Problem[] {
  const name = `${prefix}-claimsAddress` as const
  const address = info[name]
  if (!address) return []
  return isAsked ? checkAddress(address, `insuranceInfo.${name}`, false) : [unasked(`insuranceInfo.${name}`)]
}

function checkUninsured(info: InsuranceInfo, config: InsuranceStepConfig): Problem[] {
  const { socialSecurityNumber: number, stateId = '' } = info
  const isWrong = number !== undefined && config.showSocialSecurityNumber && !isSocialSecurityNumber(number)
  return [
    ...unaskedOf(info, ['primary-', 'secondary-']), // INSURANCE-07
    ...(config.showStateId ? [] : unaskedOf(info, ['stateId'])),
    ...(config.showSocialSecurityNumber ? [] : unaskedOf(info, ['socialSecurityNumber'])),
    ...when(!fits(stateId, MAX_STATE_ID), problem('insuranceInfo.stateId', tooLong(MAX_STATE_ID))),
    ...when(isWrong, problem('insuranceInfo.socialSecurityNumber', INVALID)), // INSURANCE-18
  ]
}

/** What was sent of the fields whose names begin so. */
function unaskedOf(info: InsuranceInfo, beginnings: readonly string[]): Problem[] {
  return Object.entries(info)
    .filter(([name, value]) => value !== undefined && beginnings.some((one) => name.startsWith(one)))
    .map(([name]) => unasked(`insuranceInfo.${name}`))
}

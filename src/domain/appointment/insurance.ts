import { type BookingBody, type InsuranceInfo, isSimple } from '#contract/appointments'
import type { InsuranceStepConfig } from '#contract/content/simple-insurance'
import {
  carrierNamed,
  isSomebodyElses,
  MAX_GROUP_NUMBER,
  MAX_LINE,
  MAX_MEMBER_ID,
  MAX_STATE_ID,
} from '../insurance.ts'
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

const NO_ADDRESS = { addressLines: [], cityTown: '', stateProvince: '', postalCode: '' }
const QUESTIONS = ['hasMedicaid', 'hasMedicare', 'hasReferral'] as const // INSURANCE-15

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
  const policies =
    info.hasPrimaryInsurance === 'YES'
      ? checkInsured(info, context.insurance)
      : checkUninsured(info, context.insurance)
  return [
    ...QUESTIONS.flatMap((name) => when(!info[name], problem(`insuranceInfo.${name}`, REQUIRED))),
    ...policies,
  ]
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
  const option = carrierNamed(config, carrier)
  const memberId = info[`${prefix}-memberId`] ?? ''
  const relation = info[`${prefix}-relation`]
  const invoice = info[`${prefix}-sendInvoiceTo`]
  return [
    ...when(
      isBlank(carrier) || (config.carriers.length > 0 && !option),
      problem(field('insuranceCarrier'), REQUIRED), // INSURANCE-13, INSURANCE-14
    ),
    ...when(!option && !fits(carrier, MAX_LINE), problem(field('insuranceCarrier'), tooLong(MAX_LINE))),
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

/** Who holds the policy is asked for when it is not the patient. */
function checkHolder(info: InsuranceInfo, prefix: Prefix): Problem[] {
  const code = info[`${prefix}-personCode`] ?? ''
  const sex = `${prefix}-sexAssignedAtBirth` as const
  return [
    ...(isSomebodyElses(info[`${prefix}-relation`])
      ? [
          ...checkName(info, `${prefix}-policyholder-firstName`, 'First name'),
          ...checkName(info, `${prefix}-policyholder-lastName`, 'Last name'),
        ]
      : unaskedOf(info, [`${prefix}-policyholder-`, sex])),
    ...when(!fits(code, MAX_LINE), problem(`insuranceInfo.${prefix}-personCode`, tooLong(MAX_LINE))),
  ]
}

function checkName(
  info: InsuranceInfo,
  name: `${Prefix}-policyholder-${'firstName' | 'lastName'}`,
  label: string,
): Problem[] {
  const text = info[name] ?? ''
  const message = isBlank(text) ? requiredField(label) : INVALID
  return when(!isName(text), problem(`insuranceInfo.${name}`, message))
}

/** INSURANCE-09, ADDRESS-03. */
function checkClaims(info: InsuranceInfo, prefix: Prefix, isAsked: boolean): Problem[] {
  const name = `${prefix}-claimsAddress` as const
  const address = info[name]
  if (!isAsked) return when(address !== undefined, unasked(`insuranceInfo.${name}`))
  return checkAddress(address ?? NO_ADDRESS, `insuranceInfo.${name}`, false)
}

function checkUninsured(info: InsuranceInfo, config: InsuranceStepConfig): Problem[] {
  const { socialSecurityNumber: number, stateId = '' } = info
  const isWrong = number !== undefined && config.showSocialSecurityNumber && !isSocialSecurityNumber(number)
  return [
    ...unaskedOf(info, ['primary-', 'secondary-', 'hasSecondaryInsurance']), // INSURANCE-07
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

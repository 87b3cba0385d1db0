import { type BookingBody, isSimple } from '#contract/appointments'
import type { InsuranceStepConfig } from '#contract/content/simple-insurance'
import type { Rule } from '#contract/rule'
import { isMedicare } from '../medicare.ts'
import { isSocialSecurityNumber } from '../patient.ts'
import { lastDigits } from '../text.ts'
import { type AddressFields, addressFields } from './address.ts'
import { type FieldRule, fieldsAt, judgeFields } from './field.ts'
import { NAME } from './patient.ts'
import { type Problem, problem, unasked, type WalkInContext, when } from './problem.ts'

export type Prefix = 'primary' | 'secondary'

const PATH = 'insuranceInfo'
const MAX_LINE = 60
export const MAX_MEMBER_ID = 20 // INSURANCE-10
const REQUIRED = { required: 'requiredField' } as const // INSURANCE-13, INSURANCE-15
const GROUP_NUMBER = { max: 30, tooLong: 'groupTooLong' } as const // INSURANCE-11

/** Insurance for a pharmacy counter (INSURANCE-05 to INSURANCE-07), in the order of the payload. */
export function simpleInsurance(config: InsuranceStepConfig) {
  const shownWhen = { field: 'hasPrimaryInsurance', exactly: '1' }
  return {
    ...fieldsAt(PATH, {
      hasPrimaryInsurance: REQUIRED,
      insuranceCarrier: { shownWhen, ...carrier(config) },
      cardholderIdNumber: {
        shownWhen,
        required: 'cardholderIdRequired', // INSURANCE-12
        max: MAX_MEMBER_ID,
        tooLong: 'cardholderIdTooLong',
      },
      groupNumber: { shownWhen, ...GROUP_NUMBER },
    }),
    ...uninsured('stateIssuedId', '0', config),
  }
}

/** Insurance for a clinic (INSURANCE-01 to INSURANCE-09), in the order of the payload. */
export function clinicInsurance(config: InsuranceStepConfig) {
  const policies = [
    ...Object.values(policy('primary', config)),
    ...Object.values(policy('secondary', config)),
  ]
  return {
    ...fieldsAt(PATH, {
      hasPrimaryInsurance: REQUIRED,
      hasMedicaid: REQUIRED,
      hasMedicare: REQUIRED,
      hasReferral: REQUIRED,
      referredBy: { shownWhen: { field: 'hasReferral', exactly: 'YES' }, max: MAX_LINE }, // BK-34
      hasSecondaryInsurance: { shownWhen: INSURED },
    }),
    ...(Object.fromEntries(policies.map((field) => [field.name, field])) as Record<string, FieldRule>),
    ...uninsured('stateId', 'NO', config),
  }
}

/** Whether a clinic's policies are asked for. */
export const INSURED = { field: 'hasPrimaryInsurance', exactly: 'YES' }
/** Whether a second policy is asked for. */
export const SECONDARY = { and: [INSURED, { field: 'hasSecondaryInsurance', exactly: 'YES' }] } // INSURANCE-08

/** One policy, with its prefix in the names (INSURANCE-02 to INSURANCE-04). */
export function policy(prefix: Prefix, config: InsuranceStepConfig) {
  const shownWhen: Rule = prefix === 'primary' ? INSURED : SECONDARY
  const name = { shownWhen: chosen(prefix, 'relation', ['Spouse', 'Child']), ...NAME } // INSURANCE-16
  const asking = config.carriers.filter(({ displayAddress }) => displayAddress === true)
  const fields = fieldsAt(
    PATH,
    {
      insuranceCarrier: { shownWhen, ...carrier(config), check: contradictsMedicare(config) },
      memberId: {
        shownWhen,
        required: 'memberIdRequired', // INSURANCE-12
        max: MAX_MEMBER_ID,
        tooLong: 'memberIdTooLong',
      },
      groupNumber: { shownWhen, ...GROUP_NUMBER },
      personCode: { shownWhen, max: MAX_LINE },
      relation: { shownWhen, ...REQUIRED },
      'policyholder-firstName': { ...name, required: 'personsFirstNameRequired' },
      'policyholder-lastName': { ...name, required: 'personsLastNameRequired' },
      sexAssignedAtBirth: { shownWhen: name.shownWhen },
      sendInvoiceTo: {
        shownWhen,
        ...REQUIRED,
        is: (text) => config.sendInvoiceTo.includes(text), // INSURANCE-17
        wrong: REQUIRED.required,
      },
    },
    `${prefix}-`,
  )
  return { ...fields, ...(asking.length > 0 && { claims: claims(prefix, asking) }) }
}

type Carriers = InsuranceStepConfig['carriers']

/** The claims address, if the chosen carrier requires it (INSURANCE-09). It has no county. */
function claims(prefix: Prefix, asking: Carriers): FieldRule {
  const names = asking.flatMap(({ value, label }) => [value, label])
  return {
    name: `${prefix}Claims`,
    path: `${PATH}.${prefix}-claimsAddress`,
    shownWhen: chosen(prefix, 'insuranceCarrier', names),
    parts: claimsAddress(prefix),
  }
}

export function claimsAddress(prefix: Prefix): AddressFields {
  const { county: _, ...address } = addressFields(`${prefix}Claims`, `${PATH}.${prefix}-claimsAddress`)
  return address
}

function chosen(prefix: Prefix, name: string, oneOf: string[]): Rule {
  return { and: [prefix === 'primary' ? INSURED : SECONDARY, { field: `${prefix}-${name}`, oneOf }] }
}

/** One of the configured carriers; typed where none are configured (INSURANCE-13, INSURANCE-14). */
function carrier({ carriers }: InsuranceStepConfig) {
  if (carriers.length === 0) return { ...REQUIRED, max: MAX_LINE }
  const is = (text: string) => carriers.some(({ value, label }) => value === text || label === text)
  return { ...REQUIRED, is, wrong: REQUIRED.required }
}

/** Who said that they do not have Medicare cannot have it as a carrier (BK-29). */
function contradictsMedicare(config: InsuranceStepConfig): NonNullable<FieldRule['check']> {
  return (name, { answers }) =>
    answers['hasMedicare'] === 'NO' && isMedicare(name, config) ? { message: 'saidNoMedicare' } : undefined
}

/** What is asked instead of insurance, as configured (INSURANCE-05, INSURANCE-07). */
export function uninsured(
  stateId: 'stateIssuedId' | 'stateId',
  no: '0' | 'NO',
  { showStateId, showSocialSecurityNumber }: InsuranceStepConfig,
) {
  const shownWhen = { field: 'hasPrimaryInsurance', exactly: no }
  return fieldsAt<string>(PATH, {
    ...(showStateId && { [stateId]: { shownWhen, max: 30 } }),
    ...(showSocialSecurityNumber && {
      socialSecurityNumber: {
        shownWhen,
        is: isSocialSecurityNumber, // INSURANCE-18
        max: 11,
        sent: (text: string) => lastDigits(text, 9),
      },
    }),
  })
}

/** The insurance of whichever of the two steps is configured; without either nothing is asked (INSURANCE-01 to INSURANCE-18). */
export function checkInsurance(
  { insuranceInfo: info }: Pick<BookingBody, 'insuranceInfo'>,
  context: WalkInContext,
): Problem[] {
  const { steps } = context.config
  const isClinic = steps.includes('insurance')
  if (!isClinic && !steps.includes('simpleInsurance')) return when(info !== undefined, unasked(PATH))
  if (info && isSimple(info) === isClinic) {
    return [isClinic ? problem(`${PATH}.hasPrimaryInsurance`, REQUIRED.required) : unasked(PATH)]
  }
  const fields = isClinic ? clinicInsurance(context.insurance) : simpleInsurance(context.insurance)
  const paths = Object.values<FieldRule>(fields).map(({ path }) => path)
  const foreign = Object.entries(info ?? {}).filter(([name, value]) => {
    return value !== undefined && value !== '' && !paths.includes(`${PATH}.${name}`)
  })
  return [
    ...judgeFields(fields, { insuranceInfo: info }, context),
    ...foreign.map(([name]) => unasked(`${PATH}.${name}`)),
  ]
}

import type { FormFlag } from '#contract/content/form-config'
import type { BasicInfo } from '#contract/intake'
import type { WalkIn } from '#contract/walk-in'
import { isDay } from '../calendar.ts'
import { isEmail } from '../email.ts'
import { isLivingAge, isMedicareId, isName, isOldEnough, isWeight, minimumAgeMonths } from '../patient.ts'
import { isPhone } from '../phone.ts'
import { fits, isBlank } from '../text.ts'
import { checkAddress, checkPlace } from './addresses.ts'
import {
  INVALID,
  INVALID_DATE,
  INVALID_PHONE,
  type Problem,
  problem,
  requiredField,
  tooLong,
  unasked,
  type WalkInContext,
  when,
} from './problem.ts'

type FieldRule = {
  name: keyof BasicInfo
  /** Asked for only with this flag (PATIENT-47 to PATIENT-50). */
  flag?: FormFlag
  /** Message when nothing is answered; absent: optional. */
  required?: string
  /** Required only with this flag. */
  requiredWhen?: FormFlag
  isRight?: (text: string) => boolean
  /** Message when it is answered wrongly. */
  wrong?: string
}

const EMAIL = 'Please enter a valid email address.' // PATIENT-21
const WEIGHT = 'Please enter a valid weight. Weight is a required field.' // PATIENT-38
const MEDICARE = 'Your Medicare Beneficiary Identification Number must be in ####-###-#### format.' // PATIENT-41
const MAX_PROVIDER_NAME = 40 // PATIENT-46

const RULES: readonly FieldRule[] = [
  { name: 'firstName', required: requiredField("Patient's Legal First Name"), isRight: isName }, // PATIENT-04
  { name: 'lastName', required: requiredField("Patient's Legal Last Name"), isRight: isName }, // PATIENT-05
  { name: 'preferredName', flag: 'showPreferredName', isRight: isName }, // PATIENT-06
  { name: 'phoneNumber', required: INVALID_PHONE, isRight: isPhone, wrong: INVALID_PHONE }, // PATIENT-51
  { name: 'emailAddress', required: EMAIL, requiredWhen: 'emailRequired', isRight: isEmail, wrong: EMAIL }, // PATIENT-51
  { name: 'isMobileNum', flag: 'showTextingConsent', required: requiredField('Mobile number') }, // PATIENT-30
  { name: 'weight', flag: 'showWeight', required: WEIGHT, isRight: isWeight, wrong: WEIGHT },
  { name: 'sexAssignedAtBirth', required: requiredField('Sex Assigned at Birth') }, // PATIENT-32
  { name: 'gender', flag: 'showGender', required: requiredField('Gender') }, // PATIENT-33
  { name: 'race', flag: 'showRace', required: requiredField('Race') }, // PATIENT-34
  { name: 'ethnicity', flag: 'showEthnicity', required: requiredField('Ethnicity') }, // PATIENT-34
  { name: 'preferredLanguage', flag: 'showPreferredLanguage' },
  { name: 'altId', flag: 'showShopperCard' },
  maidenName('motherMaidenFirstName', "Mother's First Name"), // PATIENT-08
  maidenName('motherMaidenLastName', "Mother's Maiden Name"), // PATIENT-08
  { name: 'medicareBeneficiaryIdNumber', flag: 'showMedicareId', isRight: isMedicareId, wrong: MEDICARE },
  { name: 'address', flag: 'showPatientAddressFields', required: requiredField('Address Line 1') }, // ADDRESS-03
  { name: 'primaryHealthcareProvider', flag: 'showProviderInfo' }, // PATIENT-43
]

/** Who the patient is and how to reach them (PATIENT-01 to PATIENT-51). */
export function checkBasicInfo({ basicInfo }: Pick<WalkIn, 'basicInfo'>, context: WalkInContext): Problem[] {
  return [
    ...RULES.flatMap((rule) => checkField(rule, basicInfo[rule.name], context)),
    ...checkBirthDate(basicInfo.dateOfBirth, context),
    ...checkOwnAddress(basicInfo, context),
    ...checkProvider(basicInfo.primaryHealthcareProvider, context),
  ]
}

function checkField(rule: FieldRule, value: unknown, { config }: WalkInContext): Problem[] {
  const field = `basicInfo.${rule.name}`
  const isMissing = value === undefined || (typeof value === 'string' && isBlank(value))
  if (rule.flag && !config[rule.flag]) return when(!isMissing, unasked(field))
  if (isMissing) {
    const isRequired = rule.requiredWhen === undefined || config[rule.requiredWhen]
    return rule.required && isRequired ? [problem(field, rule.required)] : []
  }
  const isRight = typeof value !== 'string' || !rule.isRight || rule.isRight(value)
  return when(!isRight, problem(field, rule.wrong ?? INVALID))
}

function checkBirthDate(birth: string, { today, storeState }: WalkInContext): Problem[] {
  const field = 'basicInfo.dateOfBirth'
  if (!isDay(birth) || birth > today || !isLivingAge(birth, today)) return [problem(field, INVALID_DATE)] // PATIENT-13
  const tooYoung = `Patient must be ${minimumAgeMonths(storeState)} months or older.` // PATIENT-14, PATIENT-17
  return when(!isOldEnough(birth, today, storeState), problem(field, tooYoung, 'patientTooYoung'))
}

function checkOwnAddress({ address }: BasicInfo, { config }: WalkInContext): Problem[] {
  if (!address || !config.showPatientAddressFields) return []
  return checkAddress(address, 'basicInfo.address', config.showCounty)
}

function checkProvider(
  provider: BasicInfo['primaryHealthcareProvider'],
  { config }: WalkInContext,
): Problem[] {
  if (!provider || !config.showProviderInfo) return []
  const path = 'basicInfo.primaryHealthcareProvider'
  const { name = '', address, phoneNumber, fax } = provider
  const incomplete = 'A full healthcare provider address is required.' // PATIENT-44
  return [
    ...when(!fits(name, MAX_PROVIDER_NAME), problem(`${path}.name`, tooLong(MAX_PROVIDER_NAME))),
    ...when(isBlank(address?.addressLines[0] ?? 'none'), problem(`${path}.address`, incomplete)),
    ...(address ? checkPlace(address, `${path}.address`) : []),
    ...when(
      phoneNumber !== undefined && !isPhone(phoneNumber),
      problem(`${path}.phoneNumber`, INVALID_PHONE),
    ),
    ...when(fax !== undefined && !isPhone(fax), problem(`${path}.fax`, INVALID_PHONE)),
  ]
}

function maidenName(name: 'motherMaidenFirstName' | 'motherMaidenLastName', label: string): FieldRule {
  return { name, flag: 'showMotherMaidenName', required: requiredField(label), isRight: isName }
}

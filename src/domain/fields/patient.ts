import type { AgeLimits } from '../age-limits.ts'
import { type Day, isDay } from '../calendar.ts'
import { isEmail, sameEmail } from '../email.ts'
import {
  isLivingAge,
  isMedicareId,
  isName,
  isOldEnough,
  isWeight,
  limitBroken,
  minimumAgeMonths,
  tidyMedicareId,
} from '../patient.ts'
import { hasExtension, isPhone, phoneDigits, showPhone, wirePhone } from '../phone.ts'
import type { Facts } from '../rules.ts'
import { asciiDigits, isBlank } from '../text.ts'
import { addressFields, addressNames } from './address.ts'
import { fieldsAt } from './field.ts'
import type { Message } from './problem.ts'

/** A phone number: shown as (###) ###-####, sent as ###-###-#### (PATIENT-24 to PATIENT-29). */
const PHONE = {
  is: (text: string) => isPhone(text) || hasExtension(text),
  wrong: 'phoneInvalid',
  check: withoutExtension,
  tidy: showPhone,
  sent: wirePhone,
} as const
export const REQUIRED_PHONE = { ...PHONE, required: 'phoneInvalid' } as const
/** A person's name (PATIENT-04 to PATIENT-06, VALID-03). */
export const NAME = { is: isName, wrong: 'nameInvalid', max: 60 } as const
const EMAIL = {
  required: 'emailInvalid',
  requiredFlag: 'emailRequired',
  is: isEmail,
  wrong: 'emailInvalid',
} as const
const PROVIDER = 'primaryHealthcareProvider'

/** Where the patient lives (ADDRESS-01 to ADDRESS-12). */
export const patientAddress = addressFields('', 'basicInfo.address')

const { county: _, ...providersParts } = addressFields('provider', `basicInfo.${PROVIDER}.address`)

/** Address of the provider: all of it or nothing (PATIENT-44, PATIENT-45). */
export const providerAddress = Object.fromEntries(
  Object.entries(providersParts).map(([part, { required, ...field }]) => {
    return [part, required === undefined ? field : { ...field, requiredWhen: wholeAddress }]
  }),
) as typeof providersParts

/** The primary healthcare provider (PATIENT-43 to PATIENT-46). */
export const provider = fieldsAt(`basicInfo.${PROVIDER}`, {
  primaryHealthcareProvider: { at: 'name', max: 40 }, // PATIENT-46
  address: { parts: providerAddress },
  providerPhoneNumber: { at: 'phoneNumber', ...PHONE },
  providerFax: { at: 'fax', ...PHONE },
})

/** Who the patient is and how to reach them (PATIENT-01 to PATIENT-51), in the order of the payload. */
export const patient = fieldsAt('basicInfo', {
  firstName: { required: 'firstNameRequired', ...NAME }, // PATIENT-04
  lastName: { required: 'lastNameRequired', ...NAME }, // PATIENT-05
  preferredName: { flag: 'showPreferredName', ...NAME }, // PATIENT-06
  dob: { at: 'dateOfBirth', kind: 'date', required: 'birthDateInvalid', check: patientsBirth },
  phoneNumber: REQUIRED_PHONE, // PATIENT-51
  confirmPhoneNumber: {
    ...REQUIRED_PHONE,
    isSent: false,
    repeats: 'phoneNumber',
    flag: 'showConfirmPhone',
    is: (text, { answers }) => phoneDigits(text) === phoneDigits(String(answers['phoneNumber'] ?? '')),
    wrong: 'phoneMismatch', // PATIENT-27
  },
  isMobileNum: {
    flag: 'showTextingConsent',
    mayComeUnconfigured: true,
    required: 'mobileRequired',
    sent: (answer) => answer === 'Yes',
  }, // PATIENT-30
  emailAddress: EMAIL, // PATIENT-21, PATIENT-51
  confirmEmailAddress: {
    ...EMAIL,
    isSent: false,
    repeats: 'emailAddress',
    flag: 'showConfirmEmail',
    requiredWhen: ({ answers }) =>
      isBlank(String(answers['emailAddress'] ?? '')) ? undefined : 'emailMismatch',
    is: (text, { answers }) => sameEmail(text, String(answers['emailAddress'] ?? '')),
    wrong: 'emailMismatch', // PATIENT-22
  },
  weight: {
    flag: 'showWeight',
    required: 'weightInvalid',
    is: isWeight,
    wrong: 'weightInvalid', // PATIENT-38
    max: 3,
    tidy: asciiDigits,
  },
  sexAssignedAtBirth: { required: 'sexRequired' }, // PATIENT-32
  gender: { flag: 'showGender', mayComeUnconfigured: true, required: 'genderRequired' }, // PATIENT-33
  race: { flag: 'showRace', required: 'raceRequired' }, // PATIENT-34
  ethnicity: { flag: 'showEthnicity', required: 'ethnicityRequired' }, // PATIENT-34
  preferredLanguage: { flag: 'showPreferredLanguage' },
  altId: { flag: 'showShopperCard', max: 30 },
  motherMaidenFirstName: {
    flag: 'showMotherMaidenName',
    required: 'motherMaidenFirstNameRequired', // PATIENT-08
    ...NAME,
  },
  motherMaidenLastName: {
    flag: 'showMotherMaidenName',
    required: 'motherMaidenLastNameRequired', // PATIENT-08
    ...NAME,
  },
  address: {
    flag: 'showPatientAddressFields',
    required: 'addressLineOneRequired', // ADDRESS-03
    parts: patientAddress,
  },
  medicareBeneficiaryIdNumber: {
    flag: 'showMedicareId',
    is: isMedicareId,
    wrong: 'medicareIdInvalid', // PATIENT-41
    tidy: tidyMedicareId,
  },
  [PROVIDER]: { flag: 'showProviderInfo', parts: provider }, // PATIENT-43
})

/** The consent to text messages is free, and asked of mobile numbers alone (PATIENT-31, CONSENT-06). */
export const texting = fieldsAt('consentDetails', {
  isMobileConsentChecked: {
    at: 'smsConsent',
    kind: 'box',
    flag: 'showTextingConsent',
    mayComeUnconfigured: true,
    shownWhen: { field: 'isMobileNum', exactly: 'Yes' },
  },
})

/** The last ten digits of a longer number are another number, so it is refused (PATIENT-24). */
function withoutExtension(text: string): Message | undefined {
  return !isPhone(text) && hasExtension(text) ? { message: 'phoneExtension' } : undefined
}

/** PATIENT-44: one part of the address makes all of them required. */
function wholeAddress({ answers }: Facts): string | undefined {
  const isBegun = addressNames('provider').some((name) => !isBlank(String(answers[name] ?? '')))
  return isBegun ? 'providerAddressIncomplete' : undefined
}

/** A date on which somebody was born who may be alive (PATIENT-12, PATIENT-13). */
export function birthDate(day: string, { today }: Facts): Message | undefined {
  const isBirth = isDay(day) && day <= today && isLivingAge(day, today)
  return isBirth ? undefined : { message: 'birthDateInvalid' }
}

/** The patient is old enough for the state of the store (PATIENT-14 to PATIENT-17), and on the day of the visit of an age for its services (DIR-15). */
function patientsBirth(day: string, facts: Facts): Message | undefined {
  const { today, providerState, visit } = facts
  const wrong = birthDate(day, facts)
  if (wrong) return wrong
  if (!isOldEnough(day, today, providerState))
    return { message: 'tooYoung', values: [minimumAgeMonths(providerState)], key: 'patientTooYoung' }
  const broken = visit && ageMessage(day, visit.day, visit)
  const refused = broken ? undefined : visit?.refusesBirth?.(day)
  if (refused !== undefined) return { message: 'notEligible', key: 'notEligible', text: refused }
  return broken
}

/** What is wrong with the age on the day of a visit of a patient who was born on `birth`; undefined: nothing is (DIR-15). */
export function ageMessage(birth: Day, day: Day, limits: AgeLimits): Message | undefined {
  const broken = limitBroken(birth, day, limits)
  if (!broken) return undefined
  return broken === 'tooYoung'
    ? { message: 'tooYoungForVisit', values: [limits.minAgeMonths ?? 0], key: 'patientTooYoung' }
    : { message: 'tooOldForVisit', values: [limits.maxAgeMonths ?? 0], key: 'patientTooOld' }
}

import type { Misfit } from './misfits.ts'

/** A reason to look at a check-in: its key as the record has it, what it means, and what staff do (DESK-06). English, for technicians. */
export type Attention = { reason: string; meaning: string; action: string }

type Words = Omit<Attention, 'reason'>

const READ_ALL = 'Read all answers with the guest before you prepare anything.'
const ASK_PHARMACIST = 'Ask the pharmacist before the shot.'
const ASK_AGAIN = 'Ask the guest for it.'
const SIGN_AGAIN = 'Ask for an identity card and have the guest sign again.'
const PATIENT_SIGNS = 'Ask who signed, and have an adult who may sign for the patient sign again.'

/** Words of each key; "FIELD" becomes the part of the form that the key names. */
const WORDS: Readonly<Record<string, Words>> = {
  'late createdAt': {
    meaning: 'The check-in arrived more than a day after the guest finished it.',
    action: 'Call the guest before you prepare anything. They may have been helped elsewhere.',
  },
  'early createdAt': {
    meaning: 'The clock of the device that sent this is more than a day ahead.',
    action: 'Ask the guest when they checked in. Look at the date and time of the store’s tablets.',
  },
  unknownLocation: {
    meaning: 'The check-in names a store that the directory does not have.',
    action: 'Ask the guest which store they are at, and tell the operator.',
  },
  locationClosed: {
    meaning: 'The store is closed for good in the directory.',
    action: 'Help the guest if you are open, and tell the operator.',
  },
  duplicateAppointment: {
    meaning: 'The guest has another visit for the same vaccine on this day.',
    action: 'Find the other visit by the guest’s name. Help the guest once and cancel the other one.',
  },
  manyAtOnce: {
    meaning: 'Many check-ins came from one connection within an hour. This may be a prank.',
    action: 'Call the guest’s name before you prepare anything. Cancel the visit when nobody answers.',
  },
  closed: {
    meaning: 'The guest checked in while the store was closed.',
    action: 'Call the guest and ask whether they still want to come.',
  },
  signatureDiffers: {
    meaning: 'The guest signed with another name than the patient’s.',
    action: SIGN_AGAIN,
  },
  bodyBroken: {
    meaning: 'The check-in arrived damaged, and the form cannot be read.',
    action: 'Ask the guest to fill in the form again.',
  },
  invalidEncoding: {
    meaning: 'The check-in holds characters that cannot be read.',
    action: 'Ask the guest to fill in the form again.',
  },
  invalidRequest: { meaning: 'FIELD: the answer is missing or cannot be right.', action: READ_ALL },
  unknownField: {
    meaning: 'FIELD: the form did not ask for this.',
    action: READ_ALL,
  },
  consentMissing: {
    meaning: 'FIELD: the guest did not agree.',
    action: 'Have the guest read the text and sign on paper before the visit.',
  },
  'consentMissing consentDetails.hieConsent': {
    meaning: 'FIELD: the guest answered neither Yes nor No.',
    action: ASK_AGAIN,
  },
  consentChanged: {
    meaning: 'FIELD: the guest agreed to an older wording.',
    action: 'Have the guest read today’s text and agree again.',
  },
  unknownService: {
    meaning: 'The guest chose a vaccine that the directory does not have.',
    action: 'Ask the guest which vaccine they want.',
  },
  serviceNotOffered: {
    meaning: 'The guest chose a vaccine that this store does not offer to walk-ins.',
    action: 'Tell the guest which store has it, or offer another vaccine.',
  },
  tooManyVaccines: {
    meaning: 'The guest chose more vaccines than one visit may have.',
    action: 'Ask the pharmacist which of them to give today.',
  },
  servicesNotTogether: {
    meaning: 'The guest chose services that do not go together in one visit.',
    action: 'Ask the guest which one they came for.',
  },
  vaccinesNotTogether: {
    meaning: 'The guest chose vaccines that are not given together.',
    action: 'Ask the pharmacist which of them to give today.',
  },
  patientTooYoung: {
    meaning: 'The patient is younger than this store or vaccine allows.',
    action: 'Check the date of birth. Refer the patient to a clinic or a doctor if it is right.',
  },
  patientTooOld: {
    meaning: 'The patient is older than this vaccine is meant for.',
    action: `Check the date of birth. ${ASK_PHARMACIST}`,
  },
  notEligible: { meaning: 'By the answers the patient may not have this vaccine.', action: ASK_PHARMACIST },
  doseTooEarly: { meaning: 'It is too soon after the dose before.', action: ASK_PHARMACIST },
  // What of the answers does not fit a vaccine: keys of the shipped prescreen-data.json.
  tooYoung: {
    meaning: 'The patient is younger than the vaccine is meant for.',
    action: `Check the date of birth. ${ASK_PHARMACIST}`,
  },
  tooOld: {
    meaning: 'The patient is older than the vaccine is meant for.',
    action: `Check the date of birth. ${ASK_PHARMACIST}`,
  },
  sickToday: { meaning: 'The patient is sick or has a fever today.', action: ASK_PHARMACIST },
  covidSigns: {
    meaning: 'The patient has signs of COVID-19.',
    action: 'Give the patient a mask and a place apart. Ask the pharmacist before the shot.',
  },
  tooSoon: {
    meaning: 'The patient had this vaccine in the last weeks, or may have had it.',
    action: 'Look up the dates of the last doses. Ask the pharmacist before the shot.',
  },
  liveVaccinePregnancy: {
    meaning: 'The patient may be pregnant, and the vaccine is live.',
    action: ASK_PHARMACIST,
  },
  liveVaccineImmuneSystem: {
    meaning: 'The patient’s immune system is weak, and the vaccine is live.',
    action: ASK_PHARMACIST,
  },
  liveVaccineMedicine: {
    meaning: 'The patient takes medicine that weakens the immune system, and the vaccine is live.',
    action: ASK_PHARMACIST,
  },
  liveVaccineBloodProducts: {
    meaning: 'The patient had blood or blood products in the last year, and the vaccine is live.',
    action: ASK_PHARMACIST,
  },
  liveVaccineRecentVaccine: {
    meaning: 'The patient had another vaccine in the last weeks, and the vaccine is live.',
    action: 'Look up the dates of the last doses. Ask the pharmacist before the shot.',
  },
}

/** Words of the rules of `invalidRequest`, by the message that the form has for them. */
const RULES: Readonly<Record<string, Words>> = {
  signatureInvalid: {
    meaning: 'The signed name has less than a first and a last name, or has characters that no name has.',
    action: SIGN_AGAIN,
  },
  guardianMustSign: {
    meaning: 'The patient is under 18, and no parent or guardian has signed.',
    action: 'Have a parent or guardian sign before the visit.',
  },
  guardianIsPatient: {
    meaning: 'Whoever signed for the patient typed the patient’s name in place of their own.',
    action: PATIENT_SIGNS,
  },
  guardianNotAdult: {
    meaning: 'Whoever signed for the patient is under 18 by the date of birth that was typed.',
    action: PATIENT_SIGNS,
  },
  tooLong: { meaning: 'FIELD: the answer is too long, and may be cut off.', action: ASK_AGAIN },
  tooMany: { meaning: 'FIELD: more were chosen than the form allows.', action: READ_ALL },
}

/** Words of keys that name no field. */
const OF_ALL: Readonly<Record<string, Words>> = {
  invalidRequest: {
    meaning: 'The check-in arrived damaged or incomplete, and cannot be read as a form.',
    action: 'Ask the guest to fill in the form again.',
  },
  unknownField: { meaning: 'The check-in holds something that the form does not ask for.', action: READ_ALL },
}

/** What the form says where nothing was answered. */
const MISSING = /^(required(Field|Answer)?|\w+Required)$/

/** Parts of the form by the beginnings of their paths in a payload; the longest that fits counts. */
const PARTS: readonly (readonly [path: string, words: string])[] = [
  ['basicInfo.firstName', 'First name'],
  ['basicInfo.lastName', 'Last name'],
  ['basicInfo.preferredName', 'Preferred name'],
  ['basicInfo.dateOfBirth', 'Date of birth'],
  ['basicInfo.phoneNumber', 'Phone number'],
  ['basicInfo.isMobileNum', 'Phone number'],
  ['basicInfo.emailAddress', 'E-mail address'],
  ['basicInfo.sexAssignedAtBirth', 'Sex assigned at birth'],
  ['basicInfo.gender', 'Gender'],
  ['basicInfo.race', 'Race'],
  ['basicInfo.ethnicity', 'Ethnicity'],
  ['basicInfo.weight', 'Weight'],
  ['basicInfo.address', 'Address'],
  ['basicInfo.motherMaiden', 'Mother’s name'],
  ['basicInfo.medicareBeneficiaryIdNumber', 'Medicare number'],
  ['basicInfo.primaryHealthcareProvider', 'Doctor'],
  ['basicInfo', 'Patient'],
  ['insuranceInfo', 'Insurance'],
  ['insuranceInfo.insuranceCarrier', 'Insurance carrier'],
  ['insuranceInfo.cardholderIdNumber', 'Cardholder ID'],
  ['insuranceInfo.groupNumber', 'Insurance group number'],
  ['insuranceInfo.stateIssuedId', 'State ID or driver license'],
  ['insuranceInfo.socialSecurityNumber', 'Social Security number'],
  ['consentDetails.signature', 'Signature'],
  ['consentDetails.signature.legalName', 'Signed name'],
  ['consentDetails.signature.dateTime', 'Time of the signature'],
  ['consentDetails.signature.relationshipWithPatient', 'Who signed'],
  ['consentDetails.signature.guardianName', 'First name of the parent, guardian or representative'],
  ['consentDetails.signature.guardianLastName', 'Last name of the parent, guardian or representative'],
  ['consentDetails.signature.guardianDetails', 'Parent, guardian or representative'],
  [
    'consentDetails.signature.guardianDetails.phoneNumber',
    'Phone number of the parent, guardian or representative',
  ],
  [
    'consentDetails.signature.guardianDetails.dateOfBirth',
    'Date of birth of the parent, guardian or representative',
  ],
  ['consentDetails.signature.guardianDetails.address', 'Address of the parent, guardian or representative'],
  [
    'consentDetails.signature.guardianDetails.sexAssignedAtBirth',
    'Sex assigned at birth of the parent, guardian or representative',
  ],
  ['consentDetails.signature.guardianDetails.relationshipWithPatient', 'Who signed'],
  ['consentDetails.smsConsent', 'Consent to text messages'],
  ['consentDetails.consentToTreat', 'Agreement to the treatment'],
  ['consentDetails.privacyPolicyConsent', 'Notice of privacy practices'],
  ['consentDetails.hieConsent', 'Sharing with the health information exchange'],
  ['consentDetails.documents.vaccineConsent', 'Agreement to the vaccines'],
  ['consentDetails.documents.privacyPractice', 'Notice of privacy practices'],
  ['consentDetails.documents.generalConsent', 'Agreement to care'],
  ['consentDetails', 'Consents'],
  ['medicalInfo', 'Details of the screening questions'],
  ['questionnaire', 'Screening questions'],
  ['requestedVaccinations', 'Vaccines'],
  ['serviceIds', 'Vaccines'],
  ['comments', 'Comments'],
  ['notes', 'Notes'],
  ['locationNumber', 'Store'],
  ['createdAt', 'Time of the check-in'],
  ['patientTimeZone', 'Time zone of the device'],
  ['formLanguage', 'Language of the form'],
]

/**
 * The reasons of a check-in in the words of a technician, each with what to do, in their order. A reason of a misfit names its
 * vaccines. A key that an operator's own document invents is named as it is.
 */
export function attentionOf(
  reasons: readonly string[],
  misfits: readonly Pick<Misfit, 'reason' | 'vaccine'>[] = [],
): Attention[] {
  return reasons.map((reason) => {
    const vaccines = misfits.filter((one) => one.reason === reason).map(({ vaccine }) => vaccine)
    const { meaning, action } = wordsOf(reason)
    return { reason, meaning: [vaccines.join(', '), meaning].filter(Boolean).join(': '), action }
  })
}

function wordsOf(reason: string): Words {
  const [key = '', field = '', rule = ''] = reason.split(' ', 3)
  const name = [reason, key].find((one) => Object.hasOwn(WORDS, one)) ?? ''
  const words = (field === '' ? own(OF_ALL, key) : ruleWords(rule)) ?? WORDS[name]
  if (!words) return { meaning: `Something in the check-in needs a look (${reason}).`, action: READ_ALL }
  return { ...words, meaning: words.meaning.replace('FIELD', partOf(field)) }
}

/** Words of a broken rule of the form; undefined: those of its key say as much. */
function ruleWords(rule: string): Words | undefined {
  return MISSING.test(rule)
    ? { meaning: 'FIELD: the answer is missing.', action: ASK_AGAIN }
    : own(RULES, rule)
}

function own(words: Readonly<Record<string, Words>>, key: string): Words | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined
}

function partOf(field: string): string {
  const fitting = PARTS.filter(([path]) => field.startsWith(path)).sort(
    ([one], [other]) => other.length - one.length,
  )
  return fitting[0]?.[1] ?? 'The form'
}

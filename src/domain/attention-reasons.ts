import type { Misfit } from './misfits.ts'

/** A reason to look at a check-in: its key as the record has it, what it means, and what staff do (DESK-06). English, for technicians. */
export type Attention = { reason: string; meaning: string; action: string }

type Words = Omit<Attention, 'reason'>

const READ_ALL = 'Read all answers with the guest before you prepare anything.'
const ASK_PHARMACIST = 'Ask the pharmacist before the shot.'

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
    action: 'Ask for an identity card and have the guest sign again.',
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
    meaning: 'The patient had a vaccine in the last weeks and one before it.',
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
  ['consentDetails.signature', 'Signature'],
  ['consentDetails.smsConsent', 'Consent to text messages'],
  ['consentDetails', 'Consents'],
  ['questionnaire', 'Screening questions'],
  ['requestedVaccinations', 'Vaccines'],
  ['serviceIds', 'Vaccines'],
  ['comments', 'Comments'],
  ['notes', 'Notes'],
  ['locationNumber', 'Store'],
  ['createdAt', 'Time of the check-in'],
  ['patientTimeZone', 'Time zone of the device'],
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
  const [key = '', field = ''] = reason.split(' ', 2)
  const name = [reason, key].find((one) => Object.hasOwn(WORDS, one)) ?? ''
  const words = WORDS[name]
  if (!words) return { meaning: `Something in the check-in needs a look (${reason}).`, action: READ_ALL }
  return { ...words, meaning: words.meaning.replace('FIELD', partOf(field)) }
}

function partOf(field: string): string {
  const fitting = PARTS.filter(([path]) => field.startsWith(path)).sort(
    ([one], [other]) => other.length - one.length,
  )
  return fitting[0]?.[1] ?? 'The form'
}

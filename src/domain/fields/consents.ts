import type { ConsentBox } from '#contract/content/consents'
import type { ConsentDetails } from '#contract/intake'
import { RELATIONSHIPS } from '#contract/vocabulary'
import type { WalkIn } from '#contract/walk-in'
import { isDay } from '../calendar.ts'
import { isMinor } from '../patient.ts'
import type { Facts } from '../rules.ts'
import { isSameName, isSignature, isSignedAs, type PersonName } from '../signature.ts'
import { leastFor } from '../text.ts'
import { addressFields } from './address.ts'
import { type FieldRule, fieldsAt, judgeFields } from './field.ts'
import { birthDate, NAME, REQUIRED_PHONE } from './patient.ts'
import { type Message, type Problem, problem, unasked, type WalkInContext, when } from './problem.ts'

type Signed = Pick<WalkIn, 'basicInfo' | 'consentDetails'>

/** From the field of a form's box to the consent that is sent (CONSENT-04 to CONSENT-06). */
export const CONSENT_MAP = {
  generalConsent: 'consentToTreat',
  privacyPractice: 'privacyPolicyConsent',
  hieConsent: 'hieConsent',
  nspConsent: 'noShowFeeConsent',
  ppaConsent: 'patientPortalConsent',
  isMobileConsentChecked: 'smsConsent',
  telenutritionConsent: 'telenutritionConsent',
  telehealthConsent: 'telehealthConsent',
} as const satisfies Record<ConsentBox['field'] | 'isMobileConsentChecked', keyof ConsentDetails>

/** The fields of a form that ask a question, to which No is as good as Yes; the others are boxes to tick (WI-22). */
export const ANSWERED_CONSENTS: readonly ConsentBox['field'][] = ['hieConsent']

const NEVER_UNASKED = [
  'hieConsent',
  'noShowFeeConsent',
  'patientPortalConsent',
  'telenutritionConsent',
  'telehealthConsent',
] as const
const DOCUMENTS = 'consentDetails.documents'
const SIGNATURE = 'consentDetails.signature'
const GUARDIAN = `${SIGNATURE}.guardianDetails`

/** Somebody else signs for the patient (FINANCE-03). */
export const SOMEBODY_ELSE = {
  field: 'relationshipWithPatient',
  oneOf: RELATIONSHIPS.filter((one) => one !== 'Self'),
}

const SELF = { field: 'relationshipWithPatient', exactly: 'Self' }

/** Where the responsible person lives. */
export const guardianAddress = addressFields('responsibleParty', `${GUARDIAN}.address`)

/** The responsible person (CONSENT-08, CONSENT-09, FINANCE-01, FINANCE-02). */
export const guardian = fieldsAt(GUARDIAN, {
  responsiblePartyPhoneNumber: { at: 'phoneNumber', ...REQUIRED_PHONE },
  address: { parts: guardianAddress },
  responsiblePartyDob: { at: 'dateOfBirth', kind: 'date', required: 'birthDateInvalid', check: adultsBirth },
  responsiblePartySex: { at: 'sexAssignedAtBirth', required: 'sexRequired' },
})

/** The signature of the patient, or of somebody else for them (CONSENT-07 to CONSENT-09, FINANCE-05 to FINANCE-10). */
export const signatureRules = fieldsAt(SIGNATURE, {
  patientLegalName: {
    at: 'legalName',
    shownWhen: SELF,
    mayComeUnasked: true, // where somebody else signs, it is the patient's name (CONSENT-07)
    required: 'legalNameRequired', // FINANCE-05
    is: isSignature,
    wrong: 'signatureInvalid', // FINANCE-08
  },
  relationshipWithPatient: { required: 'requiredField', check: mayBeSignedBy }, // FINANCE-08
  responsiblePartyFirstName: {
    at: 'guardianName',
    shownWhen: SOMEBODY_ELSE,
    required: 'personsFirstNameRequired', // FINANCE-07
    ...NAME,
    check: notThePatient,
  },
  responsiblePartyLastName: {
    at: 'guardianLastName',
    shownWhen: SOMEBODY_ELSE,
    required: 'personsLastNameRequired', // FINANCE-07
    ...NAME,
  },
  guardianDetails: { shownWhen: SOMEBODY_ELSE, required: 'requiredField', parts: guardian },
})

/** The signature with its configured length (FINANCE-06), in which the patient's whole name always fits. */
export function legalName(max: number, patient = ''): FieldRule {
  return { ...signatureRules.patientLegalName, max: Math.max(max, leastFor(patient)) }
}

/** Only a parent or guardian signs for a minor, whose relationship is Child (FINANCE-10). */
function mayBeSignedBy(relation: string, facts: Facts): Message | undefined {
  return relation !== 'Child' && isForMinor(facts) ? { message: 'guardianMustSign' } : undefined
}

/** Whether the patient is under 18. */
export function isForMinor({ answers, today }: Facts): boolean {
  const birth = answers['dateOfBirth']
  return typeof birth === 'string' && isDay(birth) && isMinor(birth, today)
}

/** Whoever signs for the patient types the own name, not the patient's (FINANCE-10). */
function notThePatient(_: string, { answers }: Facts): Message | undefined {
  const named = (first: string, last: string): PersonName => ({
    first: String(answers[first] ?? ''),
    last: String(answers[last] ?? ''),
  })
  const signer = named('responsiblePartyFirstName', 'responsiblePartyLastName')
  return isSameName(signer, named('firstName', 'lastName')) ? { message: 'guardianIsPatient' } : undefined
}

/** Why the pharmacy should look at a signature: the patient signs with another name than the one given (FINANCE-08). */
export function signatureReasons({
  basicInfo: { firstName: first, lastName: last },
  consentDetails: { signature },
}: Signed): string[] {
  const isOwn = signature.relationshipWithPatient === 'Self'
  return isOwn && !isSignedAs(signature.legalName, { first, last }) ? ['signatureDiffers'] : []
}

function adultsBirth(day: string, facts: Facts): Message | undefined {
  return birthDate(day, facts) ?? (isMinor(day, facts.today) ? { message: 'guardianNotAdult' } : undefined)
}

/** Consents, signature and responsible person (CONSENT-01 to CONSENT-10, FINANCE-01 to FINANCE-10). */
export function checkConsents(walkIn: Signed, context: WalkInContext): Problem[] {
  const { dateTime, guardianDetails, relationshipWithPatient } = walkIn.consentDetails.signature
  const { firstName, lastName } = walkIn.basicInfo
  const max = context.maxLegalName ?? context.config.legalNameMaxLength
  const patientLegalName = legalName(max, `${firstName} ${lastName}`)
  return [
    ...checkBoxes(walkIn.consentDetails, context),
    ...checkDocuments(walkIn.consentDetails, context),
    ...judgeFields({ ...signatureRules, patientLegalName }, walkIn, context),
    ...when(Number.isNaN(Date.parse(dateTime)), problem(`${SIGNATURE}.dateTime`, 'pattern')),
    ...when(
      relationshipWithPatient !== 'Self' &&
        guardianDetails !== undefined &&
        guardianDetails.relationshipWithPatient !== relationshipWithPatient,
      problem(`${GUARDIAN}.relationshipWithPatient`, 'pattern'),
    ),
  ]
}

/** Every box of the documents is ticked and every question answered (CONSENT-02, CONSENT-03); nothing is agreed to that was not asked. */
function checkBoxes(details: ConsentDetails, { consents }: WalkInContext): Problem[] {
  const boxes = consents.flatMap((document) => document.boxes)
  const asked = new Set<string>(boxes.map((box) => CONSENT_MAP[box.field]))
  return [
    ...boxes.flatMap((box) => {
      const consent = CONSENT_MAP[box.field]
      const isAnswer = ANSWERED_CONSENTS.includes(box.field)
      const isMissing = isAnswer ? details[consent] === undefined : details[consent] !== true
      const message = isAnswer ? 'requiredField' : 'boxRequired'
      return when(isMissing, problem(`consentDetails.${consent}`, message, 'consentMissing'))
    }),
    ...NEVER_UNASKED.flatMap((consent) =>
      when(details[consent] === true && !asked.has(consent), unasked(`consentDetails.${consent}`)),
    ),
  ]
}

/** Each text is named once, in a wording that a guest may have read (CONSENT-10). */
function checkDocuments({ documents }: ConsentDetails, { consents }: WalkInContext): Problem[] {
  // A client that does not say which wording it showed is taken at its word (BK-59).
  if (documents === undefined) return []
  const isUnasked = documents.some(({ slug }) => consents.every((asked) => asked.slug !== slug))
  return [
    ...consents.flatMap(({ slug, sha256, translations = [] }) => {
      const field = `${DOCUMENTS}.${slug}`
      const [named, ...again] = documents.filter((one) => one.slug === slug)
      if (!named) return [problem(field, 'requiredField', 'consentMissing')]
      const { language = 'en' } = named
      const known = language === 'en' ? sha256 : translations.find((one) => one.language === language)?.sha256
      const isOther = !known || (named.sha256 !== null && !known.includes(named.sha256))
      return [
        ...when(again.length > 0, problem(field, 'pattern')),
        ...when(isOther, problem(field, 'textChanged', 'consentChanged')),
      ]
    }),
    ...when(isUnasked, unasked(DOCUMENTS)),
  ]
}

import type { Infer } from 'superstruct'
import {
  array,
  boolean,
  enums,
  integer,
  literal,
  max,
  min,
  nullable,
  object,
  optional,
  pattern,
  record,
  size,
  string,
} from 'superstruct'
import { Address } from './address-validation.ts'
import { LANGUAGE_CODES } from './languages.ts'
import { ETHNICITIES, GENDERS, LANGUAGES, RACES, RELATIONSHIPS, SEXES } from './vocabulary.ts'

/** Widest texts on the wire, in code units; the rules of length that guests meet are in domain/ and count what a person sees. */
export const line = size(string(), 0, 400)
/** A first and a last name of 60 characters, each of up to four code units. */
const wholeName = size(string(), 0, 500)
export const note = size(string(), 0, 2000)
/** YYYY-MM-DD. */
export const day = pattern(string(), /^\d{4}-\d{2}-\d{2}$/)
/** ISO 8601 with seconds and an offset. */
export const instant = pattern(
  string(),
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/,
)
const phone = pattern(string(), /^\d{3}-\d{3}-\d{4}$/) // PATIENT-29
export const serviceId = max(min(integer(), 1), 2_147_483_647)

/** A hidden or unanswered field is absent, never empty (PATIENT-50). */
export const BasicInfo = object({
  firstName: line,
  lastName: line,
  preferredName: optional(line),
  dateOfBirth: day,
  phoneNumber: phone,
  isMobileNum: optional(boolean()),
  emailAddress: optional(line),
  weight: optional(line),
  sexAssignedAtBirth: optional(enums(SEXES)),
  gender: optional(enums(GENDERS)),
  race: optional(enums(RACES)),
  ethnicity: optional(enums(ETHNICITIES)),
  preferredLanguage: optional(enums(LANGUAGES)),
  altId: optional(line),
  motherMaidenFirstName: optional(line),
  motherMaidenLastName: optional(line),
  address: optional(Address),
  medicareBeneficiaryIdNumber: optional(line),
  primaryHealthcareProvider: optional(
    object({
      name: optional(line),
      address: optional(Address),
      phoneNumber: optional(phone),
      fax: optional(phone),
    }),
  ),
})
export type BasicInfo = Infer<typeof BasicInfo>

/** Simple insurance (INSURANCE-06). */
export const SimpleInsuranceInfo = object({
  hasPrimaryInsurance: enums(['1', '0']),
  insuranceCarrier: optional(line),
  cardholderIdNumber: optional(line),
  groupNumber: optional(line),
  stateIssuedId: optional(line),
  socialSecurityNumber: optional(line),
})
export type SimpleInsuranceInfo = Infer<typeof SimpleInsuranceInfo>

const yesNo = enums(['Yes', 'No'])
/** YYYY-MM-DD, or YYYY-MM of a guest who does not know the day. */
const dayOrMonth = pattern(string(), /^\d{4}-\d{2}(-\d{2})?$/)
const treatment = object({ name: line, lastTakenDate: optional(dayOrMonth), dose: optional(line) })

const questionKey = pattern(string(), /^[a-z][A-Za-z0-9]{0,63}$/)

/** Every configured question yields a Yes/No flag under its own key (HISTORY-24 to HISTORY-26). */
export const Questionnaire = record(questionKey, yesNo)
export type Questionnaire = Infer<typeof Questionnaire>

/** Detail lists of the questionnaire (HISTORY-27, HISTORY-28). */
export const MedicalInfo = object({
  immunoSuppressants: optional(size(array(treatment), 0, 20)),
  bloodProductDetails: optional(size(array(treatment), 0, 20)),
  recentVaccinationDetails: optional(
    size(array(object({ name: line, lastTakenDate: optional(dayOrMonth) })), 0, 20),
  ),
  allergies: optional(size(array(line), 0, 20)),
  medicalConditions: optional(size(array(line), 0, 20)),
  /** What the guest added to a Yes of a question without a list, by the question's key (HISTORY-27). */
  answerDetails: optional(size(array(object({ question: questionKey, text: line })), 0, 100)),
  withCare: optional(literal(true)), // HISTORY-22, HISTORY-23
})
export type MedicalInfo = Infer<typeof MedicalInfo>

/** The language of the screens when the guest submitted, in which free text may be; absent: English (LANG-08). */
export const formLanguage = optional(enums(LANGUAGE_CODES))

/** CONSENT-04 to CONSENT-10. */
export const ConsentDetails = object({
  consentToTreat: boolean(),
  privacyPolicyConsent: boolean(),
  hieConsent: optional(boolean()),
  noShowFeeConsent: optional(boolean()),
  patientPortalConsent: optional(boolean()),
  smsConsent: optional(boolean()),
  telenutritionConsent: optional(boolean()),
  telehealthConsent: optional(boolean()),
  signature: object({
    legalName: wholeName,
    dateTime: instant,
    relationshipWithPatient: enums(RELATIONSHIPS),
    guardianName: optional(line),
    guardianLastName: optional(line),
    guardianDetails: optional(
      object({
        phoneNumber: phone,
        relationshipWithPatient: enums(RELATIONSHIPS),
        address: Address,
        dateOfBirth: day,
        sexAssignedAtBirth: optional(enums(SEXES)),
      }),
    ),
  }),
  /**
   * Which wording was agreed to (CONSENT-10): each text that the form asks to agree to, once, with the hex sha256 of what was shown.
   * null: this device can make none, as it has no secure context. Absent: the client did not say which wording it showed (BK-59).
   * `language`: of what was shown; absent: English (LANG-07).
   */
  documents: optional(
    size(
      array(
        object({
          slug: line,
          sha256: nullable(pattern(string(), /^[0-9a-f]{64}$/)),
          language: optional(enums(LANGUAGE_CODES)),
        }),
      ),
      0,
      20,
    ),
  ),
})
export type ConsentDetails = Infer<typeof ConsentDetails>

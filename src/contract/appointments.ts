import type { Infer, Struct } from 'superstruct'
import {
  array,
  boolean,
  coerce,
  dynamic,
  enums,
  is,
  literal,
  number,
  object,
  optional,
  pattern,
  record,
  size,
  string,
  type,
  unknown,
} from 'superstruct'
import { Address } from './address-validation.ts'
import type { Endpoint } from './endpoint.ts'
import {
  BasicInfo,
  ConsentDetails,
  formLanguage,
  instant,
  line,
  MedicalInfo,
  note,
  Questionnaire,
  SimpleInsuranceInfo,
  serviceId,
} from './intake.ts'
import { ofTables } from './of-tables.ts'
import { asList } from './readable.ts'
import { LONGEST_RESERVATION_CODE } from './reservations.ts'
import { BUSINESS_NAMES, LOCATION_ID, RELATIONSHIPS, SEXES, STATE_CODE } from './vocabulary.ts'
import { Booked } from './walk-in-call.ts'

const yesNo = enums(['YES', 'NO'])

const policy = {
  insuranceCarrier: optional(line),
  memberId: optional(line),
  groupNumber: optional(line),
  'policyholder-firstName': optional(line),
  'policyholder-lastName': optional(line),
  relation: optional(enums(RELATIONSHIPS)),
  sexAssignedAtBirth: optional(enums(SEXES)),
  personCode: optional(line),
  sendInvoiceTo: optional(line),
  /** Where the chosen carrier asks for it (INSURANCE-09). */
  claimsAddress: optional(Address),
}

type Prefixed<Prefix extends string, Fields> = {
  [Name in keyof Fields & string as `${Prefix}-${Name}`]: Fields[Name]
}

/** The fields with a prefix before their names (INSURANCE-04). */
function prefixed<Prefix extends string, Fields extends object>(
  prefix: Prefix,
  fields: Fields,
): Prefixed<Prefix, Fields> {
  const named = Object.entries(fields).map(([name, struct]) => [`${prefix}-${name}`, struct])
  return Object.fromEntries(named) as Prefixed<Prefix, Fields>
}

/** Insurance of a visit at a clinic (INSURANCE-01 to INSURANCE-05). */
export const InsuranceInfo = object({
  hasPrimaryInsurance: yesNo,
  hasMedicaid: optional(yesNo),
  hasMedicare: optional(yesNo),
  hasReferral: optional(yesNo),
  /** Who referred the patient (BK-34); on the wire it is in `extension`. */
  referredBy: optional(line),
  hasSecondaryInsurance: optional(yesNo),
  ...prefixed('primary', policy),
  ...prefixed('secondary', policy),
  stateId: optional(line),
  socialSecurityNumber: optional(line),
})
export type InsuranceInfo = Infer<typeof InsuranceInfo>

/** What was chosen, in the words that the guest read, and the guest's own words (HISTORY-30). */
const AnswerList = object({ answers: size(array(line), 0, 100), otherAnswer: optional(note) })
export type AnswerList = Infer<typeof AnswerList>

/**
 * The seven items of the dietitian's questionnaire (HISTORY-29). For current_medications `answers` is Yes or No, and `otherAnswer`
 * names the medications. For food_allergies `answers` begins with Yes or No. The two free texts (any_other_information,
 * food_dislikes) have only `otherAnswer`.
 */
export const DietitianQuestionnaire = object({
  medical_conditions: optional(AnswerList),
  current_medications: optional(AnswerList),
  any_other_information: optional(AnswerList),
  food_allergies: optional(AnswerList),
  food_dislikes: optional(AnswerList),
  learning_objectives: optional(AnswerList),
  referral_source: optional(AnswerList),
})
export type DietitianQuestionnaire = Infer<typeof DietitianQuestionnaire>

/** Chooses one of two structs by the value that was sent. The error of a union would not name the wrong field inside. */
function either<A, B>(
  isFirst: (value: unknown) => boolean,
  first: Struct<A, unknown>,
  second: Struct<B, unknown>,
): Struct<A | B, null> {
  return dynamic<A | B>((value) => (isFirst(value) ? first : second) as Struct<A | B, unknown>)
}

const EitherInsurance = either(
  (value) => isOneOf(fieldOf(value, 'hasPrimaryInsurance'), ['1', '0']),
  SimpleInsuranceInfo,
  InsuranceInfo,
)
const EitherQuestionnaire = either(isDietitian, DietitianQuestionnaire, Questionnaire)

/** Whether an insurance is that of the simple form (INSURANCE-06). */
export function isSimple(insurance: SimpleInsuranceInfo | InsuranceInfo): insurance is SimpleInsuranceInfo {
  return isOneOf(insurance.hasPrimaryInsurance, ['1', '0'])
}

/** Whether answers are those of the dietitian's questionnaire. */
export function isDietitian(questionnaire: unknown): questionnaire is DietitianQuestionnaire {
  return Object.keys(DietitianQuestionnaire.schema).some((name) => fieldOf(questionnaire, name) !== undefined)
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

function isOneOf(value: unknown, words: readonly string[]): boolean {
  return typeof value === 'string' && words.includes(value)
}

/** `value` is the instant, with its offset. `timezone` only names the zone in which people read it (API-52). */
const DateTime = object({ value: instant, timezone: size(string(), 1, 64) })
/** A provider may make codes in another form than our server's, so any text of this length is accepted (BK-63). */
const reservationCode = size(string(), 1, LONGEST_RESERVATION_CODE)

/** What a guest books (BOOK-01 to BOOK-06). A hidden or unanswered field is absent, never empty (PATIENT-50). Names of S2 section 3 are read too (BK-59). */
export const BookingBody = ofTables(
  object({
    businessName: enums(BUSINESS_NAMES),
    serviceIds: size(array(serviceId), 1, 20),
    dateTime: DateTime,
    /**
     * The provider of the slot. A booking with a virtual team leaves it out: the server takes the first free clinician licensed in
     * the patient's state.
     */
    locationNumber: optional(pattern(string(), LOCATION_ID)),
    /** The state that the patient of a visit on video is in (BOOK-04). */
    licensureState: optional(pattern(string(), STATE_CODE)),
    /** The code of the hold on this slot. The app releases the hold just before it books with the code (BOOK-08). */
    reservationCode: optional(reservationCode),
    followupAppointment: optional(
      object({ serviceId, dateTime: DateTime, reservationCode: optional(reservationCode) }),
    ),
    /** The type that the guest chose, by which the form was made; absent: that of the first service. */
    category: optional(size(line, 1, 300)),
    /** Answers of the eligibility screen by field, where one was asked (ELIG); the birth date is taken from basicInfo. */
    eligibility: optional(record(pattern(string(), /^[A-Za-z][A-Za-z0-9_]{0,63}$/), size(string(), 0, 400))),
    /**
     * Ids of the services that the guest answered those questions for, including second doses and services that the answers added.
     */
    eligibilityServiceIds: optional(size(array(serviceId), 0, 20)),
    patientTimeZone: optional(size(string(), 1, 64)),
    formLanguage,
    basicInfo: BasicInfo,
    requestedVaccinations: size(array(line), 0, 50),
    comments: optional(note),
    /** Reasons for the visit, and last, where it is asked for, one in the guest's own words (HISTORY-14). */
    notes: optional(size(array(line), 0, 50)),
    insuranceInfo: optional(EitherInsurance),
    medicalInfo: optional(MedicalInfo),
    questionnaire: optional(EitherQuestionnaire),
    consentDetails: ConsentDetails,
  }),
)
export type BookingBody = Infer<typeof BookingBody>

/**
 * `counterCode` names the appointment at the counter, and opens nothing; `durationMinutes` is how long it takes (BK-39). Other providers
 * have neither (BK-63). `hasMails`: whether the guest can ask for e-mails about the visit (VISIT-06).
 */
export const BookedAppointment = type({
  ...Booked.schema,
  counterCode: optional(string()),
  durationMinutes: optional(number()),
  hasMails: optional(boolean()),
})
export type BookedAppointment = Infer<typeof BookedAppointment>
/** The appointment, and its follow-up where there is one (API-30). */
export const BookedAppointments = coerce(
  type({ appointments: size(array(BookedAppointment), 1, 2) }),
  unknown(),
  (data) => ({ appointments: appointmentsIn(data) }),
)
export type BookedAppointments = Infer<typeof BookedAppointments>

/**
 * Reads the appointments of an answer in any of three shapes: a list under `appointments`, a bare list, or one bare appointment. A
 * follow-up that is null is left out.
 */
function appointmentsIn(data: unknown): unknown[] {
  return asList(fieldOf(data, 'appointments') ?? data)
}

const v1 = '/appointment-management/v1/appointments'
const v2 = '/appointment-management/v2/appointments'

/**
 * POST books a visit, with its follow-up or neither, once (API-24, API-30, API-31, API-49). 409 slotTaken (BOOK-12), 429
 * duplicateAppointment (BOOK-14); 400 and 404 with the field for what could never be booked; 422 idempotencyKeyReused.
 */
export const bookAppointment: Endpoint<Record<string, never>, BookingBody, BookedAppointments> = {
  method: 'POST',
  path: v2,
  query: object({}) as never,
  body: BookingBody,
  data: BookedAppointments,
  status: 201,
  idempotent: true,
}

/** The same at the other version's address (API-23, BK-62). */
export const bookAppointmentV1: typeof bookAppointment = { ...bookAppointment, path: v1 }

export const CancelBody = object({ status: literal('CANCELED'), confirmCode: string() })
export type CancelBody = Infer<typeof CancelBody>
const CanceledAppointment = type({
  id: string(),
  status: optional(literal('CANCELED')),
  startsAt: optional(instant),
  /** How often it was moved before: its calendar entries have that SEQUENCE (VISIT-02). */
  revision: optional(number()),
})

/**
 * The appointments that the call cancelled: with a first dose, its follow-up too (CANCEL-14). The calendar entry that cancels them
 * needs `startsAt`. S2 section 7 names no member of this answer, so the app accepts any data and leaves out entries that it cannot
 * read (BK-65).
 */
export const CanceledAppointments = coerce(
  type({ appointments: array(CanceledAppointment) }),
  unknown(),
  (data) => ({ appointments: appointmentsIn(data).filter((one) => is(one, CanceledAppointment)) }),
)
export type CanceledAppointments = Infer<typeof CanceledAppointments>

/**
 * PUT cancels an appointment that is still to come, a first dose with its follow-up (API-34, CANCEL-12 to CANCEL-14). 409
 * alreadyCanceled (CANCEL-15); 404 alike for an unknown id, a wrong code and a visit that has begun or that staff have finished.
 */
export const cancelAppointment: Endpoint<Record<string, never>, CancelBody, CanceledAppointments> = {
  method: 'PUT',
  path: `${v1}/:id`,
  query: object({}) as never,
  body: CancelBody,
  data: CanceledAppointments,
  status: 200,
  idempotent: false,
}

/** The same at the other version's address (API-35). */
export const cancelAppointmentV2: typeof cancelAppointment = { ...cancelAppointment, path: `${v2}/:id` }

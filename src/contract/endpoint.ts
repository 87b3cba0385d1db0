import type { Struct } from 'superstruct'
import { array, number, optional, string, type } from 'superstruct'

export { BODY_LENGTH_HEADER, TENANT_HEADERS } from './entry.ts'

/**
 * The error body of every refused call (API-48): keys are stable words, `field` is the payload path it concerns. Where a rule of the
 * form is broken, `message` is the key of a text and `values` has its numbers; the app has the text. Else it is for programmers.
 */
export const ErrorBody = type({
  errors: array(
    type({
      key: string(),
      message: string(),
      values: optional(array(number())),
      field: optional(string()),
    }),
  ),
})
export type ErrorBody = { errors: ApiError[] }
export type ApiError = { key: ErrorKey; message: string; values?: number[]; field?: string }

/** Stable error keys on the wire (API-48, API-50). New keys are added, none is renamed. */
export const ERROR_KEYS = [
  'invalidRequest',
  'unknownField',
  'bodyTooLarge',
  'unsupportedMediaType',
  'invalidEncoding',
  'bodyBroken',
  'invalidIdempotencyKey',
  'idempotencyKeyReused',
  'crossSite',
  'notFound',
  'methodNotAllowed',
  'requestTimeout',
  'unknownLocation',
  'locationClosed',
  'unknownService',
  'serviceNotOffered',
  'serviceSwitchedOff',
  'TooManyReasonsErrorMessage',
  'tooManyVaccines',
  'servicesNotTogether',
  'vaccinesNotTogether',
  'locationUnavailable',
  'slotTaken',
  'holdExpired',
  'notOnSchedule',
  'patientTooYoung',
  'patientTooOld',
  'consentMissing',
  'consentChanged',
  'notEligible',
  'doseTooEarly',
  'duplicateAppointment',
  'alreadyCanceled',
  'unknownAppointment',
  'visitChanged',
  'visitBegun',
  'tooManyMoves',
  'sameTime',
  'followupTooEarly',
  'notMovable',
  'offerOver',
  'noMessages',
  'wordingChanged',
  'optedOut',
  'wrongBirthDate',
  'noReceipt',
  'unknownOutboxKey',
  'sealBroken',
  'wrongKioskCode',
  'busy',
  'notHeld',
  'serverError',
  // Of the operator's API.
  'tokenMissing',
  'tokenUnknown',
  'tokenExpired',
  'tokenInAddress',
  'tokenScope',
  'tokenLocation',
  'invalidCursor',
  'cursorOfAnotherDatabase',
  'cursorAhead',
  'unknownVisit',
  'noPublicUrl',
  'unknownReader',
  'unknownClosure',
  'statusBackwards',
  'undoTooLate',
  'invalidFile',
  'needsYes',
  // Of the counter.
  'deskUnknown',
  'deskRevoked',
  'deskLocked',
  'invitationOver',
  'pinTooSimple',
  'wrongPin',
  'pinWait',
] as const
export type ErrorKey = (typeof ERROR_KEYS)[number]

/**
 * One call of the provider's API: the app calls it, the server answers it (design: one value a call).
 * `query` and `body` are decoded strictly by the server, `data` tolerantly by the app; the reply on the wire is `{ data, meta?, warnings? }` (API-03).
 */
export interface Endpoint<Query, Body, Data> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** May hold segments such as ":reservationCode". */
  readonly path: string
  /** By the names without the prefix "filter.", which is written before each of them but those with a dot and those of `plain`. */
  readonly query: Struct<Query, unknown>
  /** Names of the query that are written without a prefix, as in S1 section 7 (API-12, BK-58). */
  readonly plain?: readonly string[]
  /** Refuses names of the query that it does not know: a misspelled `dryRun` must not write. Other calls ignore them (FEED-14). */
  readonly refusesUnknownQuery?: true
  readonly body: Struct<Body, unknown>
  readonly data: Struct<Data, unknown>
  /** Status of the first successful answer. */
  readonly status: 200 | 201 | 204
  /** An empty body counts as {}: the call needs no payload (BK-62). */
  readonly mayLackBody?: true
  /** Media types of a body that the call reads as it arrives; `body` is never. */
  readonly streams?: readonly string[]
  /** Whether the call reads an Idempotency-Key header (API-49). */
  readonly idempotent: boolean
}

/** Header of the app's calls: the version of the contract that the page was built with. */
export const CONTRACT_HEADER = 'x-contract'
/** Grows with each release that adds a member to a body. A member is optional for one release after the one that adds it (RUN-06). */
export const CONTRACT_VERSION = 1

/** Request bodies are at most this many bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/** Shortest and longest idempotency key, in printable ASCII characters (API-49). With a shorter key two programs may choose the same. */
export const MIN_IDEMPOTENCY_KEY = 16
export const MAX_IDEMPOTENCY_KEY = 128

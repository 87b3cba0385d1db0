import type { Infer } from 'superstruct'
import {
  any,
  array,
  coerce,
  enums,
  integer,
  max,
  min,
  never,
  nullable,
  number,
  object,
  optional,
  pattern,
  size,
  string,
  type,
  unknown,
} from 'superstruct'
import type { Endpoint } from './endpoint.ts'
import { ofTables } from './of-tables.ts'
import { asList } from './readable.ts'
import { BUSINESS_NAMES, LOCATION_ID, STATE_CODE } from './vocabulary.ts'

/** Header of slot searches and of a further hold: the code of the hold this guest had last (API-51). */
export const RESERVATION_HEADER = 'x-reservation'

/** A code of our server: 128 random bits, base64url (API-51). Those of other providers are any text, at most this long. */
export const RESERVATION_CODE = /^[A-Za-z0-9_-]{22}$/
export const LONGEST_RESERVATION_CODE = 200

/** How long a hold lasts, and how long it may last with all its renewals, in milliseconds (HOLD-24). */
export const HOLD_MS = 15 * 60_000
export const LONGEST_HOLD_MS = 60 * 60_000
/** A hold on a day of which many places are held lives this long and is not renewed, in milliseconds. */
export const SHORT_HOLD_MS = 5 * 60_000
/** The grace: for so many milliseconds only the former holder can book or hold a released slot (BOOK-08). */
export const GRACE_MS = 60_000

const ServiceId = max(min(integer(), 1), 9_999_999)

export const ReservationBody = ofTables(
  object({
    serviceId: ServiceId,
    /** All services of the appointment, if there are several. The hold is as long as the longest of them. */
    serviceIds: optional(size(array(ServiceId), 1, 20)),
    businessName: enums(BUSINESS_NAMES),
    /** ISO 8601 with an offset (API-52). */
    reservationTime: pattern(
      string(),
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/,
    ),
    /** In place of a location number: any free provider who is licensed in this state (HOLD-18, HOLD-19). */
    licensureState: optional(pattern(string(), STATE_CODE)),
    locationNumber: optional(pattern(string(), LOCATION_ID)),
  }),
)
export type ReservationBody = Infer<typeof ReservationBody>

/**
 * `expiresAt`: ISO 8601 instant; `locationNumber`: whose time is held. The tables name the code alone (S2 section 7): without the others the
 * hold is one of HOLD_MS at the location of the slot (BK-63).
 */
export const Reservation = type({
  reservationCode: coerce(size(string(), 1, LONGEST_RESERVATION_CODE), number(), String),
  expiresAt: optional(nullable(string())),
  locationNumber: optional(nullable(string())),
})
export type Reservation = Infer<typeof Reservation>
const Reservations = type({
  appointmentReservations: coerce(size(array(Reservation), 1, 10), unknown(), asList),
})
export type Reservations = Infer<typeof Reservations>

const path = '/appointment-management/v1/appointment-reservations'

/**
 * POST holds a time (API-16, API-51). 409 slotTaken; 400 with the field for a time that is past, too distant, closed or off
 * the grid; 404 unknownLocation or unknownService. Reads x-reservation: the caller's own hold does not block the time, also in its grace.
 */
export const reserve: Endpoint<Record<string, never>, ReservationBody, Reservations> = {
  method: 'POST',
  path,
  query: object({}) as never,
  body: ReservationBody,
  data: Reservations,
  status: 201,
  idempotent: true,
}

/** PUT extends a hold by HOLD_MS, up to LONGEST_HOLD_MS in all (HOLD-24); 409 holdExpired. */
export const extendReservation: Endpoint<Record<string, never>, Record<string, never>, Reservations> = {
  method: 'PUT',
  path: `${path}/:reservationCode`,
  query: object({}) as never,
  body: object({}) as never,
  mayLackBody: true,
  data: Reservations,
  status: 200,
  idempotent: false,
}

/** DELETE releases; 204 whatever the code (API-18, API-51). */
export const releaseReservation: Endpoint<Record<string, never>, never, undefined> = {
  method: 'DELETE',
  path: `${path}/:reservationCode`,
  query: object({}) as never,
  body: never(),
  data: any(),
  status: 204,
  idempotent: false,
}

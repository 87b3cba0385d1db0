import type { Infer } from 'superstruct'
import { array, integer, min, object, optional, size, string, type } from 'superstruct'
import { BookingBody } from './appointments.ts'
import type { Endpoint } from './endpoint.ts'
import { instant } from './intake.ts'

/** How often a guest can move a visit (VISIT-02). */
export const MOST_MOVES = 5

/**
 * Header of slot searches and of holds for a move: id and confirm code of the appointment, with a "." between them. Its own cells, and those
 * of its second dose, count as free (VISIT-03).
 */
export const APPOINTMENT_HEADER = 'x-appointment'

const { dateTime, reservationCode } = BookingBody.schema

/**
 * What moves: the appointment of the link, its second dose, or both. `revision` is the one that the guest has seen, so that of two people with
 * one link the second one learns of the other's move.
 */
export const MoveBody = object({
  confirmCode: string(),
  revision: min(integer(), 0),
  dateTime: optional(dateTime),
  /** The code of the hold on the new time; absent: the time is taken if it is free. */
  reservationCode,
  followupAppointment: optional(object({ dateTime, reservationCode })),
})
export type MoveBody = Infer<typeof MoveBody>

const MovedAppointment = type({
  id: string(),
  revision: integer(),
  dateTime: type({ value: instant, timezone: string() }),
  durationMinutes: integer(),
})

/** The whole visit after the move, also the appointment that kept its time. */
export const MovedAppointments = type({ appointments: size(array(MovedAppointment), 1, 2) })
export type MovedAppointments = Infer<typeof MovedAppointments>

/**
 * POST moves a visit to another time in one step, once for the key (VISIT-02, API-49). Id, counter code and link stay. 404 unknownAppointment,
 * the same for an unknown id and a wrong code. 409: alreadyCanceled, visitBegun, visitChanged, tooManyMoves, notMovable, slotTaken. 400 with the
 * field: notOnSchedule, sameTime, followupTooEarly, serviceNotOffered, and what the eligibility rules refuse on the new day.
 */
export const moveAppointment: Endpoint<Record<string, never>, MoveBody, MovedAppointments> = {
  method: 'POST',
  path: '/appointment-management/v1/appointments/:id/move',
  query: object({}) as never,
  body: MoveBody,
  data: MovedAppointments,
  status: 200,
  idempotent: true,
}

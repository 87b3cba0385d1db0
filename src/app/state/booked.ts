import { type Appointment, visit } from './visit.ts'

type BookingCodes = {
  id: string
  confirmCode: string
  counterCode?: string | undefined
  durationMinutes?: number | undefined
  hasMails?: boolean | undefined
}

/** Stores ids and codes of the booked appointments, and removes their holds (BOOK-09, WALKIN-20). */
export function storeBooking(booked: BookingCodes, followup?: BookingCodes): void {
  if (visit.appointment) store(visit.appointment, booked)
  if (visit.followup && followup) store(visit.followup, followup)
  visit.pending = undefined
}

function store(
  appointment: Appointment,
  { id, confirmCode, counterCode, durationMinutes, hasMails }: BookingCodes,
): void {
  Object.assign(appointment, {
    id,
    confirmCode,
    ...(counterCode !== undefined && { counterCode }),
    ...(durationMinutes !== undefined && { durationMinutes }),
    ...(hasMails !== undefined && { hasMails }),
  })
  for (const held of ['reservationCode', 'heldSince', 'holdExpiresAt', 'heldAt', 'isUnheld'] as const)
    delete appointment[held]
}

/** Records that the walk-in is in the outbox. */
export function storeSaved(idempotencyKey: string): void {
  if (visit.appointment) visit.appointment.savedAs = idempotencyKey
  visit.pending = undefined
}

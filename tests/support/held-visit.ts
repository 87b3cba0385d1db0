import type { ReservationBody } from '#contract/reservations'
import type { Appointment, Visit } from '../../src/app/state/visit.ts'
import { type AppointmentApp, FIRST, SECOND } from './appointments.ts'
import { aReservation } from './booking.ts'
import { answering, aVisit } from './intake.ts'

const ZONE = 'America/New_York'

/** A visit at aLocation() tomorrow at ten for one flu vaccine, every step answered rightly by an adult. */
export function aFluBooking(overrides: Partial<Visit> = {}): Visit {
  const flu = { id: 501, name: 'Flu dose 1', isAvailable: true, isVaccine: true }
  return aVisit({
    flow: 'EVERYDAY_VACCINE',
    category: 'Vaccines',
    appointment: { services: [flu], timestamp: FIRST, timezone: ZONE },
    ...overrides,
  })
}

/** Both doses against shingles, for somebody who is old enough. */
export function aTwoDoseBooking(overrides: Partial<Visit> = {}): Visit {
  const dose = (id: number, name: string, timestamp: string): Appointment => ({
    services: [{ id, name, isAvailable: true, isVaccine: true }],
    timestamp,
    timezone: ZONE,
  })
  const visit = aFluBooking({
    appointment: dose(502, 'Shingles dose 1', FIRST),
    followup: dose(505, 'Shingles dose 2', SECOND),
    eligibility: { hasReceivedFirstDose: 'No', selectedDose: 'bothDoses' },
    eligibilityServiceIds: [502],
    ...overrides,
  })
  const older = answering(visit, 'patientDetails', { dobYear: '1960' })
  // Who is 66 is not asked whether she is pregnant.
  return answering(older, 'medicalInformation', { isPregnant: undefined })
}

/** The visit at another time. */
export function movedTo(visit: Visit, timestamp: string): Visit {
  return { ...visit, appointment: visit.appointment && { ...visit.appointment, timestamp } }
}

/** The visit with its times held by a server that runs. */
export async function holding(app: AppointmentApp, visit: Visit): Promise<Visit> {
  const appointment = visit.appointment && (await held(app, visit.appointment))
  const followup = visit.followup && (await held(app, visit.followup))
  return { ...visit, appointment, followup }
}

async function held(app: AppointmentApp, time: Appointment): Promise<Appointment> {
  const body: Partial<ReservationBody> = {
    serviceId: time.services[0]?.id ?? 0,
    reservationTime: time.timestamp,
  }
  const response = await app.hold({ ...aReservation(), ...body })
  const [reservation] = (await response.json()).data.appointmentReservations
  const { reservationCode, expiresAt } = reservation
  return { ...time, reservationCode, holdExpiresAt: Date.parse(expiresAt), heldAt: '01400376' }
}

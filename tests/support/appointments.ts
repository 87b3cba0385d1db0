import type { BookedAppointment, BookingBody } from '#contract/appointments'
import { bookAppointment, cancelAppointment } from '#contract/appointments'
import { reserve } from '#contract/reservations'
import type { AppDeps } from '../../src/server/create-app.ts'
import type { StoredAppointment } from '../../src/server/store/store.ts'
import { aReservation, type BookingApp, openBookingApp } from './booking.ts'
import { aDirectoryService, agreedTo, aWalkIn } from './builders.ts'

/** Tomorrow at ten at aLocation(), and 60 days later, the first day of the second dose; both far from any change of the clocks. */
export const FIRST = '2026-11-21T10:00:00-05:00'
export const SECOND = '2027-01-20T10:00:00-05:00'

const SERVICES = [
  aDirectoryService({ maxDaysAhead: 30, businessNames: ['pharmacy', 'tlc'] }),
  aDirectoryService({
    id: 502,
    name: 'Shingles dose 1',
    maxDaysAhead: 30,
    followupServiceId: 505,
    followupAfterDays: 60,
  }),
  aDirectoryService({ id: 505, name: 'Shingles dose 2', maxDaysAhead: 120, dose: 2 }),
  aDirectoryService({
    id: 503,
    name: 'HPV dose 1',
    maxDaysAhead: 30,
    followupServiceId: 505,
    followupAfterDays: 30,
  }),
  aDirectoryService({ id: 507, name: 'COVID-19', groupName: 'COVID-19 Vaccines', isCovidVaccine: true }),
  aDirectoryService({
    id: 601,
    name: 'Physical',
    groupName: 'Physicals',
    businessNames: ['tlc'],
    isVaccine: false,
    cells: 2,
    leadTime: 1,
    maxDaysAhead: 60,
  }),
  aDirectoryService({
    id: 701,
    name: 'Video visit',
    groupName: 'Video Visits',
    businessNames: ['tlc'],
    isVaccine: false,
    maxDaysAhead: 14,
  }),
  aDirectoryService({
    id: 801,
    name: 'Nutrition',
    groupName: 'Telenutrition',
    businessNames: ['dietitian'],
    isVaccine: false,
    cells: 2,
    leadTime: 3,
    maxDaysAhead: 90,
  }),
]

/** A flu vaccine for an adult at aLocation(), tomorrow at ten, without a hold. */
export function aFluVisit(overrides: Partial<BookingBody> = {}): BookingBody {
  const { counterCode: _, createdAt: __, notes: ___, ...typed } = aWalkIn()
  return { ...typed, dateTime: { value: FIRST, timezone: 'America/New_York' }, ...overrides }
}

/** A guest who is somebody else than others with another number. */
export function guest(number: number): BookingBody['basicInfo'] {
  return { ...aWalkIn().basicInfo, phoneNumber: `513-555-${String(number).padStart(4, '0')}` }
}

/** Both doses against shingles, by somebody who is old enough. */
export function twoDoses(overrides: Partial<BookingBody> = {}): BookingBody {
  return aFluVisit({
    serviceIds: [502],
    requestedVaccinations: ['Shingles'],
    basicInfo: { ...aWalkIn().basicInfo, dateOfBirth: '1960-07-04' },
    eligibility: { hasReceivedFirstDose: 'No', selectedDose: 'bothDoses' },
    // Who is 66 is not asked whether she is pregnant.
    questionnaire: Object.fromEntries(
      Object.entries(aWalkIn().questionnaire ?? {}).filter(([key]) => key !== 'isPregnant'),
    ),
    followupAppointment: { serviceId: 505, dateTime: { value: SECOND, timezone: 'America/New_York' } },
    ...overrides,
  })
}

/** What is agreed to at the clinic, and on video. */
const AT_CLINIC: BookingBody['consentDetails'] = {
  ...aWalkIn().consentDetails,
  noShowFeeConsent: true,
  patientPortalConsent: true,
  documents: agreedTo('financialConsent', 'privacyPractice', 'generalConsent'),
}
const ON_VIDEO: BookingBody['consentDetails'] = {
  ...AT_CLINIC,
  documents: agreedTo('telemedicineFinancialConsent', 'privacyPractice', 'generalConsent'),
}

/** A physical at the clinic, with the clinic's own steps. */
export function aPhysical(overrides: Partial<BookingBody> = {}): BookingBody {
  const { comments: _, medicalInfo: __, questionnaire: ___, ...typed } = aFluVisit()
  return {
    ...typed,
    businessName: 'tlc',
    locationNumber: '95100001',
    serviceIds: [601],
    requestedVaccinations: [],
    dateTime: { value: '2026-11-23T10:00:00-05:00', timezone: 'America/New_York' },
    notes: ['Fever', 'I also cough at night'],
    insuranceInfo: {
      hasPrimaryInsurance: 'YES',
      hasMedicaid: 'NO',
      hasMedicare: 'NO',
      hasReferral: 'NO',
      hasSecondaryInsurance: 'NO',
      'primary-insuranceCarrier': 'Employer plan',
      'primary-memberId': 'QX55820914',
      'primary-relation': 'Self',
      'primary-sendInvoiceTo': 'Patient',
      'primary-claimsAddress': {
        addressLines: ['PO Box 40'],
        cityTown: 'Dayton',
        stateProvince: 'OH',
        postalCode: '45401',
      },
    },
    consentDetails: AT_CLINIC,
    ...overrides,
  }
}

/** A visit on video by a patient in Ohio, with whoever is free. */
export function aVideoVisit(overrides: Partial<BookingBody> = {}): BookingBody {
  const { locationNumber: _, ...typed } = aPhysical()
  return {
    ...typed,
    serviceIds: [701],
    dateTime: { value: '2026-11-23T13:00:00-05:00', timezone: 'America/New_York' },
    licensureState: 'OH',
    consentDetails: { ...ON_VIDEO, telehealthConsent: true },
    ...overrides,
  }
}

/** A visit to the dietitian, with the seven items of the questionnaire. */
export function aNutritionVisit(overrides: Partial<BookingBody> = {}): BookingBody {
  const { notes: _, insuranceInfo: __, ...typed } = aVideoVisit()
  return {
    ...typed,
    businessName: 'dietitian',
    locationNumber: '97000001',
    serviceIds: [801],
    dateTime: { value: '2026-11-24T10:00:00-05:00', timezone: 'America/New_York' },
    consentDetails: { ...ON_VIDEO, telenutritionConsent: true },
    questionnaire: {
      medical_conditions: { answers: ['Diabetes'], otherAnswer: 'Sore knees' },
      current_medications: { answers: ['Yes'], otherAnswer: 'Metformin' },
      any_other_information: { answers: [], otherAnswer: 'I work at night' },
      food_allergies: { answers: ['Yes', 'Eggs'] },
      learning_objectives: { answers: ['Eat healthier'] },
      referral_source: { answers: ['Online'] },
    },
    ...overrides,
  }
}

/** A server as openBookingApp() has it, and what tests of bookings ask of it. */
export interface AppointmentApp extends BookingApp {
  book(body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Books, and throws when that is refused. */
  booked(body: unknown, headers?: Record<string, string>): Promise<BookedAppointment[]>
  /** Status, keys and fields of a refusal; keys are empty when it was none. */
  refused(
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<[number, string[], (string | undefined)[]]>
  /** Holds a time and gives the code. */
  held(body?: Parameters<BookingApp['hold']>[0]): Promise<string>
  cancel(id: string, body: unknown): Promise<Response>
  appointments(): Promise<StoredAppointment[]>
}

export async function openAppointmentApp(overrides: Partial<AppDeps> = {}): Promise<AppointmentApp> {
  const app = await openBookingApp(overrides)
  await app.store.putServices(SERVICES)
  const book: AppointmentApp['book'] = (body, headers) => app.post(bookAppointment.path, body, headers)
  return {
    ...app,
    book,
    async booked(body, headers) {
      const response = await book(body, headers)
      const text = await response.text()
      if (response.status !== bookAppointment.status) throw new Error(text)
      return JSON.parse(text).data.appointments
    },
    async refused(body, headers) {
      const response = await book(body, headers)
      const { errors = [] } = (await response.json()) as { errors?: { key: string; field?: string }[] }
      return [response.status, errors.map(({ key }) => key), errors.map(({ field }) => field)]
    },
    async held(body = {}) {
      const response = await app.hold({ ...aReservation(), ...body })
      const { data } = await response.json()
      if (response.status !== reserve.status) throw new Error('nothing is held')
      return data.appointmentReservations[0].reservationCode
    },
    cancel: (id, body) =>
      app.send(cancelAppointment.path.replace(':id', encodeURIComponent(id)), {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    async appointments() {
      const found: StoredAppointment[] = []
      for await (const one of app.store.appointmentsSince(0)) found.push(one)
      return found
    },
  }
}

import type { BookingBody } from '#contract/appointments'
import {
  type AppointmentLine,
  type CheckInLine,
  type NeedsAttentionLine,
  SCHEMA_VERSION,
} from '#contract/visit-line'
import type { WalkIn } from '#contract/walk-in'
import type { ReadableLine, VisitContext } from '../../src/server/events/formats/fhir/visit-context.ts'
import { aFluVisit, aNutritionVisit, aPhysical, aVideoVisit, twoDoses } from './appointments.ts'
import { aLocation, aWalkIn } from './builders.ts'

/** A line of a check-in at aLocation(). */
export function aCheckInLine(payload: WalkIn = aWalkIn(), more: Partial<CheckInLine> = {}): CheckInLine {
  return {
    schemaVersion: SCHEMA_VERSION,
    kind: 'walkin',
    id: 'K3vX_9-check-in',
    counterCode: payload.counterCode ?? 'B7K2MX',
    status: 'checkedIn',
    businessName: 'pharmacy',
    locationId: payload.locationNumber,
    serviceIds: payload.serviceIds,
    createdAt: payload.createdAt ?? '2026-11-20T16:59:45.000Z',
    receivedAt: '2026-11-20T17:00:00.000Z',
    payload,
    ...more,
  }
}

/** A line of a check-in that a person must look at; `payload` is anything. */
export function aLineToLookAt(payload: unknown, reasons: string[]): NeedsAttentionLine {
  return { ...aCheckInLine(), status: 'needsAttention', reasons, payload }
}

/** A line of an appointment that lasts 20 minutes. */
export function anAppointmentLine(body: BookingBody, more: Partial<AppointmentLine> = {}): AppointmentLine {
  const { reservationCode: _, followupAppointment, ...typed } = body
  const locationId = body.locationNumber ?? '96000001'
  const start = Date.parse(body.dateTime.value)
  return {
    schemaVersion: SCHEMA_VERSION,
    kind: 'appointment',
    id: 'bK3vX_9-appointment',
    counterCode: 'C7K2MX',
    status: 'booked',
    businessName: body.businessName,
    locationId,
    serviceIds: body.serviceIds,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 20 * 60_000).toISOString(),
    createdAt: '2026-11-20T17:00:00.000Z',
    receivedAt: '2026-11-20T17:00:00.000Z',
    payload: {
      ...typed,
      locationNumber: locationId,
      ...(followupAppointment && {
        followupAppointment: {
          serviceId: followupAppointment.serviceId,
          dateTime: followupAppointment.dateTime,
        },
      }),
    },
    ...more,
  }
}

const CHILD: Partial<WalkIn> = {
  basicInfo: {
    ...aWalkIn().basicInfo,
    firstName: 'Otis',
    dateOfBirth: '2019-03-02',
    sexAssignedAtBirth: 'Male',
  },
  consentDetails: {
    ...aWalkIn().consentDetails,
    smsConsent: false,
    signature: {
      legalName: 'Otis Ostrander',
      dateTime: '2026-11-20T16:59:30.000Z',
      relationshipWithPatient: 'Child',
      guardianName: 'Wilhelmina',
      guardianLastName: 'Ostrander',
      guardianDetails: {
        phoneNumber: '513-555-0177',
        relationshipWithPatient: 'Child',
        dateOfBirth: '1984-07-04',
        sexAssignedAtBirth: 'Female',
        address: {
          addressLines: ['714 Cormorant Ln'],
          cityTown: 'Cincinnati',
          stateProvince: 'OH',
          postalCode: '45219',
        },
      },
    },
    documents: [{ slug: 'vaccineConsent', sha256: 'a'.repeat(64) }],
  },
}

const FULL_INSURANCE: BookingBody['insuranceInfo'] = {
  hasPrimaryInsurance: 'YES',
  hasMedicaid: 'YES',
  hasMedicare: 'YES',
  hasReferral: 'NO',
  hasSecondaryInsurance: 'YES',
  'primary-insuranceCarrier': 'Employer plan',
  'primary-memberId': 'QX55820914',
  'primary-groupNumber': 'G1',
  'primary-relation': 'Child',
  'primary-policyholder-firstName': 'Ada',
  'primary-policyholder-lastName': 'Ostrander',
  'primary-personCode': '02',
  'primary-sexAssignedAtBirth': 'Female',
  'primary-sendInvoiceTo': 'Policyholder',
  'primary-claimsAddress': {
    addressLines: ['PO Box 40'],
    cityTown: 'Dayton',
    stateProvince: 'OH',
    postalCode: '45401',
  },
  'secondary-insuranceCarrier': 'Union plan',
  'secondary-memberId': 'U1',
  'secondary-relation': 'Self',
}

const first = anAppointmentLine(twoDoses(), { id: 'first-dose' })

/** A line of every kind of visit, by what it is. */
export const VISITS: Readonly<Record<string, ReadableLine>> = {
  'an adult who walks in': aCheckInLine(),
  'a child who walks in': aCheckInLine(aWalkIn(CHILD)),
  'a walk-in for two vaccines without insurance': aCheckInLine(
    aWalkIn({
      serviceIds: [501, 504],
      insuranceInfo: { hasPrimaryInsurance: '0', stateIssuedId: 'RX1', socialSecurityNumber: '078051120' },
    }),
  ),
  'a walk-in who says nothing about insurance': aCheckInLine(aWalkIn({ insuranceInfo: undefined })),
  'a walk-in with Medicare, a doctor and all that can be asked': aCheckInLine(
    aWalkIn({
      basicInfo: {
        ...aWalkIn().basicInfo,
        isMobileNum: false,
        gender: 'Trans-Woman',
        race: 'Hispanic or Latino',
        ethnicity: 'Not Specified',
        preferredLanguage: 'Tagalog',
        weight: '140',
        altId: '4400 1234',
        motherMaidenFirstName: 'Ines',
        motherMaidenLastName: 'Kowal',
        medicareBeneficiaryIdNumber: '1EG4-TE5-MK73',
        primaryHealthcareProvider: {
          name: 'Dr. Ruiz',
          phoneNumber: '513-555-0100',
          fax: '513-555-0101',
          address: {
            addressLines: ['1 Main St'],
            cityTown: 'Dayton',
            stateProvince: 'OH',
            postalCode: '45401',
          },
        },
      },
      medicalInfo: {
        allergies: ['Eggs', 'Latex'],
        recentVaccinationDetails: [{ name: 'Flu', lastTakenDate: '2026-10' }],
        immunoSuppressants: [{ name: 'Prednisone', lastTakenDate: '2026-11-01', dose: '5 mg' }],
        answerDetails: [{ question: 'haveFever', text: 'Since Monday' }],
        withCare: true,
      },
      notes: ['In a hurry'],
    }),
  ),
  'a walk-in whose answers do not fit': aCheckInLine(aWalkIn(), {
    reasons: ['liveVaccinePregnancy', 'sickToday'],
    misfits: [
      { reason: 'liveVaccinePregnancy', vaccine: 'MMR', question: 'isPregnant' },
      { reason: 'sickToday', vaccine: 'MMR', question: 'haveFever' },
    ],
  }),
  'a walk-in that came a day late': aLineToLookAt(aWalkIn(), [
    'late createdAt',
    'invalidRequest basicInfo.phoneNumber',
  ]),
  'a walk-in of which some cannot be read': aLineToLookAt(
    {
      ...aWalkIn(),
      basicInfo: { firstName: 'Ann', dateOfBirth: '2026-99-99', phoneNumber: 5 },
      consentDetails: 'x',
    },
    ['invalidRequest basicInfo.phoneNumber'],
  ),
  'a walk-in of which nothing can be read': aLineToLookAt('{"locationNumber":"01400376', ['bodyBroken']),
  'a walk-in that is damaged': { ...aLineToLookAt(null, []), unreadable: true } as ReadableLine,
  'an appointment that is damaged': {
    ...anAppointmentLine(aFluVisit()),
    payload: null,
    unreadable: true,
  } as never,
  'an appointment for one vaccine': anAppointmentLine(aFluVisit()),
  'an appointment for a first dose': first,
  'an appointment for a second dose': anAppointmentLine(
    twoDoses({ followupAppointment: undefined, serviceIds: [505] }),
    {
      id: 'second-dose',
      firstId: 'first-dose',
    },
  ),
  'an appointment at a clinic': anAppointmentLine(aPhysical()),
  'an appointment with two insurances, Medicare and Medicaid': anAppointmentLine(
    aPhysical({ insuranceInfo: FULL_INSURANCE }),
  ),
  'an appointment without insurance': anAppointmentLine(
    aPhysical({
      insuranceInfo: { hasPrimaryInsurance: 'NO', hasMedicaid: 'NO', hasMedicare: 'NO', stateId: 'OH123' },
    }),
  ),
  'a visit on video': anAppointmentLine(aVideoVisit()),
  'a visit with a dietitian': anAppointmentLine(aNutritionVisit()),
  'an appointment that was cancelled': anAppointmentLine(aFluVisit(), { status: 'canceled' }),
}

/** What a Bundle of the line says beside it. */
export function aVisitContext({ businessName, locationId }: ReadableLine): VisitContext {
  const isOnVideo = locationId.startsWith('96') || locationId.startsWith('97')
  return {
    origin: 'https://visits.example',
    location: isOnVideo ? undefined : aLocation({ businessName, id: locationId }),
    ...(isOnVideo && { providerName: 'Video Visits East' }),
    services: new Map([
      [501, 'Flu dose 1'],
      [502, 'Shingles dose 1'],
      [504, 'Tdap dose 1'],
      [505, 'Shingles dose 2'],
      [601, 'Physical'],
    ]),
    questions: new Map([
      ['haveFever', 'Are you sick today?'],
      ['isPregnant', 'Are you pregnant?'],
    ]),
  }
}

import { APPOINTMENT_HEADER } from '#contract/appointment-move'
import { ClinicsMeta } from '#contract/clinics'
import type { ErrorKey } from '#contract/endpoint'
import { TABLET_HEADER, VISIT_HEADER } from '#contract/entry'
import { LegacyClinic, LegacyClinics } from '#contract/legacy-clinics'
import { SealedWalkIn } from '#contract/outbox'
import { SimilarAddressesMeta } from '#contract/places'
import { RESERVATION_HEADER } from '#contract/reservations'
import { WalkIn } from '#contract/walk-in'
import type { AnyStruct } from './json-schema.ts'
import type { About } from './openapi.ts'

const BAD: ErrorKey[] = ['invalidRequest', 'unknownField', 'bodyBroken']
const OWN_HOLD = {
  [APPOINTMENT_HEADER]:
    'For a move: id and confirm code of the appointment, with a "." between them. Its own time counts as free.',
  [RESERVATION_HEADER]: 'The code of the hold that this guest has: its time counts as free.',
}
const CLINICS_REFUSED: About['refusals'] = {
  400: ['invalidRequest', 'TooManyReasonsErrorMessage'],
  404: ['locationUnavailable'],
}
const ONE_CLINIC_REFUSED: About['refusals'] = {
  400: ['invalidRequest'],
  404: ['unknownLocation', 'locationClosed'],
}
const BOOK: About = {
  tag: 'Appointments',
  summary: 'Books a visit, with its second dose or without, once.',
  refusals: {
    400: [
      ...BAD,
      'notOnSchedule',
      'serviceNotOffered',
      'serviceSwitchedOff',
      'notEligible',
      'vaccinesNotTogether',
      'doseTooEarly',
    ],
    404: ['unknownLocation', 'unknownService'],
    409: ['slotTaken'],
    422: ['idempotencyKeyReused'],
    429: ['duplicateAppointment'],
  },
}
const CANCEL: About = {
  tag: 'Appointments',
  summary: 'Cancels an appointment that is still to come, a first dose with its second.',
  description: 'An unknown id, a wrong code and a visit that has begun are refused alike.',
  refusals: { 400: BAD, 404: ['unknownAppointment'], 409: ['alreadyCanceled'] },
}

/** What the document says of each call, by the name of its endpoint. */
export const ABOUT_GUEST_API: Readonly<Record<string, About>> = {
  bookAppointment: BOOK,
  bookAppointmentV1: BOOK,
  cancelAppointment: CANCEL,
  cancelAppointmentV2: CANCEL,
  viewAppointment: {
    tag: 'Appointments',
    summary: 'Reads the visit of a cancel link, and changes nothing.',
    description: 'An unknown id and a wrong code are refused alike.',
    refusals: { 400: BAD, 404: ['unknownAppointment'] },
  },
  moveAppointment: {
    tag: 'Appointments',
    summary: 'Moves a visit to another time, a first dose with its second or one of them, once.',
    description:
      'It takes the new time and frees the old one in one step, and id, confirm code and counter code stay. An unknown id and a wrong code are refused alike. A guest can move a visit five times.',
    refusals: {
      400: [
        ...BAD,
        'notOnSchedule',
        'sameTime',
        'followupTooEarly',
        'serviceNotOffered',
        'serviceSwitchedOff',
        'notEligible',
        'doseTooEarly',
      ],
      404: ['unknownAppointment', 'unknownService', 'locationClosed'],
      409: ['slotTaken', 'visitChanged', 'visitBegun', 'alreadyCanceled', 'tooManyMoves', 'notMovable'],
      422: ['idempotencyKeyReused'],
    },
  },
  earlierTimes: {
    tag: 'Appointments',
    summary: 'Has a guest wait for an earlier time, or answers an offer of one.',
    description:
      'A time that comes free is kept ten minutes for the first in line whom it suits. To accept it moves the visit. Without `wish` and `answer` the call reads. An unknown id and a wrong code are refused alike.',
    refusals: {
      400: [
        ...BAD,
        'notOnSchedule',
        'followupTooEarly',
        'serviceNotOffered',
        'serviceSwitchedOff',
        'notEligible',
        'doseTooEarly',
      ],
      404: ['unknownAppointment', 'unknownService', 'locationClosed'],
      409: ['offerOver', 'slotTaken', 'visitChanged', 'visitBegun', 'alreadyCanceled', 'notMovable'],
    },
  },
  visitMessages: {
    tag: 'Appointments',
    summary: 'Agrees to e-mails about a visit, stops them, or reads what the guest agrees to.',
    description:
      'Reminders, and messages when an earlier time is kept. To agree, send the wording that the guest has read. An unknown id and a wrong code are refused alike.',
    refusals: {
      400: BAD,
      404: ['unknownAppointment'],
      409: ['noMessages', 'wordingChanged', 'optedOut', 'alreadyCanceled', 'visitBegun'],
    },
  },
  readReceipt: {
    tag: 'Appointments',
    summary: 'Reads the receipt of an appointment or a check-in, with each consent word for word.',
    description:
      'It says who signed, so it also needs the birth date of the patient. An unknown id and a wrong code are refused alike. The audit has a row for each reading.',
    refusals: { 400: BAD, 403: ['wrongBirthDate'], 404: ['unknownAppointment'], 409: ['noReceipt'] },
  },
  postWalkIn: {
    tag: 'Walk-ins',
    summary: 'Checks a guest in at a store, once.',
    description:
      'The body is a walk-in, or one that a device sealed while it had no network. A sealed one is never refused for what it says: it is kept, and a person looks at it.',
    bodies: [WalkIn as AnyStruct, SealedWalkIn as AnyStruct],
    headers: { [TABLET_HEADER]: 'The token of an enrolled tablet.' },
    refusals: {
      400: [...BAD, 'sealBroken', 'tooManyVaccines', 'consentMissing', 'consentChanged'],
      404: ['unknownLocation'],
      422: ['idempotencyKeyReused', 'unknownOutboxKey'],
      429: ['duplicateAppointment'],
    },
  },
  reserve: {
    tag: 'Holds',
    summary: 'Holds a time for some minutes.',
    headers: OWN_HOLD,
    refusals: {
      400: [...BAD, 'notOnSchedule', 'serviceNotOffered', 'serviceSwitchedOff'],
      404: ['unknownLocation', 'unknownService'],
      409: ['slotTaken'],
      422: ['idempotencyKeyReused'],
      503: ['notHeld', 'busy'],
    },
  },
  extendReservation: {
    tag: 'Holds',
    summary: 'Holds a time for another while.',
    refusals: { 409: ['holdExpired'] },
  },
  releaseReservation: {
    tag: 'Holds',
    summary: 'Gives a held time back, whatever the code.',
  },
  searchPhysical: {
    tag: 'Free times',
    summary: 'Finds providers near a place with their free times, nearest first.',
    headers: OWN_HOLD,
    refusals: {
      400: ['invalidRequest', 'serviceSwitchedOff'],
      404: ['locationUnavailable', 'unknownService'],
    },
  },
  searchVirtual: {
    tag: 'Free times',
    summary: 'Finds who can see a patient of a state on video, with their free times.',
    headers: OWN_HOLD,
    refusals: { 400: ['invalidRequest', 'serviceSwitchedOff'], 404: ['unknownService'] },
  },
  getTimeslots: {
    tag: 'Free times',
    summary: 'Gets the free times of given providers; unknown ones are left out.',
    headers: OWN_HOLD,
    refusals: { 400: ['invalidRequest', 'serviceSwitchedOff'], 404: ['unknownService'] },
  },
  getServices: { tag: 'Services', summary: 'Lists the services of the given businesses.' },
  getServicesAtLocation: {
    tag: 'Services',
    summary: 'Lists the services of one store, with the store.',
    refusals: { 404: ['unknownLocation'] },
  },
  getWeekHours: {
    tag: 'Services',
    summary: 'Gets the usual opening times of one store, in lines for print.',
    refusals: { 404: ['unknownLocation', 'locationClosed'] },
  },
  getStoreNow: {
    tag: 'Services',
    summary: 'Gets when a store is open and how long guests wait there, as it is now.',
    refusals: { 404: ['unknownLocation', 'locationClosed'] },
  },
  validateBenefitCode: {
    tag: 'Services',
    summary: 'Tells whether a benefit code is accepted somewhere.',
    headers: { [VISIT_HEADER]: 'A random id of the page; wrong codes count for it.' },
  },
  getLicensureStates: {
    tag: 'Services',
    summary: 'Lists all states, and whether the business of a service is licensed there.',
    refusals: { 404: ['unknownService'] },
  },
  getSimilarAddresses: {
    tag: 'Places',
    summary: 'Lists places that begin like a text.',
    meta: SimilarAddressesMeta as AnyStruct,
  },
  getZipCodes: {
    tag: 'Places',
    summary: 'Lists the ZIP codes near one, with their towns, states and counties.',
    refusals: { 400: ['invalidRequest'] },
  },
  validateAddress: {
    tag: 'Places',
    summary: 'Checks the address of a patient, and gives the standard form of it.',
    refusals: { 400: BAD },
  },
  validateLegacyAddress: {
    tag: 'Older shapes',
    summary: 'Does the same as validateAddress.',
    refusals: { 400: BAD },
  },
  searchClinics: {
    tag: 'Clinics',
    summary: 'Lists a page of the clinics near a place.',
    meta: ClinicsMeta as AnyStruct,
    refusals: CLINICS_REFUSED,
  },
  getClinicDetails: { tag: 'Clinics', summary: 'Gets one clinic.', refusals: ONE_CLINIC_REFUSED },
  searchLegacyClinics: {
    tag: 'Older shapes',
    summary: 'Lists clinics near a place in the shape before v1.',
    bare: LegacyClinics as AnyStruct,
    refusals: CLINICS_REFUSED,
  },
  searchLegacyLocations: {
    tag: 'Older shapes',
    summary: 'Does the same as searchLegacyClinics.',
    bare: LegacyClinics as AnyStruct,
    refusals: CLINICS_REFUSED,
  },
  getLegacyClinic: {
    tag: 'Older shapes',
    summary: 'Gets one clinic in the shape before v1.',
    bare: LegacyClinic as AnyStruct,
    refusals: ONE_CLINIC_REFUSED,
  },
  getKioskSettings: {
    tag: 'Devices',
    summary: 'Gets what a tablet, a QR code or a poster must know of this server.',
  },
  postKioskEnrolment: {
    tag: 'Devices',
    summary: 'Enrols a tablet at a store, or lets it leave kiosk mode.',
    refusals: { 400: BAD, 403: ['wrongKioskCode'], 404: ['unknownLocation'] },
  },
  postTabletReport: {
    tag: 'Devices',
    summary: 'Reports that a store’s tablet is there, and how many check-ins wait on it.',
    headers: { [TABLET_HEADER]: 'The token of an enrolled tablet.' },
    refusals: { 400: BAD, 404: ['unknownLocation'] },
  },
  getOutboxKey: { tag: 'Devices', summary: 'Gets the public key to which a device seals walk-ins.' },
  getBanner: { tag: 'Devices', summary: 'Gets the banner of the host that is asked.' },
  postMapKey: { tag: 'Devices', summary: 'Gets the address and the key of the street map.' },
  postRecovery: {
    tag: 'Devices',
    summary: 'Has the browser that asks delete all that it keeps for this origin.',
  },
}

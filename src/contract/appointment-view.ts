import type { Infer } from 'superstruct'
import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
} from 'superstruct'
import { EarlierTimes } from './appointment-earlier.ts'
import type { Endpoint } from './endpoint.ts'
import { instant } from './intake.ts'
import { ProviderAddress } from './services.ts'
import { BUSINESS_NAMES } from './vocabulary.ts'

export const ViewBody = object({ confirmCode: string() })
export type ViewBody = Infer<typeof ViewBody>

/** BEGUN: the visit has begun or is over, so that it can no longer be cancelled. */
const STATUSES = ['BOOKED', 'CANCELED', 'BEGUN'] as const

const ViewedAppointment = type({
  id: string(),
  status: enums(STATUSES),
  /** `timezone` is that of the provider (TIME-05). */
  dateTime: type({ value: instant, timezone: string() }),
  durationMinutes: integer(),
  services: array(type({ id: number(), name: string() })),
  counterCode: string(),
  /** How often the visit was moved: the SEQUENCE of its calendar entry. Other providers do not say (VISIT-02). */
  revision: optional(integer()),
  /** Whether the holder of the link can move it now. */
  canMove: optional(boolean()),
  /** It cannot take place at its time: the location is closed then or for good, or no longer does it (DIR-08). */
  isDisplaced: optional(boolean()),
  /** What the provider says of why it is closed then (DIR-06). */
  closedReason: optional(string()),
  /** Of a second dose: days that lie between it and the first at least. */
  afterDays: optional(integer()),
  /** Of a visit on video: the state that the patient is in. */
  licensureState: optional(string()),
})

/** What the holder of a cancel link may see: the visit, but no name and no answer of the form (BK-44). */
export const AppointmentView = type({
  /** The appointment of the link, and a second dose that is cancelled with it. */
  appointments: size(array(ViewedAppointment), 1, 2),
  provider: type({
    /** Of the location, dietitian or member of a video team. */
    id: optional(string()),
    businessName: enums(BUSINESS_NAMES),
    vanityName: optional(nullable(string())),
    legalName: optional(nullable(string())),
    brand: optional(nullable(string())),
    /** null: the visit is on video. */
    address: nullable(ProviderAddress),
    phone: optional(nullable(string())),
  }),
  /** Of a visit that the guest can move: their wish to come earlier, and offers (VISIT-04). */
  earlier: optional(EarlierTimes),
  /** The same of a second dose. */
  followupEarlier: optional(EarlierTimes),
  /** Of a visit about which e-mails can be sent: whether the guest gets them (VISIT-06). */
  messages: optional(type({ isWanted: boolean() })),
})
export type AppointmentView = Infer<typeof AppointmentView>

/**
 * POST reads the visit of a cancel link and changes nothing (BK-44). The code is in the body, so that no log has it. 404
 * unknownAppointment, the same for an unknown id and a wrong code; 503 busy after thirty wrong codes in a minute.
 */
export const viewAppointment: Endpoint<Record<string, never>, ViewBody, AppointmentView> = {
  method: 'POST',
  path: '/appointment-management/v1/appointments/:id/view',
  query: object({}) as never,
  body: ViewBody,
  data: AppointmentView,
  status: 200,
  idempotent: false,
}

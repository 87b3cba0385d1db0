import type { Infer, Struct } from 'superstruct'
import {
  array,
  enums,
  integer,
  literal,
  object,
  optional,
  pattern,
  record,
  string,
  type,
  unknown,
} from 'superstruct'
import { BookingBody } from './appointments.ts'
import { instant, serviceId } from './intake.ts'
import { Progress } from './progress.ts'
import { BUSINESS_NAMES, LOCATION_ID } from './vocabulary.ts'
import { WalkIn } from './walk-in.ts'

/**
 * Version of the lines that leave the product (FEED-06). Adding a field does not change it. Removing a field, or changing its
 * meaning, does.
 */
export const SCHEMA_VERSION = 1

/** An answer that does not fit a chosen vaccine: the key of the reason, the vaccine, the key of the question. */
const MisfitOfLine = type({ reason: string(), vaccine: string(), question: string() })

/** What each of the reasons means, and what staff do (DESK-06). English. */
const AttentionOfLine = type({ reason: string(), meaning: string(), action: string() })

/** What a newer page sent and this build did not know, by its path in the payload (RUN-06). */
const Extra = record(string(), unknown())

/** What happened to the visit, on lines that were read after a cursor. */
const EventOfLine = type({
  id: string(),
  type: string(),
  at: instant,
  businessName: optional(enums(BUSINESS_NAMES)),
  locationId: optional(string()),
  startsAt: optional(instant),
  reason: optional(string()),
})

const ofEveryLine = {
  schemaVersion: literal(SCHEMA_VERSION),
  /** Where the next reading begins, on lines that were read after a cursor. */
  cursor: optional(string()),
  event: optional(EventOfLine),
  id: string(),
}

const ofEveryVisit = {
  ...ofEveryLine,
  progress: optional(Progress),
  counterCode: string(),
  businessName: enums(BUSINESS_NAMES),
  /** Of the location, virtual team or dietitian; "?" where none could be read. */
  locationId: string(),
  serviceIds: array(serviceId),
  /** When the guest checked in, by their device, or booked. */
  createdAt: instant,
  /** When the server received the check-in, or when the appointment last changed. */
  receivedAt: instant,
}

/** A check-in of which the server read and judged everything. */
export const CheckInLine = type({
  ...ofEveryVisit,
  kind: literal('walkin'),
  status: literal('checkedIn'),
  reasons: optional(array(string())),
  attention: optional(array(AttentionOfLine)),
  misfits: optional(array(MisfitOfLine)),
  payload: object({ ...WalkIn.schema, extra: optional(Extra) }),
})
export type CheckInLine = Infer<typeof CheckInLine>

/** A check-in that a person must look at; its payload is what arrived, whatever that is. */
export const NeedsAttentionLine = type({
  ...ofEveryVisit,
  kind: literal('walkin'),
  status: literal('needsAttention'),
  reasons: array(string()),
  attention: optional(array(AttentionOfLine)),
  misfits: optional(array(MisfitOfLine)),
  payload: unknown(),
})
export type NeedsAttentionLine = Infer<typeof NeedsAttentionLine>

const { reservationCode: _, followupAppointment: __, ...booked } = BookingBody.schema

/** What is kept of a booking's body: all but the codes of holds. */
export const BookedPayload = object({
  ...booked,
  locationNumber: pattern(string(), LOCATION_ID),
  extra: optional(Extra),
  /** The second dose, in the payload of the first. */
  followupAppointment: optional(object({ serviceId, dateTime: BookingBody.schema.dateTime })),
})
export type BookedPayload = Infer<typeof BookedPayload>

/** An appointment; a second dose has its own line, which names the first. */
export const AppointmentLine = type({
  ...ofEveryVisit,
  kind: literal('appointment'),
  status: enums(['booked', 'canceled']),
  firstId: optional(string()),
  /** How often its visit was moved to other times. */
  revision: optional(integer()),
  startsAt: instant,
  endsAt: instant,
  /** The page on which it can be cancelled, where PUBLIC_URL is set. */
  cancelUrl: optional(string()),
  payload: BookedPayload,
})
export type AppointmentLine = Infer<typeof AppointmentLine>

/** What came through an outbox and names no store. */
export const UnreadableEntryLine = type({
  ...ofEveryLine,
  kind: literal('unreadable'),
  receivedAt: instant,
  payload: unknown(),
})
export type UnreadableEntryLine = Infer<typeof UnreadableEntryLine>

/** A text that guests agree to, as it was shown (FEED-07). */
export const WordingLine = type({
  ...ofEveryLine,
  kind: literal('wording'),
  /** Hexadecimal SHA-256 of the text, which the documents of a consent name. */
  id: pattern(string(), /^[0-9a-f]{64}$/),
  /** Name of its document. */
  slug: string(),
  /** Since when it was served. */
  receivedAt: instant,
  payload: unknown(),
})
export type WordingLine = Infer<typeof WordingLine>

const nothing = literal(null) as unknown as Struct<null, null>
const kind = enums(['walkin', 'appointment', 'unreadable'])

/** A record whose sealed value cannot be opened, with all that is in clear. */
export const DamagedLine = type({ ...ofEveryLine, kind, payload: nothing, unreadable: literal(true) })
export type DamagedLine = Infer<typeof DamagedLine>

/** An event of a visit that was removed after its days were over. */
export const RemovedLine = type({ ...ofEveryLine, kind, payload: nothing, removed: literal(true) })
export type RemovedLine = Infer<typeof RemovedLine>

/** Every kind of line, by the name of its JSON Schema. */
export const VISIT_LINES = {
  'check-in': CheckInLine,
  'needs-attention': NeedsAttentionLine,
  appointment: AppointmentLine,
  'unreadable-entry': UnreadableEntryLine,
  wording: WordingLine,
  damaged: DamagedLine,
  removed: RemovedLine,
} as const

export type VisitLine =
  | CheckInLine
  | NeedsAttentionLine
  | AppointmentLine
  | UnreadableEntryLine
  | WordingLine
  | DamagedLine
  | RemovedLine

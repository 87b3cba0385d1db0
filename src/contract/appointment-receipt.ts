import type { Infer } from 'superstruct'
import { array, boolean, enums, nullable, number, object, optional, record, string, type } from 'superstruct'
import { AppointmentView } from './appointment-view.ts'
import type { Endpoint } from './endpoint.ts'
import { day, instant } from './intake.ts'

/** `dateOfBirth` is the patient's. Calendars and messages carry the link, so the link alone must not open a receipt (decision 116). */
export const ReceiptBody = object({ confirmCode: string(), dateOfBirth: day })
export type ReceiptBody = Infer<typeof ReceiptBody>

const ReceiptVisit = type({
  id: string(),
  status: enums(['BOOKED', 'CANCELED', 'BEGUN', 'CHECKED_IN']),
  counterCode: string(),
  services: array(type({ id: number(), name: string() })),
  /** Of an appointment; `timezone` is that of the provider (TIME-05). */
  dateTime: optional(type({ value: instant, timezone: string() })),
  durationMinutes: optional(number()),
})

/** A consent as the guest saw it: the content document merged with its layers. */
export const ShownWording = type({
  title: string(),
  summary: string(),
  points: optional(array(string())),
  sections: array(type({ heading: optional(string()), paragraphs: array(string()) })),
  boxes: array(type({ field: string(), label: string() })),
  note: optional(string()),
  /** Of its texts; absent: English (LANG-07). */
  language: optional(string()),
})
export type ShownWording = Infer<typeof ShownWording>

const SignedConsent = type({
  slug: string(),
  /** Of the text that was shown, hexadecimal; null: the device could make none (CONSENT-10). */
  sha256: nullable(string()),
  /** The text with this sha256, word for word; null: the server has not kept it. */
  wording: nullable(ShownWording),
})
export type SignedConsent = Infer<typeof SignedConsent>

/** What was booked or checked in, and what was signed for it (VISIT-09). */
export const VisitReceipt = type({
  /** When the server received it, and the zone of the location. */
  receivedAt: instant,
  timezone: string(),
  patient: string(),
  visits: array(ReceiptVisit),
  provider: AppointmentView.schema.provider,
  signature: type({
    legalName: string(),
    dateTime: string(),
    relationshipWithPatient: string(),
    guardian: optional(string()),
  }),
  consents: array(SignedConsent),
  /** Each consent by its name on the wire, given or not (CONSENT-04, CONSENT-05). */
  answers: record(string(), boolean()),
})
export type VisitReceipt = Infer<typeof VisitReceipt>

/**
 * POST reads the receipt of an appointment or a check-in and changes nothing (VISIT-09). 404 unknownAppointment, the same for an unknown id
 * and a wrong code; 403 wrongBirthDate; 409 noReceipt for what the server cannot read; 503 busy after thirty wrong codes in a minute, or
 * after ten wrong birth dates for one visit in a day.
 */
export const readReceipt: Endpoint<Record<string, never>, ReceiptBody, VisitReceipt> = {
  method: 'POST',
  path: '/appointment-management/v1/appointments/:id/receipt',
  query: object({}) as never,
  body: ReceiptBody,
  data: VisitReceipt,
  status: 200,
  idempotent: false,
}

import type { Infer } from 'superstruct'
import { array, literal, object, optional, pattern, size, string } from 'superstruct'
import type { Endpoint } from './endpoint.ts'
import {
  BasicInfo,
  ConsentDetails,
  formLanguage,
  instant,
  line,
  MedicalInfo,
  note,
  Questionnaire,
  SimpleInsuranceInfo,
  serviceId,
} from './intake.ts'
import { ofTables } from './of-tables.ts'
import { COUNTER_CODE, LOCATION_ID } from './vocabulary.ts'
import { type CheckedInOne, walkInCall } from './walk-in-call.ts'

/** The walk-in payload (WALKIN-19, BOOK-01, BOOK-02): no dateTime, followup or licensureState. */
export const WalkIn = ofTables(
  object({
    businessName: literal('pharmacy'),
    serviceIds: size(array(serviceId), 1, 50),
    locationNumber: pattern(string(), LOCATION_ID),
    patientTimeZone: optional(size(string(), 1, 64)),
    formLanguage,
    basicInfo: BasicInfo,
    requestedVaccinations: size(array(line), 0, 50),
    comments: optional(note),
    notes: optional(size(array(line), 0, 50)),
    insuranceInfo: optional(SimpleInsuranceInfo),
    medicalInfo: optional(MedicalInfo),
    questionnaire: optional(Questionnaire),
    consentDetails: ConsentDetails,
    /** Shown to the guest and printed in the export, so that the counter finds the check-in; without one the server makes it (BK-60). */
    counterCode: optional(pattern(string(), COUNTER_CODE)),
    /** When the guest pressed Submit, by the device's clock; without it the time of receipt counts (BK-60). */
    createdAt: optional(instant),
  }),
)
export type WalkIn = Infer<typeof WalkIn>

/** POST a walk-in check-in (API-25, API-32, API-33): answers a list, the first has id and confirmCode. */
export const postWalkIn: Endpoint<Record<string, never>, WalkIn, { appointments: CheckedInOne[] }> = {
  ...walkInCall,
  body: WalkIn,
}

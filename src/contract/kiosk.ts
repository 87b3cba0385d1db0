import type { Infer } from 'superstruct'
import { boolean, integer, max, min, never, object, optional, pattern, size, string, type } from 'superstruct'
import type { Endpoint } from './endpoint.ts'
import { StoreSummary } from './services.ts'
import { LOCATION_ID } from './vocabulary.ts'

export const KioskSettings = type({
  /** Staff must type the server's KIOSK_CODE to enrol a tablet or to leave kiosk mode. */
  needsCode: boolean(),
  /** The address guests use, without a path: what QR codes and posters hold. */
  publicUrl: string(),
  /** The address is loopback: a poster of it is for trying only. */
  isForTryingOnly: boolean(),
})
export type KioskSettings = Infer<typeof KioskSettings>

/** GET what a tablet, a QR code or a poster must know of this server. */
export const getKioskSettings: Endpoint<Record<string, never>, never, KioskSettings> = {
  method: 'GET',
  path: '/health-services/kiosk-settings',
  query: object({}),
  body: never(),
  data: KioskSettings,
  status: 200,
  idempotent: false,
}

const Enrolment = object({
  locationId: pattern(string(), LOCATION_ID),
  code: optional(size(string(), 0, 200)),
})
export type Enrolment = Infer<typeof Enrolment>

export const Enrolled = type({
  location: StoreSummary,
  /** What the tablet sends as TABLET_HEADER from then on; absent: the server has no KIOSK_CODE, or the tablet has a token. */
  tabletToken: optional(string()),
})
export type Enrolled = Infer<typeof Enrolled>

/**
 * POST to enrol a tablet at a store, or to leave kiosk mode there: answers the store. 403 wrongKioskCode (counted: 5 wrong ones a
 * minute and client, then 503 busy with Retry-After), 404 unknownLocation.
 */
export const postKioskEnrolment: Endpoint<Record<string, never>, Enrolment, Enrolled> = {
  method: 'POST',
  path: '/health-services/kiosk-enrolments',
  query: object({}),
  body: Enrolment,
  data: Enrolled,
  status: 201,
  idempotent: false,
}

const TabletReport = object({
  locationId: pattern(string(), LOCATION_ID),
  /** Tells tablets without a token apart; nothing of a guest. */
  tablet: pattern(string(), /^[\w-]{1,40}$/),
  /** Finished check-ins that wait on the tablet to be sent. */
  waiting: max(min(integer(), 0), 100_000),
})
export type TabletReport = Infer<typeof TabletReport>

/**
 * POST that a tablet is there, each minute, and what waits on it, for the store's counter (DESK-10). Where the server has a KIOSK_CODE,
 * only a tablet with its token is remembered; else few new ones a day (503 busy). 404 unknownLocation.
 */
export const postTabletReport: Endpoint<Record<string, never>, TabletReport, never> = {
  method: 'POST',
  path: '/health-services/tablet-reports',
  query: object({}),
  body: TabletReport,
  data: never(),
  status: 204,
  idempotent: false,
}

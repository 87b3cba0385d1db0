import type { Infer } from 'superstruct'
import { number, optional, string, type } from 'superstruct'
import { KioskSettings } from '#contract/kiosk'
import { StoreSummary } from '#contract/services'
import { KeptCode } from './leave-code.ts'

/** The enrolment of a tablet: its store, the time in milliseconds since 1970, and the server's settings for tablets. */
export const KeptEnrolment = type({
  locationId: string(),
  store: StoreSummary,
  enrolledAt: number(),
  settings: KioskSettings,
  /** By which the server knows this tablet; absent: it was enrolled without a code, or by an older server. */
  tabletToken: optional(string()),
  /** The code that ends the tablet's mode; absent: the tablet was enrolled by a build that kept none. */
  leaveCode: optional(KeptCode),
})
export type KeptEnrolment = Infer<typeof KeptEnrolment>

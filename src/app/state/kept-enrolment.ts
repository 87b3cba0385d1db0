import type { Infer } from 'superstruct'
import { number, optional, string, type } from 'superstruct'
import { KioskSettings } from '#contract/kiosk'
import { StoreSummary } from '#contract/services'

/** That this tablet belongs to a store, since when (milliseconds since 1970), and what the server said of kiosks then. */
export const KeptEnrolment = type({
  locationId: string(),
  store: StoreSummary,
  enrolledAt: number(),
  settings: KioskSettings,
  /** By which the server knows this tablet; absent: it was enrolled without a code, or by an older server. */
  tabletToken: optional(string()),
})
export type KeptEnrolment = Infer<typeof KeptEnrolment>

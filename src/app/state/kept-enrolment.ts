import type { Infer } from 'superstruct'
import { number, string, type } from 'superstruct'
import { KioskSettings } from '#contract/kiosk'
import { StoreSummary } from '#contract/services'

/** That this tablet belongs to a store, since when (milliseconds since 1970), and what the server said of kiosks then. */
export const KeptEnrolment = type({
  locationId: string(),
  store: StoreSummary,
  enrolledAt: number(),
  settings: KioskSettings,
})
export type KeptEnrolment = Infer<typeof KeptEnrolment>

import type { WalkIn } from '#contract/walk-in'

/** A line of the export, as far as tests look at it. */
export type ExportedCheckIn = {
  kind: string
  id: string
  counterCode: string
  status: string
  createdAt: string
  receivedAt: string
  payload: WalkIn
}

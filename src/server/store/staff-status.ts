import type { StaffStatus } from './event-store.ts'

/** How far staff are with a visit. */
export type VisitState = {
  status: StaffStatus
  /** The status that an undo brings back; null: none. */
  former: StaffStatus | null
  /** Epoch milliseconds, by the database's clock. */
  setAt: number
  setBy: string
}

/** `backwards`: a status leads only forward; `unknown`: there is no such visit, or its guest has cancelled it. */
export type SetStatusResult =
  | { outcome: 'set'; state: VisitState }
  | { outcome: 'backwards' | 'tooLate'; state: VisitState | undefined }
  | { outcome: 'unknown' }

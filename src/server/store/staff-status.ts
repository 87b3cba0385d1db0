import { MINUTE_MS } from '#domain/time-units'
import type { StaffStatus } from './event-store.ts'

/** A status that a visit had, since when (epoch milliseconds, by the database's clock), and who set it. */
export type VisitStep = { status: StaffStatus; at: number; by: string }

/** How far staff are with a visit. */
export type VisitState = {
  status: StaffStatus
  /** When the status was set first, also where an undo has brought it back; epoch milliseconds, by the database's clock. */
  setAt: number
  setBy: string
  /** The statuses before it, the oldest first: each undo brings the last of them back. Those that an older build set may be missing. */
  before: readonly VisitStep[]
}

/** How long each status can be taken back after it was set (DESK-05). */
export const UNDO_MS = 10 * MINUTE_MS

/** Whether staff have finished with a visit: it can neither be cancelled nor go on. */
export function isVisitOver(status: StaffStatus | undefined): boolean {
  return status === 'served' || status === 'noshow' || status === 'canceled'
}

/**
 * `backwards`: a status leads only forward; `changed`: it is no longer the one that it must be changed from; `unknown`: there is no such
 * visit, or its guest has cancelled it.
 */
export type SetStatusResult =
  | { outcome: 'set'; state: VisitState }
  | { outcome: 'backwards' | 'tooLate' | 'changed'; state: VisitState | undefined }
  | { outcome: 'unknown' }

/** How far staff are with visits, walk-ins and appointments alike. */
export interface StatusStore {
  /** The status that staff gave visits, by id. Visits without one are left out. */
  visitStates(ids: readonly string[]): Promise<Map<string, VisitState>>
  /**
   * Moves a visit forward (DESK-05), with an event; saying the same again changes nothing. `by`: who, as in the audit; `from`: the
   * status that it must have for that.
   */
  setVisitStatus(
    id: string,
    status: Exclude<StaffStatus, 'waiting'>,
    by: string,
    from?: StaffStatus,
  ): Promise<SetStatusResult>
  /** Brings back the status before the present one, within ten minutes after the present one was set first; step by step when it is asked again. */
  undoVisitStatus(id: string, by: string, from?: StaffStatus): Promise<SetStatusResult>
}

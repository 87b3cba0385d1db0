import type { ProviderKey } from './provider-grid.ts'

/** Cells of one provider's grid that one appointment takes. */
export interface SlotCells {
  provider: ProviderKey
  /** Starts of the cells, epoch milliseconds, in order. */
  cells: number[]
  /** Length of the cells in milliseconds: the grid that they were made with. */
  cellMs: number
  /** How many appointments fit one cell. */
  capacity: number
}

/** One appointment to book, a first dose or a follow-up. */
export interface NewAppointment extends SlotCells {
  id: string
  /** Epoch milliseconds; the first cell begins with it. */
  startsAt: number
  endsAt: number
  serviceIds: number[]
  licensureState: string | null
  /** Code of the hold kept for it; null: whatever is free. */
  holdCode: string | null
  counterCode: string
  /** AES-256-GCM value of the payload. */
  sealed: Uint8Array
  /** A list of the row could not be read, and is empty here. */
  isDamaged?: true
}

/** An appointment as it is stored: what the guest typed is inside `sealed` alone. */
export interface StoredAppointment {
  id: string
  /** The first dose's, when this is its follow-up. */
  firstId: string | null
  provider: ProviderKey
  /** Starts of its cells, epoch milliseconds, in order. */
  cells: number[]
  startsAt: number
  endsAt: number
  serviceIds: number[]
  licensureState: string | null
  counterCode: string
  status: 'booked' | 'canceled'
  /** How often its visit was moved to other times (VISIT-02). */
  revision: number
  /** How often its guest moved it, less one for each time that staff opened the guest's page. */
  guestMoves: number
  /** Epoch milliseconds, by the database: when it was booked, and when its status last changed. */
  receivedAt: number
  changedAt: number
  guestMark: string
  sealed: Uint8Array
  /** A list of the row could not be read, and is empty here. */
  isDamaged?: true
}

import type { NewAppointment, SlotCells, StoredAppointment } from './appointment-record.ts'

/** A time that an appointment is moved to (SCOPE-14). `sealed`: the payload with that time. */
export type NewTime = SlotCells &
  Pick<NewAppointment, 'startsAt' | 'endsAt' | 'licensureState' | 'holdCode' | 'sealed'>

/** One appointment of a visit that moves, as the mover has read it. */
export interface MovingAppointment {
  id: string
  /** The move is refused when the appointment has another one by now. */
  revision: number
  /** The times that it may take, the first free one; empty: it keeps its time. */
  to: readonly NewTime[]
  /** The new payload of an appointment that keeps its time; absent: it keeps the payload too. */
  sealed?: Uint8Array
}

/** Moves the appointments of one visit to other times: all or none (VISIT-02). */
export interface NewMove {
  /** UNIQUE for good, together with those of bookings; null: the caller sent none (API-49). */
  idempotencyKey: string | null
  fingerprint: string
  /** It counts as one of the changes that the guest has. */
  isByGuest?: boolean
  /** The first dose and its follow-up, or the only one. The revision of each rises by one. */
  appointments: readonly MovingAppointment[]
  /** The new payload of the first dose of a second one that moves alone, as the mover has read it. */
  first?: (Pick<MovingAppointment, 'id' | 'revision'> & { sealed: Uint8Array }) | undefined
}

/** An appointment after a move. Times are epoch milliseconds. */
export type MovedAppointment = Pick<StoredAppointment, 'id' | 'revision' | 'provider' | 'startsAt' | 'endsAt'>

export type MoveResult =
  /** `replayed`: the same key with the same body, and the first answer again, also after later moves. */
  | { outcome: 'moved' | 'replayed'; appointments: MovedAppointment[] }
  | { outcome: 'keyReused' }
  /** A cell has no capacity left: every appointment keeps its time, and every hold stays. */
  | { outcome: 'taken' }
  /** One was moved, cancelled or purged since it was read, or staff have begun to serve it. */
  | { outcome: 'changed' }

/** Changes of time; see AppointmentStore. */
export interface MoveStore {
  /** Moves a visit to other times, ends the holds of these and frees the old ones, or changes nothing (SCOPE-14, VISIT-02). */
  move(move: NewMove): Promise<MoveResult>
  /** The move that an idempotency key stands for, with its answer. */
  moveOfKey(
    idempotencyKey: string,
  ): Promise<{ fingerprint: string; appointments: MovedAppointment[] } | undefined>
  /** Gives the guest of an appointment one change more than they have. */
  allowMove(id: string): Promise<void>
}

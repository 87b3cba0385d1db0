import { proxy } from 'valtio'
import type { Slot } from '#domain/slot-view'
import type { Which } from './hold-request.ts'

/** A time that the guest picked. `free`: it could not be held, and is taken if it is still free. */
export type PickedTime = Slot & { status: 'holding' | 'held' | 'free'; code?: string; expiresAt?: number }

/** Why a visit was not moved: a key of the server, or no definite answer. */
export type MoveProblem =
  | 'slotTaken'
  | 'visitChanged'
  | 'tooManyMoves'
  | 'followupTooEarly'
  | 'notEligible'
  | 'notOnSchedule'
  | 'unreachable'
  | 'refused'

/** The guest's change of time, in memory only. */
interface Moving {
  isOpen: boolean
  picked: Partial<Record<Which, PickedTime>>
  /** Counts the times that were lost, so that the list is loaded again. */
  lost: number
  state: { status: 'idle' | 'in_progress' | 'moved' } | { status: 'failed'; problem: MoveProblem }
}

const initial = (): Moving => ({ isOpen: false, picked: {}, lost: 0, state: { status: 'idle' } })

export const moving = proxy<Moving>(initial())

/** Opens the choice of a new time. */
export function openMove(): void {
  Object.assign(moving, initial(), { isOpen: true })
}

/** Closes the choice, and forgets how it went. */
export function endMove(): void {
  Object.assign(moving, initial())
}

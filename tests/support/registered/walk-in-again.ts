import { postWalkIn } from '../../../src/contract/walk-in.ts'

/** A further call: its value in the contract, and a line that answers it. */
export const postWalkInAgain: typeof postWalkIn = {
  ...postWalkIn,
  path: '/appointment-management/v3/appointments/walk-in',
}

import { endVisit, readDraft } from '../../state/draft.ts'
import { clearScheduling } from '../../state/hold.ts'
import { settleHold } from '../../state/hold-again.ts'
import { isFinished, visit } from '../../state/visit.ts'

/**
 * What a guest who comes to search has: coming back from the form they give up what was held (HOLD-10), a reload keeps it
 * (HOLD-24); a walk-in, or a visit that is booked, ends.
 */
export async function beginSearch(): Promise<void> {
  settleHold()
  if (visit.appointment?.timestamp && !isFinished(visit.appointment)) clearScheduling()
  await readDraft()
  const { appointment } = visit
  if (!appointment || (appointment.timestamp && !isFinished(appointment))) return
  await endVisit()
  await readDraft()
}

import { DAY_MS } from '#domain/time-units'
import { displacedReason } from '../directory/displaced.ts'
import { isQuietFor } from '../messages/contact.ts'
import type { Failures } from '../running/failures.ts'
import { LEAST_AHEAD_MS } from '../store/offers.ts'
import type { AppointmentDeps } from './book.ts'

/** A guest is reminded so long before the visit, and not in the last hour. Who booked or moved it later still knows it. */
export const REMINDED_AHEAD_MS = DAY_MS
/** Reminders that are read together. */
const AT_ONCE = 200

/**
 * Returns what writes an event for each booked visit of which a reminder is due (VISIT-06): a day before it begins, or at 8 o'clock where
 * that is between 21 and 8 there, or where a guest on video is. A visit that the directory has no open time for gets none. It never rejects: what fails is logged, and
 * comes with the next run.
 */
export function createReminding(deps: AppointmentDeps & { failures: Failures }): () => Promise<void> {
  return async () => {
    try {
      const now = deps.clock()
      const to = now + REMINDED_AHEAD_MS
      let after = { startsAt: now + LEAST_AHEAD_MS, id: '' }
      for (;;) {
        const due = await deps.store.dueReminders({ after, to, ahead: REMINDED_AHEAD_MS }, AT_ONCE)
        const last = due.at(-1)
        if (!last) return
        const directory = await deps.directory()
        for (const visit of due) {
          const provider = directory.provider(visit.provider)
          if (!provider || displacedReason(directory, visit)) continue
          const appointment = await deps.store.appointment(visit.id)
          if (!appointment || isQuietFor(deps.keys, appointment, provider, now)) continue
          await deps.store.remind(visit)
        }
        after = last
      }
    } catch (error) {
      deps.failures.own('reminders', error)
    }
  }
}

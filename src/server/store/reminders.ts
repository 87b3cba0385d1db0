import { appointmentEvent } from './appointment-events.ts'
import { appointmentOf } from './appointment-rows.ts'
import type { Engine, Queries } from './engine.ts'
import { addEvent } from './events.ts'
import { queueMessage } from './messages.ts'
import type { ReminderStore } from './reminder-store.ts'
import { statesOf } from './visit-states.ts'

/** Reminders over any engine. */
export function createReminderStore(engine: Engine): ReminderStore {
  return {
    async dueReminders({ after, to, ahead }, most) {
      const rows = await engine.query(
        `SELECT * FROM appointments a
         WHERE a.status = 'booked' AND (a.starts_at, a.id) > ($1, $2) AND a.starts_at <= $3 AND NOT EXISTS (
           SELECT 1 FROM events e WHERE e.visit_id = a.id AND (
             (e.type IN ('reminder.due', 'appointment.displaced') AND e.starts_at = a.starts_at)
             OR (e.type IN ('appointment.booked', 'appointment.rescheduled') AND e.at > a.starts_at - $4)))
         ORDER BY a.starts_at, a.id LIMIT $5`,
        [after.startsAt, after.id, to, ahead, most],
      )
      return rows.map(appointmentOf)
    },

    remind: ({ id, startsAt }) =>
      engine.transaction(async (tx) => {
        // Changes nothing, and locks the row: of several processes one writes the event.
        const [row] = await tx.query(
          `UPDATE appointments SET status = status WHERE id = $1 AND starts_at = $2 AND status = 'booked' RETURNING *`,
          [id, startsAt],
        )
        if (!row || (await isReminded(tx, id, startsAt))) return false
        const { status = 'waiting' } = (await statesOf(tx, [id])).get(id) ?? {}
        if (status !== 'waiting') return false
        const visit = appointmentOf(row)
        await addEvent(tx, appointmentEvent('reminder.due', visit))
        await queueMessage(tx, visit, { kind: 'reminder', startsAt, offerId: null })
        return true
      }),
  }
}

async function isReminded({ query }: Queries, id: string, startsAt: number): Promise<boolean> {
  const rows = await query(
    `SELECT 1 AS one FROM events WHERE visit_id = $1 AND type = 'reminder.due' AND starts_at = $2 LIMIT 1`,
    [id, startsAt],
  )
  return rows.length > 0
}

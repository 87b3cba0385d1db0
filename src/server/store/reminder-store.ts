import type { StoredAppointment } from './appointment-record.ts'

/** A visit of which a reminder is due. */
type DueReminder = Pick<
  StoredAppointment,
  'id' | 'provider' | 'cells' | 'startsAt' | 'serviceIds' | 'licensureState' | 'counterCode'
>

/** Reminders of appointments (VISIT-06). */
export interface ReminderStore {
  /**
   * Booked appointments of which a reminder is due: they come after `after` in the order of start and id and begin at `to` (epoch
   * milliseconds) or sooner, were booked or moved more than `ahead` milliseconds before they begin, and neither reminded of nor displaced at
   * that time. At most `most`, in that order.
   */
  dueReminders(
    window: { after: Pick<DueReminder, 'startsAt' | 'id'>; to: number; ahead: number },
    most: number,
  ): Promise<DueReminder[]>
  /** Writes one event of a reminder for each time that an appointment has, also when several processes try. Returns whether this call wrote it. */
  remind(visit: Pick<DueReminder, 'id' | 'startsAt'>): Promise<boolean>
}

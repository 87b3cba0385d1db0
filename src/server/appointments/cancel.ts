import type { CancelBody, CanceledAppointments } from '#contract/appointments'
import { refusal, unknownAppointment } from '../http/refusal.ts'
import type { Client, Limits } from '../limits/limits.ts'
import type { StoredAppointment } from '../store/store.ts'
import type { AppointmentDeps } from './book.ts'
import { checkConfirmCode } from './confirm-code.ts'

type CancelDeps = Pick<AppointmentDeps, 'store' | 'keys' | 'clock' | 'directory' | 'availabilities'> & {
  limits: Limits
}

/**
 * Cancels an appointment that is still to come, a first dose with its follow-up; its time is free at once (CANCEL-12 to CANCEL-14).
 * An unknown id, a wrong code and text that can be none are 404 unknownAppointment alike, and none of them is looked up; so is a visit
 * that has begun or that staff have finished. 409 alreadyCanceled (CANCEL-15); after thirty wrong codes in a minute 503 busy.
 */
export function createCancel(
  deps: CancelDeps,
): (id: string, body: CancelBody, client: Client) => Promise<CanceledAppointments> {
  const { store, clock } = deps
  return async (id, { confirmCode: given }, client) => {
    checkConfirmCode(deps, id, given, client)
    const appointment = await store.appointment(id)
    if (!appointment || appointment.startsAt <= clock()) throw unknownAppointment()
    const canceled = await store.cancel(id)
    if (canceled.outcome === 'alreadyCanceled') {
      throw refusal(409, 'alreadyCanceled', 'This appointment has already been canceled.') // CANCEL-15
    }
    if (canceled.outcome !== 'canceled') throw unknownAppointment()
    await showAsFree(deps, appointment)
    return { appointments: await Promise.all(canceled.ids.map((one) => told(store, one))) }
  }
}

/** The answer about a cancelled appointment: a calendar needs its start and revision to remove the entry. */
async function told(
  store: CancelDeps['store'],
  id: string,
): Promise<CanceledAppointments['appointments'][number]> {
  const appointment = await store.appointment(id)
  if (!appointment) return { id, status: 'CANCELED' }
  const { startsAt, revision } = appointment
  return { id, status: 'CANCELED', startsAt: new Date(startsAt).toISOString(), revision }
}

/** The follow-up is with the same provider. */
async function showAsFree(
  { directory, availabilities }: CancelDeps,
  { provider: key }: StoredAppointment,
): Promise<void> {
  const provider = (await directory()).provider(key)
  if (provider) availabilities.forget(provider)
}

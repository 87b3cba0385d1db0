import type { CancelBody, CanceledAppointments } from '#contract/appointments'
import { refusal, unknownAppointment } from '../http/refusal.ts'
import type { Client, Limits } from '../limits/limits.ts'
import { isVisitOver } from '../store/staff-status.ts'
import type { StoredAppointment } from '../store/store.ts'
import type { AppointmentDeps } from './book.ts'
import { checkConfirmCode } from './confirm-code.ts'

type CancelDeps = Pick<AppointmentDeps, 'store' | 'keys' | 'clock' | 'directory' | 'availabilities'> & {
  limits: Limits
}

/**
 * Cancels an appointment that is still to come, a first dose with its follow-up, or the follow-up that is left; its time is free at once (CANCEL-12 to CANCEL-14).
 * An unknown id, a wrong code and text that can be none are 404 unknownAppointment alike, and none of them is looked up; so is a visit
 * that has begun or that staff have finished. 409 alreadyCanceled (CANCEL-15); after thirty wrong codes in a minute 503 busy.
 */
export function createCancel(
  deps: CancelDeps,
): (id: string, body: CancelBody, client: Client) => Promise<CanceledAppointments> {
  const { store, clock } = deps
  return async (id, { confirmCode: given }, client) => {
    checkConfirmCode(deps, id, given, client)
    const appointment = await toCancel(store, id, clock())
    if (!appointment) throw unknownAppointment()
    const canceled = await store.cancel(appointment.id)
    if (canceled.outcome === 'alreadyCanceled') {
      throw refusal(409, 'alreadyCanceled', 'This appointment has already been canceled.') // CANCEL-15
    }
    if (canceled.outcome !== 'canceled') throw unknownAppointment()
    await showAsFree(deps, appointment)
    return { appointments: await Promise.all(canceled.ids.map((one) => answerAbout(store, one))) }
  }
}

/** The appointment of a link; the second dose once the first has begun or staff have finished it. Undefined where nothing is still to come. */
async function toCancel(
  store: CancelDeps['store'],
  id: string,
  now: number,
): Promise<StoredAppointment | undefined> {
  const first = await store.appointment(id)
  if (!first) return undefined
  const { status } = (await store.visitStates([id])).get(id) ?? {}
  const isAhead = first.startsAt > now && !isVisitOver(status)
  if (isAhead || first.status === 'canceled') return first.startsAt > now ? first : undefined
  const followup = await store.followupOf(id)
  return followup && followup.startsAt > now ? followup : undefined
}

/** The answer about a cancelled appointment: a calendar needs its start and revision to remove the entry. */
async function answerAbout(
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

import type { MessagesBody, VisitMessages } from '#contract/appointment-messages'
import type { AppointmentDeps } from '../appointments/book.ts'
import { checkConfirmCode } from '../appointments/confirm-code.ts'
import { REMINDED_AHEAD_MS } from '../appointments/reminding.ts'
import { refusal, unknownAppointment } from '../http/refusal.ts'
import type { Client } from '../limits/limits.ts'
import type { StoredAppointment } from '../store/store.ts'
import { messageTexts } from './compose.ts'
import { canMessage, contactOf } from './contact.ts'
import type { OptOuts } from './opt-outs.ts'

export type ConsentDeps = AppointmentDeps & { sendsMail: boolean; optOuts: OptOuts }

/** Has guests agree to e-mails about their visit, or stop them. Throws the refusals that `visitMessages` names. */
export function createMessages(
  deps: ConsentDeps,
): (id: string, body: MessagesBody, client: Client) => Promise<VisitMessages> {
  const { store, content } = deps
  return async (id, { confirmCode, language, wanted, wording }, client) => {
    checkConfirmCode(deps, id, confirmCode, client)
    const appointment = await store.appointment(id)
    if (!appointment) throw unknownAppointment()
    const visitId = appointment.firstId ?? id
    // Who does not want e-mails any more can say so whatever has become of the visit.
    if (wanted === false) await store.stopMessages(visitId)
    const said = await messageTexts(content, language)
    if (wanted === true) {
      await refuseMessages(deps, appointment)
      if (wording !== said.texts.consent)
        throw refusal(409, 'wordingChanged', 'The guest has read other words.', 'wording')
      const given = { language: said.language, wording: said.texts.consent }
      await store.agreeToMessages(visitId, given, REMINDED_AHEAD_MS)
    } else if (!canMessage(deps, appointment)) throw noMessages()
    const since = await wantedSince(deps, appointment)
    return { wording: said.texts.consent, agreedAt: since === null ? null : new Date(since).toISOString() }
  }
}

/** When the guest of a visit agreed to e-mails; null: they have not, have stopped them, or get none about any visit. */
export async function wantedSince(
  { store, keys, optOuts }: Pick<ConsentDeps, 'store' | 'keys' | 'optOuts'>,
  appointment: StoredAppointment,
): Promise<number | null> {
  const consent = await store.messageConsent(appointment.firstId ?? appointment.id)
  if (!consent || consent.endedAt !== null) return null
  const contact = contactOf(keys, appointment)
  return contact && (await optOuts.has(contact.address)) ? null : consent.agreedAt
}

async function refuseMessages(deps: ConsentDeps, appointment: StoredAppointment): Promise<void> {
  if (appointment.status === 'canceled')
    throw refusal(409, 'alreadyCanceled', 'This appointment has already been canceled.')
  // A second dose is months after the first.
  const followup = await deps.store.followupOf(appointment.id)
  const isAhead = (one: StoredAppointment | undefined) =>
    one?.status === 'booked' && one.startsAt > deps.clock()
  if (!isAhead(appointment) && !isAhead(followup))
    throw refusal(409, 'visitBegun', 'This visit has begun or is over.')
  const contact = deps.sendsMail ? contactOf(deps.keys, appointment) : undefined
  if (!contact) throw noMessages()
  if (await deps.optOuts.has(contact.address))
    throw refusal(409, 'optedOut', 'This address is on the list of those that get no e-mail.')
}

function noMessages() {
  return refusal(409, 'noMessages', 'No e-mails can be sent about this visit.')
}

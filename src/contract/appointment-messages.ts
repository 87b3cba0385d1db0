import type { Infer } from 'superstruct'
import { boolean, enums, nullable, object, optional, size, string, type } from 'superstruct'
import type { Endpoint } from './endpoint.ts'
import { instant } from './intake.ts'
import { LANGUAGE_CODES } from './languages.ts'

const LONGEST_WORDING = 4000

/** `wanted`: asks for e-mails about a visit in the `wording` that the guest has read, or stops them. Without it the call reads. */
export const MessagesBody = object({
  confirmCode: string(),
  /** In which the guest reads, and gets the e-mails. */
  language: enums(LANGUAGE_CODES),
  wanted: optional(boolean()),
  wording: optional(size(string(), 1, LONGEST_WORDING)),
})
export type MessagesBody = Infer<typeof MessagesBody>

/** `agreedAt`: when the guest agreed; null: they have not, or have stopped the e-mails. `wording`: what they agree to. */
export const VisitMessages = type({ wording: string(), agreedAt: nullable(instant) })
export type VisitMessages = Infer<typeof VisitMessages>

/**
 * POST has a guest agree to e-mails about their visit, stops them, or reads (VISIT-06). 404 unknownAppointment, the same for an unknown id and a
 * wrong code. 409: noMessages where the operator sends none or the visit has no address, wordingChanged where the guest has read other words,
 * optedOut for an address that wants no e-mail, alreadyCanceled, visitBegun.
 */
export const visitMessages: Endpoint<Record<string, never>, MessagesBody, VisitMessages> = {
  method: 'POST',
  path: '/appointment-management/v1/appointments/:id/messages',
  query: object({}) as never,
  body: MessagesBody,
  data: VisitMessages,
  status: 200,
  idempotent: false,
}

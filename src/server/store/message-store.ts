/** What a guest agreed to when they asked for e-mails about a visit (VISIT-06). Instants are epoch milliseconds by the database's clock. */
export type MessageConsent = {
  language: string
  /** The words that the guest read, in that language. */
  wording: string
  agreedAt: number
  /** When the guest stopped the e-mails; null: they have not. */
  endedAt: number | null
}

/** What became of a message. `dropped`: there was no reason to send it any more. `failed`: the mail server would not take it. */
type MessageStatus = 'waiting' | 'sent' | 'dropped' | 'failed'

/** A message that an event has caused. */
export type GuestMessage = {
  /** One for each reminder of a time and each offer, whatever processes do. */
  id: string
  appointmentId: string
  kind: 'reminder' | 'offer'
  /** The time that it is about, epoch milliseconds. */
  startsAt: number
  offerId: string | null
  /** Attempts that failed. */
  attempts: number
}

/** A message with what became of it; `reason`: why it was dropped, or the last problem. */
export type KeptMessage = GuestMessage & { status: MessageStatus; reason: string | null; changedAt: number }

/** What follows for a claimed message. `afterMs`: it is tried again then; `isAttempt`: the mail server was asked. */
export type MessageOutcome =
  | { status: 'sent' }
  | { status: 'dropped' | 'failed'; reason: string }
  | { status: 'waiting'; afterMs: number; reason: string; isAttempt: boolean }

/** E-mails to guests: who agreed to them, and which are to be sent (VISIT-06). */
export interface MessageStore {
  /**
   * Keeps the consent of a guest for the visit of a link, in place of an earlier one. A visit that begins within `aheadMs` is reminded of at
   * once: its reminder was due before the guest agreed.
   */
  agreeToMessages(
    appointmentId: string,
    given: Pick<MessageConsent, 'language' | 'wording'>,
    aheadMs?: number,
  ): Promise<void>
  /** Ends a consent; its words and times stay. */
  stopMessages(appointmentId: string): Promise<void>
  messageConsent(appointmentId: string): Promise<MessageConsent | undefined>
  /** Takes messages that are due, each for one process alone, which has `leaseMs` to settle them. */
  claimMessages(most: number, leaseMs: number): Promise<GuestMessage[]>
  settleMessage(message: GuestMessage, outcome: MessageOutcome): Promise<void>
  /** The messages about an appointment, the oldest first. */
  messagesOf(appointmentId: string): Promise<KeptMessage[]>
  /** Puts an address on the list of those that get no message, or takes it off. */
  setOptedOut(addressHash: string, isOut: boolean): Promise<void>
  isOptedOut(addressHash: string): Promise<boolean>
}

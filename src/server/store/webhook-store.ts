import { MINUTE_MS } from '#domain/time-units'
import type { VisitEvent } from './event-store.ts'

/** A process that claimed a delivery and says nothing for so long has died; an endpoint may take half of it to answer. */
export const DELIVERY_LEASE_MS = MINUTE_MS / 2

/** Where events are sent. */
export type Webhook = {
  name: string
  url: string
  /** Sealed under the name: what signs, the newest first. */
  secrets: Uint8Array
  /** Ids of the locations whose events are sent; null: all. */
  locations: string[] | null
  /** Number of the last event that was taken for delivery. */
  number: number
  /** When the oldest message that waits for another attempt first failed; epoch milliseconds, by the database's clock. Null: none waits. */
  failingSince: number | null
  disabledAt: number | null
  disabledFor: string | null
}

/** A delivery that this process has claimed; `attempt`: 1 for the first. */
export type Delivery = { webhook: Webhook; event: VisitEvent; attempt: number }

/** What becomes of a delivery that its endpoint did not take. */
export type FailedDelivery =
  /** It is tried again. */
  | 'postponed'
  /** It is not sent again by itself, and the others go on, because the endpoint took one of them in the meantime. */
  | 'refused'
  /** The endpoint took nothing in the meantime: the webhook is disabled. */
  | 'disabled'

/** A message that an endpoint has not taken. Instants are epoch milliseconds. */
export type FailedMessage = {
  event: VisitEvent
  /** Of the first attempt. */
  failedAt: number
  attempts: number
  /** Of the last attempt: `status 400`, or the code of an error. */
  problem: string
  /** Of the next attempt; null: it was refused, and is sent again by command alone. */
  nextAt: number | null
}

/** How many messages of a webhook wait to be delivered, how many of these have failed, and how many were refused. */
export type DeliveryCounts = { left: number; failing: number; refused: number }

/** How many messages were set aside, and how many waited for another attempt. */
export type RetriedMessages = { refused: number; waiting: number }

export interface WebhookStore {
  /** False when the name is taken. It begins after the event with the number. */
  addWebhook(webhook: Pick<Webhook, 'name' | 'url' | 'secrets' | 'locations' | 'number'>): Promise<boolean>
  webhooks(): Promise<Webhook[]>
  setWebhookSecrets(name: string, secrets: Uint8Array): Promise<boolean>
  /** Enables a webhook again. It begins after the event with the number; what it had left to deliver, and what was refused after that event, is forgotten. */
  enableWebhook(name: string, number: number): Promise<boolean>
  disableWebhook(name: string, reason: string): Promise<void>
  removeWebhook(name: string): Promise<boolean>
  /** Makes deliveries of the events that no enabled webhook has taken yet; each event once, with any number of processes. */
  queueDeliveries(): Promise<void>
  /** Names of the enabled webhooks that have a delivery that is due. */
  dueWebhooks(): Promise<string[]>
  /**
   * Claims deliveries of one webhook that are due, at most `most`, for `leaseMs`; whoever claims has to settle them. A later event of a
   * visit is claimed only when the earlier ones of its webhook are delivered.
   */
  claimDeliveries(webhook: string, most: number, leaseMs: number): Promise<Delivery[]>
  /** The delivery was taken. Messages that failed since the endpoint last took one are due now: it answers again. */
  settleDelivery(delivery: Delivery): Promise<void>
  /** The delivery was not taken, and is tried again `afterMs` from now; null: this was the last attempt. */
  failDelivery(delivery: Delivery, problem: string, afterMs: number | null): Promise<FailedDelivery>
  /** The messages that a webhook's endpoint has not taken, the oldest first, at most `most`. */
  failedMessages(name: string, most: number): Promise<FailedMessage[]>
  /** Has the messages that a webhook's endpoint has not taken sent now, with all their attempts. Returns how many. */
  retryFailed(name: string): Promise<RetriedMessages>
  /** The number of the first event that a webhook has left to deliver. */
  firstUndelivered(name: string): Promise<number | undefined>
  /** Of the webhooks that have any. */
  countDeliveries(): Promise<Map<string, DeliveryCounts>>
}

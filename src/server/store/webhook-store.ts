import type { VisitEvent } from './event-store.ts'

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
  /** Epoch milliseconds, by the database's clock; null: the last delivery was taken. */
  failingSince: number | null
  disabledAt: number | null
  disabledFor: string | null
}

/** A delivery that this process has claimed; `attempt`: 1 for the first. */
export type Delivery = { webhook: Webhook; event: VisitEvent; attempt: number }

export interface WebhookStore {
  /** False when the name is taken. It begins after the event with the number. */
  addWebhook(webhook: Pick<Webhook, 'name' | 'url' | 'secrets' | 'locations' | 'number'>): Promise<boolean>
  webhooks(): Promise<Webhook[]>
  setWebhookSecrets(name: string, secrets: Uint8Array): Promise<boolean>
  /** Enables a webhook again. It begins after the event with the number; what it had left to deliver is forgotten. */
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
  /** The delivery was taken. */
  settleDelivery(delivery: Delivery): Promise<void>
  /** The delivery was not taken, and is tried again `afterMs` from now. Returns since when the webhook has been failing. */
  postponeDelivery(delivery: Delivery, afterMs: number): Promise<number>
  /** The number of the first event that a webhook has left to deliver. */
  firstUndelivered(name: string): Promise<number | undefined>
  /** How many deliveries each webhook has left. */
  countDeliveries(): Promise<Map<string, number>>
}

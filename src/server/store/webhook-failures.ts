import type { Queries, Transaction } from './engine.ts'
import { eventsNumbered } from './events.ts'
import {
  DELIVERY_LEASE_MS,
  type Delivery,
  type FailedDelivery,
  type FailedMessage,
  type RetriedMessages,
} from './webhook-store.ts'

type Failure = { problem: string; afterMs: number | null }

/**
 * Keeps that a delivery was not taken. After the last attempt the message alone is set aside where the endpoint took another one since
 * it first refused this one; else the webhook is disabled, and keeps the message.
 */
export async function failDelivery(
  tx: Transaction,
  { webhook: { name }, event: { number } }: Delivery,
  { problem, afterMs }: Failure,
): Promise<FailedDelivery> {
  const { query, now } = tx
  const [row] = await query(
    `UPDATE webhook_deliveries SET attempt = attempt + 1, next_at = $3, problem = $4,
       failed_at = COALESCE(failed_at, $5) WHERE webhook = $1 AND number = $2 RETURNING visit_id, attempt, failed_at`,
    [name, number, now + Math.round(afterMs ?? 0), problem, now],
  )
  if (!row || afterMs !== null) return 'postponed'
  const [webhook] = await query('SELECT taken_at FROM webhooks WHERE name = $1', [name])
  if (Number(webhook?.['taken_at'] ?? 0) < Number(row['failed_at'])) {
    await disable(tx, name, problem)
    return 'disabled'
  }
  await query('DELETE FROM webhook_deliveries WHERE webhook = $1 AND number = $2', [name, number])
  await query(
    `INSERT INTO webhook_refusals (webhook, number, visit_id, attempt, failed_at, problem, refused_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [name, number, String(row['visit_id']), Number(row['attempt']), Number(row['failed_at']), problem, now],
  )
  return 'refused'
}

/** Ends the deliveries of a webhook until it is enabled; `reason` is for its operator. */
export async function disable({ query, now }: Transaction, name: string, reason: string): Promise<void> {
  await query('UPDATE webhooks SET disabled_at = $2, disabled_for = $3 WHERE name = $1', [name, now, reason])
}

/** Messages that are refused, and those that failed and wait for another attempt, the oldest failure first. */
export async function failuresOf(queries: Queries, name: string, most: number): Promise<FailedMessage[]> {
  const rows = await queries.query(
    `SELECT number, attempt, failed_at, problem, next_at FROM (
       SELECT number, attempt, failed_at, problem, next_at FROM webhook_deliveries
       WHERE webhook = $1 AND failed_at IS NOT NULL
       UNION ALL
       SELECT number, attempt, failed_at, problem, NULL FROM webhook_refusals WHERE webhook = $1
     ) AS failed ORDER BY failed_at, number LIMIT $2`,
    [name, most],
  )
  const messages: FailedMessage[] = []
  for (const row of rows) {
    const [event] = await eventsNumbered(queries, Number(row['number']))
    // Retention may have removed the visit.
    if (!event) continue
    messages.push({
      event,
      failedAt: Number(row['failed_at']),
      attempts: Number(row['attempt']),
      problem: String(row['problem']),
      nextAt: row['next_at'] == null ? null : Number(row['next_at']),
    })
  }
  return messages
}

/**
 * Keeps that an endpoint took a message, where others failed since the one before, and makes these due. Each is made due so once: a
 * message that is always refused uses up no attempts with each one that is taken.
 */
export async function endOutage({ query, now }: Transaction, name: string): Promise<void> {
  const [failing] = await query(
    `SELECT COALESCE(w.taken_at, 0) AS since FROM webhooks w WHERE w.name = $1 AND EXISTS (
       SELECT 1 FROM webhook_deliveries d WHERE d.webhook = w.name AND d.failed_at >= COALESCE(w.taken_at, 0)
     )`,
    [name],
  )
  if (!failing) return
  // Locks the row first, so that two processes change the deliveries one after the other.
  await query('UPDATE webhooks SET taken_at = $2 WHERE name = $1', [name, now])
  // What is due within the lease may be under way.
  await query(
    'UPDATE webhook_deliveries SET next_at = $2 WHERE webhook = $1 AND failed_at >= $3 AND next_at > $4',
    [name, now, Number(failing['since']), now + DELIVERY_LEASE_MS],
  )
}

/** Makes the messages due that wait for another attempt, and deliveries of the refused ones again, as if nothing had been tried. */
export async function retryFailed({ query, now }: Transaction, name: string): Promise<RetriedMessages> {
  const waiting = await query(
    `UPDATE webhook_deliveries SET next_at = $2, attempt = 0
     WHERE webhook = $1 AND failed_at IS NOT NULL AND next_at > $3 RETURNING number`,
    [name, now, now + DELIVERY_LEASE_MS],
  )
  const rows = await query('DELETE FROM webhook_refusals WHERE webhook = $1 RETURNING number, visit_id', [
    name,
  ])
  for (const row of rows) {
    await query(
      `INSERT INTO webhook_deliveries (webhook, number, visit_id, attempt, next_at) VALUES ($1, $2, $3, 0, $4)
       ON CONFLICT DO NOTHING`,
      [name, Number(row['number']), String(row['visit_id']), now],
    )
  }
  return { refused: rows.length, waiting: waiting.length }
}

import type { Engine, Queries, Row, Transaction } from './engine.ts'
import { eventsBetween, eventsNumbered, lastNumber, numberAll } from './events.ts'
import { latestTurn } from './turns.ts'
import { disable, endOutage, failDelivery, failuresOf, retryFailed } from './webhook-failures.ts'
import type { Delivery, Webhook, WebhookStore } from './webhook-store.ts'

/** Events of one webhook that one transaction makes deliveries of. */
const LOT = 500
/** Deliveries that a webhook has ahead; the rest of the log waits until these are made. */
const MOST_QUEUED = 1000
/** With its failed deliveries a webhook has at most so many times MOST_QUEUED, so that failures do not block new events. */
const WITH_FAILED = 5

/** Webhooks over any engine. */
export function createWebhookStore(engine: Engine, mostQueued = MOST_QUEUED): WebhookStore {
  return {
    addWebhook: ({ name, url, secrets, locations, number }) =>
      engine.transaction(async ({ query, now }) => {
        const mine = await query(
          `INSERT INTO webhooks (name, url, secrets, locations, number, made_at) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT DO NOTHING RETURNING name`,
          [name, url, secrets, locations && JSON.stringify(locations), number, now],
        )
        return mine.length > 0
      }),

    webhooks: () => webhooksOf(engine),

    setWebhookSecrets: (name, secrets) =>
      changed(engine, 'UPDATE webhooks SET secrets = $2 WHERE name = $1 RETURNING name', [name, secrets]),

    enableWebhook: (name, number) =>
      engine.transaction(async ({ query }) => {
        const mine = await query(
          `UPDATE webhooks SET number = $2, disabled_at = NULL, disabled_for = NULL
           WHERE name = $1 RETURNING name`,
          [name, number],
        )
        await query('DELETE FROM webhook_deliveries WHERE webhook = $1', [name])
        await query('DELETE FROM webhook_refusals WHERE webhook = $1 AND number > $2', [name, number])
        return mine.length > 0
      }),

    disableWebhook: (name, reason) => engine.transaction((tx) => disable(tx, name, reason)),

    removeWebhook: (name) =>
      engine.transaction(async ({ query }) => {
        await query('DELETE FROM webhook_deliveries WHERE webhook = $1', [name])
        await query('DELETE FROM webhook_refusals WHERE webhook = $1', [name])
        return (await query('DELETE FROM webhooks WHERE name = $1 RETURNING name', [name])).length > 0
      }),

    async queueDeliveries() {
      const enabled = (await webhooksOf(engine)).filter(isEnabled)
      if (enabled.length === 0) return
      await numberAll(engine)
      const last = await lastNumber(engine)
      for (const { name, number } of enabled) {
        const [row] = await engine.query(
          'SELECT COUNT(*) AS n, COUNT(failed_at) AS failed FROM webhook_deliveries WHERE webhook = $1',
          [name],
        )
        const [all, failed] = [Number(row?.['n']), Number(row?.['failed'])]
        let room = Math.min(mostQueued - (all - failed), mostQueued * WITH_FAILED - all)
        for (let at = number; at < last && room > 0; room -= LOT) {
          const lot = Math.min(LOT, room)
          at = await engine.transaction((tx) => queueLot(tx, { name, last, lot }))
        }
      }
    },

    async dueWebhooks() {
      const now = await engine.now()
      const rows = await engine.query(
        `SELECT DISTINCT d.webhook FROM webhook_deliveries d JOIN webhooks w ON w.name = d.webhook
         WHERE (d.next_at <= $1 OR d.next_at > $2) AND w.disabled_at IS NULL`,
        [now, latestTurn(now)],
      )
      return rows.map((row) => String(row['webhook']))
    },

    claimDeliveries: async (webhook, most, leaseMs) => {
      const now = await engine.now()
      const [due] = await engine.query(
        'SELECT number FROM webhook_deliveries WHERE webhook = $1 AND (next_at <= $2 OR next_at > $3) LIMIT 1',
        [webhook, now, latestTurn(now)],
      )
      return due ? engine.transaction((tx) => claim(tx, { name: webhook, most, leaseMs })) : []
    },

    settleDelivery: ({ webhook: { name }, event: { number } }) =>
      engine.transaction(async (tx) => {
        await tx.query('DELETE FROM webhook_deliveries WHERE webhook = $1 AND number = $2', [name, number])
        await endOutage(tx, name)
      }),

    failDelivery: (delivery, problem, afterMs) =>
      engine.transaction((tx) => failDelivery(tx, delivery, { problem, afterMs })),

    failedMessages: (name, most) => failuresOf(engine, name, most),

    retryFailed: (name) => engine.transaction((tx) => retryFailed(tx, name)),

    async firstUndelivered(name) {
      const [row] = await engine.query(
        'SELECT MIN(number) AS first FROM webhook_deliveries WHERE webhook = $1',
        [name],
      )
      return row?.['first'] == null ? undefined : Number(row['first'])
    },

    async countDeliveries() {
      const rows = await engine.query(
        `SELECT webhook, SUM(waits) AS waits, SUM(failing) AS failing, SUM(refused) AS refused FROM (
           SELECT webhook, 1 AS waits, CASE WHEN failed_at IS NULL THEN 0 ELSE 1 END AS failing, 0 AS refused
           FROM webhook_deliveries
           UNION ALL SELECT webhook, 0, 0, 1 FROM webhook_refusals
         ) AS counted GROUP BY webhook`,
      )
      const counts = (row: Row) => ({
        left: Number(row['waits']),
        failing: Number(row['failing']),
        refused: Number(row['refused']),
      })
      return new Map(rows.map((row) => [String(row['webhook']), counts(row)]))
    },
  }
}

function changed(engine: Engine, sql: string, params: Parameters<Queries['query']>[1]): Promise<boolean> {
  return engine.transaction(async ({ query }) => (await query(sql, params)).length > 0)
}

async function webhooksOf({ query }: Queries): Promise<Webhook[]> {
  const rows = await query(
    `SELECT w.name, w.url, w.secrets, w.locations, w.number, w.disabled_at, w.disabled_for, (
       SELECT MIN(d.failed_at) FROM webhook_deliveries d WHERE d.webhook = w.name AND d.failed_at IS NOT NULL
     ) AS failing_since FROM webhooks w ORDER BY w.name`,
  )
  return rows.map(webhookOf)
}

function isEnabled({ disabledAt }: Webhook): boolean {
  return disabledAt === null
}

/** Makes deliveries of the next events for one webhook, and returns the number up to which it has them. */
async function queueLot(
  tx: Transaction,
  { name, last, lot }: { name: string; last: number; lot: number },
): Promise<number> {
  // Changes nothing, and locks the row: of two processes one queues an event.
  const [row] = await tx.query('UPDATE webhooks SET number = number WHERE name = $1 RETURNING *', [name])
  const webhook = row && webhookOf(row)
  if (!webhook || !isEnabled(webhook)) return last
  const { number: after, locations } = webhook
  const filter = locations === null ? {} : { locationIds: locations }
  const events = await eventsBetween(tx, { after, last, most: lot, filter })
  for (const { number, visitId, visitKind } of events) {
    // A receiver can ask for visits alone.
    if (visitKind === 'wording') continue
    await tx.query(
      `INSERT INTO webhook_deliveries (webhook, number, visit_id, attempt, next_at) VALUES ($1, $2, $3, 0, $4)
       ON CONFLICT DO NOTHING`,
      [name, number, visitId, tx.now],
    )
  }
  const end = events.length < lot ? Math.max(last, after) : (events.at(-1)?.number ?? last)
  await tx.query('UPDATE webhooks SET number = $2 WHERE name = $1', [name, end])
  return end
}

async function claim(
  tx: Transaction,
  { name, most, leaseMs }: { name: string; most: number; leaseMs: number },
): Promise<Delivery[]> {
  const { query, now } = tx
  const rows = await query(
    `SELECT d.webhook, d.number FROM webhook_deliveries d JOIN webhooks w ON w.name = d.webhook
     WHERE d.webhook = $3 AND (d.next_at <= $1 OR d.next_at > $4) AND w.disabled_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM webhook_deliveries e
       WHERE e.webhook = d.webhook AND e.visit_id = d.visit_id AND e.number < d.number
     ) ORDER BY d.next_at, d.number LIMIT $2`,
    [now, most, name, latestTurn(now)],
  )
  const webhooks = new Map((await webhooksOf(tx)).map((one) => [one.name, one]))
  const claimed: Delivery[] = []
  for (const row of rows) {
    // Who is second finds it postponed already. An attempt counts when it has failed: a process that dies has tried nothing.
    const [mine] = await query(
      `UPDATE webhook_deliveries SET next_at = $3
       WHERE webhook = $1 AND number = $2 AND (next_at <= $4 OR next_at > $5) RETURNING attempt`,
      [String(row['webhook']), Number(row['number']), now + leaseMs, now, latestTurn(now)],
    )
    const webhook = webhooks.get(String(row['webhook']))
    if (!mine || !webhook) continue
    const [event] = await eventsNumbered(tx, Number(row['number']))
    if (event) claimed.push({ webhook, event, attempt: Number(mine['attempt']) + 1 })
    // Retention has removed the visit.
    else
      await query('DELETE FROM webhook_deliveries WHERE webhook = $1 AND number = $2', [
        webhook.name,
        Number(row['number']),
      ])
  }
  return claimed
}

function webhookOf(row: Row): Webhook {
  const instant = (name: string) => (row[name] == null ? null : Number(row[name]))
  return {
    name: String(row['name']),
    url: String(row['url']),
    secrets: row['secrets'] as Uint8Array,
    locations: row['locations'] == null ? null : JSON.parse(String(row['locations'])),
    number: Number(row['number']),
    failingSince: instant('failing_since'),
    disabledAt: instant('disabled_at'),
    disabledFor: row['disabled_for'] == null ? null : String(row['disabled_for']),
  }
}

import { HOUR_MS, MINUTE_MS } from '#domain/time-units'
import { traceparentOf } from '../../http/trace.ts'
import type { ServerKeys } from '../../keys/keys.ts'
import { type Log, traceOf } from '../../log.ts'
import type { DeliveryOutcome } from '../../metrics/metrics.ts'
import type { Store } from '../../store/store.ts'
import type { Delivery } from '../../store/webhook-store.ts'
import type { Cursors } from '../cursors.ts'
import { openCursors } from '../cursors.ts'
import { eventFacts } from '../event-lines.ts'
import { type Post, post as postJson } from './post.ts'
import { openSecrets, signedHeaders } from './secrets.ts'

const SECOND_MS = 1000
const EVERY_MS = SECOND_MS
/** Deliveries of one process at the same time. */
const AT_ONCE = 16
/** A process that claimed a delivery and says nothing for so long has died. */
const LEASE_MS = MINUTE_MS
/** Before each further attempt: about a day in all. */
const PAUSES = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
]
/** Pauses are up to this share longer, so that what failed together does not come again together. */
const SPREAD = 0.2
const GONE = 410

type Deps = {
  store: Store
  keys: Pick<ServerKeys, 'dataKeys'>
  log: Log
  /** Epoch milliseconds, for signatures. */
  clock: () => number
  post?: Post
  /** Counts attempts. */
  delivered?: (outcome: DeliveryOutcome) => void
}

/** Delivers events to webhooks until it is stopped (FEED-08); the end waits for what is under way. */
export function startWebhooks(deps: Deps): () => Promise<void> {
  const deliver = createDelivering(deps)
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= deliver()
      .catch((error: unknown) => deps.log({ event: 'error', route: 'webhooks', ...traceOf(error) }))
      .finally(() => {
        running = undefined
      })
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Returns what delivers everything that is due now, in lots. Each event is sent at least once, and under the same id each time. */
export function createDelivering({
  store,
  keys,
  log,
  clock,
  post = postJson,
  delivered = () => {},
}: Deps): () => Promise<void> {
  let cursors: Cursors | undefined

  async function settle(delivery: Delivery): Promise<void> {
    const { webhook, event, attempt } = delivery
    cursors ??= await openCursors(store)
    const { id, type, at, ...facts } = eventFacts(event)
    const data = {
      ...facts,
      visitId: event.visitId,
      kind: event.visitKind,
      ...(event.counterCode !== null && { counterCode: event.counterCode }),
      cursor: cursors.write(event.number),
    }
    const body = JSON.stringify({ type, timestamp: at, data })
    const secrets = openSecrets(keys.dataKeys, webhook)
    const headers = { ...signedHeaders(secrets, { id, now: clock(), body }), traceparent: traceparentOf(id) }
    const posted = await post(webhook.url, headers, body)
    if ('status' in posted && posted.status >= 200 && posted.status < 300) {
      await store.settleDelivery(delivery)
      delivered('delivered')
      return
    }
    const problem = 'status' in posted ? `status ${posted.status}` : posted.problem
    const pause = PAUSES[attempt - 1]
    const isOver = pause === undefined || problem === `status ${GONE}`
    await store.postponeDelivery(delivery, (pause ?? 0) * (1 + Math.random() * SPREAD))
    delivered(isOver ? 'disabled' : 'postponed')
    if (isOver) await store.disableWebhook(webhook.name, problem)
    if (isOver || webhook.failingSince === null) {
      log({ event: isOver ? 'webhook-disabled' : 'webhook-failing', webhook: webhook.name, problem, attempt })
    }
  }

  return async () => {
    await store.queueDeliveries()
    for (;;) {
      const claimed = await store.claimDeliveries(AT_ONCE, LEASE_MS)
      await Promise.all(claimed.map(settle))
      if (claimed.length < AT_ONCE) return
    }
  }
}

import { HOUR_MS, MINUTE_MS } from '#domain/time-units'
import { traceparentOf } from '../../http/trace.ts'
import type { ServerKeys } from '../../keys/keys.ts'
import type { Log, LogLine } from '../../log.ts'
import type { DeliveryOutcome } from '../../metrics/metrics.ts'
import type { Failures } from '../../running/failures.ts'
import type { Store } from '../../store/store.ts'
import { DELIVERY_LEASE_MS, type Delivery, type FailedDelivery } from '../../store/webhook-store.ts'
import type { Cursors } from '../cursors.ts'
import { openCursors } from '../cursors.ts'
import { eventFacts } from '../event-lines.ts'
import { isTaken, type Post, post as postJson } from './post.ts'
import { openSecrets, signedHeaders } from './secrets.ts'

const SECOND_MS = 1000
const EVERY_MS = SECOND_MS
/** Deliveries that one process makes to one webhook at the same time. */
const AT_ONCE = 16
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
const FAILURE_EVENTS = {
  postponed: 'webhook-failing',
  refused: 'webhook-refused',
  disabled: 'webhook-disabled',
} as const satisfies Record<FailedDelivery, string>

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
export function startWebhooks({ failures, ...deps }: Deps & { failures: Failures }): () => Promise<void> {
  let isOver = false
  const deliver = createDelivering({ ...deps, isOver: () => isOver })
  const running = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const turn = deliver()
      .catch((error: unknown) => failures.own('webhooks', error))
      .finally(() => running.delete(turn))
    running.add(turn)
  }, EVERY_MS)
  timer.unref()
  return async () => {
    isOver = true
    clearInterval(timer)
    await Promise.all(running)
  }
}

/**
 * Returns what delivers everything that is due now, in lots, but for webhooks that an earlier turn is still busy with: an endpoint that
 * hangs delays no other. Each event is sent at least once, and under the same id each time.
 */
export function createDelivering({
  store,
  keys,
  log,
  clock,
  post = postJson,
  delivered = () => {},
  isOver = () => false,
}: Deps & { isOver?: () => boolean }): () => Promise<void> {
  let cursors: Cursors | undefined
  let queueing: Promise<void> | undefined
  const busy = new Set<string>()

  /** `say` logs a failure once for all that failed together. */
  async function settle(delivery: Delivery, say: (line: LogLine) => void): Promise<void> {
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
    if (isTaken(posted)) {
      await store.settleDelivery(delivery)
      delivered('delivered')
      return
    }
    const problem = 'status' in posted ? `status ${posted.status}` : posted.problem
    const outcome = await fail(delivery, problem)
    delivered(outcome)
    if (outcome !== 'postponed' || webhook.failingSince === null) {
      const refused = outcome === 'refused' && { message: id, visit: event.visitId }
      say({ event: FAILURE_EVENTS[outcome], webhook: webhook.name, problem, attempt, ...refused })
    }
  }

  async function fail(delivery: Delivery, problem: string): Promise<FailedDelivery> {
    const pause = PAUSES[delivery.attempt - 1]
    if (problem !== `status ${GONE}`) {
      const afterMs = pause === undefined ? null : pause * (1 + Math.random() * SPREAD)
      return store.failDelivery(delivery, problem, afterMs)
    }
    await store.failDelivery(delivery, problem, pause ?? 0)
    await store.disableWebhook(delivery.webhook.name, problem)
    return 'disabled'
  }

  async function deliverTo(name: string): Promise<void> {
    busy.add(name)
    try {
      for (let isMore = true; isMore && !isOver(); ) {
        const claimed = await store.claimDeliveries(name, AT_ONCE, DELIVERY_LEASE_MS)
        const said = new Set<unknown>()
        await Promise.all(
          claimed.map((one) =>
            settle(one, (line) => {
              if (!said.has(line['event'])) log(line)
              said.add(line['event'])
            }),
          ),
        )
        isMore = claimed.length === AT_ONCE
      }
    } finally {
      busy.delete(name)
    }
  }

  return async () => {
    queueing ??= store.queueDeliveries().finally(() => {
      queueing = undefined
    })
    await queueing
    const free = (await store.dueWebhooks()).filter((name) => !busy.has(name))
    await Promise.all(free.map(deliverTo))
  }
}
